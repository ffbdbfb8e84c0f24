"""Endpoints of tables: opening one, and what everybody may know of those that are open."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request

from cardhouse.games import GAMES
from cardhouse.server.http.answers import OpenTable, TableOpened, Tables
from cardhouse.server.http.desk import Desk
from cardhouse.server.problem import Problem
from cardhouse.server.store.players import Player
from cardhouse.table import messages as m
from cardhouse.table import sight
from cardhouse.table.codes import meant
from cardhouse.table.refusals import sentence


class AtTables:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def open_table(self, request: Request, player: Player, wanted: OpenTable) -> TableOpened:
        settings, address = with_preset(wanted.settings, wanted.preset), self._desk.address(request)
        table = await self._desk.house.opening.open_table(settings, player, wanted.password, address)
        return TableOpened(table.code, f"{self._base(request)}/t/{table.code}")

    def _base(self, request: Request) -> str:
        if self._desk.config.url:
            return self._desk.config.url.rstrip("/")
        scheme = request.url.scheme
        if request.client is not None and self._desk.door.trusts(request.client.host):
            scheme = "https" if request.headers.get("x-forwarded-proto") == "https" else scheme
        return f"{scheme}://{request.headers.get('host', f'localhost:{self._desk.config.port}')}"

    async def tables(self, request: Request) -> Tables:
        return Tables(await self._desk.house.peers.listed())

    async def table(self, request: Request) -> m.TableListed:
        code, address = request.path_params["code"], self._desk.address(request)
        listed, table = await self._desk.house.tables.glance(code), self._desk.house.register.find(code)
        if table is None or not table.admits((await self._desk.known(request)).id):
            self._desk.unless(429, "code_later", self._desk.house.guesses.lost_s(address))
        if listed is None:
            self._desk.house.guesses.missed(address)
            near = meant(code, [one.table for one in await self._desk.house.peers.listed()])
            params: dict[str, Any] = {"meant": near} if near else {}
            raise Problem(404, "no_table", sentence("no_table", {}), **params)
        return await self._for_you(listed, request)

    async def _for_you(self, listed: m.TableListed, request: Request) -> m.TableListed:
        """With the seat of whoever asks, and what it owes."""
        house, player = self._desk.house, await self._desk.known(request)
        table = house.register.find(listed.table)
        seat = table.seat_of(player.id) if table is not None and player.id else None
        if table is None or seat is None or not house.tables.quiet(table.code):
            return listed
        turn = sight.own_turn(table, player.id, house.clock.now())
        return msgspec.structs.replace(listed, you=sight.name_of(seat), turn=turn)


def with_preset(settings: m.Settings, preset: str) -> m.Settings:
    if not preset:
        return settings
    game = GAMES.get(settings.game)
    if game is None or preset not in game.presets:
        raise Problem(422, "bad_settings", f"there is no preset {preset}")
    named = dict(item.partition("=")[::2] for item in f"{game.presets[preset]} {settings.options}".split())
    return msgspec.structs.replace(settings, options=" ".join(f"{name}={value}" for name, value in named.items()))
