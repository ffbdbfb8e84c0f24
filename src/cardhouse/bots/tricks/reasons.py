"""Why a card of Thulla or Kazhutha Kali is a good one, in a word; nothing where nothing true can be said for sure."""

from __future__ import annotations

from typing import Final

from cardhouse.core.cards import SUIT_OF, pretty
from cardhouse.core.position import Reason
from cardhouse.games.tricks.rules import Tricks

REASONS: Final = {
    "opening": "the ace of spades opens the game",
    "shed_free": "nobody can cut any more: {card} is the highest you can get rid of",
    "shed_first": "the first trick is safe: {card} is the highest you can get rid of",
    "last_under": "nobody can cut any more: with {card} you do not have to lead next",
    "last_lead": "nobody can cut any more: {card} gives you the lead",
    "stay_under": "{card} stays under {best}: if someone cuts, a higher card picks up",
    "on_top_low": "you have to go above {best}: {card} leaves room for someone behind you",
    "on_top_high": "hardly anyone can be out of this suit yet: {card} goes while it is safe",
    "on_top_all": "you are on top whatever you play: {card} is the worst to keep",
    "cut_high": "you cannot follow suit: {card} is the card you most want to be rid of",
    "lead_safe": "the others have {out} cards of this suit: everyone should be able to follow {card}",
    "lead_low": "{card} is low: if someone cuts, a higher card picks up",
    "make_void": "{card} is your only card of this suit: after it you can cut",
    "solved": "two players are left: after this you are safe, whatever the other plays",
    "sooner": "as safe as {other}, and you are out sooner",
}


def why(t: Tricks, seat: int, move: int) -> Reason | None:
    if t.must_open:
        return Reason("opening", {})
    if not t.led:
        return _why_lead(t, seat, move)
    if not t.hands[seat] & t.led:
        return Reason("cut_high", {"card": pretty(move)})
    if t.after[seat] == t.by[0] or t.spoiled or (t.opening and t.house.first_safe):
        return _why_free(t, seat, move)
    return _why_follow(t, seat, move)


def _why_lead(t: Tricks, seat: int, move: int) -> Reason | None:
    hand, suit, card = t.hands[seat], SUIT_OF[move], pretty(move)
    out = (sum(t.hands) - hand) & suit
    if not out:
        return None  # it comes back to the player, and nothing good can be said of that
    if out.bit_count() >= 2 * t.still and not _known_void(t, seat, suit):
        return Reason("lead_safe", {"card": card, "out": out.bit_count()})
    if (out >> move).bit_count() * 2 > out.bit_count():
        return Reason("lead_low", {"card": card})
    return Reason("make_void", {"card": card}) if hand & suit == 1 << move else None


def _why_free(t: Tricks, seat: int, move: int) -> Reason:
    """Nobody can be hurt by this trick any more."""
    card = pretty(move)
    if move == (t.hands[seat] & t.led).bit_length() - 1:
        return Reason("shed_free" if t.after[seat] == t.by[0] else "shed_first", {"card": card})
    return Reason("last_under" if move < t.best else "last_lead", {"card": card})


def _why_follow(t: Tricks, seat: int, move: int) -> Reason | None:
    card, best = pretty(move), pretty(t.best)
    if move < t.best:
        return Reason("stay_under", {"card": card, "best": best})
    follow = t.hands[seat] & t.led
    out = (sum(t.hands) - t.hands[seat]) & t.led
    if not follow & (1 << t.best) - 1:
        if out >> move:
            return Reason("on_top_low", {"card": card, "best": best})
        if not out >> (follow & -follow).bit_length():
            return Reason("on_top_all", {"card": card})
    behind = _behind(t, seat)
    if out.bit_count() > 2 * len(behind) and not any(_is_void(t, other, t.led) for other in behind):
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
    """Whether everybody has seen that one of the others is out of this suit."""
    return any(other != seat and t.after[other] >= 0 and _is_void(t, other, suit) for other in range(t.seats))


def _is_void(t: Tricks, seat: int, suit: int) -> bool:
    return bool(t.void[seat] & suit) and not t.known[seat] & t.hands[seat] & suit
