"""What a seat knows, as a row of numbers: the same row in every world that the seat cannot tell from the true one.

`names` says what each column is; how to read it is in docs/learn.md.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from cardhouse.core.position import Position
from cardhouse.learn.layout import Layout

Row: TypeAlias = npt.NDArray[np.float32]
_FLOAT = np.dtype(np.float32)


class Observer(Layout):
    """The row as NumPy has it."""

    def __call__(self, position: Position, viewer: int) -> Row:
        """A new row, which nothing else refers to."""
        return np.frombuffer(self.written(position, viewer), _FLOAT)
