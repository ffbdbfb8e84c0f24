"""Finished matches in the database: the record, who has played it, and what it did to the ratings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardhouse.server.database import Database
from cardhouse.server.ratings import NEWCOMER, Rating, places, rate


class GamePlayed(NamedTuple):
    """A line of somebody's history."""

    record: str
    game: str
    at: int
    seat: int  # from 0
    place: int  # from 1, may be shared
    seats: int
    rated: bool


class Ranked(NamedTuple):
    """A line of a leaderboard."""

    place: int  # from 1, may be shared
    player: str
    name: str
    rating: float  # the ordinal
    games: int


def keep(
    db: Database,
    id: str,
    game: str,
    text: str,
    players: Sequence[str | None],
    ranking: Sequence[Sequence[int]],
    rated: bool,
    at: int,
) -> None:
    """Once: what is kept under this id already stays as it is, and is not rated again."""
    place = places(ranking)
    if len(place) != len(players):
        raise ValueError(f"{len(players)} players, and places for {len(place)}")
    people = [player for player in players if player is not None]
    rated = rated and len(people) == len(players) >= 2
    new = db.execute(
        "INSERT INTO record (id, game, text, seats, rated, at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (id, game, text, len(players), int(rated), at),
    )
    if not new.rowcount:
        return
    for seat, player in enumerate(players):
        if player is not None:
            db.execute(
                "INSERT INTO played (player, at, record, seat, place) VALUES (?, ?, ?, ?, ?)",
                (player, at, id, seat, place[seat]),
            )
    if rated:
        db.lock(sorted(people))  # somebody may finish at two tables at once, on two nodes
        before = [ratings(db, player).get(game, NEWCOMER) for player in people]
        for player, after in zip(people, rate(before, place), strict=True):
            db.execute(
                "INSERT INTO rating (player, game, mu, sigma, games) VALUES (?, ?, ?, ?, ?) ON CONFLICT (player, game)"
                " DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games",
                (player, game, after.mu, after.sigma, after.games),
            )


def text(db: Database, id: str) -> str | None:
    row = db.execute("SELECT text FROM record WHERE id = ?", (id,)).fetchone()
    return None if row is None else str(row[0])


def of_table(db: Database, table: str) -> set[str]:
    """Their ids; "." comes after "-"."""
    rows = db.execute("SELECT id FROM record WHERE id > ? AND id < ?", (f"{table}-", f"{table}."))
    return {name for (name,) in rows}


def history(db: Database, player: str, limit: int) -> list[GamePlayed]:
    """The newest first."""
    rows = db.execute(
        "SELECT record, game, played.at, seat, place, seats, rated FROM played JOIN record ON record.id = played.record"
        " WHERE player = ? ORDER BY played.at DESC, record DESC LIMIT ?",
        (player, limit),
    )
    return [
        GamePlayed(record, game, at, seat, place, seats, bool(rated))
        for record, game, at, seat, place, seats, rated in rows
    ]


def ratings(db: Database, player: str) -> dict[str, Rating]:
    rows = db.execute("SELECT game, mu, sigma, games FROM rating WHERE player = ? ORDER BY game", (player,))
    return {game: Rating(mu, sigma, games) for game, mu, sigma, games in rows}


def leaderboard(db: Database, game: str, limit: int) -> list[Ranked]:
    rows = db.execute(
        "SELECT rank() OVER (ORDER BY mu - 3 * sigma DESC), best.player, coalesce(name, ''), mu - 3 * sigma, games"
        " FROM (SELECT * FROM rating WHERE game = ? ORDER BY mu - 3 * sigma DESC LIMIT ?) AS best"
        " LEFT JOIN player ON player.id = best.player ORDER BY 1, games DESC, best.player",
        (game, limit),
    )
    return [Ranked(*row) for row in rows]
