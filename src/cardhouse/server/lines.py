"""The log of the tables in the database, as far as it is read, forgotten and thrown away."""

from __future__ import annotations

import sqlite3

from cardhouse.server.migrations import CannotUse

SLICE = 50  # tables thrown away in one transaction, so that nobody's move waits long for it


def of(db: sqlite3.Connection, table: str) -> list[str]:
    """From the first to the last; none of a forgotten table. Raises CannotUse if one is missing in between."""
    if db.execute("SELECT 1 FROM forgotten WHERE code = ?", (table,)).fetchone():
        return []
    rows = db.execute("SELECT n, text FROM line WHERE code = ? ORDER BY n", (table,)).fetchall()
    for i, (n, _) in enumerate(rows):
        if n != rows[0][0] + i:
            raise CannotUse(f"The log of table {table} is damaged: line {n} follows line {rows[i - 1][0]}.")
    return [text for _, text in rows]


def live(db: sqlite3.Connection) -> list[str]:
    """From code to code through the index, without reading the lines between them."""
    rows = db.execute(
        "WITH RECURSIVE every (code) AS (SELECT min(code) FROM line"
        " UNION ALL SELECT (SELECT min(code) FROM line WHERE code > every.code) FROM every WHERE code IS NOT NULL)"
        " SELECT code FROM every WHERE code IS NOT NULL AND code NOT IN (SELECT code FROM forgotten)"
    )
    return [code for (code,) in rows]


def forget(db: sqlite3.Connection, table: str, now: int) -> None:
    db.execute("INSERT OR IGNORE INTO forgotten (code, at, purged) VALUES (?, ?, 0)", (table, now))


def purge(db: sqlite3.Connection, before_ms: int) -> tuple[int, bool]:
    """The lines of some tables forgotten before then: how many went, and whether there may be more.

    The first line of each stays, emptied: its number is taken, so no later table gets the code, and the
    links to its records mean the same for ever.
    """
    codes = [
        code
        for (code,) in db.execute(
            "SELECT code FROM forgotten WHERE NOT purged AND at < ? LIMIT ?", (before_ms, SLICE)
        ).fetchall()
    ]
    gone = 0
    for code in codes:
        first = db.execute("SELECT min(n) FROM line WHERE code = ?", (code,)).fetchone()[0]
        gone += db.execute("DELETE FROM line WHERE code = ? AND n > ?", (code, first)).rowcount
        db.execute("UPDATE line SET text = '' WHERE code = ?", (code,))
        db.execute("UPDATE forgotten SET purged = 1 WHERE code = ?", (code,))
    return gone, len(codes) == SLICE
