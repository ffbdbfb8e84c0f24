"""Requests that nobody who means well sends: each is answered in JSON, none is a mistake of ours."""

from __future__ import annotations

import json
import logging
import socket
from collections.abc import Iterator
from http.client import HTTPResponse

import pytest

from cardhouse.server.sparing import MINUTE_S, TROUBLE, USUAL, Sparing
from tests.server.net.test_websocket import HANDSHAKE
from tests.server.open_house import Keeping, OpenHouse, open_house


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, keeping: Keeping) -> Iterator[OpenHouse]:
    folder = tmp_path_factory.mktemp("odd")
    with open_house(folder, "--log", "json", *keeping(folder)) as house:
        yield house


def answer(house: OpenHouse, said: bytes, method: str = "GET") -> tuple[int, bytes]:
    host, port = house.link.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=10) as raw:
        raw.sendall(said)
        with HTTPResponse(raw, method=method) as heard:
            heard.begin()
            return heard.status, heard.read()


PATHS = [
    b"/%00", b"/a%00b", b"/assets/%00.js", b"/" + b"a" * 300, b"/" + b"a" * 5000, b"/" + b"a/" * 2000, b"/%ff%fe",
    b"/%", b"/%zz", b"/%0d%0aSet-Cookie:%20a=b", b"/..%2f..%2f..%2fetc%2fpasswd", b"/%2e%2e/%2e%2e/etc/passwd",
    b"//evil.example/%2f..", b"/%5c..%5c..", b"/t/%00", b"/g/" + b"%F0%9F%83%8F" * 100, b"/api/tables/%00",
    b"/api/tables/%20", b"/api/records/%00.json", b"/api/records/" + b"a" * 5000 + b".cgn",
    b"/api/leaderboard/%00", b"/api/tables?x=%00&%00", b"/?%ff%00%", b"/api/nothing", b"/openapi.json/%00",
    b"/metrics%00", b"/ws", b"/\xff", b"/a b", b"*", b"x", b"http://evil.example/", b"http://evil.example", b"/#a",
    b"/?" + b"q" * 7000,
]  # fmt: skip


@pytest.mark.parametrize("method", [b"GET", b"HEAD", b"OPTIONS", b"POST", b"DELETE", b"TRACE", b"CONNECT", b"PROPFIND"])
def test_no_address_is_a_mistake_of_ours(house: OpenHouse, method: bytes) -> None:
    for path in PATHS:
        said = (
            method
            + b" "
            + path
            + b" HTTP/1.1\r\nHost: here\r\nAccept-Encoding: br\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        )
        status, body = answer(house, said, method.decode())
        assert 200 <= status < 500, (path, status)
        if status >= 400 and method != b"HEAD":
            trouble = json.loads(body)
            assert set(trouble) == {"code", "text"} and trouble["text"], path
    assert not [line for line in house.log.splitlines() if json.loads(line)["level"] == "error"]


@pytest.mark.stores("sqlite")  # it never comes to what is kept
def test_what_is_not_there_is_said_with_its_status(house: OpenHouse) -> None:
    for path, status in ((b"/%00", 404), (b"/" + b"a" * 300, 404), (b"/" + b"a" * 9000, 414), (b"/nope", 404)):
        assert answer(house, b"GET " + path + b" HTTP/1.1\r\nHost: here\r\nAccept-Encoding: br\r\n\r\n")[0] == status


@pytest.mark.stores("sqlite")  # it never comes to what is kept
def test_a_page_of_somebody_else_is_refused_and_no_error(house: OpenHouse) -> None:
    evil = HANDSHAKE.format("here").replace("\r\n\r\n", "\r\nOrigin: https://evil.example\r\n\r\n")
    for path in ("/ws", "/nothing", "/ws%00"):
        status, body = answer(house, evil.replace("/ws", path, 1).encode())
        assert status in (403, 404) and json.loads(body)["code"] in ("bad_origin", "not_found")
    levels = {json.loads(line)["level"] for line in house.log.splitlines()}
    assert levels <= {"info", "warning"} and "another origin" in house.log


@pytest.mark.stores("sqlite")  # it never comes to what is kept
def test_a_heap_of_requests_is_not_read_ahead(house: OpenHouse) -> None:
    """The answers to those that wait would need more memory than the requests have bytes."""
    host, port = house.link.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=10) as raw:
        raw.sendall(b"GET /health HTTP/1.1\r\nHost: h\r\n\r\n" * 1000)
        heard = b""
        try:
            while more := raw.recv(65536):
                heard += more
        except ConnectionResetError:
            pass
    assert heard.count(b"HTTP/1.1 200") < 50


# -- the log


def records(message: str, level: int, at: float, count: int) -> Iterator[logging.LogRecord]:
    for i in range(count):
        record = logging.LogRecord("cardhouse.x", level, "", 0, message, (i,), None)
        record.created = at
        yield record


def test_what_is_said_too_often_is_counted() -> None:
    spare = Sparing()
    assert sum(spare.filter(record) for record in records("no %d", logging.WARNING, 5.0, 1000)) == TROUBLE
    assert sum(spare.filter(record) for record in records("yes %d", logging.INFO, 5.0, 1000)) == USUAL
    (later,) = records("no %d", logging.WARNING, 5.0 + MINUTE_S, 1)
    assert spare.filter(later) and later.getMessage() == f"no 0 (and {1000 - TROUBLE} more like this)"
    (again,) = records("no %d", logging.WARNING, 6.0 + MINUTE_S, 1)
    assert spare.filter(again) and again.getMessage() == "no 0"
