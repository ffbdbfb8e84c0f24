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
    *("reader", "rival", "pair", "secret", "asleep", "belongs"),
    *("circle", "circle_link", "member", "circle_table", "sheet"),
    *("bell", "listens", "quiet", "notice", "meeting", "hook", "day_try", "wording", "passkey"),
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
    (
        # Tables that sleep have their rows here and not in `live`, which is read every second.
        'CREATE TABLE asleep (code TEXT COLLATE "C" PRIMARY KEY, n BIGINT NOT NULL, due BIGINT NOT NULL,'
        " about TEXT NOT NULL)",
        "CREATE INDEX asleep_by_time ON asleep (due)",
        'CREATE TABLE belongs (player TEXT COLLATE "C" NOT NULL, code TEXT COLLATE "C" NOT NULL,'
        " PRIMARY KEY (player, code))",
        "CREATE INDEX belongs_by_table ON belongs (code)",
        "ALTER TABLE record ADD COLUMN link TEXT COLLATE \"C\" NOT NULL DEFAULT ''",
    ),
    (
        'CREATE TABLE circle (id TEXT COLLATE "C" PRIMARY KEY, link TEXT COLLATE "C" NOT NULL UNIQUE,'
        " name TEXT NOT NULL, created BIGINT NOT NULL, about TEXT NOT NULL)",
        'CREATE TABLE circle_link (link TEXT COLLATE "C" PRIMARY KEY, circle TEXT COLLATE "C" NOT NULL)',
        'CREATE TABLE member (circle TEXT COLLATE "C" NOT NULL, player TEXT COLLATE "C" NOT NULL,'
        " keeper INTEGER NOT NULL, since BIGINT NOT NULL, removed INTEGER NOT NULL, PRIMARY KEY (circle, player))",
        "CREATE INDEX member_by_player ON member (player)",
        'CREATE TABLE circle_table (code TEXT COLLATE "C" PRIMARY KEY, circle TEXT COLLATE "C" NOT NULL,'
        " at BIGINT NOT NULL)",
        "CREATE INDEX circle_table_by_circle ON circle_table (circle)",
        'CREATE TABLE sheet (record TEXT COLLATE "C" PRIMARY KEY, version INTEGER NOT NULL, text TEXT NOT NULL)',
        "CREATE INDEX played_by_record ON played (record)",
    ),
    (
        'CREATE TABLE bell (endpoint TEXT COLLATE "C" PRIMARY KEY, player TEXT COLLATE "C" NOT NULL,'
        " p256dh TEXT NOT NULL, auth TEXT NOT NULL, language TEXT NOT NULL, at BIGINT NOT NULL)",
        "CREATE INDEX bell_by_player ON bell (player)",
        'CREATE TABLE listens (player TEXT COLLATE "C" NOT NULL, place TEXT COLLATE "C" NOT NULL,'
        " PRIMARY KEY (player, place))",
        "CREATE INDEX listens_by_place ON listens (place)",
        'CREATE TABLE quiet (player TEXT COLLATE "C" PRIMARY KEY, since INTEGER NOT NULL, until INTEGER NOT NULL,'
        " ahead INTEGER NOT NULL)",
        'CREATE TABLE notice (key TEXT COLLATE "C" PRIMARY KEY, due BIGINT NOT NULL, kind TEXT NOT NULL,'
        ' place TEXT COLLATE "C" NOT NULL, player TEXT COLLATE "C" NOT NULL, facts TEXT NOT NULL,'
        " sent INTEGER NOT NULL)",
        "CREATE INDEX notice_by_due ON notice (sent, due)",
        'CREATE TABLE meeting (code TEXT COLLATE "C" PRIMARY KEY, at BIGINT NOT NULL, player TEXT NOT NULL)',
        'CREATE TABLE hook (place TEXT COLLATE "C" NOT NULL, url TEXT NOT NULL, secret TEXT NOT NULL,'
        " kinds TEXT NOT NULL, PRIMARY KEY (place, url))",
    ),
    (
        "ALTER TABLE played ADD COLUMN how TEXT NOT NULL DEFAULT ''",
        'CREATE TABLE day_try (day TEXT COLLATE "C" NOT NULL, game TEXT COLLATE "C" NOT NULL,'
        ' player TEXT COLLATE "C" NOT NULL, code TEXT COLLATE "C" NOT NULL, at BIGINT NOT NULL, record TEXT NOT NULL,'
        " place INTEGER NOT NULL, score INTEGER NOT NULL, helped INTEGER NOT NULL, PRIMARY KEY (day, game, player))",
        "CREATE INDEX day_try_by_table ON day_try (code)",
    ),
    (
        'CREATE TABLE wording (language TEXT COLLATE "C" NOT NULL, sentence TEXT COLLATE "C" NOT NULL,'
        ' better TEXT COLLATE "C" NOT NULL, says TEXT NOT NULL, times INTEGER NOT NULL, at BIGINT NOT NULL,'
        " PRIMARY KEY (language, sentence, better))",
    ),
    (
        'CREATE TABLE passkey (id TEXT COLLATE "C" PRIMARY KEY, player TEXT COLLATE "C" NOT NULL,'
        " public TEXT NOT NULL, uses BIGINT NOT NULL, at BIGINT NOT NULL)",
        "CREATE INDEX passkey_by_player ON passkey (player)",
    ),
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
