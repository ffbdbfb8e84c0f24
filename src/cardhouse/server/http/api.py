"""The small HTTP API beside the WebSocket. Every answer is typed JSON; every refusal is `{code, text}`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

from cardhouse import __version__
from cardhouse.games import GAMES
from cardhouse.server.config import Config
from cardhouse.server.house.house import House
from cardhouse.server.http import answers as a
from cardhouse.server.http import games, lessons, replay, review
from cardhouse.server.http.desk import Desk
from cardhouse.server.http.endpoint import Endpoint, answering
from cardhouse.server.http.library import Library
from cardhouse.server.http.players import OfPlayers
from cardhouse.server.http.records import OfRecords
from cardhouse.server.http.tables import AtTables
from cardhouse.server.net.door import Door
from cardhouse.server.problem import Problem
from cardhouse.table import messages as m
from cardhouse.table.refusals import sentence

ENDPOINTS = (
    Endpoint("GET", "/api/games", "What can be played, with all options", "games", games.Games),
    Endpoint("GET", "/api/games/{game}/rules", "The rules of a game, as a page of Markdown", "rules", str),
    Endpoint("GET", "/api/games/{game}/texts/{language}", "What a game brings to be read", "game_texts", str),
    Endpoint("POST", "/api/tables", "Open a table", "open_table", a.TableOpened, a.OpenTable, "act", "table"),
    Endpoint("GET", "/api/tables", "Tables that are open to everybody", "tables", a.Tables),
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
        query=(("at", "the number of the moment, from 0"), ("move", "what they tried")),
    ),
    Endpoint("GET", "/api/me", "Who this device is", "me", a.Me, key="look"),
    Endpoint("PATCH", "/api/me", "Another name or face", "rename", a.Me, a.Rename, key="act"),
    Endpoint(
        "POST", "/api/me/recovery", "A new recovery code", "recovery", a.RecoveryCode, key="act", budget="recovery"
    ),
    Endpoint("POST", "/api/recover", "Be a player of another device", "recover", a.Me, a.Recover, "look", "recovery"),
    Endpoint("GET", "/api/me/games", "The matches of this player", "history", a.History, key="look"),
    Endpoint("GET", "/api/leaderboard/{game}", "The best of a game", "leaderboard", a.Leaderboard),
    Endpoint("GET", "/health", "Whether the process is alive", "health", a.Status),
    Endpoint("GET", "/ready", "Whether it takes players", "ready", a.Status),
    Endpoint("GET", "/version", "Which release this is", "version", a.Version),
)


class Api:
    def __init__(self, house: House, door: Door, config: Config) -> None:
        self._desk = desk = Desk(house, door, config)
        self._parts = (Library(desk), AtTables(desk), OfRecords(desk), OfPlayers(desk), OfNode(house))

    def endpoint(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        (do,) = (getattr(part, endpoint.do) for part in self._parts if hasattr(part, endpoint.do))
        return answering(self._desk, endpoint, do)


class OfNode:
    """Whether this process is well."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def health(self, request: Request) -> a.Status:
        return a.Status("troubled" if self._house.troubles else "ok")

    async def ready(self, request: Request) -> a.Status:
        if not self._house.open:
            raise Problem(503, "draining", sentence("draining", {}))
        return a.Status("ready")

    async def version(self, request: Request) -> a.Version:
        return a.Version(__version__, {name: game.version for name, game in GAMES.items()})
