"""Opening the database file and copying it; everything here blocks, so it runs in threads."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from cardhouse.server.migrations import CannotUse

BUSY_S = 10.0  # how long to wait for another process that writes
WAL_PAGES = 16_384  # 64 MiB: how far the write-ahead log grows before it is moved without a quiet moment


def connect(path: str, *, write: bool = False) -> sqlite3.Connection:
    """A connection in which every commit is on the disk before it returns. Raises CannotUse."""
    try:
        if write:
            _touch(path)
        db = sqlite3.connect(path, timeout=BUSY_S, isolation_level=None, check_same_thread=False)
        try:
            mode = db.execute("PRAGMA journal_mode = WAL").fetchone()[0]
            if mode != "wal":
                raise CannotUse(
                    f"The database {path} must be on a local disk: this one has no shared memory for SQLite."
                )
            db.execute("PRAGMA synchronous = FULL")
            db.execute(f"PRAGMA wal_autocheckpoint = {WAL_PAGES}")
            db.execute(f"PRAGMA journal_size_limit = {WAL_PAGES * 4096}")
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
