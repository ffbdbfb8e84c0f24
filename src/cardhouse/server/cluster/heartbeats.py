"""Which peers are up: those that beat on the relay, or at least in the log. And what time it is for all of us."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import msgspec

from cardhouse.server.clock import ALARM_MS
from cardhouse.server.cluster.ports import Node
from cardhouse.server.cluster.telling import Telling

BEAT_S = 1.0
FELL_MS = 4_000  # a node that has been silent on the relay for this long, and
DEAF_MS = 7_000  # has not reported to the log for this long, has fallen
STATUS_S = 3.0
CLOSE_MS = 1_000  # a time that took longer to hear of is not good enough

log = logging.getLogger("cardhouse.peers")


class Heartbeats:
    """`fell(peer)` is called for each that has fallen, `changed()` when others become deaf or can be heard again."""

    def __init__(self, node: Node, telling: Telling, fell: Callable[[str], None], changed: Callable[[], None]) -> None:
        self._node, self._telling, self._fell, self._changed = node, telling, fell, changed
        self._last: dict[str, int] = {}  # peer → when it last beat
        self.deaf: set[str] = set()  # peers that only the log hears from
        self._clock_told = False  # that it is wrong

    def beats(self, peer: str) -> None:
        self._last[peer] = self._node.clock.now()

    def speaks(self, peer: str) -> None:
        """It is there, though it may not have beaten yet."""
        self._last.setdefault(peer, self._node.clock.now())

    def forget(self, peer: str) -> None:
        self._last.pop(peer, None)

    def anew(self) -> None:
        """Nobody is late for what could not be heard."""
        self._last = dict.fromkeys(self._last, self._node.clock.now())

    # -- what goes on by itself

    async def beat(self) -> None:
        while True:
            if self._telling.up:
                self._telling.beat()
                await self._miss()
            await asyncio.sleep(BEAT_S)

    async def _miss(self) -> None:
        """A peer that is not heard any more has fallen, unless the log hears from it: then it is only deaf."""
        now = self._node.clock.now()
        silent = [peer for peer, at in self._last.items() if now - at > FELL_MS]
        try:
            alive = {name for name, _, _ in await self._node.store.nodes(now - DEAF_MS)} if silent else set()
        except Exception as error:
            log.warning("the log cannot be asked", extra={"error": type(error).__name__})
            return
        before, self.deaf = self.deaf, {peer for peer in silent if peer in alive}
        for peer in silent:
            if peer not in alive:
                log.warning("a peer has fallen", extra={"node": peer})
                self.forget(peer)
                self._fell(peer)
        if bool(before) is not bool(self.deaf) and not self._telling.deaf:
            self._changed()

    async def report(self) -> None:
        while True:
            try:
                now = self._node.clock.now()
                status = {"tables": len(self._node.register.tables), "connections": len(self._node.connections)}
                await self._node.store.beat(self._telling.me, now, msgspec.json.encode(status).decode())
                await self.set_clock()
            except Exception as error:
                log.warning("this node cannot report to the log", extra={"error": type(error).__name__})
            await asyncio.sleep(STATUS_S)

    async def set_clock(self, opening: bool = False) -> None:
        """All of us go by the time of the database. What the way takes is not known, so it counts half."""
        clock = self._node.clock
        asked = clock.now()
        theirs = await self._node.store.time()
        took = clock.now() - asked
        if opening or took < CLOSE_MS:
            clock.agree(theirs + took // 2, opening)
        wrong = abs(clock.own_error_ms) > ALARM_MS
        if wrong and not self._clock_told:
            log.error("the clock of this machine is wrong", extra={"ahead_ms": clock.own_error_ms})
        self._clock_told = wrong
