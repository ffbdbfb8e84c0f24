"""Every move there can be in Liap Tui."""

from __future__ import annotations

from collections.abc import Sequence

from cardhouse.core.options import Options
from cardhouse.games.liap_tui.moves import REDEAL, text
from cardhouse.games.liap_tui.pieces import PACK, SIZE, follows, pack, text_of


def every_move(seats: int, options: Options) -> Sequence[str]:
    """Words and declarations, then one to six pieces of any kind: who follows may play what forms no type."""
    plays = [text_of(play) for size in range(1, max(SIZE) + 1) for play in follows(pack(PACK), size)]
    return [*map(text, range(REDEAL + 1)), *plays]
