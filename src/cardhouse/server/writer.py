"""One thread that writes. Whatever arrived while it was busy is its next group: one transaction, one sync."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

QUIET_S = 0.5  # nothing to write for so long: a moment to move the write-ahead log into the database
INSERT = "INSERT INTO line (code, n, text) VALUES (?, ?, ?)"

Change = Callable[[sqlite3.Connection], Any]


class KeptAlready(Exception):
    """Somebody else has written this line; ours is judged on a table that is not there."""

    def __init__(self, table: str, n: int) -> None:
        super().__init__(f"line {n} of table {table} is kept already")
        self.table, self.n = table, n


class Lines(NamedTuple):
    """Consecutive lines of one table, all or none. Without lines it only keeps its place in the order."""

    table: str
    n: int
    lines: Sequence[str]
    done: Callable[[Exception | None], None]


class Other(NamedTuple):
    """Any other change. It may be made twice, if the first time is undone."""

    change: Change
    done: Callable[[Any, Exception | None], None]


class Heard(NamedTuple):
    """The owner of a table has been told of a failure; what he submits from now on, he submits knowing."""

    table: str
    error: Exception


class Stop(NamedTuple):
    """The last job."""


Job = Lines | Other | Heard | Stop
Outcome = tuple[Lines | Other, Any, Exception | None]


class Writer:
    """`done` runs on the loop, strictly in the order of submission, after the commit.

    When lines of a table could not be kept, everything submitted for that table before its owner heard of it
    fails too: it was judged, and would be told, on top of lines that are not there.
    """

    def __init__(self, connect: Callable[[], sqlite3.Connection], loop: asyncio.AbstractEventLoop) -> None:
        self.groups = self.rows = 0  # committed
        self._connect, self._loop = connect, loop
        self._db = connect()
        self._next: list[Job] = []  # submitted in this turn of the loop
        self._jobs: SimpleQueue[list[Job]] = SimpleQueue()
        self._broken: dict[str, Exception] = {}
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def put(self, job: Lines | Other) -> None:
        if self._closed:
            raise RuntimeError("the store is closed")
        self._add(job)

    async def close(self) -> None:
        """After everything that was put."""
        if not self._closed:
            self._closed = True
            self._next.append(Stop())
            self._hand_over()
        await asyncio.to_thread(self._thread.join)

    # -- on the loop

    def _add(self, job: Job) -> None:
        """What comes in one turn of the loop goes to the thread together: a sync costs the same for all of it."""
        if not self._next:
            self._loop.call_soon(self._hand_over)
        self._next.append(job)

    def _hand_over(self) -> None:
        jobs, self._next = self._next, []
        if jobs:
            self._jobs.put(jobs)

    def _release(self, outcomes: Sequence[Outcome]) -> None:
        for job, value, error in outcomes:
            try:
                if isinstance(job, Other):
                    job.done(value, error)
                    continue
                if error is not None:
                    self._add(Heard(job.table, error))
                job.done(error)
            except Exception as ours:  # the others are told all the same
                self._loop.call_exception_handler({"message": "after a commit", "exception": ours})

    # -- on the writer's own thread

    def _run(self) -> None:
        group: list[Job] = []
        while not any(isinstance(job, Stop) for job in group):
            group = self._next_group(after_work=bool(group))
            if group:
                outcomes = self._write(group)
                with suppress(RuntimeError):  # the loop is closed: nobody is there to be told
                    self._loop.call_soon_threadsafe(self._release, outcomes)
            else:
                self._checkpoint("PASSIVE")
        self._checkpoint("TRUNCATE")
        self._db.close()

    def _next_group(self, after_work: bool) -> list[Job]:
        """All that is there, however long that takes; but nothing, once, when it gets quiet after work."""
        try:
            group = self._jobs.get(timeout=QUIET_S if after_work else None)
        except Empty:
            return []
        with suppress(Empty):
            while True:
                group += self._jobs.get_nowait()
        return group

    def _checkpoint(self, how: str) -> None:
        with suppress(sqlite3.Error):  # what is kept is safe in the write-ahead log; it will be tried again
            self._db.execute(f"PRAGMA wal_checkpoint({how})")

    def _write(self, group: Sequence[Job]) -> list[Outcome]:
        try:
            return self._commit(group)
        except sqlite3.OperationalError as error:  # a full disk is full for everybody
            self._undo()
            return self._nothing_kept(group, error)
        except Exception:
            self._undo()
        try:
            return self._commit(group, one_by_one=True)  # find the one that cannot be kept, and keep the others
        except Exception as error:
            self._undo()
            return self._nothing_kept(group, error)

    def _commit(self, group: Sequence[Job], one_by_one: bool = False) -> list[Outcome]:
        broken = dict(self._broken)
        outcomes: list[Outcome] = []
        rows: list[tuple[str, int, str]] = []
        if any(isinstance(job, Other) or (isinstance(job, Lines) and job.lines) for job in group):
            self._db.execute("BEGIN IMMEDIATE")
        for job in group:
            match job:
                case Lines(table, n, lines):
                    error = broken.get(table)
                    if error is None and lines:
                        mine = [(table, n + i, line) for i, line in enumerate(lines)]
                        if one_by_one:
                            error = self._insert(mine)
                        if error is None:
                            rows += mine
                        else:
                            broken[table] = error
                    outcomes.append((job, None, error))
                case Other(change):
                    outcomes.append((job, *self._alone(change)))
                case _:
                    _heard(broken, job)
        if rows and not one_by_one:
            self._db.executemany(INSERT, rows)
        if self._db.in_transaction:
            self._db.execute("COMMIT")
            self.groups += 1
            self.rows += len(rows)
        self._broken = broken
        return outcomes

    def _insert(self, rows: Sequence[tuple[str, int, str]]) -> Exception | None:
        _, error = self._alone(lambda db: db.executemany(INSERT, rows))
        if isinstance(error, sqlite3.IntegrityError):
            return KeptAlready(*rows[0][:2])
        return error

    def _alone(self, change: Change) -> tuple[Any, Exception | None]:
        """A change inside the group's transaction that stands or falls by itself."""
        self._db.execute("SAVEPOINT alone")
        try:
            value = change(self._db)
        except Exception as error:
            if not self._db.in_transaction:  # SQLite has given the whole group up
                raise
            self._db.execute("ROLLBACK TO alone")
            self._db.execute("RELEASE alone")
            return None, error
        self._db.execute("RELEASE alone")
        return value, None

    def _nothing_kept(self, group: Sequence[Job], error: Exception) -> list[Outcome]:
        broken = dict(self._broken)
        outcomes: list[Outcome] = []
        for job in group:
            match job:
                case Lines(table, _, lines):
                    if lines:
                        broken.setdefault(table, error)
                    outcomes.append((job, None, broken.get(table)))
                case Other():
                    outcomes.append((job, None, error))
                case _:
                    _heard(broken, job)
        self._broken = broken
        return outcomes

    def _undo(self) -> None:
        try:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
        except sqlite3.Error:
            with suppress(sqlite3.Error):
                self._db, lost = self._connect(), self._db
                lost.close()


def _heard(broken: dict[str, Exception], job: Heard | Stop) -> None:
    if isinstance(job, Heard) and broken.get(job.table) is job.error:
        del broken[job.table]
