"""Seeds of episode after episode from one number."""

from __future__ import annotations

from secrets import randbits


class Seeds:
    """Without a number, one by lot; the episodes after it follow from it."""

    def __init__(self) -> None:
        self._first: int | None = None
        self._nth = 0

    def next(self, seed: int | None) -> int:
        if seed is not None or self._first is None:
            self._first, self._nth = randbits(48) if seed is None else int(seed), 0
        self._nth += 1
        return (self._first << 32) + self._nth
