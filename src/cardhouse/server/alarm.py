"""When each table wants to be woken: one heap, one task, at most a few entries a table."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable

LONGEST_SLEEP_MS = 60_000


class Alarm:
    def __init__(self, now: Callable[[], int], ring: Callable[[str], None]) -> None:
        self._now, self._ring = now, ring
        self._due: dict[str, int] = {}  # what the table wants
        self._queued: dict[str, int] = {}  # its earliest entry on the heap; a later wish waits for that one to come up
        self._heap: list[tuple[int, str]] = []
        self._sooner = asyncio.Event()

    def set(self, code: str, at: int | None) -> None:
        if at is None:
            self._due.pop(code, None)
            return
        self._due[code] = at
        if at < self._queued.get(code, at + 1):
            self._push(code, at)

    def _push(self, code: str, at: int) -> None:
        self._queued[code] = at
        if not self._heap or at < self._heap[0][0]:
            self._sooner.set()
        heapq.heappush(self._heap, (at, code))

    def ring_due(self) -> None:
        """Rings for every table whose time has come."""
        now = self._now()
        while self._heap and self._heap[0][0] <= now:
            at, code = heapq.heappop(self._heap)
            if self._queued.get(code) != at:
                continue
            del self._queued[code]
            due = self._due.get(code)
            if due is None:
                continue
            if due > now:
                self._push(code, due)
            else:
                self._ring_for(code, due)

    def _ring_for(self, code: str, due: int) -> None:
        del self._due[code]
        try:
            self._ring(code)
        except Exception:  # a mistake of ours: the table still wants to be woken
            self.set(code, due)
            raise

    async def run(self) -> None:
        while True:
            self._sooner.clear()
            self.ring_due()
            wait_ms = min(self._heap[0][0] - self._now(), LONGEST_SLEEP_MS) if self._heap else LONGEST_SLEEP_MS
            try:
                async with asyncio.timeout(max(wait_ms, 1) / 1000):
                    await self._sooner.wait()
            except TimeoutError:
                pass
