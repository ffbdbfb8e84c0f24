"""One house to one SQLite file, and one writer at a time in it.

Two houses would tell people at the same tables different things until the log parts them. Workers of one house take
turns: without it SQLite would let them wait for each other by looking again and again, some of them for seconds.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager

from cardhouse.server.store.errors import CannotUse

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

PATIENCE_S = 5.0  # for one that is just closing
STEP_S = 0.1
HOUSE, TURN, WORKERS = 0, 1, 2  # bytes of the file: whose house it is, who writes, and each worker


class Seal:
    """The file beside the database. What a process has locked in it goes with the process, however that ends.

    Locks belong to a process: one that is forked has none, and may take its own through the same open file. It must not
    be opened twice in one process, as closing one of the two drops all its locks.
    """

    def __init__(self, file: int) -> None:
        self.file = file

    def works(self, number: int) -> None:
        """Another house does not open before this worker has ended too."""
        fcntl.lockf(self.file, fcntl.LOCK_EX, 1, WORKERS + number)

    def take_turn(self) -> None:
        fcntl.lockf(self.file, fcntl.LOCK_EX, 1, TURN)

    def end_turn(self) -> None:
        fcntl.lockf(self.file, fcntl.LOCK_UN, 1, TURN)

    def close(self) -> None:
        os.close(self.file)


@contextmanager
def only_one(path: str, patience_s: float = PATIENCE_S) -> Iterator[Seal | None]:
    """While it lasts, no other process gets here with this file. Raises CannotUse.

    A lock of its own beside the database: closing a file drops all locks that this process has on it, SQLite's too. It
    goes with the process however that ends, and its children do not inherit it.
    """
    if fcntl is None:
        yield None
        return
    try:
        file = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:  # where nothing can be written, the database says so in better words
        yield None
        return
    try:
        latest = time.monotonic() + patience_s
        while True:
            try:
                fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)  # all of it: workers of a house that fell end first
                break
            except OSError:
                if time.monotonic() > latest:
                    raise CannotUse(_taken(path, os.read(file, 20).decode(errors="replace").strip())) from None
                time.sleep(STEP_S)
        fcntl.lockf(file, fcntl.LOCK_UN, 0, TURN)  # from there on it is the workers'
        os.truncate(file, 0)
        os.write(file, f"{os.getpid()}\n".encode())
        yield Seal(file)
    finally:
        os.close(file)


def _taken(path: str, process: str) -> str:
    who = f" (process {process})" if process else ""
    return (
        f"Another house is open on {path}{who}. Close it first, or choose another file: --database FILE. "
        "All cores of one machine: --workers. Several machines share PostgreSQL: docs/hosting.md."
    )
