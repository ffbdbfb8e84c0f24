"""Endpoints of what can be read: games with their rules and texts, and lessons."""

from __future__ import annotations

from importlib.resources.abc import Traversable

from starlette.requests import Request
from starlette.responses import Response

from cardhouse.games import GAMES
from cardhouse.lessons import pages
from cardhouse.reading import games, lessons
from cardhouse.server.http.desk import Desk
from cardhouse.server.http.endpoint import encode
from cardhouse.server.problem import Problem


class Library:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._games = encode(games.shown_games())

    async def games(self, request: Request) -> bytes:
        return self._games

    async def rules(self, request: Request) -> Response:
        return written(pages.page_of(self._desk.game(request)), "text/markdown")

    async def game_texts(self, request: Request) -> Response:
        return written(pages.texts_of(self._desk.game(request)).get(request.path_params["language"]), "text/plain")

    async def lesson(self, request: Request) -> lessons.LessonShown:
        return lessons.shown(self._lesson(request))

    def _lesson(self, request: Request) -> str:
        game = GAMES.get(request.path_params["game"])
        if game is None or not game.info.lesson:
            raise Problem(404, "no_game", "there is no lesson of such a game")
        return game.name


def written(page: Traversable | None, kind: str) -> Response:
    if page is None:
        raise Problem(404, "no_page", "there is no such page")
    return Response(page.read_bytes(), media_type=f"{kind}; charset=utf-8")
