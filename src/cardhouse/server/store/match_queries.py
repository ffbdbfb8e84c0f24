"""What is asked of finished matches: records and who may read them, histories, ratings and the leaderboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from cardhouse.book.told import Person
from cardhouse.reading.offline import PREFIX
from cardhouse.server.store import matches, search
from cardhouse.server.store.engine import NUL, Database
from cardhouse.server.store.matches import GamePlayed, Ranked
from cardhouse.server.store.ratings import Rating
from cardhouse.server.store.search import Wanted

T = TypeVar("T")
Ranking = Sequence[Sequence[int]]


class Matches:
    """Part of the store."""

    async def _read(self, query: Callable[[Database], T]) -> T:
        raise NotImplementedError

    async def _change(self, change: Callable[[Database], T]) -> T:
        raise NotImplementedError

    async def keep_record(
        self,
        id: str,
        game: str,
        text: str,
        players: Sequence[str | None],
        ranking: Ranking,
        rated: bool | Sequence[bool],
        at: int,
        homes: Sequence[str] = (),
        lock: str = "",
        readers: Sequence[str] = (),
        how: Sequence[str] = (),
        day_score: int | None = None,
        link: str = "",
    ) -> None:
        """With everybody's history and the ratings of those who are rated. A second time it does nothing."""
        await self._change(
            lambda db: matches.keep(
                db, id, game, text, players, ranking, rated, at, homes, lock, readers, how, day_score, link
            )
        )

    async def record(self, id: str) -> str | None:
        return None if NUL in id else await self._read(lambda db: matches.text(db, id))

    async def lock(self, id: str) -> str | None:
        """The hash of the password that a reader needs; "" for none, None if only the log can tell."""
        return await self._read(lambda db: matches.lock(db, id))

    async def beside(self, id: str) -> str:
        """What the link of a record has beside its id; "" for nothing, and where there is no such record."""
        return "" if NUL in id else await self._read(lambda db: matches.beside(db, id))

    async def keep_lock(self, id: str, lock: str, readers: Sequence[str]) -> None:
        await self._change(lambda db: matches.keep_lock(db, id, lock, readers))

    async def unlocked(self, after: str, limit: int = 500) -> list[str]:
        """Records of an older release, of which only the log can tell whether they need a password."""
        return await self._read(lambda db: matches.unlocked(db, after, limit))

    async def reads(self, id: str, player: str) -> bool:
        """Whether this player needs no password for the record."""
        return await self._read(lambda db: matches.reads(db, id, player))

    async def records_of(self, table: str) -> set[str]:
        return await self._read(lambda db: matches.of_table(db, table))

    async def sent(self, player: str, since: int) -> int:
        """How many of their matches since then were played without the house."""
        return await self._read(lambda db: matches.sent(db, player, since, PREFIX))

    async def history(self, player: str, limit: int = 50) -> list[GamePlayed]:
        return await self._read(lambda db: matches.history(db, player, limit))

    async def search(
        self, player: str, wanted: Wanted, limit: int, face: Callable[[str, str], str]
    ) -> tuple[list[GamePlayed], dict[str, list[Person]]]:
        """Their matches that fit, the newest first, and who else was there."""
        if NUL in wanted.game:
            return [], {}
        return await self._read(lambda db: search.matches(db, player, wanted, limit, face))

    async def ratings(self, player: str) -> dict[str, Rating]:
        return await self._read(lambda db: matches.ratings(db, player))

    async def leaderboard(self, game: str, limit: int = 50) -> list[Ranked]:
        return await self._read(lambda db: matches.leaderboard(db, game, limit))
