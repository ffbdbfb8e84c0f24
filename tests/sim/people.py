"""People with habits. They see only what they are sent, like any browser."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from cardhouse.core.deal import pledge_of
from cardhouse.core.position import seat_name
from cardhouse.table import messages as m
from cardhouse.table.chat import PHRASES, REACTIONS
from cardhouse.table.guest import Ticket
from tests.sim.wire import Wire

if TYPE_CHECKING:
    from tests.sim.party import Party
    from tests.sim.world import Evening

NONSENSE = ("", "pass", "7h", "zz", "say 9", "6x2+J", "swap p1.1 p1.1", "p1 7h", '7h  ; {"at":1}', "ß", "deck deal")


class Habit(NamedTuple):
    """Chances are per message seen or per look at the table."""

    name: str
    thinks_ms: tuple[int, int]
    looks_ms: int = 8_000  # how often they look up from their cards
    arrives_ms: int = 0
    answers: float = 1.0  # how often they move at all
    doubles: float = 0.05  # clicks twice
    fumbles: float = 0.04  # chooses what is not legal, or too late, or too early
    breaks: float = 0.01  # their connection breaks
    leaves: float = 0.003
    watches: float = 0.1
    meddles: float = 0.02  # kicks, swaps, changes, sits elsewhere, mutes, explains
    second_tab: float = 0.01


KINDS = (
    Habit("quick", (100, 1_500)),
    Habit("slow", (2_000, 35_000), looks_ms=20_000),
    Habit("dreamer", (20_000, 100_000), answers=0.4),
    Habit("in a tunnel", (500, 5_000), breaks=0.12),
    Habit("restless", (300, 3_000), leaves=0.03, meddles=0.2, second_tab=0.05),
    Habit("clumsy", (100, 2_000), doubles=0.4, fumbles=0.4),
    Habit("onlooker", (300, 9_000), watches=0.9, arrives_ms=30_000),
    Habit("late", (300, 9_000), arrives_ms=240_000),
)


def habits(rng: random.Random) -> list[Habit]:
    """Who comes this evening; the first one opens the table."""
    more = rng.choice((0, 1, 2, 3, 4, 5, 7))
    return [rng.choice(KINDS)._replace(arrives_ms=0), *(rng.choice(KINDS) for _ in range(more))]


class Person:
    def __init__(self, evening: Evening, i: int, habit: Habit) -> None:
        self.evening, self.rng, self.habit = evening, evening.rng, habit
        self.id, self.name = f"player{i}", f"{habit.name} {i}"
        self.ticket = Ticket(program=i % 5 == 4, home=f"home{i // 3}")
        self.party: Party | None = None  # in a street
        self.wire: Wire | None = None
        self.room: m.Room | None = None
        self.view: m.View | None = None
        self.sent: dict[tuple[int, int], set[str]] = {}  # match and decision → what they have sent for it
        self.texts: set[str] = set(NONSENSE)  # whatever they have asked about
        self.unsure: m.Move | None = None  # sent, and nothing heard of it yet
        self.swaps: set[int] = set()  # seats they have asked for
        self.looking = False
        self.shares: dict[str, bytes] = {}  # by what the house has promised
        self.thinking: tuple[int, int] | None = None

    # -- coming and going

    def arrive(self) -> None:
        if self.evening.late or self.evening.shut or (self.wire is not None and self.wire.open):
            return
        self.wire = self.evening.connect(self)
        wrong = self.rng.random() < 0.1
        password = "orchid" if wrong else self.evening.password
        code = self.evening.table.code
        face = f"f{self.rng.randrange(60):02}"  # some of them nobody has drawn
        self.say(m.Join(code, self.name, password, watch=self.rng.random() < self.habit.watches, face=face))
        if self.unsure is not None and self.rng.random() < 0.7:
            self.say(self.unsure)  # they cannot know whether it arrived
        if not self.looking:
            self.looking = True
            self._look_again()

    def break_off(self, wire: Wire) -> None:
        self.evening.disconnect(wire)
        self._come_back()

    def cut_off(self, wire: Wire) -> None:
        """The server is gone."""
        if wire.open:
            wire.open = False
            if wire is self.wire:
                self._come_back()

    def _come_back(self) -> None:
        self.evening.after(self.rng.choice((100, 1_000, 5_000, 25_000, 150_000)), self.arrive)

    def say(self, message: m.Incoming) -> None:
        if self.wire is not None and self.wire.open:
            self.evening.send(self.wire, message)

    # -- what they hear

    def hear(self, wire: Wire, message: m.Outgoing) -> None:
        if not wire.open or wire.cut:
            return
        match message:
            case m.Room():
                self.room = message
            case m.View():
                self._see(message)
            case m.Promise():
                self._pledge(message)
            case m.Pledged():
                self._open(message)
            case m.Replaced() | m.Gone():
                self.evening.disconnect(wire)
                if message != m.Gone("left") and wire is self.wire:
                    self._come_back()
            case _:
                pass

    def _pledge(self, promise: m.Promise) -> None:
        """Most pledge, some are an older client that gives its share at once, and some do nothing."""
        if self.rng.random() < 0.85:
            share = self.shares.setdefault(promise.commit, self.rng.randbytes(32))
            pledge = m.Pledge(pledge_of(promise.commit, share).hex())
            said: m.Incoming = pledge if self.rng.random() < 0.9 else m.Share(share.hex())
            self.evening.after(self.rng.choice((50, 500, 4_900, 9_000)), lambda: self.say(said))
            if self.rng.random() < self.habit.doubles:
                self.say(said)

    def _open(self, pledged: m.Pledged) -> None:
        share = self.shares.get(pledged.commit)
        if share is not None and self.rng.random() < 0.9:
            opened = m.Share(share.hex())
            self.evening.after(self.rng.choice((50, 500, 4_900, 9_000)), lambda: self.say(opened))

    def _see(self, view: m.View) -> None:
        self.view = view
        unsure = self.unsure
        if unsure is not None and view.nth is not None and (view.match, view.nth) > (unsure.match, unsure.nth):
            self.unsure = None
        if view.pause_ms and self.rng.random() < 0.7:
            self.evening.after(self.rng.randrange(5_000), lambda: self.say(m.GoOn()))
        if view.you and view.nth is not None and view.view["legal"] and self.thinking != (view.match, view.nth):
            self.thinking = (view.match, view.nth)
            if self.rng.random() < self.habit.answers:
                self.evening.after(self.rng.randint(*self.habit.thinks_ms), self._move)

    # -- what they do

    def _move(self) -> None:
        view = self.view
        if view is None or view.nth is None or not view.view["legal"] or self.wire is None or not self.wire.open:
            self.thinking = None
            return
        rng, habit = self.rng, self.habit
        text, nth = rng.choice(next(iter(view.view["legal"].values()))), view.nth
        if rng.random() < habit.fumbles:
            self._click(m.Move(nth, rng.choice(NONSENSE), view.match))
            self._click(m.Move(max(0, nth + rng.choice((-1, 1, 2))), text, view.match))
        move = m.Move(nth, text, rng.choice((view.match, view.match, 0)))
        if rng.random() < 0.05:
            move = msgspec.structs.replace(move, move=f"  {text.replace(' ', '   ')} ")
        self.unsure = move
        self._click(move)
        while rng.random() < habit.doubles:
            delay = rng.choice((0, 150, 2_000, 20_000))
            self.evening.after(delay, lambda: self._click(move))
        if rng.random() < habit.breaks:
            self.break_off(self.wire)
        self.thinking = None
        self.evening.after(15_000, lambda: self._see_again(view))

    def _see_again(self, view: m.View) -> None:
        """Nothing came of it: they click again."""
        if self.view is view:
            self._see(view)

    def _click(self, move: m.Move) -> None:
        self.sent.setdefault((move.match, move.nth), set()).add(move.move)
        self.texts.add(move.move)
        self.say(move)

    def _look_again(self) -> None:
        self.evening.after(self.rng.uniform(0.2, 2) * self.habit.looks_ms, self._look)

    def _look(self) -> None:
        """Up from their cards, at the table and the people."""
        evening, habit, rng = self.evening, self.habit, self.rng
        if evening.shut:
            return
        if evening.late:
            self._go_home()
            return
        self._look_again()
        if self.wire is None or not self.wire.open or self.room is None:
            return
        if rng.random() < habit.breaks * 3:
            self.break_off(self.wire)
        elif rng.random() < habit.second_tab:
            old, self.wire = self.wire, None
            self.arrive()
            if rng.random() < 0.5:
                evening.after(5_000, lambda: evening.disconnect(old))
        elif rng.random() < habit.leaves:
            self.say(m.Leave())
            self._come_back()
        else:
            self._take_part(self.room)

    def _go_home(self) -> None:
        if self.rng.random() < 0.5:
            self.say(m.Leave())
        for wire in list(self.evening.wires.values()):
            if wire.person is self and wire.open:
                self.evening.disconnect(wire)

    def _take_part(self, room: m.Room) -> None:
        rng = self.rng
        idle = room.phase in ("waiting", "results")
        if room.you is None and rng.random() > self.habit.watches:
            self.say(m.Sit(rng.randint(1, len(room.seats))))
        if room.you is not None:
            own = next(seat for seat in room.seats if seat.seat == room.you)
            if own.state == "away" and rng.random() < 0.6:
                self.say(m.Back())
            if idle and rng.random() < 0.6:
                self.say(m.Ready(on=rng.random() < 0.9))
            if idle and rng.random() < 0.08:
                self._swap(room.you, rng.randint(1, len(room.seats)))
        if room.host == self.id and idle:
            self._host(room)
        if any(seat.next and seat.next.player == self.id for seat in room.seats) and rng.random() < 0.2:
            self.say(m.StandUp())
        if room.host == self.id and rng.random() < self.habit.meddles:
            ways: tuple[m.Removal, ...] = ("watch", "out", "ban")
            self.say(m.Kick(rng.randint(1, len(room.seats)), sure=True, how=rng.choice(ways)))
        if room.removed and rng.random() < 0.3:
            self.say(m.Restore(rng.choice(room.removed).player))
        if rng.random() < 0.1:
            self.say(
                m.Say(
                    phrase=rng.choice((*PHRASES, *REACTIONS, "", "moo")),
                    text=rng.choice(("", "hi <b>\n", "x" * 300)),
                    to=rng.choice((None, None, 1, 2, 10)),
                )
            )
        if rng.random() < self.habit.meddles * (4 if room.host == self.id or idle else 1):
            self._meddle(room)

    def _host(self, room: m.Room) -> None:
        for i, seat in enumerate(room.seats, 1):
            if seat.state == "open" and self.rng.random() < 0.3:
                self.say(m.AddBot(i, self.rng.choice(("gentle", "steady", "master", "genius"))))
        if self.rng.random() < 0.6:
            self.say(m.Start())

    def _meddle(self, room: m.Room) -> None:
        """Anything, whether it is theirs to do or not."""
        rng, seat = self.rng, self.rng.randint(1, 10)
        here = self.rng.randint(1, len(room.seats))
        settings = self.evening.some_settings()
        anything: list[Callable[[], m.Incoming]] = [
            lambda: m.Sit(seat),
            lambda: m.StandUp(),
            lambda: m.Kick(here, sure=rng.random() < 0.7),
            lambda: m.Kick(here, sure=True),
            lambda: m.HandOn(here),
            lambda: m.Change(settings, rng.choice((None, None, "", self.evening.password))),
            lambda: m.Change(msgspec.structs.replace(settings, seats=seat)),
            lambda: m.Mute(f"player{rng.randrange(8)}", on=rng.random() < 0.7),
            lambda: m.Explain(rng.choice(sorted(self.texts))),
            lambda: m.Explain(rng.choice(sorted(self.texts))),
            lambda: m.RemoveBot(seat),
            lambda: m.AddBot(here),
            m.Start,
            m.GoOn,
            m.Hint,
            m.Hint,
            m.Back,
            lambda: m.Ping(7),
            lambda: m.Share("ab" * 32),
            lambda: m.Pledge("ab" * 32),
            lambda: m.Join(room.table, "somebody else", watch=True),
        ]
        message = rng.choice(anything)()
        self.say(message)

    def _swap(self, own: str, number: int) -> None:
        self.swaps.add(number)
        self.say(m.Swap(number))
        other = next((p for p in self.evening.people if p.room and p.room.you == seat_name(number - 1)), None)
        if other is not None and self.rng.random() < 0.6:  # they have called across the table
            other.swaps.add(int(own[1:]))
            other.say(m.Swap(int(own[1:])))


class Visitor(Person):
    """Comes when a match sleeps, to see how it ends; says nothing, and touches nothing."""

    def __init__(self, evening: Evening) -> None:
        super().__init__(evening, 0, Habit("visitor", (0, 0)))
        self.id, self.name = "visitor", "visitor"
        self.came = 0

    def come(self) -> None:
        self.came = self.came or self.evening.now
        if not self.evening.shut:
            self.wire = self.evening.connect(self)
            self.say(m.Join(self.evening.table.code, self.name, self.evening.password, watch=True))

    def hear(self, wire: Wire, message: m.Outgoing) -> None:
        if wire is not self.wire or wire.cut:
            return
        gone = isinstance(message, m.Room) and message.phase in ("waiting", "results")
        stuck = not self.evening.wits and self.evening.now > self.came + 3_600_000  # bots that never cut
        if gone or stuck or isinstance(message, m.Gone):
            self.wire = None
            self.evening.disconnect(wire)

    def _come_back(self) -> None:
        self.evening.after(1_000, self.come)
