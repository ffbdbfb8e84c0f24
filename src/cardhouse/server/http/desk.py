"""What every endpoint asks first: from where, who it is, and how often they may."""

from __future__ import annotations

import hmac
from urllib.parse import unquote

import msgspec
from starlette.requests import Request

from cardhouse.core.game import Game
from cardhouse.games import GAMES
from cardhouse.server.config import Config
from cardhouse.server.house.circles import Entered
from cardhouse.server.house.fair import Asker
from cardhouse.server.house.house import House
from cardhouse.server.net.door import Door
from cardhouse.server.problem import Problem
from cardhouse.server.store.players import Player, key_hash
from cardhouse.table import messages as m
from cardhouse.table.refusals import sentence
from cardhouse.table.table import Table

NOBODY = Player("", "", 0)
HOUSE_KEY, LONGEST_KEY = "cardhouse-key", 300  # the header, percent-encoded


class Desk:
    def __init__(self, house: House, door: Door, config: Config) -> None:
        self.house, self.door, self.config = house, door, config

    def admit(self, request: Request, method: str, budget: str, cost: int = 1) -> None:
        """Raises Problem for whoever asks too often, or from a page that may not."""
        address, dear = self.address(request), budget != "message"
        if not self.door.allows(address, cost=1 if dear else cost):
            raise Problem(429, "too_fast", "too many requests; wait a moment")
        if method != "GET" and not self.door.welcomes(request.headers.get("origin"), request.headers.get("host")):
            raise Problem(403, "bad_origin", "this page may not do that")
        if dear and not self.door.allows(address, budget, cost):
            raise Problem(429, "too_fast", "too many of these; wait a few minutes")

    def address(self, request: Request) -> str:
        peer = request.client.host if request.client else ""
        return self.door.address(peer, request.headers.getlist("x-forwarded-for"))

    def base(self, request: Request) -> str:
        """What whoever asks calls the house, for links."""
        if self.config.url:
            return self.config.url.rstrip("/")
        scheme = request.url.scheme
        if request.client is not None and self.door.trusts(request.client.host):
            scheme = "https" if request.headers.get("x-forwarded-proto") == "https" else scheme
        return f"{scheme}://{request.headers.get('host', f'localhost:{self.config.port}')}"

    async def player(self, request: Request) -> Player:
        """Whoever does something; a new player if this device was never seen."""
        key = self.key(request)
        known = await self.house.store.known(key)
        if known is not None:
            return known
        self.unless(429, "too_many_players", self.house.guesses.newcomer_s(self.address(request)))
        return await self.house.store.player(key)

    async def reader(self, request: Request) -> Player:
        """Whoever only looks: nobody, if this device was never seen."""
        return await self.house.store.known(self.key(request)) or NOBODY

    async def known(self, request: Request) -> Player:
        """The same where no key is needed."""
        return await self.reader(request) if "authorization" in request.headers else NOBODY

    async def own_table(self, request: Request, player: Player) -> Table:
        """Where they have a seat. Whoever has none there takes no table into memory by asking."""
        tables, code = self.house.tables, str(request.path_params["code"])
        filed = await tables.glance(code) if player.id else None
        table = await tables.find(code) if filed is not None and player.id in filed.seats else None
        if table is None or table.seat_of(player.id) is None:
            raise Problem(404, "no_table", sentence("no_table", {}))
        return table

    async def circle(self, request: Request, player: Player, link: str) -> Entered:
        """By its link. Whoever tries links that lead nowhere waits, as with codes of tables."""
        address, guesses = self.address(request), self.house.guesses
        entered = await self.house.circles.enter(link, player.id)
        if entered is None or entered.member is None:
            self.unless(429, "code_later", guesses.lost_s(address))
        if entered is None:
            guesses.missed(address)
            raise Problem(404, "no_circle", "there is no such circle, or its link has changed")
        return entered

    async def demand_key(self, request: Request, player: Player | None = None) -> None:
        """In a private house: the key of the house, or to be in a circle. A link to a table is an invitation still."""
        wanted, address, guesses = self.config.house_key, self.address(request), self.house.guesses
        if not wanted:
            return
        given = unquote(request.headers.get(HOUSE_KEY, ""))[:LONGEST_KEY]
        known = player or await self.known(request)
        if known.id and await self.house.store.circles_of(known.id):
            return
        if given:
            self.unless(429, "code_later", guesses.lost_s(address))
            if hmac.compare_digest(given.encode(), wanted.encode()):
                return
            guesses.missed(address)
        raise Problem(403, "house_private", "this house is private: give its key, or join a circle of it")

    def unless(self, status: int, code: str, seconds: int) -> None:
        if seconds:
            raise Problem(status, code, sentence(code, {"seconds": seconds}), seconds, seconds=seconds)

    def key(self, request: Request) -> str:
        """The hash of the device key."""
        kind, _, key = request.headers.get("authorization", "").partition(" ")
        if kind.lower() != "bearer" or not key:
            raise Problem(401, "no_key", "send your device key: Authorization: Bearer <64 hex digits>")
        try:
            return key_hash(msgspec.convert(key, m.Hex32))
        except msgspec.ValidationError:
            raise Problem(401, "bad_key", "a device key is 64 hex digits, in lower case") from None

    def asker(self, request: Request) -> Asker:
        """Nobody needs a key to read a record; whoever sends none waits in one line with all others of the address."""
        try:
            name = self.key(request)
        except Problem:
            name = ""
        return Asker(self.address(request), name)

    def game(self, request: Request) -> Game:
        game = GAMES.get(request.path_params["game"])
        if game is None:
            raise Problem(404, "no_game", "there is no such game")
        return game
