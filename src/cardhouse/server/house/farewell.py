"""Somebody asks for everything that is kept about them, or to be forgotten."""

from __future__ import annotations

import asyncio
import json
import logging
import tempfile
import zipfile
from collections.abc import Mapping, Sequence
from typing import IO, TYPE_CHECKING

from cardhouse.server.close_codes import RESTART
from cardhouse.server.store.players import Player, new_id
from cardhouse.table import seating
from cardhouse.table.refusals import Refusal

if TYPE_CHECKING:
    from cardhouse.server.house.house import House

ROUNDS = 6  # how often it is looked whether somebody has written their name once more
BETWEEN_S = 0.5
WAITING = 20  # people who want to be forgotten, one after the other: the whole log is read for each; or to have it all
AT_ONCE = 20  # records that are packed
REST_S = 5.0  # between two scrubs: nothing can be kept while the file is written anew

log = logging.getLogger("cardhouse.farewell")


class Farewell:
    def __init__(self, house: House) -> None:
        self.house = house
        self._turn, self._exporting = asyncio.Lock(), asyncio.Lock()
        self._waiting = self._exports = 0
        self._scrub: asyncio.Task[None] | None = None  # that has not begun
        self._scrubbed = -REST_S  # when the last one ended

    async def export(self, player: Player) -> IO[bytes]:
        """A zip: `me.json`, and every record of theirs as text. Whoever has played for years has hundreds of megabytes:
        they are never in memory. One after the other. Raises Refusal. Whoever gets the file closes it."""
        if self._exports >= WAITING:
            raise Refusal("busy")
        self._exports += 1
        file: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115  it is still read when we are done
        try:
            async with self._exporting:
                await self._pack(player, file)
        except BaseException:
            file.close()
            raise
        finally:
            self._exports -= 1
        return file

    async def _pack(self, player: Player, file: IO[bytes]) -> None:
        about = await self.house.store.all_about(player.id)
        ids = about.pop("records")
        with zipfile.ZipFile(file, "w") as packed:
            await asyncio.to_thread(put, packed, {"me.json": json.dumps(about, ensure_ascii=False, indent=1)})
            for first in range(0, len(ids), AT_ONCE):
                texts = await self.house.store.texts(ids[first : first + AT_ONCE])
                await asyncio.to_thread(put, packed, {f"records/{name}.cgn": text for name, text in texts.items()})

    async def forget(self, player: Player) -> None:
        """One after the other. Raises Refusal."""
        if self._waiting >= WAITING:
            raise Refusal("busy")
        self._waiting += 1
        try:
            async with self._turn:
                await self._forget(player)
        finally:
            self._waiting -= 1
        await self._scrubbed_soon()

    async def _forget(self, player: Player) -> None:
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
        log.info("a player is deleted", extra={"tables": len(everywhere)})

    async def _scrubbed_soon(self) -> None:
        """Once for all who are waiting for it."""
        if self._scrub is None:
            self._scrub = self.house.tasks.begin(self._scrub_rested())
        await asyncio.shield(self._scrub)

    async def _scrub_rested(self) -> None:
        time = asyncio.get_running_loop().time
        await asyncio.sleep(max(0.0, self._scrubbed + REST_S - time()))
        self._scrub = None  # whoever is forgotten from now on waits for the next one
        await self.house.store.scrub()
        self._scrubbed = time()

    async def _leave(self, code: str, player: str) -> None:
        try:
            table = await self.house.tables.find(code)
        except Refusal:
            return  # its log is rewritten all the same
        if table is not None and not table.closed:
            self.house.do(table.code, lambda table, now: seating.farewell(table, player, now))

    def forgotten(self, player: str, codes: Sequence[str]) -> None:
        """On this node: these tables are read again, no book names them, and whoever is connected as this player is not
        any more."""
        self.house.books.forgotten()
        for code in codes:
            if (table := self.house.register.tables.get(code)) is not None:
                self.house.tables.drop(table)
        for caller in list(self.house.connections.values()):
            if caller.player.id == player:
                caller.close(RESTART, "come back")


def put(packed: zipfile.ZipFile, files: Mapping[str, str]) -> None:
    """The same bytes for the same files, whenever it is done."""
    for name, text in files.items():
        packed.writestr(zipfile.ZipInfo(name), text, zipfile.ZIP_DEFLATED)  # as of 1980: there is no clock in it
