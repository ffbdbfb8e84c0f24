"""Listings that are kept a little after the lines, where keeping them with each line costs more than it is worth.

Workers on one file keep them once a second, all together. A table's first line, that it sleeps or is somebody else's,
and where it stands (waiting, playing, results), goes with the lines as ever. When a worker falls, the parent says so,
and what it had not kept is found: the listing of a table is behind its log.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from cardhouse.server.cluster.ports import Node
from cardhouse.server.store.store import Listing
from cardhouse.table.table import Table

EVERY_S = 1.0
AGAIN_S = (0.0, 1.0, 5.0, 30.0)

log = logging.getLogger("cardhouse.peers")


class Listings:
    def __init__(self, node: Node, listing: Callable[[Table], Listing]) -> None:
        self._node, self._listing = node, listing
        self._later: set[str] = set()
        self._phases: dict[str, str] = {}

    def can_wait(self, table: Table) -> bool:
        """Whether nobody has to know at once. That a match is over, they have: its record is wanted anywhere."""
        before, self._phases[table.code] = self._phases.get(table.code), table.phase
        self._later.add(table.code)
        return before == table.phase

    def forget(self, code: str) -> None:
        self._phases.pop(code, None)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY_S)
            await self.keep()

    async def after_a_fall(self) -> None:
        """Whoever fell may have kept lines and not said yet when their table wants to be woken."""
        for again_s in AGAIN_S:
            await asyncio.sleep(again_s)
            try:
                await self._node.store.find_behind()
            except Exception as error:
                log.warning("it cannot be found what a peer has left behind", extra={"error": type(error).__name__})
            else:
                return

    async def keep(self) -> None:
        codes, self._later = self._later, set()
        found = {code: table for code in codes if (table := self._node.tables.current(code)) and not table.closed}
        if not found:
            return
        try:
            await self._node.store.list_as({code: (table.n, self._listing(table)) for code, table in found.items()})
        except Exception as error:
            log.warning("listings are not kept", extra={"error": type(error).__name__})
            self._later.update(found)
