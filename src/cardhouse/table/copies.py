"""One table in the memory of several houses: each shows it to its own guests, and the log says who was first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from cardhouse.table import chat, doings, events, gossip, helping, knocking, moment, play, seating
from cardhouse.table import messages as m
from cardhouse.table.effects import Shut, Spread
from cardhouse.table.guest import Guest

if TYPE_CHECKING:
    from cardhouse.table.table import Table


def hold(table: Table, now: int) -> None:
    """Read from the log while others may have it too: nobody is known to be here yet."""
    table.pacing.stand_back(table.world.dice)
    table.pacing.wait_for_shares(now)
    table.presence.expect(table.keepers, now)


def take_over(table: Table, old: Table, guests: Mapping[int, Guest], now: int) -> None:
    """Another house was first with a line: what is of this moment goes over to the table as the log has it."""
    table.presence, table.pacing, table.talk, table.wishes = old.presence, old.pacing, old.talk, old.wishes
    table.callers = old.callers
    table.address = old.address
    table.presence.taken_over(guests, table.keepers, now)
    table.pacing.taken_over(table.match, old.match, table.world.dice, now)
    same_people = [place.player for place in table.seats] == [place.player for place in old.seats]
    table.wishes.taken_over(table.idle and same_people, _same_match(table, old))
    for guest in list(table.guests.values()):
        if guest.player in table.banned:
            seating.send_away(table, guest.player, "kicked", now)
    table.room()
    table.tell_all(list(table.guests.values()), now)
    if table.match is not None and table.match.over:  # it may be we who kept the end, and never heard of it
        table.effect(table.finished())


def _same_match(table: Table, old: Table) -> bool:
    return table.match is not None and old.match is not None and table.match.number == old.match.number


# -- lines that others have kept


def follow(table: Table, lines: Iterable[str], now: int) -> None:
    public = table.public_n
    for line in lines:
        event = events.read(line)
        leaver, did = _leaver(table, event), doings.of(table, event)
        table.apply(event)
        table.pacing.followed(table.public_n > public)
        moment.notice(table, event)
        table.say_aloud(did)
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
    """As whoever kept it tells its own guests."""
    match event:
        case events.Moved(_, seat, _, by):
            if by in ("", "hint"):
                table.presence.somebody_moved(now)
            play.tell_move(table, seat, now)
            if table.playing.over:
                table.effect(table.finished())
        case events.Dealt():
            play.tell_deal(table, now)
        case events.Lifted():
            table.show(table.guests.values(), now)
        case events.Holiday() | events.Paused() | events.Resumed() | events.Eased() | events.Besides():
            table.room()
            table.show(table.guests.values(), now, fresh=False)
        case events.WentOn() | events.Woken():
            table.show(table.guests.values(), now, fresh=False)
        case events.Started():
            play.tell_start(table, now)
        case events.PledgesClosed():
            play.tell_pledged(table, now)
        case events.Pledged() | events.Shared() | events.Hinted() | events.Asleep():
            pass
        case events.Seated(_, _, player):
            table.room()
            table.show(table.presence.of(player), now, fresh=False)
        case events.Unseated(banned=True) | events.WaitsNoMore(banned=True):
            if leaver is not None:
                seating.send_away(table, leaver, "kicked", now)
            table.room()
        case events.Unseated():
            table.room()
            table.show(table.guests.values(), now, fresh=False)  # somebody may have looked at these cards
        case events.Removed(_, player, _, _, how):
            if how == "watch":
                table.show(table.presence.of(player), now, fresh=False)
            else:
                seating.send_away(table, player, "kicked" if how == "ban" else "removed", now)
            table.room()
        case events.Admitted(_, player):
            knocking.answer(table, player, True)
        case events.Closed():
            table.effect(Shut())
        case _:
            table.room()


# -- notes


def told(table: Table, house: str, note: gossip.AnyNote, now: int) -> None:
    match note:
        case gossip.Here(people) | gossip.Who(people):
            table.presence.are_at(house, people, table.keeps, now)
            table.room()
            if isinstance(note, gossip.Who):
                table.effect(Spread(gossip.Here(table.people)))
        case gossip.LetGo():
            gone(table, house, now)
        case gossip.Came(player):
            for conn in table.presence.replace(player):
                table.send([conn], m.Replaced())
        case gossip.Said(said):
            table.send(chat.hearers(table, said), said)
        case gossip.HasGoneOn(number, seat):
            match = table.match
            if match is not None and match.number == number and table.wishes.go_on(seat) and match.veil is None:
                table.show(table.guests.values(), now, fresh=False)
        case gossip.Pausing(number, seat, on):
            if table.match is not None and table.match.number == number:
                (table.wishes.pausing.add if on else table.wishes.pausing.discard)(seat)
                table.room()
        case gossip.Pointed():
            helping.heard(table, note)
        case gossip.Knocked():
            knocking.heard(table, note)
        case gossip.SentOff(player):
            knocking.answer(table, player, False)
        case gossip.Wishes(seat, other):
            if table.idle and seat < len(table.seats):
                table.wishes.swap(seat, other)
                table.room()


def gone(table: Table, house: str, now: int) -> None:
    """This house has let the table go, or fell."""
    table.presence.gone(house, table.keeps, now)
    if not table.presence.elsewhere:  # nobody else goes first any more
        table.pacing.lead()
    table.room()
