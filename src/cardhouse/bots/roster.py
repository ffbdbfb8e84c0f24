"""Who can be asked to play: four levels for every game, and whoever a package brings along."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Final

from cardhouse.bots import generic
from cardhouse.bots.chances import chances_of, told
from cardhouse.bots.mind import Bot, Mind, Thought
from cardhouse.core import kernel
from cardhouse.core.game import Game
from cardhouse.core.info import in_a_line, load
from cardhouse.core.position import Reason

LEVELS: Final = ("gentle", "steady", "sharp", "master")
GROUP: Final = "cardhouse.bots"  # of entry points: name → a function from a Mind to a move

OF_GAME: dict[str, Mapping[str, Bot]] = {}  # what was loaded: a game's declaration says where its bots are
FOR_ALL: dict[str, Bot] = {"chance": generic.chance}

CAST: Final[Mapping[str, tuple[str, ...]]] = {
    "gentle": ("Ammini", "Bao", "Chotu", "Nilu", "Paco", "Tutu", "Unni", "Wren"),
    "steady": ("Beena", "Cato", "Devi", "Hari", "Joan", "Lin", "Oskar", "Thomas"),
    "sharp": ("Anjali", "Faizal", "Greta", "Kwan", "Meera", "Rosa", "Sunny", "Viktor"),
    "master": ("Abuela Sol", "Begum", "Doña Inés", "Kunjamma", "Master Lau", "Ravi Mash", "The Abbess", "Vaidyar"),
}

# What each of them looks like: a thing of a household. The client draws it and knows its lines by this word.
CHARACTERS: Final[Mapping[str, str]] = {
    "Ammini": "teacup",
    "Bao": "lamp",
    "Chotu": "bell",
    "Nilu": "umbrella",
    "Paco": "toaster",
    "Tutu": "top",
    "Unni": "flowerpot",
    "Wren": "cuckoo",
    "Beena": "radio",
    "Cato": "typewriter",
    "Devi": "can",
    "Hari": "sewing",
    "Joan": "camera",
    "Lin": "telephone",
    "Oskar": "kettle",
    "Thomas": "pickles",
    "Anjali": "torch",
    "Faizal": "fan",
    "Greta": "lantern",
    "Kwan": "suitcase",
    "Meera": "gramophone",
    "Rosa": "padlock",
    "Sunny": "scales",
    "Viktor": "iron",
    "Abuela Sol": "alarm",
    "Begum": "globe",
    "Doña Inés": "hourglass",
    "Kunjamma": "abacus",
    "Master Lau": "book",
    "Ravi Mash": "tiffin",
    "The Abbess": "piggy",
    "Vaidyar": "cooker",
}

GENERAL_REASONS: Final[Mapping[str, str]] = {
    "only_move": "you have no other move",
    "all_the_same": "all your moves are equally good",
    "habit": "it looked right",
    "chance": "any move will do",
    "best_chance": "it does best across the hands that are possible",
    "even": "there is no real difference",
    "no_other": "no other move is worth a thought",
    "ahead": "it comes out better than {other} in the hands that are possible",
}


class NoSuchBot(LookupError):
    """Nobody here has that name, or whoever has it cannot come."""


class BadMove(ValueError):
    """A bot answered with something that is not a legal move: its name, and what it did."""

    def __str__(self) -> str:
        return " ".join(self.args)


def think(mind: Mind, name: str) -> Thought:
    """What the bot of this name would do, and why. The move is legal and in its canonical spelling.

    Chances that people will read are put right by what came of such chances before."""
    thought = settled(mind, name, bot(name, mind.game)(mind))
    return told(thought, chances_of(mind.game).line) if mind.coaching else thought


def settled(mind: Mind, name: str, answer: object) -> Thought:
    """An answer as the house takes it; a stranger's can be anything. Raises BadMove."""
    thought = Thought(answer) if isinstance(answer, str) else answer
    if not isinstance(thought, Thought) or not isinstance(thought.move, str):
        raise BadMove(name, f"answers {answer!r}, which is not a move")
    move = kernel.find(mind.possible, mind.seat, thought.move)
    if move is None:
        raise BadMove(name, f"plays {thought.move}, which is not legal")
    return thought._replace(move=mind.possible.text(move))


def bot(name: str, game: Game) -> Bot:
    """A level, the name of an entry point, or `module:function`. Raises NoSuchBot."""
    if name in LEVELS:
        return levels(game)[name]
    fixed: Mapping[str, Bot] = {**FOR_ALL, **_of(game, game.info.baselines)}
    if name in fixed:
        return fixed[name]
    if ":" in name:
        return _called(name, lambda: load(name))
    if name in _brought_along():
        return _called(name, _brought_along()[name])
    there_are = ", ".join([*LEVELS, *fixed, *_brought_along()])
    raise NoSuchBot(f"there is no bot {name}; there are {there_are}, and module:function")


def levels(game: Game) -> Mapping[str, Bot]:
    """The bots of a game; a game without any is played by its rules alone. Raises NoSuchBot if they cannot come."""
    found = OF_GAME.get(game.name)
    if found is None:
        found = {**generic.LEVELS, **_of(game, game.info.bots)}
        OF_GAME[game.name] = found
    return found


def reasons(game: Game) -> Mapping[str, str]:
    """Why bots do what they do: code → sentence."""
    return {**GENERAL_REASONS, **_of(game, game.info.reasons)}


def _of(game: Game, reference: str) -> Mapping[str, Any]:
    """What a declaration refers to; nothing, if it refers to nothing."""
    found = _loaded(f"{game.name} ({reference})", lambda: load(reference)) if reference else {}
    if not isinstance(found, Mapping):
        raise NoSuchBot(f"{game.name} ({reference}) is not a mapping")
    return found


def _called(name: str, find: Callable[[], Any]) -> Bot:
    found: Bot = _loaded(name, find)
    if not callable(found):
        raise NoSuchBot(f"{name} is not a function")
    return found


def _loaded(name: str, find: Callable[[], Any]) -> Any:
    """A stranger's module may do anything while it is imported."""
    try:
        return find()
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise NoSuchBot(f"{name}: {in_a_line(error)}") from error


@cache
def _brought_along() -> dict[str, Callable[[], Bot]]:
    return {entry.name: entry.load for entry in entry_points(group=GROUP)}


def visitors() -> list[str]:
    """The bots that installed packages have brought along."""
    return list(_brought_along())


def newcomer(level: str, taken: Collection[str], chance: float) -> str:
    """A name for a bot of this level that nobody at the table has yet; `chance` is at least 0 and below 1."""
    cast = CAST.get(level, CAST["steady"])
    others = [name for more in CAST.values() if more is not cast for name in more]
    for names in (cast, others, *([f"{name} {n}" for name in cast] for n in range(2, len(taken) + 3))):
        free = [name for name in names if name not in taken]
        if free:  # of a table of ten nobody has the face of another
            return free[int(chance * len(free))]
    raise AssertionError("there are more names than can be taken")


def character(name: str) -> str | None:
    """The thing that a bot of this name is, also the second of that name; None for a name outside the cast."""
    return CHARACTERS.get(name) or CHARACTERS.get(name.rstrip("0123456789").rstrip())


def thing(name: str) -> str:
    """The same, and for any other name always the same one."""
    return character(name) or [*CHARACTERS.values()][sum(map(ord, name)) % len(CHARACTERS)]


def sentence(why: Reason, game: Game) -> str:
    """A reason in English."""
    said = reasons(game).get(why.code, why.code.replace("_", " "))  # a stranger's bot may have reasons of its own
    return said.format_map({key: kernel.listed(value) for key, value in why.params.items()})
