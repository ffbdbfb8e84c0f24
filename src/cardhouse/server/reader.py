"""Reading beside the writer: a few threads with a connection each, which never wait for a commit."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

THREADS = 2
T = TypeVar("T")


class Reader:
    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._own = threading.local()
        self._all: list[sqlite3.Connection] = []
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="reader")

    async def read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, query)

    async def close(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)
        for db in self._all:
            db.close()

    def _read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        db: sqlite3.Connection | None = getattr(self._own, "db", None)
        if db is None:
            db = self._own.db = self._connect()
            self._all.append(db)
        return query(db)
