"""The shape of the database in PostgreSQL, as numbered steps that only go forward: see migrations.py.

Nodes of the release before go on while the first of the next one starts: a step leaves them what they use.
"""

from __future__ import annotations

from collections.abc import Sequence

import psycopg

from cardhouse.server.store.errors import CannotUse
from cardhouse.server.store.sqlite_schema import Step, newer

LOCK = 0x43415244  # "CARD": whoever makes steps has it
NAMES = [
    *("line", "forgotten", "record", "played", "rating", "player", "device", "live", "node"),
    *("reader", "rival", "pair", "secret"),
]

# Texts are sorted as bytes, as in SQLite.
STEPS: Sequence[Step] = (
    (
        "CREATE TABLE cardhouse (version INTEGER NOT NULL)",
        "INSERT INTO cardhouse (version) VALUES (0)",
        'CREATE TABLE line (code TEXT COLLATE "C" NOT NULL, n BIGINT NOT NULL, text TEXT NOT NULL,'
        " PRIMARY KEY (code, n))",
        'CREATE TABLE forgotten (code TEXT COLLATE "C" PRIMARY KEY, at BIGINT NOT NULL, purged INTEGER NOT NULL)',
        'CREATE TABLE record (id TEXT COLLATE "C" PRIMARY KEY, game TEXT NOT NULL, text TEXT NOT NULL,'
        " seats INTEGER NOT NULL, rated INTEGER NOT NULL, at BIGINT NOT NULL)",
        'CREATE TABLE played (player TEXT COLLATE "C" NOT NULL, at BIGINT NOT NULL, record TEXT COLLATE "C" NOT NULL,'
        " seat INTEGER NOT NULL, place INTEGER NOT NULL, PRIMARY KEY (player, at, record, seat))",
        'CREATE TABLE rating (player TEXT COLLATE "C" NOT NULL, game TEXT COLLATE "C" NOT NULL,'
        " mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL,"
        " PRIMARY KEY (player, game))",
        "CREATE INDEX rating_by_strength ON rating (game, (mu - 3 * sigma) DESC)",
        'CREATE TABLE player (id TEXT COLLATE "C" PRIMARY KEY, name TEXT NOT NULL, created BIGINT NOT NULL,'
        ' recovery TEXT COLLATE "C" UNIQUE)',
        'CREATE TABLE device (key_hash TEXT COLLATE "C" PRIMARY KEY, player TEXT COLLATE "C" NOT NULL)',
        # Written with every move, so there is room beside each row, and no index on what changes with every move.
        'CREATE TABLE live (code TEXT COLLATE "C" PRIMARY KEY, n BIGINT NOT NULL, since BIGINT NOT NULL, due BIGINT,'
        ' host TEXT COLLATE "C" NOT NULL, shown TEXT NOT NULL) WITH (fillfactor = 50)',
        "CREATE INDEX live_by_host ON live (host)",
        "CREATE INDEX live_shown ON live (since) WHERE shown <> ''",
        'CREATE TABLE node (name TEXT COLLATE "C" PRIMARY KEY, at BIGINT NOT NULL, status TEXT NOT NULL)',
    ),
    ("ALTER TABLE live ADD COLUMN about TEXT NOT NULL DEFAULT ''",),
    (
        # Older nodes write records without it: NULL, and the log knows.
        'ALTER TABLE record ADD COLUMN lock TEXT COLLATE "C"',
        'CREATE TABLE reader (record TEXT COLLATE "C" NOT NULL, player TEXT COLLATE "C" NOT NULL,'
        " PRIMARY KEY (record, player))",
        "ALTER TABLE played ADD COLUMN rated INTEGER",
        "ALTER TABLE rating ADD COLUMN rivals INTEGER NOT NULL DEFAULT 0",
        'CREATE TABLE rival (player TEXT COLLATE "C" NOT NULL, game TEXT COLLATE "C" NOT NULL,'
        ' other TEXT COLLATE "C" NOT NULL, PRIMARY KEY (player, game, other))',
        'CREATE TABLE pair (one TEXT COLLATE "C" NOT NULL, two TEXT COLLATE "C" NOT NULL, day INTEGER NOT NULL,'
        " matches INTEGER NOT NULL, PRIMARY KEY (one, two))",
        'CREATE TABLE secret (name TEXT COLLATE "C" PRIMARY KEY, value TEXT NOT NULL)',
        "INSERT INTO rival (player, game, other) SELECT DISTINCT me.player, record.game, other.player FROM record"
        " JOIN played AS me ON me.record = record.id JOIN played AS other ON other.record = record.id"
        " WHERE record.rated = 1 AND me.player <> other.player",
        "UPDATE rating SET rivals = (SELECT count(*) FROM rival"
        " WHERE rival.player = rating.player AND rival.game = rating.game)",
    ),
    ("ALTER TABLE player ADD COLUMN face TEXT NOT NULL DEFAULT ''",),  # "" for somebody who has not chosen
)


def migrate(db: psycopg.Connection, place: str, steps: Sequence[Step] = STEPS) -> None:
    """All steps that are missing, or none. Raises CannotUse for a newer database and for one that is not ours."""
    if _done(db, place, steps) == len(steps):
        return
    with db.transaction():
        db.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
        done = _done(db, place, steps)  # asked again under the lock: another node may have been first
        for statement in (statement for step in steps[done:] for statement in step):
            db.execute(statement)
        db.execute("UPDATE cardhouse SET version = %s", (len(steps),))


def _done(db: psycopg.Connection, place: str, steps: Sequence[Step]) -> int:
    """How many steps this database has behind it."""
    there = {
        name
        for (name,) in db.execute(
            "SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relname = ANY(%s)",
            (["cardhouse", *NAMES],),
        )
    }
    if "cardhouse" not in there:
        if there:
            raise CannotUse(_theirs(place, there))
        return 0
    try:
        with db.transaction():
            rows = db.execute("SELECT version FROM cardhouse").fetchall()
    except psycopg.errors.UndefinedColumn:
        rows = []
    if len(rows) != 1:
        raise CannotUse(_theirs(place, {"cardhouse"}))
    done = int(rows[0][0])
    if done > len(steps):
        raise CannotUse(newer(done, len(steps)))
    return done


def _theirs(place: str, names: set[str]) -> str:
    return (
        f"The database {place} has things of another program where ours would be: {', '.join(sorted(names))}."
        " Nothing was changed; choose another database or schema."
    )
