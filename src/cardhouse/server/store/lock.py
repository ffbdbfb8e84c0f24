"""One house to one SQLite file. Two would tell people at the same tables different things until the log parts them."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager

from cardhouse.server.store.errors import CannotUse

PATIENCE_S = 5.0  # for one that is just closing
STEP_S = 0.1


@contextmanager
def only_one(path: str, patience_s: float = PATIENCE_S) -> Iterator[None]:
    """While it lasts, no other process gets here with this file. Raises CannotUse.

    A lock of its own beside the database: closing a file drops all locks that this process has on it, SQLite's too. It
    goes with the process however that ends, and its children do not inherit it.
    """
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    try:
        file = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:  # where nothing can be written, the database says so in better words
        yield
        return
    try:
        latest = time.monotonic() + patience_s
        while True:
            try:
                fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except OSError:
                if time.monotonic() > latest:
                    raise CannotUse(_taken(path, os.read(file, 20).decode(errors="replace").strip())) from None
                time.sleep(STEP_S)
        os.truncate(file, 0)
        os.write(file, f"{os.getpid()}\n".encode())
        yield
    finally:
        os.close(file)


def _taken(path: str, process: str) -> str:
    who = f" (process {process})" if process else ""
    return (
        f"Another house is open on {path}{who}. Close it first, or choose another file: --database FILE. "
        "Several nodes of one house share PostgreSQL: docs/hosting.md."
    )
