"""What the house keeps, in one SQLite file or in PostgreSQL: the log of its tables, records, players and ratings."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from cardhouse.server.store import players, table_log
from cardhouse.server.store.bell_queries import Bells
from cardhouse.server.store.circle_queries import Circles
from cardhouse.server.store.cluster_queries import Shared
from cardhouse.server.store.days import Days
from cardhouse.server.store.engine import NO_LISTING, NUL, Database, Engine, Fault, Listing, engine_of
from cardhouse.server.store.errors import CannotUse
from cardhouse.server.store.farewell_queries import Farewells
from cardhouse.server.store.match_queries import Matches
from cardhouse.server.store.passkeys import Passkeys
from cardhouse.server.store.players import Player
from cardhouse.server.store.reader import Reader
from cardhouse.server.store.sleepers import Sleepers
from cardhouse.server.store.wordings import Wordings
from cardhouse.server.store.writer import KeptAlready, Lines, Other, Writer

__all__ = ["KeptAlready", "Listing", "NotKept", "Store"]

T = TypeVar("T")


def wall_ms() -> int:
    return time.time_ns() // 1_000_000


class NotKept(CannotUse):
    """The disk is full, or the database away: nothing can be changed now."""


class Store(Shared, Sleepers, Matches, Circles, Bells, Days, Farewells, Wordings, Passkeys):
    """All writes go through one thread, in order; reads do not wait for them."""

    def __init__(self, engine: Engine, writer: Writer, reader: Reader, now: Callable[[], int]) -> None:
        self._engine, self._writer, self._reader, self._now = engine, writer, reader, now
        self.place, self.shared, self.behind = engine.place, engine.shared, engine.behind

    @classmethod
    async def open(cls, where: str | Engine, now: Callable[[], int] = wall_ms) -> Store:
        """A file, made if there is none, or postgresql://… Raises CannotUse with a text for the operator."""
        engine = engine_of(where) if isinstance(where, str) else where
        await asyncio.to_thread(engine.prepare)
        writer = await asyncio.to_thread(Writer, engine, asyncio.get_running_loop(), now)
        return cls(engine, writer, Reader(engine), now)

    async def close(self) -> None:
        """After everything submitted is kept and told."""
        await self._writer.close()
        await self._reader.close()

    def watch(self, fell: Callable[[Exception], None]) -> None:
        """`fell` runs on the loop when the writer has made a mistake; it goes on."""
        self._writer.fell = fell

    # -- the log

    def submit(
        self,
        table: str,
        n: int,
        lines: Sequence[str],
        done: Callable[[Exception | None], None],
        listing: Listing | None = None,
    ) -> None:
        """Lines n, n + 1, … of a table, all or none, in the next group commit.

        `done` runs on the event loop after it, strictly in the order of submission, with the error if the
        lines were not kept. Without lines it only waits for its turn, and for the lines before it: once
        lines of a table could not be kept, all that was submitted for it until its `done` ran fails too.
        The error is KeptAlready when another node was first. After any error the log says what is true: lines
        whose commit was not answered, because the database went away in that moment, may be there.

        The listing goes with the lines, for other nodes; alone, only of a table that falls asleep or wakes.
        """
        self._writer.put(Lines(table, n, tuple(lines), done, listing or NO_LISTING))

    async def lines(self, table: str, after: int = 0) -> list[str]:
        """Raises CannotUse if the log of this table is damaged; the others may still be whole."""
        return [] if NUL in table else await self._read(lambda db: table_log.of(db, table, after))

    async def tail(self, table: str) -> tuple[int, list[str]]:
        """The lines from the start of its last match on, and how many are before them. Raises CannotUse."""
        return (0, []) if NUL in table else await self._read(lambda db: table_log.tail(db, table))

    async def live(self) -> list[str]:
        """Tables that do not sleep."""
        return await self._read(table_log.noted if self.shared else table_log.live)

    async def forget(self, table: str) -> None:
        """The table is closed. Its lines go with a later `purge`, its records stay, and its code is not used again."""
        now = self._now()
        await self._change(lambda db: table_log.forget(db, table, now))

    async def purge(self, before_ms: int) -> int:
        """Throws the lines of tables away that were forgotten before then; how many."""
        total, more = 0, True
        while more:
            gone, more = await self._change(lambda db: table_log.purge(db, before_ms))
            total += gone
        return total

    # -- players

    async def player(self, key_hash: str) -> Player:
        """Whose device this is; a new player when it was never seen."""
        known = await self._read(lambda db: players.known(db, key_hash))
        if known is not None:
            return known
        now = self._now()
        return await self._change(lambda db: players.met(db, key_hash, now))

    async def known(self, key_hash: str) -> Player | None:
        """Whose device this is; nobody is made of somebody who only looks."""
        return await self._read(lambda db: players.known(db, key_hash))

    async def secret(self, name: str) -> str:
        """Random and the same for ever, on every node; made when it is asked for first."""
        return await self._change(lambda db: players.secret(db, name))

    async def rename(self, player: str, name: str) -> None:
        await self._change(lambda db: players.rename(db, player, name))

    async def dress(self, player: str, face: str) -> None:
        """Another face."""
        await self._change(lambda db: players.dress(db, player, face))

    async def recovery_code(self, player: str) -> str:
        """A new one, to be shown once; the one before is void."""
        return await self._change(lambda db: players.recovery_code(db, player))

    async def recover(self, code: str, key_hash: str) -> Player | None:
        """Binds this device to the player of the code."""
        return await self._change(lambda db: players.recover(db, code, key_hash))

    # -- the file

    async def backup(self, path: str) -> None:
        await asyncio.to_thread(self._engine.copy, path)

    async def scrub(self) -> None:
        """Nothing that was deleted is left in the file."""
        await asyncio.to_thread(self._engine.scrub)

    @property
    def groups(self) -> int:
        """Transactions so far."""
        return self._writer.groups

    @property
    def rows(self) -> int:
        """Lines kept so far."""
        return self._writer.rows

    async def _read(self, query: Callable[[Database], T]) -> T:
        try:
            return await self._reader.read(query)
        except Exception as error:
            unusable = self._engine.unusable(error)
            if unusable is None:
                raise
            raise unusable from error

    async def _write(self, change: Callable[[Database], T]) -> T:
        return await (self._change if self._engine.one_writer else self._read)(change)

    async def _change(self, change: Callable[[Database], T]) -> T:
        made: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def done(value: Any, error: Exception | None) -> None:
            if made.cancelled():
                return
            if error is None:
                made.set_result(value)
            else:
                made.set_exception(self._why_not(error))

        self._writer.put(Other(change, done))
        return await made

    def _why_not(self, error: Exception) -> Exception:
        if self._engine.fault(error) in (Fault.ALL, Fault.CLASH, Fault.LOST):
            return NotKept(str(self._engine.unusable(error) or error))
        return error
