"""An evening: one table, its shell, its disk that may fail between any two effects, and the people around it."""

from __future__ import annotations

import heapq
import random
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import msgspec

from cardhouse.bots.mind import Mind
from cardhouse.bots.roster import LEVELS, newcomer, sentence, think
from cardhouse.core.options import about
from cardhouse.games import GAMES
from cardhouse.table import events, time_control
from cardhouse.table import messages as m
from cardhouse.table.effects import Advice, Advise, Append, Ask, Effect, Finished, Send, Shut, Spread
from cardhouse.table.ledger import Ledger
from cardhouse.table.register import Register
from cardhouse.table.seat import hashed, sealed
from cardhouse.table.table import Table, World
from tests.sim.checks import Checks
from tests.sim.people import Person, Visitor, habits
from tests.sim.wire import Wire

HOURS = 3_600_000
WRITTEN: msgspec.json.Decoder[m.Outgoing] = msgspec.json.Decoder(m.Outgoing)
TABLES = [
    (name, seats) for name, game in GAMES.items() for seats in game.seats for _ in range(3 if name == "liap_tui" else 1)
]
SHORT = {  # so that a match is over before the test is
    "thulla": "games=1",
    "kazhutha": "games=1",
    "dalmuti": "hands=2",
    "tincholi": "target=20 max_rounds=2",
    "liap_tui": "target=12 max_rounds=2",
}
MOST_STEPS = 60_000
STAY_MS = 24 * HOURS  # instead of three months in which nothing happens


class Chances(NamedTuple):
    """How often the world misbehaves."""

    crash: float = 0.003  # before each single effect
    resample: float = 0.02
    look: float = 0.2  # how often a view is made again from what is kept and compared


class Evening:
    """Everything that happens follows from the seed."""

    table_class: type[Table] = Table  # mutants put theirs here

    def __init__(self, seed: int, chances: Chances | None = None) -> None:
        self.seed, self.chances = seed, chances or Chances()
        self.rng = random.Random(f"evening {seed}")
        self.now = 1_700_000_000_000
        self.bedtime = self.now + int(self.rng.uniform(0.03, 0.15) * HOURS)
        self.things: list[tuple[int, int, Callable[[], None]]] = []  # what happens when
        self.count = 0
        self.disk: list[str] = []  # durable, appended only
        self.pending: deque[Effect] = deque()  # asked for and not done
        self.records: dict[int, Finished] = {}
        self.wires: dict[int, Wire] = {}
        self.life = 0  # grows with every crash: what belongs to an earlier life is gone
        self.up = True
        self.shut = False
        self.wits = self.rng.choice((0.97, 0.97, 0.97, 0.8, 0.0))  # how often a bot is right
        self.crashes = 0
        self.world = World(GAMES, LEVELS, lambda: self.rng.randbytes(32), self.rng, newcomer=newcomer, stay_ms=STAY_MS)
        self.people = [Person(self, i, habit) for i, habit in enumerate(habits(self.rng))]
        self.visitor = Visitor(self)
        self._open()

    def __str__(self) -> str:
        return f"evening {self.seed}, {self.game} for {self.seats}"

    def _open(self) -> None:
        self.game, self.seats = TABLES[self.seed % len(TABLES)]
        self.password = self.rng.choice(("", "", "", "", "", "lotus"))
        register = Register(self.world)
        code = register.free_code()
        kept = hashed(self.password, code)
        self.table, effects = register.open(self.some_settings(), self.people[0].id, kept, self.now, code=code)
        self.table.__class__ = self.table_class
        self.checks = Checks(self)
        self.do(effects)
        for person in self.people:
            self.after(person.habit.arrives_ms, person.arrive)

    def some_settings(self) -> m.Settings:
        """Any house rules that the game can be played with."""
        rng, game = self.rng, GAMES[self.game]
        chosen = dict(item.split("=") for item in SHORT.get(self.game, "").split())
        if self.game == "dalmuti" and self.seats > 5:
            chosen["hands"] = "1"
        for option in about(game.options):
            if option.kind != "number" and rng.random() < 0.3:
                chosen[option.name] = rng.choice(option.values)
        if self.seats != 4:
            chosen.pop("partners", None)
        clock: m.ClockName = rng.choice(("off", "relaxed", "normal", "normal", "speed", "speed"))
        return m.Settings(
            game=self.game,
            seats=self.seats,
            options=" ".join(f"{name}={value}" for name, value in chosen.items()),
            clock=clock,
            absent="bot",  # where the clock is off: an evening comes to its end
            free_chat=rng.random() < 0.5,
            open_hands=rng.random() < 0.5,
            by_lot=self.seed // len(TABLES) % 2 == 1,  # no throw of the dice: other seeds stay as they were
        )

    # -- time

    def after(self, delay_ms: float, thing: Callable[[], None]) -> None:
        self.at(self.now + int(delay_ms), thing)

    def at(self, time: int, thing: Callable[[], None]) -> None:
        self.count += 1
        heapq.heappush(self.things, (max(time, self.now), self.count, thing))

    @property
    def late(self) -> bool:
        """Time to go home."""
        return self.now >= self.bedtime

    def play(self) -> Evening:
        """Until everybody has gone and the table is closed: it always comes to that."""
        last = self.bedtime + 4 * HOURS + 2 * STAY_MS + time_control.FORGOTTEN_MS
        for _ in range(MOST_STEPS):
            if self.shut:
                break
            self.step()
            assert self.now < last, "a table that nobody sits at is closed in the end"
        assert self.shut, "the evening does not end"
        self.checks.at_the_end()
        return self

    def step(self) -> None:
        due = self.table.deadline if self.up else None
        if due is not None and (not self.things or due <= self.things[0][0]):
            self.now = max(self.now, due + int(self.rng.random() ** 8 * 200))
            self.do(self.table.tick(self.now))
            deadline = self.table.deadline
            assert deadline is None or deadline > self.now, "what was due is done"
        else:
            assert self.things, "nothing will ever happen again"
            time, _, thing = heapq.heappop(self.things)
            self.now = max(self.now, time)
            thing()
        self.checks.now_and_then()

    # -- the shell: keep, then tell

    def do(self, effects: list[Effect]) -> None:
        """In order; the disk takes its time, and meanwhile the table goes on."""
        self.checks.asked_for(effects)
        idle = not self.pending
        self.pending += effects
        if self.pending and idle:
            life = self.life
            self.after(self.rng.choice((0, 1, 3, 10, 200)), lambda: self._flush(life))

    def _flush(self, life: int) -> None:
        while self.pending and life == self.life:
            if self.disk and self.rng.random() < self.chances.crash and not self.shut:
                self.crash()
            else:
                self.perform(self.pending.popleft())

    def perform(self, effect: Effect) -> None:
        match effect:
            case Append(line):
                self.disk.append(line)
                self.checks.kept_line(line)
                if isinstance(events.read(line), events.Asleep):
                    self.fell_asleep()
            case Send(to, message, text):
                assert text in (None, m.encode(message)), "a message and its text are the same"
                self.tell(list(to), WRITTEN.decode(m.encode(message)) if isinstance(message, m.View) else message)
            case Advise():
                self._advise(effect)
            case Ask():
                assert self.checks.kept.asleep is None, "a bot thinks for nobody"
                self._think(effect)
            case Finished():
                self.keep_record(effect)
            case Shut():
                self.shut = True
            case Spread():
                raise AssertionError("there is no other house")

    def fell_asleep(self) -> None:
        """When all have gone home somebody may come by, and then the match goes on to its end."""
        if self.late and not self.visitor.came and self.rng.random() < 0.6:
            self.after(self.rng.uniform(0.0, 0.9) * time_control.EMPTY_MS, self.visitor.come)

    def tell(self, to: list[int], message: m.Outgoing) -> None:
        self.checks.told(to, message)
        for number in to:
            wire = self.wires[number]
            if not wire.cut:
                self.at(wire.arrival_down(self.now), partial(wire.person.hear, wire, message))

    def keep_record(self, finished: Finished) -> None:
        old = self.records.setdefault(finished.match, finished)
        assert old == finished, "a record is kept once, and the same whenever it is made"

    def crash(self) -> None:
        """Everything that is not on the disk is lost, and everybody is cut off."""
        self.crashes += 1
        self.life += 1
        self.up = False
        self.pending.clear()
        for wire in self.wires.values():
            wire.cut = True
            if wire.open:
                self.after(self.rng.randrange(3_000), partial(wire.person.cut_off, wire))
        self.after(self.rng.choice((200, 2_000, 60_000)), self._wake)

    def _wake(self) -> None:
        self.table = self.table_class(self.table.code, self.world).read(self.disk)
        ledger = Ledger(self.table.code, self.world)
        for line in self.disk:
            ledger.fold([line])
            if ledger.match is not None and ledger.match.over:
                self.keep_record(ledger.finished())
        self.up = True
        self.checks.same(self.table)
        self.checks.woken()
        if self.table.closed:
            self.shut = True
        self.do(self.table.wake(self.now))

    # -- the network

    def connect(self, person: Person) -> Wire:
        wire = self.wires[len(self.wires)] = Wire(len(self.wires), person, self.life, self.rng)
        wire.cut = not self.up
        if wire.cut:
            self.after(500, partial(person.cut_off, wire))
        return wire

    def disconnect(self, wire: Wire) -> None:
        """The server notices sooner or later."""
        wire.break_off()

        def noticed() -> None:
            if wire.life == self.life and self.up and not self.shut:
                wire.cut = True
                self.do(self.table.disconnect(wire.number, self.now))

        self.after(self.rng.choice((0, 50, 1_000, 30_000)), noticed)

    def send(self, wire: Wire, message: m.Incoming) -> None:
        sent = m.decode.decode(m.encode(message))
        self.at(wire.arrival_up(self.now), lambda: self._receive(wire, sent))

    def _receive(self, wire: Wire, message: m.Incoming) -> None:
        if wire.cut or self.shut:
            return
        if isinstance(message, m.Join | m.Change):
            message = sealed(message, self.table.code)
        effects = self.table.receive(wire.number, wire.person.id, message, self.now, wire.person.ticket)
        self.checks.answered(wire, message, effects)
        self.do(effects)

    # -- bots

    def _advise(self, advise: Advise) -> None:
        life, ask = self.life, advise.ask
        thought = think(Mind(ask.game, ask.seat, ask.possible, ask.heard, ask.seed), "gentle")
        advice = Advice(
            [(thought.move, 0.5)], "win", thought.why.code, thought.why.params, sentence(thought.why, ask.game)
        )

        def answer() -> None:
            if life == self.life and not self.shut:
                self.do(self.table.advice(ask, self.rng.choice((advice, advice, None)), self.now))

        self.after(self.rng.randrange(5, 4_000), answer)

    def _think(self, ask: Ask) -> None:
        """Mostly in time and right."""
        luck, life = self.rng.random(), self.life
        if luck < 0.03 and self.wits:
            return
        delay = 5_000 if luck < 0.06 and self.wits else self.rng.randrange(5, 400)
        move = think(Mind(ask.game, ask.seat, ask.possible, ask.heard, ask.seed), "gentle").move
        if self.rng.random() >= self.wits:
            move = self.rng.choice(("", "nonsense", f"  {move.upper()} \n", f'{move}  ; {{"at":1}}'))

        def answer() -> None:
            if life == self.life and not self.shut:
                self.do(self.table.answer(ask, move, self.now))

        self.after(delay, answer)
