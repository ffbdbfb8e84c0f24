"""Another node was first: the table is read again, and what our guests wanted is judged on what is there then."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, NamedTuple

from cardhouse.server.cluster.ports import Act
from cardhouse.server.house.tables import unrolled
from cardhouse.server.log import where
from cardhouse.table.guest import Guest
from cardhouse.table.table import Table

if TYPE_CHECKING:
    from cardhouse.server.house.house import House

MOST_WAITING = 1000  # things that may wait for a table to be read again

log = logging.getLogger("cardhouse.tables")


class Again(NamedTuple):
    """A table that is read again: its guests before the first act that came too late, and what is to be judged then."""

    guests: dict[int, Guest]
    late: list[Act]  # judged before, and their lines were not kept
    waiting: list[Act]  # came since: each of them after all that were late, though some of those fail later


class CatchUp:
    def __init__(self, house: House) -> None:
        self.house = house
        self._behind: dict[str, Again] = {}

    def waits_for(self, code: str) -> bool:
        """It is being read again, or about to be."""
        return code in self._behind

    def forget(self, code: str) -> None:
        self._behind.pop(code, None)

    def wait(self, table: Table, act: Act) -> None:
        """Until it has been read again."""
        acts = self._behind[table.code].waiting
        acts.append(act)
        if len(acts) > MOST_WAITING:
            self.house.tables.drop(table)

    def late(self, table: Table, act: Act, guests: dict[int, Guest]) -> None:
        """Lines of this act were not kept; these were the guests before it."""
        code = table.code
        if code not in self._behind:
            self.house.metrics.add("conflicts")
            self._behind[code] = Again(guests, [], [])
        self._behind[code].late.append(act)
        if code not in self.house.pending:
            self.house.spawn(self._catch_up(code))

    async def _catch_up(self, code: str) -> None:
        house, old = self.house, self.house.register.tables[code]
        try:
            before, lines = await house.store.tail(code)
            table = await unrolled(Table(code, house.world), lines, before)
            if house.register.tables.get(code) is not old:
                return
            if not table.n:  # its code was another table's once, and that one is gone
                house.tables.drop(old)
                return
            house.clock.at_least(table.touched)
            again = self._behind[code]
            still_here = {conn: guest for conn, guest in again.guests.items() if self._is_at(conn, code)}
            effects = table.take_over(old, still_here, house.clock.not_before(table.touched))
        except Exception as error:
            house.metrics.add("errors")
            log.error("a table cannot be read", extra={"table": code, "error": where(error)})
            house.tables.drop(old)
            return
        house.register.tables[code] = table
        del self._behind[code]
        house.perform(table, effects)
        if table.closed:
            house.tables.shut(table)
        for act in (*again.late, *again.waiting):
            house.do(code, act)
        if house.tables.quiet(code):
            house.peers.settled(code)

    def _is_at(self, conn: int, code: str) -> bool:
        caller = self.house.connections.get(conn)
        return caller is not None and caller.table == code
