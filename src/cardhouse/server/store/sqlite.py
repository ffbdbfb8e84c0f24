"""Everything in one SQLite file: opening it, what it does in its own way, and copying it. All of this blocks."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing, suppress
from itertools import chain
from pathlib import Path

from cardhouse.server.store.engine import NO_LISTING, Fault, Line, Listing, Taken
from cardhouse.server.store.errors import CannotUse
from cardhouse.server.store.sleepers import note
from cardhouse.server.store.sqlite_schema import migrate

# Bytes of a file that is written anew when somebody is deleted. No move can be kept meanwhile, so that it must be
# short: a larger file has zeros there.
ANEW = 16 * 1024 * 1024
TRIES = 20
BUSY_S = 10.0  # how long to wait for another process that writes
PAGE = 1024  # bytes, of a new file: every line changes a page of its table's index, and pages are written whole
INSERT, LINE = "INSERT INTO line (code, n, text) VALUES", "(?, ?, ?)"
AT_ONCE = 100  # lines in one statement
WAL = 64 * 1024 * 1024  # how far the write-ahead log grows before it is moved without a quiet moment


class SQLiteFile:
    """The engine: alone with its file."""

    shared, behind, one_writer = False, False, True

    def __init__(self, path: str) -> None:
        self.path = self.place = path

    def prepare(self) -> None:
        with closing(connect(self.path, write=True)) as db:
            try:
                migrate(db)
            except sqlite3.DatabaseError as error:
                raise unusable(self.path, error) from error

    def connect(self, *, write: bool = False) -> SQLite:
        return SQLite(connect(self.path, write=write))

    def fault(self, error: Exception) -> Fault:
        match error:
            case sqlite3.IntegrityError():
                return Fault.TAKEN
            case sqlite3.OperationalError():  # a full disk is full for everybody
                return Fault.ALL
            case _:
                return Fault.ONE

    def unusable(self, error: Exception) -> CannotUse | None:
        return unusable(self.path, error) if isinstance(error, sqlite3.DatabaseError) else None

    def copy(self, to: str) -> None:
        copy(self.path, to)

    def scrub(self) -> None:
        """The file is written anew if that takes a moment only, and the write-ahead log emptied."""
        with closing(connect(self.path, write=True)) as db:
            try:
                if os.path.getsize(self.path) <= ANEW:
                    db.execute("VACUUM")
                for _ in range(TRIES):
                    if not db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]:
                        return
            except (OSError, sqlite3.DatabaseError) as error:
                raise unusable(self.path, error) from error


class SQLite:
    """A connection."""

    shared = False
    lists: Sequence[str] = ("awake",)
    skip_locked = ""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self.execute, self.executemany, self.close = db.execute, db.executemany, db.close

    @property
    def in_transaction(self) -> bool:
        return self._db.in_transaction

    def begin(self) -> None:
        self._db.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self._db.execute("COMMIT")

    def append(self, lines: Sequence[Line], listings: Mapping[str, tuple[int, Listing]], now: int) -> None:
        """Alone, the house has the listings in memory, but for those of tables that sleep.

        Moves alone are one statement, which commits itself: the thread lets go of Python once, and not at every line.
        """
        plain = len(lines) <= AT_ONCE and all(n > 1 and listings[code][1] is NO_LISTING for code, n, _ in lines)
        if plain and not self._db.in_transaction:
            self._db.execute(f"{INSERT} {', '.join([LINE] * len(lines))}", [*chain.from_iterable(lines)])
            return
        if not self._db.in_transaction:
            self.begin()
        self._db.executemany(f"{INSERT} {LINE}", lines)
        opened = {code for code, n, _ in lines if n == 1}
        self._db.executemany("INSERT INTO awake (code) VALUES (?) ON CONFLICT DO NOTHING", [(code,) for code in opened])
        note(self, {code: noted for code, noted in listings.items() if noted[1] != NO_LISTING})

    def taken(self, lines: Sequence[Line]) -> Taken:
        """Not known at once; they are found one by one, without anybody to wait for."""
        return {}

    def newer(self, known: Mapping[str, int]) -> list[tuple[str, int, str]]:
        """Nobody else writes."""
        return []

    def list_as(self, listings: Mapping[str, tuple[int, Listing]], now: int) -> None:
        """Nobody else wants to know."""

    def find_behind(self) -> None:
        """There are none."""

    def overdue(self, before: int, until: int, limit: int) -> list[tuple[str, int]]:
        """Whoever is alone has every table in memory."""
        return []

    def time(self) -> int:
        return time.time_ns() // 1_000_000

    def take_turn(self) -> None:
        """It is always ours."""

    def end_turn(self) -> None:
        """The same."""

    def lock(self, names: Iterable[str]) -> None:
        """Whoever writes has the whole file."""

    def rest(self, last: bool = False) -> None:
        with suppress(sqlite3.Error):  # what is kept is safe in the write-ahead log; it will be tried again
            self._db.execute(f"PRAGMA wal_checkpoint({'TRUNCATE' if last else 'PASSIVE'})")


def connect(path: str, *, write: bool = False) -> sqlite3.Connection:
    """A connection in which every commit is on the disk before it returns. Raises CannotUse."""
    try:
        if write:
            _touch(path)
        db = sqlite3.connect(path, timeout=BUSY_S, isolation_level=None, check_same_thread=False)
        try:
            db.execute(f"PRAGMA page_size = {PAGE}")  # an older file stays as it is
            mode = db.execute("PRAGMA journal_mode = WAL").fetchone()[0]
            if mode != "wal":
                raise CannotUse(
                    f"The database {path} must be on a local disk: this one has no shared memory for SQLite."
                )
            db.execute("PRAGMA synchronous = FULL")
            db.execute("PRAGMA secure_delete = ON")  # what is deleted becomes zeros
            page = db.execute("PRAGMA page_size").fetchone()[0]
            db.execute(f"PRAGMA wal_autocheckpoint = {WAL // page}")
            db.execute(f"PRAGMA journal_size_limit = {WAL}")
            db.execute(f"PRAGMA query_only = {'OFF' if write else 'ON'}")
        except BaseException:
            db.close()
            raise
    except (OSError, sqlite3.DatabaseError) as error:
        raise unusable(path, error) from error
    return db


def unusable(path: str, error: Exception) -> CannotUse:
    """What is wrong, in words that say what to do."""
    if isinstance(error, OSError):
        return CannotUse(f"The database {path} cannot be opened: {error.strerror or error}.")
    advice = "" if isinstance(error, sqlite3.OperationalError) else " The file is damaged; restore a backup of it."
    return CannotUse(f"The database {path} cannot be read: {error}.{advice}")


def copy(path: str, to: str) -> None:
    """A backup as of one moment, while others write. It appears whole, in place of an older one, or not at all."""
    if not os.path.exists(path):
        raise CannotUse(f"There is no database {path}.")
    if os.path.exists(to) and os.path.samefile(path, to):
        raise CannotUse(f"{to} is the database itself.")
    part = f"{to}.part"
    try:
        with suppress(FileNotFoundError):
            os.remove(part)
        _touch(part)
        with closing(sqlite3.connect(path, timeout=BUSY_S, isolation_level=None)) as db:
            db.execute("VACUUM INTO ?", (part,))
        _sync(part)
        os.replace(part, to)
        _sync(str(Path(to).absolute().parent))
    except (OSError, sqlite3.DatabaseError) as error:
        raise CannotUse(f"No backup was made of {path} to {to}: {error}.") from error
    finally:
        with suppress(FileNotFoundError):
            os.remove(part)


def _touch(path: str) -> None:
    """For the owner's eyes only: the secrets of running matches are in it."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _sync(path: str) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
