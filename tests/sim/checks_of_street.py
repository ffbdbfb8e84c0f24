"""What must hold at every moment in every house of a street, and for the log that they share."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cardhouse.core.fold import Fold
from cardhouse.core.record import read_record
from cardhouse.core.verify import verify
from cardhouse.games import GAMES
from cardhouse.table import events, time_control
from cardhouse.table import messages as m
from cardhouse.table.effects import Append, Effect, Send
from cardhouse.table.ledger import Ledger
from cardhouse.table.table import Table
from tests.sim.checks import Checks, everything
from tests.sim.world import Evening

if TYPE_CHECKING:
    from tests.sim.home import Home
    from tests.sim.party import Party

MOVES_ON_MS = 12_000  # whatever fell last, and whatever was due: it is done so much later
ANSWERED_MS = 12_000
KNOWN_MS = 8_000  # until every house knows of a line, and whoever owes a decision that they do
PRESENT_MS = 26_000  # whom a house has had for so long is not taken for lost by another
CLOSED_MS = 5_000  # nobody had the table for so long, and more, when everybody has their time again
EARLY_MS = 2_500  # clocks of two houses differ by less
LEAVES_MS = 45_000  # a house that let go unheard counts for a while: so much later all know who is gone, at the latest


class HouseChecks(Checks):
    """`kept` is the log of one table as far as this house has told of it."""

    def __init__(self, party: Party, home: Home) -> None:
        super().__init__(cast(Evening, party))
        self.party, self.street, self.home = party, party.street, home
        self.hands, self.seen = party.checks.hands, party.checks.seen
        self.done_for: dict[tuple[int, int], tuple[m.Incoming, int, list[str]]] = {}  # what a message has led to
        self.shown_at: dict[tuple[int, int, int], int] = {}  # decision → when its time was last seen, by no clock
        self.mirror = Ledger("", self.evening.world)  # the log, folded as far as the house's copy
        self.asked: dict[
            tuple[int, int], tuple[int, m.Incoming]
        ] = {}  # connection, message → judged when, not answered
        self.answers: dict[int, list[tuple[int, int]]] = {}  # what is to be told → what it answers
        self.guests: dict[int, int] = {}  # connection → since when it was told that it is at the table
        self.views: dict[int, tuple[int, int | None]] = {}  # connection → the last match and decision it was shown

    def learn(self, n: int) -> None:
        log = self.party.lines
        assert n <= len(log), "told before it was kept"
        assert n >= self.kept.n, "shown the past"
        self.kept.code = self.party.code
        for line in log[self.kept.n : n]:
            event = events.read(line)
            if isinstance(event, events.Woken):
                self.left.clear()
            self.kept.apply(event)

    # -- what the table asks for

    def decided(self, table: Table, effects: list[Effect]) -> None:
        if table.match is not None and table.match.veil is not None:
            moved = [e for e in map(_event, effects) if isinstance(e, events.Moved)]
            if moved and not table.match.lines[-1].startswith("deck"):
                self._alone(table, {moved[-1].seat}, effects)

    def followed(self, table: Table, lines: list[str], effects: list[Effect]) -> None:
        if table.match is not None and table.match.veil is not None:
            moved = [event for event in map(events.read, lines) if isinstance(event, events.Moved)]
            if len(moved) == len(lines):
                self.street.sure(self._alone, table, {event.seat for event in moved}, effects)

    def _alone(self, table: Table, seats: set[int], effects: list[Effect]) -> None:
        asked = {table.seats[seat].player for seat in seats}
        told = {self.street.wires[number].person.id for e in effects if isinstance(e, Send) for number in e.to}
        assert told <= asked, "an answer in secret was noticed"

    def judged(self, conn: int, message: m.Incoming, effects: list[Effect]) -> None:
        """Whoever says something has their answer, however often it has to be judged."""
        self.answered(self.street.wires[conn], message, effects)
        key = (conn, id(message))
        self.asked.pop(key, None)
        self._not_refused_what_is_kept(key, message, effects)
        for effect in effects:
            if isinstance(effect, Send) and conn in effect.to and not self._is_pest(conn):
                self.asked[key] = (self.street.now, message)
                self.answers.setdefault(id(effect.message), []).append(key)

    def _not_refused_what_is_kept(self, key: tuple[int, int], message: m.Incoming, effects: list[Effect]) -> None:
        lines = [effect.line for effect in effects if isinstance(effect, Append)]
        _, n, before = self.done_for.get(key, (message, 0, []))
        refused = any(isinstance(e, Send) and isinstance(e.message, m.Refused) and key[0] in e.to for e in effects)
        if refused and before:
            assert self.party.lines[n : n + len(before)] != before, f"{message} is kept, and refused"
        if lines and (table := self.home.register.tables.get(self.party.code)) is not None:
            self.done_for[key] = (message, table.n - len(lines), lines)

    # -- what is told

    def _is_pest(self, conn: int) -> bool:
        """They come and go between tables on one connection, and nobody counts what they hear."""
        return self.street.wires[conn].person in self.street.pests

    def heard_by(self, conn: int, message: m.Outgoing, n: int, at: int, shown_at: int) -> None:
        match message:
            case _ if self._is_pest(conn):
                pass
            case m.Room():
                self.guests.setdefault(conn, self.street.now)
            case m.View():
                self.views[conn] = (message.match, message.nth)
            case m.Gone() | m.Replaced():
                self.guests.pop(conn, None)
            case m.Refused(code="not_joined"):
                assert conn not in self.guests, "they are at the table, and are told that they are not"
            case m.Refused(code="busy"):  # nobody could look up whether another answer is true
                self.asked = {key: asked for key, asked in self.asked.items() if key[0] != conn}
            case m.Refused(re="start", code="while_playing"):
                raise AssertionError("a repeat is answered, not refused")
            case _:
                pass
        if n:
            self.learn(n)
            self.told([conn], message)
            match = self.kept.match
            if n < self.party.checks.woken_n or at < shown_at - EARLY_MS:
                return  # a machine that has just woken up tells the time it knows
            if isinstance(message, m.View) and match is not None and match.veil is None and not match.over:
                for turn in message.turns:
                    self._time(match, turn, at)
                    seat = int(turn.seat[1:]) - 1
                    self.shown_at[match.number, seat, match.done[seat]] = shown_at

    # -- now and then

    def look(self) -> None:
        now, home = self.street.now, self.home
        if not home.awake:
            return
        calm = now - self.street.troubled_at
        self.guests = {conn: since for conn, since in self.guests.items() if conn in home.connections}
        for (conn, _), (since, message) in self.asked.items():
            if conn in self.guests:
                assert min(calm, now - since) <= ANSWERED_MS, f"{home} has not answered {message}"
        table = home.register.tables.get(self.party.code)
        if table is not None and home.tables.quiet(table.code):
            self._up_to_date(table, calm)
            if self.rng.random() < 0.03:
                self.same_as_log(table)

    def _up_to_date(self, table: Table, calm: int) -> None:
        log, now, home = self.party.checks.kept, self.street.now, self.home
        assert set(self.guests) <= set(table.guests), "somebody is at the table, and the table does not know"
        assert set(table.guests) <= set(home.connections), "somebody is gone, and the table does not know"
        assert table.n == log.n or min(calm, now - log.touched) < KNOWN_MS, f"{home} is behind"
        self._sleeps_soon(table, calm)
        match = log.match
        if match is None or log.idle or min(calm, now - log.touched) < KNOWN_MS:
            return
        for conn, since in self.guests.items():
            seat = log.seat_of(self.street.wires[conn].person.id)
            if seat in match.waiting_for() and now - since > KNOWN_MS:
                assert self.views.get(conn) == (match.number, match.done[seat]), "they were not told of their turn"

    def _sleeps_soon(self, table: Table, calm: int) -> None:
        """Nobody is there, and this house can tell."""
        if table.idle or table.here or table.presence.blind or table.closed or table.presence.empty_at is None:
            return
        empty = min(calm, self.home.clock.now() - table.presence.empty_at)
        assert table.asleep is not None or empty <= time_control.ASLEEP_MS + MOVES_ON_MS, "nobody is there to see it"

    def same_as_log(self, table: Table) -> None:
        if self.mirror.n > table.n:
            self.mirror = Ledger(table.code, table.world)
        self.mirror.code = table.code
        self.mirror.fold(self.party.lines[self.mirror.n : table.n])
        assert everything(self.mirror) == everything(table), f"{self.home} has something else than the log"


def _event(effect: Effect) -> events.AnyEvent | None:
    return events.read(effect.line) if isinstance(effect, Append) else None


class LogChecks(Checks):
    """The log of one table, and what must go on whoever does it."""

    def __init__(self, party: Party) -> None:
        super().__init__(cast(Evening, party))
        self.party, self.street = party, party.street
        self.held_at: dict[str, int] = {}  # house → when it was last awake and had the table in memory
        self.here: dict[str, int] = {}  # who is connected to a house that is awake → since when
        self.woken_at = self.woken_n = 0  # the last time that everybody had their whole time again, and its line
        self.lost: dict[str, int] = {}  # who has a seat and no house → since when
        self.log: list[str] = []  # also when the shelf has purged it

    def line(self, line: str, home: Home) -> None:
        self.log.append(line)
        self.kept.code = self.party.code
        self.left = home.checks_of(self.party).left  # its times are by the clock of who has written it
        event = events.read(line)
        if isinstance(event, events.Asleep):
            since = min(self.here.values(), default=self.street.now)
            present = self.street.now - max(since, self.street.troubled_at)
            assert present <= PRESENT_MS, "somebody is there, and the table is put to sleep"
        if isinstance(event, events.Woken) and self.kept.asleep is None:
            held_at = max((at for name, at in self.held_at.items() if name != home.name), default=0)
            assert self.street.now - held_at > CLOSED_MS, "everybody has their time again, though a house was open"
        if isinstance(event, events.Away) and self.kept.playing.strikes[event.seat] < time_control.STRIKES:
            since = self.here.get(self.kept.seats[event.seat].player or "", self.street.now)
            present = self.street.now - max(since, self.street.troubled_at)
            assert present <= PRESENT_MS, "they are there, and a bot plays for them"
        if isinstance(event, events.Moved) and event.by == "clock":
            self._had_his_time(event)
        if isinstance(event, events.Woken):
            self.woken_at, self.woken_n = self.street.now, self.kept.n + 1
            for each in self.street.built.values():
                each.checks_of(self.party).left.clear()
        self.kept_line(line)

    def _had_his_time(self, event: events.Moved) -> None:
        match = self.kept.playing
        if match.veil is not None or self.kept.seats[event.seat].state != "taken":
            return
        key = (match.number, event.seat, match.done[event.seat])
        for home in self.street.homes:
            checks = home.checks_of(self.party)
            at, left, bank = checks.left.get(key, (0, -1, 0))
            if left >= 0 and checks.kept.n == self.kept.n:
                assert event.at >= at + left + bank - EARLY_MS, "their time was not up"
                early = checks.shown_at[key] + left + bank - self.street.now
                assert early <= EARLY_MS, f"their time was not up, for another {early} ms"

    def look(self) -> None:
        street = self.street
        if not any(home.awake for home in street.homes):
            street.troubled_at = street.now
        self.held_at |= {home.name: street.now for home in street.homes if home.awake and self._at(home)}
        self.here = {player: self.here.get(player, street.now) for player in self._here()}
        self._goes_on()
        self._hosted_somewhere()
        self._bots_for_the_lost()

    def _goes_on(self) -> None:
        due = min(self._dues(), default=None) if self.kept.asleep is None else min(self.here.values(), default=None)
        if due is not None and not self.kept.closed:
            late = self.street.now - max(due, self.kept.touched, self.street.troubled_at)
            assert late <= MOVES_ON_MS, f"nothing goes on for {late} ms"

    def _dues(self) -> list[int]:
        """When something should have happened, from what is kept."""
        kept, match = self.kept, self.kept.match
        if match is None or match.over:
            return []
        if not match.seed:
            return [match.started + time_control.SHARES_MS * (1 + match.pledged)]
        dues = [match.pause_until] if match.deck_to_act else []
        if match.veil is not None:
            dues.append(match.veil_until)
        for seat in match.waiting_for():
            if kept.seats[seat].helper is not None:
                dues.append(max(match.asked_at[seat], match.pause_until))
            elif (deadline := match.deadline(seat)) is not None:
                dues.append(deadline)
        return dues

    def _here(self) -> set[str]:
        tables = [self._at(home) for home in self.street.homes if home.awake]
        return {guest.player for table in tables if table is not None for guest in table.guests.values()}

    def _at(self, home: Home) -> Table | None:
        return home.register.tables.get(self.party.code)

    def _hosted_somewhere(self) -> None:
        kept, here, street = self.kept, self.here, self.street
        if kept.closed or kept.host in here or not any(seat.player in here for seat in kept.seats):
            self.hostless = None
        elif self.hostless is None:
            self.hostless = street.now
        else:
            since = max(self.hostless, street.troubled_at)
            assert street.now - since <= time_control.HOST_GRACE_MS + LEAVES_MS, "nobody is host"

    def _bots_for_the_lost(self) -> None:
        """Who owes a decision and has no connection is not waited for, even without a clock."""
        kept, here, street = self.kept, self.here, self.street
        match = kept.match
        owing = set() if kept.idle or match is None or match.veil is not None else set(match.waiting_for())
        absent = {
            p
            for s in owing
            if here and kept.seats[s].state == "taken" and (p := kept.seats[s].player) and p not in here
        }
        self.lost = {player: self.lost.get(player, street.now) for player in absent}
        for since in self.lost.values():
            late = street.now - max(since, street.troubled_at, self.woken_at)
            assert late <= time_control.TURN_GRACE_MS + LEAVES_MS, "somebody who is not there is waited for"

    def at_the_end(self) -> None:
        street = self.street
        code, log = self.party.code, self.log
        folded = Ledger(code, street.world).fold(log)
        assert everything(folded) == everything(self.kept)
        assert everything(Ledger(code, street.world).read(log)) == everything(self.kept)
        held = [home for home in street.homes if home.awake and self._at(home) and home.tables.quiet(code)]
        assert not held, "a closed table is let go"
        ended = self.started - (not self.kept.idle)
        kept = {name: record for name, record in street.shelf.records.items() if name.startswith(f"{code}-")}
        assert sorted(kept) == sorted(f"{code}-{i}" for i in range(1, ended + 1)), (
            "every match that was started ends, unless nobody came back to it"
        )
        for text, players, ranking, *_ in kept.values():
            record = read_record(text)
            checks = verify(record, GAMES)
            assert checks and all(check.holds for check in checks), checks
            result = Fold(record, GAMES).to_end().position.result
            assert result is not None and result.ranking == ranking, "a record replays to its result"
            assert len(players) == folded.settings.seats or self.party.changed
