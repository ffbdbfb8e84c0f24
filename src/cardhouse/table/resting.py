"""A pause that all agree to, and holidays in a match over days."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardhouse.table import demands, events, gossip, time_control
from cardhouse.table.guest import Guest
from cardhouse.table.refusals import Refusal

if TYPE_CHECKING:
    from cardhouse.table.table import Table


def pause(table: Table, guest: Guest, on: bool, now: int) -> None:
    """Whoever sits there can end it: nobody is kept from playing by somebody who has gone to bed."""
    seat, match = demands.own_seat(table, guest), table.match
    if match is None or match.over or not match.seed:
        raise Refusal("not_playing")
    if not on and match.rest.paused is None:
        _take_back(table, seat)
    elif not on:
        table.keep(events.Resumed(now))
        table.show(table.guests.values(), now, fresh=False)
    elif match.rest.paused is None:
        _agree(table, seat, now)
    table.room()


def _agree(table: Table, seat: int, now: int) -> None:
    table.wishes.pausing.add(seat)
    if table.wishes.pausing.issuperset(asked(table)):
        table.keep(events.Paused(now))
        table.show(table.guests.values(), now, fresh=False)
    else:
        table.spread(gossip.Pausing(table.playing.number, seat, True))


def _take_back(table: Table, seat: int) -> None:
    table.wishes.pausing.discard(seat)
    table.spread(gossip.Pausing(table.playing.number, seat, False))


def asked(table: Table) -> list[int]:
    """The seats of those who have to agree: people who are here."""
    here = table.here
    return [seat for seat, place in enumerate(table.seats) if place.player in here and not place.away]


def holiday(table: Table, guest: Guest, until: int, now: int) -> None:
    seat, match = demands.own_seat(table, guest), table.match
    if match is None or match.over or not time_control.over_days(table.settings):
        raise Refusal("only_days")
    if until <= now:
        if match.rest.until(seat, now):
            table.keep(events.Holiday(now, seat, now))
    else:
        left = min(time_control.HOLIDAY_MS, match.rest.left_ms(seat, time_control.HOLIDAYS_MS, now))
        if until > now + left:
            raise Refusal("long_holiday", days=left // time_control.DAY_MS)
        table.keep(events.Holiday(now, seat, until))
    table.room()
    table.show(table.guests.values(), now, fresh=False)
