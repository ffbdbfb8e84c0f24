"""Endpoints of records: the text, what each seat saw, and what a good bot would have done."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import unquote

from starlette.requests import Request
from starlette.responses import Response

from cardhouse.server.house.thinker import Busy, R
from cardhouse.server.http import replay, review
from cardhouse.server.http.desk import Desk
from cardhouse.server.http.static import accepted
from cardhouse.server.problem import Problem
from cardhouse.server.store.players import Player
from cardhouse.table.seat import fits

RETRY_S = 3  # what finds everybody busy may be tried again then
PASSWORD, LONGEST_PASSWORD = "cardhouse-password", 300  # the header, percent-encoded
PRIVATE = "this match was played at a table with a password: give it, or ask from a device that was at that table"
GAME = re.compile(r'\[Game "(\w+)')


class OfRecords:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._reviews = review.Reviews(desk.house.bots)

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
            made = await self._reviews.page(name, text, seat, first, self._desk.asker(request), here)
        except Busy:
            raise Problem(503, "busy", "the coach has no time for it now; try again in a moment", RETRY_S) from None
        if isinstance(made, replay.Unreadable):
            raise Problem(422, made.code, made.text)
        return made

    async def _read(self, request: Request, work: Callable[..., R], *args: Any) -> R:
        try:
            return await self._desk.house.bots.read(self._desk.asker(request), work, *args)
        except Busy:
            raise Problem(503, "busy", "too many replays at once; try again in a moment", RETRY_S) from None

    async def _record(self, request: Request) -> str:
        """Its text, if whoever asks may read it."""
        name, address, guesses = request.path_params["id"], self._desk.address(request), self._desk.house.guesses
        text, reader = await self._desk.house.records.text(name), await self._desk.known(request)
        belongs = text is not None and await self._desk.house.records.admits(name, reader.id)
        if not belongs:
            self._desk.unless(429, "code_later", guesses.lost_s(address))
        if text is None:
            guesses.missed(address)
            raise Problem(404, "no_record", "there is no record of such a match, or it is not over")
        lock = await self._desk.house.archive.lock(name)
        if lock and not belongs:
            await self._unlock(request, name, reader, lock, text)
        return text

    async def _unlock(self, request: Request, name: str, reader: Player, lock: str, text: str) -> None:
        """With the password that the table had."""
        code, address, guesses = name.rpartition("-")[0], self._desk.address(request), self._desk.house.guesses
        given = unquote(request.headers.get(PASSWORD, ""))[:LONGEST_PASSWORD]
        if given:
            self._desk.unless(429, "guess_later", guesses.take(code, address, reader.id))
            if fits(await guesses.hashed(given, code), lock):
                guesses.forgive(code, address, reader.id)
                return
        game = GAME.search(text)  # the first tag: nobody reads a whole record here
        raise Problem(403, "wrong_password" if given else "private_record", PRIVATE, game=game[1] if game else "")


def line_number(text: str) -> int:
    """`1`, `01`: of a record, from 1 on."""
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) > 0):
        raise Problem(422, "bad_request", "from is the number of a line, from 1 on")
    return int(text)
