"""What must hold at every moment of an evening."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from cardhouse.core import kernel
from cardhouse.core.fold import Fold
from cardhouse.core.position import SPECTATOR, seat_name
from cardhouse.core.record import read_record
from cardhouse.core.verify import verify
from cardhouse.games import GAMES
from cardhouse.table import events, time_control
from cardhouse.table import messages as m
from cardhouse.table.effects import Append, Effect, Send
from cardhouse.table.guest import Guest
from cardhouse.table.ledger import Ledger
from cardhouse.table.match import Match
from cardhouse.table.ports import World
from cardhouse.table.refusals import REFUSALS
from cardhouse.table.table import Table
from tests.sim.wire import Wire

if TYPE_CHECKING:
    from tests.sim.world import Evening

decode_out: msgspec.json.Decoder[Any] = msgspec.json.Decoder(m.Outgoing)


class Checks:
    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.kept = Ledger(evening.table.code, evening.world)  # what the disk says, line by line
        self.started = 0
        self.left: dict[tuple[int, int, int], tuple[int, int, int]] = {}  # decision → when seen, time left, bank
        self.hands: dict[tuple[int, int], tuple[str | None, ...]] = {}  # match and deal → who held the hands then
        self.seen: dict[tuple[int, int, str], str] = {}  # match, deal and player → the seat whose cards they have seen
        self.empty: int | None = None  # since when a match runs and nobody is there
        self.hostless: int | None = None  # since when nobody at the table is its host, though somebody could be
        self.rng = random.Random(f"checks {evening.seed}")

    # -- what the disk says

    def kept_line(self, line: str) -> None:
        event = events.read(line)
        assert events.write(event) == line, "a line reads back as it was written"
        assert "\n" not in line
        assert event.at >= self.kept.touched, "the log is in order of time"
        asleep = self.kept.asleep is not None
        assert not asleep or isinstance(event, events.Woken | events.Closed), "something happens while all sleep"
        if isinstance(event, events.Swapped):
            self._agreed(event.a, event.b)
            self._agreed(event.b, event.a)
        if isinstance(event, events.Moved):
            self._moved(event)
        else:
            self.kept.apply(event)
        if isinstance(event, events.Dealt):
            self._dealt(self.kept.playing)
        self.started += isinstance(event, events.Started)

    def _dealt(self, match: Match) -> None:
        """A reshuffle leaves everybody the hand they hold."""
        if match.lines[-1].startswith("deck deal stock:"):
            self.hands[match.number, match.deals] = self.hands[match.number, match.deals - 1]
        else:
            self.hands[match.number, match.deals] = tuple(place.player for place in self.kept.seats)

    def _agreed(self, seat: int, other: int) -> None:
        person = next(p for p in self.evening.people if p.id == self.kept.seats[seat].player)
        assert other + 1 in person.swaps, "nobody is moved to another seat against their will"

    def _moved(self, event: events.Moved) -> None:
        match = self.kept.playing
        self._once(event)
        most = self._bank_after(match, event)
        self.kept.apply(event)
        assert most is None or match.bank_ms[event.seat] <= most, "who takes longer pays from their bank"

    def _once(self, event: events.Moved) -> None:
        """A person's move is one that they have sent for this very decision; a decision is answered once."""
        match, place = self.kept.playing, self.kept.seats[event.seat]
        nth = match.done[event.seat]
        assert event.seat in match.waiting_for(), "only who owes a decision moves"
        if event.by == "":
            assert place.state == "taken", "a person moves for themselves only"
            person = next(p for p in self.evening.people if p.id == place.player)
            sent = person.sent.get((match.number, nth), set()) | person.sent.get((0, nth), set())
            spelt = {match.position.spell(" ".join(text.split())) for text in sent}
            assert event.move in spelt, f"{place.player} never sent {event.move} for decision {nth}"
        if event.by == "bot":
            assert place.helper is not None, "a bot moves where no person does"

    def _bank_after(self, match: Match, event: events.Moved) -> int | None:
        """How much can be left of the bank after a move, from what the players were shown."""
        at, left, bank = self.left.get((match.number, event.seat, match.done[event.seat]), (0, -1, 0))
        if match.position.fixed_ms is not None:
            return match.bank_ms[event.seat]
        if left < 0 or match.veil is not None:
            return None
        over = event.at - at - left - time_control.LAG_MS
        return max(0, bank - (max(0, over) if left else over))

    # -- what the table asks for

    def asked_for(self, effects: list[Effect]) -> None:
        table, match = self.evening.table, self.evening.table.match
        kept = [events.read(effect.line) for effect in effects if isinstance(effect, Append)]
        if any(isinstance(event, events.Woken) for event in kept):
            self.left.clear()
        assert not table.here or not any(isinstance(event, events.Asleep) for event in kept), "somebody is there"
        if match is None:
            return
        if match.veil is not None:
            self._in_secret(table.playing, effects)
            return
        for effect in effects:
            if isinstance(effect, Send) and isinstance(effect.message, m.View) and effect.message.n == table.public_n:
                for turn in effect.message.turns:
                    self._time(match, turn, self.evening.now)

    def _time(self, match: Match, turn: m.Turn, now: int) -> None:
        """The time of a decision never runs backwards, except after the house was closed."""
        seat = int(turn.seat[1:]) - 1
        key = (match.number, seat, match.done[seat])
        at, left, bank = self.left.get(key, (0, -1, 0))
        shown = -1 if turn.left_ms is None else turn.left_ms
        if left >= 0:
            assert shown + turn.bank_ms <= max(0, left + bank - (now - at)), "time runs backwards"
        self.left[key] = (now, shown, turn.bank_ms)

    def _in_secret(self, match: Match, effects: list[Effect]) -> None:
        """Who answers behind the veil is answered alone: nobody else hears anything at that moment."""
        moved = [
            event for e in effects if isinstance(e, Append) and isinstance(event := events.read(e.line), events.Moved)
        ]
        if not moved or match.lines[-1].startswith("deck"):  # that was before the veil fell
            return
        asked = self.evening.table.seats[moved[-1].seat].player
        told = {self.evening.wires[number].person.id for e in effects if isinstance(e, Send) for number in e.to}
        assert told <= {asked}, "an answer in secret was noticed"

    def woken(self) -> None:
        self.left.clear()
        self.empty = None
        self.hostless = None

    def answered(self, wire: Wire, message: m.Incoming, effects: list[Effect]) -> None:
        """Whoever clicks hears something, once per click."""
        if isinstance(message, m.Move):
            heard = [e for e in effects if isinstance(e, Send) and wire.number in e.to]
            assert any(isinstance(e.message, m.View | m.Refused) for e in heard), f"{message} was not answered"

    # -- what is told

    def told(self, to: list[int], message: m.Outgoing) -> None:
        """Everything that leaves follows from what is kept, and from what this viewer may know of it."""
        text = m.encode(message)
        assert m.encode(decode_out.decode(text)) == text, "every message reads back as it was written"
        for number in to:
            player = self.evening.wires[number].person.id
            match message:
                case m.Room():
                    self._room(message, player)
                case m.View():
                    self._view(message, player)
                case m.Refused():
                    self._refused(message, player)
                case m.Explained():
                    self._explained(message, player)
                case _:
                    pass

    def _room(self, room: m.Room, player: str) -> None:
        kept = self.kept
        assert room.n == kept.public_n, "told before it was kept"
        seat = kept.seat_of(player)
        assert room.you == (None if seat is None else seat_name(seat))
        assert [(s.state, s.player, s.name, s.ready, s.next and s.next.player) for s in room.seats] == [
            (s.state, s.player, s.name, s.ready, s.next and s.next.player) for s in kept.seats
        ]
        assert (room.host, room.phase, room.settings) == (kept.host, kept.phase, kept.settings)

    def _view(self, view: m.View, player: str) -> None:
        kept = self.kept
        assert view.n == kept.public_n, "told before it was kept"
        match, viewer = kept.playing, self._viewer(player)
        assert view.match == match.number
        assert view.you == (None if viewer == SPECTATOR else seat_name(viewer)), "somebody else's view"
        if view.you is not None:
            deal = (match.number, match.deals)
            assert self.hands[deal][viewer] == player, "a hand that somebody else has begun"
            assert self.seen.setdefault((*deal, player), view.you) == view.you, "they have seen two hands"
        if match.veil is not None and viewer not in match.veil.to_move:
            assert not view.news and not view.turns and not view.view["to_move"], "behind the veil nothing is told"
        if self.rng.random() < self.evening.chances.look:
            open_table = match.over and match.settings.open_hands
            mine = kernel.view(match.shown, None if open_table else viewer)
            assert m.encode(mine) == m.encode(view.view), "a view is what its viewer may see of what is kept"
            news = kernel.heard(match.news, viewer, match.position.faces)
            assert not view.news or m.encode(view.news) == m.encode(news), "news are what this viewer may hear"
        if match.veil is None and not match.over and self.rng.random() < self.evening.chances.resample:
            other = kernel.resample(match.position, viewer, self.rng)
            assert m.encode(kernel.view(other, viewer)) == m.encode(view.view), "a view depends on hidden cards"

    def _viewer(self, player: str) -> int:
        match = self.kept.playing
        if match.over:
            return match.players.index(player) if player in match.players else SPECTATOR
        seat = self.kept.seat_of(player)
        return SPECTATOR if seat is None else seat

    def _refused(self, refused: m.Refused, player: str) -> None:
        """A refusal by the rules is one that the same click would get in another world."""
        assert refused.text
        if refused.code in REFUSALS:
            return
        person = next(p for p in self.evening.people if p.id == player)
        given = (refused.code, refused.params, refused.text)
        assert given in [self._elsewhere(player, text) for text in sorted(person.texts)], refused

    def _explained(self, explained: m.Explained, player: str) -> None:
        given = None if explained.legal else (explained.code, explained.params, explained.text)
        assert given == self._elsewhere(player, explained.move), explained

    def _elsewhere(self, player: str, text: str) -> tuple[str, dict[str, object], str] | None:
        match, viewer = self.kept.playing, self._viewer(player)
        world = match.shown
        if match.veil is None and not match.over and match.waiting_for():
            world = kernel.resample(world, viewer, self.rng)
        reason = kernel.explain(world, viewer, text)
        return reason and (reason.code, dict(reason.params), kernel.sentence(world, reason))

    # -- now and then

    def now_and_then(self) -> None:
        evening = self.evening
        self._hosted(evening.table.guests.values())
        self._sleeps(evening.table)
        if evening.up and self.rng.random() < 0.05:
            self._overdue(evening.table)
            if not evening.pending and self.rng.random() < 0.2:
                self.same(evening.table)

    def _hosted(self, guests: Iterable[Guest]) -> None:
        """The role of the host moves on by itself."""
        evening, table, here = self.evening, self.evening.table, {guest.player for guest in guests}
        if not evening.up or table.host in here or not any(seat.player in here for seat in table.seats):
            self.hostless = None
        elif self.hostless is None:
            self.hostless = evening.now
        else:
            assert evening.now - self.hostless <= time_control.HOST_GRACE_MS + 1_000, "nobody is host"

    def _sleeps(self, table: Table) -> None:
        """A match sleeps when nobody is there, soon, and never while somebody is."""
        now = self.evening.now
        if not self.evening.up or table.closed or table.idle or table.guests:
            self.empty = None
            assert not table.guests or table.asleep is None, "somebody is there, and the match does not go on"
            return
        self.empty = now if self.empty is None else self.empty
        assert table.asleep is not None or now - self.empty <= time_control.ASLEEP_MS + 1_000, (
            "nobody is there to see it"
        )

    def _overdue(self, table: Ledger) -> None:
        """Nobody thinks for longer than they were told."""
        if table.idle or table.asleep is not None or table.playing.veil is not None:
            return
        match = table.playing
        for seat in match.waiting_for():
            at, left, bank = self.left.get((match.number, seat, match.done[seat]), (0, -1, 0))
            if left >= 0 and table.seats[seat].state == "taken":
                assert self.evening.now <= at + left + bank + time_control.LAG_MS + 1_000, "the clock has stopped"

    def same(self, table: Ledger) -> None:
        """The disk folds to what memory holds."""
        assert everything(self.kept) == everything(table)

    def at_the_end(self) -> None:
        evening = self.evening
        folded = Ledger(evening.table.code, evening.world).fold(evening.disk)
        assert everything(folded) == everything(self.kept)
        self.same(Ledger(evening.table.code, evening.world).read(evening.disk))
        self.same(evening.table)
        assert sorted(evening.records) == list(range(1, self.started + self.kept.idle)), (
            "every match that was started ends, unless nobody came back to it"
        )
        for finished in evening.records.values():
            record = read_record(finished.record)
            checks = verify(record, GAMES)
            assert checks and all(check.holds for check in checks), checks
            result = Fold(record, GAMES).to_end().position.result
            assert result == finished.result, "a record replays to its result"


def everything(ledger: Ledger) -> dict[str, object]:
    """All that a ledger knows, in a form that can be compared."""
    plain = {name: value for name, value in fields_of(ledger).items() if name in PLAIN}
    seats = [(*s.stood, s.next, s.ticket) for s in ledger.seats]
    return plain | {"seats": seats, "match": ledger.match and everything_of(ledger.match)}


def fields_of(thing: object) -> dict[str, Any]:
    """Its `vars`; what is compiled has none, and knows their names."""
    names: Iterable[str] = thing.__dict__ if hasattr(thing, "__dict__") else getattr(type(thing), "__mypyc_attrs__", ())
    return {name: getattr(thing, name) for name in names if hasattr(thing, name)}


NOWHERE = World({}, (), lambda: b"", random.Random(0))
PLAIN = {name for name in fields_of(Ledger("", NOWHERE)) if name not in ("world", "seats", "match") and name[0] != "_"}


def everything_of(match: Match) -> dict[str, object]:
    plain = {
        name: value for name, value in fields_of(match).items() if name not in ("position", "veil", "hearing", "texts")
    }
    viewers = (None, SPECTATOR, *range(match.settings.seats))
    views = [kernel.view(position, viewer) for position in (match.position, match.shown) for viewer in viewers]
    return plain | {"views": views}
