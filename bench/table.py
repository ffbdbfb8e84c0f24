"""A table of four players on the wire, for each server: a move is sent, and all four have to see it."""

from __future__ import annotations

import asyncio
import json
import random
import re
import secrets
from functools import partial
from http.client import HTTPConnection
from time import perf_counter
from typing import Protocol

import msgspec

from bench.wire import BINARY, Wire, wire

SEATS = 4


class Table(Protocol):
    """What the load needs to know of a server."""

    pace: Pace

    async def open(self) -> None: ...

    def send_move(self) -> None: ...

    def go_on(self) -> None: ...


class Pace:
    """When the next move of a table is due, and what moves took: from sending one until all four have seen it."""

    def __init__(self, table: Table, load: Load) -> None:
        self.table, self.load = table, load
        self.missing: set[int] = set()
        self.moves = 0  # that all have seen
        self.sent_at = 0.0
        self.due = 0.0
        self.ready = False  # the next move is known, and all have seen the last one

    def saw(self, seat: int) -> None:
        """A player has seen the move that is on its way."""
        if seat in self.missing:
            self.missing.discard(seat)
            if not self.missing:
                self.moves += 1
                self.load.done(perf_counter() - self.sent_at)

    def may_move(self) -> None:
        """The next move is known. At once, or when it is due."""
        if self.load.stopped or self.ready:
            return
        self.ready = True
        wait = self.due - perf_counter()
        if wait > 0:
            asyncio.get_running_loop().call_later(wait, self._move)
        else:
            self._move()

    def _move(self) -> None:
        self.ready = False
        if not self.load.stopped:
            self.missing = set(range(SEATS))
            self.sent_at = perf_counter()
            self.due = max(self.due + self.load.every, self.sent_at) if self.load.every else 0.0
            self.table.send_move()


class Load:
    """How fast the tables move, and how long it took."""

    def __init__(self) -> None:
        self.every = 0.0  # seconds between moves of a table; 0: as fast as it goes
        self.moves = 0
        self.took: list[float] = []
        self.stopped = True

    def done(self, seconds: float) -> None:
        self.moves += 1
        self.took.append(seconds)


# -- ours


class Seat:
    """One of four at a table of ours: plays any legal move, and is ready for the next match."""

    def __init__(self, host: str, code: str, seat: int, key: str, table: Ours) -> None:
        self.host, self.code, self.seat, self.key, self.table = host, code, seat, key, table
        self.wire: Wire | None = None
        self.seen = asyncio.Event()  # a room or a view on this connection
        self.went_on = 0
        self.answered = (0, 0)
        self.readied = 0  # for the match after this one
        self.share = secrets.token_hex(32)

    async def connect(self) -> None:
        self.seen.clear()
        self.wire = await wire(self.host, f"/ws?table={self.code}", self.hear)
        self.say(type="hello", key=self.key)
        self.say(type="join", table=self.code, name=f"N{self.seat}")

    def say(self, **message: object) -> None:
        assert self.wire is not None
        self.wire.send(json.dumps(message).encode())

    def hear(self, message: bytes) -> None:
        if message.startswith(b'{"type":"view"'):
            self.seen.set()
            self.table.view(self, message)
        elif message.startswith(b'{"type":"room"'):
            self.seen.set()
        elif message.startswith(b'{"type":"promise"'):
            self.say(type="share", share=self.share)
        elif message.startswith(b'{"type":"refused"'):
            raise AssertionError(message)


class Ours:
    """A match of Thulla, and another one, and another one."""

    def __init__(self, host: str, code: str, keys: list[str], load: Load) -> None:
        self.code = code
        self.pace = Pace(self, load)
        self.seats = [Seat(host, code, i, key, self) for i, key in enumerate(keys)]
        self.next: tuple[Seat, int, int, bytes] | None = None  # who, match, nth, move
        self.n = 0
        self.last_n = 0  # when the move was sent

    async def open(self) -> None:
        for seat in self.seats:
            await seat.connect()
            await seat.seen.wait()

    def start(self) -> None:
        self.seats[0].say(type="start")

    def view(self, seat: Seat, message: bytes) -> None:
        n = number(message, b'"n":')
        self.n = max(self.n, n)
        if n > self.last_n:
            self.pace.saw(seat.seat)
        if b'"view":{"over":true' in message:
            if (match := number(message, b'"match":')) > seat.readied:
                seat.readied = match
                seat.say(type="ready")
            return
        if b'"pause_ms":0' not in message and seat.went_on < n:
            seat.went_on = n
            seat.say(type="go_on")
        at = message.find(b'"legal":{"p')
        if at > 0:
            moves = message[message.index(b"[", at) + 2 : message.index(b"]", at) - 1].split(b'","')
            decision = (number(message, b'"match":'), number(message, b'"nth":'))
            if decision > seat.answered:
                self.next = (seat, *decision, random.choice(moves))
        self.go_on()

    def go_on(self) -> None:
        if self.next is not None and not self.pace.missing:
            self.pace.may_move()

    def send_move(self) -> None:
        assert self.next is not None
        seat, match, nth, move = self.next
        self.next, self.last_n, seat.answered = None, self.n, (match, nth)
        assert seat.wire is not None
        seat.wire.send(b'{"type":"move","match":%d,"nth":%d,"move":"%b"}' % (match, nth, move))


def number(message: bytes, after: bytes) -> int:
    at = message.index(after) + len(after)
    end = at
    while message[end : end + 1].isdigit():
        end += 1
    return int(message[at:end])


# -- boardgame.io, over socket.io


class BoardgameIo:
    def __init__(self, host: str, code: str, load: Load) -> None:
        self.host, self.code = host, code
        self.pace = Pace(self, load)
        self.wires: list[Wire] = []
        self.synced = [asyncio.Event() for _ in range(SEATS)]
        self.next: tuple[int, int, str] | None = None  # seat, state, card
        self.state = self.last_state = -1

    async def open(self) -> None:
        for seat in range(SEATS):
            path = "/socket.io/?EIO=4&transport=websocket"
            self.wires.append(await wire(self.host, path, partial(self.hear, seat)))
            await self.synced[seat].wait()

    def hear(self, seat: int, message: bytes) -> None:
        if message.startswith(b"0{"):
            self.wires[seat].send(b"40/cards,") if len(self.wires) > seat else self._soon(seat)
        elif message.startswith(b"40/cards"):
            self.emit(seat, "sync", self.code, str(seat), None, SEATS)
        elif message == b"2":
            self.wires[seat].send(b"3")
        elif message.startswith((b'42/cards,["update"', b'42/cards,["sync"')):
            self.synced[seat].set()
            self.view(seat, message)

    def _soon(self, seat: int) -> None:
        """The greeting may come before `open` has put the connection in its place."""
        asyncio.get_running_loop().call_soon(lambda: self.hear(seat, b"0{"))

    def emit(self, seat: int, *what: object) -> None:
        self.wires[seat].send(b"42/cards," + json.dumps(what).encode())

    def view(self, seat: int, message: bytes) -> None:
        state = number(message, b'"_stateID":')
        self.state = max(self.state, state)
        if state > self.last_state:
            self.pace.saw(seat)
        at = message.find(b'"legal":["')
        if at > 0 and state == self.state:
            moves = message[at + 10 : message.index(b"]", at) - 1].split(b'","')
            self.next = (seat, state, random.choice(moves).decode())
        self.go_on()

    def go_on(self) -> None:
        if self.next is not None and not self.pace.missing and all(event.is_set() for event in self.synced):
            self.pace.may_move()

    def send_move(self) -> None:
        assert self.next is not None
        (seat, state, card), self.next = self.next, None
        self.last_state = self.state
        payload = {"type": "play", "args": [card], "playerID": str(seat), "credentials": None}
        self.emit(seat, "update", {"type": "MAKE_MOVE", "payload": payload}, state, self.code, str(seat))


# -- Colyseus: msgpack behind a byte that says what it is

JOINED, DATA = 10, 13


class Colyseus:
    def __init__(self, host: str, code: str, load: Load) -> None:
        self.host = host
        self.pace = Pace(self, load)
        self.wires: list[Wire] = []
        self.next: tuple[int, str] | None = None
        self.n = self.last_n = -1

    async def open(self) -> None:
        place = await asyncio.to_thread(self._reserve, "create/cards")
        for seat in range(SEATS):
            if seat:
                place = await asyncio.to_thread(self._reserve, f"joinById/{place['roomId']}")
            path = f"/{place['processId']}/{place['roomId']}?sessionId={place['sessionId']}"
            joined = asyncio.Event()
            self.wires.append(await wire(place.get("publicAddress", self.host), path, partial(self.hear, seat, joined)))
            await joined.wait()
            self.wires[seat].send(bytes([JOINED]), BINARY)

    def _reserve(self, what: str) -> dict[str, str]:
        http = HTTPConnection(self.host)
        http.request("POST", f"/matchmake/{what}", "{}", {"Content-Type": "application/json"})
        answer: dict[str, str] = json.loads(http.getresponse().read())
        http.close()
        return answer

    def hear(self, seat: int, joined: asyncio.Event, message: bytes) -> None:
        if message[0] == JOINED:
            joined.set()
        elif message[0] == DATA:
            self.view(seat, msgspec.msgpack.decode(message[6:], type=Shown))  # behind "view"

    def view(self, seat: int, shown: Shown) -> None:
        self.n = max(self.n, shown.n)
        if shown.n > self.last_n:
            self.pace.saw(seat)
        if shown.legal and shown.n == self.n:
            self.next = (seat, random.choice(shown.legal))
        self.go_on()

    def go_on(self) -> None:
        if self.next is not None and not self.pace.missing:
            self.pace.may_move()

    def send_move(self) -> None:
        assert self.next is not None
        (seat, card), self.next = self.next, None
        self.last_n = self.n
        self.wires[seat].send(bytes([DATA]) + b"\xa4move" + msgspec.msgpack.encode(card), BINARY)


class Shown(msgspec.Struct):
    """As much of a view as a player needs to move."""

    n: int
    legal: list[str]


# -- Colyseus with a state that each seat sees its part of

STATE, PATCH = 14, 15
LEGAL = re.compile(rb"@(\d+)=([2-9TJQKA][cdhs](?:,[2-9TJQKA][cdhs])*);")


class ColyseusState(Colyseus):
    """A patch is a move that was told; whose turn it is finds their legal cards in it."""

    def hear(self, seat: int, joined: asyncio.Event, message: bytes) -> None:
        if message[0] == JOINED:
            joined.set()
        elif message[0] in (STATE, PATCH):
            if message[0] == PATCH:
                self.pace.saw(seat)
            if (found := LEGAL.search(message)) and int(found[1]) > self.n:
                self.n = int(found[1])
                self.next = (seat, random.choice(found[2].split(b",")).decode())
            self.go_on()


# -- python-socketio


class SocketIo(BoardgameIo):
    def hear(self, seat: int, message: bytes) -> None:
        if message.startswith(b"0{"):
            self.wires[seat].send(b"40") if len(self.wires) > seat else self._soon(seat)
        elif message.startswith(b"40"):
            self.say(seat, "join", self.code, seat)
            self.synced[seat].set()
        elif message == b"2":
            self.wires[seat].send(b"3")
        elif message.startswith(b'42["view"'):
            self.told(seat, message)

    def say(self, seat: int, *what: object) -> None:
        self.wires[seat].send(b"42" + json.dumps(what).encode())

    def told(self, seat: int, message: bytes) -> None:
        state = number(message, b'"n":')
        self.state = max(self.state, state)
        if state > self.last_state:
            self.pace.saw(seat)
        at = message.find(b'"legal":{"p')
        if at > 0 and state == self.state:
            moves = message[message.index(b"[", at) + 2 : message.index(b"]", at) - 1].split(b'","')
            self.next = (seat, state, random.choice(moves).decode())
        self.go_on()

    def send_move(self) -> None:
        assert self.next is not None
        (seat, _, card), self.next = self.next, None
        self.last_state = self.state
        self.say(seat, "move", card)


# -- the transport alone


class Raw:
    def __init__(self, host: str, code: str, load: Load) -> None:
        self.host, self.code, self.pace, self.n = host, code, Pace(self, load), 0
        self.wires: list[Wire] = []

    async def open(self) -> None:
        for seat in range(SEATS):
            self.wires.append(await wire(self.host, f"/ws?table={self.code}", partial(self.hear, seat)))

    def hear(self, seat: int, message: bytes) -> None:
        self.n = number(message, b'"n":')
        self.pace.saw(seat)
        self.go_on()

    def go_on(self) -> None:
        if not self.pace.missing:
            self.pace.may_move()

    def send_move(self) -> None:
        self.wires[self.n % SEATS].send(b'{"type":"move","match":1,"nth":%d,"move":"7h"}' % self.n)
