"""What a fair player does in Hearts without thinking. The search of the house thinks from there."""

from __future__ import annotations

from cardhouse.core.cards import SUIT_OF, cards_in, mask_of, rank

from .rules import GIVE, HEARTS, PASSED, QUEEN, Hearts

HIGH_SPADES = (1 << QUEEN + 4) | (1 << QUEEN + 8)  # the king and the ace


def habit(t: Hearts, seat: int) -> int:
    hand = t.hands[seat]
    if t.phase == "give":
        return GIVE | mask_of(sorted(cards_in(hand), key=lambda card: danger(hand, card))[-PASSED:])
    cards = cards_in(t.playable(hand))
    if not t.trick:
        return min(cards, key=lambda card: (card in (QUEEN, QUEEN + 4, QUEEN + 8), rank(card)))  # a low card leads
    follow = cards[0] % 4 == t.trick[0] % 4
    return under(t, cards) if follow else max(cards, key=lambda card: danger(hand, card))


def under(t: Hearts, cards: tuple[int, ...]) -> int:
    """The queen if somebody else takes it; else as high as possible without taking the trick, or cheaply."""
    best = max(card for card in t.trick if card % 4 == t.trick[0] % 4)
    below = [card for card in cards if card < best]
    if below:
        return QUEEN if QUEEN in below else below[-1]
    last_and_clean = len(t.trick) == t.seats - 1 and not any((HEARTS >> card & 1) or card == QUEEN for card in t.trick)
    others = [card for card in cards if card != QUEEN] or cards
    return others[-1] if last_and_clean else others[0]


def danger(hand: int, card: int) -> int:
    """How much one wants to be rid of it: the queen, what takes it, high hearts, high cards of short suits."""
    if card == QUEEN:
        return 100
    suit = hand & SUIT_OF[card]
    if 1 << card & HIGH_SPADES:
        return 60
    return rank(card) + (8 if HEARTS >> card & 1 else 0) - 2 * len(cards_in(suit))
