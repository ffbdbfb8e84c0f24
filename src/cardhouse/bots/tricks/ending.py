"""Thulla and Kazhutha Kali when two are left: what the one does not hold the other does, so it can be solved.

A position is four ints, one per suit, sorted, for all suits are alike: from the highest card still held down to the
lowest, a 1 for a card of who leads and a 0 for one of who follows, behind a 1 where the suit begins. Ranks that have
left the game are not in it, so positions that come to the same are the same; neighbours of one hand are followed alike.
"""

from __future__ import annotations

from typing import Final

from cardhouse.core.cards import SUIT_OF, cards_in
from cardhouse.games.tricks.rules import Tricks

SUITS: Final = SUIT_OF[:4]
MOST: Final = 32  # cards; with more it would take too long, and to find that out costs time
DEEPEST: Final = 150  # tricks; only where cutters take it could go on for so long
Suits = tuple[int, int, int, int]


class TooLong(Exception):
    """The budget is used up."""


class Ending:
    """Who can be safe whatever the other does."""

    def __init__(self, steps: int, reversal: bool = False) -> None:
        self.steps = steps  # positions that may be looked at
        self.reversal = reversal  # the cutter takes the trick
        self.known: dict[Suits, bool] = {}
        self.depth = 0

    def safe_moves(self, t: Tricks, me: int) -> dict[int, bool]:
        """For each legal card whether it saves this seat. Raises TooLong."""
        other = t.after[me]
        mine, theirs = t.hands[me], t.hands[other]
        cards = (mine | theirs).bit_count()
        if cards > MOST or t.cuts + cards >= t.house.stall or (t.opening and t.house.first_safe):
            raise TooLong  # or the game may end in another way
        if t.trick:
            led = t.trick[0]
            answers = cards_in(mine & t.led or mine)
            return {card: not self._leader_safe_after(theirs, mine, led, card) for card in answers}
        return {card: self._saves(mine, theirs, card) for card in cards_in(mine)}

    def _saves(self, mine: int, theirs: int, led: int) -> bool:
        """Leading this card, whatever is played to it."""
        follow = theirs & SUIT_OF[led] or theirs
        return all(self._leader_safe_after(mine ^ 1 << led, theirs, led, card) for card in cards_in(follow))

    def _leader_safe_after(self, leads: int, follows: int, led: int, card: int) -> bool:
        """After a trick of two cards; the led one is no longer in its hand."""
        follows ^= 1 << card
        if not SUIT_OF[led] >> card & 1:
            if self.reversal:
                return not leads or not self.safe(position(follows | 1 << led | 1 << card, leads))
            return bool(follows) and self.safe(position(leads | 1 << led | 1 << card, follows))
        if not leads or not follows:
            return not leads  # of two who are out with the same trick, who has led is out first
        return not self.safe(position(follows, leads)) if card > led else self.safe(position(leads, follows))

    # -- of positions

    def safe(self, at: Suits) -> bool:
        """Whether who leads can be safe."""
        found = self.known.get(at)
        if found is None:
            self.steps -= 1
            self.depth += 1
            if self.steps < 0 or self.depth > DEEPEST:
                raise TooLong
            found = self._some_lead_saves(at)
            self.depth -= 1
            self.known[at] = found
        return found

    def _some_lead_saves(self, at: Suits) -> bool:
        leads = follows = 0
        alone: list[int] = []
        shared: list[int] = []
        for i in range(4):
            suit = at[i]
            length = suit.bit_length() - 1
            ours = suit.bit_count() - 1
            leads += ours
            follows += length - ours
            if ours:
                (shared if ours < length else alone).append(i)
        if leads == 1 and (shared or self.reversal):
            return True
        for i in shared:
            suit = at[i]
            for bit in runs(suit ^ (1 << suit.bit_length() - 1)):
                if self._is_followed(at, i, bit, follows):
                    return True
        if self.reversal:
            return self._is_taken(at, alone)
        return bool(alone) and self._is_cut(at, follows)

    def _is_followed(self, at: Suits, i: int, bit: int, follows: int) -> bool:
        """Whether this card saves who leads it, with at least one more in the hand."""
        if follows == 1:
            return False
        suit = at[i]
        theirs = ~suit & (1 << suit.bit_length() - 1) - 1
        under = runs(theirs & bit - 1)
        for card in reversed(under):
            if not self.safe(with_suit(at, i, without(without(suit, bit), card))):
                return False
        for card in runs(theirs & -bit):
            if self.safe(turned(with_suit(at, i, without(without(suit, card), bit)))):
                return False
        return True

    def _is_cut(self, at: Suits, follows: int) -> bool:
        """Whether a lead that cannot be followed saves who leads: it comes back, so any such card is as good."""
        if follows == 1:
            return False
        for j in range(4):
            suit = at[j]
            for card in range(suit.bit_length() - 2, -1, -1):  # neighbours, too: one of them changes hands
                if not suit >> card & 1 and not self.safe(with_suit(at, j, suit | 1 << card)):
                    return False
        return True

    def _is_taken(self, at: Suits, alone: list[int]) -> bool:
        """Whether such a lead saves who leads where the cutter takes it, and has the lead."""
        for i in alone:
            suit = at[i]
            for card in range(suit.bit_length() - 1):
                if not self.safe(turned(with_suit(at, i, suit ^ 1 << card))):
                    return True
        return False


def position(leads: int, follows: int) -> Suits:
    """Of two hands."""
    both = leads | follows
    a, b, c, d = sorted([_suit(leads & suit, both & suit) for suit in SUITS])
    return a, b, c, d


def _suit(leads: int, both: int) -> int:
    found = 1
    while both:
        top = 1 << both.bit_length() - 1
        found = found << 1 | bool(leads & top)
        both ^= top
    return found


def runs(cards: int) -> list[int]:
    """Of neighbours the lowest, from the lowest on."""
    starts = cards & ~(cards << 1)
    found = []
    while starts:
        low = starts & -starts
        found.append(low)
        starts ^= low
    return found


def without(suit: int, bit: int) -> int:
    """A card less."""
    return (suit & -bit) >> 1 & -bit | suit & bit - 1


def with_suit(at: Suits, i: int, suit: int) -> Suits:
    some = list(at)
    some[i] = suit
    some.sort()
    a, b, c, d = some
    return a, b, c, d


def turned(at: Suits) -> Suits:
    """The other one leads."""
    a, b, c, d = sorted([suit ^ (1 << suit.bit_length() - 1) - 1 for suit in at])
    return a, b, c, d
