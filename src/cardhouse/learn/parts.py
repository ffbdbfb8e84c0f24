"""What the rows of piles are made of: floats as bytes, written once and laid one after the other.

Hands and piles are sets of cards, and eight columns of a set can be in 256 ways: all of them are at hand, so nothing
is packed when a row is asked for, and nothing that a game once had is remembered.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from cardhouse.core.cards import mask_of
from cardhouse.learn.columns import TENTH

MANY: Final = 4_096  # more than any pile has cards
CHUNK: Final = 8  # columns of a set that are one part
WIDTH: Final = 4  # bytes of a column


def floats(numbers: Sequence[float]) -> bytes:
    return array("f", numbers).tobytes()


TENTHS: Final[list[bytes]] = [floats([n * TENTH]) for n in range(MANY)]  # a column with a tenth of a number
TWICE: Final[list[bytes]] = [tenth + tenth for tenth in TENTHS]
COUNTS: Final[list[bytes]] = [floats([float(n)]) for n in range(MANY)]


def blank(columns: int) -> bytes:
    return bytes(WIDTH * columns)


@lru_cache(4096)
def bits(mask: int, columns: int) -> bytes:
    """1 where the mask has a bit; for masks that come again and again."""
    return floats([float(mask >> i & 1) for i in range(columns)])


@lru_cache(4096)
def one_more(part: bytes, column: int) -> bytes:
    counts = array("f", part)
    counts[column] += 1.0
    return counts.tobytes()


class Faces:
    """The columns of a set of cards, one for each face: in chunks, each of which is a part."""

    def __init__(self, faces: int) -> None:
        self.size = faces
        widths = [min(CHUNK, faces - first) for first in range(0, faces, CHUNK)]
        self.chunks, self.blanks, self.nothing = len(widths), [blank(width) for width in widths], blank(faces)
        self.one = [bits(1 << card, faces) for card in range(faces)]
        self._sets = [bits(mask, CHUNK) for mask in range(1 << CHUNK)]
        self._last = [bits(mask, widths[-1]) for mask in range(1 << widths[-1])]
        self._none, self._twice = [0] * faces, False

    def put(self, parts: list[bytes], at: int, cards: Sequence[int]) -> None:
        """How many of each there are, from this part on."""
        if self._twice:
            self._put_counts(parts, at, cards)
            return
        mask = mask_of(cards)
        if mask.bit_count() != len(cards):  # this pack has cards that look the same
            self._twice = True
            self._put_counts(parts, at, cards)
            return
        last, sets = at + self.chunks - 1, self._sets
        for i in range(at, last):
            parts[i] = sets[mask & 255]
            mask >>= CHUNK
        parts[last] = self._last[mask]

    def _put_counts(self, parts: list[bytes], at: int, cards: Sequence[int]) -> None:
        """All in the first part, and nothing in the others."""
        counts = self._none[:]
        for card in cards:
            counts[card] += 1
        parts[at] = b"".join([COUNTS[count] for count in counts])
        for i in range(at + 1, at + self.chunks):
            parts[i] = b""
