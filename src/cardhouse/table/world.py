"""What a table needs from outside."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from cardhouse.core.game import Game
from cardhouse.core.position import Rng


class World:
    """The games, the bots' names, secrets, and dice for delays."""

    def __init__(
        self,
        games: Mapping[str, Game],
        levels: Iterable[str],
        secret: Callable[[], bytes],
        dice: Rng,
        bot_pace: float = 1.0,
    ) -> None:
        self.games, self.levels, self.secret, self.dice = games, tuple(levels), secret, dice
        self.bot_pace = bot_pace  # 0: bots move at once
