"""Somebody asks for everything that is kept about them, or to be forgotten."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import zipfile
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cardhouse.server.close_codes import RESTART
from cardhouse.server.store.players import Player, new_id
from cardhouse.table import seating
from cardhouse.table.refusals import Refusal

if TYPE_CHECKING:
    from cardhouse.server.house.house import House

ROUNDS = 6  # how often it is looked whether somebody has written their name once more
BETWEEN_S = 0.5

log = logging.getLogger("cardhouse.farewell")


class Farewell:
    def __init__(self, house: House) -> None:
        self.house = house

    async def export(self, player: Player) -> bytes:
        """A zip: `me.json`, and every record of theirs as text."""
        about = await self.house.store.all_about(player.id)
        return await asyncio.to_thread(packed, about)

    async def forget(self, player: Player) -> None:
        """Their seats are given up first; then every line, row and record that names them is written again.

        A node that has one of these tables in memory may write their name once more before it has dropped it: it is
        looked for until it is nowhere.
        """
        house, anybody = self.house, new_id()
        codes = everywhere = await house.store.named_at(player.id)
        for code in codes:
            await self._leave(code, player.id)
        await house.settled()
        await house.archive.wait()
        await house.store.forget_player(player.id, anybody)
        for tries in range(ROUNDS):
            for code in codes:
                await house.store.forget_at(code, player.id, anybody, [player.name] if player.name else [])
            self.forgotten(player.id, codes)
            house.peers.forget(player.id, codes)
            if tries:
                await asyncio.sleep(BETWEEN_S)
            await house.settled()
            codes = await house.store.named_at(player.id)
            if not codes and (tries or not house.store.shared):
                break
        for code in everywhere:  # a table that had to catch up first may have kept the seat
            await self._leave(code, anybody)
        await house.settled()
        await house.store.scrub()
        log.info("a player is deleted", extra={"tables": len(everywhere)})

    async def _leave(self, code: str, player: str) -> None:
        try:
            table = await self.house.tables.find(code)
        except Refusal:
            return  # its log is rewritten all the same
        if table is not None and not table.closed:
            self.house.do(table.code, lambda table, now: seating.farewell(table, player, now))

    def forgotten(self, player: str, codes: Sequence[str]) -> None:
        """On this node: these tables are read again, and whoever is connected as this player is not any more."""
        for code in codes:
            if (table := self.house.register.tables.get(code)) is not None:
                self.house.tables.drop(table)
        for caller in list(self.house.connections.values()):
            if caller.player.id == player:
                caller.close(RESTART, "come back")


def packed(about: dict[str, Any]) -> bytes:
    """The same bytes for the same person, whenever it is made."""
    made, records = io.BytesIO(), about.pop("records")
    files = {"me.json": json.dumps(about, ensure_ascii=False, indent=1)}
    files |= {f"records/{name}.cgn": text for name, text in records.items()}
    with zipfile.ZipFile(made, "w") as file:
        for name, text in files.items():
            file.writestr(zipfile.ZipInfo(name), text, zipfile.ZIP_DEFLATED)  # as of 1980: there is no clock in it
    return made.getvalue()
