"""The log of the tables in the database, as far as it is read, forgotten and thrown away."""

from __future__ import annotations

from cardhouse.server.store.engine import Database
from cardhouse.server.store.errors import CannotUse
from cardhouse.table.events import STARTED

TAIL = 500  # lines that are read at once, from the last backwards
SLICE = 50  # tables thrown away in one transaction, so that nobody's move waits long for it


def of(db: Database, table: str, after: int) -> list[str]:
    """From there to the last; none of a forgotten table. Raises CannotUse if one is missing in between."""
    if db.execute("SELECT 1 FROM forgotten WHERE code = ?", (table,)).fetchone():
        return []
    rows = db.execute("SELECT n, text FROM line WHERE code = ? AND n > ? ORDER BY n", (table, after)).fetchall()
    before = after or (rows[0][0] - 1 if rows else 0)
    for n, _ in rows:
        if n != before + 1:
            raise CannotUse(f"The log of table {table} is damaged: line {n} follows line {before}.")
        before = n
    return [text for _, text in rows]


def tail(db: Database, table: str) -> tuple[int, list[str]]:
    """A table stays for months: whoever wakes it does not read the evenings before the last."""
    if db.execute("SELECT 1 FROM forgotten WHERE code = ?", (table,)).fetchone():
        return 0, []
    found: list[tuple[int, str]] = []
    while not found or found[-1][0] > 1:
        before = found[-1][0] if found else 2**62
        rows = db.execute(
            "SELECT n, text FROM line WHERE code = ? AND n < ? ORDER BY n DESC LIMIT ?", (table, before, TAIL)
        ).fetchall()
        for n, text in rows:
            if found and n != found[-1][0] - 1:
                raise CannotUse(f"The log of table {table} is damaged: line {found[-1][0]} follows line {n}.")
            found.append((n, text))
            if text.startswith(STARTED) and f'"n":{n - 1},' in text:
                return n - 1, [text for _, text in reversed(found)]
        if not rows:
            break
    return (found[-1][0] - 1 if found else 0), [text for _, text in reversed(found)]


def live(db: Database) -> list[str]:
    """Alone: what a node has in memory while it is open."""
    return [code for (code,) in db.execute("SELECT code FROM awake ORDER BY code")]


def noted(db: Database) -> list[str]:
    """The same, where every table has a listing."""
    rows = db.execute(
        "SELECT code FROM live WHERE NOT EXISTS (SELECT 1 FROM forgotten WHERE forgotten.code = live.code)"
        " ORDER BY code"
    )
    return [code for (code,) in rows]


def forget(db: Database, table: str, now: int) -> None:
    db.execute("INSERT INTO forgotten (code, at, purged) VALUES (?, ?, 0) ON CONFLICT DO NOTHING", (table, now))
    for of_living in (*db.lists, "asleep", "belongs"):
        db.execute(f"DELETE FROM {of_living} WHERE code = ?", (table,))


def purge(db: Database, before_ms: int) -> tuple[int, bool]:
    """The lines of some tables forgotten before then: how many went, and whether there may be more.

    The first line of each stays, emptied: its number is taken, so no later table gets the code, and the
    links to its records mean the same for ever.
    """
    db.lock(["purge"])
    codes = [
        code
        for (code,) in db.execute(
            "SELECT code FROM forgotten WHERE purged = 0 AND at < ? LIMIT ?", (before_ms, SLICE)
        ).fetchall()
    ]
    gone = 0
    for code in codes:
        first = db.execute("SELECT min(n) FROM line WHERE code = ?", (code,)).fetchone()[0]
        gone += db.execute("DELETE FROM line WHERE code = ? AND n > ?", (code, first)).rowcount
        db.execute("UPDATE line SET text = '' WHERE code = ?", (code,))
        if db.shared:  # a node that had not heard of the end may have written a listing after it
            for of_living in (*db.lists, "asleep", "belongs"):
                db.execute(f"DELETE FROM {of_living} WHERE code = ?", (code,))
        db.execute("UPDATE forgotten SET purged = 1 WHERE code = ?", (code,))
    return gone, len(codes) == SLICE
