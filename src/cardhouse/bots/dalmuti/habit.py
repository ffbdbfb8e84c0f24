"""How a careful player of The Great Dalmuti plays by habit: the worst first and in whole sets.

The steady level plays like this, and so does everybody in the worlds that a search tries.
"""

from __future__ import annotations

from typing import Final

from cardhouse.games.dalmuti.pieces import (
    HOLDS,
    JESTER,
    JESTERS,
    PASS,
    QUIET,
    REVOLUTION,
    SHIFT,
    UNDER,
    VALUES,
)
from cardhouse.games.dalmuti.rules import Dalmuti
from cardhouse.games.dalmuti.told import ASK, PLAY

FEW: Final = 3  # sets: from then on the lead is worth strong cards


def sound(d: Dalmuti, seat: int) -> int:
    """What a careful player does: from the own hand, the table, and the cards that are still out."""
    if d.phase != PLAY:
        return _answer(d, seat)
    hand, need = d.hands[seat], d.need
    return reply(hand, need, d.best) if need else lead(hand, sum(d.hands) - hand)


def reply(hand: int, need: int, best: int) -> int:
    jesters = hand >> JESTERS
    lower = hand + HOLDS[need - jesters if need > jesters else 1] & UNDER[best]
    if not lower:
        return PASS
    values = VALUES[hand + HOLDS[1] & UNDER[JESTER]]
    few = len(values) <= FEW
    split = 0
    for v in reversed(VALUES[lower]):
        count = hand >> SHIFT[v] & 31
        if count == need:
            return v << 6 | need << 2 if few or v > 3 or need > 1 or best < 6 else PASS
        if count > need:
            if not split and (v > 6 or few):
                split = v << 6 | need << 2
        elif few and len(values) <= 2:
            return v << 6 | count << 2 | need - count  # Jesters are for the last steps
    return split


def lead(hand: int, others: int) -> int:
    """The worst set; but when all others but one cannot be beaten, those first."""
    jesters, values = hand >> JESTERS, VALUES[hand + HOLDS[1] & UNDER[JESTER]]
    if not values:
        return JESTER << 6 | jesters
    worst = values[-1]
    count = hand >> SHIFT[worst] & 31
    if len(values) == 1:
        return worst << 6 | count << 2 | jesters
    if len(values) <= FEW:
        for v in values[-2::-1]:
            held = hand >> SHIFT[v] & 31
            if not beatable(others, v, held):
                if len(values) == 2 or not beatable(others, values[0], hand >> SHIFT[values[0]] & 31):
                    return v << 6 | held << 2
                break
    return worst << 6 | count << 2


def skilled(d: Dalmuti, seat: int) -> int:
    """A better habit, found by trying many against `sound`: whole sets at any price, and Jesters in time."""
    if d.phase != PLAY:
        return _answer(d, seat)
    hand, need = d.hands[seat], d.need
    jesters = hand >> JESTERS
    if not need:
        return _lead_out(d, hand, jesters)
    lower = hand + HOLDS[need - jesters if need > jesters else 1] & UNDER[d.best]
    if not lower:
        return PASS
    left = len(VALUES[hand + HOLDS[1] & UNDER[JESTER]])
    split = wild = 0
    for v in reversed(VALUES[lower]):
        count = hand >> SHIFT[v] & 31
        if count == need:
            return v << 6 | need << 2
        if count > need:
            if not split and left <= FEW:
                split = v << 6 | need << 2
        elif not wild and left <= FEW + 2:
            wild = v << 6 | count << 2 | need - count
    return split or wild


def _lead_out(d: Dalmuti, hand: int, jesters: int) -> int:
    """When at most one set can be beaten, the others first; else the worst."""
    values = VALUES[hand + HOLDS[1] & UNDER[JESTER]]
    if len(values) < 2:
        v = values[0] if values else JESTER
        return v << 6 | (hand >> SHIFT[v] & 31 if values else 0) << 2 | jesters
    if len(values) <= 2 * FEW:
        others, good, bad = sum(d.hands) - hand, 0, 0
        for v in values:
            count = hand >> SHIFT[v] & 31
            if beatable(others, v, count):
                bad += 1
            else:
                good = v << 6 | count << 2
        if good and bad < 2:
            return good
    return values[-1] << 6 | (hand >> SHIFT[values[-1]] & 31) << 2


def beatable(others: int, value: int, count: int) -> bool:
    """Whether the cards that are out could beat this set, in one hand."""
    wild = others >> JESTERS
    least = count - wild if count > wild else 1
    return bool(others + HOLDS[least] & UNDER[value])


def _answer(d: Dalmuti, seat: int) -> int:
    if d.phase == ASK:
        return REVOLUTION if d.taxed and d.rank[seat] * 2 >= d.seats else QUIET
    return d.default(seat)
