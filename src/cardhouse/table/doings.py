"""What people do at a table, said to everybody there: who came, who left, who is host now, what the host has changed.

It follows from the line that was kept, so every house that has the table can tell it to its own guests.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardhouse.table import events
from cardhouse.table import messages as m

if TYPE_CHECKING:
    from cardhouse.table.voice import Voice


def of(table: Voice, event: events.AnyEvent) -> m.Did | None:
    """What this line will say. To be asked before it is done: then it is still known whose seat it was."""
    if isinstance(event, events.Moved):  # most of them are
        return None
    n = table.public_n + 1
    match event:
        case events.Seated(_, seat, player, name):
            bot = table.seats[seat].name if table.seats[seat].state == "bot" else ""
            moves = table.seat_of(player) is not None
            return None if moves else m.Did(n, "came", player, name, event.face, bot=bot)
        case events.Unseated(_, seat, _, bot, "left" | "stood" | "gone" as why):
            return _at(table, n, why, seat, bot=bot)
        case events.Waits(_, seat, player, name):
            return m.Did(n, "waits", player, name, event.face, bot=table.seats[seat].name)
        case events.Away(_, seat):
            return _at(table, n, "away", seat)
        case events.Back(_, seat):
            return _at(table, n, "back", seat)
        case events.Paused() | events.Resumed():
            return m.Did(n, "paused" if isinstance(event, events.Paused) else "resumed", "", "", "")
        case events.Holiday(at, seat, until):
            return _at(table, n, "holiday" if until > at else "returned", seat)
        case events.Eased(_, player, helps):
            return _of(table, n, "eased" if helps else "uneased", player)
        case events.Besides(_, player, name, face, owner, on):
            return m.Did(n, "beside" if on else "alone", player, name, face, by=_name(table, owner))
        case events.HostIs(_, player):
            return None if player in (None, table.host) else _of(table, n, "host", player or "")
        case events.Changed(_, settings):
            other = settings.game != table.settings.game
            if settings == table.settings:
                return None
            return _of(table, n, "game" if other else "rules", table.host or "", settings.game)
        case events.Removed(_, player, name, face, how):
            return m.Did(n, how, player, name, face, by=_name(table, table.host or ""))
        case events.Restored(_, player):
            had = table.removed.get(player)
            return m.Did(n, "restored", player, had.name, had.face, _name(table, table.host or "")) if had else None
        case _:
            return None


def taken_over(table: Voice) -> list[m.Did]:
    """Who plays since this deal, and has waited for it."""
    seats = [table.seats[seat] for seat in table.playing.taken_over]
    return [m.Did(table.public_n, "plays", seat.player or "", seat.name, table.face_of(seat)) for seat in seats]


def _at(table: Voice, n: int, what: m.Doing, seat: int, bot: str = "") -> m.Did | None:
    place = table.seats[seat]
    if place.player is None:
        return None
    return m.Did(n, what, place.player, place.name, table.face_of(place), bot=bot)


def _of(table: Voice, n: int, what: m.Doing, player: str, game: str = "") -> m.Did:
    seat = table.seat_of(player)
    guest = next(iter(table.presence.of(player)), None)
    face = table.face_of(table.seats[seat]) if seat is not None else guest.face if guest else ""
    return m.Did(n, what, player, _name(table, player), face, game=game)


def _name(table: Voice, player: str) -> str:
    seat = table.seat_of(player)
    return table.seats[seat].name if seat is not None else table.presence.name_of(player)
