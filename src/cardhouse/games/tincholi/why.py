"""Why a move of Tincholi is refused: from what its player may know, and with the rule it rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardhouse.core.position import Reason, seat_name
from cardhouse.games.tincholi import moves
from cardhouse.games.tincholi.pieces import CARD, FACES, NUMBER

if TYPE_CHECKING:
    from cardhouse.games.tincholi.rules import Tincholi

EFFECTS = {
    7: "a 7 looks at one of your own slots, like peek 2",
    8: "an 8 looks at a slot of somebody else, like peek p3.2",
    9: "a 9 exchanges two slots, like swap p1.2 p3.4",
}
REASONS = {
    "must_look": "first everyone looks at two slots, like look 1 3",
    "already_looked": "the first look is over",
    "fixed_look": "at this table the first look is at slots 1 and 2",
    "must_draw": "draw first: from the draw pile (draw) or the discard pile (take)",
    "already_drawn": "you have drawn; now drop, keep, pair, use the effect or cut",
    "empty_pile": "the {pile} is empty",
    "taken_card": "a card taken from the discard pile has to be kept; you cannot discard or use it now",
    "effect_target": "{does}",
    "no_effect": "{card} has no effect; only 7, 8 and 9 do",
    "no_slot": "there is no slot {slot}",
    "same_slot": "name two different slots",
    "piles_empty": "no pair can be discarded while both piles are empty",
    "cut_too_late": "at this table a cut comes before the draw",
    "bad_call": "a call is a whole number from 0 to 999, like cut 7",
    "unknown_move": "{text} is not a move; there are look 1 3, draw, take, drop, keep 2, pair 1 4, peek 2, "
    "peek p3.2, swap p1.2 p3.4, cut and cut 7",
}


def why(position: Tincholi, seat: int, text: str) -> Reason:
    if not moves.FORM.fullmatch(text):
        return Reason("unknown_move", {"text": text})
    verb, *args = text.split()
    if position.phase == "look":
        return _why_not_look(position, seat, verb, args)
    if verb == "look":
        return Reason("already_looked", {}, "C3")
    if position.phase == "draw":
        if verb in ("draw", "take"):
            return Reason("empty_pile", {"pile": "draw pile" if verb == "draw" else "discard pile"}, "C9")
        if verb == "cut":
            return Reason("bad_call" if position.cut_before else "must_draw", {}, "C10")
        return Reason("must_draw", {}, "C4")
    if verb in ("draw", "take"):
        return Reason("already_drawn", {}, "C5")
    if verb == "cut":
        return Reason("bad_call" if position.cut_after else "cut_too_late", {}, "C10")
    if verb in ("drop", "peek", "swap") and position.taken:
        return Reason("taken_card", {}, "C6")
    return _why_not_these(position, seat, verb, args)


def _why_not_look(position: Tincholi, seat: int, verb: str, slots: list[str]) -> Reason:
    if verb != "look":
        return Reason("must_look", {}, "C3")
    return _no_such_slots(position, seat, slots, "C3") or Reason("fixed_look", {}, "C3")


def _why_not_these(position: Tincholi, seat: int, verb: str, slots: list[str]) -> Reason:
    """Why the drawn card cannot be used on these slots."""
    if verb == "pair":
        return _no_such_slots(position, seat, slots, "C8") or Reason("piles_empty", {}, "C9")
    what = NUMBER[position.drawn & CARD]
    if verb in ("peek", "swap"):
        if what not in EFFECTS:
            return Reason("no_effect", {"card": FACES[position.drawn & CARD]}, "C7")
        own, wanted = "." not in slots[0], "swap" if what == 9 else "peek"
        if verb != wanted or own != (what == 7) or (what == 8 and slots[0].startswith(f"{seat_name(seat)}.")):
            return Reason("effect_target", {"kind": what, "does": EFFECTS[what]}, "C7")
    reason = _no_such_slots(position, seat, slots, "C5" if verb == "keep" else "C7")
    assert reason is not None, (verb, slots)
    return reason


def _no_such_slots(position: Tincholi, seat: int, slots: list[str], rule: str) -> Reason | None:
    if slots[1:] == slots[:1]:
        return Reason("same_slot", {}, rule)
    for slot in slots:
        owner, _, i = slot.rpartition(".")
        whose = int(owner[1:]) - 1 if owner else seat
        if whose >= position.seats or int(i) > len(position.hands[whose]):
            return Reason("no_slot", {"slot": slot}, rule)
    return None
