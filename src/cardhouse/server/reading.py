"""Tables that are in the log and not in memory. What cannot be read now may well be there: that is never "no table"."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from cardhouse.server.log import where
from cardhouse.server.migrations import CannotUse
from cardhouse.table import events
from cardhouse.table import messages as m
from cardhouse.table.effects import Effect
from cardhouse.table.ledger import Ledger
from cardhouse.table.lobby import listing
from cardhouse.table.refusals import Refusal
from cardhouse.table.table import Table

if TYPE_CHECKING:
    from cardhouse.server.house import House

SLICE = 200  # lines of a table that are read at once, in a few milliseconds
CLOSED_MS = 10_000  # a table that wanted to be woken so long ago had no house that was open

log = logging.getLogger("cardhouse.reading")


class Reading:
    """One reading of a table at a time, however many ask for it; nobody waits for the reading of another table."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.missing: set[str] = set()  # alone: tables that are in the log, and could not be read or not go on
        self._under_way: dict[str, asyncio.Task[Table | None]] = {}

    async def find(self, code: str) -> Table | None:
        """The table, in memory from now on. Raises Refusal if nobody can tell."""
        code = tidy(code)
        table = self.house.lobby.find(code)
        if table is not None or not self._may_be_in_the_log(code):
            return table
        reading = self._under_way.get(code)
        if reading is None:
            reading = self._under_way[code] = self.house.begin(self._find(code))
            reading.add_done_callback(lambda _: self._under_way.pop(code, None))
        return await asyncio.shield(reading)

    async def glance(self, code: str) -> m.TableListed | None:
        """What everybody with the link may know of it. Among others it is not taken into memory for that."""
        house, code = self.house, tidy(code)
        if house.neighbours is None:
            if not house.quiet(code):  # it may be shown when it is kept
                await house.settled()
            table = await self.find(code)
            return None if table is None else listing(table)
        if (table := house.lobby.find(code)) is not None and house.quiet(code):
            return listing(table)
        try:
            card = await house.store.card(code)
            if card is None:
                return None
            if shown := card.shown or card.about:
                return msgspec.json.decode(shown, type=m.TableListed)
            return self._from_lines(code, await house.store.lines(code))
        except Exception as error:
            raise self._unreadable(code, error) from error

    async def read(self, code: str) -> Table | None:
        """From its lines; None if there are none, or it is closed. Raises Refusal, and it stays in the log."""
        house = self.house
        try:
            lines = await house.store.lines(code)
            table = await unrolled(Table(code, house.world), lines)
            over = table.matches - (not table.idle)
            if over and over > len(kept := await house.store.records_of(code)):
                await self._keep_records(code, lines, kept)
            effects = self._begin(table)
        except Exception as error:
            if house.neighbours is None:  # among others every table is looked for in the log
                self.missing.add(code)
            raise self._unreadable(code, error) from error
        self.missing.discard(code)
        if table.closed:
            house.spawn(house.forget(code))
        if table.closed or not table.n:
            return None
        house.hold(table, effects)
        return table

    async def keep_missing(self, code: str, match: str) -> None:
        """The record of a match that is over, at a table that nobody may have in memory; nor do we for that."""
        listed = await self.glance(code)
        if listed is None or listed.phase != "results" or self.house.neighbours is None:
            return
        try:
            lines = await self.house.store.lines(code)
            kept = await self.house.store.records_of(code)
            if match in map(str, range(1, events.matches(lines) + 1)):
                await self._keep_records(code, lines, kept)
        except Exception as error:
            raise self._unreadable(code, error) from error

    def _may_be_in_the_log(self, code: str) -> bool:
        return code in self.missing or self.house.neighbours is not None

    async def _find(self, code: str) -> Table | None:
        await self.house.settled()  # lines of ours may be on their way
        return self.house.lobby.find(code) or await self.read(code)

    def _unreadable(self, code: str, error: Exception) -> Refusal:
        if isinstance(error, CannotUse):
            log.warning("a table cannot be read now", extra={"table": code, "error": type(error).__name__})
        else:
            self.house.metrics.add("errors")
            log.error("a table cannot be read", extra={"table": code, "error": where(error)})
        return Refusal("busy")

    def _from_lines(self, code: str, lines: Sequence[str]) -> m.TableListed | None:
        """A card of an older release says nothing of a table that is not public."""
        table = Table(code, self.house.world).read(lines)
        return listing(table) if table.n and not table.closed else None

    async def _keep_records(self, code: str, lines: Sequence[str], kept: set[str]) -> None:
        """The house may have fallen before it had kept the record of a match that was over."""
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

    def _begin(self, table: Table) -> list[Effect]:
        """Alone, everybody has their whole time again; among others only if none of us was open."""
        self.house.clock.at_least(table.touched)
        now = self.house.time_at(table)
        if self.house.neighbours is None:
            return table.wake(now)
        effects = table.hold(now)
        due = table.deadline
        return effects if due is None or due > now - CLOSED_MS else table.wake(now)


async def unrolled(table: Table, lines: Sequence[str]) -> Table:
    """From all its lines, a few at a time: other tables do not wait for a long evening."""
    table.stand(lines)
    while table.n < len(lines):
        table.fold(lines[table.n : table.n + SLICE])
        await asyncio.sleep(0)
    while not table.idle and any(place.helper for place in table.seats) and table.playing.listen(SLICE):
        await asyncio.sleep(0)
    return table


def tidy(code: str) -> str:
    return code.strip().lower()


def record_id(code: str, match: int) -> str:
    return f"{code}-{match}"
