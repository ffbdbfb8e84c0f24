"""Sentences of the client that somebody would say better, for the operator: which one, what instead, and how often.

Who has proposed them is not kept.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from cardhouse.server.store.engine import Database

T = TypeVar("T")
MOST = 5_000  # different ones
MOST_OF_ONE = 20  # for one sentence


class Wording(NamedTuple):
    language: str
    sentence: str  # its id
    says: str  # as it was seen
    better: str
    times: int = 1  # how often the same was proposed
    at: int = 0  # the last time


class Wordings:
    """Part of the store."""

    async def _read(self, query: Callable[[Database], T]) -> T:
        raise NotImplementedError

    async def _change(self, change: Callable[[Database], T]) -> T:
        raise NotImplementedError

    async def propose(self, wording: Wording) -> bool:
        """Whether there was room for it."""
        return await self._change(lambda db: _propose(db, wording))

    async def wordings(self) -> list[Wording]:
        """By language and sentence, what was proposed most often first."""
        return await self._read(_all)

    async def count_wordings(self) -> int:
        return await self._read(_count)

    async def clear_wordings(self, until: int) -> None:
        """Those that were proposed up to then: the operator has seen them."""
        await self._change(lambda db: db.execute("DELETE FROM wording WHERE at <= ?", (until,)))


def _propose(db: Database, one: Wording) -> bool:
    key = (one.language, one.sentence, one.better)
    known = "SELECT 1 FROM wording WHERE language = ? AND sentence = ? AND better = ?"
    if not db.execute(known, key).fetchall():
        of_one = "SELECT count(*) FROM wording WHERE language = ? AND sentence = ?"
        if int(db.execute(of_one, key[:2]).fetchone()[0]) >= MOST_OF_ONE or _count(db) >= MOST:
            return False
    db.execute(
        "INSERT INTO wording (language, sentence, better, says, times, at) VALUES (?, ?, ?, ?, 1, ?)"
        " ON CONFLICT (language, sentence, better) DO UPDATE SET times = wording.times + 1, at = excluded.at",
        (*key, one.says, one.at),
    )
    return True


def _count(db: Database) -> int:
    return int(db.execute("SELECT count(*) FROM wording", ()).fetchone()[0])


def _all(db: Database) -> list[Wording]:
    rows = db.execute(
        "SELECT language, sentence, says, better, times, at FROM wording"
        " ORDER BY language, sentence, times DESC, better",
        (),
    )
    return [Wording(*row) for row in rows]
