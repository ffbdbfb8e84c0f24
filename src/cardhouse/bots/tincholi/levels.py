"""Tincholi: remember what was seen, lower the hand, and cut in time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from cardhouse.bots.mind import Bot, Mind, Thought
from cardhouse.bots.search import Plan, search
from cardhouse.bots.tincholi.habit import COUNTS, HOPELESS, known_pair, sound, swap, turns_of
from cardhouse.bots.tincholi.reasons import ALONE, expected, unseen, why, why_all
from cardhouse.bots.tincholi.worlds import STYLES, Deals, rollout, worth
from cardhouse.core.position import Reason, Rng
from cardhouse.games.tincholi.moves import (
    CUT,
    DRAW,
    DROP,
    FIRST,
    KEEP,
    KIND,
    PEEK,
    PLACE,
    SLOTS,
    SPY,
    TAKE,
)
from cardhouse.games.tincholi.pieces import CARD, KNOWN, NUMBER, total
from cardhouse.games.tincholi.rules import Tincholi

LONG: Final = 30  # turns: who is still thinking then plays by habit, for habit cuts in the end
FORGETS: Final = 0.25  # how often a gentle player does not remember a slot
ENOUGH: Final = 8.0  # a total that a gentle player cuts with, whatever the others may hold; and
GROWS: Final = 0.5  # so much more after each turn
LITTLE: Final = 3.0  # no higher card of the discard pile tempts them
CURIOUS: Final = 0.5  # how often they look with a seven or an eight, whatever it is worth
HELPS: Final = 7  # a higher card is taken from the discard pile for a pair only
CAREFUL: Final = 100_000  # moves for what people are told: not half a second


# -- what a search tries


def shortlist(t: Tincholi, seat: int) -> Mapping[int, int]:
    """What is worth a thought: of slots that are alike one, of calls the true one."""
    legal, hand = t.legal(seat), t.hands[seat]
    found = {sound(t, seat)}
    if CUT in legal and sum(expected(t, seat)) < HOPELESS:
        found.add(CUT if unseen(t, seat, seat) else CUT | total(hand) + 1)
    if t.phase == "draw":
        found |= _draws(t, seat, legal)
    else:
        effects = _effects(t, seat)
        found |= {DROP, known_pair(hand, KNOWN << seat)[1]} | _keeps(t, seat) | effects
        if any(move >> KIND << KIND in (PEEK, SPY) for move in effects):
            found.discard(DROP)  # a look costs nothing: the card goes to the discard pile all the same
    return {move: move for move in sorted(found) if move in legal or move & ~PLACE == CUT}


def _draws(t: Tincholi, seat: int, legal: tuple[int, ...]) -> set[int]:
    top = t.discard[-1] if t.discard else None
    if top is None or (COUNTS[top] > HELPS and NUMBER[top] not in _numbers(t, seat) and DRAW in legal):
        return {DRAW}
    return {DRAW, TAKE}


def _keeps(t: Tincholi, seat: int) -> set[int]:
    """For a slot that is not known, and for the two highest that are; or anywhere if that makes a pair."""
    card, values, unknown = t.drawn & CARD, expected(t, seat), unseen(t, seat, seat)
    high = sorted([i for i in range(len(values)) if i not in unknown], key=lambda i: -values[i])[:2]
    if not t.taken and NUMBER[card] not in _numbers(t, seat):
        high = [i for i in high if values[i] > COUNTS[card]]
    return {KEEP | i << FIRST for i in [*unknown[:1], *high]}


def _effects(t: Tincholi, seat: int) -> set[int]:
    others, unknown = [other for other in range(t.seats) if other != seat], unseen(t, seat, seat)
    number = 0 if t.taken else NUMBER[t.drawn & CARD]
    if number == 7:
        return {PEEK | i << FIRST for i in unknown[:1]}
    if number == 8:
        return {SPY | SLOTS * other + i << FIRST for other in others for i in unseen(t, seat, other)[:1]}
    if number != 9:
        return set()
    values = expected(t, seat)
    highest = max(range(len(values)), key=lambda i: (i not in unknown, values[i]))
    theirs = [SLOTS * other + i for other in others for i in _tempting(t, seat, other)]
    return {swap(SLOTS * seat + i, at) for i in (highest, *unknown[:1]) for at in theirs}


def _tempting(t: Tincholi, seat: int, other: int) -> list[int]:
    """Of another hand the lowest known card, and one that its owner has seen and kept."""
    hand, unknown = t.hands[other], unseen(t, seat, other)
    kept = [i for i in unknown if hand[i] & KNOWN << other]
    known = [i for i in range(len(hand)) if i not in unknown]
    return [*(kept or unknown)[:1], *sorted(known, key=lambda i: COUNTS[hand[i] & CARD])[:1]]


def _numbers(t: Tincholi, seat: int) -> set[int]:
    """The numbers that are known to be in the own hand."""
    return {NUMBER[slot & CARD] for slot in t.hands[seat] if slot & KNOWN << seat}


# -- the levels


def gentle(mind: Mind) -> Thought:
    """Forgets some of what it has seen, and looks at its own hand only: it cuts with little, rightly or not."""
    t, random = _at(mind).copy(), mind.dice().random
    seat = mind.seat
    hand = t.hands[seat]
    hand[:] = [slot & ~(KNOWN << seat) if random() < FORGETS else slot for slot in hand]
    return Thought(t.text(_simply(t, seat, random)), why=Reason("habit", {}))


def _simply(t: Tincholi, seat: int, random: Callable[[], float]) -> int:
    if t.phase == "look":
        return sound(t, seat)
    values = expected(t, seat)
    if (t.cut_before if t.phase == "draw" else t.cut_after) and sum(values) <= ENOUGH + GROWS * turns_of(t):
        return CUT
    if t.phase == "draw":
        tempts = bool(t.discard) and COUNTS[t.discard[-1]] <= LITTLE
        return TAKE if tempts or not t.stock else DRAW
    looks = [] if t.taken else sorted(move for move in _effects(t, seat) if move >> KIND << KIND in (PEEK, SPY))
    if looks and random() < CURIOUS:
        return looks[int(random() * len(looks))]
    worst = max(range(len(values)), key=values.__getitem__)
    return KEEP | worst << FIRST if t.taken or COUNTS[t.drawn & CARD] < values[worst] else DROP


def steady(mind: Mind) -> Thought:
    return _by_habit(_at(mind), mind.seat)


def _by_habit(t: Tincholi, seat: int) -> Thought:
    move = sound(t, seat)
    return Thought(t.text(move), why=why(t, seat, move) or Reason("habit", {}))


def searching(steps: int, styles: Sequence[float] = STYLES) -> Bot:
    def play_on(t: Tincholi, dice: Rng, me: int) -> int:
        return rollout(t, dice, me, styles)

    plan = Plan(play_on, worth, "win", steps, shortlist, why, lambda mind: Deals(mind).world, sound, careful=CAREFUL)
    plan = plan._replace(why_all=why_all, alone=ALONE)

    def bot(mind: Mind) -> Thought:
        t = _at(mind)
        return steady(mind) if t.phase == "look" or turns_of(t) > LONG else search(mind, plan)

    return bot


def _at(mind: Mind) -> Tincholi:
    t = mind.possible
    assert isinstance(t, Tincholi)
    return t


LEVELS: dict[str, Bot] = {
    "gentle": gentle,
    "steady": steady,
    "sharp": searching(10_000),
    "master": searching(36_000),
}
