"""Tries at the deals of days: one that counts for each player, game and day."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from cardhouse.server.store.engine import Database

T = TypeVar("T")


class Try(NamedTuple):
    game: str
    code: str  # of the table
    record: str  # "" until it is over
    place: int
    score: int
    helped: bool  # a bot has played for them: it does not count


class Tried(NamedTuple):
    """A line of the results of a day."""

    player: str
    name: str
    face: str
    place: int
    score: int
    record: str


class Days:
    """Part of the store."""

    async def _read(self, query: Callable[[Database], T]) -> T:
        raise NotImplementedError

    async def _change(self, change: Callable[[Database], T]) -> T:
        raise NotImplementedError

    async def begin_day(self, day: str, game: str, player: str, code: str, now: int) -> str:
        """The table of their try: this one, or the one they had before."""
        return await self._change(lambda db: _begin(db, day, game, player, code, now))

    async def tries_of(self, day: str, player: str) -> dict[str, Try]:
        """By game."""
        return await self._read(lambda db: _of_player(db, day, player))

    async def results_of(self, day: str, game: str, limit: int = 200) -> list[Tried]:
        """Everybody whose try counts, best first."""
        return await self._read(lambda db: _results(db, day, game, limit))


def _begin(db: Database, day: str, game: str, player: str, code: str, now: int) -> str:
    db.execute(
        "INSERT INTO day_try (day, game, player, code, at, record, place, score, helped)"
        " VALUES (?, ?, ?, ?, ?, '', 0, 0, 0) ON CONFLICT DO NOTHING",
        (day, game, player, code, now),
    )
    found = db.execute("SELECT code FROM day_try WHERE day = ? AND game = ? AND player = ?", (day, game, player))
    return str(found.fetchone()[0])


def end(db: Database, record: str, player: str, place: int, score: int, helped: bool) -> None:
    """The first match at the table of a try is over."""
    db.execute(
        "UPDATE day_try SET record = ?, place = ?, score = ?, helped = ? WHERE code = ? AND player = ? AND record = ''",
        (record, place, score, int(helped), record.rpartition("-")[0], player),
    )


def _of_player(db: Database, day: str, player: str) -> dict[str, Try]:
    rows = db.execute(
        "SELECT game, code, record, place, score, helped FROM day_try WHERE day = ? AND player = ?", (day, player)
    )
    return {
        game: Try(game, code, record, place, score, bool(helped)) for game, code, record, place, score, helped in rows
    }


def _results(db: Database, day: str, game: str, limit: int) -> list[Tried]:
    rows = db.execute(
        "SELECT day_try.player, coalesce(name, ''), coalesce(face, ''), place, score, record FROM day_try"
        " LEFT JOIN player ON player.id = day_try.player WHERE day = ? AND game = ? AND record <> '' AND helped = 0"
        " ORDER BY place, day_try.at LIMIT ?",
        (day, game, limit),
    )
    return [Tried(*row) for row in rows]
