"""What a fair player does without thinking; the bots of the house think from there."""

from __future__ import annotations

from cardhouse.core.cards import rank

from .rules import BareBones


def habit(t: BareBones, seat: int) -> int:
    """The cheapest card that is ahead, else the lowest."""
    hand = sorted(t.hands[seat], key=rank)
    ahead = [card for card in hand if all(rank(card) > rank(other) for other in t.trick)]
    return ahead[0] if t.trick and ahead else hand[0]
