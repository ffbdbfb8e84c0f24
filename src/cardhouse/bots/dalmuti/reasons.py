"""Why a set of The Great Dalmuti is a good one, in a word; nothing where nothing true can be said for sure."""

from __future__ import annotations

from typing import Final

from cardhouse.bots.dalmuti.habit import beatable
from cardhouse.core.position import Reason
from cardhouse.games.dalmuti.pieces import HOLDS, JESTER, JESTERS, PASS, REVOLUTION, SHIFT, SIZE, UNDER, VALUES, text_of
from cardhouse.games.dalmuti.rules import Dalmuti
from cardhouse.games.dalmuti.told import ASK, PLAY

REASONS: Final = {
    "last_set": "these are your last cards",
    "lead_worst": "{set} is the worst you hold, and you have nobody to beat now",
    "lead_many": "{set} sheds {count} cards at once",
    "lead_harder": "{set} is harder to beat than {other}: you may keep the lead",
    "lead_spare": "{set} is the worst you can spare: {other} is worth more later",
    "keep_lead": "nobody can beat {set}: you keep the lead",
    "save_jester": "a Jester is worth more later",
    "use_jester": "with a Jester {set} is harder to beat",
    "beat_win": "nobody can beat {set}: you get the lead",
    "beat_just": "{set} beats what lies there and breaks nothing you need",
    "beat_whole": "{set} breaks up no set of yours, as {other} would",
    "beat_cheap": "{set} is enough: {other} is worth more later",
    "beat_firm": "{set} is harder to beat than {other}: you may get the lead",
    "beat_split": "{set} breaks up a larger set, but the lead is worth it",
    "beat_jester": "{set} costs a Jester, but the lead is worth it",
    "beat_hard": "{set} is strong, but the lead is worth it",
    "pass_keep": "what you could play is worth more later",
    "revolution": "without taxes you keep what you were dealt",
    "quiet": "the taxes are good for you",
    "give_worst": "{cards} are of least use to you",
}
ALONE: Final = ("lead_worst", "lead_many", "give_worst")
STRONG: Final = 4  # and lower numbers
MANY: Final = 3  # cards


def why(d: Dalmuti, seat: int, move: int, other: int | None = None) -> Reason | None:
    hand, text = d.hands[seat], text_of(move)
    if d.phase == ASK:
        return _why_answer(d, seat, move)
    if d.phase != PLAY:
        return Reason("give_worst", {"cards": text.partition(" ")[2]})
    if move == PASS:
        return Reason("pass_keep", {})
    if SIZE[move] == _size(hand):
        return Reason("last_set", {})
    return (_why_beat if d.need else _why_lead)(d, seat, move, None if other == PASS else other)


def _why_answer(d: Dalmuti, seat: int, move: int) -> Reason | None:
    """The lowest give and the highest receive: of those between nothing can be said."""
    place, each = d.order.index(seat), 2 if d.seats > 3 else 1
    pays, receives = place >= d.seats - each, place < each
    if move == REVOLUTION:
        return Reason("revolution", {}) if pays else None
    return Reason("quiet", {}) if receives else None


def _why_lead(d: Dalmuti, seat: int, move: int, other: int | None) -> Reason | None:
    hand, value, text = d.hands[seat], move >> 6, text_of(move)
    others = sum(d.hands) - hand
    if value < JESTER and not beatable(others, value, SIZE[move]) and (other is None or _beats(others, other)):
        return Reason("keep_lead", {"set": text})
    if other is not None and other >> 6 == value and other & 3 != move & 3:
        return Reason("save_jester", {}) if other & 3 > move & 3 else Reason("use_jester", {"set": text})
    values = VALUES[hand + HOLDS[1] & UNDER[JESTER]]
    if values and value == values[-1] and not move & 3:
        return Reason("lead_worst", {"set": text})
    if SIZE[move] >= MANY and (other is None or SIZE[move] > SIZE[other]):
        return Reason("lead_many", {"set": text, "count": SIZE[move]})
    if other is None:
        return None
    mine, theirs = _beats(others, move), _beats(others, other)
    if mine < theirs:
        return Reason("lead_harder", {"set": text, "other": text_of(other)})
    spare = value > other >> 6 and mine > theirs
    return Reason("lead_spare", {"set": text, "other": text_of(other)}) if spare else None


def _why_beat(d: Dalmuti, seat: int, move: int, other: int | None) -> Reason | None:
    hand, value, said = d.hands[seat], move >> 6, {"set": text_of(move)}
    others = sum(d.hands) - hand
    if value < JESTER and not beatable(others, value, SIZE[move]) and (other is None or _beats(others, other)):
        return Reason("beat_win", said)
    if other is not None:
        return _beside(hand, move, other)
    if move & 3:
        return Reason("beat_jester", said)
    if value <= STRONG:
        return Reason("beat_hard", said)
    return Reason("beat_just" if _whole(hand, move) else "beat_split", said)


def _beside(hand: int, move: int, other: int) -> Reason | None:
    """One way to beat what lies there beside another."""
    said = {"set": text_of(move), "other": text_of(other)}
    if other & 3 > move & 3:
        return Reason("save_jester", {})
    if _whole(hand, move) and not other & 3 and not _whole(hand, other):
        return Reason("beat_whole", said)
    if other >> 6 < move >> 6:
        return Reason("beat_cheap", said)
    return Reason("beat_firm", said) if other >> 6 > move >> 6 else None


def _whole(hand: int, move: int) -> bool:
    """All that the hand holds of this value."""
    return hand >> SHIFT[move >> 6] & 31 == SIZE[move] - (move & 3)


def _beats(others: int, move: int) -> int:
    """How many values could beat this set, as far as the cards that are out go."""
    value, count = move >> 6, SIZE[move]
    wild = others >> JESTERS
    least = count - wild if count > wild else 1
    return sum(1 for v in range(1, min(value, JESTER)) if others >> SHIFT[v] & 31 >= least)


def _size(hand: int) -> int:
    return sum(hand >> shift & 31 for shift in SHIFT[1:])
