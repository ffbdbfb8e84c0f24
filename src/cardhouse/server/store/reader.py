"""Reading beside the writer: a few threads with a connection each, which never wait for a commit."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from cardhouse.server.store.engine import Database, Engine, Fault

THREADS = 2
PATIENCE_S = 5.0  # how long somebody waits for a database that has gone away
KNOCK_S = 0.2
T = TypeVar("T")


class Reader:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._own = threading.local()
        self._all: set[Database] = set()
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="reader")

    async def read(self, query: Callable[[Database], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, query)

    async def close(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)
        for db in self._all:
            db.close()

    def _read(self, query: Callable[[Database], T]) -> T:
        """Once more if the connection turns out to be gone: nobody has said so while it was not used."""
        give_up = time.monotonic() + PATIENCE_S
        while True:
            try:
                return query(self._connection())
            except Exception as error:
                fault = self._engine.fault(error)
                if fault is Fault.LOST:
                    self._let_go()
                if fault not in (Fault.LOST, Fault.CLASH) or time.monotonic() >= give_up:
                    raise
                time.sleep(KNOCK_S / 4)

    def _connection(self) -> Database:
        db: Database | None = getattr(self._own, "db", None)
        if db is None:
            db = self._own.db = self._engine.connect()
            self._all.add(db)
        return db

    def _let_go(self) -> None:
        db: Database | None = getattr(self._own, "db", None)
        self._own.db = None
        if db is not None:
            self._all.discard(db)
            with suppress(Exception):
                db.close()
