"""Every move of Tincholi that a program may learn: hands grow without end, so slots and calls have a bound."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardhouse.core.options import Options
from cardhouse.games.tincholi import moves

SLOTS: Final = 8  # of a hand; it starts with four, and each failed pair adds one
CALLS: Final = 49  # `cut 0` … `cut 48`: what four cards can count


def every_move(seats: int, options: Options) -> Sequence[str]:
    sizes = (SLOTS,) * seats
    calls = [moves.CUT | called + 1 for called in range(CALLS)]
    plain = [moves.DRAW, moves.TAKE, *moves.plays(SLOTS, drop=True, pair=True), moves.CUT, *calls]
    effects = [*moves.peeks(SLOTS), *moves.spies(0, sizes), *moves.swaps(sizes)]
    return [moves.text(move) for move in (*moves.looks(SLOTS), *plain, *effects)]
