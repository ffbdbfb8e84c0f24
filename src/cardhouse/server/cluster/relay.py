"""Hints between nodes, over Redis: what is said may get lost, and nothing is ever waited for. The truth is in the log.

A node whose Redis is gone, or does not answer, goes on; `up` tells, and whoever cares looks into the log meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from cardhouse.server.store.errors import CannotUse

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub

PREFIX = "cardhouse:"
ECHO = "echo:"  # a channel of our own: what we say there must come back
ECHO_S = 1.0
DEAF_S = 3.0  # our own echo does not come back for so long: the connection is dead, whatever the socket says
AGAIN_S = (0.1, 0.2, 0.5, 1.0)
CONNECT_S = 2.0
MOST_WAITING = 10_000  # what is not sent by then is not sent

log = logging.getLogger("cardhouse.relay")


class Relay:
    """`hear(channel, text)` and `changed(up)` run on the loop."""

    def __init__(self, url: str) -> None:
        self.up = False
        self.hear: Callable[[str, bytes], None] = lambda channel, text: None
        self.changed: Callable[[bool], None] = lambda up: None
        self._url, self._echo = url, ECHO + secrets.token_hex(4)
        self._channels = {self._echo}
        self._listening: PubSub | None = None
        self._echoed = 0.0
        self._out: deque[tuple[str, bytes]] = deque()
        self._more = asyncio.Event()
        self._wanted: deque[tuple[bool, str]] = deque()  # channels to listen to, or not any more
        self._closed = False

    def start(self, keep: Callable[[str, Callable[[], Awaitable[None]]], None]) -> None:
        """`keep` sees that both go on. Raises CannotUse for an address that is none."""
        self._redis = connect(self._url)
        keep("hear", self._stay)
        keep("say", self._send)

    async def close(self) -> None:
        with suppress(TimeoutError):  # what was said last may be a good-bye
            async with asyncio.timeout(1):
                while self.up and self._out:
                    await asyncio.sleep(0.01)
        self._closed = True
        with suppress(Exception):
            await self._redis.aclose()

    # -- out

    def say(self, channel: str, text: bytes) -> None:
        if self.up and len(self._out) < MOST_WAITING:
            self._out.append((channel, text))
            self._more.set()

    def listen(self, channel: str) -> None:
        if channel not in self._channels:
            self._channels.add(channel)
            self._wanted.append((True, channel))
            self._more.set()

    def unlisten(self, channel: str) -> None:
        if channel in self._channels:
            self._channels.discard(channel)
            self._wanted.append((False, channel))
            self._more.set()

    async def _send(self) -> None:
        """All that was said while the last of it was on its way goes together."""
        while not self._closed:
            await self._more.wait()
            self._more.clear()
            try:
                async with asyncio.timeout(DEAF_S):
                    await self._subscribe()
                    await self._publish()
            except Exception as error:
                self._lost(error)

    async def _subscribe(self) -> None:
        """In their order, before what is said after them."""
        while self._wanted and self._listening is not None:
            on, channel = self._wanted.popleft()
            act = self._listening.subscribe if on else self._listening.unsubscribe
            await act(PREFIX + channel)

    async def _publish(self) -> None:
        if not self._out:
            return
        pipe = self._redis.pipeline(transaction=False)
        while self._out:
            channel, text = self._out.popleft()
            pipe.publish(PREFIX + channel, text)
        await pipe.execute()

    # -- in

    async def _stay(self) -> None:
        """Connected, and again when it was lost, for as long as the house is open."""
        tries = 0
        while not self._closed:  # being cancelled may come out of a group as something else
            try:
                await self._hear_all()
            except Exception as error:
                tries = 0 if self.up else tries
                self._lost(error)
            await asyncio.sleep(AGAIN_S[min(tries, len(AGAIN_S) - 1)])
            tries += 1

    async def _hear_all(self) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as listening:
            async with asyncio.timeout(CONNECT_S):
                self._wanted.clear()
                await listening.subscribe(*(PREFIX + channel for channel in self._channels))
                await self._redis.ping()
            self._listening, self._echoed = listening, time.monotonic()
            self._set(True)
            try:
                async with asyncio.TaskGroup() as both:
                    both.create_task(self._listen(listening))
                    both.create_task(self._watch())
            finally:
                self._listening = None

    async def _listen(self, listening: PubSub) -> None:
        async for message in listening.listen():
            channel = message["channel"].decode()[len(PREFIX) :]
            if channel == self._echo:
                self._echoed = time.monotonic()
            else:
                self.hear(channel, message["data"])
        raise ConnectionError("nothing more to hear")

    async def _watch(self) -> None:
        """A connection that was cut without a word is noticed too."""
        while time.monotonic() - self._echoed < DEAF_S:
            self.say(self._echo, b"")
            await asyncio.sleep(ECHO_S)
        raise ConnectionError("no echo")

    def _lost(self, error: BaseException) -> None:
        if self.up:
            log.warning("the relay is down", extra={"error": type(error).__name__})
        self._out.clear()
        self._set(False)

    def _set(self, up: bool) -> None:
        if up is not self.up:
            self.up = up
            self.changed(up)
            if up:
                log.info("the relay is up")


def connect(url: str) -> Redis:
    """Raises CannotUse."""
    try:
        from redis import asyncio as redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
    except ImportError:
        raise CannotUse("Redis needs a package more: pip install 'cardhouse[cluster]'.") from None
    settings: dict[str, Any] = {"socket_connect_timeout": CONNECT_S, "retry": Retry(NoBackoff(), 0)}
    try:
        return redis.Redis.from_url(url, **settings)
    except ValueError as error:
        raise CannotUse(f"This is no address of a Redis: {error}.") from None
