"""What nodes that write to one database have to ask of it: each other's lines, listings and heartbeats."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

import msgspec

from cardhouse.server.store.engine import NUL, Database, Listing

T = TypeVar("T")
AT_ONCE = 20  # tables that one node wakes, before it asks for more


class Shared:
    """Part of the store. Alone there is nobody to ask about: nothing newer, nothing overdue, no listings, no nodes."""

    shared: bool  # other nodes may write too
    _now: Callable[[], int]

    async def _read(self, query: Callable[[Database], T]) -> T:
        raise NotImplementedError

    async def _write(self, change: Callable[[Database], T]) -> T:
        """At once, where everybody writes; else in its turn."""
        raise NotImplementedError

    # -- tables

    async def newer(self, known: Mapping[str, int]) -> list[tuple[str, int, str]]:
        """Of these tables the lines after those numbers: table, number, text, in order."""
        return await self._read(lambda db: db.newer(known)) if self.shared else []

    async def overdue(self, before: int, until: int, limit: int = AT_ONCE) -> list[tuple[str, int]]:
        """Tables that wanted to be woken before then, and when; ours until `until`, when they are overdue again."""
        if not self.shared or not await self._read(lambda db: _late(db, before)):
            return []  # nobody writes for that
        return await self._write(lambda db: db.overdue(before, until, limit))

    async def list_as(self, listings: Mapping[str, tuple[int, Listing]]) -> None:
        """Of tables and their last numbers. What has a later line meanwhile is told by whoever has written that."""
        now = self._now()
        await self._write(lambda db: db.list_as(listings, now))

    async def find_behind(self) -> None:
        """Tables whose listing is older than their last line are overdue."""
        await self._write(lambda db: db.find_behind())

    async def postpone(self, table: str, due: int | None) -> None:
        """It wants to be woken then, though it has no new line."""
        if self.shared:
            await self._write(lambda db: _postpone(db, table, due))

    async def listings(self, game: str | None = None, limit: int = 200) -> list[tuple[str, Listing]]:
        """Of listed tables, the newest first."""
        if not self.shared:
            return []
        found = await self._read(lambda db: _listed(db, limit if game is None else -1))
        return [one for one in found if game in (None, msgspec.json.decode(one[1].shown)["game"])][:limit]

    async def listing(self, table: str) -> Listing | None:
        """Of one that is open, listed or not."""
        return await self._read(lambda db: _listing(db, table)) if self.shared and NUL not in table else None

    async def hosted(self, player: str) -> int:
        """How many tables they are the host of."""
        return await self._read(lambda db: _count(db, "WHERE host = ?", player)) if self.shared else 0

    async def open_tables(self) -> int:
        return await self._read(lambda db: _count(db, "")) if self.shared else 0

    async def alone(self) -> None:
        """No other node is here, so nothing is left of what they wanted to know of each other."""
        if await self._read(_left):
            await self._write(_clear)

    # -- nodes

    async def time(self) -> int:
        """How late it is for the database, in ms."""
        return await self._read(lambda db: db.time())

    async def beat(self, node: str, at: int, status: str) -> None:
        if self.shared:
            await self._write(lambda db: _beat(db, node, at, status))

    async def nodes(self, since: int) -> list[tuple[str, int, str]]:
        """Those that were heard of since then: name, when, status."""
        return await self._read(lambda db: _nodes(db, since)) if self.shared else []


def _left(db: Database) -> bool:
    return any(db.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone() for name in ("live", "node"))


def _clear(db: Database) -> None:
    for name in ("live", "node"):
        db.execute(f"DELETE FROM {name}")


def _postpone(db: Database, table: str, due: int | None) -> None:
    db.execute("UPDATE live SET due = ? WHERE code = ?", (due, table))


def _late(db: Database, before: int) -> bool:
    return db.execute("SELECT 1 FROM live WHERE due < ? LIMIT 1", (before,)).fetchone() is not None


def _listed(db: Database, limit: int) -> list[tuple[str, Listing]]:
    """All of them if the limit is negative."""
    most = f" LIMIT {limit}" if limit >= 0 else ""
    rows = db.execute(f"SELECT code, due, host, shown FROM live WHERE shown <> '' ORDER BY since DESC, code{most}")
    return [(code, Listing(due, host, shown)) for code, due, host, shown in rows]


def _listing(db: Database, table: str) -> Listing | None:
    row = db.execute(
        "SELECT due, host, shown, about FROM live WHERE code = ?"
        " AND NOT EXISTS (SELECT 1 FROM forgotten WHERE forgotten.code = live.code)",
        (table,),
    ).fetchone()
    return None if row is None else Listing(*row)


def _count(db: Database, where: str, *values: str) -> int:
    return int(db.execute(f"SELECT count(*) FROM live {where}", values).fetchone()[0])


def _beat(db: Database, node: str, at: int, status: str) -> None:
    db.execute(
        "INSERT INTO node (name, at, status) VALUES (?, ?, ?) ON CONFLICT (name)"
        " DO UPDATE SET at = excluded.at, status = excluded.status",
        (node, at, status),
    )


def _nodes(db: Database, since: int) -> list[tuple[str, int, str]]:
    return list(db.execute("SELECT name, at, status FROM node WHERE at >= ? ORDER BY name", (since,)))
