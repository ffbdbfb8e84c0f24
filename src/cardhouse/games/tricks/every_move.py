"""Every move there can be in Thulla and Kazhutha Kali."""

from __future__ import annotations

from collections.abc import Sequence

from cardhouse.core.cards import FACES
from cardhouse.core.options import Options


def every_move(seats: int, options: Options) -> Sequence[str]:
    """The cards."""
    return FACES
