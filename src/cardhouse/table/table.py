"""A table: people, seats, turns and clocks. Messages and time come in, effects go out; nothing else happens.

Durable state changes in `_apply` only, by an event that is kept first; the rest (who is connected, who has gone on,
when a bot is due) may be lost in a crash without anybody noticing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from cardhouse.core import kernel
from cardhouse.core.game import Game
from cardhouse.core.options import read_options
from cardhouse.core.position import SPECTATOR, Rng, seat_name
from cardhouse.table import chat, clock, events, refusals
from cardhouse.table import messages as m
from cardhouse.table.effects import Append, Ask, Effect, Finished, Send, Shut
from cardhouse.table.match import Match
from cardhouse.table.names import tidy
from cardhouse.table.seat import Seat, fits, hashed


class Guest:
    """A connection to this table."""

    __slots__ = ("conn", "muted", "name", "player", "tap")

    def __init__(self, conn: int, player: str, name: str) -> None:
        self.conn, self.player, self.name = conn, player, name
        self.muted: set[str] = set()
        self.tap = chat.Tap()


class World:
    """What a table needs from outside: the games, the bots' names, secrets, and dice for delays."""

    def __init__(
        self, games: Mapping[str, Game], levels: Iterable[str], secret: Callable[[], bytes], dice: Rng
    ) -> None:
        self.games, self.levels, self.secret, self.dice = games, tuple(levels), secret, dice


class Refusal(Exception):
    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code)
        self.code, self.params = code, params


class Table:
    def __init__(self, code: str, world: World) -> None:
        self.code, self.world = code, world
        # durable
        self.n = 0  # lines kept
        self.settings = m.Settings(game="", seats=1)
        self.password = ""
        self.host: str | None = None
        self.seats: list[Seat] = []
        self.banned: set[str] = set()
        self.matches = 0
        self.match: Match | None = None
        self.wins: dict[str, int] = {}
        self.closed = False
        self.touched = 0  # the time of the last line
        # of this moment
        self.guests: dict[int, Guest] = {}
        self.swaps: dict[int, int] = {}  # seat → the seat it would like
        self.lost_at: dict[str, int] = {}  # players with a seat and no connection
        self.empty_at: int | None = None
        self.shares_due = 0
        self.went_on: set[int] = set()
        self.bot_due: dict[int, int] = {}  # seat → when it is asked, or, once asked, when it loses its say
        self.asked: set[tuple[int, int]] = set()  # (seat, nth) that a bot is thinking about
        self._effects: list[Effect] = []

    # -- the fold

    def fold(self, lines: Iterable[str]) -> Table:
        """From its lines, after a restart. Call `wake` then."""
        for line in lines:
            self._apply(events.read(line))
        self._effects.clear()
        return self

    def wake(self, now: int) -> list[Effect]:
        """The house is open again; nobody is connected yet."""
        for seat in self.seats:
            if seat.player is not None:
                self.lost_at[seat.player] = now
        self.empty_at = now
        self.shares_due = now + clock.SHARES_MS
        if self.match is not None and not self.match.over:
            self._keep(events.Woken(now))
        self._settle(now)
        return self._out()

    def _keep(self, event: events.AnyEvent) -> None:
        """Keep, then do; what is told comes later in the list."""
        self._effects.append(Append(events.write(event)))
        self._apply(event)

    def _apply(self, event: events.AnyEvent) -> None:
        """The only place where what is durable changes."""
        self.n += 1
        self.touched = event.at
        match event:
            case events.Opened(_, settings, host, password):
                self.host, self.password = host, password
                self._set_up(settings)
            case events.Changed(_, settings, password):
                self.password = password
                self._set_up(settings)
            case events.Seated(_, seat, player, name):
                for old in self.seats:
                    if old.player == player:
                        old.clear()
                self.seats[seat].take(player, name)
            case events.Unseated(_, seat, banned):
                if banned and (player_id := self.seats[seat].player):
                    self.banned.add(player_id)
                if self.match is not None and not self.match.over:
                    self.seats[seat].give_to_bot("mild")
                else:
                    self.seats[seat].clear()
            case events.BotSeated(_, seat, level):
                self.seats[seat].give_to_bot(level)
            case events.WasReady(_, seat, on):
                self.seats[seat].ready = on
            case events.Swapped(_, a, b):
                self.seats[a], self.seats[b] = self.seats[b], self.seats[a]
            case events.HostIs(_, player_or_none):
                self.host = player_or_none
            case events.Started(at, secret):
                self.matches += 1
                self.match = Match(self.matches, self.world.games[self.settings.game], self.settings, secret, at)
                for place in self.seats:
                    place.ready = place.player is None
            case events.Shared(_, seat, share):
                self._playing().shares[seat] = bytes.fromhex(share)
            case events.SharesClosed():
                self._playing().close_shares()
            case events.Dealt(at, deal):
                self._playing().deal(deal, at)
                self.bot_due.clear()
            case events.Moved(at, seat, move, by):
                self._playing().move(seat, move, at, by)
                self.bot_due.pop(seat, None)
                self._count_win()
            case events.WentOn(at):
                self._playing().end_pause(at)
            case events.Away(_, seat):
                self.seats[seat].away = True
            case events.Back(_, seat):
                self.seats[seat].away = False
                self._playing().strikes[seat] = 0
            case events.Woken(at):
                self._playing().wake(at)
            case events.Closed():
                self.closed = True

    def _set_up(self, settings: m.Settings) -> None:
        """New settings keep the people, as far as there are seats."""
        self.settings = settings
        self.seats = [*self.seats, *(Seat() for _ in range(settings.seats - len(self.seats)))][: settings.seats]

    def _count_win(self) -> None:
        result = self._playing().position.result
        for seat in result.ranking[0] if result is not None else ():
            player = self.seats[seat].player
            if player is not None:
                self.wins[player] = self.wins.get(player, 0) + 1

    def _playing(self) -> Match:
        assert self.match is not None
        return self.match

    # -- in

    def open(self, settings: m.Settings, host: str, password: str, now: int) -> list[Effect]:
        """A new table. Raises Refusal for settings that cannot be."""
        self._check_settings(settings)
        self._keep(events.Opened(now, settings, host, hashed(password, self.code)))
        self.empty_at = now
        return self._out()

    def receive(self, conn: int, player: str, message: m.Incoming, now: int) -> list[Effect]:
        """One message of one connection. Whatever is wrong with it is answered, and nothing changes then."""
        try:
            if isinstance(message, m.Join):
                self._join(conn, player, message, now)
            elif conn not in self.guests:
                raise Refusal("not_joined")
            else:
                self._do(self.guests[conn], message, now)
        except Refusal as refusal:
            self._effects.clear()
            said = refusals.sentence(refusal.code, refusal.params)
            kind = type(message).__struct_config__.tag
            self._send([conn], m.Refused(str(kind), refusal.code, refusal.params, said))
            if isinstance(message, m.Move) and conn in self.guests:
                self._show([self.guests[conn]], now)
        else:
            self._settle(now)
        return self._out()

    def _do(self, guest: Guest, message: m.Incoming, now: int) -> None:
        match message:
            case m.Move(nth, move):
                self._move(guest, nth, move, now)
            case m.Explain(move):
                self._explain(guest, move)
            case m.Share(share):
                self._share(guest, share, now)
            case m.GoOn():
                self._go_on(guest, now)
            case m.Back():
                self._back(guest, now)
            case m.Say(phrase, text):
                self._say(guest, phrase, text, now)
            case m.Mute(player, on):
                (guest.muted.add if on else guest.muted.discard)(player)
            case m.Ping(t):
                self._send([guest.conn], m.Pong(t))
            case m.Leave():
                self._leave(guest, now)
            case m.Sit(number):
                self._sit(guest, number, now)
            case m.StandUp():
                self._keep(events.Unseated(now, self._own_seat(guest, idle=True)))
                self._room()
            case m.Swap(number):
                self._swap(guest, number, now)
            case m.Ready(on):
                self._ready(guest, on, now)
            case m.AddBot() | m.RemoveBot() | m.Start() | m.Change() | m.Kick() | m.HandOn():
                self._as_host(guest, message, now)
            case m.Hello() | m.Join():
                raise AssertionError("done before a message comes here")

    def disconnect(self, conn: int, now: int) -> list[Effect]:
        """The socket is gone; the seat stays."""
        guest = self.guests.pop(conn, None)
        if guest is not None:
            if self.seat_of(guest.player) is not None and not self._connections(guest.player):
                self.lost_at[guest.player] = now
            if not self.guests:
                self.empty_at = now
            self._room()
            self._settle(now)
        return self._out()

    def answer(self, seat: int, nth: int, move: str, now: int) -> list[Effect]:
        """What a bot has chosen. Too late, or not legal: as if it had not answered."""
        match = self.match
        if match is not None and not match.over and (seat, nth) in self.asked and match.done[seat] == nth:
            if self.seats[seat].helper is not None and kernel.find(match.position, seat, move) is not None:
                self._moved(seat, move, "bot", now)
            self._settle(now)
        self.asked.discard((seat, nth))
        return self._out()

    def drain(self, within_ms: int) -> list[Effect]:
        """The house closes for a moment."""
        self._send(list(self.guests), m.Drain(within_ms))
        return self._out()

    # -- time

    @property
    def deadline(self) -> int | None:
        """When `tick` has something to do."""
        due = [at for at, _ in self._dues()]
        return min(due) if due else None

    def tick(self, now: int) -> list[Effect]:
        """Whatever is due by now. A table never sticks."""
        for _ in range(1000):
            due = [do for at, do in self._dues() if at <= now]
            if not due:
                break
            due[0](now)
            self._settle(now)
        return self._out()

    def _dues(self) -> list[tuple[int, Callable[[int], None]]]:
        """Everything that happens by itself, and when."""
        if self.closed:
            return []
        dues: list[tuple[int, Callable[[int], None]]] = []
        match = self.match
        if match is not None and not match.over:
            if not match.seed:
                dues.append((self.shares_due, self._close_shares))
            elif match.deck_to_act:
                dues.append((match.pause_until, self._deal))
            for seat in match.waiting_for():
                dues += self._dues_of(match, seat)
        host_lost = self.lost_at.get(self.host) if self.host else None
        if host_lost is not None and self._next_host() is not None:
            dues.append((host_lost + clock.HOST_GRACE_MS, self._hand_on))
        if self.empty_at is not None and not (match is not None and not match.over):
            dues.append((self.empty_at + clock.EMPTY_MS, self._close))
        return dues

    def _dues_of(self, match: Match, seat: int) -> list[tuple[int, Callable[[int], None]]]:
        place = self.seats[seat]
        if place.helper is not None:
            at = self.bot_due.get(seat, match.pause_until)
            if (seat, match.done[seat]) in self.asked:
                return [(at, lambda now: self._default(seat, now))]
            return [(at, lambda now: self._ask(seat, now))]
        dues: list[tuple[int, Callable[[int], None]]] = []
        deadline = match.deadline(seat)
        if deadline is not None:
            dues.append((deadline, lambda now: self._default(seat, now)))
        lost = self.lost_at.get(place.player or "")
        if lost is not None:
            at = max(lost + clock.TURN_GRACE_MS, match.asked_at[seat])
            dues.append((at, lambda now: self._away(seat, now)))
        return dues

    # -- joining and leaving

    def _join(self, conn: int, player: str, message: m.Join, now: int) -> None:
        if self.closed:
            raise Refusal("no_table")
        seat = self.seat_of(player)
        if player in self.banned:
            raise Refusal("banned")
        if seat is None and player != self.host and not fits(message.password, self.code, self.password):
            raise Refusal("wrong_password")
        name = tidy(message.name) or (self.seats[seat].name if seat is not None else "")
        if not name:
            raise Refusal("no_name")
        self._replace(conn, player)
        guest = self.guests[conn] = Guest(conn, player, name)
        self.lost_at.pop(player, None)
        self.empty_at = None
        free = [i for i, place in enumerate(self.seats) if place.state == "open"]
        if seat is None and free and not message.watch and self._idle():
            self._keep(events.Seated(now, free[0], player, name))
        if self.host is None:
            self._keep(events.HostIs(now, player))
        self._room()
        if self.match is not None:
            if not self.match.seed:
                self._promise([guest], now)
            self._show([guest], now, fresh=False)

    def _replace(self, conn: int, player: str) -> None:
        """The same person on a second device or tab takes over, and the first is told."""
        if self.seat_of(player) is None:
            return
        for old in self._connections(player):
            if old != conn:
                del self.guests[old]
                self._send([old], m.Replaced())

    def _leave(self, guest: Guest, now: int) -> None:
        seat = self.seat_of(guest.player)
        if seat is not None:
            self._keep(events.Unseated(now, seat))
        for conn in self._connections(guest.player):
            del self.guests[conn]
            self._send([conn], m.Gone("left"))
        self.lost_at.pop(guest.player, None)
        if not self.guests:
            self.empty_at = now
        if guest.player == self.host:
            self._hand_on(now)
        self._room()

    # -- seats

    def _sit(self, guest: Guest, number: int, now: int) -> None:
        seat = self._seat(number)
        place = self.seats[seat]
        own = self.seat_of(guest.player)
        if place.player is not None:
            raise Refusal("seat_taken")
        if not self._idle() and (own is not None or place.state != "bot"):
            raise Refusal("while_playing")
        self._keep(events.Seated(now, seat, guest.player, guest.name))
        self._room()
        if self.match is not None:
            self._show([guest], now, fresh=False)

    def _swap(self, guest: Guest, number: int, now: int) -> None:
        own, other = self._own_seat(guest, idle=True), self._seat(number)
        if own == other:
            raise Refusal("not_yourself")
        if self.seats[other].player is None:
            raise Refusal("seat_empty")
        self.swaps[own] = other
        if self.swaps.get(other) == own:
            self._keep(events.Swapped(now, own, other))
            self.swaps.clear()
        self._room()

    def _ready(self, guest: Guest, on: bool, now: int) -> None:
        self._keep(events.WasReady(now, self._own_seat(guest, idle=True), on))
        people = [place for place in self.seats if place.player is not None]
        if self.match is not None and all(place.ready for place in people) and self._cannot_start() is None:
            self._start(now)  # a rematch needs no host
        self._room()

    def _back(self, guest: Guest, now: int) -> None:
        seat = self._own_seat(guest)
        if self.seats[seat].away:
            self._keep(events.Back(now, seat))
            self.bot_due.pop(seat, None)
            match = self._playing()
            if seat in match.waiting_for():
                match.asked_at[seat] = max(match.asked_at[seat], now)
            self._room()
            self._show([guest], now, fresh=False)

    # -- the host

    def _as_host(self, guest: Guest, message: m.Incoming, now: int) -> None:
        if guest.player != self.host:
            raise Refusal("host_only")
        match message:
            case m.AddBot(number, level):
                self._add_bot(self._seat(number), level, now)
            case m.RemoveBot(number):
                seat = self._seat(number)
                if self.seats[seat].state != "bot":
                    raise Refusal("not_a_bot")
                self._must_be_idle()
                self._keep(events.Unseated(now, seat))
            case m.Start():
                self._must_be_idle()
                if (why := self._cannot_start()) is not None:
                    raise Refusal(why)
                self._start(now)
            case m.Change(settings, password):
                self._must_be_idle()
                self._change(settings, password, now)
            case m.Kick(number, sure):
                self._kick(self._seat(number), sure, now)
            case m.HandOn(number):
                player = self.seats[self._seat(number)].player
                if player is None:
                    raise Refusal("seat_empty")
                self._keep(events.HostIs(now, player))
            case _:
                raise AssertionError(message)
        self._room()

    def _add_bot(self, seat: int, level: str, now: int) -> None:
        if level not in self.world.levels:
            raise Refusal("unknown_level", levels=", ".join(self.world.levels))
        if self.seats[seat].player is not None:
            raise Refusal("seat_taken")
        self._must_be_idle()
        self._keep(events.BotSeated(now, seat, level))

    def _change(self, settings: m.Settings, password: str | None, now: int) -> None:
        self._check_settings(settings)
        if any(place.player is not None for place in self.seats[settings.seats :]):
            raise Refusal("seat_taken")
        kept = self.password if password is None else hashed(password, self.code)
        self._keep(events.Changed(now, settings, kept))

    def _kick(self, seat: int, sure: bool, now: int) -> None:
        place = self.seats[seat]
        if place.player is None:
            raise Refusal("seat_empty")
        if place.player == self.host:
            raise Refusal("not_yourself")
        if not sure:
            raise Refusal("kick_sure", name=place.name)
        player = place.player
        self._keep(events.Unseated(now, seat, banned=True))
        self.lost_at.pop(player, None)
        for conn in self._connections(player):
            del self.guests[conn]
            self._send([conn], m.Gone("kicked"))

    def _hand_on(self, now: int) -> None:
        self._keep(events.HostIs(now, self._next_host()))
        self._room()

    def _next_host(self) -> str | None:
        """The first seated person who is here, clockwise."""
        here = {guest.player for guest in self.guests.values()}
        return next((s.player for s in self.seats if s.player in here and s.player != self.host), None)

    def _check_settings(self, settings: m.Settings) -> None:
        game = self.world.games.get(settings.game)
        if game is None:
            raise Refusal("bad_settings", error=f"there is no game {settings.game}")
        try:
            game.start(settings.seats, read_options(game.options, settings.options))
        except ValueError as error:
            raise Refusal("bad_settings", error=str(error)) from None

    # -- a match

    def _cannot_start(self) -> str | None:
        if not self._idle():
            return "while_playing"
        if any(place.state == "open" for place in self.seats):
            return "seats_open"
        return None if any(place.player for place in self.seats) else "too_few_people"

    def _start(self, now: int) -> None:
        self._keep(events.Started(now, self.world.secret().hex()))
        self.shares_due = now + clock.SHARES_MS
        self.went_on.clear()
        self.swaps.clear()
        self.asked.clear()
        self._room()
        self._promise(list(self.guests.values()), now)

    def _promise(self, guests: list[Guest], now: int) -> None:
        match = self._playing()
        within = max(0, self.shares_due - now)
        self._send([guest.conn for guest in guests], m.Promise(match.number, match.commit, within))

    def _share(self, guest: Guest, share: str, now: int) -> None:
        seat, match = self._own_seat(guest), self.match
        if match is None or match.seed or match.shares[seat] is not None:
            raise Refusal("share_late")
        self._keep(events.Shared(now, seat, share))
        if all(match.shares[i] for i, place in enumerate(self.seats) if place.player):
            self._close_shares(now)

    def _close_shares(self, now: int) -> None:
        self._keep(events.SharesClosed(now))
        self._room()
        self._deal(now)

    def _deal(self, now: int) -> None:
        self.went_on.clear()
        match = self._playing()
        while match.deck_to_act and match.pause_until <= now:
            self._keep(events.Dealt(now, match.next_deal()))
            self._show(self.guests.values(), now)

    def _move(self, guest: Guest, nth: int, text: str, now: int) -> None:
        seat, match = self._own_seat(guest), self.match
        if match is None or not match.seed:
            raise Refusal("not_playing")
        done = match.done[seat]
        if nth == done - 1 and kernel_spelling(match, text) == match.last_moves[seat]:
            self._show([guest], now, fresh=False)  # a repeat is answered, not played again
            return
        if nth < done:
            raise Refusal("stale_move")
        if nth > done:
            raise Refusal("early_move")
        if self.seats[seat].away:
            raise Refusal("bot_plays")
        move = kernel.find(match.position, seat, text)
        if move is None:
            reason = kernel.explain(match.position, seat, text)
            assert reason is not None, text
            said = kernel.sentence(match.position, reason)
            self._send([guest.conn], m.Refused("move", reason.code, dict(reason.params), said))
            self._show([guest], now, fresh=False)
            return
        self._moved(seat, match.position.spell(" ".join(text.split())), "", now)

    def _moved(self, seat: int, text: str, by: events.By, now: int) -> None:
        match = self._playing()
        self._keep(events.Moved(now, seat, text, by))
        self.went_on.clear()
        self._show(self.guests.values(), now)
        if match.over:
            self._room()
            self._effects.append(self.finished())

    def finished(self) -> Finished:
        """The match that is over, as it is kept; also for a house that went down before it had kept it."""
        match = self._playing()
        result = match.position.result
        assert result is not None
        players = [place.player for place in self.seats]
        rated = all(players) and not match.helped
        return Finished(match.number, self.record(), players, result, rated)

    def record(self) -> str:
        """The record of the running or last match; its secret is in it, so it leaves the house only at the end."""
        names = [place.name or f"bot ({place.level})" for place in self.seats]
        return self._playing().record(self.code, names, str(self._playing().started))

    def _explain(self, guest: Guest, text: str) -> None:
        seat, match = self._own_seat(guest), self.match
        if match is None or not match.seed:
            raise Refusal("not_playing")
        reason = kernel.explain(match.position, seat, text)
        if reason is None:
            self._send([guest.conn], m.Explained(text, True, "", {}, ""))
        else:
            said = kernel.sentence(match.position, reason)
            self._send([guest.conn], m.Explained(text, False, reason.code, dict(reason.params), said))

    def _go_on(self, guest: Guest, now: int) -> None:
        seat, match = self._own_seat(guest), self.match
        if match is None or match.over or match.pause_until <= now:
            return
        self.went_on.add(seat)
        here = {self.seat_of(g.player) for g in self.guests.values()} - {None}
        if here <= self.went_on:
            self._keep(events.WentOn(now))
        self._show(self.guests.values(), now, fresh=False)

    # -- bots, and those who are not there

    def _ask(self, seat: int, now: int) -> None:
        match = self._playing()
        level = self.seats[seat].helper
        assert level is not None
        self.asked.add((seat, match.done[seat]))
        self.bot_due[seat] = now + clock.BOT_LIMIT_MS
        view = kernel.view(match.position, seat)
        seed = f"{match.seed.hex()} {seat_name(seat)} {match.done[seat]}"
        self._effects.append(Ask(seat, match.done[seat], level, view, seed))

    def _default(self, seat: int, now: int) -> None:
        """Time is up: the mildest legal move; twice in a row, and a bot takes the seat."""
        match = self._playing()
        text = match.position.text(match.position.default(seat))
        self._moved(seat, text, "clock", now)
        place = self.seats[seat]
        if place.player and not place.away and match.strikes[seat] >= clock.STRIKES and not match.over:
            self._away(seat, now)

    def _away(self, seat: int, now: int) -> None:
        self._keep(events.Away(now, seat))
        self._room()

    def _settle(self, now: int) -> None:
        """After anything: deals that are due, and a human pace for the bots that owe a decision."""
        match = self.match
        if match is None or match.over or not match.seed:
            return
        if match.deck_to_act and match.pause_until <= now:
            self._deal(now)
        for seat in match.waiting_for():
            if self.seats[seat].helper is not None and seat not in self.bot_due:
                # slightly random, never dependent on the hand
                start = max(now, match.asked_at[seat])
                self.bot_due[seat] = start + 600 + int(self.world.dice.random() * 900)

    # -- chat

    def _say(self, guest: Guest, phrase: str, text: str, now: int) -> None:
        said = chat.checked(phrase, text, self.settings.free_chat)
        if isinstance(said, str):
            raise Refusal(said)
        if not guest.tap.take(now):
            raise Refusal("too_much_chat")
        seat = self.seat_of(guest.player)
        heard = m.Heard(guest.player, guest.name, None if seat is None else seat_name(seat), *said, seat is None)
        self._send(
            [
                other.conn
                for other in self.guests.values()
                if guest.player not in other.muted and (seat is not None or self.seat_of(other.player) is None)
            ],
            heard,
        )

    # -- out

    def _room(self) -> None:
        """Who is here, to everybody; each hears which seat is his. Sent once, at the end of the effects."""
        self._room_due = True

    def _send(self, to: list[int], message: m.Outgoing) -> None:
        if to:
            self._effects.append(Send(to, message))

    def _out(self) -> list[Effect]:
        if self._room_due and not self.closed:
            self._effects += self._rooms()
        self._room_due = False
        out, self._effects = self._effects, []
        return out

    _room_due = False

    def _rooms(self) -> list[Effect]:
        here = {guest.player for guest in self.guests.values()}
        shown = [
            m.SeatShown(
                seat=seat_name(i),
                state=place.state,
                player=place.player,
                name=place.name,
                level=place.level,
                ready=place.ready,
                connected=place.player in here,
                wins=self.wins.get(place.player or "", 0),
            )
            for i, place in enumerate(self.seats)
        ]
        watching = sum(self.seat_of(player) is None for player in here)
        swaps = [[seat_name(a), seat_name(b)] for a, b in self.swaps.items()]
        rooms: list[Effect] = []
        for guest in self.guests.values():
            seat = self.seat_of(guest.player)
            room = m.Room(
                table=self.code,
                n=self.n,
                you=None if seat is None else seat_name(seat),
                player=guest.player,
                host=self.host,
                phase=self.phase,
                settings=self.settings,
                password=bool(self.password),
                seats=shown,
                spectators=watching,
                match=self.matches,
                swaps=swaps,
                can_start=self._cannot_start(),
            )
            rooms.append(Send([guest.conn], room))
        return rooms

    @property
    def phase(self) -> m.Phase:
        if self.match is None:
            return "waiting"
        if not self.match.seed:
            return "sharing"
        return "results" if self.match.over else "playing"

    def _show(self, guests: Iterable[Guest], now: int, fresh: bool = True) -> None:
        """The table as each may see it; all spectators share one."""
        match = self.match
        if match is None or not match.seed or match.deals == 0:
            return
        viewers: dict[int, list[int]] = {}
        for guest in guests:
            seat = self.seat_of(guest.player)
            viewers.setdefault(SPECTATOR if seat is None else seat, []).append(guest.conn)
        turns = self._turns(match, now)
        for viewer, conns in viewers.items():
            self._send(conns, self._view(match, viewer, turns, now, fresh))

    def _view(self, match: Match, viewer: int, turns: list[m.Turn], now: int, fresh: bool) -> m.View:
        open_table = match.over and self.settings.open_hands
        if match.position.secret:
            turns = [turn for turn in turns if turn.seat == seat_name(viewer)]
        return m.View(
            match=match.number,
            n=self.n,
            you=None if viewer == SPECTATOR else seat_name(viewer),
            nth=None if viewer == SPECTATOR else match.done[viewer],
            view=kernel.view(match.position, None if open_table else viewer),
            news=kernel.heard(match.news, viewer, match.position.faces) if fresh else [],
            turns=turns,
            pause_ms=max(0, match.pause_until - now),
            went_on=[seat_name(seat) for seat in sorted(self.went_on)],
            record=f"{self.code}-{match.number}" if match.over else None,
        )

    def _turns(self, match: Match, now: int) -> list[m.Turn]:
        turns = []
        for seat in match.waiting_for():
            deadline = match.deadline(seat)
            left = None if deadline is None else max(0, deadline - match.bank_ms[seat] - now)
            turns.append(m.Turn(seat_name(seat), left, match.bank_ms[seat]))
        return turns

    # -- who is where

    def seat_of(self, player: str) -> int | None:
        return next((i for i, place in enumerate(self.seats) if place.player == player), None)

    def _own_seat(self, guest: Guest, *, idle: bool = False) -> int:
        seat = self.seat_of(guest.player)
        if seat is None:
            raise Refusal("not_seated")
        if idle:
            self._must_be_idle()
        return seat

    def _seat(self, number: int) -> int:
        if number > len(self.seats):
            raise Refusal("no_such_seat")
        return number - 1

    def _connections(self, player: str) -> list[int]:
        return [conn for conn, guest in self.guests.items() if guest.player == player]

    def _idle(self) -> bool:
        return self.match is None or self.match.over

    def _must_be_idle(self) -> None:
        if not self._idle():
            raise Refusal("while_playing")

    def _close(self, now: int) -> None:
        self._keep(events.Closed(now))
        self._effects.append(Shut())


def kernel_spelling(match: Match, text: str) -> str:
    return match.position.spell(" ".join(text.split()))
