"""One wire without a network: how much is read at once, when nothing is read, and when somebody is cut off."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from uvicorn import Config as Uvicorn
from uvicorn.server import ServerState

from cardhouse.server.config import Config
from cardhouse.server.metrics import Metrics
from cardhouse.server.net import unread, websocket
from cardhouse.server.net.door import PLAIN, PLAIN_IN_ALL, Door
from cardhouse.server.run import MESSAGE_LIMIT
from tests.server.net.test_websocket import CLOSE, HANDSHAKE, PING, PONG, Transport, frame, ping


class Pipe(Transport):
    """A transport that says whether it reads, and keeps what it could not write."""

    def __init__(self) -> None:
        super().__init__()
        self.reads, self.aborted, self.unsent = True, False, 0

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self.protocol

    def pause_reading(self) -> None:
        assert self.reads
        self.reads = False

    def resume_reading(self) -> None:
        assert not self.reads
        self.reads = True

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def abort(self) -> None:
        self.closed = self.aborted = True


class Line:
    def __init__(self) -> None:
        self.pipe = Pipe()
        self.heard: list[str | None] = []
        self.metrics = Metrics()
        self.left = False  # the application knows that it is over
        self.spare = True
        self.hear: Callable[[str | None], None] = self.heard.append

    async def open(self) -> websocket.WebSocket:
        config = Uvicorn(
            self.app, interface="asgi3", proxy_headers=False, log_config=None, lifespan="off", ws_max_size=MESSAGE_LIMIT
        )
        config.load()
        door = Door(Config(), lambda: 0, self.metrics.turned_away)
        self.wire = websocket.WebSocket(door, config, ServerState(), {})
        self.wire.connection_made(self.pipe)
        self.wire.data_received(HANDSHAKE.format("here").encode())
        await asyncio.sleep(0.01)
        self.pipe.written = b""
        return self.wire

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        scope["extensions"][websocket.EXTENSION].listen(lambda text: self.hear(text), lambda: None, lambda: self.spare)
        while (await receive())["type"] != "websocket.disconnect":
            pass
        self.left = True


def over(act: Callable[[Line, websocket.WebSocket], Awaitable[None]]) -> None:
    async def evening() -> None:
        line = Line()
        socket = await line.open()
        async with asyncio.timeout(20):
            await act(line, socket)
        socket.connection_lost(None)

    asyncio.run(evening())


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.005)


def test_a_few_frames_are_read_and_then_the_others_have_their_turn() -> None:
    async def act(line: Line, socket: websocket.WebSocket) -> None:
        socket.data_received(frame(ping(1)) * 100 + frame(b"", PING) * 100)
        assert len(line.heard) == websocket.AT_ONCE and not line.pipe.reads
        await asyncio.sleep(0)
        assert len(line.heard) == 2 * websocket.AT_ONCE
        await until(lambda: line.pipe.reads)
        assert len(line.heard) == 100 and line.pipe.written == bytes((0x80 | PONG, 0)) * 100

    over(act)


def test_what_takes_its_time_holds_everything_behind_it() -> None:
    async def act(line: Line, socket: websocket.WebSocket) -> None:
        def hear(text: str | None) -> None:
            line.heard.append(text)
            socket.hold(True)

        line.hear = hear
        socket.data_received(frame(ping(1)) + frame(ping(2)) + frame(b"", PING))
        for count in (1, 2):
            await asyncio.sleep(0.01)
            assert len(line.heard) == count and not line.pipe.reads and not line.pipe.written
            socket.hold(False)
        await until(lambda: line.pipe.reads and bool(line.pipe.written))

    over(act)


def test_somebody_who_does_not_read_is_not_read_from_and_gets_no_pongs() -> None:
    async def act(line: Line, socket: websocket.WebSocket) -> None:
        socket.pause_writing()
        assert not line.pipe.reads
        socket.data_received(frame(b"", PING) + frame(ping(1)))  # was on its way
        await asyncio.sleep(0.01)
        assert not line.heard and not line.pipe.written
        socket.resume_writing()
        await until(lambda: line.pipe.reads)
        assert len(line.heard) == 1

    over(act)


def test_a_reader_that_takes_nothing_is_cut_off_and_a_slow_one_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unread, "TAKES_WITHIN_S", 0.05)

    async def act(line: Line, socket: websocket.WebSocket) -> None:
        looks = 0

        def size() -> int:
            nonlocal looks
            looks += 1
            return max(1000, 100_000 - looks)  # a byte at a time

        monkeypatch.setattr(line.pipe, "get_write_buffer_size", size)
        socket.pause_writing()
        await until(lambda: looks > 10)
        assert not line.pipe.aborted
        monkeypatch.setattr(line.pipe, "get_write_buffer_size", lambda: 1000)
        await until(lambda: line.pipe.aborted)
        assert line.metrics.abuse["unread"] == 1

    over(act)


def test_a_good_bye_that_nobody_takes_does_not_keep_the_socket(monkeypatch: pytest.MonkeyPatch) -> None:
    """Closing waits until the last byte is taken, which may be never; whoever was there does not count meanwhile."""
    monkeypatch.setattr(websocket, "BEAT_S", 0.02)

    async def act(line: Line, socket: websocket.WebSocket) -> None:
        await until(lambda: line.left)  # silent, asked, and silent again
        await until(lambda: line.pipe.aborted)

    over(act)


def test_after_the_good_bye_only_theirs_is_heard() -> None:
    async def act(line: Line, socket: websocket.WebSocket) -> None:
        socket.close(4429, "enough")
        said = len(line.pipe.written)
        socket.data_received(frame(ping(1)) * 10 + frame(b"", PING) * 10 + frame("{", fin=False) * 3)
        await asyncio.sleep(0.01)
        assert line.left and not line.heard and len(line.pipe.written) == said and not line.pipe.closed
        socket.data_received(frame((4429).to_bytes(2, "big"), CLOSE))
        await until(lambda: line.pipe.closed)
        assert not line.pipe.aborted

    over(act)


def test_whoever_goes_on_after_the_good_bye_is_cut_off() -> None:
    async def act(line: Line, socket: websocket.WebSocket) -> None:
        socket.close(4429, "enough")
        heap = frame(b"", PONG) * 200
        for _ in range(websocket.LATE // (websocket.A_FRAME * 200) + 2):
            socket.data_received(heap)
            await until(lambda: line.pipe.reads or line.pipe.closed)
        assert line.pipe.aborted

    over(act)


def test_sockets_count_before_they_say_anything() -> None:
    door = Door(Config(connections=1000, connections_per_address=50, proxies=("10.0.0.0/8",)), lambda: 0)
    assert all(door.arrives("203.0.113.7") for _ in range(50 + PLAIN))
    assert not door.arrives("203.0.113.7") and door.arrives("203.0.113.8")
    assert all(door.arrives("10.0.0.5") for _ in range(500)), "a proxy speaks for many"
    for _ in range(51 + PLAIN):
        door.departs("203.0.113.7")
    assert door.arrives("203.0.113.7") and door.sockets == 502
    assert sum(door.arrives("10.0.0.5") for _ in range(5000)) == 1000 + PLAIN_IN_ALL - 502
