"""Alone on its log: nobody to tell, nobody to wait for, and every table of the log is in memory."""

from __future__ import annotations

from collections.abc import Sequence

from cardhouse.server.cluster.ports import Act, Node, Start
from cardhouse.server.store.store import Listing
from cardhouse.table import gossip
from cardhouse.table import messages as m
from cardhouse.table.effects import Effect
from cardhouse.table.guest import Guest
from cardhouse.table.register import listing
from cardhouse.table.table import Table

MOST_LISTED = 200


class Solo:
    """In the place of `Peers`."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self._missing: set[str] = set()  # tables that are in the log, and could not be read or not go on
        self.me = ""
        self.held: Sequence[str] = ()

    async def open(self, start: Start) -> Sequence[str]:
        """Every table that was open when the house closed, or fell."""
        return await self._node.store.live()

    async def close(self) -> None:
        pass

    def begin(self, table: Table, now: int) -> list[Effect]:
        """Everybody has their whole time again."""
        return table.wake(now)

    def holds(self, table: Table) -> None:
        pass

    def lets_go(self, code: str) -> None:
        pass

    def lost(self, code: str) -> None:
        self._missing.add(code)

    def found(self, code: str) -> None:
        self._missing.discard(code)

    def may_be_kept(self, code: str) -> bool:
        return code in self._missing

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

    def listing(self, table: Table) -> Listing | None:
        return None

    async def listed(self) -> list[m.TableListed]:
        return self._node.register.listed()[:MOST_LISTED]

    async def glance(self, code: str) -> m.TableListed | None:
        if not self._node.tables.quiet(code):  # it may be shown when it is kept
            await self._node.settled()
        table = await self._node.tables.find(code)
        return None if table is None else listing(table)

    async def look_up(self, codes: Sequence[str]) -> bool:
        return True
