"""One table in the memory of several houses: each shows it to its own guests, and the log says who was first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cardhouse.table import clock, events, notes, play, seating
from cardhouse.table import messages as m
from cardhouse.table.effects import Shut, Spread

if TYPE_CHECKING:
    from cardhouse.table.table import Table

# Who has written the last line goes first with what happens by itself; the others wait so much longer.
BEHIND_MS, BEHIND_SWAY_MS = 400, 500


def hold(table: Table, now: int) -> None:
    """Read from the log while others may have it too: nobody is known to be here yet."""
    table.led = False
    table.behind = BEHIND_MS + int(table.world.dice.random() * BEHIND_SWAY_MS)
    table.lost_at = dict.fromkeys(table.keepers, now)
    table.empty_at = now
    table.shares_due = now + clock.SHARES_MS


def take_over(table: Table, old: Table, now: int) -> None:
    """Another house was first with a line: what is of this moment goes over to the table as the log has it."""
    hold(table, now)
    table.guests, table.elsewhere = old.guests, old.elsewhere
    table.taps, table.muted, table.hints = old.taps, old.muted, old.hints
    table.hint_taps, table.asked = old.hint_taps, old.asked
    table.words, table.courtesies = old.words, old.courtesies
    if table.idle and [place.player for place in table.seats] == [place.player for place in old.seats]:
        table.swaps = old.swaps
    here = table.here
    table.lost_at = {player: old.lost_at.get(player, now) for player in table.lost_at if player not in here}
    table.empty_at = None if here else old.empty_at or now
    if table.match is not None and old.match is not None and table.match.number == old.match.number:
        table.went_on, table.shares_due = old.went_on, old.shares_due
        done = table.match.done
        table.thinking = {seat: thinking for seat, thinking in old.thinking.items() if thinking.nth == done[seat]}
    for guest in list(table.guests.values()):
        if guest.player in table.banned:
            seating.send_away(table, guest.player, "kicked", now)
    table.room()
    table.tell_all(list(table.guests.values()), now)
    if table.match is not None and table.match.over:  # it may be we who kept the end, and never heard of it
        table.effect(table.finished())


# -- lines that others have kept


def follow(table: Table, lines: Iterable[str], now: int) -> None:
    public = table.public_n
    for line in lines:
        event = events.read(line)
        leaver = _leaver(table, event)
        table.apply(event)
        table.led = table.led and table.public_n == public
        table.notice(event)
        _tell(table, event, leaver, now)


def _leaver(table: Table, event: events.AnyEvent) -> str | None:
    match event:
        case events.Unseated(_, seat):
            return table.seats[seat].player
        case events.WaitsNoMore(_, seat):
            waiting = table.seats[seat].next
            return waiting and waiting.player
        case _:
            return None


def _tell(table: Table, event: events.AnyEvent, leaver: str | None, now: int) -> None:
    """As whoever kept it tells his own guests."""
    match event:
        case events.Moved(_, seat, _, by):
            if table.empty_at is not None and by in ("", "hint"):  # somebody is there, though nobody has told us
                table.empty_at = now
            play.tell_move(table, seat, now)
            if table.playing.over:
                table.effect(table.finished())
        case events.Dealt():
            play.tell_deal(table, now)
        case events.Lifted():
            table.show(table.guests.values(), now)
        case events.WentOn() | events.Woken():
            table.show(table.guests.values(), now, fresh=False)
        case events.Started():
            play.tell_start(table, now)
        case events.Shared() | events.Hinted() | events.Asleep():
            pass
        case events.Seated(_, _, player):
            table.room()
            table.show([guest for guest in table.guests.values() if guest.player == player], now, fresh=False)
        case events.Unseated(banned=True) | events.WaitsNoMore(banned=True):
            if leaver is not None:
                seating.send_away(table, leaver, "kicked", now)
            table.room()
        case events.Closed():
            table.effect(Shut())
        case _:
            table.room()


# -- notes


def heard(table: Table, house: str, note: notes.AnyNote, now: int) -> None:
    match note:
        case notes.Here(people) | notes.Who(people):
            _are_at(table, house, people, now)
            if isinstance(note, notes.Who):
                table.effect(Spread(notes.Here(table.people)))
        case notes.LetGo():
            gone(table, house, now)
        case notes.Came(player):
            for conn in table.connections(player):
                del table.guests[conn]
                table.send([conn], m.Replaced())
        case notes.Said(said):
            table.send(hearers(table, said), said)
        case notes.HasGoneOn(number, seat):
            if table.match is not None and table.match.number == number and seat not in table.went_on:
                table.went_on.add(seat)
                table.show(table.guests.values(), now, fresh=False)
        case notes.Wishes(seat, other):
            if table.idle and seat < len(table.seats):
                table.swaps[seat] = other
                table.room()


def gone(table: Table, house: str, now: int) -> None:
    """This house has let the table go, or fell."""
    people = [player for player, _ in table.elsewhere.pop(house, [])]
    table.led = table.led or not table.elsewhere  # nobody else goes first any more
    _lost(table, people, now)


def _are_at(table: Table, house: str, people: list[tuple[str, str]], now: int) -> None:
    before = [player for player, _ in table.elsewhere.get(house, [])]
    table.elsewhere[house] = people
    for player, _ in people:
        table.lost_at.pop(player, None)
    _lost(table, before, now)
    if table.here:
        table.empty_at = None


def _lost(table: Table, people: list[str], now: int) -> None:
    here = table.here
    for player in people:
        if player not in here and table.keeps(player):
            table.lost_at.setdefault(player, now)
    if not here:
        table.empty_at = table.empty_at or now
    table.room()


def hearers(table: Table, said: m.Heard) -> list[int]:
    """Spectators talk among themselves, and nobody hears whom he has muted."""
    return [
        guest.conn
        for guest in table.guests.values()
        if said.player not in table.muted.get(guest.player, ())
        and (not said.spectator or table.seat_of(guest.player) is None)
    ]
