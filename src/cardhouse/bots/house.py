"""Who can be asked to play: four levels for every game, and whoever a package brings along."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from cardhouse.bots import baselines, dalmuti, generic, liap_tui, tincholi, tricks
from cardhouse.bots.mind import Bot, Mind, Thought
from cardhouse.core import kernel
from cardhouse.core.position import Reason

LEVELS: Final = ("gentle", "steady", "sharp", "master")
GROUP: Final = "cardhouse.bots"  # of entry points: name → a function from a Mind to a move

# A game's bots join by its line here, with all levels; a game without a line is played by its rules alone.
OF_GAME: dict[str, Mapping[str, Bot]] = {
    "thulla": tricks.LEVELS,
    "kazhutha": tricks.LEVELS,
    "dalmuti": dalmuti.LEVELS,
    "tincholi": tincholi.LEVELS,
    "liap_tui": liap_tui.LEVELS,
}
FOR_ALL: dict[str, Bot] = {"chance": generic.chance}
BASELINES: dict[str, Mapping[str, Bot]] = {"tincholi": baselines.LEVELS}  # to be measured against, at no table

CAST: Final[Mapping[str, tuple[str, ...]]] = {
    "gentle": ("Ammini", "Bao", "Chotu", "Nilu", "Paco", "Tutu", "Unni", "Wren"),
    "steady": ("Beena", "Cato", "Devi", "Hari", "Joan", "Lin", "Oskar", "Thomas"),
    "sharp": ("Anjali", "Faizal", "Greta", "Kwan", "Meera", "Rosa", "Sunny", "Viktor"),
    "master": ("Abuela Sol", "Begum", "Doña Inés", "Kunjamma", "Master Lau", "Ravi Mash", "The Abbess", "Vaidyar"),
}

REASONS: Final[Mapping[str, str]] = {
    "only_move": "there is nothing else to play",
    "all_the_same": "all that you could play is the same in effect",
    "habit": "it looked right",
    "chance": "any move will do",
    "best_chance": "it did best in the worlds that are possible",
    **tricks.REASONS,
    **dalmuti.REASONS,
    **tincholi.REASONS,
    **liap_tui.REASONS,
}


class NoSuchBot(LookupError):
    """Nobody here has that name, or whoever has it cannot come."""


class BadMove(ValueError):
    """A bot answered with something that is not a legal move: its name, and what it did."""

    def __str__(self) -> str:
        return " ".join(self.args)


def think(mind: Mind, name: str) -> Thought:
    """What the bot of this name would do, and why. The move is legal and in its canonical spelling."""
    return settled(mind, name, bot(name, mind.game.name)(mind))


def settled(mind: Mind, name: str, answer: object) -> Thought:
    """An answer as the house takes it; a stranger's can be anything. Raises BadMove."""
    thought = Thought(answer) if isinstance(answer, str) else answer
    if not isinstance(thought, Thought) or not isinstance(thought.move, str):
        raise BadMove(name, f"answers {answer!r}, which is not a move")
    move = kernel.find(mind.possible, mind.seat, thought.move)
    if move is None:
        raise BadMove(name, f"plays {thought.move}, which is not legal")
    return thought._replace(move=mind.possible.text(move))


def bot(name: str, game: str) -> Bot:
    """A level, the name of an entry point, or `module:function`. Raises NoSuchBot."""
    if name in LEVELS:
        return OF_GAME.get(game, generic.LEVELS)[name]
    fixed: Mapping[str, Bot] = {**FOR_ALL, **BASELINES.get(game, {})}
    if name in fixed:
        return fixed[name]
    if ":" in name:
        return _loaded(name, lambda: _from_module(name))
    if name in _brought_along():
        return _loaded(name, _brought_along()[name])
    there_are = ", ".join([*LEVELS, *fixed, *_brought_along()])
    raise NoSuchBot(f"there is no bot {name}; there are {there_are}, and module:function")


def _loaded(name: str, load: Callable[[], Bot]) -> Bot:
    """A stranger's module may do anything while it is imported."""
    try:
        found = load()
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise NoSuchBot(f"{name}: {in_a_line(error)}") from error
    if not callable(found):
        raise NoSuchBot(f"{name} is not a function")
    return found


def _from_module(name: str) -> Bot:
    module, _, function = name.partition(":")
    found: Bot = getattr(import_module(module), function)
    return found


def in_a_line(error: BaseException) -> str:
    """`KeyError: 'x'`"""
    return " ".join(f"{type(error).__name__}: {error}".split()).removesuffix(":")


@cache
def _brought_along() -> dict[str, Callable[[], Bot]]:
    return {entry.name: entry.load for entry in entry_points(group=GROUP)}


def visitors() -> list[str]:
    """The bots that installed packages have brought along."""
    return list(_brought_along())


def newcomer(level: str, taken: Collection[str], chance: float) -> str:
    """A name for a bot of this level that nobody at the table has yet; `chance` is at least 0 and below 1."""
    cast = CAST.get(level, CAST["steady"])
    for nth in ("", *(f" {n}" for n in range(2, len(taken) + 3))):
        free = [name + nth for name in cast if name + nth not in taken]
        if free:
            return free[int(chance * len(free))]
    raise AssertionError("there are more names than can be taken")


def sentence(why: Reason) -> str:
    """A reason in English."""
    return REASONS[why.code].format_map({key: kernel.listed(value) for key, value in why.params.items()})
