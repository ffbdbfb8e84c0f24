"""Frames as they really come: in pieces, in heaps, from programs that cannot count."""

from __future__ import annotations

import asyncio
import json
import os
import socket
from collections.abc import Iterator
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from cardhouse.server.config import Config as CardhouseConfig
from cardhouse.server.net import websocket
from cardhouse.server.net.door import Door
from cardhouse.server.run import MESSAGE_LIMIT
from tests.server.open_house import OpenHouse, open_house

HELLO = json.dumps({"type": "hello", "key": "ab" * 32})
HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with open_house(tmp_path_factory.mktemp("wire")) as house:
        yield house


class Raw:
    """A client that writes its frames by hand."""

    def __init__(self, house: OpenHouse) -> None:
        host, port = house.link.removeprefix("http://").split(":")
        self.socket = socket.create_connection((host, int(port)), timeout=60)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(HANDSHAKE.format(host).encode())
        self.rest = b""
        while b"\r\n\r\n" not in self.rest:
            self.rest += self.socket.recv(4096)
        head, _, self.rest = self.rest.partition(b"\r\n\r\n")
        assert b" 101 " in head

    def say(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.socket.sendall(piece)

    def next(self) -> tuple[int, bytes]:
        """The kind of the next frame and what is in it."""
        self._read(2)
        size, start = self.rest[1], 2
        if size == 126:
            self._read(4)
            size, start = int.from_bytes(self.rest[2:4], "big"), 4
        self._read(start + size)
        kind, body, self.rest = self.rest[0] & 15, self.rest[start : start + size], self.rest[start + size :]
        return kind, body

    def _read(self, enough: int) -> None:
        while len(self.rest) < enough:
            more = self.socket.recv(4096)
            assert more, "the house has hung up"
            self.rest += more

    def heard(self) -> dict[str, Any]:
        kind, body = self.next()
        assert kind == TEXT, (kind, body)
        message: dict[str, Any] = json.loads(body)
        return message

    def ended(self) -> int:
        """The code with which the house says good-bye."""
        kind, body = self.next()
        assert kind == CLOSE, (kind, body)
        return int.from_bytes(body[:2], "big")


def frame(body: str | bytes, kind: int = TEXT, fin: bool = True, masked: bool = True, size_bytes: int = 0) -> bytes:
    body = body.encode() if isinstance(body, str) else body
    size = len(body)
    size_bytes = size_bytes or (0 if size < 126 else 2 if size < 65536 else 8)
    code = {0: size, 2: 126, 8: 127}[size_bytes]
    head = bytes((fin << 7 | kind, masked << 7 | code)) + (size.to_bytes(size_bytes, "big") if size_bytes else b"")
    if not masked:
        return head + body
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(body))


def ping(t: int) -> str:
    return json.dumps({"type": "ping", "t": t})


@pytest.fixture
def raw(house: OpenHouse) -> Iterator[Raw]:
    raw = Raw(house)
    raw.say(frame(HELLO))
    assert raw.heard()["type"] == "welcome"
    yield raw
    raw.socket.close()


def test_byte_by_byte(raw: Raw) -> None:
    for size in (0, 100, 300):
        message = frame(ping(7) + " " * size)
        raw.say(*(message[i : i + 1] for i in range(len(message))))
        assert raw.heard() == {"type": "pong", "t": 7}


def test_many_at_once_are_answered_in_their_order(raw: Raw) -> None:
    heap = b"".join(frame(ping(t)) for t in range(40))
    raw.say(heap[:501], heap[501:])
    assert [raw.heard()["t"] for _ in range(40)] == list(range(40))


def test_a_message_in_pieces_with_a_ping_between_them(raw: Raw) -> None:
    raw.say(frame('{"type":"pi', fin=False), frame(b"are you there", PING), frame('ng","t":5}', kind=0))
    assert raw.next() == (PONG, b"are you there")
    raw.say(frame(ping(6)))
    assert [raw.heard()["t"], raw.heard()["t"]] == [5, 6]


def test_a_pong_that_nobody_asked_for_is_nothing(raw: Raw) -> None:
    raw.say(frame(b"x", PONG), frame(ping(1)))
    assert raw.heard()["t"] == 1


def test_what_is_binary_is_refused_with_a_reason(raw: Raw) -> None:
    raw.say(frame(b"\x00\xff", BINARY))
    refused = raw.heard()
    assert refused["code"] == "bad_message" and "binary" in refused["text"]


def test_a_close_is_answered_with_a_close(raw: Raw) -> None:
    raw.say(frame((1000).to_bytes(2, "big"), CLOSE))
    assert raw.ended() == 1000


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(ping(1), masked=False), 1002),
        (frame(ping(1), kind=3), 1002),  # there is no such kind
        (frame('{"type":', fin=False) + frame(ping(1)), 1002),  # a new message inside another
        (frame("on", kind=0), 1002),  # nothing to go on with
        (frame(b'{"type":"say","text":"\xff"}'), 1007),
        (frame(b'{"type":"say","text":"', fin=False) + frame(b'\xff"}', kind=0), 1007),
        (frame("x" * (MESSAGE_LIMIT + 1)), 1009),
        (frame(ping(1), size_bytes=8), 1009),
        (frame("x" * 60_000, fin=False) + frame("x" * 60_000, kind=0), 1009),
    ],
    ids=["unmasked", "kind", "inside", "nothing", "utf-8", "utf-8 in pieces", "long", "long form", "long in pieces"],
)
def test_what_breaks_the_rules_of_the_wire_ends_it_with_its_code(raw: Raw, sent: bytes, code: int) -> None:
    raw.say(sent)
    assert raw.ended() == code


def test_too_long_for_us_but_not_for_the_wire_is_refused(raw: Raw) -> None:
    raw.say(frame(" " * 60_000))
    assert raw.heard()["code"] == "bad_message"
    raw.say(frame(ping(1)))
    assert raw.heard()["t"] == 1


def test_after_the_good_bye_nothing_is_heard(raw: Raw, house: OpenHouse) -> None:
    raw.say(frame(b"\xff") + frame(ping(1)))
    assert raw.ended() == 1007
    assert "Traceback" not in house.log


# -- is anybody there?


class Transport(asyncio.Transport):
    def __init__(self) -> None:
        super().__init__({"peername": ("203.0.113.7", 1), "sockname": ("127.0.0.1", 2)})
        self.written = b""
        self.closed = False

    def write(self, data: Any) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    abort = close

    def is_closing(self) -> bool:
        return self.closed

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass


def test_who_is_silent_is_asked_and_who_stays_silent_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "BEAT_S", 0.03)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        scope["extensions"][websocket.EXTENSION].listen(lambda text: None, lambda: None, lambda: True)
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async def evening() -> None:
        config = Config(app, log_config=None, lifespan="off", ws_max_size=MESSAGE_LIMIT)
        config.load()
        door = Door(CardhouseConfig(), lambda: 0)
        protocol, transport = websocket.WebSocket(door, config, ServerState(), {}), Transport()
        protocol.connection_made(transport)
        protocol.data_received(HANDSHAKE.format("here").encode())
        await asyncio.sleep(0.01)
        for _ in range(8):  # somebody who speaks is not asked
            await asyncio.sleep(0.01)
            protocol.data_received(frame(ping(1)))
        assert websocket.PING not in transport.written
        while websocket.PING not in transport.written:
            await asyncio.sleep(0.01)
        protocol.data_received(frame(b"", PONG))
        await asyncio.sleep(0.035)
        assert not transport.closed, "they were there"
        while not transport.closed:
            await asyncio.sleep(0.01)
        assert transport.written.count(websocket.PING) >= 2
        assert (1011).to_bytes(2, "big") in transport.written
        protocol.connection_lost(None)

    async def in_time() -> None:
        async with asyncio.timeout(10):
            await evening()

    asyncio.run(in_time())


def test_the_example_handshake_of_the_standard(house: OpenHouse) -> None:
    host, port = house.link.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=60) as plain:
        plain.sendall(HANDSHAKE.format(host).encode())
        assert b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in plain.recv(4096)
