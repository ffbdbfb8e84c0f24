"""Actions: moves by number (`numbering`), and masks of them as NumPy has them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from cardhouse.learn.numbering import IllegalAction, Numbering

__all__ = ["Actions", "IllegalAction", "Mask"]

Mask: TypeAlias = npt.NDArray[np.int8]
_BYTE = np.dtype(np.int8)


class Actions(Numbering):
    """Every move of a game with its number: `texts` is the whole encoding."""

    def mask(self, legal: Iterable[int], more: int = 0) -> Mask:
        """1 for what is legal; `more` places at the end are 0."""
        return np.frombuffer(self.marks(legal, more), _BYTE)
