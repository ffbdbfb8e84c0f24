"""Tincholi: remember what was seen, lower the hand, and cut in time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from cardhouse.bots.mind import Bot, Mind, Thought
from cardhouse.core.position import Reason
from cardhouse.games import tincholi_moves as moves
from cardhouse.games.tincholi import Tincholi
from cardhouse.games.tincholi_cards import CARD, FACES, JOKER, KNOWN, NUMBER, VALUE

REASONS: Final = {
    "look": "any two are as good as any other two",
    "draw_hidden": "{card} on the discard pile does not help you",
    "take_low": "{card} is lower than what you expect in slot {slot}",
    "keep_low": "{card} is lower than what you expect in slot {slot}",
    "pair_known": "you have seen that slots {slots} are the same",
    "peek_own": "you do not know slot {slot} yet",
    "swap_high": "slot {slot} is high: somebody else may have it",
    "drop_high": "{card} would make your hand worse",
    "cut_now": "{total} should be the lowest hand",
    "cut_call": "you know your whole hand: it is {total}",
}
USUAL: Final = 6.3  # what a card that nobody has seen counts
CUT_BELOW: Final = 0.7  # of what the others are expected to hold
FORGETS: Final = 0.12  # how often a gentle player does not remember a slot


class Slot(NamedTuple):
    seat: int
    slot: int
    known: bool
    value: float  # what it counts, or what is expected
    number: int  # for pairs; 0 if it is not known


def remembered(t: Tincholi, seat: int, owner: int, forgets: Callable[[], bool] = lambda: False) -> list[Slot]:
    """A hand as this seat knows it."""
    found = []
    for i, slot in enumerate(t.hands[owner]):
        card = slot & CARD
        known = bool(slot & KNOWN << seat) and not forgets()
        value = (0.5 if card == JOKER else float(VALUE[card])) if known else USUAL
        found.append(Slot(owner, i, known, value, NUMBER[card] if known else 0))
    return found


def choose(t: Tincholi, seat: int, mine: list[Slot], random: Callable[[], float]) -> tuple[str, Reason]:
    if t.phase == "look":
        legal = t.legal(seat)
        return t.text(legal[int(random() * len(legal))]), Reason("look", {})
    worst = max(mine, key=lambda slot: slot.value)
    if moves.CUT in t.legal(seat) and _should_cut(t, seat, mine):
        total = round(sum(slot.value for slot in mine))
        if all(slot.known and slot.number <= 12 for slot in mine):
            return f"cut {total}", Reason("cut_call", {"total": total})
        return "cut", Reason("cut_now", {"total": total})
    if t.phase == "draw":
        return _draw(t, seat, worst)
    return _decide(t, seat, mine, worst, random)


def _draw(t: Tincholi, seat: int, worst: Slot) -> tuple[str, Reason]:
    legal = [t.text(move) for move in t.legal(seat)]
    if "take" in legal:
        top = t.discard[-1]
        if "draw" not in legal or (VALUE[top] <= 5 and worst.value - VALUE[top] >= 2):
            return "take", Reason("take_low", {"card": FACES[top], "slot": worst.slot + 1})
        return "draw", Reason("draw_hidden", {"card": FACES[top]})
    return "draw", Reason("draw_hidden", {"card": "nothing"})


def _decide(t: Tincholi, seat: int, mine: list[Slot], worst: Slot, random: Callable[[], float]) -> tuple[str, Reason]:
    card = t.drawn & CARD
    value = 0.5 if card == JOKER else float(VALUE[card])
    gain = worst.value - value
    pairs = [(a, b) for a in mine for b in mine if a.slot < b.slot and a.number == b.number > 0]
    a, b = max(pairs, key=lambda pair: pair[0].value, default=(worst, worst))
    if a is not b and a.value + b.value - value >= max(gain, 0) and (t.stock or t.discard):
        return f"pair {a.slot + 1} {b.slot + 1}", Reason("pair_known", {"slots": [a.slot + 1, b.slot + 1]})
    face = FACES[card]
    keep = f"keep {worst.slot + 1}", Reason("keep_low", {"card": face, "slot": worst.slot + 1})
    if t.taken or gain >= 3:
        return keep
    unknown = [slot for slot in mine if not slot.known]
    if NUMBER[card] == 7 and unknown:
        return f"peek {unknown[0].slot + 1}", Reason("peek_own", {"slot": unknown[0].slot + 1})
    if NUMBER[card] == 9:
        theirs = [slot for other in range(t.seats) if other != seat for slot in remembered(t, seat, other)]
        low = min(theirs, key=lambda slot: (slot.value, random()))
        if worst.value - low.value >= 3:
            two = sorted(moves.SLOTS * slot.seat + slot.slot for slot in (worst, low))
            return f"swap {' '.join(map(moves.slot_name, two))}", Reason("swap_high", {"slot": worst.slot + 1})
    return keep if gain > 0 else ("drop", Reason("drop_high", {"card": face}))


def _should_cut(t: Tincholi, seat: int, mine: list[Slot]) -> bool:
    """Well below what the best of the others can be expected to hold by now; with less patience at every shuffle."""
    turns = len(t.discard) / t.seats + 4 * t.shuffles
    total = sum(slot.value for slot in mine)
    unsure = sum(not slot.known for slot in mine)
    lowest = min(_expected(t, seat, other, turns) for other in range(t.seats) if other != seat)
    return total + 1.5 * unsure < lowest * CUT_BELOW - 0.4 * (t.seats - 2) + 3 * t.shuffles


def _expected(t: Tincholi, seat: int, other: int, turns: float) -> float:
    """They lower their hands too: by about a tenth in a turn, as far as that goes."""
    each = max(0.45, 0.9 - 0.07 * turns)
    return sum(slot.value if slot.known else USUAL * each for slot in remembered(t, seat, other))


def gentle(mind: Mind) -> Thought:
    """Forgets some of what it has seen."""
    t, seat, random = _at(mind)
    return Thought(*_thought(choose(t, seat, remembered(t, seat, seat, lambda: random() < FORGETS), random)))


def steady(mind: Mind) -> Thought:
    t, seat, random = _at(mind)
    return Thought(*_thought(choose(t, seat, remembered(t, seat, seat), random)))


def _thought(chosen: tuple[str, Reason]) -> tuple[str, tuple[()], Reason]:
    return chosen[0], (), chosen[1]


def _at(mind: Mind) -> tuple[Tincholi, int, Callable[[], float]]:
    t = mind.possible
    assert isinstance(t, Tincholi)
    return t, mind.seat, mind.dice().random


LEVELS: dict[str, Bot] = {"gentle": gentle, "steady": steady}
