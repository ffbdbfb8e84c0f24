"""What a table has kept: the fold of its lines, and nothing that a crash could lose."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Self

from cardhouse.table import events
from cardhouse.table import messages as m
from cardhouse.table.effects import Finished
from cardhouse.table.guest import Ticket
from cardhouse.table.match import Match
from cardhouse.table.names import apart
from cardhouse.table.seat import HELP, Next, Seat
from cardhouse.table.world import World

MOST_MEMBERS = 500  # people that a table knows again


class Ledger:
    """Changed in `apply` only, by an event that is kept first."""

    def __init__(self, code: str, world: World) -> None:
        self.code, self.world = code, world
        self.n = 0  # lines kept
        self.silent = 0  # of these, lines that nobody else may notice: see `_hush`
        self.settings = m.Settings(game="", seats=1)
        self.password = ""
        self.host: str | None = None
        self.seats: list[Seat] = []
        self._seat_of: dict[str, int] | None = None  # by player; made when it is asked for
        self.banned: set[str] = set()
        self.members: set[str] = set()  # who has sat here or knew the password, since it is this one
        self.matches = 0
        self.match: Match | None = None  # the running one or the last one
        self.wins: dict[str, int] = {}
        self.losses: dict[str, int] = {}
        self.turned = 0  # so far the numbers of the seats have moved on; the people have not
        self.asleep: int | None = None  # since when a running match waits for somebody to come
        self.closed = False
        self.touched = 0  # the time of the last line,
        self.public_at = 0  # and of the last that everybody may know of

    def fold(self, lines: Iterable[str]) -> Self:
        """So many lines more."""
        for line in lines:
            self.apply(events.read(line))
        return self

    def read(self, lines: Sequence[str]) -> Self:
        """From all its lines, after a restart; the matches before the last are not played again. Call `wake` then."""
        return self.stand(lines).fold(lines[self.n :])

    def stand(self, lines: Sequence[str]) -> Self:
        """As it stood when its last match began: `n` says from which line on it is to be folded."""
        stood = events.last_stood(lines)
        if stood is not None:
            self._stand(stood)
        return self

    def stood(self) -> events.Stood:
        """Between two matches."""
        return events.Stood(
            n=self.n,
            silent=self.silent,
            settings=self.settings,
            password=self.password,
            host=self.host,
            seats=[seat.stood for seat in self.seats],
            banned=sorted(self.banned),
            matches=self.matches,
            wins=self.wins,
            losses=self.losses,
            turned=self.turned,
            tickets=[*(seat.ticket for seat in self.seats)],
            members=sorted(self.members),
        )

    def _stand(self, stood: events.Stood) -> None:
        self.n, self.silent, self.matches = stood.n, stood.silent, stood.matches
        self.settings, self.password, self.host = stood.settings, stood.password, stood.host
        tickets = stood.tickets or [Ticket()] * len(stood.seats)
        self.seats = [Seat.of(seat, ticket) for seat, ticket in zip(stood.seats, tickets, strict=True)]
        self.banned, self.members = set(stood.banned), set(stood.members)
        self.wins, self.losses, self.turned = dict(stood.wins), dict(stood.losses), stood.turned

    # -- what happened

    def apply(self, event: events.AnyEvent) -> None:
        """The only place where what is durable changes."""
        self.n += 1
        self.touched = event.at
        if isinstance(event, events.Moved):  # most of them are
            self._hush(event.at, self.playing.veil is not None)
            self._move(event.at, event.seat, event.move, event.by)
            return
        self._hush(event.at, isinstance(event, events.Hinted))
        self._seat_of = None
        match event:
            case events.Opened(_, settings, host, password):
                self.host, self.password = host, password
                self._set_up(settings)
            case events.Changed(_, settings, password):
                self._set_up(settings)
                self._lock(password)
            case events.Admitted(_, player):
                self._admit(player)
            case events.Seated(_, seat, player, name, program, home):
                self._seat(seat, player, name, Ticket(program, home))
            case events.Waits(_, seat, player, name, program, home):
                self._wait_no_more(player)
                self.seats[seat].next = Next(player, name, Ticket(program, home))
            case events.WaitsNoMore(_, seat, banned):
                self._give_up(seat, banned)
            case events.Unseated(_, seat, banned, bot):
                self._unseat(seat, banned, bot)
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
            case events.Started(at, secret, _, first):
                self._number_from(first)
                self._start(at, secret)
            case events.Shared(_, seat, share):
                self.playing.shares[seat] = bytes.fromhex(share)
            case events.SharesClosed(_, first):
                self._number_from(first)
                self.playing.close_shares(first)
            case events.Dealt(at, deal):
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
            case events.Asleep(at):
                self.asleep = at
            case events.Woken(at):
                self.asleep = None
                self.playing.wake(at)
            case events.Closed():
                self.closed = True

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

    def _seat(self, seat: int, player: str, name: str, ticket: Ticket) -> None:
        for old in self.seats:
            if old.player == player:
                old.clear()
        self._wait_no_more(player)
        self.seats[seat].take(player, name, ticket)
        self._admit(player)
        if not self.idle:
            self.playing.sat[player] = seat
            self.playing.strikes[seat] = 0

    def _unseat(self, seat: int, banned: bool, bot: str) -> None:
        player = self.seats[seat].player
        if banned and player is not None:
            self._ban(player)
        if self.idle:
            self.seats[seat].clear()
        else:
            self.seats[seat].give_to_bot(HELP, bot)
            self.playing.helped.add(seat)

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
        self.playing.began = self.playing.began or [place.player for place in self.seats]

    def _take_over(self) -> list[int]:
        """The seats that somebody has waited for are theirs."""
        taken = [i for i, place in enumerate(self.seats) if place.next is not None]
        for seat in taken:
            waiting = self.seats[seat].next
            assert waiting is not None
            self.seats[seat].take(*waiting)
            self._admit(waiting.player)
            self.playing.strikes[seat] = 0
        return taken

    def _admit(self, player: str) -> None:
        """Whoever comes after many others may be asked for the password again."""
        if len(self.members) < MOST_MEMBERS:
            self.members.add(player)

    def _ban(self, player: str) -> None:
        self.banned.add(player)
        self.members.discard(player)

    def _start(self, at: int, secret: str) -> None:
        self.matches += 1
        self.match = Match(self.matches, self.world.games[self.settings.game], self.settings, secret, at)
        for place in self.seats:
            place.ready = place.player is None

    def _move(self, at: int, seat: int, text: str, by: events.By) -> None:
        match = self.playing
        if self.seats[seat].helper is not None:
            match.helped.add(seat)
        match.move(seat, text, at, by)
        if match.position.result is not None:
            match.players = [place.player for place in self.seats]
            match.names = [place.signature for place in self.seats]
            match.programs = {seat for seat, place in enumerate(self.seats) if place.ticket.program}
            match.homes = [place.ticket.home for place in self.seats]
            match.lock = self.password
            match.readers = sorted({*self.members, *filter(None, [*match.players, self.host])}) if self.password else []
            _count(self.wins, match.players, match.position.result.ranking[0])
            _count(self.losses, match.players, match.position.result.losers)
            self._take_over()
            self._seat_of = None

    # -- what is asked of it

    @property
    def playing(self) -> Match:
        assert self.match is not None
        return self.match

    @property
    def idle(self) -> bool:
        """Before, between or after matches."""
        return self.match is None or self.match.over

    @property
    def phase(self) -> m.Phase:
        if self.match is None:
            return "waiting"
        if not self.match.seed:
            return "sharing"
        return "results" if self.match.over else "playing"

    @property
    def public_n(self) -> int:
        """How far the log is, as everybody may know."""
        return self.n - self.silent

    def seat_of(self, player: str) -> int | None:
        if self._seat_of is None:
            self._seat_of = {place.player: i for i, place in enumerate(self.seats) if place.player is not None}
        return self._seat_of.get(player)

    def waits_for(self, player: str) -> int | None:
        """The seat that this player takes over at the next deal."""
        return next((i for i, place in enumerate(self.seats) if place.next and place.next.player == player), None)

    def told_apart(self, player: str, name: str) -> str:
        """What somebody is called at this table, where others may have a name that looks the same."""
        sitting = [place.name for place in self.seats if place.name and place.player != player]
        coming = [place.next.name for place in self.seats if place.next and place.next.player != player]
        return apart(name, sitting + coming)

    def admits(self, player: str) -> bool:
        """Whether they need no password here."""
        return player in self.members or self.keeps(player)

    def keeps(self, player: str) -> bool:
        """Whether something of this table is theirs while they have no connection."""
        return player in self.keepers

    @property
    def keepers(self) -> list[str]:
        """Whoever has a seat, waits for one, or is host."""
        people = [place.next.player if place.next else place.player for place in self.seats]
        return [player for player in dict.fromkeys([*people, self.host]) if player is not None]

    def next_first(self) -> int:
        """Who deals the rematch, by the rules of the game: the same person, wherever they sit by now."""
        if self.match is None or not self.match.over:
            return 0
        dealer = self.match.position.deals_next()
        seat = self.seat_of(self.match.players[dealer] or "")
        return dealer if seat is None else seat

    def why_not_start(self) -> str | None:
        """The code of the refusal; None if the host can start."""
        if not self.idle:
            return "while_playing"
        if any(place.state == "open" for place in self.seats):
            return "seats_open"
        return None if any(place.player for place in self.seats) else "too_few_people"

    def finished(self) -> Finished:
        """The match that is over, as it is kept; also for a house that went down before it had kept it."""
        match = self.playing
        assert match.position.result is not None
        return Finished(
            match=match.number,
            record=self.record(),
            players=match.players,
            result=match.position.result,
            rated=match.rated,
            homes=match.homes,
            lock=match.lock,
            readers=match.readers,
        )

    def record(self) -> str:
        """The record of the running or last match; its secret is in it, so it leaves the house only at the end."""
        match = self.playing
        names = match.names or [place.signature for place in self.seats]
        return match.record(self.code, names)


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
