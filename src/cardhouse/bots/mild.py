"""A bot for company: it knows no game, only which words are rarely said and which declarations are bold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardhouse.core.position import Rng

# How often a word is said beside the plain play of cards, which is 1. What is not here is cards.
EAGERNESS = {
    "cut": 0.06,
    "drop": 1.0,
    "keep": 1.5,
    "pair": 0.03,
    "pass": 0.25,
    "peek": 1.5,
    "redeal": 0.2,
    "revolution": 0.1,
    "say": 1.0,
    "stay": 1.0,
    "swap": 0.3,
    "take": 0.3,
}
BOLDEST = 3  # the highest declaration it makes if it can help it


def mild(view: Mapping[str, Any], rng: Rng) -> str:
    (moves,) = view["legal"].values()  # a view never holds anybody else's
    return eager(moves, rng)


def eager(legal: Sequence[str], rng: Rng) -> str:
    """First which kind of move, then which move of the kind."""
    kinds: dict[str, list[str]] = {}
    for move in legal:
        word = move.partition(" ")[0]
        kinds.setdefault(word if word in EAGERNESS else "", []).append(move)
    point = rng.random() * sum(EAGERNESS.get(kind, 1.0) for kind in kinds)
    for kind in kinds:
        point -= EAGERNESS.get(kind, 1.0)
        if point < 0:
            break
    moves = kinds[kind]
    if kind == "say":
        moves = [move for move in moves if int(move.split()[1]) <= BOLDEST] or moves[:1]
    return moves[int(rng.random() * len(moves))]
