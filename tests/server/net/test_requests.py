"""Requests without a network: whoever says nothing, or never comes to an end, does not stay."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest
from uvicorn import Config as Uvicorn
from uvicorn.server import ServerState

from cardhouse.server.config import Config
from cardhouse.server.metrics import Metrics
from cardhouse.server.net import requests
from cardhouse.server.net.door import Door
from cardhouse.server.net.websocket import WebSocket
from tests.server.net.test_flow import Pipe
from tests.server.net.test_websocket import HANDSHAKE

GET = b"GET /health HTTP/1.1\r\nHost: h\r\n\r\n"
SOON_S = 0.1


class Call:
    def __init__(self) -> None:
        self.pipe, self.metrics = Pipe(), Metrics()
        self.asked: list[str] = []

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        self.asked.append(scope["type"])
        await receive()
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
            await receive()
            return
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b""})


def called(monkeypatch: pytest.MonkeyPatch, act: Callable[[Call, requests.Http], Awaitable[None]]) -> Call:
    monkeypatch.setattr(requests, "HEAD_WITHIN_S", SOON_S)
    monkeypatch.setattr(requests, "REST_WITHIN_S", SOON_S)
    call = Call()

    async def evening() -> None:
        door = Door(Config(), lambda: 0, call.metrics.turned_away)
        ws: Any = partial(WebSocket, door)
        config = Uvicorn(call.app, interface="asgi3", proxy_headers=False, log_config=None, lifespan="off", ws=ws)
        config.load()
        protocol = requests.Http(door, config, ServerState(), {})
        call.pipe.set_protocol(protocol)
        protocol.connection_made(call.pipe)
        assert door.sockets == 1
        async with asyncio.timeout(20):
            await act(call, protocol)
        call.pipe.get_protocol().connection_lost(None)
        assert door.sockets == 0

    asyncio.run(evening())
    return call


@pytest.mark.parametrize(
    ("said", "abuse"),
    [
        (b"", 0),
        (b"GET / HT", 1),
        (GET + b"GET / HT", 1),
        (GET + b"\r\n\r\n", 0),
        (b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\nx", 0),
    ],
    ids=["nothing", "half a head", "half a second head", "empty lines", "half a body"],
)
def test_what_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch, said: bytes, abuse: int) -> None:
    async def act(call: Call, protocol: requests.Http) -> None:
        if said:
            protocol.data_received(said)
        while not call.pipe.closed:
            await asyncio.sleep(0.005)
            if said.endswith(b"\r\n\r\n\r\n") and not call.pipe.closed:
                protocol.data_received(b"\r\n")  # stops uvicorn's own clock each time

    assert called(monkeypatch, act).metrics.abuse["slow"] == abuse


def test_a_websocket_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(call: Call, protocol: requests.Http) -> None:
        protocol.data_received(HANDSHAKE.format("here").encode())
        await asyncio.sleep(4 * SOON_S)
        assert b" 101 " in call.pipe.written and not call.pipe.closed and call.asked == ["websocket"]

    called(monkeypatch, act)


def test_requests_one_after_the_other_are_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(call: Call, protocol: requests.Http) -> None:
        for _ in range(8):
            protocol.data_received(GET[:20])
            protocol.data_received(GET[20:] + GET)
            await asyncio.sleep(SOON_S / 2)
        await asyncio.sleep(0.01)
        assert call.pipe.written.count(b" 200 ") == 16 and not call.pipe.closed

    called(monkeypatch, act)
