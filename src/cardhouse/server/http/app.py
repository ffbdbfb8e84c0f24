"""The web application: WebSocket, HTTP API and pages, behind the same headers and the same door."""

from __future__ import annotations

import itertools
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute, request_response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cardhouse.server.close_codes import FULL, RESTART
from cardhouse.server.config import Config
from cardhouse.server.house.house import House
from cardhouse.server.http.admin import Admin
from cardhouse.server.http.api import ENDPOINTS, Api
from cardhouse.server.http.desk import Desk
from cardhouse.server.http.index import index
from cardhouse.server.http.openapi import openapi
from cardhouse.server.http.preview import Invitations, Preview
from cardhouse.server.http.scrape import Scrape
from cardhouse.server.http.static import ClientFiles
from cardhouse.server.log import where
from cardhouse.server.net import connection as c
from cardhouse.server.net.door import Door
from cardhouse.server.net.websocket import EXTENSION, WebSocket
from cardhouse.server.outside import STATIC, Outside
from cardhouse.server.problem import Problem, Trouble
from cardhouse.server.store.errors import CannotUse
from cardhouse.server.store.store import NotKept
from cardhouse.table.refusals import Refusal, sentence

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",  # practice without a server runs the rules in the browser
        "style-src 'self' 'unsafe-inline'",  # style attributes carry the places of cards
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
SECURITY = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
PAGES = (
    "/",
    "/g/{game}",
    "/learn/{game}",
    "/me",
    "/best/{game}",
    "/c/{link}/p/{player}",
)  # of the client, beside those of `Preview`
RETRY_AFTER_S = "2"
STATUS = {"busy": 503, "draining": 503, "house_full": 503, "not_kept": 503, "too_many_tables": 429}  # others are 422
CODES = {400: "bad_request", 404: "not_found", 405: "bad_method", 503: "busy"}

log = logging.getLogger("cardhouse.app")


class Entrance:
    """`/ws`. The handshake is ASGI; what is said then goes straight over the socket."""

    def __init__(self, house: House, door: Door, config: Config) -> None:
        self.house, self.door = house, door
        self.limits = c.Limits(config.rate, 3 * config.rate)
        self.numbers = itertools.count(1)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        socket: WebSocket = scope["extensions"][EXTENSION]
        await receive()  # websocket.connect
        if not self.door.welcomes(headers.get("origin"), headers.get("host")):
            self.door.turned_away("origin")
            log.info("a page of another origin may not connect")
            await refuse_upgrade(send, 403, Trouble("bad_origin", "this page may not connect"))
            return
        address = self.door.address((scope["client"] or [""])[0], headers.getlist("x-forwarded-for"))
        await send({"type": "websocket.accept"})
        connection = c.Connection(next(self.numbers), address, socket)
        if not self.house.open:
            connection.close(RESTART, "back in a moment")
        elif not self.door.enter(address):
            self.door.turned_away("sockets")
            connection.close(FULL, "too many connections; try again later")
        else:
            await self._attend(connection, socket, receive)
            return
        await gone(receive)

    async def _attend(self, connection: c.Connection, socket: WebSocket, receive: Receive) -> None:
        attendant = c.Attendant(self.house, connection, self.limits, self._budget(connection.address))
        self.house.connections[connection.id] = connection
        socket.listen(attendant.hear, connection.drained, attendant.spare)
        try:
            await gone(receive)
        finally:
            connection.dead = True
            attendant.gone()
            self.door.leave(connection.address)
            self.house.metrics.add("snaps", connection.snaps)
            self.house.disconnect(connection)

    def _budget(self, address: str) -> Callable[[float], bool]:
        return lambda cost: self.door.allows(address, cost=cost)


async def gone(receive: Receive) -> None:
    while (await receive())["type"] != "websocket.disconnect":
        pass


async def refuse_upgrade(send: Send, status: int, trouble: Trouble) -> None:
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": msgspec.json.encode(trouble)})


class Secure:
    """The headers that every answer has."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        api = scope["path"].startswith("/api/")

        async def secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(SECURITY)
                if api:
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, secured)


class Counted:
    """Pages and files cost the same budget as messages; the API asks the door itself."""

    def __init__(self, app: ASGIApp, door: Door) -> None:
        self.app, self.door = app, door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await not_found(scope, receive, send)
            return
        headers = Headers(scope=scope)
        address = self.door.address((scope["client"] or [""])[0], headers.getlist("x-forwarded-for"))
        if not self.door.allows(address):
            raise Problem(429, "too_fast", "too many requests; wait a moment")
        await self.app(scope, receive, send)


async def problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return refusal(error.status, Trouble(error.code, error.text, error.params), error.headers)


async def not_done(request: Request, error: Exception) -> Response:
    """A table or the house says no."""
    assert isinstance(error, Refusal)
    return refusal(STATUS.get(error.code, 422), Trouble(error.code, error.text))


async def no_answer(request: Request, error: Exception) -> Response:
    """The database cannot be read or written now: not our mistake, and perhaps over in a moment."""
    log.warning("the database does not answer", extra={"error": type(error).__name__})
    code = "not_kept" if isinstance(error, NotKept) else "busy"
    return refusal(503, Trouble(code, sentence(code, {})))


async def plain_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    status = error.status_code
    if status == 404 and wants_page(request):
        return await index(request, status)  # the client says that there is nothing here
    return refusal(status, Trouble(CODES.get(status, "refused"), str(error.detail)), error.headers)


def wants_page(request: Request) -> bool:
    """A person in a browser, and no program: those are told in JSON."""
    asks = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    return asks and not request.url.path.startswith("/api/")


async def mistake(request: Request, error: Exception) -> Response:
    log.error("a request has failed", extra={"error": where(error)})
    return refusal(500, Trouble("our_mistake", "something went wrong here; it is in the log"), SECURITY)


def refusal(status: int, trouble: Trouble, headers: Any = None) -> Response:
    if status == 503:
        headers = {**(headers or {}), "retry-after": RETRY_AFTER_S}
    return Response(msgspec.json.encode(trouble), status, headers, media_type="application/json")


async def not_found(scope: Scope, receive: Receive, send: Send) -> None:
    """No route: for a WebSocket too an answer with a reason."""
    if scope["type"] == "websocket":
        await receive()
        await refuse_upgrade(send, 404, Trouble("not_found", "the tables are at /ws"))
        return
    raise HTTPException(404, "there is nothing here")


def make_app(house: House, config: Config, door: Door) -> Starlette:
    app = Starlette(
        routes=routes(house, door, config),
        middleware=[Middleware(Secure)],
        exception_handlers={
            Problem: problem,
            Refusal: not_done,
            CannotUse: no_answer,
            HTTPException: plain_problem,
            Exception: mistake,
        },
    )
    app.router.default = not_found
    app.router.redirect_slashes = False
    return app


def routes(house: House, door: Door, config: Config) -> list[BaseRoute]:
    desk = Desk(house, door, config)
    invitations = Invitations(desk)
    api, preview = Api(desk, invitations), Preview(desk, Outside(), invitations)
    description = msgspec.json.encode(openapi())

    async def described(request: Request) -> Response:
        return Response(description, media_type="application/json")

    page = Counted(request_response(index), door)
    shown: list[BaseRoute] = [Route(path, page, methods=["GET"]) for path in PAGES]
    for kind in preview.kinds:
        for path, answer in ((f"/{kind}/{{name}}", preview.page), (f"/preview/{kind}/{{name}}.png", preview.picture)):
            shown.append(Route(path, Counted(request_response(answer(kind)), door), methods=["GET"]))
    if STATIC.is_dir():
        shown.append(Mount("/", Counted(ClientFiles(directory=STATIC), door)))
    return [
        WebSocketRoute("/ws", Entrance(house, door, config), name="ws"),
        *(Route(one.path, api.endpoint(one), methods=[one.method]) for one in ENDPOINTS),
        Route("/openapi.json", described),
        Scrape(house.figures, door, config).route(),
        *(Admin(house, door, config).routes() if config.admin_token else ()),
        *shown,
    ]
