"""Whole matches in which a player now and then asks the coach and does what it says: what was promised, what came.

The pupil plays steadily where they do not ask; the others are gentle or steady, by turns. This is how most tables of a
house are, and better than to ask about positions that nobody plays into.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final, NamedTuple

from cardhouse.bots.dice import Dice
from cardhouse.bots.mind import Mind, Thought, mind_of
from cardhouse.bots.roster import bot, settled, think
from cardhouse.cli.match import Match, seed_from
from cardhouse.core import kernel
from cardhouse.core.deal import bot_seed
from cardhouse.core.ears import Ears
from cardhouse.core.game import Game
from cardhouse.core.options import read_options
from cardhouse.core.position import TO_DECK, Position

COACH: Final = "sharp"  # as at the tables of the house
OTHERS: Final = ("steady", "gentle")
SHORT: Final = {"dalmuti": "hands=2", "liap_tui": "max_rounds=4"}  # what a chance is about is over sooner anyway
OFTEN: Final = {"tincholi": 0.04, "liap_tui": 0.2, "dalmuti": 0.2}
USUAL: Final = 0.25  # of the decisions with a choice

Coach = Callable[[Mind], Thought]


class Promise(NamedTuple):
    """A hint that was followed."""

    match: int
    n: int  # the decision of this seat
    seats: int
    others: str  # their level
    mind: Mind
    thought: Thought
    before: Any  # the true position


def plain(mind: Mind) -> Thought:
    """The coach before its chances are put right."""
    return settled(mind, COACH, bot(COACH, mind.game)(mind))


def told(mind: Mind) -> Thought:
    """The coach as people hear it."""
    return think(mind, COACH)


class Set(NamedTuple):
    """What a match is played with where it is not as usual."""

    options: str = ""
    others: str = ""


USUALLY: Final = Set()


def promises(game: Game, number: int, coach: Coach, often: float = 0.0) -> Iterator[tuple[Promise, float]]:
    """The hints of one match, each as soon as what it promised has come true or not: 0 … 1."""
    open_ones, pupil = list[Promise](), number % seats_of(game, number)
    for promise, position in asked(game, number, coach, often):
        open_ones += [promise] if promise else []
        for one in open_ones[:]:
            got = came_of(one, position, pupil)
            if got is not None:
                open_ones.remove(one)
                yield one, got


def asked(
    game: Game, number: int, coach: Coach, often: float = 0.0, at: Set = USUALLY
) -> Iterator[tuple[Promise | None, Position]]:
    """A match, move by move: the hint that was followed, if one was, and the position that came of the move."""
    seats, level = seats_of(game, number), at.others or OTHERS[number % len(OTHERS)]
    options = read_options(game.options, at.options or SHORT.get(game.name, ""))
    seed, dice = seed_from("pupil", game.name, number), Dice(f"pupil {game.name} {number}")
    match = Match(game, game.start(seats, options), options, seed)
    position, pupil = match.position, number % seats
    ears, done = Ears(seats, position.faces), [0] * seats
    share = often or OFTEN.get(game.name, USUAL)
    while position.result is None:
        position.news, promise = [], None
        if position.to_move == TO_DECK:
            match.deal()
        else:
            seat = position.to_move[0]
            mind = mind_of(game, position, seat, ears.heard[seat], bot_seed(seed, seat, done[seat]))
            if seat == pupil and len(mind.legal) > 1 and dice.random() < share:
                thought = coach(replace(mind, coaching=True))
                promise = Promise(number, done[seat], seats, level, mind, thought, position.copy())
            else:
                thought = think(mind, "steady" if seat == pupil else level)
            done[seat] += 1
            move = kernel.find(position, seat, thought.move)
            assert move is not None
            kernel.advance(position, seat, move)
        ears.hear(position.news)
        yield promise, position


def seats_of(game: Game, number: int) -> int:
    """Four as often as all other numbers of players together."""
    few = [seats for seats in game.seats if seats <= 6]
    return 4 if number // 2 % 2 == 0 and 4 in few else few[number // 4 % len(few)]


# -- what a chance is a chance of


def _not_last(before: Any, after: Any, seat: int) -> float | None:
    return float(after.losses[seat] == before.losses[seat]) if sum(after.losses) > sum(before.losses) else None


def _points(before: Any, after: Any, seat: int) -> float | None:
    if seat in after.out:
        return float(1 - after.out.index(seat) / (after.seats - 1))
    return 0.0 if any(item.what == "hand_over" for item in after.news or ()) else None


def _win(before: Any, after: Any, seat: int) -> float | None:
    if after.result is None:
        return None
    first = after.result.ranking[0]
    return float(seat in first) / len(first)


def _hit(before: Any, after: Any, seat: int) -> float | None:
    if not any(item.what == "round_over" for item in after.news or ()):
        return None
    return float(after.said[seat] == after.won[seat])


CAME: Final[Mapping[str, Callable[[Any, Any, int], float | None]]] = {
    "not_last": _not_last,
    "points": _points,
    "win": _win,
    "hit": _hit,
}


def came_of(promise: Promise, after: Any, seat: int) -> float | None:
    """None as long as nobody knows; a hint without a chance promises nothing and is over at once."""
    if not promise.thought.goal:
        return -1.0
    return CAME[promise.thought.goal](promise.before, after, seat)
