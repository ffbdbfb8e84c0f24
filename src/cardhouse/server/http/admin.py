"""`/admin`: what an operator sees and does, behind a token. Without one in the config there is no such page.

The token is typed into a form once. From then on a cookie made from it says who this is: any node that has the same
token knows it, and nothing is remembered here.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import re
import time
from collections.abc import Awaitable, Callable
from hashlib import sha256
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from cardhouse.games import GAMES
from cardhouse.server.config import Config
from cardhouse.server.house.house import House
from cardhouse.server.http import admin_page as page
from cardhouse.server.http.endpoint import body_of
from cardhouse.server.http.wordings import as_file
from cardhouse.server.net.door import Door
from cardhouse.server.problem import Problem
from cardhouse.server.store.errors import CannotUse
from cardhouse.table.refusals import Refusal

COOKIE = "cardhouse_admin"
STAYS_S = 12 * 3600
STYLE = Path(__file__).parent / "admin.css"
LONGEST = 300  # characters of an announcement
NODES_MS = 3_600_000  # a node that has been silent for longer is not shown
WAIT_S = 3.0  # for the database: the page is wanted most when something does not answer
NO_STORE = {"cache-control": "no-store"}

log = logging.getLogger("cardhouse.admin")

Answer = Callable[[Request], Awaitable[Response]]


class Admin:
    def __init__(self, house: House, door: Door, config: Config) -> None:
        self.house, self.door, self.config = house, door, config

    def routes(self) -> list[Route]:
        return [
            Route("/admin", self._open(self.overview)),
            Route("/admin", self._open(self.enter), methods=["POST"]),
            Route("/admin/style.css", self._open(self.style)),
            Route("/admin/close", self._inside(self.ask_close)),
            Route("/admin/close", self._inside(self.close), methods=["POST"]),
            Route("/admin/drain", self._inside(self.ask_drain)),
            Route("/admin/drain", self._inside(self.drain), methods=["POST"]),
            Route("/admin/announce", self._inside(self.announce), methods=["POST"]),
            Route("/admin/wordings.csv", self._inside(self.wordings)),
            Route("/admin/wordings", self._inside(self.clear_wordings), methods=["POST"]),
            Route("/admin/leave", self._inside(self.leave), methods=["POST"]),
        ]

    # -- who may

    def _open(self, do: Answer) -> Answer:
        """For everybody, but not too often, and a form only from our own page."""

        async def answer(request: Request) -> Response:
            self.house.metrics.add("requests")
            if not self.door.allows(self._address(request)):
                raise Problem(429, "too_fast", "too many requests; wait a moment")
            if request.method == "POST" and not self._own_page(request):
                raise Problem(403, "bad_origin", "this page may not do that")
            return await do(request)

        return answer

    def _inside(self, do: Answer) -> Answer:
        """For the operator."""

        async def answer(request: Request) -> Response:
            return await do(request) if self._knows(request) else seen(page.login("Your time here is over."), 403)

        return self._open(answer)

    def _address(self, request: Request) -> str:
        peer = request.client.host if request.client else ""
        return self.door.address(peer, request.headers.getlist("x-forwarded-for"))

    def _own_page(self, request: Request) -> bool:
        """A browser says which page sent the form. Other pages that may play here may not do this."""
        own = {request.headers.get("host", "").lower(), urlsplit(self.config.url.lower()).netloc} - {""}
        try:
            return urlsplit(request.headers.get("origin", "").lower()).netloc in own
        except ValueError:
            return False

    def _knows(self, request: Request) -> bool:
        until, _, _ = (said := request.cookies.get(COOKIE, "")).partition(".")
        if not (until.isascii() and until.isdigit() and len(until) < 12 and int(until) > time.time()):
            return False
        return hmac.compare_digest(said.encode(), self._pass(int(until)).encode())

    def _pass(self, until: int) -> str:
        seal = hmac.new(self.config.admin_token.encode(), f"cardhouse admin {until}".encode(), sha256)
        return f"{until}.{seal.hexdigest()}"

    async def enter(self, request: Request) -> Response:
        form = await form_of(request)
        if not self.door.allows(self._address(request), "admin"):
            return seen(page.login("Too many tries. Wait a few minutes."), 429)
        given, right = (sha256(text.encode()).digest() for text in (form.get("token", ""), self.config.admin_token))
        if not hmac.compare_digest(given, right):
            log.warning("somebody does not know the admin token")
            return seen(page.login("This is not the token."), 403)
        response = go_back()
        response.set_cookie(
            COOKIE,
            self._pass(int(time.time()) + STAYS_S),
            max_age=STAYS_S,
            path="/admin",
            secure="https" in (request.url.scheme, request.headers.get("x-forwarded-proto")),
            httponly=True,
            samesite="strict",
        )
        return response

    async def leave(self, request: Request) -> Response:
        response = go_back()
        response.delete_cookie(COOKIE, path="/admin", httponly=True, samesite="strict")
        return response

    # -- what they see

    async def style(self, request: Request) -> Response:
        return Response(styled(), media_type="text/css", headers={"cache-control": "no-cache"})

    async def overview(self, request: Request) -> Response:
        if not self._knows(request):
            return seen(page.login())
        nodes = await self._nodes()
        asked = request.query_params
        find, done = asked.get("find", ""), asked.get("done", "")
        elsewhere = None
        if find and self.house.register.find(find) is None:  # among other nodes it may be in the log only
            try:
                filed = await self.house.tables.glance(find)
                elsewhere = None if filed is None else filed.listed
            except Refusal as refusal:
                done = refusal.code
        return seen(page.overview(self.house, nodes, await self._proposed(), find, done, elsewhere))

    async def _proposed(self) -> int | None:
        """How many other wordings; None if the database cannot be asked."""
        try:
            async with asyncio.timeout(WAIT_S):
                return await self.house.store.count_wordings()
        except (CannotUse, TimeoutError):
            return None

    async def _nodes(self) -> list[page.Node] | None:
        """Those that share the log; a house that is alone has nobody to name. None if the log cannot be asked."""
        try:
            async with asyncio.timeout(WAIT_S):
                return await self.house.store.nodes(self.house.clock.now() - NODES_MS)
        except (CannotUse, TimeoutError):
            return None

    # -- what they do

    async def ask_close(self, request: Request) -> Response:
        try:
            filed = await self.house.tables.glance(request.query_params.get("table", ""))
        except Refusal as refusal:
            return go_back(refusal.code)
        return go_back("no_table") if filed is None else seen(page.ask_close(filed.listed.table, filed.listed.people))

    async def close(self, request: Request) -> Response:
        code = (await form_of(request)).get("table", "")
        try:
            if not await self.house.opening.close_table(code):
                return go_back("no_table")
        except Refusal as refusal:
            return go_back(refusal.code)
        log.info("the operator has closed a table", extra={"table": code})
        return go_back("closed")

    async def announce(self, request: Request) -> Response:
        text = " ".join((await form_of(request)).get("text", "").split())
        if not text or len(text) > LONGEST:
            return go_back("no_text")
        self.house.announce(text)
        log.info("the operator has told everybody something")
        return go_back("announced")

    async def wordings(self, request: Request) -> Response:
        """What players would say better, as a file for whoever translates."""
        name = {"content-disposition": 'attachment; filename="wordings.csv"'}
        try:
            return Response(as_file(await self.house.store.wordings()), headers=NO_STORE | name, media_type="text/csv")
        except CannotUse:
            return go_back("busy")

    async def clear_wordings(self, request: Request) -> Response:
        until = (await form_of(request)).get("until", "")
        try:
            await self.house.store.clear_wordings(int(until) if re.fullmatch("[0-9]{1,15}", until) else 0)
        except CannotUse:
            return go_back("busy")
        log.info("the operator has read the proposed wordings")
        return go_back("cleared")

    async def ask_drain(self, request: Request) -> Response:
        return seen(page.ask_drain(self.house, await self._nodes()))

    async def drain(self, request: Request) -> Response:
        if self.house.open:
            log.info("the operator drains this node")
            await self.house.drain_all()
        return go_back("drained")


def seen(text: str, status: int = 200) -> Response:
    return HTMLResponse(text, status, NO_STORE)


def go_back(done: str = "") -> Response:
    return RedirectResponse(f"/admin?done={done}" if done else "/admin", 303, NO_STORE)


async def form_of(request: Request) -> dict[str, str]:
    fields = parse_qs((await body_of(request)).decode("utf-8", "replace"))
    return {name: values[0] for name, values in fields.items()}


def styled() -> str:
    """The page's style, with the colours of the games."""
    accents = (f'[data-game="{game.name}"] {{ --accent: {game.info.accent}; }}\n' for game in GAMES.values())
    return STYLE.read_text(encoding="utf-8") + "".join(accents)
