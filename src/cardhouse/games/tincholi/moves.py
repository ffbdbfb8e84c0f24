"""The moves of Tincholi: one int each, one spelling each, and listed once for every size of hands.

An int holds the kind of the move and up to two places: slots of one's own hand, of the table, or a call.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from cardhouse.core.position import seat_name

KIND, FIRST, PLACE = 22, 11, 2047  # where the kind and the first place begin; the bits of a place
SLOTS = 128  # a slot of the table is 128 · seat + slot
DRAW, TAKE, DROP, CUT, LOOK, KEEP, PAIR, PEEK, SPY, SWAP = (kind << KIND for kind in range(10))
VERBS = ("draw", "take", "drop", "cut", "look", "keep", "pair", "peek", "peek", "swap")

_OWN, _ANY = r"[1-9][0-9]{0,2}", r"p[1-9][0-9]?\.[1-9][0-9]{0,2}"
FORM = re.compile(
    rf"draw|take|drop|cut( .*)?|(look|pair) {_OWN} {_OWN}|keep {_OWN}|peek ({_OWN}|{_ANY})|swap {_ANY} {_ANY}"
)
CALL = re.compile(r"cut (0|[1-9][0-9]{0,2})")  # C10


def parts(move: int) -> tuple[int, int, int]:
    """The kind of a move and its two places."""
    return move >> KIND << KIND, move >> FIRST & PLACE, move & PLACE


# -- text


def slot_name(at: int) -> str:
    return f"{seat_name(at // SLOTS)}.{at % SLOTS + 1}"


def text(move: int) -> str:
    kind, a, b = parts(move)
    verb = VERBS[move >> KIND]
    if kind < LOOK:
        return f"{verb} {b - 1}" if b else verb
    if kind in (LOOK, PAIR):
        return f"{verb} {a + 1} {b + 1}"
    if kind in (KEEP, PEEK):
        return f"{verb} {a + 1}"
    return f"{verb} {slot_name(a)}" if kind == SPY else f"{verb} {slot_name(a)} {slot_name(b)}"


def spell(typed: str) -> str:
    """Two slots that are looked at or swapped may be named in any order; a pair keeps its order."""
    typed = typed.lower()
    if typed.startswith(("look", "swap")) and FORM.fullmatch(typed):
        verb, *slots = typed.split()
        return " ".join((verb, *sorted(slots, key=lambda slot: [int(n) for n in re.findall("[0-9]+", slot)])))
    return typed


def call(typed: str) -> int | None:
    """The move `cut 7`."""
    called = CALL.fullmatch(typed)
    return CUT | int(called[1]) + 1 if called else None


# -- lists

DRAWS: dict[tuple[bool, bool, bool], tuple[int, ...]] = {
    (stock, discard, cut): (DRAW,) * stock + (TAKE,) * discard + (CUT,) * cut
    for stock in (False, True)
    for discard in (False, True)
    for cut in (False, True)
}


@lru_cache(128)
def looks(size: int) -> tuple[int, ...]:
    """C3: at two slots of one's own."""
    return tuple([LOOK | i << FIRST | j for i in range(size) for j in range(i + 1, size)])


@lru_cache(256)
def plays(size: int, drop: bool, pair: bool) -> tuple[int, ...]:
    """C5: what can be done with any card."""
    keeps = [KEEP | i << FIRST for i in range(size)]
    pairs = [PAIR | i << FIRST | j for i in range(size) for j in range(size) if i != j]
    return tuple([DROP] * drop + keeps + pairs * pair)


@lru_cache(128)
def peeks(size: int) -> tuple[int, ...]:
    """C7: a 7."""
    return tuple([PEEK | i << FIRST for i in range(size)])


@lru_cache(512)
def spies(seat: int, sizes: tuple[int, ...]) -> tuple[int, ...]:
    """C7: an 8."""
    return tuple([SPY | at << FIRST for at in slots_of(sizes) if at // SLOTS != seat])


@lru_cache(256)
def swaps(sizes: tuple[int, ...]) -> tuple[int, ...]:
    """C7: a 9."""
    table = slots_of(sizes)
    return tuple([SWAP | a << FIRST | b for i, a in enumerate(table) for b in table[i + 1 :]])


def slots_of(sizes: Sequence[int]) -> list[int]:
    """Every slot of the table, the lower seat first."""
    return [SLOTS * seat + slot for seat, size in enumerate(sizes) for slot in range(size)]
