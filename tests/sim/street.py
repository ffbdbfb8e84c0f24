"""A street: two or three houses with one log, the tables in it, and everything that may fall."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Any
from unittest.mock import patch

from cardhouse.server.cluster import peers, takeover
from cardhouse.server.house import catch_up, tables
from cardhouse.server.store.players import Player, key_hash
from cardhouse.table import events, register, time_control
from cardhouse.table import messages as m
from cardhouse.table.refusals import Refusal
from cardhouse.table.table import Table
from tests.sim.checks import decode_out
from tests.sim.gossip import Gossip
from tests.sim.home import LIMITS, NO_LIMITS, Home, Watched
from tests.sim.looker import Looker
from tests.sim.party import Party
from tests.sim.people import Person
from tests.sim.pest import Pest
from tests.sim.shelf import Gone, Shelf
from tests.sim.weather import Weather, weather
from tests.sim.wire import Wire
from tests.sim.world import HOURS, Chances, Evening

MOST_STEPS = 600_000
LOOK_MS = 1_000
EMPTY_MS, FORGOTTEN_MS = 60_000, 120_000  # instead of ten minutes and a day in which nothing happens
LATEST_MS = 60_000  # the same
AFTERWARDS_MS = 30_000  # the street goes on for so long when the table is closed
LET_IN_MS = 20_000  # whoever comes to a table hears something by then
LEFT_MS = 90_000  # so much later a table that nobody came to is closed
STAYS_MS = EMPTY_MS + FORGOTTEN_MS + LATEST_MS + LEFT_MS
NOBODYS = ("none-such-10", "MANGO-RIVER-11 ", "a\x00b", "")

CHANCES = Chances(crash=0.005, look=0.1)  # a crash is after a commit, before the house hears of it


class Street(Evening):
    table_class: type[Table] = Watched
    home_class: type[Home] = Home

    def __init__(self, seed: int, chances: Chances = CHANCES, **weather: Any) -> None:
        self.wrong: BaseException | None = None
        self.forced = weather  # whatever the seed would have drawn
        super().__init__(seed, chances)

    def __str__(self) -> str:
        return f"street {self.seed}, {self.parties[0].game} for {self.parties[0].seats}, {self.weather}"

    # -- opening

    def _open(self) -> None:
        rng = self.rng
        self.weather: Weather = weather(rng)._replace(**self.forced)
        self.losses, self.rest_ms = self.weather.losses, self.weather.rest_ms
        self.bedtime = self.now + int(rng.uniform(0.03, 0.1) * HOURS)
        self.shelf, self.gossip, self.looker = Shelf(self), Gossip(self), Looker(self)
        self.troubled_at = self.now
        self.troubles: list[str] = []
        self.pests: list[Person] = []
        self.parties = [Party(self, i) for i in range(self.weather.parties)]
        self.by_code: dict[str, Party] = {}
        self.passer = Player("passer", "passer", 0)  # opens tables and leaves
        self.left: list[str] = []  # the tables they opened
        self.people = [p for party in self.parties for p in [*party.company, party.visitor]] + self.pests
        self.players = {key_hash(key_of(p)): self.player_of(p) for p in self.people}
        self.born = 0
        self.homes: list[Home] = []
        self.built: dict[str, Home] = {}  # also those that fell
        self.places: dict[int, Home] = {}  # wire → its house
        self.visited: dict[str, int] = {}  # table → when a stranger was last there
        self.joining: dict[int, int] = {}  # wire → since when somebody waits to be let in

    def player_of(self, person: Person) -> Player:
        return Player(person.id, person.name, 0)

    @property
    def disk(self) -> list[str]:
        return self.parties[0].checks.log

    @disk.setter
    def disk(self, lines: list[str]) -> None:
        """The one of an evening with one house."""

    def play(self) -> Street:
        with (
            patch.object(catch_up, "Table", self.table_class),
            patch.object(tables, "Table", self.table_class),
            patch.object(peers, "Table", self.table_class),
            patch.object(register, "Table", self.table_class),
            patch.object(time_control, "EMPTY_MS", EMPTY_MS),
            patch.object(time_control, "FORGOTTEN_MS", FORGOTTEN_MS),
            patch.object(takeover, "LATEST_MS", LATEST_MS),
            patch.object(takeover, "random", self.rng),
        ):
            return self._play()

    def _play(self) -> Street:
        for _ in range(self.weather.homes):
            self._build()
        for i, party in enumerate(self.parties):
            self.after(100 + i * self.rng.randrange(60_000), party.begin)
        self.after(1_000, self._look)
        self.after(10_000, self._trouble)
        if self.weather.openers_ms:
            self.after(2_000, self._pass_by)
        if self.weather.lookers_ms:
            self.after(2_000, self.looker.look)
        self.after(5_000, self._purge)
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
            self._at_the_end()
        finally:
            for home in self.homes:
                home.loop.dead = True

    def _at_the_end(self) -> None:
        for party in self.parties:
            party.checks.at_the_end()
        for code, log in self.shelf.logs.items():
            assert log.purged or [line.startswith('; {"e":"opened",') for line in log.lines].count(True) == 1, (
                f"{code} is two tables"
            )
            late = self.now - max(self.troubled_at, log.since, self.visited.get(code, 0))
            assert not log.open or late < STAYS_MS, f"nobody came to {code}, and it stays"

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

    def excuses(self, error: BaseException) -> bool:
        """Nobody can help it that the log does not answer."""
        return isinstance(error, Gone | Refusal)

    def found(self, party: Party) -> None:
        """The people know the code of their table."""
        self.by_code[party.code] = party
        for line in list(party.lines):
            self._kept_by(party, line, self.homes[0].name)

    def kept(self, code: str, line: str, name: str) -> None:
        if (party := self.by_code.get(code)) is not None:
            self._kept_by(party, line, name)

    def _kept_by(self, party: Party, line: str, name: str) -> None:
        self.sure(party.checks.line, line, self.built[name])
        event = events.read(line)
        party.changed = party.changed or isinstance(event, events.Changed)
        if isinstance(event, events.Asleep):
            party.fell_asleep()
        if isinstance(event, events.Closed):
            self.after(AFTERWARDS_MS, partial(self._end, party))

    def _end(self, party: Party) -> None:
        party.shut = True
        self.shut = all(each.shut for each in self.parties)

    def _look(self) -> None:
        self.after(LOOK_MS, self._look)
        if not any(home.awake for home in self.homes) or self.now < self.shelf.away_until:
            self.troubled_at = self.now
        for party in self.by_code.values():
            party.checks.look()
        for home in self.homes:
            home.look()
            self.visited |= {code: self.now for code, table in home.register.tables.items() if table.guests}
        self.looker.unanswered()
        self._let_in()

    def _let_in(self) -> None:
        """Whoever comes hears something, whatever other tables do."""
        for number, since in list(self.joining.items()):
            home, wire = self.places.get(number), self.wires[number]
            if wire.cut or not wire.open or home is None or not home.awake:
                del self.joining[number]
            else:
                assert self.now - max(since, self.troubled_at) <= LET_IN_MS, "somebody stands at the door"

    def known_codes(self) -> list[str]:
        """Of tables that are or were there, and some that never were."""
        return [*self.by_code, *self.left[-8:], *NOBODYS]

    # -- what strangers do

    def _pass_by(self) -> None:
        """Somebody opens a table and leaves; the operator may close it."""
        if self.now > self.bedtime:
            return
        self.after(self.rng.expovariate(1 / self.weather.openers_ms), self._pass_by)
        homes = [home for home in self.homes if home.awake]
        if homes:
            home = self.rng.choice(homes)
            home.loop.spawn(self._open_and_leave(home))

    async def _open_and_leave(self, home: Home) -> None:
        settings = m.Settings("thulla", self.rng.randint(2, 4), public=self.rng.random() < 0.5)
        try:
            table = await home.opening.open_table(settings, self.passer, "")
            self.left.append(table.code)
            if self.weather.stuck and not self.shelf.stuck:
                self.shelf.stuck = table.code
            elif self.rng.random() < 0.4:
                await home.opening.close_table(table.code)
        except Exception as error:
            if not self.excuses(error):
                self.mistake(error)

    def _purge(self) -> None:
        self.after(5_000, self._purge)
        self.shelf.purge(self.now - self.weather.purge_ms)

    # -- houses

    def _build(self) -> None:
        self.born += 1
        wrong = (-HOURS, -60_000, -1_500, 0, 0, 1_500, 60_000, HOURS) if self.weather.wrong_walls else (0, 20, 200)
        home = self.home_class(self, f"house{self.born}", self.rng.choice(wrong))
        self.homes.append(home)
        self.built[home.name] = home
        home.loop.spawn(home.come_up())

    def hop_ms(self) -> int:
        return int(self.rng.random() ** 4 * self.weather.hops_ms)

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
        troubles = [
            self._fall,
            self._fall,
            self._restart,
            self._pause,
            self._deafen,
            self._mute,
            self._lose,
            self._doze,
        ]
        trouble = self.rng.choice([*troubles, self._outage] if self.weather.outages else troubles)
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

    def _doze(self, home: Home) -> None:
        """The whole machine sleeps: its clock stands still too, and then its wall is right."""
        home.loop.paused = True
        lasts = self.rng.choice((500, 5_000, 30_000))
        for wire in self._wires_of(home):
            self._cut(wire, self.rng.randrange(3_000, 6_000))

        def resume() -> None:
            self.troubled_at = self.now
            home.asleep_ms += lasts
            home.loop.paused = False
            home.ear.fail(self.rng.randrange(1_000))
            home.loop.run()

        self.after(lasts, resume)

    def _outage(self, home: Home) -> None:
        """The log does not answer."""
        self.shelf.away_until = self.now + self.rng.choice((500, 4_000, 8_000, 25_000))
        self.at(self.shelf.away_until, self._over)

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
        home.loop.post(home.enter, wire, LIMITS if isinstance(person, Pest) else NO_LIMITS)
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
        if isinstance(message, m.Join) and not isinstance(wire.person, Pest):
            self.joining.setdefault(wire.number, self.now)
        self.say_raw(wire, m.encode(message).decode())

    def say_raw(self, wire: Wire, text: str | None) -> None:
        def arrive() -> None:
            home = self.places.get(wire.number)
            if wire.cut or self.shut or home is None:
                return
            home.loop.post(home.hear, wire, text)

        self.at(wire.arrival_up(self.now), arrive)

    def carry(self, wire: Wire, text: bytes) -> None:
        if not text.startswith(b'{"type":"welcome"'):
            self.joining.pop(wire.number, None)
        if not wire.cut:
            self.at(wire.arrival_down(self.now), lambda: wire.person.hear(wire, decode_out.decode(text)))


def key_of(person: Person) -> str:
    return sha256(person.id.encode()).hexdigest()
