"""The WebSocket itself: uvicorn's, with a short way for the messages of a table.

A message is one small masked text frame, and its answer is one unmasked frame. These go straight to the listener
and to the transport, and so do pings; handshakes, fragments and everything that is wrong go through `websockets`.

Nobody can make the others wait: a few frames are read at a time, frames that are no messages have a budget, and
somebody who does not read is not read from.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any, cast

import msgspec
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.http11 import Response as WebSocketResponse
from websockets.server import ServerProtocol

from cardhouse.server.net.bad_request import refuse
from cardhouse.server.net.door import Door
from cardhouse.server.net.unread import Unread
from cardhouse.server.problem import Trouble

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled wheel for this platform
    from websockets.utils import apply_mask

EXTENSION = "cardhouse.socket"  # where an ASGI application finds the socket of its connection
BEAT_S = 15.0  # silent that long: asked whether anybody is there; silent again, and nobody is
AT_ONCE = 32  # frames that are read before everybody else has a turn
EARLY = 64 * 1024  # bytes that may come before we listen,
LATE = 1024 * 1024  # and after our good-bye: who is cut off in the middle of a heap does not hear it
A_FRAME = 256  # bytes that a frame is worth then, however small it is
UNSENT = 32 * 1024  # bytes that the transport may hold; what comes after them waits with `Connection`
BUSY, FULL, MORE = 1, 2, 4  # why nothing is read: the listener, a reader that does not read, frames that wait
TEXT, CLOSE, ASKS, PONG = 0x81, 0x88, 0x89, 0x8A  # frames that are whole
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
    def __init__(self, door: Door, config: uvicorn.Config, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self.conn.parser.close()  # of uvicorn's own, which would wait for the collector
        self.conn = Polite(max_size=config.ws_max_size, logger=logging.getLogger("uvicorn.error"))  # no compression
        self.takes = True  # what is written is not piling up
        self._door = door
        self._hear: Hear | None = None
        self._drained: Callable[[], None] | None = None
        self._spare: Callable[[], bool] | None = None
        self._rest = bytearray()  # what came and is not read yet; the front of a bytearray goes without copying
        self._held, self._stopped = 0, False  # BUSY | FULL | MORE; whether the transport knows
        self._late = 0  # bytes that came after our good-bye
        self._extensions: dict[str, object] = {}
        self._silent = False  # since the last beat
        self._leaving = False  # at the last beat

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._unread = Unread(self.transport, partial(self._door.turned_away, "unread"))
        self.transport.set_write_buffer_limits(UNSENT)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self._extensions = cast(dict[str, object], self.scope["extensions"])
            self._extensions[EXTENSION] = self

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # a refusal is an answer; uvicorn would log it as an error

    # -- for the application, once it has accepted

    def listen(self, hear: Hear, drained: Callable[[], None], spare: Callable[[], bool]) -> None:
        """`hear` gets every message, None for a binary one; `drained` is called when the socket takes more again.

        `spare` is asked for every frame that is no message: whether it is worth an answer. It may close the socket.
        """
        self._hear, self._drained, self._spare = hear, drained, spare
        if self._rest:
            self._hold(MORE)
            self.loop.call_soon(self._go_on)

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
        if on:
            self._hold(BUSY)
        else:
            self._let_go(BUSY)

    def close(self, code: int, reason: str) -> None:
        """Says so, and waits for the other side to say it too."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._let_go(BUSY | FULL)
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    # -- in

    def data_received(self, data: bytes) -> None:
        self._silent = False
        if self.transport.is_closing():
            return
        if not self.handshake_initiated:
            super().data_received(data)
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                # What is not even the beginning of a handshake would otherwise wait for ever.
                refuse(self.transport, 400, Trouble("bad_handshake", "a WebSocket is opened with GET"))
            return
        self._rest += data
        if self.close_sent:
            self._late += len(data)
        if self._late > LATE or (self._hear is None and not self.close_sent and len(self._rest) > EARLY):
            self._door.turned_away("frames")
            self.transport.abort()
        elif not self._held and (self._hear is not None or self.close_sent):
            self._go_on()

    def _go_on(self) -> None:
        """A few frames; if there are more, the others have their turn first."""
        self._held &= ~MORE
        rest, at = self._rest, 0
        for _ in range(AT_ONCE):
            if self._held or self.transport.is_closing():
                break
            before, at = at, self._frame(rest, at)
            if at in (before, len(rest)):
                break
        else:
            self._held |= MORE
            self.loop.call_soon(self._go_on)
        del rest[:at]
        self._read_or_not()

    def _frame(self, rest: bytearray, at: int) -> int:
        """Reads the frame that begins here, if it is all there. Where it ends."""
        end = len(rest)
        if end - at < 2:
            return at
        kind, size, body = rest[at], rest[at + 1] & 0x7F, at + 6
        if size == TWO_BYTES:
            if end - at < 4:
                return at
            size, body = int.from_bytes(rest[at + 2 : at + 4], "big"), at + 8
        elif size == EIGHT_BYTES:
            self._fail(1009, "a message is shorter")
            return end
        if not rest[at + 1] & MASKED:  # `websockets` knows what to say
            self._the_long_way(bytes(rest[at:]))
            return end
        after = body + size
        if end < after:
            return at
        if self.close_sent:
            self._late += A_FRAME
            if kind == CLOSE:
                self._the_long_way(bytes(rest[at:after]))
        elif kind == TEXT and self.conn.current_size is None:
            self._text(rest[body:after], rest[body - 4 : body])
        else:
            self._no_message(rest, at, body, after)
        return after

    def _no_message(self, rest: bytearray, at: int, body: int, after: int) -> None:
        """A ping, a pong, a piece of a message, binary or nonsense: each has its price."""
        assert self._spare is not None
        worth_it = self._spare()
        if self.close_sent or rest[at] == PONG:
            return
        if rest[at] == ASKS and after - body < TWO_BYTES:
            if worth_it and self.takes:
                said = apply_mask(rest[body:after], rest[body - 4 : body])
                self.transport.write(bytes((PONG, after - body)) + said)
        else:
            self._the_long_way(bytes(rest[at:after]))

    def _text(self, masked: bytes | bytearray, mask: bytes | bytearray) -> None:
        try:
            text = str(apply_mask(masked, mask), "utf-8")
        except UnicodeDecodeError:
            self._fail(1007, "text is UTF-8")
            return
        assert self._hear is not None
        self._hear(text)

    def _fail(self, code: int, reason: str) -> None:
        if self.close_sent:
            self.transport.abort()
            return
        self.conn.fail(code, reason)
        self.handle_parser_exception()

    def _the_long_way(self, frame: bytes) -> None:
        super().data_received(frame)

    def send_receive_event_to_app(self) -> None:
        """A message that came the long way: binary, or in pieces."""
        assert self._hear is not None
        pieces, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type == "text":
            self._text(pieces, bytes(4))
        else:
            self._hear(None)

    # -- reading, or not for a while

    def _hold(self, why: int) -> None:
        self._held |= why
        self._read_or_not()

    def _let_go(self, why: int) -> None:
        """What has come already is read first."""
        if self._held & why and not self._held & ~why and self._rest:
            self._held = MORE
            self.loop.call_soon(self._go_on)
        self._held &= ~why
        self._read_or_not()

    def _read_or_not(self) -> None:
        if bool(self._held) == self._stopped or self.transport.is_closing():
            return
        self._stopped = not self._stopped
        if self._stopped:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    # -- out

    def pause_writing(self) -> None:
        """Somebody who does not read gets no answers, so they ask nothing either."""
        super().pause_writing()
        self.takes = False
        self._unread.begin()
        self._hold(FULL)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.takes = True
        self._unread.end()
        self._let_go(FULL)
        if self._drained is not None:
            self._drained()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing can be written from now on, though the application hears of it a little later."""
        self.takes = False
        self._unread.end()
        if self.client is not None:
            self._door.departs(self.client[0])
        super().connection_lost(exc)
        # All of these know this socket, or themselves: they would wait together for the collector.
        self._hear = self._drained = self._spare = None
        self._extensions.clear()
        self.conn.parser.close()

    # -- is anybody there?

    def start_keepalive(self) -> None:
        self._silent = False
        self.ping_timer = self.loop.call_later(BEAT_S, self._beat)

    def _beat(self) -> None:
        """Uvicorn asks everybody all the time; ten thousand people who are there need not be asked."""
        if self._leaving:  # a good-bye that nobody takes would keep the socket for ever
            self.transport.abort()
            return
        self._leaving = self.close_sent or self.transport.is_closing()
        if not self._leaving and self._silent and self.pending_ping_payload is not None:
            self.keepalive_timeout()
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1011})
            self._leaving = True
        elif not self._leaving:
            asks = self._silent and self.takes  # while nothing is read from them, `Unread` decides
            self.pending_ping_payload = b"" if asks else None
            if asks:
                self.transport.write(PING)
            self._silent = True
        self.ping_timer = self.loop.call_later(BEAT_S, self._beat)

    def handle_pong(self, event: Frame) -> None:
        """That somebody is there was noticed when it came."""
