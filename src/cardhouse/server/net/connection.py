"""One WebSocket: what waits to be sent, and the reading of what comes. A slow reader is never waited for."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, Protocol

import msgspec

from cardhouse import __version__
from cardhouse.server.bucket import Bucket
from cardhouse.server.close_codes import FULL, MISTAKE, NO_HELLO, TOO_FAST
from cardhouse.server.house.house import House
from cardhouse.server.log import where
from cardhouse.server.store.errors import CannotUse
from cardhouse.server.store.players import Player, key_hash
from cardhouse.table import faces
from cardhouse.table import messages as m
from cardhouse.table.refusals import sentence

HELLO_WITHIN_S = 10.0
LONGEST = 8 * 1024  # bytes of a message; uvicorn ends connections that send much more (1009)
QUEUE = 32  # messages that may wait before a reader counts as slow,
QUEUE_BYTES = 64 * 1024  # or that many bytes
STRIKES = 200  # refused messages that a connection may have at once; one more, and it is closed
STRIKES_BACK = 1.0  # forgiven in a second: a good message now and then does not wash the bad ones away
FRAMES = 5  # frames that are no messages (pings, pongs, pieces) that a connection may send for each message

# A later one makes these useless, or they must not get lost; the rest of a slow reader's queue is dropped.
LASTING = (m.Welcome, m.Room, m.Promise, m.Pledged, m.View, m.Replaced, m.Gone, m.Drain, m.Announced)

log = logging.getLogger("cardhouse.connection")


class Socket(Protocol):
    """What carries a connection's messages: `websocket.WebSocket`, or a test."""

    @property
    def takes(self) -> bool:
        """Whether it can be written to; if not, `Connection.drained` is called later."""

    def write(self, text: bytes) -> None: ...

    def hold(self, on: bool) -> None:
        """Hears nothing for a while, or again."""

    def close(self, code: int, reason: str) -> None: ...


class Connection:
    __slots__ = (
        "_bytes", "_closing", "_out", "_room", "_room_at", "_socket", "address", "dead", "id", "player", "program",
        "snaps", "table",
    )  # fmt: skip

    def __init__(self, number: int, address: str, socket: Socket) -> None:
        self.id, self.address = number, address
        self.player = Player("", "", 0)  # until hello
        self.program = False  # it has said so
        self.table: str | None = None
        self.snaps = 0
        self.dead = False  # nothing can be sent any more
        self._socket = socket
        self._out: deque[tuple[type[m.Out], bytes]] = deque()
        self._bytes = 0  # of it
        self._room: m.Room | None = None  # that waits for its time: see `rooms`
        self._room_at = 0  # when the last was sent
        self._closing: tuple[int, str] | None = None

    @property
    def waiting(self) -> int:
        return len(self._out)

    @property
    def closing(self) -> bool:
        return self.dead or self._closing is not None

    def push(self, message: m.Outgoing, text: bytes | None = None) -> None:
        """`text` is the message, if it is written already. Never waits."""
        if self.dead or self._closing:
            return
        if self._room is not None:
            self.flush(self._room_at)
        if text is None:
            text = m.encode(message)
        if self._socket.takes and not self._out:
            self._socket.write(text)
            return
        kind = type(message)
        if kind is m.Room:  # many come while a crowd comes and goes, and only the newest is true
            self._keep([i for i, (old, _) in enumerate(self._out) if old is not m.Room])
        if len(self._out) >= QUEUE or self._bytes + len(text) > QUEUE_BYTES:
            self._snap()
        self._out.append((kind, text))
        self._bytes += len(text)

    def room(self, room: m.Room, now: int, gap_ms: int) -> bool:
        """At once, unless the last one was just sent: then False, and `flush` sends what is the newest by then."""
        self._room = room
        if now - self._room_at < gap_ms:
            return False
        self.flush(now)
        return True

    def flush(self, now: int) -> None:
        room, self._room = self._room, None
        if room is not None and room.table == self.table:
            self._room_at = now
            self.push(room)

    def refuse(self, message: m.Incoming | str, code: str, **params: object) -> None:
        kind = message if isinstance(message, str) else kind_of(message)
        self.push(m.Refused(kind, code, params, sentence(code, params)))

    def close(self, code: int, reason: str) -> None:
        """After what is queued. A reader that does not take it is cut off before long: see `unread`."""
        if not self._closing:
            self._closing = (code, reason)
            self.drained()

    def drained(self) -> None:
        """The socket takes more."""
        while self._out and self._socket.takes and not self.dead:
            text = self._out.popleft()[1]
            self._bytes -= len(text)
            self._socket.write(text)
        if self._closing and not self._out and not self.dead:
            self.dead = True
            self._socket.close(*self._closing)

    def hold(self, on: bool) -> None:
        if not self.closing:
            self._socket.hold(on)

    def _snap(self) -> None:
        """Only the newest of each kind that still matters, in the order of their last appearance."""
        self.snaps += 1
        newest = {kind: i for i, (kind, _) in enumerate(self._out) if kind in LASTING}
        self._keep(sorted(newest.values()))

    def _keep(self, places: list[int]) -> None:
        if len(places) < len(self._out):
            self._out = deque(self._out[i] for i in places)
            self._bytes = sum(len(text) for _, text in self._out)


class Limits(NamedTuple):
    """Messages a second of one connection, and at once; no limit if 0. Other frames have `FRAMES` times as much."""

    rate: float = 20.0
    burst: float = 60.0

    def bucket(self, now: int, times: float = 1) -> Bucket:
        return Bucket(times * self.rate or 1e9, times * self.burst or 1e9, now)


class Attendant:
    """Hears one connection, message by message. `allowed` is the say of the address it comes from."""

    def __init__(self, house: House, connection: Connection, limits: Limits, allowed: Callable[[float], bool]) -> None:
        self.house, self.connection, self._allowed = house, connection, allowed
        self._now = house.clock.now
        self._bucket, self._frames = limits.bucket(self._now()), limits.bucket(self._now(), FRAMES)
        self._strikes = Bucket(STRIKES_BACK, STRIKES, self._now())
        self._inbox: deque[str | None] = deque()  # what came while something took its time
        self._busy: asyncio.Task[None] | None = None
        self._patience = asyncio.get_running_loop().call_later(
            HELLO_WITHIN_S, connection.close, NO_HELLO, "say hello first"
        )

    def hear(self, text: str | None) -> None:
        """None for what is no text."""
        if self._busy is not None:
            self._inbox.append(text)
            self.connection.hold(True)
        elif not self.connection.closing:
            try:
                self._take(text)
            except Exception as error:
                self._failed(error)

    def spare(self) -> bool:
        """One more frame that is no message: whether it is worth an answer."""
        if not self._frames.take(self._now()):
            self._turn_away("frames", "too many frames that are no messages")
            return False
        return self._allowed(1.0)

    def gone(self) -> None:
        self._patience.cancel()
        self._inbox.clear()

    def _take(self, text: str | None) -> None:
        house, connection = self.house, self.connection
        house.metrics.add("messages_in")
        message = read(text)
        cost = 5.0 if isinstance(message, m.Join | m.Change) else 1.0  # a password is hashed
        cost += 0 if text is None else len(text) // LONGEST
        if not (self._bucket.take(self._now(), cost) and self._allowed(cost)):
            connection.refuse("", "too_fast")
        elif isinstance(message, str):
            connection.refuse("", "bad_message", error=message)
        elif connection.player.id:
            if isinstance(message, m.Hello):
                connection.refuse(message, "hello_once")
            elif not house.take(connection, message):
                self._wait_for(house.receive(connection, message))
            return
        elif isinstance(message, m.Hello):
            self._patience.cancel()
            self._wait_for(self._greet(message))
            return
        else:
            connection.refuse(message, "hello_first")
        house.metrics.add("refused")
        if not self._strikes.take(self._now()):
            self._turn_away("refused", "too many messages that were refused")

    def _turn_away(self, kind: str, reason: str) -> None:
        if not self.connection.closing:
            self.house.metrics.turned_away(kind)
            self.connection.close(TOO_FAST, reason)

    async def _greet(self, hello: m.Hello) -> None:
        connection, key = self.connection, key_hash(hello.key)
        player = await self.house.store.known(key)
        if player is None:
            seconds = self.house.guesses.newcomer_s(connection.address)
            if seconds:
                connection.refuse(hello, "too_many_players", seconds=seconds)
                connection.close(FULL, "too many new players; try again later")
                return
            player = await self.house.store.player(key)
        connection.player, connection.program = player, hello.program
        self.connection.push(
            m.Welcome(player.id, player.name, __version__, self._now(), faces.of(player.face, player.id))
        )

    def _wait_for(self, work: Coroutine[Any, Any, None]) -> None:
        """The messages behind this one wait too: they are answered in their order."""
        self._busy = asyncio.get_running_loop().create_task(self._finish(work))

    async def _finish(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:
            self._failed(error)
        self._busy = None
        self._go_on()

    def _go_on(self) -> None:
        """With what has come meanwhile, until one of it takes its time again."""
        while self._inbox and self._busy is None:
            self.hear(self._inbox.popleft())
        if self._busy is None:
            self.connection.hold(False)

    def _failed(self, error: Exception) -> None:
        if isinstance(error, CannotUse):  # not our mistake, and perhaps over in a moment
            log.warning("the database does not answer", extra={"error": type(error).__name__})
            self.connection.close(FULL, "try again in a moment")
            return
        self.house.metrics.add("errors")
        log.error("a connection has failed", extra={"error": where(error)})
        self.connection.close(MISTAKE, "our mistake")


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
