"""The shape of the database file, as numbered steps that only go forward.

A step that was released is never edited: databases out there have run it. A change is a further step.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from cardhouse.server.store.errors import CannotUse

APPLICATION = 0x43415244  # "CARD" in the header of the file: whose database this is

Step = Sequence[str]  # statements

STEPS: Sequence[Step] = (
    (
        # A rowid with a unique index beside it takes a third more lines per second than (code, n) as primary key.
        "CREATE TABLE line (code TEXT NOT NULL, n INTEGER NOT NULL, text TEXT NOT NULL)",
        "CREATE UNIQUE INDEX line_by_number ON line (code, n)",
        "CREATE TABLE forgotten (code TEXT PRIMARY KEY, at INTEGER NOT NULL, purged INTEGER NOT NULL) WITHOUT ROWID",
        "CREATE TABLE record (id TEXT PRIMARY KEY, game TEXT NOT NULL, text TEXT NOT NULL, seats INTEGER NOT NULL,"
        " rated INTEGER NOT NULL, at INTEGER NOT NULL)",
        "CREATE TABLE played (player TEXT NOT NULL, at INTEGER NOT NULL, record TEXT NOT NULL, seat INTEGER NOT NULL,"
        " place INTEGER NOT NULL, PRIMARY KEY (player, at, record, seat)) WITHOUT ROWID",
        "CREATE TABLE rating (player TEXT NOT NULL, game TEXT NOT NULL, mu REAL NOT NULL, sigma REAL NOT NULL,"
        " games INTEGER NOT NULL, PRIMARY KEY (player, game)) WITHOUT ROWID",
        "CREATE INDEX rating_by_strength ON rating (game, mu - 3 * sigma DESC)",
        "CREATE TABLE player (id TEXT PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL,"
        " recovery TEXT UNIQUE) WITHOUT ROWID",
        "CREATE TABLE device (key_hash TEXT PRIMARY KEY, player TEXT NOT NULL) WITHOUT ROWID",
    ),
    (
        # The hash of the password that the table had; NULL in older records, where the log may still know.
        "ALTER TABLE record ADD COLUMN lock TEXT",
        "CREATE TABLE reader (record TEXT NOT NULL, player TEXT NOT NULL, PRIMARY KEY (record, player)) WITHOUT ROWID",
        "ALTER TABLE played ADD COLUMN rated INTEGER",  # NULL in older ones: as the record says
        "ALTER TABLE rating ADD COLUMN rivals INTEGER NOT NULL DEFAULT 0",  # different people rated against
        "CREATE TABLE rival (player TEXT NOT NULL, game TEXT NOT NULL, other TEXT NOT NULL,"
        " PRIMARY KEY (player, game, other)) WITHOUT ROWID",
        "CREATE TABLE pair (one TEXT NOT NULL, two TEXT NOT NULL, day INTEGER NOT NULL, matches INTEGER NOT NULL,"
        " PRIMARY KEY (one, two)) WITHOUT ROWID",  # from one address: their last day, and how many on it
        "CREATE TABLE secret (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
        "INSERT INTO rival (player, game, other) SELECT DISTINCT me.player, record.game, other.player FROM record"
        " JOIN played AS me ON me.record = record.id JOIN played AS other ON other.record = record.id"
        " WHERE record.rated = 1 AND me.player <> other.player",
        "UPDATE rating SET rivals = (SELECT count(*) FROM rival"
        " WHERE rival.player = rating.player AND rival.game = rating.game)",
    ),
    ("ALTER TABLE player ADD COLUMN face TEXT NOT NULL DEFAULT ''",),  # "" for somebody who has not chosen
)


def migrate(db: sqlite3.Connection, steps: Sequence[Step] = STEPS) -> None:
    """All steps that are missing, or none. Raises CannotUse for a newer database and for one that is not ours."""
    if _done(db, steps) == len(steps):
        return
    db.execute("BEGIN IMMEDIATE")
    try:
        done = _done(db, steps)  # asked again under the lock: another process may have been first
        for statement in (statement for step in steps[done:] for statement in step):
            db.execute(statement)
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.execute(f"PRAGMA user_version = {len(steps)}")
        db.execute("COMMIT")
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")


def _done(db: sqlite3.Connection, steps: Sequence[Step]) -> int:
    """How many steps this database has behind it."""
    started = db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if started and db.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
        raise CannotUse("This is the database of another program. Nothing was changed; choose another file.")
    done = int(db.execute("PRAGMA user_version").fetchone()[0])
    if done > len(steps):
        raise CannotUse(newer(done, len(steps)))
    return done


def newer(done: int, known: int) -> str:
    return (
        f"The database was written by a newer release of Cardhouse: its schema is {done}, this release knows"
        f" {known}. Nothing was changed; install that release again, or restore a backup from before it."
    )
