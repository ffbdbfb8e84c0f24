"""Endpoints of the deal of the day."""

from __future__ import annotations

from msgspec import Struct
from starlette.requests import Request

from cardhouse.games import GAMES
from cardhouse.reading.answers import TableOpened
from cardhouse.server.house import days
from cardhouse.server.http.desk import Desk
from cardhouse.server.problem import Problem
from cardhouse.server.store.players import Player
from cardhouse.table import faces

SEALED = "these cards are sealed until you have played them, or until the day is over"


class MyTry(Struct, frozen=True):
    """The only one that counts."""

    table: str
    record: str  # "" until it is over
    place: int
    score: int
    helped: bool  # a bot has played for you: it does not count


class DayShown(Struct, frozen=True):
    """The deal of today, of one game."""

    game: str
    seats: int
    options: str
    level: str  # of the bots
    seat: str  # everybody has this one
    commit: str  # the SHA-256 of the secret that all its cards follow from
    mine: MyTry | None


class Sealed(Struct, frozen=True):
    """A deal by its commitment; the secret is shown when its day is over."""

    day: str
    game: str
    commit: str
    secret: str


class Days(Struct, frozen=True):
    today: str
    ends_in_ms: int
    games: list[DayShown]
    sealed: list[Sealed]  # a week back and a week ahead


class DayLine(Struct, frozen=True):
    place: int
    score: int
    name: str
    face: str
    you: bool
    record: str  # to be read when the day is over; one's own at once


class DayResults(Struct, frozen=True):
    day: str
    game: str
    seats: int
    lines: list[DayLine]  # best first


class OfDays:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def days(self, request: Request) -> Days:
        house, player = self._desk.house, await self._desk.known(request)
        today = house.days.today()
        mine = await house.store.tries_of(today.isoformat(), player.id) if player.id else {}
        shown = []
        for game in GAMES.values():
            commit, tried = await house.days.commit(today, game.name), mine.get(game.name)
            own = MyTry(tried.code, tried.record, tried.place, tried.score, tried.helped) if tried else None
            seats = days.seats_of(game)
            shown.append(DayShown(game.name, seats, game.info.daily, days.LEVEL, f"p{days.SEAT + 1}", commit, own))
        left = 86_400_000 - house.clock.now() % 86_400_000
        return Days(today.isoformat(), left, shown, await self._sealed())

    async def _sealed(self) -> list[Sealed]:
        house, found = self._desk.house, []
        for day in days.around(house.days.today()):
            for name in GAMES:
                commit, over = await house.days.commit(day, name), house.days.over(day.isoformat())
                secret = (await house.days.secret(day, name)).hex() if over else ""
                found.append(Sealed(day.isoformat(), name, commit, secret))
        return found

    async def play_day(self, request: Request, player: Player) -> TableOpened:
        game = self._desk.game(request)
        code = await self._desk.house.days.begin(game, player, self._desk.address(request))
        return TableOpened(code, f"/t/{code}")

    async def day_results(self, request: Request) -> DayResults:
        """Only for those who have played these cards: the places of others would tell something of them."""
        house, game, player = self._desk.house, self._desk.game(request), await self._desk.known(request)
        day = days.read_day(request.path_params["day"]).isoformat()
        tried = (await house.store.tries_of(day, player.id)).get(game.name) if player.id else None
        if not house.days.over(day) and (tried is None or not tried.record):
            raise Problem(403, "day_sealed", SEALED)
        lines = [
            DayLine(one.place, one.score, one.name, faces.of(one.face, one.player), one.player == player.id, one.record)
            for one in await house.store.results_of(day, game.name)
        ]
        return DayResults(day, game.name, days.seats_of(game), lines)
