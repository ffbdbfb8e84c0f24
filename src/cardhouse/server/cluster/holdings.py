"""The tables that this node has in memory, and which peers have them too, as far as those have said."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Sequence, Set

from cardhouse.server.cluster.ports import Node
from cardhouse.server.cluster.telling import Telling
from cardhouse.table import gossip
from cardhouse.table.table import Table

EMPTY_MS = 10_000  # a table without guests of ours is let go after this long
TIDY_S = 2.0
HERE_S = 8.0  # how often peers are told again who is here: a note may have been lost
SILENT_MS = 30_000  # a peer that has said nothing of a table for this long does not have it any more


class Holdings:
    """`deaf` tells which peers cannot speak: they may have the table all the same."""

    def __init__(self, node: Node, telling: Telling, deaf: Callable[[], Set[str]]) -> None:
        self._node, self._telling, self._deaf = node, telling, deaf
        self._since: dict[str, int] = {}  # table → since when it has been in our memory
        self._spoke: dict[str, dict[str, int]] = {}  # table → peer → when it last spoke of it

    @property
    def held(self) -> Sequence[str]:
        return list(self._since)

    def holds(self, table: Table, now: int) -> None:
        self._since[table.code] = now
        self._telling.holds(table)

    def lets_go(self, code: str) -> None:
        self._spoke.pop(code, None)
        if self._since.pop(code, None) is not None:
            self._telling.lets_go(code)

    def spoke(self, code: str, peer: str) -> None:
        self._spoke.setdefault(code, {})[peer] = self._node.clock.now()

    def fell(self, peer: str) -> None:
        for table in list(self._node.register.tables.values()):
            if peer in table.elsewhere:
                self._falls(table.code, peer)

    def anew(self) -> None:
        """Nobody is late for what could not be heard."""
        now = self._node.clock.now()
        self._spoke = {code: dict.fromkeys(peers, now) for code, peers in self._spoke.items()}

    def look_around(self, sees: bool) -> None:
        """It has changed whether we see who is on other nodes."""
        for table in list(self._node.register.tables.values()):
            self._node.do(table.code, lambda table, now: table.sees(sees, now))
            if not self._telling.deaf:
                self._telling.note(table.code, gossip.Who(table.people))

    async def tidy(self) -> None:
        """A node has the tables of its own guests, and those that nobody else looks after."""
        for times in itertools.count(1):
            await asyncio.sleep(TIDY_S)
            now = self._node.clock.now()
            for table in list(self._node.register.tables.values()):
                if not self._telling.deaf:
                    self._tell_again(table, times % int(HERE_S / TIDY_S) == 0, now)
                idle = not table.guests and now - self._since.get(table.code, 0) > EMPTY_MS
                needless = any(table.elsewhere.values()) or not table.led or table.asleep is not None
                if idle and needless and self._node.tables.quiet(table.code):
                    self._node.tables.let_go(table)

    def _tell_again(self, table: Table, due: bool, now: int) -> None:
        if due:
            self._telling.note(table.code, gossip.Here(table.people))
        spoke = self._spoke.get(table.code, {})
        for peer in table.elsewhere.keys() - self._deaf():
            if now - spoke.get(peer, 0) > SILENT_MS:
                self._falls(table.code, peer)

    def _falls(self, code: str, peer: str) -> None:
        self._node.do(code, lambda table, now: table.fell(peer, now))
