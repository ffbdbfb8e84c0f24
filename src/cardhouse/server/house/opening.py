"""Tables that are opened, and closed by the operator."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from cardhouse.server.store.players import Player
from cardhouse.table import messages as m
from cardhouse.table.events import Beginning
from cardhouse.table.refusals import Refusal
from cardhouse.table.table import Table

if TYPE_CHECKING:
    from cardhouse.server.house.house import House

TRIES = 5  # a code that the log remembers cannot be kept again: links mean the same for ever

log = logging.getLogger("cardhouse.tables")


class Opening:
    def __init__(self, house: House) -> None:
        self.house = house

    async def open_table(
        self,
        settings: m.Settings,
        player: Player,
        password: str,
        address: str = "",
        beginning: Beginning | None = None,
        link: str = "",
        language: str = "",
    ) -> Table:
        """`link` is what it has beside its code when it is not listed; the code is in this language. Raises Refusal."""
        house = self.house
        if await house.store.hosted(player.id) >= house.config.tables_per_player:
            raise Refusal("too_many_tables")
        for tries in range(TRIES):
            if not house.open:
                raise Refusal("draining")
            await self._make_room()
            code = house.register.free_code(language, tries)
            kept = await house.guesses.hashed(password, code)
            if code in house.register.tables:  # somebody else's, meanwhile
                continue
            now = house.clock.now()
            table, effects = house.register.open(settings, player.id, kept, now, address, code, beginning, link)
            house.tables.hold(table, effects)
            await house.settled()
            if house.tables.current(table.code) is table:
                house.metrics.add("tables_opened")
                log.info("a table is opened", extra={"table": table.code, "game": settings.game})
                return table
        raise Refusal("not_kept")

    async def _make_room(self) -> None:
        """Tables that sleep need no memory."""
        house = self.house
        if len(house.register.tables) >= house.config.tables:
            await house.settled()
            house.tables.let_sleepers_go()

    async def close_table(self, code: str) -> bool:
        """For the operator, at any time; whoever is there is told. False if there is no such table. Raises Refusal."""
        house = self.house
        table = await house.tables.find(code)
        if table is None or not house.open:
            return False
        house.do(table.code, lambda table, now: table.close(now))
        await house.settled()
        return True
