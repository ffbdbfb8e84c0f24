"""Endpoints of the bell: on which devices somebody is told, of what, and when not; dates of tables; people."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from cardhouse.server.house.bell import PEOPLE, REMIND_MS
from cardhouse.server.house.circles import must_be_in
from cardhouse.server.http.desk import Desk
from cardhouse.server.post.outward import Forbidden, target
from cardhouse.server.problem import Problem
from cardhouse.server.store import circles
from cardhouse.server.store.bell_queries import Device, Quiet
from cardhouse.server.store.players import Player
from cardhouse.table import faces
from cardhouse.table.codes import BESIDE
from cardhouse.table.refusals import sentence
from cardhouse.table.table import Table

FURTHEST_MS = 366 * 86_400_000  # a date
LASTS_MIN = 90  # in a calendar
Minute = Annotated[int, Meta(ge=0, lt=1440)]
Place = Annotated[str, Meta(max_length=100, pattern=r"^(people|[tc]/[a-z0-9~-]{1,80})$")]


class QuietHours(Struct, frozen=True):
    """Minutes of the day, in the clock of whoever it is about; the same twice: never."""

    since: Minute
    until: Minute
    ahead: Annotated[int, Meta(ge=-900, le=900)] = 0  # minutes ahead of UTC


class BellShown(Struct, frozen=True):
    key: str  # for `pushManager.subscribe`
    devices: list[str]  # their endpoints
    places: list[
        str
    ]  # `t/mango-river-42`, `c/` and the link of a circle, or `people`: whoever you have played with may ask for you
    quiet: QuietHours


class HangBell(Struct, frozen=True):
    """A subscription of a browser, as its `toJSON` says it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=120, pattern="^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, Meta(max_length=40, pattern="^[A-Za-z0-9_-]{22}(==)?$")]
    language: Annotated[str, Meta(max_length=10)] = "en"


class TakeBell(Struct, frozen=True):
    endpoint: Annotated[str, Meta(max_length=1000)]


class Listen(Struct, frozen=True):
    place: Place
    on: bool


class Meeting(Struct, frozen=True):
    at: int  # milliseconds since 1970; 0 for no date
    name: str = ""  # who has chosen it


class Meet(Struct, frozen=True):
    at: Annotated[int, Meta(ge=0, le=2**53)]


class UsualShown(Struct, frozen=True):
    player: str
    name: str
    face: str
    matches: int


class UsualPeople(Struct, frozen=True):
    people: list[UsualShown]


class AskFor(Struct, frozen=True):
    player: Annotated[str, Meta(max_length=40)]


class OfBell:
    def __init__(self, desk: Desk) -> None:
        self._desk, self._bell = desk, desk.house.bell

    # -- how somebody is told

    async def bell(self, request: Request, player: Player) -> BellShown:
        store, key = self._desk.house.store, (await self._bell.vapid()).public
        if not player.id:
            return BellShown(key, [], [], QuietHours(0, 0))
        devices = [device.endpoint for device in await store.bells(player.id)]
        places = await self._shown(player)
        return BellShown(key, devices, places, QuietHours(*await store.quiet(player.id)))

    async def hang_bell(self, request: Request, player: Player, wanted: HangBell) -> BellShown:
        try:
            target(wanted.endpoint, self._desk.config.loopback_posts)
        except Forbidden as error:
            raise Problem(422, "bad_endpoint", str(error)) from None
        language = self._bell.outside.language(wanted.language)
        device = Device(wanted.endpoint, player.id, wanted.p256dh.rstrip("="), wanted.auth.rstrip("="), language)
        await self._desk.house.store.hang_bell(device, self._desk.house.clock.now())
        return await self.bell(request, player)

    async def take_bell(self, request: Request, player: Player, wanted: TakeBell) -> BellShown:
        await self._desk.house.store.take_bell(wanted.endpoint, player.id)
        return await self.bell(request, player)

    async def listen(self, request: Request, player: Player, wanted: Listen) -> BellShown:
        kind, _, name = wanted.place.partition("/")
        place = await self._circle(request, player, name) if kind == "c" else wanted.place.partition(BESIDE)[0]
        await self._desk.house.store.listen_to(player.id, place, wanted.on)
        return await self.bell(request, player)

    async def _circle(self, request: Request, player: Player, link: str) -> str:
        """A circle as the bell knows it: only its people listen to it."""
        entered = await self._desk.circle(request, player, link)
        must_be_in(entered)
        return circles.place_of(entered.circle.id)

    async def _shown(self, player: Player) -> list[str]:
        """With circles as they are called now."""
        store = self._desk.house.store
        mine = {circles.place_of(one.id): f"c/{one.link}" for one, _ in await store.circles_of(player.id)}
        return [mine.get(place, place) for place in await store.listens(player.id)]

    async def be_quiet(self, request: Request, player: Player, wanted: QuietHours) -> BellShown:
        await self._desk.house.store.be_quiet(player.id, Quiet(wanted.since, wanted.until, wanted.ahead))
        return await self.bell(request, player)

    async def test_bell(self, request: Request, player: Player) -> BellShown:
        await self._bell.ring(player.id, "test", {"path": "/me"})
        return await self.bell(request, player)

    # -- dates

    async def date(self, request: Request, player: Player) -> Meeting:
        return await self._date(await self._desk.own_table(request, player))

    async def set_date(self, request: Request, player: Player, wanted: Meet) -> Meeting:
        table, now = await self._desk.own_table(request, player), self._desk.house.clock.now()
        if wanted.at and not now < wanted.at <= now + FURTHEST_MS:
            raise Problem(422, "bad_date", "a date is in the future, and within a year")
        await self._bell.set_date(table, wanted.at, player.id)
        return await self._date(table)

    async def calendar(self, request: Request, player: Player) -> Response:
        table = await self._desk.own_table(request, player)
        at = (await self._date(table)).at
        if not at:
            raise Problem(404, "no_date", "this table has no date")
        language = self._bell.outside.language(request.query_params.get("l", ""))
        title = self._bell.say(language, "cal-title", {"game": table.settings.game})
        link = f"{self._desk.base(request)}/t/{table.door}"
        text = calendar(f"{table.code}-{at}", title, link, at, self._desk.house.clock.now())
        return Response(
            text,
            headers={"content-disposition": f'attachment; filename="{table.code}.ics"'},
            media_type="text/calendar; charset=utf-8",
        )

    async def _date(self, table: Table) -> Meeting:
        at, player = await self._desk.house.store.date(table.code)
        seat = table.seat_of(player) if player else None
        return Meeting(at, table.seats[seat].name if seat is not None else "")

    # -- people

    async def usual(self, request: Request, player: Player) -> UsualPeople:
        known = await self._desk.house.store.usual(player.id) if player.id else []
        return UsualPeople([UsualShown(k.player, k.name, faces.of(k.face, k.player), k.matches) for k in known])

    async def ask_for(self, request: Request, player: Player, wanted: AskFor) -> UsualPeople:
        """Whether they want to be asked is theirs to know: the answer is the same."""
        table = await self._desk.own_table(request, player)
        people = await self.usual(request, player)
        if wanted.player not in [one.player for one in people.people]:
            raise Problem(422, "no_such_player", sentence("no_such_player", {}))
        seat = table.seats[table.seat_of(player.id) or 0]
        facts = self._bell.facts(table) | {"name": seat.name}
        await self._bell.tell(
            wanted.player, [PEOPLE], "asked", f"asked {table.code} {player.id} {wanted.player}", facts
        )
        return people


def calendar(uid: str, title: str, link: str, at: int, now: int) -> str:
    """An event with an alarm, as RFC 5545 has it."""
    lines = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Cardhouse//Cardhouse//EN", "METHOD:PUBLISH", "BEGIN:VEVENT",
        f"UID:{uid}@cardhouse", f"DTSTAMP:{stamp(now)}", f"DTSTART:{stamp(at)}", f"DURATION:PT{LASTS_MIN}M",
        f"SUMMARY:{escaped(title)}", f"DESCRIPTION:{escaped(link)}", f"LOCATION:{escaped(link)}", f"URL:{link}",
        "BEGIN:VALARM", "ACTION:DISPLAY", f"DESCRIPTION:{escaped(title)}", f"TRIGGER:-PT{REMIND_MS // 60_000}M",
        "END:VALARM", "END:VEVENT", "END:VCALENDAR",
    ]  # fmt: skip
    return "".join(f"{part}\r\n" for line in lines for part in folded(line))


def stamp(ms: int) -> str:
    from datetime import UTC, datetime

    return datetime.fromtimestamp(ms // 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,").replace("\n", "\\n").replace("\r", "")


def folded(line: str) -> list[str]:
    """At most 75 bytes, and no letter in pieces."""
    parts, part = [], ""
    for letter in line:
        if len((part + letter).encode()) > 75:
            parts.append(part)
            part = " "
        part += letter
    return [*parts, part]
