"""What is to be sent, beside the loop: a few threads, a short queue, and a few tries for each.

Where it goes strangers have chosen, and one of them may take all the time there is. So no domain has all the threads,
nor have all those together that are not known to answer quickly.
"""

from __future__ import annotations

import asyncio
import http.client
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

from cardhouse.server.post import outward

THREADS = 4
OF_ONE = 2  # of those, at most, for one domain,
OF_SLOW = 2  # and for all that are not known to be quick
WAITING = 1_000  # that are on their way; more is thrown away
OF_DOMAIN = 250  # of those, for one that is not known to be quick
QUICK_S = 2.0
KNOWN = 1_000  # quick ones that are remembered
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
        self._waiting_of: Counter[str] = Counter()  # by domain
        self._turns: dict[str, asyncio.Semaphore] = {}
        self._slow = asyncio.Semaphore(OF_SLOW)
        self._quick: OrderedDict[str, None] = OrderedDict()

    def send(self, url: str, write: Write, gone: Callable[[], None] = lambda: None) -> bool:
        """False if there is no room. `gone` is called when nobody reads there any more."""
        domain = domain_of(url)
        mine = self._waiting_of[domain]
        if self.waiting >= WAITING or (mine >= OF_DOMAIN and domain not in self._quick):
            self._count("notices_lost")
            return False
        self.waiting += 1
        self._waiting_of[domain] += 1
        self._spawn(self._send(domain, url, write, gone))
        return True

    async def _send(self, domain: str, url: str, write: Write, gone: Callable[[], None]) -> None:
        try:
            for again_s in (*AGAIN_S, None):
                async with self._turn(domain):
                    status = await self._try(domain, url, write)
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
            self._waiting_of[domain] -= 1
            if not self._waiting_of[domain]:
                del self._waiting_of[domain]
                self._turns.pop(domain, None)

    @asynccontextmanager
    async def _turn(self, domain: str) -> AsyncIterator[None]:
        async with self._turns.setdefault(domain, asyncio.Semaphore(OF_ONE)):
            if domain in self._quick:
                yield
                return
            async with self._slow:
                yield

    async def _try(self, domain: str, url: str, write: Write) -> int:
        """0: nobody has answered. What must not be tried again is a 400."""
        begun = time.monotonic()
        status = await self._post_beside(url, write)
        self._quick.pop(domain, None)
        if 200 <= status < 300 and time.monotonic() - begun < QUICK_S:
            self._quick[domain] = None
            if len(self._quick) > KNOWN:
                self._quick.popitem(last=False)
        return status

    async def _post_beside(self, url: str, write: Write) -> int:

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


def domain_of(url: str) -> str:
    """`example.org` of `https://push3.example.org/1`: whoever has a domain has all names in it."""
    return ".".join((urlsplit(url).hostname or "").split(".")[-2:])
