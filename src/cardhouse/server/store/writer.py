"""One thread that writes. Whatever arrived while it was busy is its next group: one transaction, one sync."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

from cardhouse.server.store.engine import NO_LISTING, Database, Engine, Fault, Line, Listing, Taken

QUIET_S = 0.5  # nothing to write for so long: a moment to move the write-ahead log into the database
PATIENCE_S = 15.0  # how long a group waits for a database that has gone away
KNOCK_S = 0.2  # how often it looks whether it is back

Change = Callable[[Database], Any]


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
    listing: Listing = NO_LISTING


class Other(NamedTuple):
    """Any other change. It may be made twice: the first time is undone, or nobody knows whether it was."""

    change: Change
    done: Callable[[Any, Exception | None], None]


class Heard:
    """The owner of a table has been told of a failure; what they submit from now on, they submit knowing."""

    def __init__(self, table: str, error: Exception) -> None:
        self.table, self.error = table, error


class Stop(NamedTuple):
    """The last job."""


Job = Lines | Other | Heard | Stop
Outcome = tuple[Lines | Other, Any, Exception | None]


class Writer:
    """`done` runs on the loop, strictly in the order of submission, after the commit.

    When lines of a table could not be kept, everything submitted for that table before its owner heard of it
    fails too: it was judged, and would be told, on top of lines that are not there.
    """

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop, now: Callable[[], int]) -> None:
        self.groups = self.rows = 0  # committed
        self._engine, self._loop, self._now = engine, loop, now
        self._db = engine.connect(write=True)
        self._next: list[Job] = []  # submitted in this turn of the loop
        self._jobs: SimpleQueue[list[Job]] = SimpleQueue()
        self._broken: dict[str, Exception] = {}
        self._unsure = False  # whether an earlier try of this group may have been kept
        self._closed = False
        self.fell: Callable[[Exception], None] = lambda error: None
        self._worker = threading.Thread(target=self._run, name="writer", daemon=True)
        self._worker.start()

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
        await asyncio.to_thread(self._worker.join)

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

    def _fell(self, error: Exception) -> None:
        self.fell(error)

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
            with suppress(RuntimeError):  # the loop is closed: nobody is there to be told
                try:
                    outcomes = self._write(group) if group else self._rest()
                except Exception as error:  # an internal error: nobody waits for ever, and the next group is written
                    outcomes = self._nothing_kept(group, error)
                    self._loop.call_soon_threadsafe(self._fell, error)
                finally:
                    self._db.end_turn()
                self._loop.call_soon_threadsafe(self._release, outcomes)
        self._db.rest(last=True)
        self._db.close()

    def _rest(self) -> list[Outcome]:
        self._db.rest()
        return []

    def _next_group(self, after_work: bool) -> list[Job]:
        """All that is there, however long that takes; but nothing, once, when it gets quiet after work."""
        try:
            group = self._jobs.get(timeout=QUIET_S if after_work else None)
        except Empty:
            return []
        self._db.take_turn()  # what comes while others write goes into the same group
        while not self._jobs.empty():  # nobody else takes from it
            group += self._jobs.get_nowait()
        return group

    def _write(self, group: Sequence[Job]) -> list[Outcome]:
        give_up = time.monotonic() + PATIENCE_S
        taken: Taken = {}
        self._unsure = one_by_one = False
        while True:
            try:
                return self._commit(group, taken, one_by_one)
            except Exception as error:
                fault = self._engine.fault(error)
                self._unsure = self._unsure or fault is Fault.LOST
                self._undo(fault is Fault.LOST, give_up)
                if fault is Fault.TAKEN and (more := self._taken(group)).keys() - taken.keys():
                    taken |= more  # without those, once more
                elif fault in (Fault.ONE, Fault.TAKEN) and not one_by_one:
                    one_by_one = True  # find the one that cannot be kept, and keep the others
                elif fault in (Fault.CLASH, Fault.LOST) and time.monotonic() < give_up:
                    time.sleep(random.uniform(0, KNOCK_S / 4))
                else:
                    return self._nothing_kept(group, error)

    def _commit(self, group: Sequence[Job], taken: Taken, one_by_one: bool) -> list[Outcome]:
        broken = dict(self._broken)
        outcomes: list[Outcome] = []
        rows: list[Line] = []
        listings: dict[str, tuple[int, Listing]] = {}
        changed = any(isinstance(job, Other) for job in group)
        begun = changed or one_by_one
        if begun:
            self._db.begin()
        for job in group:
            match job:
                case Lines(table, n, lines, _, listing):
                    error = broken.get(table)
                    if error is None and lines:
                        mine = [(table, n + i, line) for i, line in enumerate(lines)]
                        if taken and any((table, number) in taken for _, number, _ in mine):
                            error = self._whose(mine, taken)
                        else:
                            error = self._append(mine, listing) if one_by_one else None
                            if error is None:
                                rows += mine
                                _, before = listings.get(table, (0, NO_LISTING))
                                listings[table] = (n + len(lines) - 1, listing.after(before))
                        if error is not None:
                            broken[table] = error
                    outcomes.append((job, None, error))
                case Other(change):
                    outcomes.append((job, *self._alone(change)))
                case _:
                    _heard(broken, job)
        if rows and not one_by_one:
            self._db.append(rows, listings, self._now())
        if (begun or rows) and self._db.in_transaction:
            self._db.commit()
        self.groups += bool(rows or changed)
        self.rows += len(rows)
        self._broken = broken
        return outcomes

    def _append(self, rows: Sequence[Line], listing: Listing) -> Exception | None:
        listings = {rows[0][0]: (rows[-1][1], listing)}
        _, error = self._alone(lambda db: db.append(rows, listings, self._now()))
        if error is not None and self._engine.fault(error) is Fault.TAKEN:
            return self._whose(rows, self._db.taken(rows) if self._unsure else {})
        return error

    def _whose(self, rows: Sequence[Line], taken: Taken) -> KeptAlready | None:
        """None for our own: the connection was lost after the commit, and before anybody could say so."""
        if self._unsure and all(taken.get((table, n)) == text for table, n, text in rows):
            return None
        return KeptAlready(*rows[0][:2])

    def _alone(self, change: Change) -> tuple[Any, Exception | None]:
        """A change inside the group's transaction that stands or falls by itself."""
        self._db.execute("SAVEPOINT alone")
        try:
            value = change(self._db)
        except Exception as error:
            if not self._db.in_transaction:  # the database has given the whole group up
                raise
            if self._engine.fault(error) in (Fault.CLASH, Fault.LOST):
                raise
            self._db.execute("ROLLBACK TO alone")
            self._db.execute("RELEASE alone")
            return None, error
        self._db.execute("RELEASE alone")
        return value, None

    def _taken(self, group: Sequence[Job]) -> Taken:
        lines = [(job.table, job.n + i, "") for job in group if isinstance(job, Lines) for i in range(len(job.lines))]
        try:
            return self._db.taken(lines)
        except Exception:
            return {}  # whatever it is, it comes again when the group is tried one by one

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

    def _undo(self, lost: bool, give_up: float) -> None:
        if not lost:
            try:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                return
            except Exception:  # it cannot even do that
                give_up = min(give_up, time.monotonic())
        self._connect_again(give_up)

    def _connect_again(self, give_up: float) -> None:
        """Once in any case. If it does not help the next to use the connection will hear why."""
        while True:
            try:
                self._db, lost = self._engine.connect(write=True), self._db
            except Exception:
                if time.monotonic() >= give_up:
                    return
                time.sleep(KNOCK_S)
            else:
                with suppress(Exception):
                    lost.close()
                return


def _heard(broken: dict[str, Exception], job: Heard | Stop) -> None:
    if isinstance(job, Heard) and broken.get(job.table) is job.error:
        del broken[job.table]
