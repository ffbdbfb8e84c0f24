"""What is to be sent, beside the loop: a few threads, a short queue, and a few tries for each."""

from __future__ import annotations

import asyncio
import http.client
import logging
from collections.abc import Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from cardhouse.server.post import outward

THREADS = 4
WAITING = 1_000  # that are on their way; more is thrown away
AGAIN_S = (2.0, 20.0)  # after a try that failed
GONE = (404, 410)  # there is nobody any more

log = logging.getLogger("cardhouse.post")

Spawn = Callable[[Coroutine[Any, Any, None]], object]
Write = Callable[[], tuple[bytes, Mapping[str, str]]]  # made in the thread, for each try anew
Counted = Callable[[str], None]


class Postbox:
    def __init__(self, spawn: Spawn, count: Counted, loopback: bool = False, post: Any = outward.post) -> None:
        self._spawn, self._count, self._loopback, self._post = spawn, count, loopback, post
        self._threads = ThreadPoolExecutor(THREADS, "post")
        self.waiting = 0

    def send(self, url: str, write: Write, gone: Callable[[], None] = lambda: None) -> bool:
        """False if there is no room. `gone` is called when nobody reads there any more."""
        if self.waiting >= WAITING:
            self._count("notices_lost")
            return False
        self.waiting += 1
        self._spawn(self._send(url, write, gone))
        return True

    async def _send(self, url: str, write: Write, gone: Callable[[], None]) -> None:
        try:
            for again_s in (*AGAIN_S, None):
                status = await self._try(url, write)
                if 200 <= status < 300:
                    self._count("notices_sent")
                    return
                if status in GONE:
                    gone()
                    return
                if again_s is None or (400 <= status < 500 and status != 429):
                    break
                await asyncio.sleep(again_s)
            self._count("notices_lost")
            log.info("a notice was not taken", extra={"status": status})  # the address is somebody's own
        finally:
            self.waiting -= 1

    async def _try(self, url: str, write: Write) -> int:
        """0: nobody has answered. What must not be tried again is a 400."""

        def work() -> int:
            try:
                body, headers = write()
                return int(self._post(url, body, headers, self._loopback))
            except outward.Forbidden:
                return 410
            except ValueError:
                return 400
            except (OSError, http.client.HTTPException):
                return 0

        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
