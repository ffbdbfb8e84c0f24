"""A whole house in pretend time - application, door, house, tables - and everything that leaves it, by every exit.

Two of them that differ only in what is hidden, and are driven alike, must let the same bytes out in the same
millisecond: to the sockets of whoever may not know, and to anybody who asks by HTTP or reads the log.
"""

from __future__ import annotations

import asyncio
import heapq
import json
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple, cast
from unittest.mock import patch

from cardhouse.bots.dice import Dice
from cardhouse.bots.mind import Mind, Thought
from cardhouse.bots.roster import LEVELS, newcomer, thing, think
from cardhouse.core.position import Position
from cardhouse.games import GAMES
from cardhouse.server.clock import Clock
from cardhouse.server.config import Config
from cardhouse.server.house.alarm import Alarm
from cardhouse.server.house.house import House
from cardhouse.server.house.thinker import R
from cardhouse.server.http.app import make_app
from cardhouse.server.log import Json
from cardhouse.server.metrics import Metrics
from cardhouse.server.net.door import Door
from cardhouse.server.net.websocket import EXTENSION
from cardhouse.server.store.bell_queries import Device, Held
from cardhouse.server.store.books import Kept
from cardhouse.server.store.circle_queries import Material
from cardhouse.server.store.circles import Circle, Member
from cardhouse.server.store.players import Player, key_hash
from cardhouse.server.store.store import Store
from cardhouse.table import messages as m
from cardhouse.table.ports import World
from cardhouse.table.time_control import SHARES_MS
from tests.server.no_bells import NoBells
from tests.sim.loop import Loop
from tests.table.scene import Scene

CODE, ASIDE = "mango-river-42", "quiet-corner-10"
STRANGER = ("198.51.100.9", 4711)
PEOPLE = ("ann", "bob", "cid", "dan", "eve", "fay", "yan", "zoe")
ASKED = (
    *(
        "/api/tables",
        f"/api/tables/{CODE}",
        f"/api/tables/{ASIDE}",
        "/metrics",
        "/health",
        "/ready",
        "/version",
        "/admin",
    ),
    *(f"/api/records/{CODE}-1{part}" for part in (".json", ".cgn", "/views", "/views?as=p2", "/review?seat=p2")),
    *(f"/api/records/{CODE}-1{part}" for part in ("/luck", "/decision?seat=p2&n=5")),
    *(f"/api/tables/{CODE}{part}" for part in ("/date", "/calendar", "/invitation")),
    *("/api/me/tables", "/api/me/people"),
    *(f"/t/{CODE}", f"/t/{CODE}?l=ml", f"/r/{CODE}-1"),  # with the name of the picture, which is made of what is in it
    *(f"/api/tables/{ASIDE}/date", f"/api/tables/{ASIDE}/calendar", "/api/bell"),
    *("/api/me", "/api/me/games", "/api/leaderboard/dalmuti", "/openapi.json"),
    *(
        "/api/me/book",
        "/api/me/book?with=ann",
        "/api/me/circles",
        "/api/me/export",
        "/api/circles/ours",
        "/api/circles/ours/book",
    ),
)


class Left(NamedTuple):
    """Something that left the house: when, by which exit, and every byte of it."""

    at: int
    exit: str
    what: bytes


class Even:
    """Dice that always show the same: who has drawn how often before makes no difference."""

    def random(self) -> float:
        return 0.5


class Shelf(NoBells):
    """What the house keeps, in no time at all. Everybody wants to be told of everything."""

    shared = False

    def __init__(self, house: Pretend, logs: Mapping[str, Sequence[str]]) -> None:
        self.house = house
        self.logs = {code: list(lines) for code, lines in logs.items()}
        self.records: dict[str, str] = {}
        self.told: set[str] = set()

    def watch(self, fell: Callable[[Exception], None]) -> None:
        """Nothing falls here."""

    async def alone(self) -> None:
        """And nobody else was here before."""

    def submit(
        self, code: str, n: int, lines: Sequence[str], done: Callable[[None], None], card: object = None
    ) -> None:
        self.logs.setdefault(code, []).extend(lines)
        self.house.loop.call_soon(done, None)

    async def live(self) -> list[str]:
        return sorted(self.logs)

    async def lines(self, code: str, after: int = 0) -> list[str]:
        return self.logs.get(code, [])[after:]

    async def tail(self, code: str) -> tuple[int, list[str]]:
        return 0, await self.lines(code)

    async def sleeper(self, code: str) -> str | None:
        """Nobody is away for long enough."""
        return None

    async def to_wake(self, now: int, until: int) -> list[tuple[str, int]]:
        return []

    async def player(self, hashed: str) -> Player:
        return next(Player(who, who.title(), 0) for who in PEOPLE if key_hash(key_of(who)) == hashed)

    async def known(self, hashed: str) -> Player | None:
        return await self.player(hashed)

    async def record(self, name: str) -> str | None:
        return self.records.get(name)

    async def records_of(self, code: str) -> set[str]:
        return {name for name in self.records if name.startswith(f"{code}-")}

    async def keep_record(self, name: str, game: str, text: str, *more: object) -> None:
        self.records[name] = text

    async def listens(self, player: str) -> list[str]:
        return [f"t/{CODE}", f"t/{ASIDE}"]

    async def bells(self, player: str) -> list[Device]:
        return [Device(f"https://push.example/{player}", player, "", "", "en")]

    async def hooks(self, place: str) -> list[tuple[str, str, str]]:
        return [("https://chat.example/hook", "secret", "")]

    async def hold(self, held: Held, sent: bool) -> bool:
        new = held.key not in self.told
        self.told.add(held.key)
        return new

    async def date(self, code: str) -> tuple[int, str]:
        return 4_000_000_000_000, "zoe"

    async def secret(self, name: str) -> str:
        return "00" * 32

    async def purge(self, before: int) -> int:
        return 0

    # A circle of Zoe's, to which both tables belong.

    async def circle(self, link: str, player: str) -> tuple[Circle, Member | None]:
        return Circle("ours", "ours", "Ours", 0, "{}"), Member("zoe", "Zoe", "", True, 0, False)

    async def circles_of(self, player: str) -> list[tuple[Circle, bool]]:
        return [((await self.circle("ours", player))[0], True)]

    async def circles_with_people(self, player: str, most: int) -> list[Any]:
        circle, keeper = (await self.circles_of(player))[0]
        return [(circle, keeper, await self.members("ours"), [CODE, ASIDE])]

    async def members(self, circle: str) -> list[Member]:
        return [Member(who, who.title(), "", False, 0, False) for who in PEOPLE]

    async def circle_tables(self, circle: str) -> list[tuple[str, int]]:
        return [(CODE, 1), (ASIDE, 0)]

    async def records_of_circle(self, circle: str) -> list[str]:
        return sorted(self.records)

    async def records_of_player(self, player: str, other: str = "") -> list[str]:
        return sorted(self.records)

    async def material(self, ids: Sequence[str], *more: object) -> Material:
        return Material([Kept(name, 0, [*PEOPLE[:4]]) for name in ids], {}, {})

    async def texts(self, ids: Sequence[str]) -> dict[str, str]:
        return {name: self.records[name] for name in ids}

    async def all_about(self, player: str) -> dict[str, Any]:
        return {"player": player, "records": sorted(self.records)}

    async def search(self, *_: object) -> tuple[list[object], dict[str, object]]:
        return [], {}

    async def none(self, *_: object) -> list[object]:
        return []

    async def nothing(self, *_: object) -> dict[str, object]:
        return {}

    history = leaderboard = unlocked = tables_of = usual = none
    ratings = rename = forget = keep_sheets = nothing


class Bots:
    """What a seat answers is said in `says`; the others think as usual. Each takes a fifth of a second."""

    def __init__(self) -> None:
        self.says: dict[int, str] = {}

    async def think(self, mind: Mind, level: str, *more: Any, **how: Any) -> Thought | None:
        await asyncio.sleep(0.2)
        return Thought(self.says[mind.seat]) if mind.seat in self.says else think(mind, "gentle")

    async def read(self, asker: Any, work: Callable[..., R], *args: Any) -> R:
        return work(*args)

    def close(self) -> None:
        pass


class Box:
    """Where notices go out: what is inside leaves the house, whoever can open it."""

    def __init__(self, house: Pretend) -> None:
        self.house = house

    def send(self, url: str, write: Callable[[], tuple[bytes, Mapping[str, str]]], gone: object = None) -> bool:
        body, headers = write()
        self.house.leaves(f"POST {url}", repr((body, sorted(headers.items()))).encode())
        return True

    async def deliver(self, device: Device, kind: str, text: bytes) -> None:
        self.house.leaves(f"POST {device.endpoint}", text)

    def close(self) -> None:
        pass


class Socket:
    """Somebody's end of a WebSocket: what the application takes for its wire."""

    takes = True

    def __init__(self, house: Pretend, who: str) -> None:
        self.house, self.who, self.begun = house, who, False
        self.hear: Callable[[str | None], None] = lambda _: None
        self.over: asyncio.Future[None] = asyncio.Future(loop=house.loop)

    def listen(self, hear: Callable[[str | None], None], *_: object) -> None:
        self.hear = hear

    def write(self, text: bytes) -> None:
        self.house.leaves(self.who, text)

    def hold(self, on: bool) -> None:
        pass

    def close(self, code: int, reason: str) -> None:
        self.house.leaves(self.who, f"closed {code} {reason}".encode())
        self.hang_up()

    def hang_up(self) -> None:
        if not self.over.done():
            self.over.set_result(None)

    async def receive(self) -> dict[str, object]:
        if not self.begun:
            self.begun = True
            return {"type": "websocket.connect"}
        await self.over
        return {"type": "websocket.disconnect"}

    async def send(self, message: dict[str, Any]) -> None:
        assert message["type"] == "websocket.accept", message


class Listening(logging.Handler):
    def __init__(self, house: Pretend) -> None:
        super().__init__()
        self.house = house

    def emit(self, record: logging.LogRecord) -> None:
        assert record.levelno < logging.ERROR, f"{record.getMessage()}: {record.__dict__.get('error')}"
        record.created, record.msecs = self.house.now / 1000, 0
        self.house.leaves("log", Json().format(record).encode())


class Pretend:
    """A house, from the logs of its tables. `exchange` lies at the first one in truth, whatever its log says."""

    def __init__(self, logs: Mapping[str, Sequence[str]], now: int, exchange: Position | None = None) -> None:
        self.now, self.count = now, 0
        self.things: list[tuple[int, int, Callable[[], None]]] = []
        self.left: list[Left] = []
        self.sockets: dict[str, Socket] = {}
        self.loop = Loop(cast(Any, self))  # type: ignore[abstract]
        self.bots, self.store = Bots(), Shelf(self, logs)
        config = Config(rate=0, address_rate=0)
        self.house = House(cast(Store, self.store), self.bots, Metrics(), config)
        self.house.clock = Clock(lambda: self.now, lambda: self.now)
        world = World(GAMES, LEVELS, lambda: bytes(32), Even(), newcomer=newcomer, whims=Dice, thing=thing)
        self.house.world = self.house.register.world = world
        self.house.bell.delay_s = 0.1
        box = self.house.bell.postbox = cast(Any, Box(self))
        self.house.bell.deliver = box.deliver  # type: ignore[method-assign]
        self.house.alarm = Alarm(self.house.clock.now, self.house.ring)
        with patch("cardhouse.server.http.app.STATIC", Path("nowhere")):  # the client is the same for everybody
            self.app = make_app(self.house, config, Door(config, self.house.clock.now))
        self._log = Listening(self)
        self._do(self.house.wake())
        if exchange is not None:
            table = self.house.register.tables[CODE]
            assert table.match is not None and table.match.veil is None
            table.match.position = exchange.copy()

    # -- time, as the loop asks for it

    def at(self, time: int, thing: Callable[[], None]) -> None:
        self.count += 1
        heapq.heappush(self.things, (max(time, self.now), self.count, thing))

    def mistake(self, error: BaseException) -> None:
        raise error

    def wait(self, ms: int) -> Pretend:
        end = self.now + ms
        self._listen(self.loop.run)
        while self.things and self.things[0][0] <= end:
            self.now, _, thing = heapq.heappop(self.things)
            self._listen(thing)
        self.now = end
        return self

    # -- in

    def join(self, *whos: str, table: str = CODE, watch: bool = False) -> Pretend:
        for who in whos:
            socket = self.sockets[who] = Socket(self, who)
            headers = [(b"host", b"cards.example")]
            scope: dict[str, object] = {
                "type": "websocket",
                "path": "/ws",
                "headers": headers,
                "client": STRANGER,
                "query_string": b"",
            }
            scope |= {"extensions": {EXTENSION: socket}, "scheme": "wss", "subprotocols": [], "root_path": ""}
            self._do(cast(Any, self.app)(scope, socket.receive, socket.send))
            self.say(who, "hello", key=key_of(who))
            self.say(who, "join", table=table, name=who.title(), watch=watch)
        return self

    def say(self, who: str, kind: str, **fields: object) -> Pretend:
        text = json.dumps({"type": kind, **fields})
        self._listen(lambda: self.loop.post(self.sockets[who].hear, text))
        return self

    def play_aside(self) -> Pretend:
        """Somebody moves at the other table, so that it comes first in the list."""
        for who in ("yan", "zoe"):
            seen = self.last(who, "view")
            if seen["view"]["legal"]:
                return self.say(who, "move", nth=seen["nth"], move=seen["view"]["legal"][seen["you"]][0])
        raise AssertionError("nobody can move there")

    def hang_up(self, *whos: str) -> Pretend:
        for who in whos:
            self._listen(lambda who=who: self.loop.post(self.sockets[who].hang_up))  # type: ignore[misc]
        return self

    def ask(self, *paths: str) -> Pretend:
        """As a stranger does who has an account, over the proxy or not."""
        for path in paths or ASKED:
            self._do(self._ask(path))
        return self

    async def _ask(self, path: str) -> None:
        path, _, query = path.partition("?")
        headers = [(b"host", b"cards.example"), (b"authorization", f"Bearer {key_of('zoe')}".encode())]
        scope = {
            "type": "http",
            "method": "GET",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
        }
        scope |= {"headers": headers, "client": STRANGER, "scheme": "https", "http_version": "1.1", "root_path": ""}

        async def receive() -> dict[str, object]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: dict[str, Any]) -> None:
            self.leaves(f"GET {path}", repr(sorted(message.items())).encode())

        await cast(Any, self.app)(scope, receive, send)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        self._listen(lambda: self.loop.spawn(work))

    def _listen(self, thing: Callable[[], None]) -> None:
        root = logging.getLogger("cardhouse")
        level, handlers = root.level, root.handlers
        root.handlers = [self._log]
        root.setLevel(logging.INFO)
        try:
            with patch("asyncio.to_thread", at_once):
                thing()
        finally:
            root.handlers = handlers
            root.setLevel(level)

    # -- out

    def leaves(self, exit: str, what: bytes) -> None:
        self.left.append(Left(self.now, exit, what))

    def seen_by(self, *whos: str) -> list[Left]:
        """All that these can see: their own sockets, and whatever is open to anybody."""
        private = set(PEOPLE) - set(whos)
        return [left for left in self.left if left.exit not in private]

    def last(self, who: str, kind: str) -> dict[str, Any]:
        told = (json.loads(left.what) for left in reversed(self.left) if left.exit == who)
        return next(message for message in told if message["type"] == kind)

    def close(self) -> None:
        self.loop.dead = True  # and nobody minds what was still to be done
        self.things.clear()
        self.house.open = False


async def at_once(work: Callable[..., Any], *args: Any) -> Any:
    return work(*args)


def key_of(who: str) -> str:
    return sha256(who.encode()).hexdigest()


@cache
def aside() -> tuple[str, ...]:
    """The log of another public table, where Yan and Zoe play: it moves in the list when something happens there."""
    scene = Scene("thulla", 2, public=True, clock="off").join("ann", watch=True).join("yan", "zoe")
    return tuple(scene.say("ann", m.Start()).wait(SHARES_MS).lines)


def first_difference(one: Sequence[Left], other: Sequence[Left]) -> tuple[Left | None, Left | None] | None:
    for i in range(max(len(one), len(other))):
        a, b = (worlds[i] if i < len(worlds) else None for worlds in (one, other))
        if a != b:
            return a, b
    return None
