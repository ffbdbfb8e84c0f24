"""The cards of Tincholi, what they count, and how a slot remembers who knows its card."""

from __future__ import annotations

from collections.abc import Sequence

from cardhouse.core.cards import SUITS

# A card is 4 · (number − 1) + suit, so that 0 … 47 is the order of the pack; the joker is the last.
FACES: tuple[str, ...] = (*(rank + suit for rank in "A23456789TJQ" for suit in SUITS), "Jk")
JOKER = 48
NUMBER = tuple(card // 4 + 1 for card in range(49))  # C8: Qd is a 12 here; a joker pairs only with a joker
VALUE = tuple(0 if face == "Qd" else n for face, n in zip(FACES, NUMBER, strict=True))  # C1
EXTENDED = tuple(4 * i + suit for i, suit in enumerate((1, 2, 0, 3) * 3))  # Ad 2h 3c 4s 5d 6h … Jc Qs
CHAOS = (FACES.index("9s"), FACES.index("9h"), JOKER)
EXTRA = {"standard": (), "extended": EXTENDED, "chaos": CHAOS, "both": EXTENDED + CHAOS}

# A slot is one int: the card, who knows it (a bit per seat, one more for those without a seat), and the
# shuffle it comes from. All of it moves with the card.
CARD = 63
KNOWN = 64
EVERYBODY = 2047 * KNOWN
SHUFFLE = 17
NO_SEAT = 10  # the bit of those without a seat
NOTHING = -1  # nothing drawn


def total(hand: Sequence[int]) -> int:
    """C1; a joker counts as the lowest other card, a hand of only jokers is 0."""
    values = [VALUE[slot & CARD] for slot in hand if slot & CARD != JOKER]
    return sum(values) + (len(hand) - len(values)) * min(values, default=0)
