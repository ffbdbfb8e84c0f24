"""Requests as they come: uvicorn's, but with an end to every head, every wait and every crowd.

What is no HTTP is answered in JSON too. WebSockets begin here as well, so the limits are theirs too.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, NamedTuple, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from cardhouse.server.net.bad_request import refuse
from cardhouse.server.net.door import Door
from cardhouse.server.net.unread import Unread
from cardhouse.server.problem import Trouble

HEAD_WITHIN_S = 15.0  # the head of a request comes by then, or the connection is closed
REST_WITHIN_S = 30.0  # and what belongs to it
HEAD = 32 * 1024  # bytes of a head,
URL = 8 * 1024  # of its first line
HEADERS = 100  # and lines in it
PIPELINE = 16  # requests that may wait for the answer to the one before
PIECE = 8 * 1024  # bytes that are parsed before the limits are looked at


class No(NamedTuple):
    status: int
    trouble: Trouble
    abuse: str = ""  # its kind, if it is one


HEAD_TOO_LONG = No(431, Trouble("head_too_long", f"at most {HEAD // 1024} KiB and {HEADERS} headers"), "head")
URL_TOO_LONG = No(414, Trouble("url_too_long", f"at most {URL // 1024} KiB"), "head")
TOO_MANY_REQUESTS = No(429, Trouble("too_fast", "wait for the answers"), "pipeline")
TOO_MANY_CONNECTIONS = No(503, Trouble("busy", "too many connections; try again later"), "sockets")
NO_HTTP = No(400, Trouble("bad_request", "this is not HTTP as we know it"))


class TooMuch(Exception):
    """Stops the parser."""


class Http(HttpToolsProtocol):
    def __init__(self, door: Door, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._door = door
        self._patience: asyncio.TimerHandle | None = None
        self._in_head = False
        self._head = 0  # bytes of it so far, as they came
        self._size = 0  # bytes of its headers that are whole
        self._why = NO_HTTP

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        transport = cast(asyncio.Transport, transport)
        super().connection_made(transport)
        self._unread = Unread(transport, partial(self._door.turned_away, "unread"))
        if self._door.arrives(self._peer):
            self._wait(HEAD_WITHIN_S)
        else:
            self._refuse(TOO_MANY_CONNECTIONS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._patient()
        self._unread.end()
        self._door.departs(self._peer)
        super().connection_lost(exc)

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client else ""

    # -- in

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), PIECE):
            if self._over:
                return
            super().data_received(data[at : at + PIECE])
            if self._in_head:
                self._head += len(data[at : at + PIECE])
                if self._head > HEAD + PIECE:  # one line without an end
                    self._refuse(HEAD_TOO_LONG)
        if self._patience is None and self._idle and not self._over:
            self._wait(HEAD_WITHIN_S)  # empty lines between two requests stop uvicorn's own clock

    @property
    def _over(self) -> bool:
        """It is closed, or a WebSocket now."""
        return self.transport.is_closing() or self.transport.get_protocol() is not self

    @property
    def _idle(self) -> bool:
        return not self._in_head and not self._answering

    @property
    def _answering(self) -> RequestResponseCycle | None:
        """The request that is at work."""
        cycle: RequestResponseCycle | None = self.cycle  # None before the first
        return None if cycle is None or cycle.response_complete else cycle

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._head, self._size = True, 0, 0
        self._wait(HEAD_WITHIN_S)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > URL:
            self._too_much(URL_TOO_LONG)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._size += len(name) + len(value) + 4
        if len(self.headers) > HEADERS or len(self.url) + self._size > HEAD:
            self._too_much(HEAD_TOO_LONG)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._wait(REST_WITHIN_S)
        if len(self.pipeline) >= PIPELINE:
            self._too_much(TOO_MANY_REQUESTS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._patient()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._patient()
        super().handle_websocket_upgrade()
        del self.parser  # it knows us, and nobody else would part us

    # -- time

    def _wait(self, seconds: float) -> None:
        self._patient()
        self._patience = self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        self._patience = None
        if not self._idle:
            self._door.turned_away("slow")
        self.transport.close()

    def _patient(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread.end()

    # -- no

    def _too_much(self, why: No) -> None:
        self._why = why
        raise TooMuch(why)

    def send_400_response(self, msg: str) -> None:
        """What the parser did not take, or what we did not let it take."""
        self._refuse(self._why)

    def _refuse(self, why: No) -> None:
        if why.abuse:
            self._door.turned_away(why.abuse)
        answering = self._answering
        if answering is not None and answering.response_started:
            self.transport.abort()  # in the middle of another answer nothing can be said
        else:
            refuse(self.transport, why.status, why.trouble)
