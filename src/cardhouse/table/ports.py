"""What a table needs from outside."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping

from cardhouse.core.game import Game
from cardhouse.core.position import Rng
from cardhouse.table.time_control import STAY_MS


class World:
    """The games, the bots, secrets, and dice for delays and names."""

    def __init__(
        self,
        games: Mapping[str, Game],
        levels: Iterable[str],
        secret: Callable[[], bytes],
        dice: Rng,
        bot_pace: float = 1.0,
        newcomer: Callable[[str, Collection[str], float], str] = lambda level, taken, chance: level.capitalize(),
        whims: Callable[[str], Rng] | None = None,
        thing: Callable[[str], str] = lambda name: "kettle",
        stay_ms: int = STAY_MS,
    ) -> None:
        self.games, self.levels, self.secret, self.dice = games, tuple(levels), secret, dice
        self.bot_pace = bot_pace  # 0: bots move at once
        self.newcomer = newcomer  # a name for a bot of this level beside these names, by chance
        self.whims = whims or (lambda seed: dice)  # chance from a seed, so that what a bot was given can be made again
        self.thing = thing  # what a bot of this name looks like
        self.stay_ms = stay_ms  # how long a table stays after its last visit
