"""A worker's line to the others, in the place of Redis: `cluster.ports.Relaying`. Up while the parent is."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from typing import cast

from cardhouse.server.workers.frames import HERE, LISTEN, OPEN, SAID, UNLISTEN, frame, frames

HERE_S = 2.0  # how often the parent hears that we go on
Hear = Callable[[bytes], None]


def _nobody(text: bytes) -> None:
    """Wants to hear it here."""


class Line(asyncio.Protocol):
    """`hear(channel, text)` runs on the loop; `lost()` when the parent has gone."""

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self.up = False
        self.hear: Callable[[str, bytes], None] = lambda channel, text: None
        self.changed: Callable[[bool], None] = lambda up: None
        self.lost: Callable[[], None] = lambda: None
        self.last_words = "", b""  # a channel, and what is said there
        self._own: dict[str, Hear] = {}  # channels that are not the peers'
        self._kinds: dict[int, Hear] = {}
        self._in = bytearray()
        self._out: list[bytes] = []

    async def open(self) -> None:
        await asyncio.get_running_loop().create_unix_connection(lambda: self, sock=self._line)

    # -- as peers know it

    def start(self, keep: Callable[[str, Callable[[], Awaitable[None]]], None]) -> None:
        keep("here", self._go_on)

    async def close(self) -> None:
        self._flush()
        await asyncio.sleep(0)  # a good-bye that is said last

    def say(self, channel: str, text: bytes) -> None:
        self.put(SAID, channel, text)

    def listen(self, channel: str) -> None:
        self.put(LISTEN, channel)

    def unlisten(self, channel: str) -> None:
        self.put(UNLISTEN, channel)

    # -- as this worker knows it

    def on(self, channel: str, hear: Hear) -> None:
        """A channel of the workers, beside those of the peers."""
        self._own[channel] = hear
        self.listen(channel)

    def answers(self, kind: int, hear: Hear) -> None:
        """What the parent says itself."""
        self._kinds[kind] = hear

    def opened(self) -> None:
        """The others hear our last words when we have fallen."""
        self.put(OPEN, *self.last_words)

    def put(self, kind: int, channel: str = "", text: bytes = b"") -> None:
        """All of one turn of the loop goes together."""
        if not self.up:
            return
        if not self._out:
            asyncio.get_running_loop().call_soon(self._flush)
        self._out.append(frame(kind, channel, text))

    async def _go_on(self) -> None:
        while True:
            self.put(HERE)
            await asyncio.sleep(HERE_S)

    def _flush(self) -> None:
        out, self._out = self._out, []
        if out and self.up:
            self._transport.write(b"".join(out))

    # -- as the loop knows it

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self.up = True

    def data_received(self, data: bytes) -> None:
        self._in += data
        for kind, channel, text in frames(self._in):
            if kind != SAID:
                self._kinds.get(kind, _nobody)(text or channel.encode())
            elif channel in self._own:
                self._own[channel](text)
            else:
                self.hear(channel, text)

    def connection_lost(self, error: Exception | None) -> None:
        self.up = False
        self.changed(False)
        self.lost()
