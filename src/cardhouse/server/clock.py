"""The time of the house: a clock that nobody can set back, and that agrees with the database where there are others."""

from __future__ import annotations

import time
from collections.abc import Callable

STEP_MS = 250  # so much at once it comes closer to the database's time, once people have seen it
LEAD_MS = 1_000  # so much it may be ahead of the database, because others are
ALARM_MS = 5_000  # a machine whose own clock is so wrong is talked about


def wall_ms() -> int:
    return time.time_ns() // 1_000_000


def running_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class Clock:
    """Alone, the wall clock when it opened, and what has passed since. Among others the time of the database, asked
    for now and then: one machine whose clock is fast may not make everybody else's time run out."""

    def __init__(self, wall: Callable[[], int] = wall_ms, running: Callable[[], int] = running_ms) -> None:
        self._wall, self._running = wall, running
        self._ahead = self._own_ahead = wall() - running()  # of what has passed
        self._agreed: int | None = None  # the same for the database's time
        self._latest = 0  # told to anybody

    def now(self) -> int:
        self._latest = max(self._latest, self._running() + self._ahead)
        return self._latest

    def not_before(self, at: int) -> int:
        """Nobody's time runs backwards: not even where a machine with a fast clock has kept the last line."""
        return max(self.now(), at)

    def at_least(self, at: int) -> None:
        """What the log has seen is over, whatever the wall clock says; but another machine's clock may be wrong too."""
        ahead = at - self._running()
        if self._agreed is not None:
            ahead = min(ahead, self._agreed + LEAD_MS)
        self._ahead = max(self._ahead, ahead)

    def agree(self, theirs: int, opening: bool = False) -> None:
        """The database says that it is so late. Once people have been told a time, we come closer to it by and by; at
        once only when the whole machine has slept, and its wall clock says the same."""
        self._agreed = theirs - self._running()
        if opening:
            self._ahead, self._latest = self._agreed, 0
            return
        asleep = self._wall() - self._running() - self._own_ahead  # as far as our own wall knows
        self._own_ahead += max(0, asleep)
        wrong = self._agreed - self._ahead
        self._ahead += max(-STEP_MS, min(max(STEP_MS, asleep), wrong))

    @property
    def own_error_ms(self) -> int:
        """How far the machine's own clock is ahead of the database's."""
        return 0 if self._agreed is None else self._own_ahead - self._agreed
