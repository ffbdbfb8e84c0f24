"""A table: people, seats, turns and clocks. Messages and time come in, effects go out; nothing else happens.

What is durable is in the ledger; the rest (who is connected, who has gone on, what a bot thinks) may be lost in a
crash without anybody noticing.
"""

from __future__ import annotations

from collections.abc import Iterable

from cardhouse.core.options import read_options
from cardhouse.table import chat, clock, copies, due, events, hosting, manners, notes, play, seating, shown
from cardhouse.table import messages as m
from cardhouse.table.effects import Advice, Append, Ask, Effect, Send, Spread
from cardhouse.table.guest import NOTHING_KNOWN, Guest, Ticket
from cardhouse.table.ledger import Ledger
from cardhouse.table.refusals import Refusal
from cardhouse.table.seat import HELP
from cardhouse.table.thinking import Thinking
from cardhouse.table.world import World

__all__ = ["Refusal", "Table", "World"]

# Above so many, those are forgotten that make no difference any more.
MOST_TAPS = 200
MOST_MUTED = 200


class Table(Ledger):
    def __init__(self, code: str, world: World) -> None:
        super().__init__(code, world)
        self.address = ""  # where it was opened from, if that was since the house opened
        self.guests: dict[int, Guest] = {}
        self.taps: dict[str, chat.Tap] = {}  # who has said how much lately
        self.crowd = chat.Tap(chat.CROWD_BURST, chat.CROWD_EVERY_MS)  # all who watch, together
        self.muted: dict[str, set[str]] = {}  # player → whom he does not hear
        self.swaps: dict[int, int] = {}  # seat → the seat it would like
        self.lost_at: dict[str, int] = {}  # players with a seat, and the host, while they have no connection
        self.empty_at: int | None = None
        self.shares_due = 0
        self.went_on: set[int] = set()
        self.thinking: dict[int, Thinking] = {}  # seat → the bot that plays there
        self.words: dict[int, tuple[int, str]] = {}  # seat of a bot → when it will say which phrase
        self.courtesies: set[tuple[int, str]] = set()  # match and phrase that a bot has said or left unsaid
        self.hints: dict[int, m.Hinted] = {}  # seat → the last one
        self.asked: dict[int, tuple[int, int]] = {}  # seat → match and decision that the coach thinks about for it
        self.hint_taps: dict[int, chat.Tap] = {}  # seat → how many hints it has asked for lately
        self.elsewhere: dict[str, list[tuple[str, str]]] = {}  # another house that has this table → player, name
        self.led = True  # the last line is ours, so we go first with what happens by itself,
        self.behind = 0  # and otherwise so much later
        self.blind = False  # nobody can tell who is in other houses
        self._effects: list[Effect] = []
        self._room_due = False
        self._people_told: list[tuple[str, str]] = []

    # -- in

    def open(self, settings: m.Settings, host: str, password: str, now: int) -> list[Effect]:
        """A new table, its password hashed. Raises Refusal for settings that cannot be."""
        self.check(settings)
        self.keep(events.Opened(now, settings, host, password))
        self.empty_at = self.lost_at[host] = now
        return self._out()

    def wake(self, now: int) -> list[Effect]:
        """The house is open again; nobody is connected yet."""
        if self.closed:
            return []
        self.lost_at = dict.fromkeys(self.keepers, now)
        self.empty_at = now
        if not self.idle and self.asleep is None:
            self.keep(events.Woken(now))
        self._settle(now)
        return self._out()

    def hold(self, now: int) -> list[Effect]:
        """Read while other houses may have it too: nothing is begun that they may have begun."""
        copies.hold(self, now)
        self._pace_bots(now)
        return self._out()

    def take_over(self, old: Table, now: int) -> list[Effect]:
        """From a copy that has gone a way of its own."""
        copies.take_over(self, old, now)
        self._pace_bots(now)
        return self._out()

    def follow(self, lines: Iterable[str], now: int) -> list[Effect]:
        """What another house has kept is told here."""
        copies.follow(self, lines, now)
        self._pace_bots(now)
        return self._out()

    def heard(self, house: str, note: notes.AnyNote, now: int) -> list[Effect]:
        """What another house says of this table."""
        copies.heard(self, house, note, now)
        return self._out()

    def fell(self, house: str, now: int) -> list[Effect]:
        """Another house does not answer any more."""
        if house in self.elsewhere:
            copies.gone(self, house, now)
        return self._out()

    def sees(self, others: bool, now: int) -> list[Effect]:
        """Whether anybody can tell who is in other houses; whom we miss may be there, and has time to be told of."""
        if others and self.blind:
            self.lost_at = dict.fromkeys(self.lost_at, now)
            self.empty_at = None if self.empty_at is None else now
        self.blind = not others
        return []

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
            elif conn not in self.guests:
                raise Refusal("not_joined")
            else:
                self._do(self.guests[conn], message, now)
        except Refusal as refusal:
            assert not any(isinstance(effect, Append) for effect in self._effects), "refused, then nothing is kept"
            self._effects.clear()
            kind = type(message).__struct_config__.tag
            self.send([conn], m.Refused(str(kind), refusal.code, refusal.params, refusal.text))
            if isinstance(message, m.Move) and conn in self.guests:
                self.show([self.guests[conn]], now, fresh=False)
        else:
            self._settle(now)
        return self._out()

    def _do(self, guest: Guest, message: m.Incoming, now: int) -> None:
        match message:
            case m.Move():
                play.move(self, guest, message, now)
            case m.Explain(move):
                play.explain(self, guest, move)
            case m.Share(share):
                play.share(self, guest, share, now)
            case m.Hint():
                play.hint(self, guest, now)
            case m.GoOn():
                play.go_on(self, guest, now)
            case m.Back():
                seating.back(self, guest, now)
            case m.Say(phrase, text):
                self._say(guest, phrase, text, now)
            case m.Mute(player, on):
                self._mute(guest, player, on)
            case m.Ping(t):
                self.send([guest.conn], m.Pong(t))
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
            case m.AddBot() | m.RemoveBot() | m.Start() | m.Change() | m.Kick() | m.HandOn():
                hosting.do(self, guest, message, now)
            case m.Hello() | m.Join():
                raise AssertionError("done before a message comes here")

    def disconnect(self, conn: int, now: int) -> list[Effect]:
        """The socket is gone; the seat stays."""
        guest = self.guests.pop(conn, None)
        if guest is not None:
            here = self.here
            if self.keeps(guest.player) and guest.player not in here:
                self.lost_at[guest.player] = now
            if not here:
                self.empty_at = now
            self.room()
            self._settle(now)
        return self._out()

    def answer(self, ask: Ask, move: str | None, now: int) -> list[Effect]:
        """What a bot has chosen, if it has. Too late: as if it had never been asked."""
        if not self.wants(ask):
            return []
        play.answered(self, ask.seat, move)
        return self.tick(now)

    def wants(self, ask: Ask) -> bool:
        """Whether the answer of this bot still counts."""
        thinking = self.thinking.get(ask.seat)
        return thinking is not None and thinking.lines == ask.lines and self._still_open(ask)

    def wants_advice(self, ask: Ask) -> bool:
        """Whether somebody who has this seat is there to be told."""
        player = self.seats[ask.seat].player if ask.seat < len(self.seats) else None
        return player is not None and bool(self.connections(player)) and self._still_open(ask)

    def advice(self, ask: Ask, advice: Advice | None, now: int) -> list[Effect]:
        """A hint, if it is still worth something; None if the coach had no time."""
        if (asked := self.asked.get(ask.seat)) is not None and asked == (ask.match, ask.nth):
            del self.asked[ask.seat]
        if self.wants_advice(ask):
            play.advise(self, ask, advice, now)
        return self._out()

    def _still_open(self, ask: Ask) -> bool:
        match = None if self.closed else self.match
        return match is not None and not match.over and match.number == ask.match and match.done[ask.seat] == ask.nth

    def bot_name(self, level: str) -> str:
        taken = {place.name for place in self.seats}
        return self.world.newcomer(level, taken, self.world.dice.random())

    def stand_in(self) -> str:
        """The name of the bot that goes on for somebody who leaves during a match."""
        return "" if self.idle else self.bot_name(HELP)

    def close(self, now: int) -> list[Effect]:
        """The operator ends it, whatever is going on."""
        if not self.closed:
            due.close(self, now)
        return self._out()

    def drain(self, within_ms: int) -> list[Effect]:
        """The house closes for a moment."""
        self.send(list(self.guests), m.Drain(within_ms))
        return self._out()

    # -- time

    @property
    def deadline(self) -> int | None:
        """When `tick` has something to do."""
        first = min((at for at, _ in due.dues(self)), default=None)
        return first if first is None or self.led else first + self.behind

    def tick(self, now: int) -> list[Effect]:
        """Whatever is due by now. A table never sticks."""
        for _ in range(1000):
            by = now if self.led else now - self.behind
            first = min(due.dues(self), key=due.when, default=None)  # what was due earlier happens earlier
            if first is None or first[0] > by:
                break
            first[1](now)
            self._settle(now)
        return self._out()

    def _settle(self, now: int) -> None:
        """After anything: a host, deals that are due, and a human pace for the bots that owe a decision."""
        if self.closed or self.asleep is not None:
            return
        if self.host is None and (player := hosting.successor(self)) is not None:
            self.keep(events.HostIs(now, player))
            self.room()
        match = self.match
        if match is None or match.over or not match.seed:
            return
        play.deal(self, now)
        self._pace_bots(now)

    def _pace_bots(self, now: int) -> None:
        match = self.match
        if match is None or match.over or not match.seed or self.asleep is not None:
            return
        for seat in match.waiting_for():
            if self.seats[seat].helper is None:
                continue
            thinking = self.thinking.get(seat)
            if thinking is None:  # slightly random, never dependent on the hand
                wait = max(0, match.asked_at[seat] - now) + clock.BOT_PACE_MS
                wait += int(self.world.dice.random() * clock.BOT_SWAY_MS)
                plays_at = now + int(wait * self.world.bot_pace)
                self.thinking[seat] = Thinking(match.done[seat], now, plays_at)
            elif thinking.lines not in (None, len(match.lines)):
                thinking.begin_again(now)

    # -- chat

    def _say(self, guest: Guest, phrase: str, text: str, now: int) -> None:
        said = chat.checked(phrase, text, self.settings.free_chat)
        if isinstance(said, str):
            raise Refusal(said)
        seat = self.seat_of(guest.player)
        self._may_say(guest.player, seat is None, now)
        name = self.told_apart(guest.player, guest.name) if seat is None else self.seats[seat].name
        self.tell_aloud(m.Heard(guest.player, name, shown.name_of(seat), *said, seat is None))
        if seat is not None:
            manners.greeted(self, phrase, now)

    def _may_say(self, player: str, watches: bool, now: int) -> None:
        """Everybody has a tap of their own, and all who watch share one: a crowd is not louder than the table."""
        if len(self.taps) > MOST_TAPS:
            self.taps = {of: tap for of, tap in self.taps.items() if not tap.full(now)}
        if not self.taps.setdefault(player, chat.Tap()).take(now) or (watches and not self.crowd.take(now)):
            raise Refusal("too_much_chat")

    def tell_aloud(self, heard: m.Heard) -> None:
        self.send(copies.hearers(self, heard), heard)
        self.spread(notes.Said(heard))

    def _mute(self, guest: Guest, player: str, on: bool) -> None:
        if self.seat_of(player) is None and player not in self.here:
            raise Refusal("no_such_player")
        if not on:
            self.muted.get(guest.player, set()).discard(player)
            return
        if len(self.muted) > MOST_MUTED:
            self.muted = {of: whom for of, whom in self.muted.items() if self.knows(of)}
        muted = self.muted.setdefault(guest.player, set())
        if len(muted) > MOST_MUTED:
            muted.intersection_update([whom for whom in muted if self.knows(whom)])
        muted.add(player)

    # -- out

    def keep(self, event: events.AnyEvent) -> None:
        """Keep, then do; what is told comes later in the list."""
        self._effects.append(Append(events.write(event)))
        public = self.public_n
        self.apply(event)
        self.led = self.led or self.public_n > public  # who goes first is seen in time: silent lines change nothing
        self.notice(event)

    def notice(self, event: events.AnyEvent) -> None:
        """What a kept event means for what is of this moment."""
        if isinstance(event, events.Moved):  # most of them are
            self.thinking.pop(event.seat, None)
            return
        match event:
            case events.Asleep():
                self.playing.hear_no_more()
                self.thinking.clear()
                self.words.clear()
            case events.Woken(at):
                self._begin_again(at)
            case events.Away(_, seat) | events.Back(_, seat):
                self.thinking.pop(seat, None)
            case events.Dealt():
                self.thinking.clear()
                self.hints.clear()
            case events.Lifted() | events.WentOn():
                self.thinking.clear()
            case events.Seated(_, seat) | events.Unseated(_, seat) | events.BotSeated(_, seat):
                self.lost_at = {
                    of: at for of, at in self.lost_at.items() if of == self.host or self.seat_of(of) is not None
                }
                self.thinking.pop(seat, None)
                self.swaps.clear()
            case events.Swapped() | events.Changed() | events.Started():
                self.swaps.clear()
                self.thinking.clear()
            case _:
                pass

    def _begin_again(self, now: int) -> None:
        """Whoever is missed has time to come, as if they had been there until now."""
        self.thinking.clear()
        self.lost_at = dict.fromkeys(self.lost_at, now)
        self.empty_at = None if self.empty_at is None else now
        self.shares_due = now + clock.SHARES_MS

    def effect(self, effect: Effect) -> None:
        self._effects.append(effect)

    def send(self, to: list[int], message: m.Outgoing) -> None:
        if to:
            self._effects.append(Send(to, message))

    def spread(self, note: notes.AnyNote) -> None:
        """To the other houses that have this table, if there are any."""
        if self.elsewhere:
            self._effects.append(Spread(note))

    def room(self) -> None:
        """Who is here, to everybody; each hears which seat is his. Sent once, at the end of the effects."""
        self._room_due = True

    def show(self, guests: Iterable[Guest], now: int, fresh: bool = True) -> None:
        """The table as each may see it, with the news if they are fresh; all spectators share one."""
        for conns, view in shown.views(self, guests, now, fresh):
            self.send(conns, view)

    def tell_all(self, guests: list[Guest], now: int) -> None:
        """The match as it is, to those who come."""
        if self.match is not None:
            if not self.match.seed:  # who was told already gives the same share again
                play.promise(self, guests, now)
            self.show(guests, now, fresh=False)

    def tell_again(self, guest: Guest, now: int) -> None:
        """Somebody asks for what is so already: a repeat is answered, and the others hear nothing of it."""
        room = next(room for conn, room in shown.rooms(self) if conn == guest.conn)
        self.send([guest.conn], room)
        self.tell_all([guest], now)

    def _out(self) -> list[Effect]:
        if self._room_due and not self.closed:
            self._effects += (Send([conn], room) for conn, room in shown.rooms(self))
            if self.elsewhere and self._people_told != (people := self.people):
                self._people_told = people
                self._effects.append(Spread(notes.Here(people)))
        self._room_due = False
        out, self._effects = self._effects, []
        return out

    # -- who is where

    @property
    def people(self) -> list[tuple[str, str]]:
        """Who is connected to it with us."""
        return [(guest.player, guest.name) for guest in self.guests.values()]

    @property
    def here(self) -> set[str]:
        """Who is connected to it, wherever."""
        here = {guest.player for guest in self.guests.values()}
        for people in self.elsewhere.values():
            here.update(player for player, _ in people)
        return here

    def connections(self, player: str) -> list[int]:
        return [conn for conn, guest in self.guests.items() if guest.player == player]

    def knows(self, player: str) -> bool:
        """Somebody who is here, or is expected back."""
        return player == self.host or self.seat_of(player) is not None or player in self.here

    def own_seat(self, guest: Guest) -> int:
        seat = self.seat_of(guest.player)
        if seat is None:
            raise Refusal("not_seated")
        return seat

    def numbered(self, number: int) -> int:
        """The seat of this number: p1 is 1."""
        if number > len(self.seats):
            raise Refusal("no_such_seat")
        return number - 1

    def must_be_idle(self) -> None:
        if not self.idle:
            raise Refusal("while_playing")

    def check(self, settings: m.Settings) -> None:
        """Raises Refusal for settings that cannot be played."""
        game = self.world.games.get(settings.game)
        if game is None:
            raise Refusal("bad_settings", error=f"there is no game {settings.game}")
        if not clock.can_be(settings):
            raise Refusal("bad_clock", least=clock.TURN_S[0], most=clock.TURN_S[-1], bank=clock.BANK_S[-1])
        try:
            game.start(settings.seats, read_options(game.options, settings.options))
        except ValueError as error:
            raise Refusal("bad_settings", error=str(error)) from None
