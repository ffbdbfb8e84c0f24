"""Everything about one player, and nothing about them any more."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from cardhouse.server.store import books, farewell
from cardhouse.server.store.engine import Database

T = TypeVar("T")
MOST_RECORDS = 10_000


class Farewells:
    """Part of the store."""

    async def _read(self, query: Callable[[Database], T]) -> T:
        raise NotImplementedError

    async def _change(self, change: Callable[[Database], T]) -> T:
        raise NotImplementedError

    async def named_at(self, player: str) -> list[str]:
        """The codes of tables whose log names this player."""
        return await self._read(lambda db: farewell.places(db, player))

    async def forget_player(self, player: str, anybody: str) -> None:
        await self._change(lambda db: farewell.forget(db, player, anybody))

    async def forget_at(self, code: str, player: str, anybody: str, names: Iterable[str]) -> None:
        """In the log of this table."""
        await self._change(lambda db: farewell.rewrite(db, code, player, anybody, names))

    async def all_about(self, player: str) -> dict[str, Any]:
        """Of records the ids; their texts may be many."""
        return await self._read(lambda db: _all_about(db, player))


def _all_about(db: Database, player: str) -> dict[str, Any]:
    def rows(sql: str, *columns: str) -> list[dict[str, Any]]:
        return [dict(zip(columns, row, strict=True)) for row in db.execute(sql, (player,))]

    return {
        "player": rows("SELECT id, name, created, face FROM player WHERE id = ?", "id", "name", "created", "face"),
        "passkeys": rows("SELECT id, at FROM passkey WHERE player = ?", "id", "at"),
        "devices": rows("SELECT key_hash FROM device WHERE player = ?", "key_hash"),
        "ratings": rows(
            "SELECT game, mu, sigma, games, rivals FROM rating WHERE player = ?",
            "game",
            "mu",
            "sigma",
            "games",
            "rivals",
        ),
        "rated_against": rows("SELECT game, other FROM rival WHERE player = ?", "game", "player"),
        "circles": rows(
            "SELECT circle.name, circle.link, keeper, since, removed FROM member"
            " JOIN circle ON circle.id = member.circle WHERE player = ?",
            *("name", "link", "keeper", "since", "removed"),
        ),
        "tables": rows("SELECT code FROM belongs WHERE player = ?", "code"),
        "matches": rows(
            "SELECT record, at, seat, place, rated FROM played WHERE player = ? ORDER BY at, record",
            *("record", "at", "seat", "place", "rated"),
        ),
        "told_on": rows("SELECT endpoint, language, at FROM bell WHERE player = ?", "endpoint", "language", "at"),
        "told_of": rows("SELECT place FROM listens WHERE player = ? ORDER BY place", "place"),
        "quiet": rows("SELECT since, until, ahead FROM quiet WHERE player = ?", "since", "until", "ahead"),
        "dates": rows("SELECT code, at FROM meeting WHERE player = ?", "code", "at"),
        "deals_of_the_day": rows(
            "SELECT day, game, record, place, score, helped FROM day_try WHERE player = ? ORDER BY day, game",
            *("day", "game", "record", "place", "score", "helped"),
        ),
        "records": books.of_player(db, player, limit=MOST_RECORDS),
    }
