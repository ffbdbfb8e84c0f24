"""Tables that sleep, and whose table it is. Both are kept with the lines that say so, or not at all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from cardhouse.server.store.engine import NUL, Database, Listing

T = TypeVar("T")
MOST_TABLES = 60  # of one player that are looked at
CLAIM = 20  # tables woken at once


class Sleepers:
    """Part of the store. A table that sleeps is its log and one row, and is in nobody's memory."""

    async def _read(self, query: Callable[[Database], T]) -> T:
        raise NotImplementedError

    async def _change(self, change: Callable[[Database], T]) -> T:
        raise NotImplementedError

    async def sleeper(self, table: str) -> str | None:
        """What is filed of a table that sleeps; None if it does not."""
        return None if NUL in table else await self._read(lambda db: _about(db, table))

    async def to_wake(self, before: int, until: int) -> list[tuple[str, int]]:
        """Those that wanted to be woken before then, and when; ours until `until`, when they want it again."""
        if not await self._read(lambda db: _due(db, before)):
            return []  # nobody writes for that
        return await self._change(lambda db: _claim(db, before, until))

    async def sleep_on(self, table: str, due: int) -> None:
        """It wants to be woken then, though it has no new line."""
        await self._change(lambda db: _sleep_on(db, table, due))

    async def sleeping(self) -> int:
        return await self._read(lambda db: int(db.execute("SELECT count(*) FROM asleep").fetchone()[0]))

    async def tables_of(self, player: str) -> list[str]:
        """Whoever has a seat there, is its host, or has sat there lately."""
        return await self._read(lambda db: _tables_of(db, player))


def note(db: Database, listings: Mapping[str, tuple[int, Listing]]) -> None:
    """With lines that are kept in this transaction: for each table their last number."""
    for code, (n, listing) in sorted(listings.items()):
        if listing.people is not None:
            _belong(db, code, listing.people)
        if listing.asleep and listing.about and listing.due is not None:
            db.execute(
                "INSERT INTO asleep (code, n, due, about) VALUES (?, ?, ?, ?) ON CONFLICT (code) DO UPDATE"
                " SET n = excluded.n, due = excluded.due, about = excluded.about WHERE asleep.n < excluded.n",
                (code, n, listing.due, listing.about),
            )
            for awake in db.lists:
                db.execute(f"DELETE FROM {awake} WHERE code = ?", (code,))
        else:
            gone = db.execute("DELETE FROM asleep WHERE code = ? AND n < ?", (code, n)).rowcount
            if "awake" in db.lists and (gone or n == 1):
                db.execute("INSERT INTO awake (code) VALUES (?) ON CONFLICT DO NOTHING", (code,))


def _belong(db: Database, code: str, people: tuple[str, ...]) -> None:
    db.execute("DELETE FROM belongs WHERE code = ?", (code,))
    for player in sorted(people):
        db.execute("INSERT INTO belongs (player, code) VALUES (?, ?) ON CONFLICT DO NOTHING", (player, code))


def _about(db: Database, table: str) -> str | None:
    row = db.execute("SELECT about FROM asleep WHERE code = ?", (table,)).fetchone()
    return None if row is None else str(row[0])


def _due(db: Database, before: int) -> bool:
    return db.execute("SELECT 1 FROM asleep WHERE due < ? LIMIT 1", (before,)).fetchone() is not None


def _claim(db: Database, before: int, until: int) -> list[tuple[str, int]]:
    late: list[tuple[str, int]] = db.execute(
        f"SELECT code, due FROM asleep WHERE due < ? ORDER BY due LIMIT ?{db.skip_locked}", (before, CLAIM)
    ).fetchall()
    for code, _ in late:
        db.execute("UPDATE asleep SET due = ? WHERE code = ?", (until, code))
    return late


def _sleep_on(db: Database, table: str, due: int) -> None:
    db.execute("UPDATE asleep SET due = ? WHERE code = ?", (due, table))


def _tables_of(db: Database, player: str) -> list[str]:
    rows = db.execute("SELECT code FROM belongs WHERE player = ? ORDER BY code LIMIT ?", (player, MOST_TABLES))
    return [code for (code,) in rows.fetchall()]
