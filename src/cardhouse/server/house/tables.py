"""The tables of this node: in memory, or in the log. What cannot be read now may well be there: that is never "no
table".
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardhouse.server.close_codes import RESTART
from cardhouse.server.house.caller import Caller
from cardhouse.server.log import where
from cardhouse.server.store.errors import CannotUse
from cardhouse.table import messages as m
from cardhouse.table.codes import split
from cardhouse.table.effects import Effect
from cardhouse.table.filing import Filed, filed
from cardhouse.table.refusals import Refusal
from cardhouse.table.table import Table

if TYPE_CHECKING:
    from cardhouse.server.house.house import House

SLICE = 200  # lines of a table that are read at once, in a few milliseconds

log = logging.getLogger("cardhouse.tables")


class Tables:
    """One reading of a table at a time, however many ask for it; nobody waits for the reading of another table."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._under_way: dict[str, asyncio.Task[Table | None]] = {}

    # -- looking

    def current(self, code: str) -> Table | None:
        """In memory, and not about to be read again."""
        return None if self.house.catch_up.waits_for(code) else self.house.register.tables.get(code)

    def quiet(self, code: str) -> bool:
        """Nothing of it is on its way to the log."""
        return code not in self.house.pending and not self.house.catch_up.waits_for(code)

    def callers(self, code: str) -> list[Caller]:
        """Whoever is connected to this node, and at this table."""
        return [caller for caller in self.house.connections.values() if caller.table == code]

    async def find(self, code: str) -> Table | None:
        """In memory from now on; None if there is no such table. Raises Refusal if nobody can tell now."""
        code = split(code)[0]
        table = self.house.register.find(code)
        if table is not None:
            return table
        reading = self._under_way.get(code)
        if reading is None:
            reading = self._under_way[code] = self.house.tasks.begin(self._find(code))
            reading.add_done_callback(lambda _: self._under_way.pop(code, None))
        return await asyncio.shield(reading)

    async def glance(self, code: str) -> Filed | None:
        """What is filed of it; it is not taken into memory for that. Raises Refusal."""
        code = split(code)[0]
        table = self.house.register.find(code)
        if table is not None and self.quiet(code):
            return filed(table)
        try:
            return await self.house.peers.glance(code)
        except Refusal:
            raise
        except Exception as error:
            raise self.unreadable(code, error) from error

    # -- reading

    async def read(self, code: str) -> Table | None:
        """From its lines; None if there are none, or it is closed. Raises Refusal, and it stays in the log."""
        house = self.house
        try:
            before, lines = await house.store.tail(code)
            if not lines:
                return None
            table = await unrolled(Table(code, house.world), lines, before)
            over = table.matches - (not table.idle)
            if over and over > len(kept := await house.store.records_of(code)):
                await house.records.keep_all(code, await house.store.lines(code), kept)
            house.clock.at_least(table.touched)
            effects = house.peers.begin(table, house.clock.not_before(table.touched))
        except Exception as error:
            raise self.unreadable(code, error) from error
        if table.closed:
            house.spawn(self.forget(code))
            return None
        house.register.tables[code] = table
        self.hold(table, effects)
        return table

    async def _find(self, code: str) -> Table | None:
        await self.house.settled()  # lines of ours may be on their way
        return self.house.register.find(code) or await self.read(code)

    def unreadable(self, code: str, error: Exception) -> Refusal:
        if isinstance(error, CannotUse):
            log.warning("a table cannot be read now", extra={"table": code, "error": type(error).__name__})
        else:
            self.house.metrics.add("errors")
            log.error("a table cannot be read", extra={"table": code, "error": where(error)})
        return Refusal("busy")

    # -- holding and letting go

    def hold(self, table: Table, effects: list[Effect]) -> None:
        """It is in memory from now on."""
        self.house.peers.holds(table)
        self.house.perform(table, effects)

    def let_go(self, table: Table) -> None:
        """Out of memory."""
        self.house.register.forget(table.code)
        self.house.alarm.set(table.code, None)
        self.house.catch_up.forget(table.code)
        self.house.peers.lets_go(table.code)

    def let_sleepers_go(self) -> None:
        """A table that sleeps is in the log, and whoever comes wakes it."""
        for table in list(self.house.register.tables.values()):
            if table.asleep is not None and not table.guests and self.quiet(table.code):
                self.let_go(table)

    def drop(self, table: Table) -> None:
        """Out of memory, not out of the log: the next message reads it again."""
        self.house.metrics.add("tables_dropped")
        self.let_go(table)
        for caller in self.callers(table.code):
            caller.table = None
            caller.close(RESTART, "come back")

    def shut(self, table: Table) -> None:
        """It is closed for good."""
        log.info("a table is closed", extra={"table": table.code})
        self.let_go(table)
        for caller in self.callers(table.code):
            caller.table = None
            caller.push(m.Gone("closed"))
        self.house.spawn(self.forget(table.code))

    async def forget(self, code: str) -> None:
        await self.house.archive.wait(f"{code}-")
        await self.house.store.forget(code)


async def unrolled(table: Table, lines: Sequence[str], before: int = 0) -> Table:
    """From all its lines, or those of its last match, a few at a time: others do not wait for a long evening."""
    table.stand(lines, before)
    while table.n - before < len(lines):
        table.fold(lines[table.n - before : table.n - before + SLICE])
        await asyncio.sleep(0)
    while table.catch_up(SLICE):
        await asyncio.sleep(0)
    return table
