"""Records of finished matches on their way to the store: each is kept once, however long that takes."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from cardhouse.server.log import where
from cardhouse.server.store.store import Store
from cardhouse.table.effects import Finished
from cardhouse.table.ledger import locked

AGAIN_S = (0.2, 1.0, 5.0, 30.0)  # what could not be kept is tried again, for as long as the house is open
DAY_MS = 86_400_000
CLEAR_UP_S = 6 * 3600
WAIT_S = 4.0  # so long somebody waits for the record of a match that has just ended
OTHERS_S = 3.0  # how long the node that has seen the end may take to keep its record; then another does it

log = logging.getLogger("cardhouse.archive")

Spawn = Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]


class Archive:
    def __init__(self, store: Store, now: Callable[[], int], spawn: Spawn) -> None:
        self._store, self._now, self._spawn = store, now, spawn
        self._keeping: dict[str, asyncio.Task[None]] = {}

    def keep(self, name: str, game: str, finished: Finished) -> None:
        task = self._keeping[name] = self._spawn(self._keep(name, game, finished, 0.0))
        task.add_done_callback(lambda _: self._keeping.pop(name, None))

    def see_that_it_is_kept(self, name: str, game: str, finished: Finished) -> None:
        """By the node that has seen the end; if it fell in that moment, by this one."""
        self._spawn(self._keep(name, game, finished, OTHERS_S))

    async def wait(self, prefix: str = "") -> None:
        """Until those whose names begin so are kept."""
        tasks = [task for name, task in self._keeping.items() if name.startswith(prefix)]
        if tasks:
            await asyncio.wait(tasks)

    async def text(self, name: str, just_ended: bool) -> str | None:
        """When it is kept, by this node or another; None if nobody is about to."""
        text, latest = await self._store.record(name), self._now() + int(1000 * WAIT_S)
        while text is None and (just_ended or name in self._keeping) and self._now() < latest:
            await asyncio.sleep(0.05)
            text = await self._store.record(name)
        return text

    async def lock(self, name: str) -> str:
        """The hash of the password that a reader of this record needs; "" for none."""
        lock = await self._store.lock(name)
        return await self._find_lock(name) if lock is None else lock

    async def lock_all(self) -> None:
        """Records of an older release, while the log still knows."""
        last = ""
        while names := await self._store.unlocked(last):
            for last in names:
                await self._find_lock(last)

    async def clear_up(self, days: int) -> None:
        """Closed tables go from the log after a number of days; their records stay."""
        while True:
            try:
                await self.lock_all()
                gone = await self._store.purge(self._now() - days * DAY_MS)
                if gone:
                    log.info("old lines are gone", extra={"count": gone})
            except Exception as error:
                log.error("old lines could not be removed", extra={"error": where(error)})
            await asyncio.sleep(CLEAR_UP_S)

    async def _find_lock(self, name: str) -> str:
        code, _, match = name.rpartition("-")
        lock, readers = locked(await self._store.lines(code), int(match) if match.isdecimal() else 0)
        await self._store.keep_lock(name, lock, readers)
        return lock

    async def _keep(self, name: str, game: str, finished: Finished, after_s: float) -> None:
        at, ranking = self._now(), finished.result.ranking
        await asyncio.sleep(after_s)
        for tries in itertools.count():
            try:
                await self._store.keep_record(
                    *(name, game, finished.record, finished.players, ranking, finished.rated, at),
                    homes=finished.homes,
                    lock=finished.lock,
                    readers=finished.readers,
                    how=finished.how,
                    day_score=int(finished.result.scores[0]) if finished.day else None,
                    link=finished.link,
                )
            except Exception as error:
                log.error("a record was not kept", extra={"record": name, "error": type(error).__name__})
                await asyncio.sleep(AGAIN_S[min(tries, len(AGAIN_S) - 1)])
            else:
                return
