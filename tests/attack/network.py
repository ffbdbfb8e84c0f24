"""Attacks with bytes: frames, heads and connections that are never finished."""

from __future__ import annotations

from collections.abc import Generator

from tests.attack.caller import BINARY, MORE, PING, TEXT, UPGRADE, Caller, Client, Gone, frame, message
from tests.attack.mob import Scene, attack

Going = Generator[None, None, None]
BURST = 100_000  # tiny frames: 0.6 MB
PIECE = 1 << 16


def pour(scene: Scene, what: bytes, per_second: float, key: str | None = None, listens: bool = True) -> None:
    """The same bytes again and again over one connection, and over another when it is ended."""
    client: Client | None = None
    for _ in scene.beats(per_second):
        try:
            if client is None or client.socket.fileno() < 0:
                client = scene.client(key=key)
            client.send(what, 0.2)
        except TimeoutError:
            scene.told["not taken"] += 1
        except Gone as gone:
            scene.told[f"closed {gone.code}"] += 1
            if client is not None:
                scene.hang_up(client)
            client = None
        if client is not None and listens:
            scene.listen(client)
    if client is not None and listens and client.socket.fileno() >= 0:
        scene.told[f"closed {client.last_words(1)}"] += 1  # what was on its way, or "open"


@attack
def ping_burst(scene: Scene) -> Going:
    """S-2: a hundred thousand pings at once, now and then."""
    yield
    pour(scene, frame(PING) * BURST, 1)


@attack
def ping_flood(scene: Scene) -> Going:
    """S-2: pings all the time."""
    yield
    pour(scene, frame(PING, b"x" * 20) * 500, 200)


@attack
def empty_fragments(scene: Scene) -> Going:
    """S-2: a message in pieces of nothing."""
    yield
    pour(scene, frame(TEXT, b"", last=False) + frame(MORE, b"", last=False) * 2000, 50)


@attack
def strangers_pings(scene: Scene) -> Going:
    """S-2, before a hello."""
    yield
    pour(scene, frame(PING) * 20_000, 5, key="")


@attack
def pings_unread(scene: Scene) -> Going:
    """S-3: whoever pings and never reads."""
    yield
    pour(scene, frame(PING, b"x" * 125) * 500, 200, listens=False)


@attack
def messages_unread(scene: Scene) -> Going:
    """S-3 with messages: refusals nobody takes."""
    clients = [scene.client(i % 3, receive_buffer=4096) for i in range(20)]
    yield
    for _ in scene.beats(20):
        for client in clients:
            try:
                client.send(frame(TEXT, message("sit", seat=9)) * 5, 0.05)
            except TimeoutError:
                scene.told["not taken"] += 1
            except (Gone, OSError):
                scene.told["closed"] += 1


@attack
def garbage(scene: Scene) -> Going:
    """Binary frames, messages that are none, and the longest that are allowed."""
    yield
    deep = b'{"type":"hello","key":' + b"[" * 3000
    what = frame(BINARY, b"x") * 20 + frame(TEXT, deep) * 5 + frame(TEXT, b"x" * 60_000) * 2
    pour(scene, what, 30)


@attack
def endless_heads(scene: Scene) -> Going:
    """S-4: a request whose head never ends."""
    yield
    _endless(scene, b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ", b"a" * PIECE)


@attack
def endless_handshakes(scene: Scene) -> Going:
    """S-4: the same for a WebSocket, with many headers."""
    yield
    _endless(scene, UPGRADE.format(host="x").encode(), b"X-Many: aaaaaaaaaaaaaaaaaaaaaaaa\r\n" * 2000)


@attack
def endless_paths(scene: Scene) -> Going:
    """S-4: a request line that never ends."""
    yield
    _endless(scene, b"GET /", b"a" * PIECE)


def _endless(scene: Scene, head: bytes, more: bytes) -> None:
    caller: Caller | None = None
    for _ in scene.beats(200):  # 13 MB a second
        try:
            if caller is None:
                caller = scene.caller()
                caller.send(head)
            caller.send(more, 0.2)
        except TimeoutError:
            scene.told["not taken"] += 1
        except (Gone, OSError) as gone:
            scene.told[f"closed {gone}"] += 1
            if caller is not None:
                scene.hang_up(caller)
            caller = None


@attack
def slow_heads(scene: Scene) -> Going:
    """S-4: two hundred requests, a byte at a time."""
    callers = [scene.caller(i % 4) for i in range(200)]
    yield
    _drip(scene, callers, b"GET / HTTP/1.1\r\nX-Slow: " + b"a" * 1000)


@attack
def slow_bodies(scene: Scene) -> Going:
    """Two hundred tables that are never quite ordered."""
    callers = [scene.caller(i % 4) for i in range(200)]
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n"
    for caller in callers:
        caller.send(head + b"Authorization: Bearer " + b"a" * 64 + b"\r\n\r\n")
    yield
    _drip(scene, callers, b"[" * 1000)


def _drip(scene: Scene, callers: list[Caller], text: bytes) -> None:
    for number in scene.beats(10):
        for caller in list(callers):
            try:
                caller.send(text[number : number + 1])
            except (Gone, TimeoutError) as gone:
                scene.told[f"closed {gone}"] += 1
                callers.remove(caller)


@attack
def tiny_chunks(scene: Scene) -> Going:
    """A body in pieces of one byte."""
    yield
    head = b"GET /health HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    _again_and_again(scene, head, b"1\r\nx\r\n" * 10_000, 40)


@attack
def pipelined(scene: Scene) -> Going:
    """Thousands of requests in one breath."""
    yield
    _again_and_again(scene, b"", b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 7000, 10)


def _again_and_again(scene: Scene, head: bytes, more: bytes, per_second: float) -> None:
    caller = scene.caller()
    caller.send(head)
    for _ in scene.beats(per_second):
        try:
            caller.send(more, 0.2)
            caller.read(0.0001)
            caller._heard = b""
        except TimeoutError:
            scene.told["not taken or silent"] += 1
        except (Gone, OSError) as gone:
            scene.told[f"closed {gone}"] += 1
            scene.hang_up(caller)
            caller = scene.caller()
            caller.send(head)


@attack
def silent_sockets(scene: Scene) -> Going:
    """Connections that never say hello, as many as one address may have, and more."""
    yield
    clients: list[Client] = []
    for number in scene.beats(400):
        try:
            clients.append(scene.client(number % 2, key=""))
        except (Gone, OSError) as gone:
            scene.told[f"refused {gone}"] += 1
        scene.listen(*clients[-1:])


@attack
def churn(scene: Scene) -> Going:
    """Coming and going all the time."""
    yield
    for number in scene.beats(150):
        try:
            scene.hang_up(scene.client(number % 20, key="" if number % 2 else None))
            scene.told["came and went"] += 1
        except (Gone, OSError) as gone:
            scene.told[f"refused {gone}"] += 1


@attack
def zero_windows(scene: Scene) -> Going:
    """S-14: watchers whose window is shut from the first view on."""
    for i in range(60):
        scene.at_table(scene.table, i % 5, watch=True, receive_buffer=2048)
    yield
    for _ in scene.beats(2):
        scene.told["watching"] += 1
