"""The ordinary pack of 52 as ints and bit masks.

A card is 4 · rank + suit, so that the order of the ints is the order of a sorted hand: 2c 2d 2h 2s 3c … As.
A hand whose order does not matter is a mask with one bit per card.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"
SUIT_NAMES: Final = ("clubs", "diamonds", "hearts", "spades")
FACES: Final[tuple[str, ...]] = tuple(rank + suit for rank in RANKS for suit in SUITS)
ACE_OF_SPADES: Final = 51
PACK: Final = (1 << 52) - 1
SUIT_OF: Final[tuple[int, ...]] = tuple(0x1111111111111 << card % 4 for card in range(52))  # all cards of a card's suit


def _chunk(first: int) -> tuple[tuple[int, ...], ...]:
    cards: list[tuple[int, ...]] = [()]
    for mask in range(1, 1 << 13):
        low = mask & -mask
        cards.append((first + low.bit_length() - 1, *cards[mask ^ low]))
    return tuple(cards)


# Four tables of 13 bits each: quicker than walking over the bits.
_A: Final = _chunk(0)
_B: Final = _chunk(13)
_C: Final = _chunk(26)
_D: Final = _chunk(39)


def cards_in(mask: int) -> tuple[int, ...]:
    """The cards of a hand, lowest first."""
    return _A[mask & 8191] + _B[mask >> 13 & 8191] + _C[mask >> 26 & 8191] + _D[mask >> 39]


def lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


def rank(card: int) -> int:
    """2 … 14, ace high."""
    return (card >> 2) + 2


def mask_of(cards: Iterable[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def pretty(card: int) -> str:
    """As people write it: 7♥, 10♠."""
    face = FACES[card]
    return face[0].replace("T", "10") + "♣♦♥♠"[card % 4]
