"""The time of the house: the wall clock when it opened, and from then on a clock that nobody can set back."""

from __future__ import annotations

import time


class Clock:
    def __init__(self) -> None:
        self._start_ms = time.time_ns() // 1_000_000 - time.monotonic_ns() // 1_000_000

    def now(self) -> int:
        return self._start_ms + time.monotonic_ns() // 1_000_000

    def at_least(self, at: int) -> None:
        """What the log has seen is over, whatever the wall clock says."""
        self._start_ms += max(0, at - self.now())
