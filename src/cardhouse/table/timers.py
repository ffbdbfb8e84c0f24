"""Everything that happens at a table by itself, and when."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from cardhouse.table import events, hosting, manners, play, seating, time_control
from cardhouse.table.effects import Shut
from cardhouse.table.match import Match

if TYPE_CHECKING:
    from cardhouse.table.table import Table

Due = tuple[int, Callable[[int], None]]


def when(due: Due) -> int:
    return due[0]


def dues(table: Table) -> Iterator[Due]:
    if table.closed:
        return
    if table.asleep is not None:
        yield _of_sleeper(table, table.asleep)
        return
    if table.idle:
        yield from _between_matches(table)
    else:
        yield from _of_match(table, table.playing)
        yield from _of_waiting(table)
        if (deserted := table.presence.deserted) is not None:
            yield deserted + time_control.ASLEEP_MS, partial(fall_asleep, table)
    for at, seat in table.talk.due():
        yield at, partial(manners.say, table, seat)
    host_lost = table.presence.missed(table.host)
    if host_lost is not None and hosting.heir(table) is not None:
        yield host_lost + time_control.HOST_GRACE_MS, partial(hosting.hand_on, table)


def _of_sleeper(table: Table, since: int) -> Due:
    """Another house may have found nobody while somebody was on the way to us."""
    if table.presence.guests:
        return since, partial(rouse, table)
    if not table.idle and time_control.over_days(table.settings):
        wanted = [at for at, _ in _of_days(table, table.playing)]
        if wanted and min(wanted) < since + table.world.stay_ms:
            return max(since, min(wanted)), partial(rouse, table)
    return since + (table.world.stay_ms if table.known else time_control.FORGOTTEN_MS), partial(close, table)


def _of_days(table: Table, match: Match) -> Iterator[Due]:
    """What does not wait for anybody to come; bots have done what they owe before it fell asleep."""
    if match.rest.paused is not None or not match.seed:
        return
    if match.deck_to_act:
        yield match.pause_until, partial(play.deal, table)
    if match.veil is not None:
        yield match.veil_until, partial(play.lift, table)
    for seat in match.waiting_for():
        if table.seats[seat].helper is None and match.veil is None:
            yield from _of_person(table, match, seat)


def _between_matches(table: Table) -> Iterator[Due]:
    if (deserted := table.presence.deserted) is not None:
        yield deserted + time_control.EMPTY_MS, partial(fall_asleep, table)
        return
    if time_control.over_days(table.settings):
        return  # nobody is missed where people come when they can
    for seat, place in enumerate(table.seats):
        if (lost := table.presence.missed(place.player)) is not None:
            yield lost + time_control.GRACE_MS, partial(_free, table, seat)


def _of_match(table: Table, match: Match) -> Iterator[Due]:
    if match.rest.paused is not None:
        return
    if not match.seed:
        yield table.pacing.shares_due, partial(play.close_shares if match.pledged else play.close_pledges, table)
        return
    if match.deck_to_act:
        yield match.pause_until, partial(play.deal, table)
    if match.veil is not None:
        yield play.lifts_at(table), partial(play.lift, table)
    for seat in match.waiting_for():
        if table.seats[seat].helper is not None:
            yield _of_bot(table, seat)
        elif match.veil is None:  # behind it nothing may tell who is asked
            yield from _of_person(table, match, seat)


def _of_waiting(table: Table) -> Iterator[Due]:
    """Whoever waits for a seat and has gone makes room for others, as between matches."""
    for place in table.seats:
        if place.next is not None and (lost := table.presence.missed(place.next.player)) is not None:
            yield lost + time_control.GRACE_MS, partial(_no_more, table, place.next.player)


def _of_bot(table: Table, seat: int) -> Due:
    at, step = table.pacing.next_of(seat)
    match step:
        case "ask":
            return at, partial(play.ask, table, seat)
        case "reply":
            return at, partial(play.reply, table, seat)
        case "default":
            return at, partial(play.default, table, seat)


def _of_person(table: Table, match: Match, seat: int) -> Iterator[Due]:
    deadline, days = match.deadline(seat), time_control.over_days(table.settings)
    if deadline is not None and not (days and table.settings.absent == "wait"):
        late = play.away if days and table.settings.absent == "bot" else play.default
        yield deadline, partial(late, table, seat)
    lost = table.presence.missed(table.seats[seat].player) if time_control.bot_for_absent(table.settings) else None
    if lost is not None and table.presence.empty_at is None:  # somebody is there who waits
        yield max(lost + time_control.TURN_GRACE_MS, match.asked_at[seat]), partial(play.away, table, seat)


def _free(table: Table, seat: int, now: int) -> None:
    """Somebody who has been gone for long makes room for others."""
    table.keep(events.Unseated(now, seat, why="gone"))
    table.room()


def _no_more(table: Table, player: str, now: int) -> None:
    seating.wait_no_more(table, player, now)


def fall_asleep(table: Table, now: int) -> None:
    table.keep(events.Asleep(now))


def rouse(table: Table, now: int) -> None:
    table.keep(events.Woken(now))
    table.show(table.guests.values(), now, fresh=False)


def close(table: Table, now: int) -> None:
    table.keep(events.Closed(now))
    table.effect(Shut())
