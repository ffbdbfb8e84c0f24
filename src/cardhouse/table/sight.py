"""What leaves a table: who sits where, and the game as each may see it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any

from msgspec import Raw

from cardhouse.core import kernel
from cardhouse.core.position import SPECTATOR, seat_name
from cardhouse.table import faces, time_control
from cardhouse.table import messages as m
from cardhouse.table.codes import BESIDE
from cardhouse.table.guest import Guest
from cardhouse.table.match import Match
from cardhouse.table.seat import Next

if TYPE_CHECKING:
    from cardhouse.table.voice import Voice


def name_of(seat: int | None) -> str | None:
    return None if seat is None else seat_name(seat)


# -- who sits where


def rooms(table: Voice) -> Iterator[tuple[int, m.Room]]:
    """For every connection; they differ in `you` and `player`."""
    here = table.here
    seats = _seats(table, here)
    spectators = sum(table.seat_of(player) is None for player in here)
    watchers = _watchers(table)
    swaps = [[seat_name(a), seat_name(b)] for a, b in table.wishes.swaps.items()]
    can_start = table.why_not_start()
    paused = not table.idle and table.playing.rest.paused is not None
    pausing = [seat_name(seat) for seat in sorted(table.wishes.pausing)]
    away = [] if table.idle else _on_holiday(table, table.playing)
    removed = [m.RemovedShown(r.player, r.name, r.face, r.how) for r in table.removed.values()]
    for guest in table.guests.values():
        yield (
            guest.conn,
            m.Room(
                table=table.code,
                n=table.public_n,
                you=name_of(table.seat_of(guest.player)),
                player=guest.player,
                host=table.host,
                phase=table.phase,
                settings=table.settings,
                password=bool(table.password),
                seats=seats,
                spectators=spectators,
                match=table.matches,
                swaps=swaps,
                can_start=can_start,
                removed=removed if guest.player == table.host else [],
                watchers=watchers,
                link=table.door,
                knocks=table.callers.shown if guest.player == table.host else [],
                paused=paused,
                pausing=pausing,
                away=away,
            ),
        )


def _watchers(table: Voice) -> list[m.WatcherShown]:
    """Those who came first, each once, wherever they are connected."""
    shown: dict[str, m.WatcherShown] = {}
    for guest in table.guests.values():
        face = faces.of(guest.face, guest.player)
        shown.setdefault(guest.player, m.WatcherShown(guest.player, guest.name, face))
    for people in table.elsewhere.values():
        for player, name in people:
            shown.setdefault(player, m.WatcherShown(player, name, ""))
    watching = (one for player, one in shown.items() if table.seat_of(player) is None)
    return list(islice(watching, m.WATCHERS_SHOWN))


def _on_holiday(table: Voice, match: Match) -> list[m.AwayShown]:
    """As of the last line: a client compares it with the time."""
    until = [match.rest.until(seat, table.touched) for seat in range(len(table.seats))]
    return [m.AwayShown(seat_name(seat), at) for seat, at in enumerate(until) if at]


def _seats(table: Voice, here: set[str]) -> list[m.SeatShown]:
    return [
        m.SeatShown(
            seat=seat_name(i),
            state=place.state,
            player=place.player,
            name=place.name,
            level=place.level,
            ready=place.ready,
            connected=place.player in here,
            wins=table.wins.get(place.player or "", 0),
            losses=table.losses.get(place.player or "", 0),
            chair=(i + table.turned) % len(table.seats),
            next=_next(place.next) if place.next else None,
            program=place.ticket.program,
            face=table.face_of(place),
        )
        for i, place in enumerate(table.seats)
    ]


def _next(waiting: Next) -> m.NextShown:
    return m.NextShown(waiting.player, waiting.name, faces.of(waiting.face, waiting.player))


# -- the game


def promise(table: Voice, now: int) -> m.Promise | m.Pledged:
    """A fair deal is promised before anybody gives something for it: first pledges, then what was pledged."""
    match, within = table.playing, table.pacing.shares_within(now)
    if not match.pledged:
        return m.Promise(match.number, match.commit, within)
    pledges = [None if pledge is None else pledge.hex() for pledge in match.pledges]
    return m.Pledged(match.number, match.commit, pledges, within)


def story(table: Voice, guest: Guest) -> m.Story:
    """What has happened, by the same sight as the views. Of hands before this one they hear what all heard: nobody
    who sits there now is told what was told to another."""
    match = table.playing
    seat = _held(match, guest.player) if match.over else table.seat_of(guest.player)
    news: list[dict[str, Any]] = []
    for hand, told in match.story:
        viewer = SPECTATOR if seat is None or hand != match.hands else seat
        news += kernel.heard(told, viewer, match.position.faces)
    return m.Story(match.number, table.public_n, news)


def views(table: Voice, guests: Iterable[Guest], now: int, fresh: bool) -> Iterator[tuple[list[int], m.View]]:
    """One view for all connections that may see the same; none before the first deal."""
    match = table.match
    if match is None or match.deals == 0:
        return
    position, veil, over = match.shown, match.veil, match.over
    conns: dict[int, list[int]] = {}
    for guest in guests:
        seat = _held(match, guest.player) if over else table.seat_of(guest.player)
        conns.setdefault(SPECTATOR if seat is None else seat, []).append(guest.conn)
    open_table = over and match.settings.open_hands
    seen = kernel.views(position, (None,) if open_table else conns, _written)
    whole = match.whole_ms()
    turns = [m.Turn(seat_name(seat), *match.left_ms(seat, now), whole) for seat in match.waiting_for()]
    pause_ms = max(0, max(match.pause_until, match.veil_until if veil else 0) - now)
    gone_on = [] if veil else [seat_name(seat) for seat in sorted(table.wishes.went_on)]
    record = record_link(table.code, match) if over else None
    fresh = fresh and veil is None
    news = kernel.heard(match.news, SPECTATOR, position.faces) if fresh else []
    same_news = not fresh or kernel.for_all(match.news)
    number, n, secret = match.number, table.public_n, position.secret
    for viewer, to in conns.items():
        you, nth = (None, None) if viewer == SPECTATOR else (seat_name(viewer), match.done[viewer])
        view = seen[None if open_table else viewer]
        told = news if same_news else kernel.heard(match.news, viewer, position.faces)
        asked = [turn for turn in turns if turn.seat == you] if secret else turns
        went_on = [seat_name(viewer)] if veil and viewer in table.wishes.went_on else gone_on
        yield (
            to,
            m.View(
                number, n, you, nth, view, told, asked, pause_ms, went_on, record, match.took_ms,
                can_go_on=veil is None, looking=veil is not None,
            ),
        )  # fmt: skip


def own_turn(table: Voice, player: str, now: int) -> m.Turn | None:
    """What this player owes, for somebody who looks from outside: no more than their own view says."""
    match, seat = table.match, table.seat_of(player)
    if match is None or match.over or match.deals == 0 or seat is None or seat not in match.waiting_for():
        return None
    return m.Turn(seat_name(seat), *match.left_ms(seat, now), match.whole_ms())


def owing(table: Voice) -> list[tuple[int, int | None]]:
    """The seats of people who owe a decision, and when their time is up if a clock runs while nobody is here."""
    match = table.match
    if match is None or match.over or match.deals == 0:
        return []
    people = [seat for seat in match.waiting_for() if table.seats[seat].player is not None]
    days = time_control.over_days(table.settings)
    return [(seat, match.deadline(seat) if days else None) for seat in people]


def record_link(table: str, match: Match) -> str:
    """What stands behind `/r/` in the link of its record."""
    return f"{table}-{match.number}" + (f"{BESIDE}{match.link}" if match.link else "")


def _written(part: Any) -> Raw:
    """Several views have this part: it is put into text once."""
    return Raw(m.encode(part))


def _held(match: Match, player: str) -> int | None:
    """When the match is over: the hand they held, wherever they sit now."""
    return match.players.index(player) if player in match.players else None
