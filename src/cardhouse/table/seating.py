"""Coming, sitting, swapping, getting ready and going."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardhouse.table import codes, demands, events, faces, gossip, helping, hosting, play, removal
from cardhouse.table import messages as m
from cardhouse.table.effects import Effect
from cardhouse.table.guest import Guest, Ticket
from cardhouse.table.names import tidy
from cardhouse.table.refusals import Refusal
from cardhouse.table.seat import Seat, fits

if TYPE_CHECKING:
    from cardhouse.table.table import Table


def join(table: Table, conn: int, player: str, message: m.Join, now: int, ticket: Ticket) -> None:
    if table.closed:
        raise Refusal("no_table")
    if player in table.banned:
        raise Refusal("banned")
    seat = table.seat_of(player)
    known = table.admits(player)
    if not known and table.latched and not codes.same(codes.split(message.table)[1], table.link):
        raise Refusal("knock")
    if not known and not fits(message.password, table.password):
        raise Refusal("wrong_password")
    name = tidy(message.name) or (table.seats[seat].name if seat is not None else "")
    if not name:
        raise Refusal("no_name")
    face = message.face or (table.seats[seat].face if seat is not None else "")
    guest = Guest(conn, player, name, ticket, faces.of(face, player))
    table.presence.come(guest)
    table.callers.gone(player)
    if table.asleep is not None:
        table.keep(events.Woken(now))
    free = [i for i, place in enumerate(table.seats) if place.state == "open"]
    may_sit = not message.watch and (player not in table.removed or table.removed[player].how != "watch")
    if seat is None and free and may_sit and table.idle:
        _seat(table, guest, free[0], now)
    elif (table.password or table.latched) and not known:
        table.keep(events.Admitted(now, player))
    _look(table, guest, now)
    _replace(table, guest)
    table.room()
    table.tell_all([guest], now)


def _seat(table: Table, guest: Guest, seat: int, now: int) -> None:
    name, face = table.told_apart(guest.player, guest.name), table.own_face(guest.player, guest.name, guest.face)
    table.keep(events.Seated(now, seat, guest.player, name, *guest.ticket, face))


def _look(table: Table, guest: Guest, now: int) -> None:
    """Whoever comes back with another face has it from now on."""
    seat, waits = table.seat_of(guest.player), table.waits_for(guest.player)
    waiting = table.seats[waits].next if waits is not None else None
    had = table.seats[seat] if seat is not None else waiting
    face = table.own_face(guest.player, guest.name, guest.face)
    if had is not None and faces.of(had.face, guest.player) != face:
        table.keep(events.Looks(now, guest.player, face))


def _replace(table: Table, guest: Guest) -> None:
    """The same person on a second device or tab takes their seat over, and the first is told."""
    if table.seat_of(guest.player) is None and table.waits_for(guest.player) is None:
        return
    for old in table.presence.replace(guest.player, guest.conn):
        table.send([old], m.Replaced())
    table.spread(gossip.Came(guest.player))


def leave(table: Table, guest: Guest, now: int) -> None:
    seat = table.seat_of(guest.player)
    if seat is not None:
        pilot = table.support.beside.get(guest.player)
        table.keep(events.Unseated(now, seat, bot=hosting.stand_in(table), why="left"))
        helping.alone(table, pilot, now)
    wait_no_more(table, guest.player, now)
    if table.support.owner_of(guest.player) is not None:
        helping.beside(table, guest, guest.player, False, now)
    send_away(table, guest.player, "left", now)
    if guest.player == table.host:
        table.keep(events.HostIs(now, hosting.successor(table)))
    table.room()


def farewell(table: Table, player: str, now: int) -> list[Effect]:
    """Somebody is deleted: as if they had left."""
    looks = table.looks_at(player) is not None
    if looks or player == table.host or any(_waits(place, player) for place in table.seats):
        leave(table, Guest(-1, player, ""), now)
    return table.tick(now)


def _waits(place: Seat, player: str) -> bool:
    return place.next is not None and place.next.player == player


def send_away(table: Table, player: str, code: str, now: int) -> None:
    for conn in table.presence.leave(player, now):
        table.send([conn], m.Gone(code))


def sit(table: Table, guest: Guest, number: int, now: int) -> None:
    """During a match nobody gets a hand that somebody else has begun: they wait for the next deal."""
    seat = demands.numbered(table, number)
    place = table.seats[seat]
    if place.player == guest.player:
        table.tell_again(guest, now)
        return
    if place.player is not None:
        raise Refusal("seat_taken")
    removal.demand_seat(table, guest.player)
    if table.idle or _own_hand(table, guest, seat):
        take(table, guest, seat, now)
    else:
        _wait(table, guest, seat, now)
    _replace(table, guest)
    table.room()


def take(table: Table, guest: Guest, seat: int, now: int) -> None:
    _seat(table, guest, seat, now)
    table.show([guest], now, fresh=False)


def own_seat_again(table: Table, guest: Guest) -> int | None:
    """A seat that somebody can have who had one: between matches any that is free, in a match their own hand."""
    if table.idle:
        return next((i for i, place in enumerate(table.seats) if place.state == "open"), None)
    seat = table.playing.sat.get(guest.player)
    return seat if seat is not None and table.seats[seat].player is None and _own_hand(table, guest, seat) else None


def _own_hand(table: Table, guest: Guest, seat: int) -> bool:
    """Whoever has left in the middle of a deal knows these cards already."""
    other = table.playing.looked.get(guest.player, seat) != seat  # and perhaps those of somebody else by now
    return table.playing.sat.get(guest.player) == seat and table.seats[seat].next is None and not other


def _wait(table: Table, guest: Guest, seat: int, now: int) -> None:
    if table.seat_of(guest.player) is not None:
        raise Refusal("while_playing")
    waiting = table.seats[seat].next
    if waiting is not None and waiting.player != guest.player:
        raise Refusal("seat_awaited", name=waiting.name)
    if waiting is None:
        name = table.told_apart(guest.player, guest.name)
        face = table.own_face(guest.player, guest.name, guest.face)
        table.keep(events.Waits(now, seat, guest.player, name, *guest.ticket, face))


def wait_no_more(table: Table, player: str, now: int) -> bool:
    """Whether they did wait."""
    seat = table.waits_for(player)
    if seat is not None:
        table.keep(events.WaitsNoMore(now, seat))
        table.room()
    return seat is not None


def stand(table: Table, guest: Guest, now: int) -> None:
    if wait_no_more(table, guest.player, now):
        return
    seat = demands.own_seat(table, guest)
    demands.must_be_idle(table)
    table.keep(events.Unseated(now, seat, why="stood"))
    table.room()


def swap(table: Table, guest: Guest, number: int, now: int) -> None:
    own, other = demands.own_seat(table, guest), demands.numbered(table, number)
    demands.must_be_idle(table)
    if own == other:
        raise Refusal("not_yourself")
    if table.seats[other].player is None:
        raise Refusal("seat_empty")
    if table.wishes.swap(own, other):
        table.keep(events.Swapped(now, own, other))
    else:
        table.spread(gossip.Wishes(own, other))
    table.room()


def ready(table: Table, guest: Guest, on: bool, now: int) -> None:
    seat = demands.own_seat(table, guest)
    if on and not table.idle:  # what it asks for has begun, perhaps by this very message when it came before
        table.tell_again(guest, now)
        return
    demands.must_be_idle(table)
    if on is table.seats[seat].ready:
        table.tell_again(guest, now)
        return
    table.keep(events.WasReady(now, seat, on))
    everybody = all(place.ready for place in table.seats if place.player is not None)
    if table.match is not None and everybody and table.why_not_start() is None:
        play.start(table, now)  # a rematch needs no host
    table.room()


def back(table: Table, guest: Guest, now: int) -> None:
    """Takes the seat back from the bot; the time of an open decision goes on as it was."""
    seat = demands.own_seat(table, guest)
    if table.seats[seat].away:
        table.keep(events.Back(now, seat))
        table.room()
        table.show([guest], now, fresh=False)
