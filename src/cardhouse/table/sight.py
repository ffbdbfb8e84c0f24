"""What leaves a table: who sits where, and the game as each may see it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any

from msgspec import Raw

from cardhouse.core import kernel, written
from cardhouse.core.again import remembered
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
    easing = _easing(table)
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
                easing=easing,
                beside=None if table.seat_of(guest.player) is not None else name_of(table.looks_at(guest.player)),
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
            helps=table.support.helps_of(place.player),
            beside=_beside(table, place.player),
        )
        for i, place in enumerate(table.seats)
    ]


def _beside(table: Voice, owner: str | None) -> m.BesideShown | None:
    by = table.support.beside.get(owner or "")
    return None if by is None else m.BesideShown(by.player, by.name, faces.of(by.face, by.player))


def _easing(table: Voice) -> list[m.EaseShown]:
    shown = []
    for player, asked in table.support.easing.items():
        agreed = [seat_name(i) for i, place in enumerate(table.seats) if place.player in asked.agreed]
        missing = [seat_name(seat) for seat in table.support.missing(player, table.seats)]
        shown.append(m.EaseShown(seat_name(table.seat_of(player) or 0), asked.helps, agreed, missing))
    return shown


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
    who sits there now is told what was told to another. Nor is anybody told again what they have to remember."""
    match = table.playing
    seat = _held(table, match, guest.player) if match.over else table.looks_at(guest.player)
    once = match.game.info.remembers and not match.over
    news: list[dict[str, Any]] = []
    for hand, told in match.story:
        viewer = SPECTATOR if seat is None or once or hand != match.hands else seat
        news += kernel.heard(told, viewer, match.position.faces)
    return m.Story(match.number, table.public_n, news)


def views(table: Voice, guests: Iterable[Guest], now: int, fresh: bool) -> Iterator[tuple[list[int], m.View, bytes]]:
    """One view for all connections that may see the same, and its text; none before the first deal."""
    match = table.match
    if match is None or match.deals == 0:
        return
    position, veil, over = match.shown, match.veil, match.over
    conns: dict[tuple[int, bool], list[int]] = {}  # by viewer, and whether they do more than look with somebody
    for guest in guests:
        seat = _held(table, match, guest.player) if over else table.looks_at(guest.player)
        own = seat is None or (guest.player in match.players if over else table.seat_of(guest.player) is not None)
        conns.setdefault((SPECTATOR if seat is None else seat, own), []).append(guest.conn)
    open_table = over and match.settings.open_hands
    seen = written.views(position, (None,) if open_table else {viewer for viewer, _ in conns}, m.encode, match.texts)
    turns = [m.Turn(seat_name(seat), *match.left_ms(seat, now), match.whole_ms(seat)) for seat in match.waiting_for()]
    pause_ms = max(0, max(match.pause_until, match.veil_until if veil else 0) - now)
    gone_on = [] if veil else [seat_name(seat) for seat in sorted(table.wishes.went_on)]
    record = record_link(table.code, match) if over else None
    fresh = fresh and veil is None
    news = kernel.heard(match.news, SPECTATOR, position.faces) if fresh else []
    same_news = not fresh or kernel.for_all(match.news)
    number, n, secret, took_ms = match.number, table.public_n, position.secret, match.took_ms
    start, rest = f'{{"type":"view","match":{number},"n":{n},"you":', b""
    some = table.support.some
    alike = same_news and veil is None and not secret and not some
    for (viewer, own), to in conns.items():
        who = None if viewer == SPECTATOR else seat_name(viewer)
        you, nth = (who, match.done[viewer]) if own and who else (None, None)
        view = seen[None if open_table else viewer]
        shown: Any = Raw(view)  # a promise that it is a dict would be kept by a compiler
        told = news if same_news else kernel.heard(match.news, viewer, position.faces)
        asked = [turn for turn in turns if turn.seat == who] if secret else turns
        went_on = [seat_name(viewer)] if veil and viewer in table.wishes.went_on else gone_on
        message = m.View(
            number, n, you, nth, shown, told, asked, pause_ms, went_on, record, took_ms,
            can_go_on=veil is None, looking=veil is not None, beside=None if own else who,
            known=_known(table, match, viewer) if some else {},
        )  # fmt: skip
        mine = f'{start}"{you}","nth":{nth},"view":' if you else f'{start}null,"nth":null,"view":'
        if not (rest and alike):  # what stands behind the view is the same for all, as a rule
            rest = m.encode(message)[len(mine) + len(view) :]
        yield to, message, b"".join((mine.encode(), view, rest))


def _known(table: Voice, match: Match, viewer: int) -> dict[str, list[str]]:
    """What the seat could remember, where all have agreed to help its memory."""
    if viewer == SPECTATOR or match.over or "memory" not in table.support.helps_of(table.seats[viewer].player):
        return {}
    return remembered(match.shown, viewer)


def own_turn(table: Voice, player: str, now: int) -> m.Turn | None:
    """What this player owes, for somebody who looks from outside: no more than their own view says."""
    match, seat = table.match, table.seat_of(player)
    if match is None or match.over or match.deals == 0 or seat is None or seat not in match.waiting_for():
        return None
    return m.Turn(seat_name(seat), *match.left_ms(seat, now), match.whole_ms(seat))


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


def _held(table: Voice, match: Match, player: str) -> int | None:
    """When the match is over: the hand they held, wherever they sit now; or looked at to the end."""
    holder = player if player in match.players else table.support.owner_of(player)
    return match.players.index(holder) if holder and holder in match.players else None  # a bot has no player
