"""When one file is not enough: everything from SQLite into an empty PostgreSQL, or nothing. All of this blocks."""

from __future__ import annotations

from contextlib import closing

from cardhouse.server.store.engine import Database, engine_of
from cardhouse.server.store.errors import CannotUse

SHAPE = {
    "player": "id, name, created, recovery, face",
    "device": "key_hash, player",
    "passkey": "id, player, public, uses, at",
    "record": "id, game, text, seats, rated, at, lock, link",
    "reader": "record, player",
    "played": "player, at, record, seat, place, rated, how",
    "rating": "player, game, mu, sigma, games, rivals",
    "rival": "player, game, other",
    "pair": "one, two, day, matches",
    "secret": "name, value",
    "circle": "id, link, name, created, about",
    "circle_link": "link, circle",
    "member": "circle, player, keeper, since, removed",
    "circle_table": "code, circle, at",
    "sheet": "record, version, text",
    "bell": "endpoint, player, p256dh, auth, language, at",
    "listens": "player, place",
    "quiet": "player, since, until, ahead",
    "notice": "key, due, kind, place, player, facts, sent",
    "meeting": "code, at, player",
    "hook": "place, url, secret, kinds",
    "day_try": "day, game, player, code, at, record, place, score, helped",
    "wording": "language, sentence, better, says, times, at",
    "line": "code, n, text",
    "forgotten": "code, at, purged",
    "asleep": "code, n, due, about",
    "belongs": "player, code",
}
# Due at once: whichever node opens first wakes them all, and then they have listings of their own.
LIVE = (
    "INSERT INTO live (code, n, since, due, host, shown) SELECT code, max(n), ?::bigint, ?::bigint, '', '' FROM line"
    " WHERE NOT EXISTS (SELECT FROM forgotten WHERE forgotten.code = line.code)"
    " AND NOT EXISTS (SELECT FROM asleep WHERE asleep.code = line.code) GROUP BY code"
)
AT_ONCE = 5_000  # rows


def copy_all(file: str, address: str, now: int) -> dict[str, int]:
    """How many rows of what. The file stays as it is. Raises CannotUse."""
    old, new = engine_of(file), engine_of(address)
    if old.shared or not new.shared:
        raise CannotUse("A transfer goes from a file to postgresql://…, and not the other way.")
    old.prepare()
    new.prepare()
    with closing(old.connect(write=True)) as here, closing(new.connect(write=True)) as there:
        try:
            here.begin()  # nobody else writes meanwhile
            there.begin()
            if any(there.execute(f"SELECT FROM {name} LIMIT 1").fetchall() for name in (*SHAPE, "live")):
                raise CannotUse(
                    f"There is a house in {new.place} already. Nothing was changed; choose an empty database."
                )
            copied = {name: _copy(here, there, name) for name in SHAPE}
            there.execute(LIVE, (now, now))
            there.commit()
        except Exception as error:
            unusable = new.unusable(error) or old.unusable(error)
            if unusable is None:
                raise
            raise unusable from error
    return copied


def _copy(here: Database, there: Database, name: str) -> int:
    columns = SHAPE[name]
    values = ", ".join("?" for _ in columns.split(","))
    rows = here.execute(f"SELECT {columns} FROM {name}")
    count = 0
    while batch := [row for _, row in zip(range(AT_ONCE), rows, strict=False)]:
        there.executemany(f"INSERT INTO {name} ({columns}) VALUES ({values})", batch)
        count += len(batch)
    return count
