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
    (
        # A table that sleeps is in nobody's memory: a house that opens reads those that do not.
        "CREATE TABLE awake (code TEXT PRIMARY KEY) WITHOUT ROWID",
        "INSERT INTO awake (code) WITH RECURSIVE every (code) AS (SELECT min(code) FROM line"
        " UNION ALL SELECT (SELECT min(code) FROM line WHERE code > every.code) FROM every WHERE code IS NOT NULL)"
        " SELECT code FROM every WHERE code IS NOT NULL AND code NOT IN (SELECT code FROM forgotten)",
        "CREATE TABLE asleep (code TEXT PRIMARY KEY, n INTEGER NOT NULL, due INTEGER NOT NULL, about TEXT NOT NULL)"
        " WITHOUT ROWID",
        "CREATE INDEX asleep_by_time ON asleep (due)",
        "CREATE TABLE belongs (player TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (player, code)) WITHOUT ROWID",
        "CREATE INDEX belongs_by_table ON belongs (code)",
        "ALTER TABLE record ADD COLUMN link TEXT NOT NULL DEFAULT ''",  # what its link has beside the id
    ),
    (
        # People who play together, by a link; `about` is JSON: phrases and rule cards.
        "CREATE TABLE circle (id TEXT PRIMARY KEY, link TEXT NOT NULL UNIQUE, name TEXT NOT NULL,"
        " created INTEGER NOT NULL, about TEXT NOT NULL) WITHOUT ROWID",
        "CREATE TABLE circle_link (link TEXT PRIMARY KEY, circle TEXT NOT NULL) WITHOUT ROWID",  # those before
        # `removed`: a keeper has removed them, and the link does not bring them back.
        "CREATE TABLE member (circle TEXT NOT NULL, player TEXT NOT NULL, keeper INTEGER NOT NULL,"
        " since INTEGER NOT NULL, removed INTEGER NOT NULL, PRIMARY KEY (circle, player)) WITHOUT ROWID",
        "CREATE INDEX member_by_player ON member (player)",
        "CREATE TABLE circle_table (code TEXT PRIMARY KEY, circle TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID",
        "CREATE INDEX circle_table_by_circle ON circle_table (circle)",
        # What was counted in a record, so that it is not counted again for every book.
        "CREATE TABLE sheet (record TEXT PRIMARY KEY, version INTEGER NOT NULL, text TEXT NOT NULL) WITHOUT ROWID",
        "CREATE INDEX played_by_record ON played (record)",
    ),
    (
        # The bell: devices, what of, when not; what was told, or is to be; dates; chat programs.
        "CREATE TABLE bell (endpoint TEXT PRIMARY KEY, player TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL,"
        " language TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID",
        "CREATE INDEX bell_by_player ON bell (player)",
        "CREATE TABLE listens (player TEXT NOT NULL, place TEXT NOT NULL, PRIMARY KEY (player, place)) WITHOUT ROWID",
        "CREATE INDEX listens_by_place ON listens (place)",
        "CREATE TABLE quiet (player TEXT PRIMARY KEY, since INTEGER NOT NULL, until INTEGER NOT NULL,"
        " ahead INTEGER NOT NULL) WITHOUT ROWID",
        "CREATE TABLE notice (key TEXT PRIMARY KEY, due INTEGER NOT NULL, kind TEXT NOT NULL, place TEXT NOT NULL,"
        " player TEXT NOT NULL, facts TEXT NOT NULL, sent INTEGER NOT NULL) WITHOUT ROWID",
        "CREATE INDEX notice_by_due ON notice (sent, due)",
        "CREATE TABLE meeting (code TEXT PRIMARY KEY, at INTEGER NOT NULL, player TEXT NOT NULL) WITHOUT ROWID",
        "CREATE TABLE hook (place TEXT NOT NULL, url TEXT NOT NULL, secret TEXT NOT NULL, kinds TEXT NOT NULL,"
        " PRIMARY KEY (place, url)) WITHOUT ROWID",
    ),
    (
        # Why a match does not count for somebody: a bot has played for them, or it began in the middle of another one.
        "ALTER TABLE played ADD COLUMN how TEXT NOT NULL DEFAULT ''",
        "CREATE TABLE day_try (day TEXT NOT NULL, game TEXT NOT NULL, player TEXT NOT NULL, code TEXT NOT NULL,"
        " at INTEGER NOT NULL, record TEXT NOT NULL, place INTEGER NOT NULL, score INTEGER NOT NULL,"
        " helped INTEGER NOT NULL, PRIMARY KEY (day, game, player)) WITHOUT ROWID",
        "CREATE INDEX day_try_by_table ON day_try (code)",
    ),
    (
        # Sentences that somebody would say better; nobody's name stands beside them.
        "CREATE TABLE wording (language TEXT NOT NULL, sentence TEXT NOT NULL, better TEXT NOT NULL,"
        " says TEXT NOT NULL, times INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (language, sentence, better))"
        " WITHOUT ROWID",
    ),
    (
        # The public half of keys that devices of theirs keep.
        "CREATE TABLE passkey (id TEXT PRIMARY KEY, player TEXT NOT NULL, public TEXT NOT NULL, uses INTEGER NOT NULL,"
        " at INTEGER NOT NULL) WITHOUT ROWID",
        "CREATE INDEX passkey_by_player ON passkey (player)",
    ),
    (
        # For several workers on one file, as PostgreSQL has it for nodes; empty while one process is alone with it.
        "CREATE TABLE live (code TEXT PRIMARY KEY, n INTEGER NOT NULL, since INTEGER NOT NULL, due INTEGER,"
        " host TEXT NOT NULL, shown TEXT NOT NULL, about TEXT NOT NULL) WITHOUT ROWID",
        "CREATE TABLE node (name TEXT PRIMARY KEY, at INTEGER NOT NULL, status TEXT NOT NULL) WITHOUT ROWID",
    ),
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
