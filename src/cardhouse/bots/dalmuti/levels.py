"""The Great Dalmuti: shed what is bad in whole sets, and keep what wins the lead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from cardhouse.bots.dalmuti.habit import FEW, beatable, skilled, sound
from cardhouse.bots.dalmuti.reasons import ALONE, why
from cardhouse.bots.dalmuti.worlds import NOISE, Deals, Read, rollout, worth
from cardhouse.bots.mind import Bot, Mind, Thought
from cardhouse.bots.search import Plan, search
from cardhouse.core.position import Position, Reason, Rng
from cardhouse.games.dalmuti.pieces import (
    HOLDS,
    JESTER,
    JESTERS,
    PASS,
    SHIFT,
    SIZE,
    UNDER,
    VALUES,
)
from cardhouse.games.dalmuti.rules import Dalmuti
from cardhouse.games.dalmuti.told import ASK, PLAY

DEALING: Final = 40  # moves could be played in the time that it takes to read a world
LESS_NOISE: Final = 0.04  # who reads the others well may trust them more
CARE: Final = 0.65  # how often a gentle player looks before they play
CAREFUL: Final = 130_000  # moves for what people are told: not half a second


def shortlist(d: Dalmuti, seat: int) -> Mapping[int, int]:
    """Of many sets those that a player would think of."""
    hand = d.hands[seat]
    if d.phase == ASK:
        moves = set(d.legal(seat))
    elif d.phase != PLAY:
        worst = [v for v in VALUES[hand + HOLDS[1] & UNDER[JESTER]] if v > 5]
        moves = {m for m in d.legal(seat) if m & 15 in worst[-4:]} or set(d.legal(seat)[-4:])
    elif d.need:
        moves = _answers(d, seat)
    else:
        moves = _leads(d, hand)
    moves |= {sound(d, seat), skilled(d, seat)}
    return {move: move for move in d.legal(seat) if move in moves}


def _leads(d: Dalmuti, hand: int) -> set[int]:
    """The three worst values whole, the biggest set, what cannot be beaten; near the end Jesters too."""
    jesters, others = hand >> JESTERS, sum(d.hands) - hand
    whole = [v << 6 | (hand >> SHIFT[v] & 31) << 2 for v in VALUES[hand + HOLDS[1] & UNDER[JESTER]]]
    moves = set(whole[-3:]) | set(sorted(whole, key=SIZE.__getitem__)[-1:])
    moves |= set([move for move in whole if not beatable(others, move >> 6, SIZE[move])][-2:])
    if jesters and len(whole) <= FEW + 1:
        moves |= {move | wild for move in whole for wild in range(1, jesters + 1)} | {JESTER << 6 | jesters}
    return moves


def _answers(d: Dalmuti, seat: int) -> set[int]:
    """To pass, the two weakest plays without Jesters, the strongest; near the end all."""
    legal = d.legal(seat)
    plain = [move for move in legal if move and not move & 3]
    if len(VALUES[d.hands[seat] + HOLDS[1] & UNDER[JESTER]]) <= FEW:
        return set(legal)
    whole = [move for move in plain if d.hands[seat] >> SHIFT[move >> 6] & 31 == d.need]
    return {PASS, *whole[-2:], *plain[-1:], *plain[:1], *([] if plain else legal[-1:])}


# -- the levels


def gentle(mind: Mind) -> Thought:
    """Plays the first set that comes to mind, or passes."""
    d, seat, random = _at(mind)
    legal = d.legal(seat)
    if len(legal) == 1:
        return Thought(d.text(legal[0]), why=Reason("only_move", {}))
    move = sound(d, seat) if random() < CARE else legal[int(random() * len(legal))]
    return Thought(d.text(move))


def steady(mind: Mind) -> Thought:
    d, seat, _ = _at(mind)
    legal = d.legal(seat)
    if len(legal) == 1:
        return Thought(d.text(legal[0]), why=Reason("only_move", {}))
    move = sound(d, seat)
    return Thought(d.text(move), why=why(d, seat, move) or Reason("habit", {}))


def _at(mind: Mind) -> tuple[Dalmuti, int, Callable[[], float]]:
    d = mind.possible
    assert isinstance(d, Dalmuti)
    return d, mind.seat, mind.dice().random


def searching(steps: int, noise: float = NOISE, reads: bool = False) -> Bot:
    def play_on(d: Dalmuti, dice: Rng, me: int) -> int:
        return rollout(d, dice, me, noise)

    def worlds(mind: Mind) -> Callable[[Rng], Position]:
        return Read(mind).world if reads else Deals(mind).world

    dealing = DEALING if reads else 0
    plan = Plan(play_on, worth, "points", steps, shortlist, why, worlds, skilled, dealing, CAREFUL, alone=ALONE)
    return lambda mind: search(mind, plan)


LEVELS: dict[str, Bot] = {
    "gentle": gentle,
    "steady": steady,
    "sharp": searching(14_000),
    "master": searching(40_000, LESS_NOISE, reads=True),
}
