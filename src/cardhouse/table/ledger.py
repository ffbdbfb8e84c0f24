"""What a table has kept: the fold of its lines, and nothing that a crash could lose."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Self

import msgspec

from cardhouse.table import beginnings, events, rest, support
from cardhouse.table import messages as m
from cardhouse.table.guest import Ticket
from cardhouse.table.match import Found, Match
from cardhouse.table.seat import HELP, Next, Seat
from cardhouse.table.standing import Known, Standing
from cardhouse.table.support import Support

MOST_MEMBERS = 500  # people that a table knows again
MOST_KNOWN = 24  # people whose names a table remembers
MOST_ENDED = 3  # matches whose results it remembers
MOST_REMOVED = 20  # people whose removal can be taken back


class Ledger(Standing):
    """Changed in `apply` only, by an event that is kept first."""

    asks_bots: ClassVar = False  # whether bots that sit here will be asked, and need to know what they were told

    def fold(self, lines: Iterable[str]) -> Self:
        """This many lines more."""
        for line in lines:
            self.apply(events.read(line))
        return self

    def read(self, lines: Sequence[str]) -> Self:
        """From all its lines, after a restart; the matches before the last are not played again. Call `wake` then."""
        return self.stand(lines).fold(lines[self.n :])

    def stand(self, lines: Sequence[str], before: int = 0) -> Self:
        """As it stood when its last match began: `n` says from which line on it is to be folded.

        `before` this many lines are left out at the beginning.
        """
        stood = events.last_stood(lines, before)
        if stood is not None:
            self._stand(stood)
        return self

    def _stand(self, stood: events.Stood) -> None:
        self.n, self.silent, self.matches = stood.n, stood.silent, stood.matches
        self.settings, self.password, self.host = stood.settings, stood.password, stood.host
        tickets = stood.tickets or [Ticket()] * len(stood.seats)
        faces = stood.faces or [""] * len(stood.seats)
        self.seats = [Seat.of(*seat) for seat in zip(stood.seats, tickets, faces, strict=True)]
        self.banned, self.members = set(stood.banned), set(stood.members)
        self.removed = {player: events.Removed(0, player, name, face, how) for player, name, face, how in stood.removed}
        self.beginning = stood.beginning
        self.wins, self.losses, self.turned = dict(stood.wins), dict(stood.losses), stood.turned
        self.link, self.ended = stood.link, list(stood.ended)
        self.known = {player: Known(name, face) for player, name, face in stood.known}
        self.support = Support.of(stood)
        for place in self.seats:  # older logs know nobody else
            self._know(place.player, place.name, place.face)

    # -- what happened

    def apply(self, event: events.AnyEvent, found: Found | None = None) -> None:
        """The only place where what is durable changes. A move comes as it was found; from the log it is found here."""
        self.n += 1
        self.touched = event.at
        if isinstance(event, events.Moved):  # most of them are
            self._hush(event.at, self.playing.veil is not None)
            self._move(found or self.playing.found(event.seat, event.move), event.at, event.by)
            return
        self._hush(event.at, isinstance(event, events.Hinted))
        self._others_sit()
        match event:
            case events.Opened(_, settings, host, password, link, beginning):
                self.host, self.password, self.link, self.beginning = host, password, link, beginning
                self._set_up(settings)
            case events.Changed(_, settings, password):
                self.beginning = None
                self._set_up(settings)
                self._lock(password)
            case events.Admitted(_, player):
                self._admit(player)
            case events.Seated(_, seat, player, name, program, home, face):
                self._seat(seat, Next(player, name, Ticket(program, home), face))
            case events.Waits(_, seat, player, name, program, home, face):
                self._wait_no_more(player)
                self.seats[seat].next = Next(player, name, Ticket(program, home), face)
            case events.Looks(_, player, face):
                self._look(player, face)
            case events.WaitsNoMore(_, seat, banned):
                self._give_up(seat, banned)
            case events.Unseated(_, seat, banned, bot):
                self._unseat(seat, banned, bot)
            case events.Removed():
                self._remove(event)
            case events.Restored(_, player):
                self.removed.pop(player, None)
                self.banned.discard(player)
            case events.BotSeated(_, seat, level, name):
                self.seats[seat].give_to_bot(level, name)
            case events.Hinted(_, seat):
                self.playing.hint(seat)
            case events.WasReady(_, seat, on):
                self.seats[seat].ready = on
            case events.Swapped(_, a, b):
                self.seats[a], self.seats[b] = self.seats[b], self.seats[a]
            case events.HostIs(_, player_or_none):
                self.host = player_or_none
            case events.Started(at, secret, _, first, fair):
                self._number_from(first)
                self._start(at, secret, fair)
            case events.Pledged(_, seat, pledge):
                self.playing.pledges[seat] = bytes.fromhex(pledge)
            case events.PledgesClosed():
                self.playing.pledged = True
            case events.Shared(_, seat, share):
                self.playing.shares[seat] = bytes.fromhex(share)
            case events.SharesClosed(_, first):
                self._number_from(first)
                self.playing.close_shares(first)
                if self.playing.lines:  # it begins in the middle: these are its first hands
                    self._new_hands()
            case events.Dealt(at, deal):
                self.playing.people = self.people_playing
                if self.playing.deal(deal, at):
                    self._new_hands()
            case events.Lifted(at):
                self.playing.lift(at)
            case events.WentOn(at):
                self.playing.end_pause(at)
            case events.Away(_, seat):
                self.seats[seat].away = True
            case events.Back(_, seat):
                self.seats[seat].away = False
                if not self.idle:
                    self.playing.strikes[seat] = 0
                    self._no_bot_listens()
            case events.Asleep(at):
                self.asleep = at
                if self.match is not None:
                    self.match.hearing.rest()
            case events.Woken(at, down):
                self.asleep = None
                if not self.idle:
                    self.playing.wake(at, down)
            case events.Holiday(at, seat, until):
                self.playing.rest.go_away(seat, at, until, self.playing.asked_at)
            case events.Paused(at):
                self.playing.rest.paused = at
            case events.Resumed(at):
                rest.resume(self.playing, at)
            case events.Easing() | events.Eased() | events.Besides():
                self.support.apply(event)
            case events.Closed():
                self.closed = True
        self._others_sit()
        if self.support.some or (self.match is not None and self.match.slow):
            self._ease()

    def _others_sit(self) -> None:
        """Who sits where may be another one now."""
        self._seat_of = self._regulars = self._people_playing = None

    def _ease(self) -> None:
        """Whoever has left their seat is not helped any more; whoever is helped plays no rated match."""
        self.support.only({place.player for place in self.seats if place.player is not None})
        if self.idle:
            return
        helps = [self.support.helps_of(place.player) for place in self.seats]
        support.give_time(self.playing, {seat for seat, given in enumerate(helps) if "time" in given})
        self.playing.helped |= {seat for seat, given in enumerate(helps) if given}
        for player, owner in self.support.pairs:
            if (seat := self.seat_of(owner)) is not None:
                self.playing.looked[player] = seat
                self.playing.helped.add(seat)

    def _hush(self, at: int, silent: bool) -> None:
        """An answer behind the veil or a question to the coach: nobody may count it, or see when it came."""
        if silent:
            self.silent += 1
        else:
            self.public_at = at

    def _set_up(self, settings: m.Settings) -> None:
        """New settings keep the people, as far as there are seats, and clear the last results away."""
        self.settings, self.match, self.turned = settings, None, 0
        self.seats = [*self.seats, *(Seat() for _ in range(settings.seats - len(self.seats)))][: settings.seats]

    def _number_from(self, first: int) -> None:
        """This seat is p1 now and the next one p2; everybody stays where they sit."""
        self.seats = self.seats[first:] + self.seats[:first]
        self.turned = (self.turned + first) % len(self.seats)

    def _lock(self, password: str) -> None:
        """Another password is for everybody who has no seat."""
        if password != self.password:
            self.password = password
            self.members = {place.player for place in self.seats if place.player is not None}

    def _seat(self, seat: int, comer: Next) -> None:
        player = comer.player
        for old in self.seats:
            if old.player == player:
                old.clear()
        self._wait_no_more(player)
        self.seats[seat].take(*comer)
        self._know(player, comer.name, comer.face)
        self._admit(player)
        if not self.idle:
            self.playing.sat[player] = seat
            self.playing.strikes[seat] = 0
            self._no_bot_listens()

    def _unseat(self, seat: int, banned: bool, bot: str) -> None:
        player = self.seats[seat].player
        if banned and player is not None:
            self._ban(player)
        if self.idle:
            self.seats[seat].clear()
        else:
            self.seats[seat].give_to_bot(HELP, bot)
            self.playing.helped.add(seat)

    def _look(self, player: str, face: str) -> None:
        for place in self.seats:
            if place.player == player:
                place.face = face
                self._know(player, place.name, face)
            if place.next is not None and place.next.player == player:
                place.next = place.next._replace(face=face)

    def _wait_no_more(self, player: str) -> None:
        for place in self.seats:
            if place.next is not None and place.next.player == player:
                place.next = None

    def _give_up(self, seat: int, banned: bool) -> None:
        waiting, self.seats[seat].next = self.seats[seat].next, None
        if banned and waiting is not None:
            self._ban(waiting.player)

    def _new_hands(self) -> None:
        """A hand belongs to its seat: whoever waits for one has it from its first card, or not at all."""
        self.playing.taken_over = self._take_over()
        self.playing.sat = {place.player: i for i, place in enumerate(self.seats) if place.player is not None}
        self.playing.looked.clear()
        self.playing.began = self.playing.began or [place.player for place in self.seats]
        self._no_bot_listens()

    def _no_bot_listens(self) -> None:
        """The last bot may have given its seat to a person."""
        if self.playing.hearing.on and not any(place.helper for place in self.seats):
            self.playing.hearing.rest()

    def _take_over(self) -> list[int]:
        """The seats that somebody has waited for are theirs."""
        taken = [i for i, place in enumerate(self.seats) if place.next is not None]
        for seat in taken:
            waiting = self.seats[seat].next
            assert waiting is not None
            self.seats[seat].take(*waiting)
            self._know(waiting.player, waiting.name, waiting.face)
            self._admit(waiting.player)
            self.playing.strikes[seat] = 0
        return taken

    def _know(self, player: str | None, name: str, face: str) -> None:
        if player is not None:
            self.known.pop(player, None)
            self.known[player] = Known(name, face)
            for oldest in list(self.known)[:-MOST_KNOWN]:
                del self.known[oldest]

    def _admit(self, player: str) -> None:
        """Whoever comes after many others may be asked for the password again."""
        if len(self.members) < MOST_MEMBERS:
            self.members.add(player)

    def _remove(self, removed: events.Removed) -> None:
        self.removed.pop(removed.player, None)
        self.removed[removed.player] = msgspec.structs.replace(removed, at=0)  # as it is kept when a match begins
        if removed.how == "ban":
            self._ban(removed.player)
        for player in list(self.removed)[:-MOST_REMOVED]:
            del self.removed[player]

    def _ban(self, player: str) -> None:
        self.banned.add(player)
        self.members.discard(player)
        self.known.pop(player, None)

    def _start(self, at: int, secret: str, fair: int) -> None:
        self.matches += 1
        self.match = Match(self.matches, self.world.games[self.settings.game], self.settings, secret, at, fair)
        if (beginning := self.begins_with()) is not None:
            beginnings.begin(self.match, beginning, at)
        for place in self.seats:
            place.ready = place.player is None
        if self.asks_bots and any(place.helper for place in self.seats):
            self.match.hearing.begin()

    def _move(self, found: Found, at: int, by: events.By) -> None:
        match = self.playing
        if self.seats[found.seat].helper is not None:
            match.helped.add(found.seat)
        elif match.veil is None:
            match.person_at = at
        match.people = self.people_playing
        match.move(found, at, by)
        if match.position.result is not None:
            match.players = [place.player for place in self.seats]
            match.by_bot = {seat for seat, place in enumerate(self.seats) if place.state == "away"}
            match.names = [place.signature for place in self.seats]
            match.faces = self.faces
            match.programs = {seat for seat, place in enumerate(self.seats) if place.ticket.program}
            match.homes = [place.ticket.home for place in self.seats]
            match.lock = self.password
            match.link = self.link if self.latched else ""
            private, readers = bool(match.lock or match.link), {*self.members, *match.players, self.host}
            match.readers = sorted(filter(None, readers)) if private else []
            _count(self.wins, match.players, match.position.result.ranking[0])
            _count(self.losses, match.players, match.position.result.losers)
            places = [[self.seats[seat].name for seat in group] for group in match.position.result.ranking]
            self.ended = [*self.ended, events.Ended(match.game.name, match.number, at, places)][-MOST_ENDED:]
            self._take_over()
            self._others_sit()


def _count(tally: dict[str, int], players: Sequence[str | None], seats: Iterable[int]) -> None:
    for seat in seats:
        if (player := players[seat]) is not None:
            tally[player] = tally.get(player, 0) + 1


def locked(lines: Iterable[str], match: int) -> tuple[str, list[str]]:
    """The password, hashed, that a table had when this match ended, and who needs none; from its whole log."""
    password, members, started = "", set[str](), 0
    for line in lines:
        event = events.read(line) if line.startswith("; ") else None
        if started == match and isinstance(event, events.Started | events.Changed):
            break
        started += isinstance(event, events.Started)
        if isinstance(event, events.Opened | events.Changed):
            password = event.password
        if isinstance(event, events.Opened):
            members.add(event.host)
        if isinstance(event, events.Seated | events.Waits | events.Admitted):
            members.add(event.player)
    return password, sorted(members) if password else []
