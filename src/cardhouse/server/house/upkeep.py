"""What goes on for as long as the house is open. A work that falls is started again, and the operator is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from cardhouse.server.log import where
from cardhouse.server.metrics import Metrics

AGAIN_S = (0.1, 1.0, 5.0, 30.0)  # how long after it fell
CALM_S = 60.0  # a work that has gone on for so long begins with the first of these again
TOLD_S = 600.0  # so long an operator is told that it fell

log = logging.getLogger("cardhouse.upkeep")

Work = Callable[[], Awaitable[None]]
Spawn = Callable[[Coroutine[Any, Any, None]], object]


class Upkeep:
    """No permanent work is started in any other way: one that nobody watches ends without a word."""

    def __init__(self, metrics: Metrics, spawn: Spawn) -> None:
        self._metrics, self._spawn = metrics, spawn
        self._fell: dict[str, float] = {}  # work → when it last did
        self.closed = False

    def start(self, name: str, work: Work) -> None:
        self._spawn(self._keep(name, work))

    @property
    def fallen(self) -> list[str]:
        """What fell lately, whether it goes on again or not."""
        latest = asyncio.get_running_loop().time() - TOLD_S
        return sorted(name for name, at in self._fell.items() if at > latest)

    def fell(self, name: str, error: BaseException | None, again_s: float = 0.0) -> None:
        self._fell[name] = asyncio.get_running_loop().time()
        self._metrics.add("restarts")
        said = "it ended" if error is None else where(error)
        log.error("a permanent work fell", extra={"work": name, "error": said, "again_s": again_s})

    async def _keep(self, name: str, work: Work) -> None:
        time, tries = asyncio.get_running_loop().time, 0
        while not self.closed:  # being cancelled may come out of a group of tasks as something else
            begun, error = time(), None
            try:
                await work()
            except Exception as fault:
                error = fault
            if self.closed:
                return
            tries = 0 if time() - begun > CALM_S else tries
            again_s = AGAIN_S[min(tries, len(AGAIN_S) - 1)]
            self.fell(name, error, again_s)
            await asyncio.sleep(again_s)
            tries += 1
