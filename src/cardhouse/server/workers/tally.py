"""What workers count together: how much of its limits an address has used up, wherever its connections are.

What is used of a budget is told to the others twice a second, and only if it is more than one worker's share of it: who
keeps to the limit is never talked about. What is open is told at once.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable

import msgspec
from msgspec import Struct

from cardhouse.server.workers.frames import LEFT
from cardhouse.server.workers.line import Line

CHANNEL = "tally"
EVERY_S = 0.5
FEW = 20  # up to this number of open connections of one address nobody is told

Key = tuple[str, ...]
Heard = Callable[[Key, float], None]


class Told(Struct, frozen=True, array_like=True):
    """By one worker: what it has taken of budgets; what it has open; and whether it is new and wants to hear it all."""

    worker: int
    taken: list[tuple[str, Key, float]] = []
    open: list[tuple[str, str, int]] = []
    new: bool = False


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Told).decode


class Tally:
    def __init__(self, line: Line, worker: int, workers: int) -> None:
        self._line, self._me, self._workers = line, worker, workers
        self._heard: dict[str, Heard] = {}
        self._taken: dict[tuple[str, Key], float] = {}
        self._free: dict[tuple[str, Key], float] = {}
        self._told: dict[tuple[str, str], int] = {}  # what the others know of ours
        self._theirs: defaultdict[int, Counter[tuple[str, str]]] = defaultdict(Counter)
        line.on(CHANNEL, self._hear)
        line.answers(LEFT, lambda text: self._left(int(text)))

    def open(self) -> None:
        self._line.say(CHANNEL, encode(Told(self._me, new=True)))

    # -- budgets

    def hears(self, owner: str, heard: Heard) -> None:
        self._heard[owner] = heard

    def took(self, owner: str, key: Key, cost: float, per_second: float = 0.0) -> None:
        """`per_second` is what this budget gets back; the share of one worker need not be told. Without it: at once."""
        if not per_second:
            self._line.say(CHANNEL, encode(Told(self._me, taken=[(owner, key, cost)])))
            return
        if not self._taken:
            asyncio.get_running_loop().call_later(EVERY_S, self._tell)
        self._taken[owner, key] = self._taken.get((owner, key), 0.0) + cost
        self._free[owner, key] = per_second * EVERY_S / self._workers

    def _tell(self) -> None:
        taken, free = self._taken, self._free
        self._taken, self._free = {}, {}
        more = [(owner, key, cost) for (owner, key), cost in taken.items() if abs(cost) > free[owner, key]]
        if more:
            self._line.say(CHANNEL, encode(Told(self._me, taken=more)))

    # -- what is open

    def counts(self, what: str, of: str, count: int, few: int = 0) -> None:
        """So many of ours are open now."""
        count = count if count > few else 0
        if count != self._told.get((what, of), 0):
            if count:
                self._told[what, of] = count
            else:
                del self._told[what, of]
            self._line.say(CHANNEL, encode(Told(self._me, open=[(what, of, count)])))

    def elsewhere(self, what: str, of: str) -> int:
        return sum(theirs[what, of] for theirs in self._theirs.values())

    # -- what others say

    def _hear(self, text: bytes) -> None:
        told = decode(text)
        for owner, key, cost in told.taken:
            self._heard[owner](key, cost)
        theirs = self._theirs[told.worker]
        for what, of, count in told.open:
            if count:
                theirs[what, of] = count
            else:
                del theirs[what, of]
        if told.new:
            theirs.clear()
            ours = [(what, of, count) for (what, of), count in self._told.items()]
            self._line.say(CHANNEL, encode(Told(self._me, open=ours)))

    def _left(self, worker: int) -> None:
        self._theirs.pop(worker, None)
