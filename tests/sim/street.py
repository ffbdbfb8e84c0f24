"""A street: one table, two or three houses that have it in their memory, one log, and everything that may fall."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Any
from unittest.mock import patch

from cardhouse.server import house, neighbours, reading
from cardhouse.server.players import Player, key_hash
from cardhouse.table import clock, events, lobby
from cardhouse.table import messages as m
from cardhouse.table.table import Table
from tests.sim.checks import decode_out
from tests.sim.checks_of_street import LogChecks
from tests.sim.gossip import Gossip
from tests.sim.home import Home, Watched
from tests.sim.people import Person
from tests.sim.shelf import Shelf
from tests.sim.wire import Wire
from tests.sim.world import HOURS, TABLES, Chances, Evening

MOST_STEPS = 400_000
LOOK_MS = 500
EMPTY_MS, FORGOTTEN_MS = 60_000, 300_000  # instead of ten minutes and a day in which nothing happens
AFTERWARDS_MS = 30_000  # the street goes on for so long when the table is closed


CHANCES = Chances(crash=0.005, look=0.1, unknown=0.004)  # a crash is after a commit, before the house hears of it


class Street(Evening):
    table_class: type[Table] = Watched
    home_class: type[Home] = Home

    def __init__(self, seed: int, chances: Chances = CHANCES) -> None:
        self.wrong: BaseException | None = None
        super().__init__(seed, chances)

    def __str__(self) -> str:
        return f"street {self.seed}, {self.game} for {self.seats}"

    # -- opening

    def _open(self) -> None:
        rng = self.rng
        self.game, self.seats = TABLES[self.seed % len(TABLES)]
        self.password = rng.choice(("", "", "", "", "", "lotus"))
        self.bedtime = self.now + int(rng.uniform(0.03, 0.1) * HOURS)
        self.shelf, self.gossip = Shelf(self), Gossip(self)
        self.disk = self.shelf.lines
        self.losses = rng.choice((0.0, 0.0, 0.0, 0.02, 0.3))
        self.slow_ms = rng.choice((5, 30, 200, 1_000))
        self.hops_ms = rng.choice((2, 10, 50, 400))
        self.skew_ms = rng.choice((0, 20, 20, 1_500))
        self.rest_ms = rng.choice((15_000, 40_000, 100_000, 10 * HOURS))  # between troubles
        self.troubled_at = self.now
        self.troubles: list[str] = []
        self.changed = False
        self.players = {key_hash(key_of(p)): Player(p.id, p.name, 0) for p in [*self.people, self.visitor]}
        self.table = Table("", self.world)
        self.checks: LogChecks = LogChecks(self)
        self.born = 0
        self.homes: list[Home] = []
        self.built: dict[str, Home] = {}  # also those that fell
        self.places: dict[int, Home] = {}  # wire → its house

    def play(self) -> Street:
        with (
            patch.object(house, "Table", self.table_class),
            patch.object(reading, "Table", self.table_class),
            patch.object(lobby, "Table", self.table_class),
            patch.object(clock, "EMPTY_MS", EMPTY_MS),
            patch.object(clock, "FORGOTTEN_MS", FORGOTTEN_MS),
            patch.object(neighbours, "random", self.rng),
        ):
            return self._play()

    def _play(self) -> Street:
        for _ in range(self.rng.choice((2, 2, 3))):
            self._build()
        first = self.homes[0]
        player = self.players[key_hash(key_of(self.people[0]))]
        settings = self.some_settings()

        async def open_table() -> None:
            table = await first.open_table(settings, player, self.password)
            self.table = table
            for person in self.people:
                self.after(person.habit.arrives_ms, person.arrive)

        def begin() -> None:  # a slow log keeps a house closed for a while
            if first.open:
                first.loop.spawn(open_table())
            else:
                self.after(100, begin)

        self.after(100, begin)
        self.after(1_000, self._look)
        self.after(10_000, self._trouble)
        self._until_the_end()
        return self

    def _until_the_end(self) -> None:
        last = self.bedtime + 4 * HOURS
        try:
            for _ in range(MOST_STEPS):
                if self.shut:
                    break
                self.step()
                if self.wrong is not None:
                    raise self.wrong
                assert self.now < last, "a table that nobody sits at is closed in the end"
            assert self.shut, "the evening does not end"
            self.checks.at_the_end()
        finally:
            for home in self.homes:
                home.loop.dead = True

    def step(self) -> None:
        time, _, thing = heapq.heappop(self.things)
        self.now = max(self.now, time)
        thing()

    # -- what is noticed

    def mistake(self, error: BaseException) -> None:
        self.wrong = self.wrong or error

    def sure(self, check: Callable[..., None], *args: Any) -> None:
        """A house would go on after an error; the street does not."""
        try:
            check(*args)
        except Exception as error:
            self.mistake(error)

    def kept(self, line: str, name: str) -> None:
        self.sure(self.checks.line, line, self.built[name])
        event = events.read(line)
        self.changed = self.changed or isinstance(event, events.Changed)
        if isinstance(event, events.Asleep):
            self.fell_asleep()
        if isinstance(event, events.Closed):
            self.after(AFTERWARDS_MS, self._end)

    def _end(self) -> None:
        self.shut = True

    def _look(self) -> None:
        self.after(LOOK_MS, self._look)
        self.checks.look()
        for home in self.homes:
            home.checks.look()

    # -- houses

    def _build(self) -> None:
        self.born += 1
        home = self.home_class(self, f"house{self.born}", self.rng.randrange(self.skew_ms + 1))
        self.homes.append(home)
        self.built[home.name] = home
        home.loop.spawn(home.wake())

    def hop_ms(self) -> int:
        return int(self.rng.random() ** 4 * self.hops_ms)

    def _trouble(self) -> None:
        """Something falls, or stands still, or is not heard."""
        if self.shut or self.now > self.bedtime + 200_000:
            return
        self.after(self.rng.expovariate(1 / self.rest_ms), self._trouble)
        self.troubled_at = self.now
        up = [home for home in self.homes if home.awake]
        if self.rest_ms > HOURS or not up:
            return
        home = self.rng.choice(up)
        trouble = self.rng.choice(
            (self._fall, self._fall, self._restart, self._pause, self._deafen, self._mute, self._lose)
        )
        self.troubles.append(trouble.__name__)
        trouble(home)

    def fall(self, name: str) -> None:
        for home in self.homes:
            if home.name == name and self.rest_ms < HOURS:
                self._fall(home)
                return

    def _fall(self, home: Home) -> None:
        """As by kill -9, or the plug."""
        self._gone(home)
        self._build_again()

    def _restart(self, home: Home) -> None:
        async def leave() -> None:
            await home.drain()
            await home.close()
            self.after(0, partial(self._gone, home))

        home.loop.spawn(leave())
        self._build_again()

    def _gone(self, home: Home) -> None:
        if home in self.homes:
            self.troubled_at = self.now
            self.homes.remove(home)
            home.loop.dead = True
            home.ear.fail(10**9)
            for wire in self._wires_of(home):
                self._cut(wire, self.rng.randrange(3_000))

    def _build_again(self) -> None:
        self.after(self.rng.choice((200, 2_000, 15_000, 60_000)), self._rebuild)

    def _rebuild(self) -> None:
        if not self.shut:
            self.troubled_at = self.now
            self._build()

    def _pause(self, home: Home) -> None:
        """As by SIGSTOP: it goes on later with what it had in mind."""
        home.loop.paused = True
        lasts = self.rng.choice((300, 2_000, 6_000, 20_000))
        if self.rng.random() < 0.5:  # the balancer finds it dead
            for wire in self._wires_of(home):
                self._cut(wire, self.rng.randrange(3_000, 6_000))

        def resume() -> None:
            self.troubled_at = self.now
            home.loop.paused = False
            if lasts > 3_000:
                home.ear.fail(self.rng.randrange(1_000))
            home.loop.run()

        self.after(lasts, resume)

    def _deafen(self, home: Home) -> None:
        """One house hears nothing from the others."""
        lasts = self.rng.choice((1_000, 5_000, 30_000))
        home.ear.fail(lasts)
        self.after(lasts + 4_000, self._over)

    def _mute(self, home: Home) -> None:
        """The relay is down."""
        lasts = self.rng.choice((1_000, 5_000, 30_000))
        for each in self.homes:
            each.ear.fail(lasts)
        self.after(lasts + 4_000, self._over)

    def _lose(self, home: Home) -> None:
        """For a while more is lost than arrives."""
        self.losses, before = 0.6, self.losses

        def over() -> None:
            self.losses = before if before < 0.6 else 0.0
            self._over()

        self.after(10_000, over)

    def _over(self) -> None:
        self.troubled_at = self.now

    # -- the network

    def _wires_of(self, home: Home) -> list[Wire]:
        return [wire for wire in self.wires.values() if self.places.get(wire.number) is home and not wire.cut]

    def connect(self, person: Person) -> Wire:
        """To any house: whoever comes again may come to another one."""
        wire = self.wires[len(self.wires)] = Wire(len(self.wires), person, self.life, self.rng)
        open_houses = [home for home in self.homes if home.open]
        if not open_houses:
            wire.cut = True
            self.after(500, partial(person.cut_off, wire))
            return wire
        home = self.places[wire.number] = self.rng.choice(open_houses)
        home.loop.post(home.enter, wire)
        self.send(wire, m.Hello(key_of(person)))
        return wire

    def disconnect(self, wire: Wire) -> None:
        wire.break_off()
        self.after(self.rng.choice((0, 50, 1_000, 30_000)), partial(self._notice, wire))

    def _notice(self, wire: Wire) -> None:
        wire.cut = True
        if (home := self.places.get(wire.number)) is not None:
            home.loop.post(home.gone, wire.number)

    def _cut(self, wire: Wire, after_ms: int) -> None:
        wire.cut = True
        self.after(after_ms, partial(wire.person.cut_off, wire))
        self._notice(wire)

    def hang_up(self, wire: Wire) -> None:
        """The house ends it, after what it has said."""

        def end() -> None:
            wire.cut = True
            wire.person.cut_off(wire)

        self.at(wire.arrival_down(self.now), end)

    def send(self, wire: Wire, message: m.Incoming) -> None:
        text = m.encode(message).decode()

        def arrive() -> None:
            home = self.places.get(wire.number)
            if wire.cut or self.shut or home is None:
                return
            home.loop.post(home.hear, wire, text)

        self.at(wire.arrival_up(self.now), arrive)

    def carry(self, wire: Wire, text: bytes) -> None:
        if not wire.cut:
            self.at(wire.arrival_down(self.now), lambda: wire.person.hear(wire, decode_out.decode(text)))


def key_of(person: Person) -> str:
    return sha256(person.id.encode()).hexdigest()
