"""Records of matches that are over, be it this very moment: kept once, and read by those who may."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardhouse.server.house.tables import SLICE
from cardhouse.table import events
from cardhouse.table.codes import same
from cardhouse.table.effects import Finished
from cardhouse.table.ledger import Ledger
from cardhouse.table.table import Table

if TYPE_CHECKING:
    from cardhouse.server.house.house import House


class Records:
    def __init__(self, house: House) -> None:
        self.house = house

    async def text(self, name: str) -> str | None:
        """None if there is no such match, or it is not over. Raises Refusal."""
        text = await self.house.store.record(name)
        if text is not None:
            return text
        code, _, match = name.rpartition("-")
        table = self.house.register.find(code)
        if table is None:
            await self._keep_missing(code, match)
        ended = table is not None and table.match is not None and table.match.over and str(table.matches) == match
        return await self.house.archive.text(name, ended)

    async def admits(self, name: str, player: str) -> bool:
        """Whether they need no password for this record: they were at that table then, or are now."""
        if not player:
            return False
        table = self.house.register.find(name.rpartition("-")[0])
        return (table is not None and table.admits(player)) or await self.house.store.reads(name, player)

    async def opens(self, name: str, given: str) -> bool:
        """Whether this is what the link of the record has beside its id, where it has something."""
        link = await self.house.store.beside(name)
        return not link or same(given, link)

    def keep(self, table: Table, finished: Finished) -> None:
        name = record_id(table.code, finished.match)
        if table.led:
            self.house.metrics.add("matches")
            self.house.archive.keep(name, table.settings.game, finished)
        else:
            self.house.archive.see_that_it_is_kept(name, table.settings.game, finished)

    async def keep_all(self, code: str, lines: Sequence[str], kept: set[str]) -> None:
        """A node may have fallen before it had kept the record of a match that was over."""
        ledger = Ledger(code, self.house.world)
        for line in lines:
            ledger.fold([line])
            if ledger.n % SLICE == 0:
                await asyncio.sleep(0)
            if ledger.match is not None and ledger.match.over:
                name = record_id(code, ledger.match.number)
                if name not in kept:
                    kept.add(name)
                    self.house.archive.keep(name, ledger.settings.game, ledger.finished())

    async def _keep_missing(self, code: str, match: str) -> None:
        """Of a table that no node may have in memory; nor do we for that. Whoever reads one keeps its records."""
        house = self.house
        filed = await house.tables.glance(code)
        if filed is None or filed.listed.phase != "results" or house.register.find(code) is not None:
            return
        try:
            lines = await house.store.lines(code)
            kept = await house.store.records_of(code)
            if match in map(str, range(1, events.matches(lines) + 1)):
                await self.keep_all(code, lines, kept)
        except Exception as error:
            raise house.tables.unreadable(code, error) from error


def record_id(code: str, match: int) -> str:
    return f"{code}-{match}"
