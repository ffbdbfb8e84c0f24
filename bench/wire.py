"""A WebSocket client that costs little, so that the load comes from one core and the server needs the other."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Wire(asyncio.Protocol):
    """Calls `hear` with each message as bytes; `gone` when the other side is."""

    def __init__(self, host: str, path: str, hear: Callable[[bytes], None]) -> None:
        self.host, self.path, self.hear = host, path, hear
        self.gone: Callable[[], None] = lambda: None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._in = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one by behaviour only
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {self.path} HTTP/1.1", f"Host: {self.host}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
        self._transport.write("\r\n".join(lines).encode())

    def data_received(self, data: bytes) -> None:
        self._in += data
        if not self.opened.done():
            head, end, rest = self._in.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")[:200]))
                return
            self._in = rest
            self.opened.set_result(None)
        self._frames()

    def _frames(self) -> None:
        """Servers neither mask nor, with messages of our size, split them."""
        data, at = self._in, 0
        while len(data) - at >= 2:
            start, length = at + 2, data[at + 1]
            if length == 126:
                if len(data) - at < 4:
                    break
                start, length = at + 4, int.from_bytes(data[at + 2 : at + 4], "big")
            elif length == 127:
                if len(data) - at < 10:
                    break
                start, length = at + 10, int.from_bytes(data[at + 2 : at + 10], "big")
            if len(data) < start + length:
                break
            kind, message, at = data[at] & 15, data[start : start + length], start + length
            if kind in (TEXT, BINARY):
                self.hear(message)
            elif kind == PING:
                self.send(message, PONG)
        self._in = data[at:]

    def send(self, message: bytes, kind: int = TEXT) -> None:
        """Masked with zeros: allowed, and free."""
        size = len(message)
        head = struct.pack("!BB", 128 | kind, 128 | size) if size < 126 else struct.pack("!BBH", 128 | kind, 254, size)
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(head + b"\0\0\0\0" + message)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed"))
        self.gone()

    def cut(self) -> None:
        """As a phone in a tunnel."""
        self.gone = lambda: None
        if self._transport is not None:
            self._transport.abort()


async def wire(host: str, path: str, hear: Callable[[bytes], None]) -> Wire:
    """An open connection; `host` is `127.0.0.1:8000`."""
    name, _, port = host.partition(":")
    _, made = await asyncio.get_running_loop().create_connection(lambda: Wire(host, path, hear), name, int(port))
    await made.opened
    return made
