"""A fair player of Crazy Eights, without thinking: high cards first, eights last, and drawing only if nothing fits."""

from __future__ import annotations

from .rules import DRAW, NAME, PASS, CrazyEights, is_eight, points_of


def habit(t: CrazyEights, seat: int) -> int:
    hand, moves = t.hands[seat], t.legal(seat)
    if t.phase == "name":
        held = [sum(card % 4 == suit and not is_eight(card) for card in hand) for suit in range(4)]
        return NAME + held.index(max(held))
    cards = [move for move in moves if move < PASS]
    if not cards:
        return DRAW if DRAW in moves else PASS
    return max(cards, key=lambda card: (not is_eight(card), points_of(card)))
