"""A hub and lines to it, in one process: what the parent does, a turn at a time."""

from __future__ import annotations

import asyncio
import selectors
import socket
from collections.abc import Awaitable, Callable

from cardhouse.server.workers.hub import Hub, Member
from cardhouse.server.workers.line import Line


class Crowd:
    def __init__(self, crews: dict[str, int]) -> None:
        self.reading = selectors.DefaultSelector()
        self.hub = Hub(crews)
        self.lines: list[Line] = []
        self.members: list[Member] = []

    async def come(self) -> Line:
        ours, theirs = socket.socketpair()
        line, member = Line(theirs), Member(len(self.lines), ours, self.reading)
        await line.open()
        self.lines.append(line)
        self.members.append(member)
        self.hub.members.add(member)
        return line

    async def turn(self, times: int = 4) -> None:
        """All that is said is heard."""
        for _ in range(times):
            await asyncio.sleep(0.005)
            for member in list(self.hub.members):
                for kind, channel, text in member.read() or ():
                    self.hub.hear(member, kind, channel, text)
            self.hub.flush()
        await asyncio.sleep(0.005)

    def falls(self, i: int) -> None:
        self.hub.leaves(self.members[i])

    async def end(self) -> None:
        members, self.hub.members = self.hub.members, set()
        for member in members:
            member.close()
        await asyncio.sleep(0.01)  # their lines are lost
        self.reading.close()


def together(play: Callable[[Crowd], Awaitable[None]], count: int = 3, crews: dict[str, int] | None = None) -> None:
    async def run() -> None:
        crowd = Crowd(crews or {"own": 1})
        for _ in range(count):
            await crowd.come()
        try:
            await play(crowd)
        finally:
            await crowd.end()

    asyncio.run(run())
