"""Tincholi: remember what was seen, lower the hand, and cut in time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cardhouse.bots.mind import Bot, Mind, Thought
from cardhouse.bots.search import Plan, search
from cardhouse.bots.tincholi.habit import COUNTS, HOPELESS, USUAL, known_pair, sound, swap, turns_of
from cardhouse.bots.tincholi.worlds import Deals, rollout, worth
from cardhouse.core.position import Reason
from cardhouse.games.tincholi.moves import (
    CUT,
    DRAW,
    DROP,
    FIRST,
    KEEP,
    LOOK,
    PAIR,
    PEEK,
    PLACE,
    SLOTS,
    SPY,
    SWAP,
    TAKE,
    parts,
)
from cardhouse.games.tincholi.pieces import CARD, KNOWN, NUMBER, total
from cardhouse.games.tincholi.rules import Tincholi

REASONS: Final = {
    "look": "any two are as good as any other two",
    "draw_hidden": "{card} on the discard pile does not help you",
    "take_low": "{card} is lower than what you expect in slot {slot}",
    "keep_low": "{card} is lower than what you expect in slot {slot}",
    "pair_known": "you have seen that slots {slots} are the same",
    "peek_own": "you do not know slot {slot} yet",
    "swap_high": "slot {slot} is high: let someone else have it",
    "drop_high": "{card} would make your hand worse",
    "cut_now": "{total} should be the lowest hand",
    "cut_call": "you know your whole hand: it is {total}",
}
NAMES: Final = (*(f"{rank}{sign}" for rank in ("A", *range(2, 13)) for sign in "♣♦♥♠"), "Joker")  # a queen counts 12
LONG: Final = 30  # turns: who is still thinking then plays by habit, for habit cuts in the end
FORGETS: Final = 0.12  # how often a gentle player does not remember a slot
HELPS: Final = 7  # a higher card is taken from the discard pile for a pair only
CAREFUL: Final = 60_000  # moves for what people are told: not half a second


def expected(t: Tincholi, seat: int) -> list[float]:
    """What the slots of the own hand count, as far as it is known."""
    return [COUNTS[slot & CARD] if slot & KNOWN << seat else USUAL for slot in t.hands[seat]]


# -- what a search tries


def shortlist(t: Tincholi, seat: int) -> Mapping[int, int]:
    """What is worth a thought: of slots that are alike one, of calls the true one."""
    legal, hand = t.legal(seat), t.hands[seat]
    found = {sound(t, seat)}
    if CUT in legal and sum(expected(t, seat)) < HOPELESS:
        found.add(CUT if _unknown(t, seat, seat) else CUT | total(hand) + 1)
    if t.phase == "draw":
        found |= _draws(t, seat, legal)
    else:
        found |= {DROP, known_pair(hand, KNOWN << seat)[1]} | _keeps(t, seat) | _effects(t, seat)
    return {move: move for move in sorted(found) if move in legal or move & ~PLACE == CUT}


def _draws(t: Tincholi, seat: int, legal: tuple[int, ...]) -> set[int]:
    top = t.discard[-1] if t.discard else None
    if top is None or (COUNTS[top] > HELPS and NUMBER[top] not in _numbers(t, seat) and DRAW in legal):
        return {DRAW}
    return {DRAW, TAKE}


def _keeps(t: Tincholi, seat: int) -> set[int]:
    """For a slot that is not known, and for the two highest that are; or anywhere if that makes a pair."""
    card, values, unknown = t.drawn & CARD, expected(t, seat), _unknown(t, seat, seat)
    high = sorted([i for i in range(len(values)) if i not in unknown], key=lambda i: -values[i])[:2]
    if not t.taken and NUMBER[card] not in _numbers(t, seat):
        high = [i for i in high if values[i] > COUNTS[card]]
    return {KEEP | i << FIRST for i in [*unknown[:1], *high]}


def _effects(t: Tincholi, seat: int) -> set[int]:
    others, unknown = [other for other in range(t.seats) if other != seat], _unknown(t, seat, seat)
    number = 0 if t.taken else NUMBER[t.drawn & CARD]
    if number == 7:
        return {PEEK | i << FIRST for i in unknown[:1]}
    if number == 8:
        return {SPY | SLOTS * other + i << FIRST for other in others for i in _unknown(t, seat, other)[:1]}
    if number != 9:
        return set()
    values = expected(t, seat)
    highest = max(range(len(values)), key=lambda i: (i not in unknown, values[i]))
    theirs = [SLOTS * other + i for other in others for i in _tempting(t, seat, other)]
    return {swap(SLOTS * seat + i, at) for i in (highest, *unknown[:1]) for at in theirs}


def _tempting(t: Tincholi, seat: int, other: int) -> list[int]:
    """Of another hand the lowest known card, and one that its owner has seen and kept."""
    hand, unknown = t.hands[other], _unknown(t, seat, other)
    kept = [i for i in unknown if hand[i] & KNOWN << other]
    known = [i for i in range(len(hand)) if i not in unknown]
    return [*(kept or unknown)[:1], *sorted(known, key=lambda i: COUNTS[hand[i] & CARD])[:1]]


def _unknown(t: Tincholi, seat: int, owner: int) -> list[int]:
    """The slots of a hand that this seat has not seen."""
    return [i for i, slot in enumerate(t.hands[owner]) if not slot & KNOWN << seat]


def _numbers(t: Tincholi, seat: int) -> set[int]:
    """The numbers that are known to be in the own hand."""
    return {NUMBER[slot & CARD] for slot in t.hands[seat] if slot & KNOWN << seat}


# -- why


def why(t: Tincholi, seat: int, move: int) -> Reason:
    return _why(t, seat, move) or Reason("best_chance", {})


def _why(t: Tincholi, seat: int, move: int) -> Reason | None:
    """What can be said for a move without a search."""
    kind, a, b = parts(move)
    values, slot = expected(t, seat), a + 1
    worst = max(range(len(values)), key=values.__getitem__)
    if kind == LOOK:
        return Reason("look", {})
    if kind == CUT:
        mine = b - 1 if b else round(sum(values))
        return Reason("cut_call" if b else "cut_now", {"total": mine})
    if kind in (DRAW, TAKE):
        return _why_draw(t, kind, values, worst)
    card = t.drawn & CARD
    if kind == KEEP and COUNTS[card] < values[a]:
        return Reason("keep_low", {"card": NAMES[card], "slot": slot})
    if kind == PAIR and not {a, b} & set(_unknown(t, seat, seat)):
        return Reason("pair_known", {"slots": [slot, b + 1]})
    if kind == PEEK and a in _unknown(t, seat, seat):
        return Reason("peek_own", {"slot": slot})
    if kind == SWAP and SLOTS * seat + worst in (a, b):
        return Reason("swap_high", {"slot": worst + 1})
    if kind == DROP and COUNTS[card] >= values[worst]:
        return Reason("drop_high", {"card": NAMES[card]})
    return None


def _why_draw(t: Tincholi, kind: int, values: list[float], worst: int) -> Reason | None:
    if not t.discard:
        return None
    card = t.discard[-1]
    if kind == DRAW:
        return Reason("draw_hidden", {"card": NAMES[card]})
    if COUNTS[card] < values[worst]:
        return Reason("take_low", {"card": NAMES[card], "slot": worst + 1})
    return None


# -- the levels


def gentle(mind: Mind) -> Thought:
    """Forgets some of what it has seen."""
    t, random = _at(mind).copy(), mind.dice().random
    hand = t.hands[mind.seat]
    hand[:] = [slot & ~(KNOWN << mind.seat) if random() < FORGETS else slot for slot in hand]
    return _by_habit(t, mind.seat)


def steady(mind: Mind) -> Thought:
    return _by_habit(_at(mind), mind.seat)


def _by_habit(t: Tincholi, seat: int) -> Thought:
    move = sound(t, seat)
    return Thought(t.text(move), why=_why(t, seat, move) or Reason("habit", {}))


def searching(steps: int) -> Bot:
    plan = Plan(rollout, worth, "win", steps, shortlist, why, lambda mind: Deals(mind).world, sound, careful=CAREFUL)

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
    "sharp": searching(2_500),
    "master": searching(16_000),
}
