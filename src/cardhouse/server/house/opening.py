"""Tables that are opened, and closed by the operator."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from cardhouse.server.store.players import Player
from cardhouse.table import messages as m
from cardhouse.table.refusals import Refusal
from cardhouse.table.table import Table
from cardhouse.table.time_control import EMPTY_MS

if TYPE_CHECKING:
    from cardhouse.server.house.house import House

TRIES = 3  # a code that the log remembers cannot be kept again: links mean the same for ever

log = logging.getLogger("cardhouse.tables")


class Opening:
    def __init__(self, house: House) -> None:
        self.house = house

    async def open_table(self, settings: m.Settings, player: Player, password: str, address: str = "") -> Table:
        """Raises Refusal."""
        house = self.house
        if await house.store.hosted(player.id) >= house.config.tables_per_player:
            raise Refusal("too_many_tables")
        for _ in range(TRIES):
            if not house.open:
                raise Refusal("draining")
            await self._make_room()
            code = house.register.free_code()
            kept = await house.guesses.hashed(password, code)
            if code in house.register.tables:  # somebody else's, meanwhile
                continue
            table, effects = house.register.open(settings, player.id, kept, house.clock.now(), address, code)
            house.tables.hold(table, effects)
            await house.settled()
            if house.tables.current(table.code) is table:
                house.metrics.add("tables_opened")
                log.info("a table is opened", extra={"table": table.code, "game": settings.game})
                return table
        raise Refusal("not_kept")

    async def _make_room(self) -> None:
        """A full house closes the table that has slept longest."""
        house, tables = self.house, self.house.register.tables
        if len(tables) < house.config.tables:
            return
        slept = [(table.asleep, code) for code, table in tables.items() if table.asleep is not None]
        since, code = min(slept, default=(house.clock.now(), ""))
        if since + EMPTY_MS <= house.clock.now():
            house.do(code, lambda table, now: table.close(now))
            await house.settled()

    async def close_table(self, code: str) -> bool:
        """For the operator, at any time; whoever is there is told. False if there is no such table. Raises Refusal."""
        house = self.house
        table = await house.tables.find(code)
        if table is None or not house.open:
            return False
        house.do(table.code, lambda table, now: table.close(now))
        await house.settled()
        return True
