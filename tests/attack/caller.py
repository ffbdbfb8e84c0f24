"""A client that keeps no rules: bytes on a socket, from an address of its choice in 127.0.0.0/8."""

from __future__ import annotations

import json
import secrets
import socket
import struct
import time
from collections.abc import Iterator
from typing import Any

HOST = "127.0.0.1"
TEXT, BINARY, CLOSE, PING, PONG, MORE = 1, 2, 8, 9, 10, 0
UPGRADE = (
    "GET /ws HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


def frame(kind: int, body: bytes = b"", last: bool = True) -> bytes:
    """Masked with zeros, which is legal and costs nothing."""
    size = len(body)
    if size < 126:
        head = bytes((kind | (0x80 if last else 0), 0x80 | size))
    elif size < 0x10000:
        head = struct.pack("!BBH", kind | (0x80 if last else 0), 0x80 | 126, size)
    else:
        head = struct.pack("!BBQ", kind | (0x80 if last else 0), 0x80 | 127, size)
    return head + bytes(4) + body


class Gone(Exception):
    """The other side has ended it; `code` is what it said, if it said anything."""

    def __init__(self, code: int | str) -> None:
        super().__init__(str(code))
        self.code = code


class Caller:
    """A plain connection."""

    def __init__(self, port: int, address: str, receive_buffer: int = 0) -> None:
        self.socket = socket.socket()
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(10)
        self.socket.bind((address, 0))
        self.socket.connect((HOST, port))
        self.host = f"{HOST}:{port}"
        self._heard = b""

    def send(self, data: bytes, within_s: float = 10) -> None:
        """Raises Gone, and TimeoutError if it is not taken."""
        self.socket.settimeout(within_s)
        try:
            self.socket.sendall(data)
        except TimeoutError:
            raise
        except OSError:
            raise Gone(self._last_words()) from None

    def close(self) -> None:
        """At once: no end of this connection waits in the kernel."""
        if self.socket.fileno() < 0:
            return
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()

    def read(self, within_s: float = 10) -> bytes:
        """Whatever comes next. Raises Gone, and TimeoutError."""
        self.socket.settimeout(within_s)
        try:
            data = self.socket.recv(1 << 18)
        except TimeoutError:
            raise
        except OSError:
            raise Gone("reset") from None
        if not data:
            raise Gone("closed")
        self._heard += data
        return data

    def _read_by(self, until: float) -> None:
        """Also somebody who talks all the time has no more than this time."""
        if time.monotonic() > until + 1:
            raise TimeoutError
        self.read(max(0.01, until - time.monotonic()))

    def head(self, within_s: float = 10) -> str:
        """Of an answer."""
        until = time.monotonic() + within_s
        while b"\r\n\r\n" not in self._heard:
            self._read_by(until)
        head, _, self._heard = self._heard.partition(b"\r\n\r\n")
        return head.decode("latin-1")

    def _last_words(self) -> int | str:
        """What was said before the end, if it still can be read."""
        try:
            self.head(0.5)
        except (Gone, TimeoutError):
            return "reset"
        return "answered"


class Client(Caller):
    """A WebSocket; says hello if it has a key."""

    def __init__(self, port: int, address: str, key: str = "", receive_buffer: int = 0) -> None:
        super().__init__(port, address, receive_buffer)
        self.send((UPGRADE.format(host=self.host) + "\r\n").encode())
        status = self.head().split()[1]
        if status != "101":
            self.close()
            raise Gone(int(status))
        self.player = ""
        if key:
            self.say("hello", key=key)
            self.player = self._welcomed()

    def _welcomed(self) -> str:
        """Raises Gone if an address that has asked too much is not."""
        told = self.hear("welcome", "refused")
        if told["type"] == "welcome":
            return str(told["player"])
        self.close()
        raise Gone(told["code"])

    def say(self, kind: str, **fields: object) -> None:
        self.send(frame(TEXT, message(kind, **fields)))

    def hear(self, *kinds: str, within_s: float = 10) -> dict[str, Any]:
        """The next message of one of these kinds, or any. Raises Gone with the code of the close, and TimeoutError."""
        until = time.monotonic() + within_s
        while True:
            for heard in self.waiting():
                if not kinds or heard["type"] in kinds:
                    return heard
            self._read_by(until)

    def waiting(self) -> Iterator[dict[str, Any]]:
        """Messages that have come. Raises Gone at a close."""
        while (found := self._frame()) is not None:
            kind, body = found
            if kind == CLOSE:
                raise Gone(int.from_bytes(body[:2], "big") if body else 1005)
            if kind == TEXT:
                yield json.loads(body)

    def last_words(self, within_s: float = 2) -> int | str:
        """The code it is closed with, or "open"."""
        until = time.monotonic() + within_s
        try:
            while True:
                for _ in self.waiting():
                    pass
                self._read_by(until)
        except TimeoutError:
            return "open"
        except Gone as gone:
            return gone.code

    def _last_words(self) -> int | str:
        found = self.last_words(0.5)
        return "reset" if found == "open" else found

    def _frame(self) -> tuple[int, bytes] | None:
        data = self._heard
        if len(data) < 2:
            return None
        size, start = data[1] & 0x7F, 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start or len(data) < start + size:
            return None
        self._heard = data[start + size :]
        return data[0] & 0x0F, data[start : start + size]


def message(kind: str, **fields: object) -> bytes:
    return json.dumps({"type": kind, **fields}).encode()


def new_key() -> str:
    return secrets.token_hex(32)


def ask(
    port: int,
    address: str,
    path: str,
    key: str = "",
    body: object = None,
    method: str = "",
    within_s: float = 10,
) -> tuple[int, Any]:
    """One HTTP request on a connection of its own: status, and the JSON of the answer if it is JSON."""
    raw = b"" if body is None else json.dumps(body).encode()
    head = [
        f"{method or ('GET' if body is None else 'POST')} {path} HTTP/1.1",
        f"Host: {HOST}:{port}",
        "Connection: close",
        f"Content-Length: {len(raw)}",
        "Content-Type: application/json",
    ]
    if key:
        head.append(f"Authorization: Bearer {key}")
    caller = Caller(port, address)
    try:
        caller.send("\r\n".join([*head, "", ""]).encode("latin-1") + raw)
        status = int(caller.head(within_s).split()[1])
        text = caller._heard
        until = time.monotonic() + within_s
        try:
            while True:
                text += caller.read(max(0.01, until - time.monotonic()))
        except Gone:
            pass
    finally:
        caller.close()
    try:
        return status, json.loads(text)
    except ValueError:
        return status, text.decode("utf-8", "replace")


def open_table(port: int, address: str, key: str, game: str = "thulla", seats: int = 4, **more: Any) -> str:
    password = more.pop("password", "")
    settings = {"game": game, "seats": seats, "clock": "off", **more}
    status, answer = ask(port, address, "/api/tables", key, {"settings": settings, "password": password})
    if status != 201:
        raise Gone(status)
    return str(answer["table"])
