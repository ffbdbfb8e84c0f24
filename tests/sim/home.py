"""A real house with its real neighbours, in pretend time: disk, relay, sockets and clock are made up, and no more."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, cast

from cardhouse.bots.house import LEVELS, newcomer, think
from cardhouse.bots.mind import Mind, Thought
from cardhouse.games import GAMES
from cardhouse.server.alarm import Alarm
from cardhouse.server.clock import Clock
from cardhouse.server.config import Config
from cardhouse.server.connection import Attendant, Connection, Limits
from cardhouse.server.fair import Asker
from cardhouse.server.guesses import Guesses
from cardhouse.server.house import House
from cardhouse.server.metrics import Metrics
from cardhouse.server.neighbours import Act
from cardhouse.server.pool import SOMEBODY, R, Wanted, always
from cardhouse.server.relay import Relay
from cardhouse.server.store import Store as RealStore
from cardhouse.table import messages as m
from cardhouse.table.effects import Effect, Send
from cardhouse.table.guest import NOTHING_KNOWN, Guest, Ticket
from cardhouse.table.lobby import Lobby
from cardhouse.table.seat import hashed
from cardhouse.table.table import Table
from cardhouse.table.world import World
from tests.sim.checks import decode_out
from tests.sim.checks_of_street import HouseChecks
from tests.sim.gossip import Ear
from tests.sim.loop import Loop
from tests.sim.shelf import Gone, Store
from tests.sim.wire import Wire

if TYPE_CHECKING:
    from tests.sim.street import Street


class Counts(Metrics):
    """Mistakes are not counted here: they are told."""

    def __init__(self, street: Street) -> None:
        super().__init__()
        self.street = street

    def add(self, name: str, by: int = 1) -> None:
        super().add(name, by)
        error = sys.exc_info()[1]
        if name == "errors" and not isinstance(error, Gone):
            self.street.mistake(error or AssertionError("a task has failed"))


class Bots:
    """Mostly in time and right."""

    def __init__(self, street: Street) -> None:
        self.street, self.rng = street, street.rng

    async def think(self, mind: Mind, level: str, asker: Asker = SOMEBODY, wanted: Wanted = always) -> Thought | None:
        luck, wits = self.rng.random(), self.street.wits
        await asyncio.sleep(5.0 if luck < 0.03 and wits else self.rng.randrange(5, 400) / 1000)
        thought = think(mind, "gentle")
        if luck > wits:
            return thought._replace(move=self.rng.choice(("", "nonsense", f"  {thought.move.upper()} \n")))
        return None if luck > 0.98 else thought

    async def read(self, asker: Asker, work: Callable[..., R], *args: Any) -> R:
        return work(*args)

    def close(self) -> None:
        pass


class HouseWorld(World):
    def __init__(self, home: Home) -> None:
        street = home.street
        super().__init__(GAMES, LEVELS, lambda: street.rng.randbytes(32), street.rng, newcomer=newcomer)
        self.home = home


class Watched(Table):
    """Says at which line of the log a message was made."""

    def send(self, to: list[int], message: m.Outgoing) -> None:
        super().send(to, message)
        self._made(message)

    def _out(self) -> list[Effect]:
        out = super()._out()
        for effect in out:
            if isinstance(effect, Send) and isinstance(effect.message, m.Room):
                self._made(effect.message)
        return out

    def _made(self, message: m.Outgoing) -> None:
        home = cast(HouseWorld, self.world).home
        home.made[id(message)] = (message, self.n, home.clock.now())

    def follow(self, lines: Iterable[str], now: int) -> list[Effect]:
        lines = list(lines)
        effects = super().follow(lines, now)
        cast(HouseWorld, self.world).home.checks.followed(self, lines, effects)
        return effects

    def receive(
        self, conn: int, player: str, message: m.Incoming, now: int, ticket: Ticket = NOTHING_KNOWN
    ) -> list[Effect]:
        effects = super().receive(conn, player, message, now, ticket)
        home = cast(HouseWorld, self.world).home
        home.street.sure(home.checks.judged, conn, message, effects)
        return effects


class AtOnce(Guesses):
    """Without a thread, which would have a time of its own."""

    async def hashed(self, password: str, code: str) -> str:
        return hashed(password, code)


class Socket:
    """The server's end of a connection."""

    takes = True

    def __init__(self, home: Home, wire: Wire) -> None:
        self.home, self.wire = home, wire

    def write(self, text: bytes) -> None:
        self.home.street.carry(self.wire, text)

    def hold(self, on: bool) -> None:
        pass

    def close(self, code: int, reason: str) -> None:
        self.home.street.hang_up(self.wire)
        self.home.loop.call_soon(self.home.gone, self.wire.number)


class Line(Connection):
    """A connection that says what is pushed into it."""

    __slots__ = ("home",)

    def __init__(self, home: Home, number: int) -> None:
        super().__init__(number, "", Socket(home, home.street.wires[number]))
        self.home = home

    def push(self, message: m.Outgoing, text: bytes | None = None) -> None:
        if not self.closing:
            self.home.street.sure(self.home.pushed, self, message, text)
        super().push(message, text)


class Home(House):
    def __init__(self, street: Street, name: str, skew_ms: int) -> None:
        self.street, self.name = street, name
        self.loop = Loop(street)  # type: ignore[abstract]
        self.made: dict[int, tuple[m.Outgoing, int, int]] = {}  # message → which it is, at which line, and when
        self.attendants: dict[int, Attendant] = {}
        self.ear = Ear(street.gossip, self.loop)
        store = Store(street.shelf, self.loop, name)
        super().__init__(cast(RealStore, store), Bots(street), Counts(street), Config(node=name), cast(Relay, self.ear))
        assert self.neighbours is not None
        self.neighbours.me = name
        self.clock = Clock(lambda: street.now + skew_ms, lambda: street.now)
        self.world = HouseWorld(self)
        self.lobby = Lobby(self.world)
        self.alarm = Alarm(self.clock.now, self._ring)
        self.guesses = AtOnce(self.clock.now)
        self.checks = HouseChecks(street, self)

    def __str__(self) -> str:
        return self.name

    @property
    def awake(self) -> bool:
        return self.open and not self.loop.paused and not self.loop.dead

    @property
    def table(self) -> Table | None:
        return self.lobby.tables.get(self.street.shelf.code)

    # -- connections

    def enter(self, wire: Wire) -> None:
        line = self.connections[wire.number] = Line(self, wire.number)
        self.attendants[wire.number] = Attendant(self, line, Limits(0, 0), lambda cost: True)

    def hear(self, wire: Wire, text: str) -> None:
        if wire.number in self.attendants:
            self.attendants[wire.number].hear(text)

    def gone(self, number: int) -> None:
        attendant = self.attendants.pop(number, None)
        if attendant is not None:
            attendant.connection.dead = True
            attendant.gone()
            self.disconnect(attendant.connection)

    def pushed(self, line: Line, message: m.Outgoing, text: bytes | None) -> None:
        _, n, at = self.made.get(id(message), (None, 0, 0))
        for key in self.checks.answers.get(id(message), ()):
            if key[0] == line.id:
                self.checks.asked.pop(key, None)
        if isinstance(message, m.Refused) and message.code == "busy":
            self.checks.put_off(line.id, message.re)
        text = text or m.encode(message)
        self.checks.heard_by(line.id, decode_out.decode(text), n, at)

    # -- watched

    def _ended(self, task: asyncio.Task[None]) -> None:
        if task.cancelled() or not isinstance(task.exception(), Gone):
            super()._ended(task)

    def _perform(self, table: Table, effects: list[Effect], act: Act, guests: dict[int, Guest]) -> None:
        self.street.sure(self.checks.decided, table, effects)
        super()._perform(table, effects, act, guests)
