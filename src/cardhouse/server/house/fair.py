"""A fair queue: households take turns, and within each its askers. No clock, no tasks: what waits, and who is next."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Asker(NamedTuple):
    """Whose question it is. Keys are free, addresses are not: whoever has a thousand keys still has one turn."""

    household: str  # an address, as the door knows it
    name: str  # a table or a player there


class Fair(Generic[T]):
    def __init__(self, most: int, of_household: int, of_asker: int) -> None:
        self.most, self.of_household, self.of_asker = most, of_household, of_asker
        self._waiting: dict[str, dict[str, deque[T]]] = {}  # whoever is first in a dict is next
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[T]:
        return (item for askers in self._waiting.values() for items in askers.values() for item in items)

    def put(self, asker: Asker, item: T) -> T | None:
        """At the end of its asker's line. What has no room for it: nothing, the item itself, or the last of others.

        In a full queue whoever waits with most makes room: whoever has less than they is never refused.
        """
        askers = self._waiting.get(asker.household, {})
        mine = sum(map(len, askers.values()))
        if len(askers.get(asker.name, ())) >= self.of_asker or mine >= self.of_household:
            return item
        out = None
        if self._count >= self.most:
            longest = max(self._waiting, key=self._length)
            if self._length(longest) <= mine + 1:
                return item
            out = self._last_of(longest)
        self._waiting.setdefault(asker.household, {}).setdefault(asker.name, deque()).append(item)
        self._count += 1
        return out

    def take(self) -> T | None:
        """The next one; its household and its asker go to the end of their lines."""
        if not self._waiting:
            return None
        household, askers = next(iter(self._waiting.items()))
        name, items = next(iter(askers.items()))
        item = items.popleft()
        self._count -= 1
        del askers[name], self._waiting[household]
        if items:
            askers[name] = items
        if askers:
            self._waiting[household] = askers
        return item

    def drop(self, unwanted: Callable[[T], bool]) -> list[T]:
        """Out of the queue with these; the others keep their places."""
        gone: list[T] = []
        for household, askers in list(self._waiting.items()):
            for name, items in list(askers.items()):
                gone += (left := [item for item in items if unwanted(item)])
                if left:
                    askers[name] = deque(item for item in items if not unwanted(item))
                if not askers[name]:
                    del askers[name]
            if not askers:
                del self._waiting[household]
        self._count -= len(gone)
        return gone

    def _length(self, household: str) -> int:
        return sum(map(len, self._waiting[household].values()))

    def _last_of(self, household: str) -> T:
        askers = self._waiting[household]
        name = max(askers, key=lambda name: len(askers[name]))
        item = askers[name].pop()
        self._count -= 1
        if not askers[name]:
            del askers[name]
        return item
