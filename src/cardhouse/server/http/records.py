"""Endpoints of records: the text, what each seat saw, and what a good bot would have done."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from typing import Any
from urllib.parse import unquote

from starlette.requests import Request
from starlette.responses import Response

from cardhouse.games import GAMES
from cardhouse.reading import again, offline, replay
from cardhouse.reading.answers import PlayOn, SendGame, SentGame, TableOpened
from cardhouse.reading.luck import Luck
from cardhouse.reading.review import Review
from cardhouse.server.house.thinker import Busy, R
from cardhouse.server.http import replay as packed_replay
from cardhouse.server.http import review
from cardhouse.server.http.desk import Desk
from cardhouse.server.http.luck import Lucks
from cardhouse.server.http.static import accepted
from cardhouse.server.problem import Problem
from cardhouse.server.store.players import Player
from cardhouse.table import messages as m
from cardhouse.table.codes import BESIDE, record, secret
from cardhouse.table.events import Beginning
from cardhouse.table.seat import fits

RETRY_S = 3  # what finds everybody busy may be tried again then
PASSWORD, LONGEST_PASSWORD = "cardhouse-password", 300  # the header, percent-encoded
MOST_SENT = 2 * offline.LONGEST  # bytes: as JSON a record is longer
SENT_A_DAY, DAY_MS = 100, 86_400_000  # matches of one player
PRIVATE = "this match was played at a table with a password: give it, or ask from a device that was at that table"
GAME = re.compile(r'\[Game "(\w+)')
DAY = re.compile(r'^\[Day "([0-9-]{10})"\]$', re.MULTILINE)
TAGS = 4_000  # characters: all tags stand in these


class OfRecords:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._reviews, self._lucks = review.Reviews(desk.house.bots), Lucks(desk.house.bots)

    async def record_text(self, request: Request) -> Response:
        name = record_of(request)[0]
        headers = {"content-disposition": f'inline; filename="{name}.cgn"'} if name.replace("-", "").isalnum() else {}
        return Response(await self._record(request), media_type="text/plain; charset=utf-8", headers=headers)

    async def record_json(self, request: Request) -> replay.RecordShown:
        text = await self._record(request)
        return await self._read(request, replay.shown, await self._link(request), text)

    async def record_views(self, request: Request) -> Response:
        asked = request.query_params
        seen_as, first = asked.get("as", replay.OPEN), line_number(asked.get("from", "1"))
        text, codings = await self._record(request), accepted(request.headers.get("accept-encoding", ""))
        made = await self._read(request, packed_replay.page, await self._link(request), text, seen_as, first, codings)
        if isinstance(made, replay.Unreadable):
            raise Problem(422, made.code, made.text)
        return Response(made[0], media_type="application/json", headers=made[1])

    async def record_decision(self, request: Request) -> again.Chance:
        """One decision, to be tried again."""
        name, asked = record_of(request)[0], request.query_params
        text, n = await self._record(request), line_number(asked.get("n", "1"))
        made = await self._read(request, again.chance, name, text, asked.get("seat", "p1"), n)
        if isinstance(made, replay.Unreadable):
            raise Problem(422, made.code, made.text)
        return made

    async def record_luck(self, request: Request) -> Luck:
        """What the cards were worth; ask again until it is done."""
        name, text = record_of(request)[0], await self._record(request)  # whatever stands beside it: worked out once
        try:
            made = await self._lucks.of(name, text, self._desk.asker(request))
        except Busy:
            raise Problem(503, "busy", "the bots have no time for it now; try again in a moment", RETRY_S) from None
        if isinstance(made, replay.Unreadable):
            raise Problem(422, made.code, made.text)
        return made

    async def play_on(self, request: Request, player: Player, wanted: PlayOn) -> TableOpened:
        """A table of one's own that begins at this moment. What a private record hides, this table hides too."""
        name, text = record_of(request)[0], await self._record(request)
        whim, hands = secrets.token_hex(16), wanted.hands
        begun = await self._read(request, again.start, text, wanted.seat, wanted.at, hands, whim)
        if isinstance(begun, replay.Unreadable):
            raise Problem(422, begun.code, begun.text)
        locked = await self._desk.house.archive.lock(name)
        beginning = Beginning(begun.seat, wanted.level, name, wanted.at, hands, begun.lines)
        settings = m.Settings(begun.game, begun.seats, begun.options, "off")
        password, address = secrets.token_hex(16) if locked else "", self._desk.address(request)
        link = secret(self._desk.house.world.secret())
        table = await self._desk.house.opening.open_table(settings, player, password, address, beginning, link)
        return TableOpened(table.door, f"/t/{table.door}")

    async def record_review(self, request: Request) -> Review:
        """Where the bots of the tables think, after them."""
        name, asked = record_of(request)[0], request.query_params
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

    async def send_game(self, request: Request, player: Player, wanted: SendGame) -> SentGame:
        """Replayed and checked first; never rated."""
        now, store = self._desk.house.clock.now(), self._desk.house.store
        if await store.sent(player.id, now - DAY_MS) >= SENT_A_DAY:
            raise Problem(429, "too_fast", f"at most {SENT_A_DAY} matches a day that were played elsewhere")
        made = await self._read(request, offline.checked, wanted.record, wanted.seat, GAMES)
        if isinstance(made, replay.Unreadable):
            raise Problem(422, made.code, made.text)
        name = offline.id_of(player.id, made.text)
        players = [player.id if seat == made.seat else None for seat in range(made.seats)]
        await store.keep_record(name, made.game, made.text, players, made.ranking, False, now)
        return SentGame(name)

    async def _read(self, request: Request, work: Callable[..., R], *args: Any) -> R:
        try:
            return await self._desk.house.bots.read(self._desk.asker(request), work, *args)
        except Busy:
            raise Problem(503, "busy", "too many replays at once; try again in a moment", RETRY_S) from None

    async def _link(self, request: Request) -> str:
        """The id with what its link has beside it: whoever may read a record may pass its link on."""
        name = record_of(request)[0]
        beside = await self._desk.house.store.beside(name)
        return f"{name}{BESIDE}{beside}" if beside else name

    async def _record(self, request: Request) -> str:
        """Its text, if whoever asks may read it."""
        (name, given), address, guesses = record_of(request), self._desk.address(request), self._desk.house.guesses
        text, reader = await self._desk.house.records.text(name), await self._desk.known(request)
        belongs = text is not None and await self._desk.house.records.admits(name, reader.id)
        if not belongs:
            self._desk.unless(429, "code_later", guesses.lost_s(address))
        if text is None or not (belongs or await self._desk.house.records.opens(name, given)):
            guesses.missed(address)
            raise Problem(404, "no_record", "there is no record of such a match, or it is not over")
        lock = await self._desk.house.archive.lock(name)
        if lock and not belongs and not self._opened(text):
            await self._unlock(request, name, reader, lock, text)
        return text

    def _opened(self, text: str) -> bool:
        """The deal of a day that is over: everybody may see what others made of it."""
        day = DAY.search(text[:TAGS])
        return day is not None and self._desk.house.days.over(day[1])

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


def record_of(request: Request) -> tuple[str, str]:
    """The id of a record, and what its link has beside it; also as the link of the table, with a number behind it."""
    return record(str(request.path_params["id"]))


def line_number(text: str) -> int:
    """`1`, `01`: of a record, from 1 on."""
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) > 0):
        raise Problem(422, "bad_request", "from is the number of a line, from 1 on")
    return int(text)
