"""What one connection may cost the others: frames, bytes, memory and time. Against a real server, with raw bytes."""

from __future__ import annotations

import json
import os
import select
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.server.net.test_websocket import CLOSE, HELLO, PING, PONG, TEXT, Raw, frame, ping
from tests.server.open_house import OpenHouse, open_house

MEGABYTE = 1 << 20
TICK = os.sysconf("SC_CLK_TCK")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with open_house(tmp_path_factory.mktemp("budgets")) as house:
        yield house


@pytest.fixture
def raw(house: OpenHouse) -> Iterator[Raw]:
    raw = Raw(house)
    raw.say(frame(HELLO))
    assert raw.heard()["type"] == "welcome"
    yield raw
    raw.socket.close()


@contextmanager
def dial(house: OpenHouse) -> Iterator[socket.socket]:
    host, port = house.link.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=10) as plain:
        yield plain


def memory(house: OpenHouse) -> int:
    return int(Path(f"/proc/{house.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def worked_s(house: OpenHouse) -> float:
    """Processor time, which does not depend on what else this machine does."""
    fields = Path(f"/proc/{house.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def abuse(house: OpenHouse, kind: str) -> float:
    with urlopen(f"{house.link}/metrics", timeout=20) as answer:
        lines = answer.read().decode().splitlines()
    counted = (line.split()[1] for line in lines if line.startswith(f'cardhouse_abuse_total{{kind="{kind}"}}'))
    return float(next(counted, 0))


def pour(sink: socket.socket, piece: bytes, most: int, seconds: float = 20) -> int:
    """Writes and reads nothing, until the other side takes no more. How much it took."""
    sink.setblocking(False)
    taken, until = 0, time.monotonic() + seconds
    while taken < most and time.monotonic() < until:
        if not select.select([], [sink], [], 1.0)[1]:
            break
        try:
            taken += sink.send(piece)
        except BlockingIOError:
            continue
        except OSError:
            break
    return taken


def last_words(raw: Raw) -> tuple[int, bytes]:
    """The close frame, after whatever was answered before it."""
    while True:
        kind, body = raw.next()
        if kind == CLOSE:
            return int.from_bytes(body[:2], "big"), body[2:]
        assert kind in (PONG, TEXT)


# -- frames


@pytest.mark.parametrize(
    "heap",
    [
        frame(b"", PING) * 100_000,
        frame(b"", PONG) * 100_000,
        frame("{", fin=False) + frame(b"", 0, fin=False) * 100_000,
    ],
    ids=["pings", "pongs", "empty pieces"],
)
def test_a_heap_of_frames_costs_next_to_nothing(house: OpenHouse, raw: Raw, heap: bytes) -> None:
    """Uncounted, the same heaps kept everybody else waiting for seconds."""
    ended, worked = abuse(house, "frames"), worked_s(house)
    innocent = Raw(house)
    innocent.socket.settimeout(60)
    innocent.say(frame(HELLO))
    innocent.heard()
    pour(raw.socket, heap, len(heap))
    innocent.say(frame(ping(1)))
    assert innocent.heard()["t"] == 1
    innocent.socket.close()
    until = time.monotonic() + 20
    while abuse(house, "frames") == ended:
        assert time.monotonic() < until, "the connection is still there"
    assert worked_s(house) - worked < 1.0


def test_the_reason_is_told(raw: Raw) -> None:
    raw.say(frame(b"", PING) * 1000)
    assert last_words(raw) == (4429, b"too many frames that are no messages")


def test_pings_of_somebody_who_does_not_read_pile_up_nowhere(tmp_path: Path) -> None:
    with open_house(tmp_path, "--rate", "0", "--address-rate", "0") as house:  # so that no budget ends it
        raw = Raw(house)
        raw.say(frame(HELLO))
        before = memory(house)
        pour(raw.socket, frame(b"x" * 125, PING) * 2000, 100 * MEGABYTE, seconds=10)
        assert memory(house) - before < 20 * MEGABYTE
        raw.socket.close()


# -- heads


@pytest.mark.parametrize(
    ("begin", "on", "status"),
    [
        (b"GET / HTTP/1.1\r\nX: ", b"x" * 65536, 431),
        (b"GET / HTTP/1.1\r\n", b"X-Y: z\r\n" * 8192, 431),
        (b"GET /", b"x" * 65536, 414),
        (b"GET /ws HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX: ", b"x" * 65536, 431),
    ],
    ids=["one line", "many lines", "address", "WebSocket"],
)
def test_a_head_without_end_is_refused(house: OpenHouse, begin: bytes, on: bytes, status: int) -> None:
    before, ended = memory(house), abuse(house, "head")
    with dial(house) as plain:
        plain.sendall(begin)
        assert pour(plain, on, 30 * MEGABYTE) < 20 * MEGABYTE  # buffers of the system and of the loopback
    assert memory(house) - before < 10 * MEGABYTE
    assert abuse(house, "head") == ended + 1
    with dial(house) as plain:
        plain.sendall(begin + on[: 50 * 1024])
        answer = plain.recv(65536)
    assert answer.split()[1] == str(status).encode()
    trouble = json.loads(answer.partition(b"\r\n\r\n")[2])
    assert trouble["code"] in ("head_too_long", "url_too_long") and trouble["text"]


def test_a_head_of_a_reasonable_size_is_read(house: OpenHouse) -> None:
    with dial(house) as plain:
        plain.sendall(b"GET /health HTTP/1.1\r\nHost: h\r\nCookie: " + b"x" * 30_000 + b"\r\nConnection: close\r\n\r\n")
        assert plain.recv(65536).startswith(b"HTTP/1.1 200 ")


def test_a_body_without_end_piles_up_nowhere(house: OpenHouse) -> None:
    piece = b"10000\r\n" + b"x" * 0x10000 + b"\r\n"
    for path in (b"/api/tables", b"/nope", b"/"):
        before = memory(house)
        with dial(house) as plain:
            plain.sendall(b"POST " + path + b" HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n")
            pour(plain, piece, 30 * MEGABYTE, seconds=5)
        assert memory(house) - before < 10 * MEGABYTE
