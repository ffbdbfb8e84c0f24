"""One thread that writes. Whatever arrived while it was busy is its next group: one transaction, one sync."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

QUIET_S = 0.5  # nothing to write for so long: time to move the log into the database file
WAL_PAGES = 16_384  # 64 MiB; without a quiet moment it is done at this size
INSERT = "INSERT INTO line (code, n, text) VALUES (?, ?, ?)"

Done = Callable[[Exception | None], None]
Change = Callable[[sqlite3.Connection], Any]


class NotNext(Exception):
    """A line with this number is kept already: somebody else was first."""

    def __init__(self, table: str, n: int) -> None:
        super().__init__(f"line {n} of table {table} is kept already")
        self.table, self.n = table, n


class Lines(NamedTuple):
    """Lines of one table; none of them to wait only for those before."""

    table: str
    n: int
    lines: Sequence[str]
    done: Done

    def rows(self) -> list[tuple[str, int, str]]:
        return [(self.table, n, line) for n, line in enumerate(self.lines, start=self.n)]


class Other(NamedTuple):
    """Any other change; it stands or falls alone."""

    change: Change
    done: Callable[[Any, Exception | None], None]


class Known(NamedTuple):
    """The owner of the table has heard of this failure: what comes after it was written knowing."""

    table: str
    error: Exception


class Stop(NamedTuple):
    pass


Job = Lines | Other | Known | Stop


class Writer:
    """Its connection belongs to its thread. `done` runs on the loop, in the order of submission, after the commit."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], loop: asyncio.AbstractEventLoop) -> None:
        self.connect, self.loop = connect, loop
        self.groups = self.lines = 0  # committed, for whoever measures
        self._jobs: SimpleQueue[Job] = SimpleQueue()
        self._broken: dict[str, Exception] = {}  # tables whose owner does not yet know that a line is missing
        self._db = connect()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def put(self, job: Lines | Other) -> None:
        if self._closed:
            raise RuntimeError("the store is closed")
        self._jobs.put(job)

    async def change(self, change: Change) -> Any:
        made: asyncio.Future[Any] = self.loop.create_future()

        def done(value: Any, error: Exception | None) -> None:
            if made.cancelled():
                return
            if error is None:
                made.set_result(value)
            else:
                made.set_exception(error)

        self.put(Other(change, done))
        return await made

    async def close(self) -> None:
        """After all that was put before."""
        self._closed = True
        self._jobs.put(Stop())
        await asyncio.to_thread(self._thread.join)

    # -- on the writer's thread

    def _run(self) -> None:
        going, busy = True, False
        while going:
            group = self._next_group(busy)
            going = not any(isinstance(job, Stop) for job in group)
            busy = bool(group)
            if group:
                self._tell(self._write(group))
            else:
                self._checkpoint("PASSIVE")
        self._checkpoint("TRUNCATE")
        self._db.close()

    def _next_group(self, busy: bool) -> list[Job]:
        """All that is there; nothing after a quiet moment that follows a busy one."""
        try:
            group = [self._jobs.get(timeout=QUIET_S if busy else None)]
            while True:
                group.append(self._jobs.get_nowait())
        except Empty:
            return group if "group" in locals() else []

    def _checkpoint(self, how: str) -> None:
        with suppress(sqlite3.Error):  # everything is safe in the log; it will be tried again
            self._db.execute(f"PRAGMA wal_checkpoint({how})")

    def _write(self, group: Sequence[Job]) -> list[Callable[[], None]]:
        raise NotImplementedError

    def _tell(self, news: list[Callable[[], None]]) -> None:
        raise NotImplementedError
