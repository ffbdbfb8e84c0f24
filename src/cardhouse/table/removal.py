"""The host removes somebody: to those who watch, away, or away for good. Each can be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardhouse.table import events, helping, hosting, seating
from cardhouse.table import messages as m
from cardhouse.table.refusals import Refusal

if TYPE_CHECKING:
    from cardhouse.table.table import Table


def remove(table: Table, seat: int, how: m.Removal, sure: bool, now: int) -> None:
    """Whoever sits there, or waits for this seat. Only what is for good has to be confirmed."""
    place = table.seats[seat]
    player, name = (place.next.player, place.next.name) if place.next else (place.player, place.name)
    if player is None:
        raise Refusal("seat_empty")
    if player == table.host:
        raise Refusal("not_yourself")
    if how == "ban" and not sure:
        raise Refusal("kick_sure", name=name)
    face = place.next.face if place.next else table.face_of(place)
    if not seating.wait_no_more(table, player, now):
        pilot = table.support.beside.get(player)
        table.keep(events.Unseated(now, seat, bot=hosting.stand_in(table)))
        helping.alone(table, pilot, now)
    table.keep(events.Removed(now, player, name, face, how))
    if how == "watch":
        table.show(table.presence.of(player), now, fresh=False)
    else:
        seating.send_away(table, player, "kicked" if how == "ban" else "removed", now)


def restore(table: Table, player: str, now: int) -> None:
    """Whoever is still here gets the seat back, if nobody else has it and the cards are those that they know."""
    removed = table.removed.get(player)
    if removed is None:
        raise Refusal("no_such_player")
    table.keep(events.Restored(now, player))
    guest = next(iter(table.presence.of(player)), None)
    seat = None if guest is None else seating.own_seat_again(table, guest)
    if guest is not None and seat is not None and table.seat_of(player) is None:
        seating.take(table, guest, seat, now)


def demand_seat(table: Table, player: str) -> None:
    """Whoever was sent to watch sits down again when the host takes it back."""
    removed = table.removed.get(player)
    if removed is not None and removed.how == "watch":
        raise Refusal("only_watch")
