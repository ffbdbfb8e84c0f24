"""A table: people, seats, turns and clocks around a game. It has no clock, no dice and no network of its own.

Theory of operation
-------------------

What comes in. A message of a connection (`receive`), a connection that is gone (`disconnect`), what a bot or the coach
has thought (`answer`, `advice`), what other houses say (`follow`, `told`, `fell`), and time (`tick`). Every call brings
the time with it. Two calls never run at once.

What goes out. Every call returns effects (effects.py), and their order is the contract: *keep, then tell*. `Append` is
a line for the log. What stands behind it may be done only when that line is durable, so that nobody is ever told of
something that a crash could undo. A refusal keeps nothing and changes nothing.

What is durable. `Ledger` is the fold of the lines (events.py), and only `Ledger.apply` changes it. A table that is
read again from its log is the same table. Lines of a match are lines of its record, so the log of a match can be
replayed and verified by anybody.

What is not. Five small objects hold what is of this moment, each with its rules:

    Presence   who is here, with us or in another house, and who is missed since when
    Pacing     who goes first with what happens by itself, and how long bots think
    Talk       what was said, who hears it, and what bots will say
    Wishes     another seat, the next deal, a hint: what people have asked for
    Callers    who stands at the door, and would like to be let in

A crash loses them, and nobody notices more than a moment. `moment.notice` says what a kept event means for them.

How a move goes. `play.move` looks its text up among the legal moves (`Match.find`). What was found is kept as `Moved`
and carried to `Match.move`, which makes it and starts the clocks of those who are asked now. Then everybody is shown
the table as they may see it (sight.py). `_settle` deals if the deck has to act, and gives bots their time.

The veil. After some deals somebody may be asked in secret. Until the time for it is over, everybody sees the table as
if nobody were asked (`Match.veil`). Lines behind the veil, and questions to the coach, are *silent*: they do not count
in `public_n`, move no clock that others see, and do not change who goes first.

Time. timers.py lists all that will happen by itself, with its time. `deadline` is the first of them. The house calls
`tick` then, and `tick` does whatever is due. There is no other timer, and a table never sticks: for everybody who
could be waited for there is a time at which somebody else goes on.

Several houses. Each may have a copy of the table in its memory and show it to its own guests (copies.py). The log
takes every line once: whoever comes second with a line reads the table again (`take_over`) and judges anew what it
was asked for. Whoever kept the last public line goes first with what happens by itself; the others wait a bit longer.

Where things are: seating.py (come, sit, go), hosting.py (what the host can do), play.py (shares, deals, moves, hints),
chat.py and manners.py (words of people and bots), voice.py (what goes out). They are friends of the table: functions
that take it as their first argument.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cardhouse.table import (
    chat,
    copies,
    demands,
    events,
    gossip,
    helping,
    hosting,
    knocking,
    manners,
    play,
    resting,
    seating,
    time_control,
    timers,
)
from cardhouse.table import messages as m
from cardhouse.table.effects import Advice, Ask, Effect
from cardhouse.table.guest import NOTHING_KNOWN, Guest, Ticket
from cardhouse.table.ports import World
from cardhouse.table.refusals import Refusal
from cardhouse.table.voice import Voice

__all__ = ["Refusal", "Table", "World"]


class Table(Voice):
    """What comes in."""

    def open(
        self,
        settings: m.Settings,
        host: str,
        password: str,
        now: int,
        link: str = "",
        beginning: events.Beginning | None = None,
    ) -> list[Effect]:
        """A new table, its password hashed. Raises Refusal for settings that cannot be."""
        demands.check(settings, self.world)
        self.keep(events.Opened(now, settings, host, password, link, beginning))
        if beginning is not None:
            hosting.seat_bots(self, beginning, now)
        self.presence.expect([host], now)
        return self.out()

    def wake(self, now: int) -> list[Effect]:
        """The house is open again; nobody is connected yet."""
        if self.closed:
            return []
        self.presence.expect(self.keepers, now)
        overdue = time_control.over_days(self.settings) and (self.deadline or now) < now
        if not self.idle and (self.asleep is None or overdue):
            self.keep(events.Woken(now, down=True))
        self._settle(now)
        return self.out()

    def catch_up(self, most: int) -> bool:
        """After a restart: the bots that will be asked soon hear what they have missed, this many lines at a time."""
        soon = self.asleep is None and not self.idle and any(place.helper for place in self.seats)
        return soon and self.playing.hearing.catch_up(most)

    def recall(self, now: int) -> list[Effect]:
        """Read by a house that is open, and alone: nobody was waited for meanwhile, and nobody is here yet."""
        self.presence.expect(self.keepers, now)
        self._pace_bots(now)
        return self.out()

    def hold(self, now: int) -> list[Effect]:
        """Read while other houses may have it too: nothing is begun that they may have begun."""
        copies.hold(self, now)
        self._pace_bots(now)
        return self.out()

    def take_over(self, old: Table, guests: Mapping[int, Guest], now: int) -> list[Effect]:
        """From a copy that has gone a way of its own, with these of the guests it had before it did."""
        copies.take_over(self, old, guests, now)
        self._pace_bots(now)
        return self.out()

    def follow(self, lines: Iterable[str], now: int) -> list[Effect]:
        """What another house has kept is told here."""
        copies.follow(self, lines, now)
        self._pace_bots(now)
        return self.out()

    def told(self, house: str, note: gossip.AnyNote, now: int) -> list[Effect]:
        """What another house says of this table."""
        copies.told(self, house, note, now)
        return self.out()

    def fell(self, house: str, now: int) -> list[Effect]:
        """Another house does not answer any more."""
        if house in self.presence.elsewhere:
            copies.gone(self, house, now)
        return self.out()

    def sees(self, others: bool, now: int) -> list[Effect]:
        """Whether anybody can tell who is in other houses."""
        self.presence.sees(others, now)
        return []

    def lead(self) -> None:
        """We go first with what happens by itself: somebody has to, and we have said that we do."""
        self.pacing.lead()

    def receive(
        self, conn: int, player: str, message: m.Incoming, now: int, ticket: Ticket = NOTHING_KNOWN
    ) -> list[Effect]:
        """One message of one connection, a password in it hashed (`seat.sealed`).

        Whatever is wrong with it is answered, and nothing changes then.
        """
        try:
            if self.closed:
                raise Refusal("no_table")
            if isinstance(message, m.Join):
                seating.join(self, conn, player, message, now, ticket)
            elif isinstance(message, m.Knock):
                knocking.knock(self, conn, player, message, now)
            elif (guest := self.presence.guests.get(conn)) is None:
                raise Refusal("not_joined")
            else:
                self._do(guest, message, now)
        except Refusal as refusal:
            self.take_back()
            kind = type(message).__struct_config__.tag
            self.send([conn], m.Refused(str(kind), refusal.code, refusal.params, refusal.text))
            if isinstance(message, m.Move) and conn in self.presence.guests:
                self.show([self.presence.guests[conn]], now, fresh=False)
        else:
            self._settle(now)
        return self.out()

    def _do(self, guest: Guest, message: m.Incoming, now: int) -> None:
        match message:
            case m.Move():
                play.move(self, guest, message, now)
            case m.Explain(move):
                play.explain(self, guest, move)
            case m.Pledge(pledge):
                play.pledge(self, guest, pledge, now)
            case m.Share(share):
                play.share(self, guest, share, now)
            case m.Hint():
                play.hint(self, guest, now)
            case m.GoOn():
                play.go_on(self, guest, now)
            case m.Pause(on):
                resting.pause(self, guest, on, now)
            case m.Holiday(until):
                resting.holiday(self, guest, until, now)
            case m.Ease(number, helps, on):
                helping.ease(self, guest, number, helps, on, now)
            case m.Beside(player, on):
                helping.beside(self, guest, player, on, now)
            case m.Point(pile, at):
                helping.point(self, guest, pile, at, now)
            case m.Back():
                seating.back(self, guest, now)
            case m.Say(phrase, text, to):
                chat.say(self, guest, phrase, text, now, to)
                manners.greeted(self, guest, phrase, now)
            case m.Mute(player, on):
                chat.mute(self, guest, player, on)
            case m.Ping(t):
                self.send([guest.conn], m.Pong(t))
            case m.Admit(player, on):
                knocking.admit(self, guest, player, on, now)
            case m.Leave():
                seating.leave(self, guest, now)
            case m.Sit(number):
                seating.sit(self, guest, number, now)
            case m.StandUp():
                seating.stand(self, guest, now)
            case m.Swap(number):
                seating.swap(self, guest, number, now)
            case m.Ready(on):
                seating.ready(self, guest, on, now)
            case m.AddBot() | m.RemoveBot() | m.Start() | m.Change() | m.Kick() | m.Restore() | m.HandOn() | m.Close():
                hosting.do(self, guest, message, now)
            case m.Hello() | m.Join() | m.Knock():
                raise AssertionError("done before a message comes here")

    def disconnect(self, conn: int, now: int) -> list[Effect]:
        """The socket is gone; the seat stays."""
        knocking.hung_up(self, conn)
        if self.presence.hang_up(conn, self.keeps, now):
            self.room()
            self._settle(now)
        return self.out()

    def answer(self, ask: Ask, move: str | None, now: int) -> list[Effect]:
        """What a bot has chosen, if it has. Too late: as if it had never been asked."""
        if not self.wants(ask):
            return []
        play.answered(self, ask.seat, move)
        return self.tick(now)

    def wants(self, ask: Ask) -> bool:
        """Whether the answer of this bot still counts."""
        return self.pacing.awaits(ask.seat, ask.lines) and play.still_open(self, ask)

    def wants_advice(self, ask: Ask) -> bool:
        """Whether somebody who has this seat is there to be told."""
        player = self.seats[ask.seat].player if ask.seat < len(self.seats) else None
        return player is not None and bool(self.presence.connections(player)) and play.still_open(self, ask)

    def advice(self, ask: Ask, advice: Advice | None, now: int) -> list[Effect]:
        """A hint, if it is still worth something; None if the coach had no time."""
        self.wishes.coach_answered(ask.seat, (ask.match, ask.nth))
        if self.wants_advice(ask):
            play.advise(self, ask, advice, now)
        return self.out()

    def close(self, now: int) -> list[Effect]:
        """The operator ends it, whatever is going on."""
        if not self.closed:
            timers.close(self, now)
        return self.out()

    def drain(self, within_ms: int) -> list[Effect]:
        """The house closes for a moment."""
        self.send(list(self.presence.guests), m.Drain(within_ms))
        return self.out()

    # -- time

    @property
    def deadline(self) -> int | None:
        """When `tick` has something to do."""
        return self.pacing.rings_at(min((at for at, _ in timers.dues(self)), default=None))

    def tick(self, now: int) -> list[Effect]:
        """Whatever is due by now. A table never sticks."""
        for _ in range(1000):
            first = min(timers.dues(self), key=timers.when, default=None)  # what was due earlier happens earlier
            if first is None or not self.pacing.is_due(first[0], now):
                break
            first[1](now)
            self._settle(now)
        return self.out()

    def _settle(self, now: int) -> None:
        """After anything: a host, deals that are due, and a human pace for the bots that owe a decision."""
        if self.closed or self.asleep is not None:
            return
        if self.host is None and (player := hosting.successor(self)) is not None:
            self.keep(events.HostIs(now, player))
            self.room()
        if self.support.easing:
            helping.settle(self, now)
        match = self.match
        if match is None or match.over or not match.seed:
            return
        play.deal(self, now)
        self._pace_bots(now)

    def _pace_bots(self, now: int) -> None:
        match = self.match
        if match is None or match.over or not match.seed or self.asleep is not None or match.rest.paused is not None:
            return
        self.pacing.pace(match, self.seats, self.world, now)
