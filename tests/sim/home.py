"""A real node with its real peers, in pretend time: disk, relay, sockets and clock are made up, and no more."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from cardhouse.bots.mind import Mind, Thought
from cardhouse.bots.roster import LEVELS, newcomer, think
from cardhouse.games import GAMES
from cardhouse.server.clock import Clock
from cardhouse.server.cluster.peers import Peers
from cardhouse.server.cluster.ports import Act
from cardhouse.server.cluster.relay import Relay
from cardhouse.server.config import Config
from cardhouse.server.house.alarm import Alarm
from cardhouse.server.house.caller import Caller
from cardhouse.server.house.fair import Asker
from cardhouse.server.house.guesses import Guesses
from cardhouse.server.house.house import House, nothing
from cardhouse.server.house.rooms import Rooms
from cardhouse.server.house.tasks import Tasks
from cardhouse.server.house.thinker import SOMEBODY, R, Wanted, always
from cardhouse.server.http.api import Api
from cardhouse.server.http.desk import Desk
from cardhouse.server.http.preview import Invitations
from cardhouse.server.metrics import Metrics
from cardhouse.server.net.connection import Attendant, Connection, Limits
from cardhouse.server.net.door import Door
from cardhouse.server.store.store import Store as RealStore
from cardhouse.table import messages as m
from cardhouse.table.effects import Effect, Send
from cardhouse.table.guest import NOTHING_KNOWN, Guest, Ticket
from cardhouse.table.ports import World
from cardhouse.table.register import Register
from cardhouse.table.seat import hashed
from cardhouse.table.table import Table
from tests.sim.checks import decode_out
from tests.sim.checks_of_street import HouseChecks
from tests.sim.gossip import Ear
from tests.sim.loop import Loop
from tests.sim.shelf import Store
from tests.sim.wire import Wire

if TYPE_CHECKING:
    from tests.sim.party import Party
    from tests.sim.street import Street

AGAIN_S = 1.0  # a house that cannot open tries again
CALLED_MS = 120_000  # so long what somebody came for may take to be read
LIMITS, NO_LIMITS = Limits(20, 60), Limits(0, 0)


class Counts(Metrics):
    """Mistakes are not counted here: they are told."""

    def __init__(self, street: Street) -> None:
        super().__init__()
        self.street = street

    def add(self, name: str, by: int = 1) -> None:
        super().add(name, by)
        error = sys.exc_info()[1]
        if name in ("errors", "restarts") and (error is None or not self.street.excuses(error)):
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


STAY_MS = 120_000  # instead of three months


class HouseWorld(World):
    def __init__(self, home: Home) -> None:
        street = home.street
        super().__init__(
            GAMES, LEVELS, lambda: street.rng.randbytes(32), street.rng, newcomer=newcomer, stay_ms=STAY_MS
        )
        self.home = home


class FewCodes(Register):
    """Draws some codes again and again: those that others have, or had."""

    def free_code(self, language: str = "", tries: int = 0) -> str:
        home = cast(HouseWorld, self.world).home
        few = home.street.weather.few_codes
        if few and home.street.rng.random() < 0.7:
            code = f"mango-river-{10 + home.street.rng.randrange(few)}"
            if code not in self.tables:
                return code
        return super().free_code()


class Made(NamedTuple):
    """Where a message comes from."""

    message: m.Outgoing
    code: str
    n: int  # the line of the log
    at: int  # by the clock of the house, at this table
    shown_at: int  # by no clock


class Watched(Table):
    """Says at which line of the log a message was made."""

    def send(self, to: list[int], message: m.Outgoing, text: bytes | None = None) -> None:
        super().send(to, message, text)
        self._made(message)

    def out(self) -> list[Effect]:
        out = super().out()
        for effect in out:
            if isinstance(effect, Send) and isinstance(effect.message, m.Room):
                self._made(effect.message)
        return out

    @property
    def _home(self) -> Home:
        return cast(HouseWorld, self.world).home

    def _made(self, message: m.Outgoing) -> None:
        home = self._home
        home.made[id(message)] = Made(message, self.code, self.n, home.clock.not_before(self.touched), home.street.now)

    def follow(self, lines: Iterable[str], now: int) -> list[Effect]:
        lines = list(lines)
        effects = super().follow(lines, now)
        if (checks := self._home.checks_for(self.code)) is not None:
            checks.followed(self, lines, effects)
        return effects

    def receive(
        self, conn: int, player: str, message: m.Incoming, now: int, ticket: Ticket = NOTHING_KNOWN
    ) -> list[Effect]:
        effects = super().receive(conn, player, message, now, ticket)
        if (checks := self._home.checks_for(self.code)) is not None:
            self._home.street.sure(checks.judged, conn, message, effects)
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
        wire = home.street.wires[number]
        super().__init__(number, wire.person.id, Socket(home, wire))  # everybody has an address of their own
        self.home = home

    def push(self, message: m.Outgoing, text: bytes | None = None) -> None:
        if not self.closing:
            self.home.street.sure(self.home.pushed, self, message, text)
        super().push(message, text)


class Watching(Tasks):
    def __init__(self, home: Home) -> None:
        super().__init__(home.metrics)
        self.street = home.street

    def ended(self, task: asyncio.Task[None]) -> None:
        if task.cancelled() or (error := task.exception()) is None or not self.street.excuses(error):
            super().ended(task)


class Home(House):
    store_class = Store

    def __init__(self, street: Street, name: str, wrong_ms: int) -> None:
        self.street, self.name, self.wrong_ms = street, name, wrong_ms
        self.asleep_ms = 0  # in which not even its clock ran
        self.loop = Loop(street)  # type: ignore[abstract]
        self.made: dict[int, Made] = {}  # message → where it comes from
        self.attendants: dict[int, Attendant] = {}
        self.called_for: dict[str, int] = {}  # table → when somebody came for it, or took it over
        self.ear = Ear(street.gossip, self.loop)
        store = self.store_class(street.shelf, self.loop, name)
        config = Config(node=name, retention_days=0)
        super().__init__(cast(RealStore, store), Bots(street), Counts(street), config, cast(Relay, self.ear))
        self.tasks = Watching(self)
        self.peers: Peers = Peers(self, cast(Relay, self.ear), name)
        self.set_clock(Clock(lambda: street.now + wrong_ms, lambda: street.now - self.asleep_ms))
        self.world = HouseWorld(self)
        self.register = FewCodes(self.world)
        self.guesses = AtOnce(self.clock.now)
        self._checks: dict[str, HouseChecks] = {}
        self._watch_what_is_held()

    def __str__(self) -> str:
        return self.name

    def set_clock(self, clock: Clock) -> None:
        self.clock = clock
        self.alarm = Alarm(clock.now, self.ring)
        self.rooms = Rooms(clock.now)
        self.archive._now = clock.now

    @property
    def awake(self) -> bool:
        return self.open and not self.loop.paused and not self.loop.dead

    @cached_property
    def api(self) -> Api:
        config = Config(address_rate=0)
        desk = Desk(self, Door(config, self.clock.now), config)
        return Api(desk, Invitations(desk))

    async def come_up(self) -> None:
        """As whoever watches over the process does it: again, until it is open."""
        while not self.open:
            try:
                await self.wake()
            except Exception as error:
                if not self.street.excuses(error):
                    raise
                await asyncio.sleep(AGAIN_S)

    # -- checks

    def checks_of(self, party: Party) -> HouseChecks:
        if party.code not in self._checks:
            self._checks[party.code] = HouseChecks(party, self)
        return self._checks[party.code]

    def checks_for(self, code: str) -> HouseChecks | None:
        party = self.street.by_code.get(code)
        return None if party is None else self.checks_of(party)

    def look(self) -> None:
        for party in self.street.by_code.values():
            self.checks_of(party).look()

    def _watch_what_is_held(self) -> None:
        """Nothing is taken into memory unless somebody comes for it, or it is due."""
        holds, adopt = self.peers.holds, self.peers.takeover.adopt

        def watched(table: Table) -> None:
            if table.n > 1 and self.called_for.get(table.code, 0) < self.street.now - CALLED_MS:
                self.street.mistake(AssertionError(f"{self} took {table.code} into memory, and nobody came for it"))
            holds(table)

        async def called(code: str, due: int) -> None:
            self.called_for[code] = self.street.now
            await adopt(code, due)

        self.peers.holds = watched  # type: ignore[method-assign]
        self.peers.takeover.adopt = called  # type: ignore[method-assign]

    # -- connections

    def enter(self, wire: Wire, limits: Limits) -> None:
        line = self.connections[wire.number] = Line(self, wire.number)
        self.attendants[wire.number] = Attendant(self, line, limits, lambda cost: True)

    def hear(self, wire: Wire, text: str | None) -> None:
        if wire.number in self.attendants:
            self.attendants[wire.number].hear(text)

    async def receive(self, caller: Caller, message: m.Incoming) -> None:
        code = message.table.strip().lower() if isinstance(message, m.Join) else caller.table or ""
        self.called_for[code] = self.street.now
        await super().receive(caller, message)

    def gone(self, number: int) -> None:
        attendant = self.attendants.pop(number, None)
        if attendant is not None:
            attendant.connection.dead = True
            attendant.gone()
            self.disconnect(attendant.connection)

    def pushed(self, line: Line, message: m.Outgoing, text: bytes | None) -> None:
        made = self.made.get(id(message))
        self._is_not_absent(line, message)
        checks = self.checks_for(made.code if made is not None else line.table or "")
        if checks is None:
            return
        for key in checks.answers.get(id(message), ()):
            if key[0] == line.id:
                checks.asked.pop(key, None)
        told = decode_out.decode(text or m.encode(message))
        n, at, shown_at = (made.n, made.at, made.shown_at) if made is not None else (0, 0, 0)
        checks.heard_by(line.id, told, n, at, shown_at)

    def _is_not_absent(self, line: Line, message: m.Outgoing) -> None:
        party = self.street.wires[line.id].person.party
        if isinstance(message, m.Refused) and message.code == "no_table" and party is not None:
            assert not self.street.shelf.log(party.code).open, "their table is there, and is told to be absent"

    # -- watched

    def perform(
        self, table: Table, effects: list[Effect], act: Act = nothing, guests: dict[int, Guest] | None = None
    ) -> None:
        if (checks := self.checks_for(table.code)) is not None:
            self.street.sure(checks.decided, table, effects)
        super().perform(table, effects, act, guests)
