"""Why a set of The Great Dalmuti is a good one, in a word; nothing where nothing true can be said for sure."""

from __future__ import annotations

from typing import Final

from cardhouse.bots.dalmuti.habit import beatable
from cardhouse.core.position import Reason
from cardhouse.games.dalmuti.pieces import HOLDS, JESTER, PASS, REVOLUTION, SHIFT, SIZE, UNDER, VALUES, text_of
from cardhouse.games.dalmuti.rules import Dalmuti
from cardhouse.games.dalmuti.told import ASK, PLAY

REASONS: Final = {
    "last_set": "these are your last cards",
    "lead_worst": "{set} is the worst you hold, and you have nobody to beat now",
    "lead_many": "{set} sheds {count} cards at once",
    "keep_lead": "nobody can beat {set}: you keep the lead",
    "beat_win": "nobody can beat {set}: you get the lead",
    "beat_just": "{set} beats what lies there and breaks nothing you need",
    "beat_split": "{set} breaks up a larger set, and is worth it",
    "beat_jester": "{set} costs a Jester, but the lead is worth it",
    "beat_hard": "{set} is strong, but the lead is worth it",
    "pass_keep": "what you could play is worth more later",
    "revolution": "without taxes you keep what you were dealt",
    "quiet": "the taxes are good for you",
    "give_worst": "{cards} are of least use to you",
}
STRONG: Final = 4  # and lower numbers
MANY: Final = 3  # cards


def why(d: Dalmuti, seat: int, move: int) -> Reason | None:
    hand, text = d.hands[seat], text_of(move)
    if d.phase == ASK:
        return _why_answer(d, seat, move)
    if d.phase != PLAY:
        return Reason("give_worst", {"cards": text.partition(" ")[2]})
    if move == PASS:
        return Reason("pass_keep", {})
    if SIZE[move] == _size(hand):
        return Reason("last_set", {})
    return _why_beat(d, seat, move) if d.need else _why_lead(d, seat, move)


def _why_answer(d: Dalmuti, seat: int, move: int) -> Reason | None:
    """The lowest give and the highest receive: of those between nothing can be said."""
    place, each = d.order.index(seat), 2 if d.seats > 3 else 1
    pays, receives = place >= d.seats - each, place < each
    if move == REVOLUTION:
        return Reason("revolution", {}) if pays else None
    return Reason("quiet", {}) if receives else None


def _why_lead(d: Dalmuti, seat: int, move: int) -> Reason | None:
    hand, value, text = d.hands[seat], move >> 6, text_of(move)
    if value < JESTER and not beatable(sum(d.hands) - hand, value, SIZE[move]):
        return Reason("keep_lead", {"set": text})
    values = VALUES[hand + HOLDS[1] & UNDER[JESTER]]
    if values and value == values[-1]:
        return Reason("lead_worst", {"set": text})
    return Reason("lead_many", {"set": text, "count": SIZE[move]}) if SIZE[move] >= MANY else None


def _why_beat(d: Dalmuti, seat: int, move: int) -> Reason:
    hand, value, said = d.hands[seat], move >> 6, {"set": text_of(move)}
    if value < JESTER and not beatable(sum(d.hands) - hand, value, SIZE[move]):
        return Reason("beat_win", said)
    if move & 3:
        return Reason("beat_jester", said)
    if value <= STRONG:
        return Reason("beat_hard", said)
    whole = hand >> SHIFT[value] & 31 == SIZE[move]
    return Reason("beat_just" if whole else "beat_split", said)


def _size(hand: int) -> int:
    return sum(hand >> shift & 31 for shift in SHIFT[1:])
