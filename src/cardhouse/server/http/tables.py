"""Endpoints of tables: opening one, and what everybody may know of those that are open."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request

from cardhouse.reading.answers import Invitation, OpenTable, TableOpened, Tables, with_preset
from cardhouse.server.house.circles import Entered, must_be_in
from cardhouse.server.http.desk import Desk
from cardhouse.server.http.preview import Invitations
from cardhouse.server.problem import Problem
from cardhouse.server.store.players import Player
from cardhouse.table import messages as m
from cardhouse.table import sight
from cardhouse.table.codes import meant, secret, split
from cardhouse.table.filing import Filed, shut_door
from cardhouse.table.refusals import sentence

MOST_MINE = 30  # tables of one player that are shown to them


class AtTables:
    def __init__(self, desk: Desk, invitations: Invitations) -> None:
        self._desk, self._invitations = desk, invitations

    async def open_table(self, request: Request, player: Player, wanted: OpenTable) -> TableOpened:
        settings, address = with_preset(wanted.settings, wanted.preset), self._desk.address(request)
        entered = await self._circle(wanted.circle, player) if wanted.circle else None
        if entered is None:
            await self._desk.demand_key(request, player)
        else:
            settings = msgspec.structs.replace(settings, phrases=entered.about.phrases)
        house, link = self._desk.house, secret(self._desk.house.world.secret())
        table = await house.opening.open_table(
            settings, player, wanted.password, address, link=link, language=wanted.language
        )
        if entered is not None:
            await house.store.add_circle_table(entered.circle.id, table.code, house.clock.now())
            house.spawn(house.bell.laid(entered.circle.id, table, player))
        return TableOpened(table.door, f"{self._desk.base(request)}/t/{table.door}")

    async def _circle(self, link: str, player: Player) -> Entered:
        entered = await self._desk.house.circles.enter(link, player.id)
        if entered is None:
            raise Problem(404, "no_circle", "there is no such circle, or its link has changed")
        must_be_in(entered)
        return entered

    async def tables(self, request: Request) -> Tables:
        await self._desk.demand_key(request)
        return Tables(await self._desk.house.peers.listed())

    async def table(self, request: Request) -> m.TableListed:
        (code, given), address = split(request.path_params["code"]), self._desk.address(request)
        filed, player = await self._desk.house.tables.glance(code), await self._desk.known(request)
        if filed is None or player.id not in filed.members:
            self._desk.unless(429, "code_later", self._desk.house.guesses.lost_s(address))
        if filed is None:
            self._desk.house.guesses.missed(address)
            near = meant(code, [one.table for one in await self._desk.house.peers.listed()])
            params: dict[str, Any] = {"meant": near} if near else {}
            raise Problem(404, "no_table", sentence("no_table", {}), **params)
        if not (filed.opens(player.id, given) or await self._desk.house.store.shares_circle(player.id, code)):
            self._desk.house.guesses.missed(address)
            return shut_door(code)
        return self._for_you(filed, player)

    async def invitation(self, request: Request, player: Player) -> Invitation:
        """For somebody who is at the table: a link with it shows their face to whomever they send it."""
        table = await self._desk.own_table(request, player)
        return Invitation(await self._invitations.of(table.code, player.id))

    async def my_tables(self, request: Request, player: Player) -> Tables:
        """Those that want something of them first, then those where something happened last."""
        house, mine = self._desk.house, []
        for code in await house.store.tables_of(player.id) if player.id else []:
            filed = await house.tables.glance(code)
            if filed is not None and player.id in filed.members:
                mine.append(self._for_you(filed, player))
        mine.sort(key=lambda table: (table.turn is None, -table.visited))
        return Tables(mine[:MOST_MINE])

    def _for_you(self, filed: Filed, player: Player) -> m.TableListed:
        """With the seat of whoever asks, and what it owes."""
        house = self._desk.house
        table, listed = house.register.find(filed.listed.table), filed.of(player.id, house.clock.now())
        if table is None or listed.turn is None or not house.tables.quiet(table.code):
            return listed
        return msgspec.structs.replace(listed, turn=sight.own_turn(table, player.id, house.clock.now()))
