"""A bot that plays any legal move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardhouse.core.position import Rng


def moves_of(view: Mapping[str, Any]) -> list[str]:
    """The legal moves of the viewer: a view never holds anybody else's."""
    (moves,) = view["legal"].values()
    return list(moves)


def pick(moves: Sequence[str], rng: Rng) -> str:
    return moves[int(rng.random() * len(moves))]


def chance(view: Mapping[str, Any], rng: Rng) -> str:
    return pick(moves_of(view), rng)
