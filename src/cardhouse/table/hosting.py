"""What only the host can do. The role moves on by itself: no game waits for a host."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from cardhouse.table import demands, events, play, removal
from cardhouse.table import messages as m
from cardhouse.table.effects import Shut
from cardhouse.table.guest import Guest
from cardhouse.table.refusals import Refusal
from cardhouse.table.seat import HELP

if TYPE_CHECKING:
    from cardhouse.table.table import Table


def do(
    table: Table,
    guest: Guest,
    message: m.AddBot | m.RemoveBot | m.Start | m.Change | m.Kick | m.Restore | m.HandOn | m.Close,
    now: int,
) -> None:
    if guest.player != table.host:
        raise Refusal("host_only")
    match message:
        case m.AddBot(number, level):
            _add_bot(table, demands.numbered(table, number), level, now)
        case m.RemoveBot(number):
            _remove_bot(table, demands.numbered(table, number), now)
        case m.Start() if not table.idle:  # over a lost connection nobody knows that the first one has arrived
            table.tell_again(guest, now)
            return
        case m.Start():
            if (why := table.why_not_start()) is not None:
                raise Refusal(why)
            play.start(table, now)
        case m.Change(settings, password, seen):
            _change(table, settings if seen is None else changed(table.settings, seen, settings), password, now)
        case m.Kick(number, sure, how):
            removal.remove(table, demands.numbered(table, number), how, sure, now)
        case m.Restore(player):
            removal.restore(table, player, now)
        case m.HandOn(number):
            next_host = table.seats[demands.numbered(table, number)].player
            if next_host is None:
                raise Refusal("seat_empty")
            table.keep(events.HostIs(now, next_host))
        case m.Close(sure):
            _close(table, sure, now)
    table.room()


def _close(table: Table, sure: bool, now: int) -> None:
    """It stays until nobody has come for a long time; its host need not wait for that."""
    if not sure:
        raise Refusal("close_sure")
    table.keep(events.Closed(now))
    table.effect(Shut())


def _add_bot(table: Table, seat: int, level: str, now: int) -> None:
    if level not in table.world.levels:
        raise Refusal("unknown_level", levels=", ".join(table.world.levels))
    if table.seats[seat].player is not None:
        raise Refusal("seat_taken")
    demands.must_be_idle(table)
    table.keep(events.BotSeated(now, seat, level, bot_name(table, level)))


def seat_bots(table: Table, beginning: events.Beginning, now: int) -> None:
    """On all seats but the one of the person who has opened the table."""
    for seat in range(len(table.seats)):
        if seat != beginning.seat:
            _add_bot(table, seat, beginning.level, now)


def _remove_bot(table: Table, seat: int, now: int) -> None:
    if table.seats[seat].state != "bot":
        raise Refusal("not_a_bot")
    demands.must_be_idle(table)
    table.keep(events.Unseated(now, seat))


def _change(table: Table, settings: m.Settings, password: str | None, now: int) -> None:
    demands.must_be_idle(table)
    demands.check(settings, table.world)
    if any(place.player is not None for place in table.seats[settings.seats :]):
        raise Refusal("seat_taken")
    table.keep(events.Changed(now, settings, table.password if password is None else password))


def changed(now: m.Settings, seen: m.Settings, chosen: m.Settings) -> m.Settings:
    """Only what the host has changed: their last change may not have come back to them when they chose."""
    ours, theirs = msgspec.structs.asdict(seen), msgspec.structs.asdict(chosen)
    return msgspec.structs.replace(now, **{name: theirs[name] for name in ours if theirs[name] != ours[name]})


def bot_name(table: Table, level: str) -> str:
    taken = {place.name for place in table.seats}
    return table.world.newcomer(level, taken, table.world.dice.random())


def stand_in(table: Table) -> str:
    """The name of the bot that goes on for somebody who leaves during a match."""
    return "" if table.idle else bot_name(table, HELP)


def heir(table: Table) -> str | None:
    """The first seated person who is here, from p1 on."""
    here = table.here
    return next((place.player for place in table.seats if place.player in here - {table.host}), None)


def successor(table: Table) -> str | None:
    """When there is no host any more, even somebody who only watches."""
    return heir(table) or next((player for player in sorted(table.here) if player != table.host), None)


def hand_on(table: Table, now: int) -> None:
    table.keep(events.HostIs(now, heir(table)))
    table.room()
