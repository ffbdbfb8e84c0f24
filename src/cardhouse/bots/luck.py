"""What the cards of a match were worth: equally strong bots in all seats play the very same deals, again and again.

What a seat made of them beside what they were worth is its skill; the rest was luck. `docs/luck.md` has the maths.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from cardhouse.bots.mind import mind_of
from cardhouse.bots.roster import think
from cardhouse.core import kernel
from cardhouse.core.deal import FAIR
from cardhouse.core.ears import Ears
from cardhouse.core.fold import seeded_deal
from cardhouse.core.game import Game
from cardhouse.core.options import Options
from cardhouse.core.position import TO_DECK, Position, Result

LEVEL = "steady"  # quick enough to play a match many times; what it is good for is measured in bench/luck.py
SLIP, SLIPS = "gentle", 0.15  # this part of the decisions is left to a weaker one: the same cards, played in many ways


class Deals(NamedTuple):
    """All the cards of a match, whoever plays them."""

    game: Game
    seats: int
    options: Options
    seed: bytes
    fair: int = FAIR


class Worth(NamedTuple):
    """Of a seat, as a share of the others who are beaten: 1 for the first place, 0 for the last."""

    mean: float
    error: float  # its standard error


def shares(result: Result, seats: int) -> list[float]:
    """Per seat: the part of the others behind it; who is level with it counts half."""
    got = [0.0] * seats
    behind = seats
    for group in result.ranking:
        behind -= len(group)
        for seat in group:
            got[seat] = (behind + (len(group) - 1) / 2) / (seats - 1) if seats > 1 else 0.5
    return got


def played(deals: Deals, whim: str, levels: Sequence[str] | None = None) -> tuple[list[float], int]:
    """The shares after one match with these deals, and how many decisions it took; all bots are alike, or as named."""
    position: Position = deals.game.start(deals.seats, deals.options)
    ears, done, dealt = Ears(deals.seats, position.faces), [0] * deals.seats, 0
    while position.result is None:
        if position.to_move == TO_DECK:
            dealt += 1
            position.news = []
            position.lay(seeded_deal(position, deals.seed, dealt, deals.fair))
        else:
            seat = position.to_move[0]
            mind = mind_of(deals.game, position, seat, ears.heard[seat], f"{whim} p{seat + 1} {done[seat]}")
            done[seat] += 1
            slips = levels is None and mind.dice("slip").random() < SLIPS
            level = SLIP if slips else LEVEL if levels is None else levels[seat]
            move = kernel.find(position, seat, think(mind, level).move)
            assert move is not None
            kernel.advance(position, seat, move)
        ears.hear(position.news)
    return shares(position.result, deals.seats), sum(done)


def worth(values: Sequence[Sequence[float]]) -> list[Worth]:
    """Per seat, from the shares of several matches."""
    return [_worth(column) for column in zip(*values, strict=True)]


def _worth(values: Sequence[float]) -> Worth:
    n = len(values)
    mean = sum(values) / n
    spread = sum((value - mean) ** 2 for value in values) / (n - 1) if n > 1 else 0.25
    return Worth(mean, sqrt(max(spread, 1 / (12 * n)) / n))  # what always came out is not certain
