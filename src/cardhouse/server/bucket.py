"""So much at once, then so much a second."""

from __future__ import annotations


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

    def fill(self, now: int) -> None:
        self.left = min(self.burst, self.left + (now - self.at) * self.per_second / 1000)
        self.at = now

    @property
    def full(self) -> bool:
        return self.left >= self.burst
