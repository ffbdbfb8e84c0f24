"""Why a card of Thulla or Kazhutha Kali is a good one, in a word; nothing where nothing true can be said for sure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardhouse.core.cards import SUIT_OF, pretty
from cardhouse.core.position import Reason, seat_name
from cardhouse.games.kazhutha.rules import Kazhutha
from cardhouse.games.tricks.rules import Tricks

REASONS: Final = {
    "opening": "the ace of spades opens the game",
    "shed_free": "nobody can cut any more: {card} is the highest you can get rid of",
    "shed_first": "the first trick is safe: {card} is the highest you can get rid of",
    "last_under": "nobody can cut any more: with {card} you do not have to lead next",
    "last_under_most": "nobody can cut any more: {card} is the highest with which you do not have to lead next",
    "last_lead": "nobody can cut any more: {card} gives you the lead",
    "stay_under": "{card} stays under {best}: if someone cuts, a higher card picks up",
    "under_most": "{card} is the highest that stays under {best}: you are rid of it, and a higher card picks up",
    "on_top_low": "you have to go above {best}: {card} leaves room for someone behind you",
    "on_top_high": "hardly anyone can be out of this suit yet: {card} goes while it is safe",
    "on_top_all": "you are on top whatever you play: {card} is the worst to keep",
    "cut_high": "you cannot follow suit: {card} is the card you most want to be rid of",
    "cut_last": "you cannot follow suit: {card} is your only card of its suit, and then you can cut that one too",
    "lead_safe": "the others have {out} cards of this suit: everyone should be able to follow {card}",
    "lead_low": "{card} is low: if someone cuts, a higher card picks up",
    "lead_high": "nobody is known to be out of this suit: {card} goes while it may be safe",
    "lead_away": "{seats} cannot follow {other} and would cut; nobody is known to be out of the suit of {card}",
    "lead_more": "the others have more cards of the suit of {card} than of the suit of {other}: a cut is less likely",
    "lead_short": "{card} is from a short suit: soon you can cut there",
    "cut_partner": "you cannot follow suit, and {seats}, your partner, picks up: {card} is lower than {other}",
    "make_void": "{card} is your only card of this suit: after it you can cut",
    "solved": "two players are left: after this you are safe, whatever the other plays",
    "cut_any": "you cannot follow suit: {seats} picks up whatever you play",
    "cut_own": "you cannot follow suit: you pick up whatever you play",
    "under_any": "with each of these you stay under {best}: if someone cuts, a higher card picks up",
    "last_under_any": "nobody can cut any more, and with each of these you do not have to lead next",
    "lead_gift": "{seats} cannot follow {card} and would have to pick up",
    "sooner": "as safe as {other}, and you are out sooner",
}
ALONE: Final = (
    "shed_free",
    "shed_first",
    "last_under_most",
    "under_most",
    "on_top_low",
    "on_top_all",
    "cut_high",
    "cut_partner",
    "sooner",
)


def why(t: Tricks, seat: int, move: int, other: int | None = None) -> Reason | None:
    if t.must_open:
        return Reason("opening", {})
    if t.house.reversal:  # whoever cuts picks up: nothing that is said of high and low cards below holds
        return _why_reversed(t, seat, move, other)
    if not t.led:
        return _why_lead(t, seat, move, other)
    if not t.hands[seat] & t.led:
        return _why_cut(t, seat, move, other)
    return (_why_free if _free(t, seat) else _why_follow)(t, seat, move, other)


def why_all(t: Tricks, seat: int, moves: Sequence[int]) -> Reason | None:
    """What cards that are as good as each other have in common."""
    if not t.led:
        return None
    if not t.hands[seat] & t.led:
        return _any_cut(t)
    if t.house.reversal or max(moves) > t.best:
        return None
    if not _free(t, seat):
        return Reason("under_any", {"best": pretty(t.best)})
    return Reason("last_under_any", {}) if t.hands[t.taker] else None


def _any_cut(t: Tricks) -> Reason | None:
    if t.opening and t.house.first_safe:
        return None
    return Reason("cut_own", {}) if t.house.reversal else Reason("cut_any", {"seats": [seat_name(t.taker)]})


def in_teams(t: Tricks) -> bool:
    return isinstance(t, Kazhutha) and t.options.partners


def _free(t: Tricks, seat: int) -> bool:
    """Whether nobody can be hurt by this trick any more."""
    return t.after[seat] == t.by[0] or t.spoiled or (t.opening and t.house.first_safe)


def _why_reversed(t: Tricks, seat: int, move: int, other: int | None) -> Reason | None:
    if t.led:
        return None
    takers, others = (_void_of(t, seat, SUIT_OF[one]) if one is not None else [] for one in (move, other))
    return Reason("lead_gift", {"card": pretty(move), "seats": takers}) if takers and not others else None


def _why_lead(t: Tricks, seat: int, move: int, other: int | None) -> Reason | None:
    hand, suit, card = t.hands[seat], SUIT_OF[move], pretty(move)
    out = (sum(t.hands) - hand) & suit
    if not out:
        return None  # it comes back to the player, and nothing good can be said of that
    bare = _known_void(t, seat, suit)
    elsewhere = None if other is None or SUIT_OF[other] == suit else SUIT_OF[other]
    if other is not None and elsewhere and not bare and (cutters := _void_of(t, seat, elsewhere)):
        return Reason("lead_away", {"card": card, "other": t.text(other), "seats": cutters})
    plenty = out.bit_count()
    if plenty >= 2 * t.still and not bare and _beside(t, seat, other, suit, plenty):
        return Reason("lead_safe", {"card": card, "out": plenty})
    if hand & suit == 1 << move:
        return Reason("make_void", {"card": card})
    if _share_above(out, move) > 0.5 and not _as_low(t, seat, move, other):
        return Reason("lead_low", {"card": card})
    if not bare and move == (hand & suit).bit_length() - 1 and (other is None or _rank(move) > _rank(other)):
        return Reason("lead_high", {"card": card})
    if elsewhere and (hand & suit).bit_count() < (hand & elsewhere).bit_count():
        return Reason("lead_short", {"card": card})
    if other is None or not elsewhere or bare or plenty < t.still - 1:
        return None
    more = plenty > ((sum(t.hands) - hand) & elsewhere).bit_count()
    return Reason("lead_more", {"card": card, "other": t.text(other)}) if more else None


def _beside(t: Tricks, seat: int, other: int | None, suit: int, plenty: int) -> bool:
    """Whether this suit goes round more surely than that of the other move."""
    if other is None or SUIT_OF[other] == suit:
        return True
    return ((sum(t.hands) - t.hands[seat]) & SUIT_OF[other]).bit_count() < plenty


def _rank(card: int) -> int:
    return card // 4


def _share_above(out: int, move: int) -> float:
    return (out >> move).bit_count() / out.bit_count() if out else 0.0


def _as_low(t: Tricks, seat: int, move: int, other: int | None) -> bool:
    """Whether the other card is as sure to have a higher one above it."""
    if other is None:
        return False
    out = sum(t.hands) - t.hands[seat]
    return _share_above(out & SUIT_OF[other], other) >= _share_above(out & SUIT_OF[move], move)


def _why_cut(t: Tricks, seat: int, move: int, other: int | None) -> Reason | None:
    hand, card = t.hands[seat], pretty(move)
    picks_up = not (t.opening and t.house.first_safe)
    if picks_up and in_teams(t) and t.taker % 2 == seat % 2 and other is not None and _rank(move) < _rank(other):
        return Reason("cut_partner", {"card": card, "other": t.text(other), "seats": [seat_name(t.taker)]})
    if other is not None and SUIT_OF[other] == SUIT_OF[move] and move < other:
        return None  # whoever wants to be rid of one would begin with the higher
    if other is not None and hand & SUIT_OF[move] == 1 << move and hand & SUIT_OF[other] != 1 << other:
        return Reason("cut_last", {"card": card})
    return Reason("cut_high", {"card": card})


def _why_free(t: Tricks, seat: int, move: int, other: int | None) -> Reason | None:
    """Nobody can be hurt by this trick any more."""
    card, follow = pretty(move), t.hands[seat] & t.led
    if move == follow.bit_length() - 1:
        return Reason("shed_free" if t.after[seat] == t.by[0] or t.spoiled else "shed_first", {"card": card})
    if move < t.best:
        if not t.hands[t.taker]:
            return None  # T10: they are out, and somebody else leads, perhaps this seat
        if other is None or other > t.best:
            return Reason("last_under", {"card": card})
        most = move == (follow & (1 << t.best) - 1).bit_length() - 1
        return Reason("last_under_most", {"card": card}) if most else None
    return Reason("last_lead", {"card": card}) if other is None or other < t.best else None


def _why_follow(t: Tricks, seat: int, move: int, other: int | None) -> Reason | None:
    card, best = pretty(move), pretty(t.best)
    follow = t.hands[seat] & t.led
    under = follow & (1 << t.best) - 1
    if move < t.best:
        if other is None or other > t.best:
            return Reason("stay_under", {"card": card, "best": best})
        return Reason("under_most", {"card": card, "best": best}) if move == under.bit_length() - 1 else None
    out = (sum(t.hands) - t.hands[seat]) & t.led
    if not under and (other is None or move < other) and out >> move:
        return Reason("on_top_low", {"card": card, "best": best})
    if other is not None and move < other:
        return None
    if not under and not out >> (follow & -follow).bit_length():
        return Reason("on_top_all", {"card": card})
    behind = _behind(t, seat)
    if out.bit_count() > 2 * len(behind) and not any(_is_void(t, one, t.led) for one in behind):
        return Reason("on_top_high", {"card": card, "best": best})
    return None


def _behind(t: Tricks, seat: int) -> list[int]:
    """Who still plays to this trick."""
    found = []
    following = t.after[seat]
    while following != t.by[0]:
        found.append(following)
        following = t.after[following]
    return found


def _known_void(t: Tricks, seat: int, suit: int) -> bool:
    """Whether it is known that one of the others is out of this suit."""
    return bool(_void_of(t, seat, suit))


def _void_of(t: Tricks, seat: int, suit: int) -> list[str]:
    others = [one for one in range(t.seats) if one != seat and t.after[one] >= 0]
    none_left = not (sum(t.hands) - t.hands[seat]) & suit
    return [seat_name(one) for one in others if none_left or _is_void(t, one, suit)]


def _is_void(t: Tricks, seat: int, suit: int) -> bool:
    """Whether everybody has seen it."""
    return bool(t.void[seat] & suit) and not t.known[seat] & t.hands[seat] & suit
