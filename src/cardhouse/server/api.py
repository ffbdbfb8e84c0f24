"""The small HTTP API beside the WebSocket. Every answer is typed JSON; every refusal is `{code, text}`."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Literal, NamedTuple, get_args
from urllib.parse import unquote

import msgspec
from msgspec import Meta, Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from cardhouse import __version__
from cardhouse.bots.house import LEVELS, visitors
from cardhouse.core.options import about
from cardhouse.games import GAMES
from cardhouse.lessons import LESSONS
from cardhouse.server import lessons, replay, review
from cardhouse.server.client import accepted
from cardhouse.server.config import Config
from cardhouse.server.door import Door
from cardhouse.server.fair import Asker
from cardhouse.server.house import House
from cardhouse.server.players import Player, key_hash
from cardhouse.server.pool import Busy, R
from cardhouse.table import messages as m
from cardhouse.table.names import tidy
from cardhouse.table.refusals import sentence
from cardhouse.table.seat import fits

BODY = 16 * 1024  # bytes
BODY_WITHIN_S = 10.0
RETRY_S = 3  # what finds everybody busy may be tried again then
LONGEST_MOVE = 100
PASSWORD, LONGEST_PASSWORD = "cardhouse-password", 300  # the header, percent-encoded
PRIVATE = "this match was played at a table with a password: give it, or ask from a device that was at that table"
NOBODY = Player("", "", 0)
GAME = re.compile(r'\[Game "(\w+)')
STATUS = {"busy": 503, "draining": 503, "house_full": 503, "not_kept": 503, "too_many_tables": 429}  # others are 422


class Problem(Exception):
    """Not done, and why; the parameters are for a sentence in another language."""

    def __init__(self, status: int, code: str, text: str, retry_s: int = 0, **params: object) -> None:
        super().__init__(code)
        self.status, self.code, self.text, self.params = status, code, text, params
        self.headers = {"retry-after": str(retry_s)} if retry_s else {}


# -- what is asked and answered


class Trouble(Struct, frozen=True, omit_defaults=True):
    """Why something was not done."""

    code: str
    text: str
    params: dict[str, Any] = {}


class OptionShown(Struct, frozen=True):
    """What a form needs to show one house rule."""

    name: str
    kind: str  # "switch", "choice" or "number"
    default: str
    values: list[str]  # all of them, if they can be listed
    low: int | None
    high: int | None
    optional: bool  # a number that may be "none"
    help: str


class GameShown(Struct, frozen=True):
    name: str
    title: str
    version: int  # of the rules
    seats: list[int]
    best: list[int]  # with how many it is best
    presets: dict[str, str]  # name → options
    options: list[OptionShown]


class Games(Struct, frozen=True):
    games: list[GameShown]
    levels: list[str]  # of bots
    clocks: list[str]


class OpenTable(Struct, frozen=True):
    """Options that are named win over those of the preset."""

    settings: m.Settings
    preset: Annotated[str, Meta(max_length=40)] = ""
    password: m.Text = ""


class TableOpened(Struct, frozen=True):
    table: str
    link: str


class Tables(Struct, frozen=True):
    tables: list[m.TableListed]


class RatingShown(Struct, frozen=True):
    rating: float  # a cautious guess: it grows with certainty
    mu: float
    sigma: float
    games: int
    provisional: bool  # too few matches, or against too few people, to be on the leaderboard


class Me(Struct, frozen=True):
    """All empty for a device that was never at a table: to look makes nobody a player."""

    player: str
    name: str
    created: int
    ratings: dict[str, RatingShown]


class Rename(Struct, frozen=True):
    name: m.Name


class RecoveryCode(Struct, frozen=True):
    """Shown once; it moves the player to another device."""

    code: str


class Recover(Struct, frozen=True):
    code: Annotated[str, Meta(max_length=100)]


class Played(Struct, frozen=True):
    record: str
    game: str
    at: int
    seat: str
    place: int
    seats: int
    rated: bool


class History(Struct, frozen=True):
    games: list[Played]


class Leader(Struct, frozen=True):
    place: int
    player: str
    name: str
    rating: float
    games: int


class Leaderboard(Struct, frozen=True):
    game: str
    players: list[Leader]


class Version(Struct, frozen=True):
    version: str
    rules: dict[str, int]


class Status(Struct, frozen=True):
    status: str  # "ok", "ready", or "troubled": alive, and an operator should look into the log


class Endpoint(NamedTuple):
    """One line of the API; the routes and `/openapi.json` are made from these."""

    method: str
    path: str
    says: str
    do: str  # the method of Api
    answer: Any
    body: Any = None
    key: Literal["", "look", "act"] = ""  # needs `Authorization: Bearer <device key>`; to act makes a new player
    budget: str = "message"  # of the address
    query: tuple[tuple[str, str], ...] = ()  # what may be asked for, and what it means


ENDPOINTS = (
    Endpoint("GET", "/api/games", "What can be played, with all options", "games", Games),
    Endpoint("POST", "/api/tables", "Open a table", "open_table", TableOpened, OpenTable, "act", "table"),
    Endpoint("GET", "/api/tables", "Tables that are open to everybody", "tables", Tables),
    Endpoint("GET", "/api/tables/{code}", "One table, by its link", "table", m.TableListed),
    Endpoint("GET", "/api/records/{id}.json", "The record of a match that is over", "record_json", replay.RecordShown),
    Endpoint("GET", "/api/records/{id}.cgn", "The same, as text", "record_text", str),
    Endpoint(
        "GET",
        "/api/records/{id}/views",
        "The same, line by line as it was seen",
        "record_views",
        replay.Replay,
        query=(("as", "open (all hands), or a seat, like p2"), ("from", "the first line of the answer, from 1")),
    ),
    Endpoint(
        "GET",
        "/api/records/{id}/review",
        "What a good bot would have done",
        "record_review",
        review.Review,
        query=(("seat", "whose decisions, like p2"), ("from", "the first line of the answer, from 1")),
    ),
    Endpoint("GET", "/api/lessons/{game}", "A lesson, moment by moment", "lesson", lessons.LessonShown),
    Endpoint(
        "GET",
        "/api/lessons/{game}/why",
        "Why a learner cannot do this now",
        "lesson_why",
        m.Explained,
        query=(("at", "the number of the moment, from 0"), ("move", "what he tried")),
    ),
    Endpoint("GET", "/api/me", "Who this device is", "me", Me, key="look"),
    Endpoint("PATCH", "/api/me", "Another name", "rename", Me, Rename, key="act"),
    Endpoint("POST", "/api/me/recovery", "A new recovery code", "recovery", RecoveryCode, key="act", budget="recovery"),
    Endpoint("POST", "/api/recover", "Be a player of another device", "recover", Me, Recover, "look", "recovery"),
    Endpoint("GET", "/api/me/games", "The matches of this player", "history", History, key="look"),
    Endpoint("GET", "/api/leaderboard/{game}", "The best of a game", "leaderboard", Leaderboard),
    Endpoint("GET", "/health", "Whether the process is alive", "health", Status),
    Endpoint("GET", "/ready", "Whether it takes players", "ready", Status),
    Endpoint("GET", "/version", "Which release this is", "version", Version),
)


class Api:
    def __init__(self, house: House, door: Door, config: Config) -> None:
        self.house, self.door, self.config = house, door, config
        self._encode = msgspec.json.Encoder().encode
        self._games = self._encode(shown_games())
        self._reviews = review.Reviews(house.bots)

    def endpoint(self, line: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        """The endpoint of one line: everything that all of them have in common."""
        do = getattr(self, line.do)
        decode = msgspec.json.Decoder(line.body).decode if line.body is not None else None

        async def answer(request: Request) -> Response:
            self.house.metrics.add("requests")
            address = self.address(request)
            if not self.door.allows(address):
                raise Problem(429, "too_fast", "too many requests; wait a moment")
            if line.method != "GET" and not self.door.welcomes(
                request.headers.get("origin"), request.headers.get("host")
            ):
                raise Problem(403, "bad_origin", "this page may not do that")
            if line.budget != "message" and not self.door.allows(address, line.budget):
                raise Problem(429, "too_fast", "too many of these; wait a few minutes")
            given = []
            if line.key:
                given.append(await (self.player if line.key == "act" else self.reader)(request))
            if decode is not None:
                given.append(decoded(decode, await json_of(request)))
            answered = await do(request, *given)
            if isinstance(answered, Response):
                return answered
            raw = answered if isinstance(answered, bytes) else self._encode(answered)
            return Response(raw, 201 if line.do == "open_table" else 200, media_type="application/json")

        return answer

    def address(self, request: Request) -> str:
        peer = request.client.host if request.client else ""
        return self.door.address(peer, request.headers.getlist("x-forwarded-for"))

    async def player(self, request: Request) -> Player:
        """Whoever does something; a new player if this device was never seen."""
        key = self._key(request)
        known = await self.house.store.known(key)
        if known is not None:
            return known
        self._unless(429, "too_many_players", self.house.guesses.newcomer_s(self.address(request)))
        return await self.house.store.player(key)

    async def reader(self, request: Request) -> Player:
        """Whoever only looks: nobody, if this device was never seen."""
        return await self.house.store.known(self._key(request)) or NOBODY

    async def _known(self, request: Request) -> Player:
        """The same where no key is needed."""
        return await self.reader(request) if "authorization" in request.headers else NOBODY

    def _unless(self, status: int, code: str, seconds: int) -> None:
        if seconds:
            raise Problem(status, code, sentence(code, {"seconds": seconds}), seconds, seconds=seconds)

    def _key(self, request: Request) -> str:
        """The hash of the device key."""
        kind, _, key = request.headers.get("authorization", "").partition(" ")
        if kind.lower() != "bearer" or not key:
            raise Problem(401, "no_key", "send your device key: Authorization: Bearer <64 hex digits>")
        try:
            return key_hash(msgspec.convert(key, m.Hex32))
        except msgspec.ValidationError:
            raise Problem(401, "bad_key", "a device key is 64 hex digits, in lower case") from None

    # -- tables

    async def games(self, request: Request) -> bytes:
        return self._games

    async def open_table(self, request: Request, player: Player, wanted: OpenTable) -> TableOpened:
        settings = with_preset(wanted.settings, wanted.preset)
        table = await self.house.open_table(settings, player, wanted.password, self.address(request))
        return TableOpened(table.code, f"{self._base(request)}/t/{table.code}")

    def _base(self, request: Request) -> str:
        if self.config.url:
            return self.config.url.rstrip("/")
        scheme = request.url.scheme
        if request.client is not None and self.door.trusts(request.client.host):
            scheme = "https" if request.headers.get("x-forwarded-proto") == "https" else scheme
        return f"{scheme}://{request.headers.get('host', f'localhost:{self.config.port}')}"

    async def tables(self, request: Request) -> Tables:
        return Tables(await self.house.listed())

    async def table(self, request: Request) -> m.TableListed:
        code, address = request.path_params["code"], self.address(request)
        listed, table = await self.house.reading.glance(code), self.house.lobby.find(code)
        if table is None or not table.admits((await self._known(request)).id):
            self._unless(429, "code_later", self.house.guesses.lost_s(address))
        if listed is None:
            self.house.guesses.missed(address)
            raise Problem(404, "no_table", sentence("no_table", {}))
        return listed

    # -- records

    async def record_text(self, request: Request) -> Response:
        name = request.path_params["id"]
        headers = {"content-disposition": f'inline; filename="{name}.cgn"'} if name.replace("-", "").isalnum() else {}
        return Response(await self._record(request), media_type="text/plain; charset=utf-8", headers=headers)

    async def record_json(self, request: Request) -> replay.RecordShown:
        name = request.path_params["id"]
        return await self._read(request, replay.shown, name, await self._record(request))

    async def record_views(self, request: Request) -> Response:
        name, asked = request.path_params["id"], request.query_params
        seen_as, first = asked.get("as", replay.OPEN), line_number(asked.get("from", "1"))
        text, codings = await self._record(request), accepted(request.headers.get("accept-encoding", ""))
        made = await self._read(request, replay.page, name, text, seen_as, first, codings)
        if isinstance(made, replay.Unreadable):
            raise Problem(422, made.code, made.text)
        return Response(made[0], media_type="application/json", headers=made[1])

    async def record_review(self, request: Request) -> review.Review:
        """Where the bots of the tables think, after them."""
        name, asked = request.path_params["id"], request.query_params
        seat, first = asked.get("seat", "p1"), line_number(asked.get("from", "1"))
        text = await self._record(request)
        known = self._reviews.known(name, seat, first)
        if known is not None:
            return known

        async def here() -> bool:
            return not await request.is_disconnected()

        try:
            made = await self._reviews.page(name, text, seat, first, self._asker(request), here)
        except Busy:
            raise Problem(503, "busy", "the coach has no time for it now; try again in a moment", RETRY_S) from None
        if isinstance(made, replay.Unreadable):
            raise Problem(422, made.code, made.text)
        return made

    async def _read(self, request: Request, work: Callable[..., R], *args: Any) -> R:
        try:
            return await self.house.bots.read(self._asker(request), work, *args)
        except Busy:
            raise Problem(503, "busy", "too many replays at once; try again in a moment", RETRY_S) from None

    def _asker(self, request: Request) -> Asker:
        """Nobody needs a key to read a record; whoever sends none waits in one line with all others of the address."""
        try:
            name = self._key(request)
        except Problem:
            name = ""
        return Asker(self.address(request), name)

    async def _record(self, request: Request) -> str:
        """Its text, if whoever asks may read it."""
        name, address, guesses = request.path_params["id"], self.address(request), self.house.guesses
        text, reader = await self.house.record(name), await self._known(request)
        belongs = text is not None and await self.house.reads(name, reader.id)
        if not belongs:
            self._unless(429, "code_later", guesses.lost_s(address))
        if text is None:
            guesses.missed(address)
            raise Problem(404, "no_record", "there is no record of such a match, or it is not over")
        lock = await self.house.archive.lock(name)
        if lock and not belongs:
            await self._unlock(request, name, reader, lock, text)
        return text

    async def _unlock(self, request: Request, name: str, reader: Player, lock: str, text: str) -> None:
        """With the password that the table had."""
        code, address, guesses = name.rpartition("-")[0], self.address(request), self.house.guesses
        given = unquote(request.headers.get(PASSWORD, ""))[:LONGEST_PASSWORD]
        if given:
            self._unless(429, "guess_later", guesses.take(code, address, reader.id))
            if fits(await guesses.hashed(given, code), lock):
                guesses.forgive(code, address, reader.id)
                return
        game = GAME.search(text)  # the first tag: nobody reads a whole record here
        raise Problem(403, "wrong_password" if given else "private_record", PRIVATE, game=game[1] if game else "")

    # -- lessons

    async def lesson(self, request: Request) -> lessons.LessonShown:
        return lessons.shown(self._lesson(request))

    async def lesson_why(self, request: Request) -> m.Explained:
        at, move = request.query_params.get("at", ""), request.query_params.get("move", "")
        if not (at.isascii() and at.isdigit() and len(at) < 5) or len(move) > LONGEST_MOVE:
            raise Problem(422, "bad_request", "at is the number of a moment, move what was tried")
        try:
            return lessons.why(self._lesson(request), int(at), move)
        except IndexError:
            raise Problem(422, "bad_request", "the lesson has no such moment") from None

    def _lesson(self, request: Request) -> str:
        game = str(request.path_params["game"])
        if game not in LESSONS:
            raise Problem(404, "no_game", "there is no lesson of such a game")
        return game

    # -- players

    async def me(self, request: Request, player: Player) -> Me:
        ratings = await self.house.store.ratings(player.id)
        shown = {game: RatingShown(r.ordinal, r.mu, r.sigma, r.games, r.provisional) for game, r in ratings.items()}
        return Me(player.id, player.name, player.created, shown)

    async def rename(self, request: Request, player: Player, wanted: Rename) -> Me:
        name = tidy(wanted.name)
        if not name:
            raise Problem(422, "no_name", sentence("no_name", {}))
        await self.house.store.rename(player.id, name)
        return await self.me(request, player._replace(name=name))

    async def recovery(self, request: Request, player: Player) -> RecoveryCode:
        return RecoveryCode(await self.house.store.recovery_code(player.id))

    async def recover(self, request: Request, player: Player, wanted: Recover) -> Me:
        found = await self.house.store.recover(wanted.code, self._key(request))
        if found is None:
            raise Problem(404, "no_such_code", "this is no recovery code, or it was used, or there is a newer one")
        return await self.me(request, found)

    async def history(self, request: Request, player: Player) -> History:
        games = await self.house.store.history(player.id)
        return History([Played(g.record, g.game, g.at, f"p{g.seat + 1}", g.place, g.seats, g.rated) for g in games])

    async def leaderboard(self, request: Request) -> Leaderboard:
        game = request.path_params["game"]
        if game not in GAMES:
            raise Problem(404, "no_game", "there is no such game")
        best = await self.house.store.leaderboard(game)
        return Leaderboard(game, [Leader(*ranked) for ranked in best])

    # -- the house itself

    async def health(self, request: Request) -> Status:
        return Status("troubled" if self.house.troubles else "ok")

    async def ready(self, request: Request) -> Status:
        if not self.house.open:
            raise Problem(503, "draining", sentence("draining", {}))
        return Status("ready")

    async def version(self, request: Request) -> Version:
        return Version(__version__, {name: game.version for name, game in GAMES.items()})


def line_number(text: str) -> int:
    """`1`, `01`: of a record, from 1 on."""
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) > 0):
        raise Problem(422, "bad_request", "from is the number of a line, from 1 on")
    return int(text)


def shown_games() -> Games:
    shown = [
        GameShown(
            name=game.name,
            title=game.title,
            version=game.version,
            seats=list(game.seats),
            best=list(game.best or game.seats),
            presets=dict(game.presets),
            options=[
                OptionShown(**option._asdict() | {"values": list(option.values)}) for option in about(game.options)
            ],
        )
        for game in GAMES.values()
    ]
    return Games(shown, [*LEVELS, *visitors()], list(get_args(m.ClockName)))


def with_preset(settings: m.Settings, preset: str) -> m.Settings:
    if not preset:
        return settings
    game = GAMES.get(settings.game)
    if game is None or preset not in game.presets:
        raise Problem(422, "bad_settings", f"there is no preset {preset}")
    named = dict(item.partition("=")[::2] for item in f"{game.presets[preset]} {settings.options}".split())
    return msgspec.structs.replace(settings, options=" ".join(f"{name}={value}" for name, value in named.items()))


async def json_of(request: Request) -> bytes:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Problem(415, "not_json", "send JSON: Content-Type: application/json")
    return await body_of(request)


async def body_of(request: Request) -> bytes:
    """All of it, soon, and not too much."""
    body = b""
    try:
        async with asyncio.timeout(BODY_WITHIN_S):
            async for chunk in request.stream():
                body += chunk
                if len(body) > BODY:
                    raise Problem(413, "too_long", f"at most {BODY} bytes")
    except (TimeoutError, ClientDisconnect):
        raise Problem(408, "too_slow", "the rest of the request did not come") from None
    return body


def decoded(decode: Callable[[bytes], Any], body: bytes) -> Any:
    try:
        return decode(body)
    except msgspec.ValidationError as error:
        raise Problem(422, "bad_request", str(error)[:200]) from None
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Problem(400, "bad_request", str(error)[:200]) from None
