"""Endpoints of players: who this device is, their name, their matches, and the best of a game."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from os import SEEK_END
from typing import IO, Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from cardhouse.book.told import Person
from cardhouse.reading.answers import (
    Forgotten,
    History,
    Leader,
    Leaderboard,
    Me,
    Played,
    RatingShown,
    Recover,
    RecoveryCode,
    Rename,
)
from cardhouse.server.http.desk import Desk
from cardhouse.server.problem import Problem
from cardhouse.server.store.matches import GamePlayed
from cardhouse.server.store.players import Player
from cardhouse.server.store.search import Wanted
from cardhouse.table import faces
from cardhouse.table.names import tidy
from cardhouse.table.refusals import sentence

PAGE = 50  # matches in one answer
PIECE = 64 * 1024  # bytes of a file


class OfPlayers:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def me(self, request: Request, player: Player) -> Me:
        ratings = await self._desk.house.store.ratings(player.id)
        shown = {game: RatingShown(r.ordinal, r.mu, r.sigma, r.games, r.provisional) for game, r in ratings.items()}
        face = faces.of(player.face, player.id) if player.id else ""
        return Me(player.id, player.name, player.created, shown, face)

    async def rename(self, request: Request, player: Player, wanted: Rename) -> Me:
        name = tidy(wanted.name)
        face = wanted.face if faces.known(wanted.face) else ""
        if not name and not face:
            raise Problem(422, "no_name", sentence("no_name", {}))
        if name:
            await self._desk.house.store.rename(player.id, name)
        if face:
            await self._desk.house.store.dress(player.id, face)
        return await self.me(request, player._replace(name=name or player.name, face=face or player.face))

    async def recovery(self, request: Request, player: Player) -> RecoveryCode:
        return RecoveryCode(await self._desk.house.store.recovery_code(player.id))

    async def recover(self, request: Request, player: Player, wanted: Recover) -> Me:
        found = await self._desk.house.store.recover(wanted.code, self._desk.key(request))
        if found is None:
            raise Problem(404, "no_such_code", "this is no recovery code, or it was used, or there is a newer one")
        return await self.me(request, found)

    async def history(self, request: Request, player: Player) -> History:
        asked = request.query_params
        before = asked.get("before", "")
        wanted = Wanted(
            game=asked.get("game", "")[:40],
            name=tidy(asked.get("with", "")[:200]),
            result=asked.get("result", ""),
            before=int(before) if before.isascii() and before.isdigit() and len(before) < 16 else None,
        )
        games, people = await self._desk.house.store.search(player.id, wanted, PAGE + 1, faces.of)
        return History([played(one, people) for one in games[:PAGE]], len(games) > PAGE)

    async def export(self, request: Request, player: Player) -> Response:
        if not player.id:
            raise Problem(404, "no_such_player", "nobody was ever here with this key")
        made = await self._desk.house.farewell.export(player)
        headers = {"content-disposition": 'attachment; filename="cardhouse-me.zip"'}
        return FileInPieces(made, media_type="application/zip", headers=headers)

    async def forget_me(self, request: Request, player: Player) -> Forgotten:
        if player.id:
            await self._desk.house.farewell.forget(player)
        return Forgotten()

    async def leaderboard(self, request: Request) -> Leaderboard:
        game = self._desk.game(request).name
        await self._desk.demand_key(request)
        best = await self._desk.house.store.leaderboard(game)
        return Leaderboard(game, [Leader(*one._replace(face=faces.of(one.face, one.player))) for one in best])


class FileInPieces(Response):
    """Never as a whole in memory; closed when it is sent."""

    def __init__(self, file: IO[bytes], **how: Any) -> None:
        super().__init__(**how)
        self._file = file
        self.headers["content-length"] = str(file.seek(0, SEEK_END))
        file.seek(0)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._file:
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            while piece := await asyncio.to_thread(self._file.read, PIECE):
                await send({"type": "http.response.body", "body": piece, "more_body": True})
            await send({"type": "http.response.body", "body": b""})


def played(one: GamePlayed, people: Mapping[str, Sequence[Person]]) -> Played:
    seat = f"p{one.seat + 1}"
    return Played(
        one.record, one.game, one.at, seat, one.place, one.seats, one.rated, list(people.get(one.record, ())), one.how
    )
