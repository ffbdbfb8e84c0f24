"""Every move there can be in The Great Dalmuti."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement

from cardhouse.core.options import Options
from cardhouse.games.dalmuti.pieces import FACES, JESTER, SETS, SPELLING, WORDS


def every_move(seats: int, options: Options) -> Sequence[str]:
    """The words, the sets, and what a Dalmuti may give back: one numbered card or two."""
    gifts = [gift for size in (1, 2) for gift in combinations_with_replacement(FACES[1:JESTER], size)]
    possible = [gift for gift in gifts if gift != ("1", "1")]  # there is only one 1
    return [*WORDS.values(), *(SPELLING[move] for move in SETS), *(f"give {','.join(gift)}" for gift in possible)]
