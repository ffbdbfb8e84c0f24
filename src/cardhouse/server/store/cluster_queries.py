"""What nodes that write to one PostgreSQL have to ask of it: each other's lines, listings and heartbeats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardhouse.server.store.engine import NUL, Listing


class Shared:
    """Part of the store. Each is one statement, which holds its locks no longer than it takes.

    Alone on SQLite there is nobody to ask about: nothing newer, nothing overdue, no listings and no nodes.
    """

    shared: bool  # other nodes may write too

    async def _ask(self, sql: str, *values: object) -> list[Any]:
        raise NotImplementedError

    # -- tables

    async def newer(self, known: Mapping[str, int]) -> list[tuple[str, int, str]]:
        """Of these tables the lines after those numbers: table, number, text, in order."""
        return await self._ask(
            "SELECT line.code, line.n, line.text FROM unnest(?::text[], ?::bigint[]) AS known (code, n)"
            " JOIN line ON line.code = known.code AND line.n > known.n ORDER BY line.code, line.n",
            list(known),
            list(known.values()),
        )

    async def overdue(self, before: int, until: int, limit: int = 20) -> list[tuple[str, int]]:
        """Tables that wanted to be woken before then, and when; ours until `until`, when they are overdue again."""
        return await self._ask(
            "UPDATE live SET due = ? FROM (SELECT code, due FROM live WHERE due < ?"
            " AND NOT EXISTS (SELECT FROM forgotten WHERE forgotten.code = live.code)"
            " ORDER BY due LIMIT ? FOR UPDATE SKIP LOCKED) AS late"
            " WHERE live.code = late.code RETURNING late.code, late.due",
            until,
            before,
            limit,
        )

    async def postpone(self, table: str, due: int | None) -> None:
        """It wants to be woken then, though it has no new line."""
        await self._ask("UPDATE live SET due = ? WHERE code = ? RETURNING code", due, table)

    async def listings(self, game: str | None = None, limit: int = 200) -> list[tuple[str, Listing]]:
        """Of listed tables, the newest first."""
        rows = await self._ask(
            "SELECT code, due, host, shown FROM live WHERE shown <> ''"
            " AND (?::text IS NULL OR shown::json ->> 'game' = ?) ORDER BY since DESC, code LIMIT ?",
            game,
            game,
            limit,
        )
        return [(code, Listing(due, host, shown)) for code, due, host, shown in rows]

    async def listing(self, table: str) -> Listing | None:
        """Of one that is open, listed or not."""
        rows = await self._ask(
            "SELECT due, host, shown, about FROM live WHERE code = ?"
            " AND NOT EXISTS (SELECT FROM forgotten WHERE forgotten.code = live.code)",
            table.replace(NUL, ""),
        )
        return Listing(*rows[0]) if rows else None

    async def hosted(self, player: str) -> int:
        """How many tables they are the host of."""
        rows = await self._ask("SELECT count(*) FROM live WHERE host = ?", player)
        return sum(count for (count,) in rows)

    async def open_tables(self) -> int:
        rows = await self._ask("SELECT count(*) FROM live")
        return sum(count for (count,) in rows)

    # -- nodes

    async def time(self) -> int:
        """How late it is for the database, in ms."""
        rows = await self._ask("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
        return int(rows[0][0])

    async def beat(self, node: str, at: int, status: str) -> None:
        await self._ask(
            "INSERT INTO node (name, at, status) VALUES (?, ?, ?) ON CONFLICT (name)"
            " DO UPDATE SET at = excluded.at, status = excluded.status RETURNING name",
            node,
            at,
            status,
        )

    async def nodes(self, since: int) -> list[tuple[str, int, str]]:
        """Those that were heard of since then: name, when, status."""
        return await self._ask("SELECT name, at, status FROM node WHERE at >= ? ORDER BY name", since)
