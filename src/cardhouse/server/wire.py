"""The WebSocket itself: uvicorn's, with a short way for the messages of a table.

A message is one small masked text frame, and its answer is one unmasked frame. These go straight to the listener
and to the transport; handshakes, fragments, control frames and everything that is wrong go through `websockets`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, cast

import msgspec
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.http11 import Response as WebSocketResponse
from websockets.server import ServerProtocol

from cardhouse.server.api import Trouble
from cardhouse.server.refuse import refuse

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled wheel for this platform
    from websockets.utils import apply_mask

EXTENSION = "cardhouse.wire"  # where an ASGI application finds the wire of its connection
BEAT_S = 15.0  # silent for so long: asked whether he is there; silent again, and he is gone
TEXT, PONG = 0x81, 0x8A  # frames that are whole
MASKED = 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127  # lengths that mean: the length follows
PING = b"\x89\x00"

Hear = Callable[[str | None], None]


class Polite(ServerProtocol):
    """A handshake that fails is answered in JSON too."""

    def reject(self, status: int, text: str) -> WebSocketResponse:
        body = msgspec.json.encode(Trouble("bad_handshake", text.strip() or "this is not for you")).decode()
        response = super().reject(status, body)
        del response.headers["Content-Type"]
        response.headers["Content-Type"] = "application/json"
        return response


class WebSocket(WebSocketsSansIOProtocol):
    def __init__(self, config: uvicorn.Config, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self.conn = Polite(max_size=config.ws_max_size, logger=logging.getLogger("uvicorn.error"))  # no compression
        self.takes = True  # what is written is not piling up
        self._hear: Hear | None = None
        self._drained: Callable[[], None] | None = None
        self._rest = b""  # the beginning of a frame
        self._silent = False  # since the last beat

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions = cast(dict[str, object], self.scope["extensions"])
            extensions[EXTENSION] = self

    # -- for the application, once it has accepted

    def listen(self, hear: Hear, drained: Callable[[], None]) -> None:
        """`hear` gets every message, None for a binary one; `drained` is called when the wire takes more again."""
        self._hear, self._drained = hear, drained

    def write(self, text: bytes) -> None:
        size = len(text)
        if size < TWO_BYTES:
            head = bytes((TEXT, size))
        elif size < 0x10000:
            head = bytes((TEXT, TWO_BYTES, size >> 8, size & 0xFF))
        else:
            head = bytes((TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big")
        self.transport.write(head + text)

    def hold(self, on: bool) -> None:
        """Reads no more for a while, or again."""
        if self.transport.is_closing():
            return
        if on and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        elif not on and self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def close(self, code: int, reason: str) -> None:
        """Says so, and waits for the other side to say it too."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.hold(False)
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    # -- in

    def data_received(self, data: bytes) -> None:
        if self._hear is None:
            super().data_received(data)
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                # What is not even the beginning of a handshake would otherwise wait for ever.
                refuse(self.transport, "bad_handshake", "a WebSocket is opened with GET")
            return
        self._silent = False
        if self._rest:
            data = self._rest + data
        at, end = 0, len(data)
        while end - at >= 2:
            kind, size, body = data[at], data[at + 1] & 0x7F, at + 6
            if size == TWO_BYTES:
                if end - at < 4:
                    break
                size, body = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
            elif size == EIGHT_BYTES:
                self.conn.fail(1009, "a message is shorter")
                self.handle_parser_exception()
                return
            if not data[at + 1] & MASKED:  # `websockets` knows what to say
                self._the_long_way(data[at:])
                return
            after = body + size
            if end < after:
                break
            if kind == TEXT and self.conn.current_size is None:
                self._text(data[body:after], data[body - 4 : body])
            elif kind != PONG:
                self._the_long_way(data[at:after])
            if self.close_sent or self.transport.is_closing():
                return
            at = after
        self._rest = data[at:]

    def _text(self, masked: bytes, mask: bytes) -> None:
        try:
            text = str(apply_mask(masked, mask), "utf-8")
        except UnicodeDecodeError:
            self.conn.fail(1007, "text is UTF-8")
            self.handle_parser_exception()
            return
        assert self._hear is not None
        self._hear(text)

    def _the_long_way(self, frame: bytes) -> None:
        super().data_received(frame)

    def send_receive_event_to_app(self) -> None:
        """A message that came the long way: binary, or in pieces."""
        if self._hear is None:
            super().send_receive_event_to_app()
            return
        pieces, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type == "text":
            self._text(pieces, bytes(4))
        else:
            self._hear(None)

    # -- out

    def pause_writing(self) -> None:
        super().pause_writing()
        self.takes = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.takes = True
        if self._drained is not None:
            self._drained()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing can be written from now on, though the application hears of it a little later."""
        self.takes = False
        super().connection_lost(exc)

    # -- is anybody there?

    def start_keepalive(self) -> None:
        self._silent = False
        self.ping_timer = self.loop.call_later(BEAT_S, self._beat)

    def _beat(self) -> None:
        """Uvicorn asks everybody all the time; ten thousand people who are there need not be asked."""
        if self.close_sent or self.transport.is_closing():
            return
        if self._silent and self.pending_ping_payload is not None:
            self.keepalive_timeout()
            return
        self.pending_ping_payload = b"" if self._silent else None
        if self._silent:
            self.transport.write(PING)
        self._silent = True
        self.ping_timer = self.loop.call_later(BEAT_S, self._beat)

    def handle_pong(self, event: Frame) -> None:
        """That he is there was noticed when it came."""
