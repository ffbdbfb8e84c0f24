"""Two houses on one log, without a network: what was wanted while the other was first is judged again, and told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from cardhouse.server.config import Config
from cardhouse.server.house import House
from cardhouse.server.metrics import Metrics
from cardhouse.table import messages as m
from tests.server.test_house import Bots, Browser, Disk, quiet


def two_houses(where: str, act: Callable[[House, Disk, House], Awaitable[None]]) -> None:
    async def evening() -> None:
        disks = [await Disk.open(where) for _ in range(2)]
        one, two = (House(disk, Bots(), Metrics(), Config(bot_pace=0.0)) for disk in disks)
        for house in (one, two):
            await house.wake()
        try:
            async with asyncio.timeout(20):
                assert isinstance(disks[0], Disk)
                await act(one, disks[0], two)
        finally:
            for house, disk in zip((one, two), disks, strict=True):
                await house.close()
                await disk.close()

    asyncio.run(evening())


async def until_heard(house: House, browser: Browser, kind: str) -> None:
    while kind not in browser.kinds():
        await quiet(house)


@pytest.mark.parametrize("does", ["second tab", "leave", "kick"])
def test_who_goes_while_another_house_was_first_is_told(postgres_url: str, does: str) -> None:
    async def act(one: House, disk: Disk, two: House) -> None:
        host, guest, other = Browser(one, 1), Browser(one, 2), Browser(two, 3)
        table = await one.open_table(m.Settings("thulla", 4, clock="off"), host.player, "")
        for browser in (host, guest):
            await one.receive(browser, m.Join(table.code))
        await quiet(one)
        disk.held = []
        await one.receive(host, m.AddBot(4))  # on its way, and then another house is first
        await two.receive(other, m.Join(table.code))
        await quiet(two)
        if does == "second tab":
            tab = Browser(one, 4)
            tab.player = guest.player
            await one.receive(tab, m.Join(table.code))
        elif does == "leave":
            await one.receive(guest, m.Leave())
        else:
            await one.receive(host, m.Kick(2, sure=True))
        disk.release()
        await until_heard(one, guest, "replaced" if does == "second tab" else "gone")
        await until_heard(one, host, "room")
        await quiet(one)
        seats = {seat["seat"]: seat["player"] for seat in host.last("room")["seats"]}
        assert seats["p3"] == other.player.id, "who was first"
        assert seats["p2"] == (guest.player.id if does == "second tab" else None)
        assert one.metrics.values()["cardhouse_conflicts_total"] >= 1

    two_houses(postgres_url, act)
