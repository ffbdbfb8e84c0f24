"""Work that goes on beside everything else, and ends with the house at the latest."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from cardhouse.server.log import where
from cardhouse.server.metrics import Metrics

log = logging.getLogger("cardhouse.house")

T = TypeVar("T")


class Tasks:
    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """What goes wrong is said in the log."""
        task = self.begin(work)
        task.add_done_callback(self.ended)
        return task

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Whoever waits for it hears what went wrong."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # nobody may wait any more

    def ended(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            self._metrics.add("errors")
            log.error("a task has failed", extra={"error": where(error)})
