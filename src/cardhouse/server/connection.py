"""One WebSocket: what waits to be sent, and the reading of what comes. A slow reader is never waited for."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import TYPE_CHECKING, Any

import msgspec

from cardhouse import __version__
from cardhouse.server.bucket import Bucket
from cardhouse.server.players import Player, key_hash
from cardhouse.table import messages as m
from cardhouse.table.refusals import sentence

if TYPE_CHECKING:
    from cardhouse.server.house import House

HELLO_WITHIN_S = 10.0
FLUSH_WITHIN_S = 1.0
LONGEST = 8 * 1024  # bytes of a message; uvicorn ends connections that send much more (1009)
QUEUE = 32  # messages that may wait before a reader counts as slow
STRIKES = 200  # so many refused in a row, and the connection is closed
COSTS = {"join": 5.0}  # in messages: a password is hashed

# Why a connection ends, beside the usual 1000 and 1009. After 1011, 1012 and 1013 a client comes back by itself.
MISTAKE = 1011
RESTART = 1012
FULL = 1013
NO_HELLO = 4408
TOO_FAST = 4429

# A later one makes these useless, or they must not get lost; the rest of a slow reader's queue is dropped.
LASTING = (m.Welcome, m.Room, m.Promise, m.View, m.Replaced, m.Gone, m.Drain)

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


class Connection:
    __slots__ = ("_closing", "_out", "_pump", "_wire", "address", "dead", "id", "player", "snaps", "table")

    def __init__(self, number: int, address: str, send: Send) -> None:
        self.id, self.address = number, address
        self.player = Player("", "", 0)  # until hello
        self.table: str | None = None
        self.snaps = 0
        self.dead = False  # nothing can be sent any more
        self._wire = send
        self._out: deque[tuple[type[m.Out], str]] = deque()
        self._closing: tuple[int, str] | None = None
        self._pump: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        return len(self._out)

    def push(self, message: m.Outgoing, text: str | None = None) -> None:
        """`text` is the message, if it is written already. Never waits."""
        if self.dead or self._closing:
            return
        if len(self._out) >= QUEUE:
            self._snap()
        self._out.append((type(message), m.encode(message).decode() if text is None else text))
        self._start()

    def refuse(self, message: m.Incoming | str, code: str, **params: object) -> None:
        kind = message if isinstance(message, str) else str(type(message).__struct_config__.tag)
        self.push(m.Refused(kind, code, params, sentence(code, params)))

    def close(self, code: int, reason: str) -> None:
        """After what is queued. A reader who does not take it is cut off by the keepalive."""
        if not self._closing:
            self._closing = (code, reason)
            self._start()

    async def flushed(self) -> None:
        """When all is sent, or the other side does not take it."""
        if self._pump is not None:
            await asyncio.wait([self._pump], timeout=FLUSH_WITHIN_S)

    def _snap(self) -> None:
        """Only the newest of each kind that still matters, in the order of their last appearance."""
        self.snaps += 1
        newest = {kind: i for i, (kind, _) in enumerate(self._out) if kind in LASTING}
        self._out = deque(self._out[i] for i in sorted(newest.values()))

    def _start(self) -> None:
        if self._pump is None:
            self._pump = asyncio.get_running_loop().create_task(self._send_all())

    async def _send_all(self) -> None:
        """A task only while there is something to send: ten thousand idle readers cost nothing."""
        try:
            while self._out:
                await self._wire({"type": "websocket.send", "text": self._out.popleft()[1]})
            if self._closing:
                self.dead = True
                await self._wire({"type": "websocket.close", "code": self._closing[0], "reason": self._closing[1]})
        except (OSError, RuntimeError):  # gone in the meantime; the reader hears of it
            self.dead = True
            self._out.clear()
        finally:
            self._pump = None


class Limits(msgspec.Struct, frozen=True):
    """Messages a second of one connection, and at once; no limit if 0."""

    rate: float = 20.0
    burst: float = 60.0


async def attend(
    house: House, connection: Connection, receive: Receive, limits: Limits, allowed: Callable[[float], bool]
) -> None:
    """Reads until the other side is gone. `allowed` is the say of the address it comes from."""
    try:
        async with asyncio.timeout(HELLO_WITHIN_S) as patience:
            await _read(house, connection, receive, limits, allowed, patience)
    except TimeoutError:
        connection.close(NO_HELLO, "say hello first")
        while (await receive())["type"] != "websocket.disconnect":
            pass


async def _read(
    house: House,
    connection: Connection,
    receive: Receive,
    limits: Limits,
    allowed: Callable[[float], bool],
    patience: asyncio.Timeout,
) -> None:
    now = house.clock.now
    bucket = Bucket(limits.rate or 1e9, limits.burst or 1e9, now())
    strikes = 0
    while True:
        if connection.waiting > QUEUE // 4:  # many messages in one piece: let their answers go first
            await asyncio.sleep(0)
        event = await receive()
        if event["type"] == "websocket.disconnect":
            return
        house.metrics.add("messages_in")
        message = read(event.get("text"))
        cost = 1.0 if isinstance(message, str) else COSTS.get(kind_of(message), 1.0)
        if not (bucket.take(now(), cost) and allowed(cost)):
            connection.refuse("", "too_fast")
        elif isinstance(message, str):
            connection.refuse("", "bad_message", error=message)
        elif isinstance(message, m.Hello):
            if connection.player.id:
                connection.refuse(message, "hello_once")
            else:
                connection.player = await house.store.player(key_hash(message.key))
                patience.reschedule(None)
                connection.push(m.Welcome(connection.player.id, connection.player.name, __version__, now()))
            strikes = 0
            continue
        elif not connection.player.id:
            connection.refuse(message, "hello_first")
        else:
            await house.receive(connection, message)
            strikes = 0
            continue
        house.metrics.add("refused")
        strikes += 1
        if strikes == STRIKES:
            connection.close(TOO_FAST, "too many messages that were refused")


def read(text: str | None) -> m.Incoming | str:
    """The message, or what is wrong with it."""
    if text is None:
        return "messages are text, not binary"
    if len(text) > LONGEST or (len(text) > LONGEST // 4 and len(text.encode()) > LONGEST):
        return f"at most {LONGEST} bytes"
    try:
        return m.decode.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        return str(error)[:200]


def kind_of(message: m.Incoming) -> str:
    return str(type(message).__struct_config__.tag)
