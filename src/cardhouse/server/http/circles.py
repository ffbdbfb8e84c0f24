"""Endpoints of circles and of their books. Everything here needs the link of the circle, or the key of a member."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
from starlette.requests import Request

from cardhouse.server.house.circles import MOST_HOOKS, Entered, must_keep
from cardhouse.server.house.thinker import Busy
from cardhouse.server.http import circle_answers as c
from cardhouse.server.http.desk import Desk
from cardhouse.server.post.outward import Forbidden, target
from cardhouse.server.post.webhook import Hook, new_secret
from cardhouse.server.problem import Problem
from cardhouse.server.store import circles
from cardhouse.server.store.circles import Member
from cardhouse.server.store.players import Player
from cardhouse.table import faces
from cardhouse.table import messages as m
from cardhouse.table.names import tidy
from cardhouse.table.refusals import Refusal

RETRY_S = 3

MOST_TABLES = 12  # of a circle, on its page
MOST_FACES = 24  # of a circle, among all of somebody's


class OfCircles:
    def __init__(self, desk: Desk) -> None:
        self._desk, self._circles, self._store = desk, desk.house.circles, desk.house.store

    async def my_circles(self, request: Request, player: Player) -> c.MyCircles:
        mine = await self._store.circles_with_people(player.id, MOST_FACES) if player.id else []
        return c.MyCircles(
            [c.CircleCard(one.link, one.name, keeper, shown(people), codes) for one, keeper, people, codes in mine]
        )

    async def make_circle(self, request: Request, player: Player, wanted: c.MakeCircle) -> c.CircleShown:
        await self._desk.demand_key(request, player)
        circle = await self._circles.make(player, wanted.name)
        return await self._shown(circle.link, player)

    async def circle(self, request: Request) -> c.CircleShown:
        player = await self._desk.known(request)
        return await self._shown((await self._enter(request, player)).circle.link, player)

    async def change_circle(self, request: Request, player: Player, wanted: c.ChangeCircle) -> c.CircleShown:
        entered = await self._enter(request, player)
        await self._circles.change(entered, wanted.name, wanted.phrases, wanted.cards)
        return await self._shown(entered.circle.link, player)

    async def renew_circle(self, request: Request, player: Player) -> c.CircleShown:
        return await self._shown(await self._circles.renew(await self._enter(request, player)), player)

    async def join_circle(self, request: Request, player: Player, wanted: c.JoinCircle) -> c.CircleShown:
        entered = await self._enter(request, player)
        name, face = tidy(wanted.name), wanted.face if faces.known(wanted.face) else ""
        if name:
            await self._store.rename(player.id, name)
        if face:
            await self._store.dress(player.id, face)
        await self._circles.join(entered, player)
        return await self._shown(entered.circle.link, player)

    async def leave_circle(self, request: Request, player: Player) -> c.Left:
        await self._circles.leave(await self._enter(request, player), player)
        return c.Left()

    async def remove_member(self, request: Request, player: Player) -> c.CircleShown:
        entered = await self._enter(request, player)
        await self._circles.remove(entered, request.path_params["player"])
        return await self._shown(entered.circle.link, player)

    async def keep_member(self, request: Request, player: Player, wanted: c.KeepMember) -> c.CircleShown:
        entered = await self._enter(request, player)
        await self._circles.add(entered, request.path_params["player"], wanted.keeper)
        return await self._shown(entered.circle.link, player)

    # -- books

    async def circle_book(self, request: Request) -> bytes:
        entered = await self._enter(request, await self._desk.known(request))
        try:
            return await self._desk.house.books.of_circle(entered.circle.id, self._desk.asker(request))
        except Busy:
            raise busy() from None

    async def my_book(self, request: Request, player: Player) -> bytes:
        other = request.query_params.get("with", "")[:40]
        try:
            return await self._desk.house.books.of_player(player.id, other, self._desk.asker(request))
        except Busy:
            raise busy() from None

    # -- chat programs

    async def hooks(self, request: Request, player: Player) -> c.Hooks:
        return await self._hooks(await self._enter(request, player))

    async def set_hook(self, request: Request, player: Player, wanted: c.SetHook) -> c.Hooks:
        """It hears at once that it will be told."""
        entered = await self._enter(request, player)
        must_keep(entered)
        try:
            target(wanted.url, self._desk.config.loopback_posts)
        except Forbidden as error:
            raise Problem(422, "bad_endpoint", str(error)) from None
        place, secret = circles.place_of(entered.circle.id), new_secret()
        if not await self._store.set_hook(place, wanted.url, secret, sorted(set(wanted.kinds)), MOST_HOOKS):
            raise Problem(422, "circle_full", f"a circle tells {MOST_HOOKS} chat programs at most")
        self._desk.house.bell.try_hook(Hook(wanted.url, secret), place)
        return await self._hooks(entered)

    async def drop_hook(self, request: Request, player: Player, wanted: c.DropHook) -> c.Hooks:
        entered = await self._enter(request, player)
        must_keep(entered)
        await self._store.drop_hook(circles.place_of(entered.circle.id), wanted.url)
        return await self._hooks(entered)

    async def _hooks(self, entered: Entered) -> c.Hooks:
        """Who can read the address can write there: it is for keepers."""
        must_keep(entered)
        kept = await self._store.hooks(circles.place_of(entered.circle.id))
        return c.Hooks([c.HookShown(url, secret, kinds.split()) for url, secret, kinds in kept])

    # -- who may

    async def _enter(self, request: Request, player: Player) -> Entered:
        return await self._desk.circle(request, player, request.path_params["link"])

    async def _shown(self, link: str, player: Player) -> c.CircleShown:
        entered = await self._circles.enter(link, player.id)
        if entered is None:
            raise Problem(404, "no_circle", "there is no such circle, or its link has changed")
        circle, about, member = entered
        people = await self._store.members(circle.id)
        removed = [one for one in people if one.removed] if entered.keeper else []
        return c.CircleShown(
            link=circle.link,
            name=circle.name,
            created=circle.created,
            you="keeper" if entered.keeper else "member" if member is not None else "",
            player=player.id,
            people=shown(people),
            removed=[one_shown(one) for one in removed],
            tables=await self._tables(circle.id, player.id, member is not None),
            phrases=about.phrases,
            cards=about.cards,
        )

    async def _tables(self, circle: str, player: str, member: bool) -> list[c.CircleTable]:
        """Those that can be sat down at."""
        kept = (await self._store.circle_tables(circle))[:MOST_TABLES]
        found = await asyncio.gather(*(self._glance(code, player, member) for code, _ in kept))
        return [c.CircleTable(at, listed) for (_, at), listed in zip(kept, found, strict=True) if listed is not None]

    async def _glance(self, code: str, player: str, member: bool) -> m.TableListed | None:
        try:
            filed = await self._desk.house.tables.glance(code)
        except Refusal:
            return None  # it cannot be read now
        if filed is None:
            return None
        listed = filed.of(player, self._desk.house.clock.now())
        return listed if member or filed.opens(player, "") else msgspec.structs.replace(listed, link="", knock=True)


def shown(people: Sequence[Member]) -> list[c.MemberShown]:
    return [one_shown(one) for one in people if not one.removed]


def one_shown(one: Member) -> c.MemberShown:
    return c.MemberShown(one.player, one.name, faces.of(one.face, one.player), one.keeper, one.since)


def busy() -> Problem:
    return Problem(503, "busy", "too many books at once; try again in a moment", RETRY_S)
