"""One SQLite file, and several workers that write to it: as nodes on PostgreSQL, and taking turns. All this blocks."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from itertools import chain

from cardhouse.server.store.engine import NO_LISTING, Fault, Line, Listing, Taken
from cardhouse.server.store.lock import Seal
from cardhouse.server.store.sleepers import note
from cardhouse.server.store.sqlite import AT_ONCE, INSERT, LINE, SQLite, SQLiteFile, connect, unusable

BUSY = 5  # SQLite's number for a file that somebody else has locked
OVERDUE = (
    "SELECT code, due FROM live WHERE due < ? AND NOT EXISTS (SELECT 1 FROM forgotten WHERE forgotten.code = live.code)"
    " ORDER BY due LIMIT ?"
)
LISTED = (
    "INSERT INTO live (code, n, since, due, host, shown, about) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7"
    " WHERE NOT EXISTS (SELECT 1 FROM forgotten WHERE forgotten.code = ?1)"
    " ON CONFLICT (code) DO UPDATE SET n = excluded.n, due = excluded.due, host = excluded.host,"
    " shown = excluded.shown, about = excluded.about WHERE live.n < excluded.n"
)


# What is written after the lines is written only if it is of the last of them.
LISTED_LATER = LISTED.replace(" ON CONFLICT", " AND ?2 = (SELECT max(n) FROM line WHERE line.code = ?1) ON CONFLICT")
# Those whose worker fell before it could write more: whoever sweeps next looks after them.
BEHIND = "UPDATE live SET due = 0 WHERE n < (SELECT max(n) FROM line WHERE line.code = live.code)"


class SharedFile(SQLiteFile):
    """The engine of one worker of several."""

    shared = behind = True

    def __init__(self, path: str, seal: Seal, now: Callable[[], int]) -> None:
        super().__init__(path)
        self._seal, self._now = seal, now

    def connect(self, *, write: bool = False) -> SharedSQLite:
        return SharedSQLite(connect(self.path, write=write), self._seal, self._now)

    def fault(self, error: Exception) -> Fault:
        if isinstance(error, sqlite3.OperationalError) and error.sqlite_errorcode & 0xFF == BUSY:
            return Fault.CLASH  # an operator has the file open in a program of their own
        return super().fault(error)

    def gather(self) -> None:
        """Before the first worker opens: tables that do not sleep have a listing, so that one of them wakes them."""
        with closing(connect(self.path, write=True)) as db:
            try:
                db.execute("BEGIN IMMEDIATE")
                db.execute("DELETE FROM node")
                db.execute("DELETE FROM live WHERE code NOT IN (SELECT code FROM awake)")
                db.execute(
                    "INSERT INTO live (code, n, since, due, host, shown, about) SELECT code, 0, ?, 0, '', '', ''"
                    " FROM awake WHERE code NOT IN (SELECT code FROM live)",
                    (self._now(),),
                )
                db.execute(BEHIND)
                db.execute("COMMIT")
            except sqlite3.DatabaseError as error:
                raise unusable(self.path, error) from error


class SharedSQLite(SQLite):
    """A connection."""

    shared = True
    lists = ("live", "awake")  # the second for a house that is alone again

    def __init__(self, db: sqlite3.Connection, seal: Seal, now: Callable[[], int]) -> None:
        super().__init__(db)
        self.take_turn, self.end_turn, self.time = seal.take_turn, seal.end_turn, now  # type: ignore[method-assign]

    def append(self, lines: Sequence[Line], listings: Mapping[str, tuple[int, Listing]], now: int) -> None:
        plain = len(lines) <= AT_ONCE and all(listing is NO_LISTING for _, listing in listings.values())
        if not plain and not self._db.in_transaction:
            self.begin()
        for i in range(0, len(lines), AT_ONCE):
            some = lines[i : i + AT_ONCE]
            self._db.execute(f"{INSERT} {', '.join([LINE] * len(some))}", [*chain.from_iterable(some)])
        if plain:  # moves alone are one statement, which commits itself
            return
        opened = [(code,) for code, n, _ in lines if n == 1]
        if opened:
            self._db.executemany("INSERT INTO awake (code) VALUES (?) ON CONFLICT DO NOTHING", opened)
        self._list(LISTED, listings, now)
        notable = {code: noted for code, noted in listings.items() if noted[1].asleep or noted[1].people is not None}
        if notable:
            note(self, notable)

    def _list(self, sql: str, listings: Mapping[str, tuple[int, Listing]], now: int) -> None:
        values = [
            (code, n, now, listing.due, listing.host, listing.shown, listing.about)
            for code, (n, listing) in listings.items()
            if listing is not NO_LISTING and not listing.asleep
        ]
        if values:
            self._db.executemany(sql, values)

    def list_as(self, listings: Mapping[str, tuple[int, Listing]], now: int) -> None:
        self._list(LISTED_LATER, listings, now)

    def find_behind(self) -> None:
        self._db.execute(BEHIND)

    def taken(self, lines: Sequence[Line]) -> Taken:
        found: Taken = {}
        for code, n, _ in lines:
            row = self._db.execute("SELECT text FROM line WHERE code = ? AND n = ?", (code, n)).fetchone()
            if row is not None:
                found[code, n] = row[0]
        return found

    def newer(self, known: Mapping[str, int]) -> list[tuple[str, int, str]]:
        return self._db.execute(
            "SELECT line.code, line.n, line.text FROM json_each(?) AS known"
            " JOIN line ON line.code = known.key AND line.n > known.value ORDER BY line.code, line.n",
            (json.dumps(dict(known)),),
        ).fetchall()

    def overdue(self, before: int, until: int, limit: int) -> list[tuple[str, int]]:
        late: list[tuple[str, int]] = self._db.execute(OVERDUE, (before, limit)).fetchall()
        self._db.executemany("UPDATE live SET due = ? WHERE code = ?", [(until, code) for code, _ in late])
        return late
