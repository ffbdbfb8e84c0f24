"""What a crawler of a messenger finds at a link: title, description and picture (Open Graph).

Of a table: only if it is open to everybody, or if the link is an invitation, which somebody who is at the table was
given (`Invitations`). Of a table or a record with a password nothing, ever. Of a circle its name and faces: its link is
its key. What is shown stands in `Invited` and `Ended`: public facts of seats and results, and never anything of a
position.
"""

from __future__ import annotations

import base64
import hmac
from collections.abc import Awaitable, Callable, Sequence
from hashlib import blake2b
from html import escape
from typing import NamedTuple
from urllib.parse import quote, urlencode

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from cardhouse.core.record import RecordError, read_record
from cardhouse.games import GAMES
from cardhouse.server.house.fair import Asker
from cardhouse.server.house.thinker import Busy
from cardhouse.server.http.desk import NOBODY, Desk
from cardhouse.server.http.index import index
from cardhouse.server.http.picture import HIGH, WIDE, Ended, Invited, Person, Pictures, draw, name_of
from cardhouse.server.outside import STATIC, Outside
from cardhouse.server.problem import Problem
from cardhouse.table import faces
from cardhouse.table.codes import record, same, split
from cardhouse.table.refusals import Refusal
from cardhouse.table.table import Table

NOTHING = {"t": "out-invited", "r": "out-match", "c": "out-any-circle"}
MOST_FACES = 8
BY = 9  # bytes of an invitation's signature: 72 bits
TITLE = "<title>Cardhouse</title>"  # as web/index.html has it


class Shown(NamedTuple):
    title: str
    text: str
    picture: Invited | Ended


Show = Callable[[str, Request, str], Awaitable[Shown]]


class Invitations:
    """A link by which somebody at a table invites: it names them, and shows who is there to whoever gets it."""

    def __init__(self, desk: Desk) -> None:
        self._desk, self._key = desk, b""

    async def of(self, code: str, player: str) -> str:
        """What stands behind `?i=`."""
        return f"{player}.{await self._signed(code, player)}"

    async def by(self, code: str, invitation: str) -> str | None:
        """Who invites; None if this is no invitation to this table."""
        player, _, signature = invitation.partition(".")
        right = hmac.compare_digest(signature.encode(), (await self._signed(code, player)).encode())
        return player if right else None

    async def _signed(self, code: str, player: str) -> str:
        if not self._key:
            self._key = bytes.fromhex(await self._desk.house.store.secret("invitation"))
        made = blake2b(f"{code}\0{player}".encode(), key=self._key, digest_size=BY).digest()
        return base64.urlsafe_b64encode(made).decode()


class Preview:
    """The pages of tables and records, and the pictures beside them. A further kind of page is one more of `kinds`:
    what may be shown of this name, in this language."""

    def __init__(self, desk: Desk, outside: Outside, invitations: Invitations) -> None:
        self._desk, self._outside, self._invitations = desk, outside, invitations
        self._pictures = Pictures(outside, desk.house.bots)
        self.kinds: dict[str, Show] = {"t": self._show_table, "r": self._show_record, "c": self._show_circle}

    # -- pages

    def page(self, kind: str) -> Callable[[Request], Awaitable[Response]]:
        """The client, with what `kinds` shows of this address in its head."""

        async def answer(request: Request) -> Response:
            built = STATIC / "index.html"
            if not built.is_file() or not self._outside.there:
                return await index(request)
            name = request.path_params["name"]
            tags = self._tags(request, kind, name, await self._show(request, kind, name))
            page = built.read_text("utf-8").replace(TITLE, tags, 1)
            return HTMLResponse(page, headers={"cache-control": "no-cache"})

        return answer

    def _tags(self, request: Request, kind: str, name: str, shown: Shown) -> str:
        base, path = self._desk.base(request), f"{kind}/{quote(name, safe='')}"
        also = {key: request.query_params[key] for key in ("i", "l") if key in request.query_params}
        version = name_of(draw(self._outside, shown.picture))
        image = f"{base}/preview/{path}.png?{urlencode(also | {'v': version})}"
        said = {
            "og:site_name": "Cardhouse", "og:type": "website", "og:title": shown.title, "og:description": shown.text,
            "og:url": f"{base}/{path}", "og:image": image, "og:image:type": "image/png", "og:image:width": str(WIDE),
            "og:image:height": str(HIGH), "og:image:alt": shown.title,
        }  # fmt: skip
        cards = {"twitter:card": "summary_large_image", "twitter:title": shown.title, "twitter:image": image}
        tags = [f'<meta property="{key}" content="{escape(value)}" />' for key, value in said.items()]
        tags += [f'<meta name="{key}" content="{escape(value)}" />' for key, value in cards.items()]
        return "\n    ".join((f"<title>{escape(shown.title)}</title>", *tags))

    # -- pictures

    def picture(self, kind: str) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            if not self._outside.there:
                raise Problem(404, "not_found", "the client is not part of this installation")
            drawn = draw(self._outside, (await self._show(request, kind, request.path_params["name"])).picture)
            known = self._pictures.known(drawn) is not None
            if not known and not self._desk.door.allows(self._desk.address(request), "picture"):
                raise Problem(429, "too_fast", "too many pictures; wait a moment")
            try:
                png = await self._pictures.png(drawn, Asker(self._desk.address(request), ""))
            except Busy:
                raise Problem(503, "busy", "too many pictures at once; try again in a moment") from None
            return Response(png, headers={"cache-control": "public, max-age=300"}, media_type="image/png")

        return answer

    # -- what is shown

    async def _show(self, request: Request, kind: str, name: str) -> Shown:
        language = self._outside.language(request.query_params.get("l", ""))
        try:
            return await self.kinds[kind](language, request, name)
        except Refusal:
            return self._nothing(language, kind)  # it cannot be read now

    async def _show_table(self, language: str, request: Request, name: str) -> Shown:
        (code, given), invitation = split(name), request.query_params.get("i", "")
        player = await self._invitations.by(code, invitation) if invitation else None
        house = self._desk.house
        table = house.register.find(code)
        if table is None and (player or given):
            filed = await house.tables.glance(code)  # whoever guesses takes no table into memory
            if filed is not None and (player in filed.members or (filed.link and same(given, filed.link))):
                table = await house.tables.find(code)
        if table is not None and player not in table.regulars:
            player = None  # removed since then, or of a table that had this code before
        if table is None or table.password or table.closed or not (player or open_to(table, given)):
            return self._nothing(language, "t")
        seats = [(place.player, Person(place.name, table.face_of(place))) for place in table.seats if place.player]
        by = next((person for who, person in seats if who == (player or table.host)), None)
        return self._invited(language, table, by, [person for _, person in seats])

    def _invited(self, language: str, table: Table, by: Person | None, seated: Sequence[Person]) -> Shown:
        say, game = self._outside.say, GAMES[table.settings.game]
        title, seats = self._outside.title(language, game.name, game.title), len(table.seats)
        free = sum(place.state == "open" for place in table.seats)
        words = say(language, "out-by", name=by.name, game=title) if by else say(language, "out-table", game=title)
        room = say(language, "out-free", free=free, seats=seats) if free else say(language, "out-full")
        text = f"{room} · {say(language, 'out-invited-text')}" if free else room
        return Shown(words, text, Invited(words, game.name, title, by, seated, free))

    async def _show_record(self, language: str, request: Request, name: str) -> Shown:
        """Of one that anybody may read who has its id. An id that leads nowhere costs what it costs elsewhere."""
        house, address = self._desk.house, self._desk.address(request)
        if house.guesses.lost_s(address):
            return self._nothing(language, "r")
        name, given = record(name)
        text = await house.records.text(name)
        if text is None or not await house.records.opens(name, given):
            house.guesses.missed(address)
            return self._nothing(language, "r")
        if await house.archive.lock(name):
            return self._nothing(language, "r")
        return self._ended(language, text) or self._nothing(language, "r")

    def _ended(self, language: str, text: str) -> Shown | None:
        try:
            tags = read_record(text.partition("\n\n")[0]).tags  # nobody reads a whole record here
        except RecordError:
            return None
        game = GAMES.get(tags["Game"].split(" ")[0])
        places = ranked(tags)
        if game is None or not places:
            return None
        say, title = self._outside.say, self._outside.title(language, game.name, game.title)
        line = " · ".join(f"{place}. {person.name}" for place, person in places)
        return Shown(
            say(language, "out-result", game=title, name=places[0][1].name), line, Ended(game.name, title, places)
        )

    async def _show_circle(self, language: str, request: Request, name: str) -> Shown:
        """What its page shows to whoever has the link, but for the names: a link that leads nowhere costs a guess."""
        say, house = self._outside.say, self._desk.house
        try:
            circle = (await self._desk.circle(request, NOBODY, name)).circle
        except Problem:
            return self._nothing(language, "c")
        people = await house.store.members(circle.id)
        here = [Person("", faces.of(one.face, one.player)) for one in people if not one.removed]
        words = say(language, "out-any-circle")
        picture = Invited(words, "", circle.name, None, here[:MOST_FACES])
        return Shown(say(language, "out-circle", name=circle.name), say(language, "out-any-circle-text"), picture)

    def _nothing(self, language: str, kind: str) -> Shown:
        key = NOTHING[kind]
        title = self._outside.say(language, key)
        return Shown(title, self._outside.say(language, f"{key}-text"), Invited(title))


def open_to(table: Table, given: str) -> bool:
    """Whether whoever has this link may see it."""
    return table.settings.public or (table.latched and same(given, table.link))


def ranked(tags: dict[str, str]) -> list[tuple[int, Person]]:
    """Everybody with their place, best first, as the tags of a record have it."""
    names = tags.get("Players", "").split(", ")
    faces = tags.get("Faces", "").split(" ")
    found: list[tuple[int, Person]] = []
    for group in filter(None, tags.get("Result", "").split(", ")):
        place = len(found) + 1
        for seat in group.split("="):
            i = int(seat[1:]) - 1 if seat[1:].isdecimal() else -1
            if 0 <= i < len(names):
                found.append((place, Person(names[i], faces[i] if i < len(faces) else "")))
    return found
