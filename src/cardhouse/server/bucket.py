"""So much at once, then so much a second."""

from __future__ import annotations

from math import ceil


class Bucket:
    __slots__ = ("at", "burst", "left", "per_second")

    def __init__(self, per_second: float, burst: float, now: int) -> None:
        self.per_second, self.burst, self.left, self.at = per_second, burst, burst, now

    def take(self, now: int, cost: float = 1) -> bool:
        self.fill(now)
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def drain(self, now: int, cost: float) -> None:
        """It was taken elsewhere, whether it was there or not; or given back, if it is less than nothing.

        What was not there is owed: who asks at many doors in one moment has it once, and then waits for all of it.
        """
        self.fill(now)
        self.left = min(self.burst, self.left - cost)

    def fill(self, now: int) -> None:
        self.left = min(self.burst, self.left + (now - self.at) * self.per_second / 1000)
        self.at = now

    def wait_s(self, now: int, cost: float = 1) -> int:
        """How long until it has so much; 0 if it has."""
        self.fill(now)
        return 0 if self.left >= cost else ceil((cost - self.left) / self.per_second)

    @property
    def full(self) -> bool:
        return self.left >= self.burst
