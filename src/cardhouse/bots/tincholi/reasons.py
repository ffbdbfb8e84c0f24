"""Why a move of Tincholi is a good one, in a word; nothing where nothing true can be said for sure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardhouse.bots.tincholi.habit import COUNTS, TAKES, USUAL, lowest
from cardhouse.core.position import Reason, seat_name
from cardhouse.games.tincholi.moves import CUT, DRAW, DROP, KEEP, LOOK, PAIR, PEEK, SLOTS, SPY, SWAP, TAKE, parts
from cardhouse.games.tincholi.pieces import CARD, JOKER, KNOWN, NUMBER, VALUE
from cardhouse.games.tincholi.rules import Tincholi

REASONS: Final = {
    "look": "any two are as good as any other two",
    "draw_hidden": "{card} on the discard pile does not help you",
    "draw_only": "the discard pile is empty",
    "draw_seen": "everyone would know where {card} lies: someone with a 9 may swap it away",
    "draw_free": "{card} would have to be kept; what you draw you may discard",
    "take_pair": "{card} makes a pair with slot {slot}: they can go together next turn",
    "take_known": "{card} counts {count}, and slot {slot} holds {held}",
    "take_unknown": "{card} counts {count}: less than you can expect of a slot you have not seen",
    "keep_any": "{card} counts {count}: lower than any of these slots should be",
    "lower_even": "{card} instead of {held} makes your hand lower, but that hardly changes your chance",
    "keep_pair": "then slots {slots} are a pair: they can go together next turn",
    "keep_known": "{card} counts {count}, and slot {slot} holds {held}",
    "keep_unknown": "{card} counts {count}: less than you can expect of a slot you have not seen",
    "keep_joker": "a joker counts as your lowest other card",
    "pair_known": "you have seen that slots {slots} are the same",
    "peek_own": "you do not know slot {slot} yet",
    "peek_other": "you learn what {seats} has there",
    "swap_high": "slot {slot} holds {held}: let someone else have it",
    "swap_low": "{seats} has {got} there, and your slot {slot} holds {held}",
    "swap_unknown": "{seats} has {got} there: less than you can expect of slot {slot}, which you have not seen",
    "drop_high": "{card} is no lower than what you expect in any of your slots",
    "too_early": "too early to cut: someone may hold less than your {total}",
    "too_early_about": "too early to cut: you hold about {total}, and someone may hold less",
    "too_early_behind": "too early to cut: that may end the match, and {seats} is in front",
    "cut_before": "you hold about {total}: it is better to cut before the others get lower",
    "cut_now": "you hold about {total}: that should be the lowest hand",
    "cut_call": "you know your whole hand: {total} should be the lowest",
}
ALONE: Final = ("keep_pair",)
CALLED: Final = 10  # C11: less for a right call
LOWER: Final = 3  # so much is seen to be lower
NAMES: Final = (*(f"{rank}{sign}" for rank in ("A", *range(2, 13)) for sign in "♣♦♥♠"), "Joker")  # a queen counts 12


def expected(t: Tincholi, seat: int) -> list[float]:
    """What the slots of the own hand count, as far as it is known."""
    return [COUNTS[slot & CARD] if slot & KNOWN << seat else USUAL for slot in t.hands[seat]]


def unseen(t: Tincholi, seat: int, owner: int) -> list[int]:
    """The slots of a hand that this seat has not seen."""
    return [i for i, slot in enumerate(t.hands[owner]) if not slot & KNOWN << seat]


def why(t: Tincholi, seat: int, move: int, other: int | None = None) -> Reason | None:
    kind, a, b = parts(move)
    if kind == LOOK:
        return Reason("look", {})
    if kind == CUT:
        return _why_cut(t, seat, b)
    if other is not None and parts(other)[0] == CUT and kind in (DRAW, DROP):
        return _why_later(t, seat)
    if kind in (DRAW, TAKE):
        return _why_draw(t, seat, kind)
    if kind == KEEP:
        return _why_in(t, seat, t.drawn & CARD, a, "keep")
    if kind == DROP:
        card = t.drawn & CARD
        low = COUNTS[card] < max(expected(t, seat)) or card == JOKER
        return None if low else Reason("drop_high", {"card": NAMES[card]})
    return _why_slots(t, seat, kind, a, b)


def why_all(t: Tincholi, seat: int, moves: Sequence[int]) -> Reason | None:
    """A card that is low wherever it goes; or lower than one in the hand, though the match does not hang on it."""
    kinds = {parts(move)[0] for move in moves}
    values, unknown = expected(t, seat), unseen(t, seat, seat)
    if kinds == {KEEP}:
        card = t.drawn & CARD
        pairs = {_same(t, seat, card, parts(move)[1]) for move in moves}
        if card != JOKER and len(pairs) == 1 and (same := pairs.pop()) is not None:
            return Reason("take_pair", {"card": NAMES[card], "slot": same + 1})
        low = card != JOKER and all(COUNTS[card] < values[parts(move)[1]] for move in moves)
        return Reason("keep_any", {"card": NAMES[card], "count": VALUE[card]}) if low else None
    if not kinds & {DRAW, DROP}:
        return None
    for move in moves:
        kind, slot, _ = parts(move)
        if kind not in (TAKE, KEEP):
            continue
        card = t.discard[-1] if kind == TAKE else t.drawn & CARD
        seen = [slot] if kind == KEEP else [i for i in range(len(values)) if i not in unknown]
        at = max(seen, key=values.__getitem__, default=-1)
        if at >= 0 and at not in unknown and card != JOKER and values[at] - COUNTS[card] >= LOWER:
            return Reason("lower_even", {"card": NAMES[card], "held": NAMES[t.hands[seat][at] & CARD]})
    return None


def _why_cut(t: Tincholi, seat: int, called: int) -> Reason:
    mine, unknown = sum(expected(t, seat)), len(unseen(t, seat, seat))
    total = called - 1 if called else round(mine)
    if not lowest(t, seat, mine, unknown, safe=1.0):
        return Reason("cut_before", {"total": total})  # not a low hand, but to wait is worse
    return Reason("cut_call" if called else "cut_now", {"total": total})


def _why_later(t: Tincholi, seat: int) -> Reason:
    """Beside a cut: to go on without a card that helps says that this hand is not enough, or not for the match."""
    if (leader := _would_win(t, seat)) is not None:
        return Reason("too_early_behind", {"seats": [seat_name(leader)]})
    code = "too_early_about" if unseen(t, seat, seat) else "too_early"
    return Reason(code, {"total": round(sum(expected(t, seat)))})


def _would_win(t: Tincholi, seat: int) -> int | None:
    """Who wins though this seat cuts with the lowest hand, if that should end the match."""
    mine = t.scores[seat] - (0 if unseen(t, seat, seat) else CALLED)
    after = {
        other: t.scores[other] + sum(COUNTS[slot & CARD] if slot & KNOWN << seat else USUAL for slot in hand)
        for other, hand in enumerate(t.hands)
        if other != seat
    }
    leader, last = min(after, key=after.__getitem__), t.round == t.options.max_rounds
    ends = last or max(after.values()) > t.options.target
    return leader if ends and after[leader] < mine else None


def _why_slots(t: Tincholi, seat: int, kind: int, a: int, b: int) -> Reason | None:
    unknown = unseen(t, seat, seat)
    if kind == PAIR:
        return None if {a, b} & set(unknown) else Reason("pair_known", {"slots": [a + 1, b + 1]})
    if kind == PEEK:
        return Reason("peek_own", {"slot": a + 1}) if a in unknown else None
    if kind == SPY:
        return Reason("peek_other", {"seats": [seat_name(a // SLOTS)]})
    return _why_swap(t, seat, a, b) if kind == SWAP else None


def _why_swap(t: Tincholi, seat: int, a: int, b: int) -> Reason | None:
    mine, theirs = (a, b) if a // SLOTS == seat else (b, a)
    if mine // SLOTS != seat:
        return None
    values, slot, known = expected(t, seat), mine % SLOTS, KNOWN << seat
    if not t.hands[seat][slot] & known:
        return _why_blind(t, seat, slot, theirs)
    held = {"slot": slot + 1, "held": NAMES[t.hands[seat][slot] & CARD]}
    got = t.hands[theirs // SLOTS][theirs % SLOTS]
    if got & known:
        low = COUNTS[got & CARD] < values[slot]
        got_name = {"got": NAMES[got & CARD], "seats": [seat_name(theirs // SLOTS)]}
        return Reason("swap_low", {**held, **got_name}) if low else None
    return Reason("swap_high", held) if values[slot] >= max(values) else None


def _why_blind(t: Tincholi, seat: int, slot: int, theirs: int) -> Reason | None:
    """A low card of another for one that this seat has not seen."""
    owner, got = theirs // SLOTS, t.hands[theirs // SLOTS][theirs % SLOTS]
    if owner == seat or not got & KNOWN << seat or COUNTS[got & CARD] >= USUAL:
        return None
    return Reason("swap_unknown", {"slot": slot + 1, "got": NAMES[got & CARD], "seats": [seat_name(owner)]})


def _why_draw(t: Tincholi, seat: int, kind: int) -> Reason | None:
    """C6: what is taken has to be kept."""
    if not t.discard:
        return Reason("draw_only", {})
    card, values = t.discard[-1], expected(t, seat)
    worst = max(range(len(values)), key=values.__getitem__)
    if kind == TAKE:
        return _why_in(t, seat, card, worst, "take")
    low = card != JOKER and COUNTS[card] <= TAKES  # nobody swaps for any other
    if low and values[worst] - COUNTS[card] >= LOWER and worst not in unseen(t, seat, seat):
        return Reason("draw_seen", {"card": NAMES[card]})  # it would help, were it not known to all where it lies
    helps = card == JOKER or COUNTS[card] < max(values) or _same(t, seat, card, -1) is not None
    return Reason("draw_free" if helps else "draw_hidden", {"card": NAMES[card]})


def _why_in(t: Tincholi, seat: int, card: int, slot: int, way: str) -> Reason | None:
    """A card that comes into this slot, or would."""
    if card == JOKER:
        return Reason("keep_joker", {})
    same = _same(t, seat, card, slot)
    if same is not None and way == "keep":
        return Reason("keep_pair", {"slots": sorted([same + 1, slot + 1])})
    if same is not None:
        return Reason("take_pair", {"card": NAMES[card], "slot": same + 1})
    if COUNTS[card] >= expected(t, seat)[slot]:
        return None
    said = {"card": NAMES[card], "count": VALUE[card], "slot": slot + 1}
    if slot in unseen(t, seat, seat):
        return Reason(f"{way}_unknown", said)
    return Reason(f"{way}_known", {**said, "held": NAMES[t.hands[seat][slot] & CARD]})


def _same(t: Tincholi, seat: int, card: int, but: int) -> int | None:
    """A slot that is known to hold the same number."""
    for i, slot in enumerate(t.hands[seat]):
        if i != but and slot & KNOWN << seat and NUMBER[slot & CARD] == NUMBER[card]:
            return i
    return None
