"""Finished matches in the database: the record, who has played it, and what it did to the ratings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from cardhouse.server.store import days
from cardhouse.server.store.engine import Database
from cardhouse.server.store.ratings import (
    KNOWN_GAMES,
    KNOWN_RIVALS,
    NEWCOMER,
    PAIR_A_DAY,
    Rating,
    opponents,
    places,
    rate_each,
)

DAY_MS = 86_400_000


class GamePlayed(NamedTuple):
    """A line of somebody's history."""

    record: str
    game: str
    at: int
    seat: int  # from 0
    place: int  # from 1, may be shared
    seats: int
    rated: bool
    how: str = ""  # why it does not count: "bot", "set_up"


class Ranked(NamedTuple):
    """A line of a leaderboard."""

    place: int  # from 1, may be shared
    player: str
    name: str
    rating: float  # the ordinal
    games: int
    face: str  # as chosen; may be ""


def keep(
    db: Database,
    id: str,
    game: str,
    text: str,
    players: Sequence[str | None],
    ranking: Sequence[Sequence[int]],
    rated: bool | Sequence[bool],
    at: int,
    homes: Sequence[str] = (),
    lock: str = "",
    readers: Sequence[str] = (),
    how: Sequence[str] = (),
    day_score: int | None = None,
    link: str = "",
) -> None:
    """Once: what is kept under this id already stays as it is, and is not rated again.

    `rated` is for all seats, or seat by seat; those that do not count are left out, and the others rated as if these
    had not played. Nobody is rated alone.
    """
    place = places(ranking)
    if len(place) != len(players):
        raise ValueError(f"{len(players)} players, and places for {len(place)}")
    counted = _counted(players, [rated] * len(players) if isinstance(rated, bool) else rated)
    new = db.execute(
        "INSERT INTO record (id, game, text, seats, rated, at, lock, link) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING",
        (id, game, text, len(players), int(bool(counted)), at, lock, link),
    )
    if not new.rowcount:
        return
    for reader in readers:
        db.execute("INSERT INTO reader (record, player) VALUES (?, ?)", (id, reader))
    people = {seat: player for seat, player in enumerate(players) if player is not None}
    homes = homes or [""] * len(players)
    changed = _rate(db, game, {seat: (people[seat], place[seat], homes[seat]) for seat in counted}, at)
    for seat, player in people.items():
        db.execute(
            "INSERT INTO played (player, at, record, seat, place, rated, how) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (player, at, id, seat, place[seat], int(seat in changed), how[seat] if how else ""),
        )
        if day_score is not None:
            days.end(db, id, player, place[seat], day_score, bool(how and how[seat]))


def _counted(players: Sequence[str | None], rated: Sequence[bool]) -> list[int]:
    """The seats that count, if there are two of them at least."""
    seats = [seat for seat, player in enumerate(players) if player is not None and rated[seat]]
    return seats if len(seats) >= 2 else []


def _rate(db: Database, game: str, seats: Mapping[int, tuple[str, int, str]], at: int) -> set[int]:
    """By player, place and home of each seat. The seats whose rating has changed."""
    people = [player for player, _, _ in seats.values()]
    homes = [home for _, _, home in seats.values()]
    db.lock(sorted(people))  # somebody may finish at two tables at once, on two nodes
    before = [ratings(db, player).get(game, NEWCOMER) for player in people]
    often = _together(db, people, homes, at // DAY_MS)
    against = opponents(before, lambda i, j: (min(i, j), max(i, j)) in often)
    after = rate_each(before, [place for _, place, _ in seats.values()], against)
    for player, others, rating in zip(people, against, after, strict=True):
        if others:
            rivals = _met(db, game, player, [people[i] for i in others])
            _keep_rating(db, game, player, rating._replace(rivals=rivals))
    return {seat for seat, others in zip(seats, against, strict=True) if others}


def _together(db: Database, people: Sequence[str], homes: Sequence[str], day: int) -> set[tuple[int, int]]:
    """The pairs from one address that have had enough of each other today; this match is counted for the rest."""
    often = set()
    for i, j in combinations(range(len(people)), 2):
        if homes[i] and homes[i] == homes[j]:
            one, two = sorted((people[i], people[j]))
            row = db.execute("SELECT day, matches FROM pair WHERE one = ? AND two = ?", (one, two)).fetchone()
            matches = row[1] if row is not None and row[0] == day else 0
            if matches >= PAIR_A_DAY:
                often.add((i, j))
                continue
            db.execute(
                "INSERT INTO pair (one, two, day, matches) VALUES (?, ?, ?, ?) ON CONFLICT (one, two)"
                " DO UPDATE SET day = excluded.day, matches = excluded.matches",
                (one, two, day, matches + 1),
            )
    return often


def _met(db: Database, game: str, player: str, others: Sequence[str]) -> int:
    """How many different people they have been rated against by now."""
    for other in others:
        db.execute(
            "INSERT INTO rival (player, game, other) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (player, game, other)
        )
    row = db.execute("SELECT count(*) FROM rival WHERE player = ? AND game = ?", (player, game)).fetchone()
    return int(row[0])


def _keep_rating(db: Database, game: str, player: str, rating: Rating) -> None:
    db.execute(
        "INSERT INTO rating (player, game, mu, sigma, games, rivals) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (player, game) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games,"
        " rivals = excluded.rivals",
        (player, game, *rating),
    )


# -- who may read it


def lock(db: Database, id: str) -> str | None:
    """The hash of the password; "" if anybody may read it who has its id, None if only the log can tell."""
    row = db.execute("SELECT lock FROM record WHERE id = ?", (id,)).fetchone()
    return None if row is None or row[0] is None else str(row[0])


def beside(db: Database, id: str) -> str:
    row = db.execute("SELECT link FROM record WHERE id = ?", (id,)).fetchone()
    return "" if row is None else str(row[0])


def keep_lock(db: Database, id: str, lock: str, readers: Sequence[str]) -> None:
    """Of an older record, found in the log."""
    if db.execute("UPDATE record SET lock = ? WHERE id = ? AND lock IS NULL", (lock, id)).rowcount:
        for reader in readers:
            db.execute("INSERT INTO reader (record, player) VALUES (?, ?) ON CONFLICT DO NOTHING", (id, reader))


def unlocked(db: Database, after: str, limit: int) -> list[str]:
    """Older records of which only the log can tell."""
    rows = db.execute("SELECT id FROM record WHERE lock IS NULL AND id > ? ORDER BY id LIMIT ?", (after, limit))
    return [name for (name,) in rows]


def reads(db: Database, id: str, player: str) -> bool:
    """Whether they were at that table, as far as the record knows."""
    row = db.execute(
        "SELECT 1 FROM reader WHERE record = ? AND player = ? UNION ALL SELECT 1 FROM played WHERE player = ?"
        " AND record = ?",
        (id, player, player, id),
    ).fetchone()
    return row is not None


# -- and what is asked of them


def text(db: Database, id: str) -> str | None:
    row = db.execute("SELECT text FROM record WHERE id = ?", (id,)).fetchone()
    return None if row is None else str(row[0])


def of_table(db: Database, table: str) -> set[str]:
    """Their ids; "." comes after "-"."""
    rows = db.execute("SELECT id FROM record WHERE id > ? AND id < ?", (f"{table}-", f"{table}."))
    return {name for (name,) in rows}


def sent(db: Database, player: str, since: int, prefix: str) -> int:
    """How many of their matches since then have an id that begins so; "." comes after "-"."""
    row = db.execute(
        "SELECT count(*) FROM played WHERE player = ? AND at > ? AND record > ? AND record < ?",
        (player, since, prefix, f"{prefix[:-1]}."),
    ).fetchone()
    return int(row[0])


def history(db: Database, player: str, limit: int) -> list[GamePlayed]:
    """The newest first."""
    rows = db.execute(
        "SELECT record, link, game, played.at, seat, place, seats, coalesce(played.rated, record.rated), how"
        " FROM played JOIN record ON record.id = played.record"
        " WHERE player = ? ORDER BY played.at DESC, record DESC LIMIT ?",
        (player, limit),
    )
    return [
        GamePlayed(f"{record}~{link}" if link else record, game, at, seat, place, seats, bool(rated), how)
        for record, link, game, at, seat, place, seats, rated, how in rows
    ]


def ratings(db: Database, player: str) -> dict[str, Rating]:
    rows = db.execute("SELECT game, mu, sigma, games, rivals FROM rating WHERE player = ? ORDER BY game", (player,))
    return {game: Rating(*rating) for game, *rating in rows}


def leaderboard(db: Database, game: str, limit: int) -> list[Ranked]:
    """Nobody whose rating is provisional."""
    rows = db.execute(
        "SELECT rank() OVER (ORDER BY mu - 3 * sigma DESC), best.player, coalesce(name, ''), mu - 3 * sigma, games,"
        " coalesce(face, '')"
        " FROM (SELECT * FROM rating WHERE game = ? AND games >= ? AND rivals >= ? ORDER BY mu - 3 * sigma DESC"
        " LIMIT ?) AS best"
        " LEFT JOIN player ON player.id = best.player ORDER BY 1, games DESC, best.player",
        (game, KNOWN_GAMES, KNOWN_RIVALS, limit),
    )
    return [Ranked(*row) for row in rows]
