"""Help for one seat: asked for and agreed to, a hand that is looked at by two, and a finger that points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardhouse.core import kernel
from cardhouse.core.position import seat_name
from cardhouse.table import demands, events, gossip
from cardhouse.table import messages as m
from cardhouse.table.guest import Guest
from cardhouse.table.refusals import Refusal
from cardhouse.table.support import Pilot

if TYPE_CHECKING:
    from cardhouse.table.table import Table

ORDER: Sequence[m.Help] = ("time", "hints", "memory")


def ease(table: Table, guest: Guest, number: int, helps: list[m.Help], on: bool, now: int) -> None:
    own, seat = demands.own_seat(table, guest), demands.numbered(table, number)
    player = table.seats[seat].player
    if player is None:
        raise Refusal("helps_nobody")
    wanted = [one for one in ORDER if one in helps]
    asked = table.support.easing.get(player)
    if not on:
        if asked is not None:
            table.keep(events.Easing(now, player, []))
    elif not wanted:
        _end(table, guest, player, own == seat, now)
    elif table.support.helps_of(player) != wanted and (
        asked is None or asked.helps != wanted or guest.player not in asked.agreed
    ):
        table.keep(events.Easing(now, player, wanted, guest.player))
    table.room()


def _end(table: Table, guest: Guest, player: str, own: bool, now: int) -> None:
    """By whoever is helped, or by the host."""
    if not own and guest.player != table.host:
        raise Refusal("host_only")
    if table.support.helps_of(player):
        table.keep(events.Eased(now, player, []))
        table.show(table.guests.values(), now, fresh=False)


def settle(table: Table, now: int) -> None:
    """What all who sit there have agreed to is so."""
    for player, asked in list(table.support.easing.items()):
        if not table.support.missing(player, table.seats):
            table.keep(events.Eased(now, player, asked.helps))
            table.room()
            table.show(table.guests.values(), now, fresh=False)


def beside(table: Table, guest: Guest, player: str, on: bool, now: int) -> None:
    """A player lets somebody look; either of the two ends it."""
    if not on:
        _end_looking(table, guest, player, now)
        return
    seat = demands.own_seat(table, guest)
    other = next(iter(table.presence.of(player)), None)
    name, face = (other.name, other.face) if other is not None else (table.presence.name_of(player), "")
    if not name or table.seat_of(player) is not None or table.waits_for(player) is not None:
        raise Refusal("not_watching")
    if table.support.owner_of(player) == guest.player:
        return
    if table.support.owner_of(player) is not None or _knows_others(table, player, seat):
        raise Refusal("has_looked")
    table.keep(events.Besides(now, player, table.told_apart(player, name), face, guest.player))
    _seen_by(table, player, now)


def _knows_others(table: Table, player: str, seat: int) -> bool:
    """Whoever has left their seat, or looked at another hand, knows cards that this seat may not."""
    if table.idle:
        return False
    match = table.playing
    return match.sat.get(player, seat) != seat or match.looked.get(player, seat) != seat


def _end_looking(table: Table, guest: Guest, player: str, now: int) -> None:
    owner = table.support.owner_of(player)
    if owner is None:
        return
    if guest.player not in (player, owner):
        raise Refusal("not_beside")
    pilot = table.support.beside[owner]
    table.keep(events.Besides(now, pilot.player, pilot.name, pilot.face, owner, on=False))
    _seen_by(table, player, now)


def alone(table: Table, pilot: Pilot | None, now: int) -> None:
    """Whoever looked with somebody who has left sees what all see."""
    if pilot is not None:
        _seen_by(table, pilot.player, now)


def _seen_by(table: Table, player: str, now: int) -> None:
    table.room()
    table.tell_all(table.presence.of(player), now)


def point(table: Table, guest: Guest, pile: str, at: int, now: int) -> None:
    owner = table.support.owner_of(guest.player)
    seat = None if owner is None else table.seat_of(owner)
    if owner is None or seat is None or table.idle or not table.playing.deals:
        raise Refusal("not_beside")
    piles = kernel.view(table.playing.shown, seat)["piles"]
    if at >= len(piles.get(pile, ())):
        raise Refusal("no_such_card")
    if not table.wishes.may_point(seat, now):
        raise Refusal("too_much_chat")
    note = gossip.Pointed(owner, seat_name(seat), pile, at, guest.player, table.support.beside[owner].name)
    table.spread(note)
    heard(table, note)


def heard(table: Table, note: gossip.Pointed) -> None:
    """To the two of them, and to nobody else."""
    conns = [*table.presence.connections(note.owner), *table.presence.connections(note.player)]
    table.send(conns, m.Pointed(note.seat, note.pile, note.at, note.player, note.name))
