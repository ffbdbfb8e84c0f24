"""Alone on its log: nobody to tell, nobody to wait for, and every table that does not sleep is in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from cardhouse.server.cluster.ports import Act, Node, Start
from cardhouse.server.store.store import Listing
from cardhouse.table import filing, gossip
from cardhouse.table import messages as m
from cardhouse.table.effects import Effect
from cardhouse.table.guest import Guest
from cardhouse.table.refusals import Refusal
from cardhouse.table.table import Table

MOST_LISTED = 200
SWEEP_S = 5.0  # how often somebody looks for tables that want to be woken
CLAIM_MS = 60_000  # one that cannot be read is tried again then
TIDY_S = 2.0
NOBODY_MS = 60_000  # a table that wanted to be woken this long ago had no house that was open


class Solo:
    """In the place of `Peers`."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self._noted: dict[str, tuple[bool, tuple[str, ...]]] = {}  # what the log has of those in memory: asleep, people
        self.me = ""
        self.held: Sequence[str] = ()

    async def open(self, start: Start) -> Sequence[str]:
        """Every table that was awake when the house closed, or fell."""
        await self._node.store.alone()
        start("sweep", self._sweep)
        start("tidy", self._tidy)
        return await self._node.store.live()

    async def close(self) -> None:
        pass

    def begin(self, table: Table, now: int) -> list[Effect]:
        """Everybody has their whole time again where the house was closed meanwhile."""
        effects = table.recall(now)
        due, down = table.deadline, not self._node.open
        return effects + table.wake(now) if down or (due is not None and due < now - NOBODY_MS) else effects

    def holds(self, table: Table) -> None:
        pass

    def lets_go(self, code: str) -> None:
        self._noted.pop(code, None)

    def before(self, table: Table) -> dict[int, Guest]:
        return table.guests  # nobody will ask

    def unless_refused(self, act: Act) -> Act:
        return act

    def were_first(self, error: Exception | None) -> bool:
        return False

    def kept(self, table: Table, n: int, lines: Sequence[str]) -> None:
        pass

    def settled(self, code: str) -> None:
        pass

    def note(self, code: str, note: gossip.AnyNote) -> None:
        pass

    def announce(self, text: str) -> None:
        pass

    def forget(self, player: str, codes: Sequence[str]) -> None:
        pass

    def listing(self, table: Table) -> Listing | None:
        """When it falls asleep or wakes, or other people belong there."""
        now = table.asleep is not None, table.regulars
        if table.closed or (self._noted.get(table.code) == now and not now[0]):
            return None
        self._noted[table.code] = now
        about = filing.write(table) if table.asleep is not None else ""
        return Listing(table.deadline, "", "", about, *now)

    async def listed(self) -> list[m.TableListed]:
        return self._node.register.listed()[:MOST_LISTED]

    async def glance(self, code: str) -> filing.Filed | None:
        if not self._node.tables.quiet(code):  # it may be shown when it is kept
            await self._node.settled()
        about = await self._node.store.sleeper(code) if self._node.register.find(code) is None else None
        if about is not None:
            return filing.read(about)
        table = await self._node.tables.find(code)
        return None if table is None else filing.filed(table)

    async def look_up(self, codes: Sequence[str]) -> bool:
        return True

    # -- tables that sleep

    async def _sweep(self) -> None:
        """Those that want something at last: to be closed, or that somebody's days are over."""
        while True:
            await asyncio.sleep(SWEEP_S)
            now = self._node.clock.now()
            if not self._node.open:
                continue
            for code, _ in await self._node.store.to_wake(now, now + CLAIM_MS):
                await self.adopt(code)

    async def adopt(self, code: str) -> None:
        try:
            table = await self._node.tables.find(code)
        except Refusal:
            return  # it is tried again in a while
        if table is None:
            return
        self._node.do(code, lambda table, now: table.tick(now))
        await self._node.settled()
        if not table.closed and table.asleep is not None and table.deadline is not None:
            await self._node.store.sleep_on(code, table.deadline)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_S)
            self._node.tables.let_sleepers_go()
