"""Who may think now: all workers together have as many processes at work as one house has, and take turns."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from cardhouse.server.workers.frames import DONE, GRANT, WANT, frame

if TYPE_CHECKING:
    from cardhouse.server.workers.hub import Member
    from cardhouse.server.workers.line import Line


class Granting:
    """In the parent. What a worker had goes on to the others when it falls."""

    def __init__(self, sizes: Mapping[str, int]) -> None:
        self._free = dict(sizes)
        self._waiting: dict[str, Counter[Member]] = {crew: Counter() for crew in sizes}  # the first one is next
        self._given: dict[Member, Counter[str]] = {}

    def want(self, member: Member, crew: str) -> None:
        self._waiting[crew][member] += 1
        self._grant(crew)

    def done(self, member: Member, crew: str) -> None:
        self._given[member][crew] -= 1
        self._free[crew] += 1
        self._grant(crew)

    def leaves(self, member: Member) -> None:
        given = self._given.pop(member, Counter())
        for crew, waiting in self._waiting.items():
            self._free[crew] += given[crew]
            del waiting[member]
            self._grant(crew)

    def _grant(self, crew: str) -> None:
        while self._free[crew] and self._waiting[crew]:
            member = next(iter(self._waiting[crew]))
            if more := self._waiting[crew].pop(member) - 1:
                self._waiting[crew][member] = more  # after the others
            self._free[crew] -= 1
            self._given.setdefault(member, Counter())[crew] += 1
            member.tell(frame(GRANT, crew), must=True)


class Permits:
    """In a worker."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        line.answers(GRANT, self._granted)

    @asynccontextmanager
    async def one(self, crew: str) -> AsyncIterator[None]:
        """For as long as somebody of this crew thinks."""
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(crew, deque()).append(granted)
        self._line.put(WANT, crew)
        try:
            await granted
        except BaseException:
            if granted.done() and not granted.cancelled():
                self._line.put(DONE, crew)
            raise
        try:
            yield
        finally:
            self._line.put(DONE, crew)

    def _granted(self, crew: bytes) -> None:
        """To the first who still wants it; back, if nobody does."""
        waiting = self._waiting[crew.decode()]
        granted = waiting.popleft()
        if granted.done():
            self._line.put(DONE, crew.decode())
        else:
            granted.set_result(None)
