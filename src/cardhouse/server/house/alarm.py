"""When each table wants to be woken: one heap, one task, at most a few entries a table."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable

LONGEST_SLEEP_MS = 60_000
SPARE = 64  # entries that nobody waits for any more, beside as many as are waited for


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
            if len(self._heap) > 2 * len(self._due) + SPARE:
                self._tidy()
            return
        self._due[code] = at
        if at < self._queued.get(code, at + 1):
            self._push(code, at)

    def _push(self, code: str, at: int) -> None:
        self._queued[code] = at
        if not self._heap or at < self._heap[0][0]:
            self._sooner.set()
        heapq.heappush(self._heap, (at, code))

    def _tidy(self) -> None:
        """Tables that were closed leave entries behind, some of them for ten minutes."""
        self._queued = dict(self._due)
        self._heap = [(at, code) for code, at in self._due.items()]
        heapq.heapify(self._heap)

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
        except Exception:  # an internal error: the table still wants to be woken
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
