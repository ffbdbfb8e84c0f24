"""A table that sleeps is its log and one row: in nobody's memory, and there when somebody opens its link."""

from __future__ import annotations

from typing import Any

import pytest

from cardhouse.server.house.house import House
from cardhouse.server.store.players import Player
from cardhouse.table import messages as m
from cardhouse.table.table import Table
from cardhouse.table.time_control import ASLEEP_MS, EMPTY_MS
from tests.server.house.test_house import SETTINGS, Bots, Browser, at_home, quiet, seated
from tests.server.house.test_tables import ask

DAY_MS = 86_400_000


def later(house: House, ms: int) -> None:
    """The clock of the house, and of its database."""
    clock = house.clock
    clock._ahead += ms
    clock._agreed = None if clock._agreed is None else clock._agreed + ms


async def slept(house: House, table: Table, people: list[Browser]) -> None:
    """Everybody goes home, and in a while the table is in the log only."""
    for person in people:
        house.disconnect(person)
    house.do(table.code, lambda table, now: table.tick(now + EMPTY_MS))
    await quiet(house)
    assert table.asleep is not None
    house.tables.let_sleepers_go()
    assert table.code not in house.register.tables


def test_it_is_in_nobodys_memory_and_its_link_shows_it_without_waking_it(where: str) -> None:
    async def act(house: House, disk: Any, bots: Bots) -> None:
        table, people = await seated(house)
        await slept(house, table, people)
        assert await disk.live() == [] and await disk.sleeping() == 1
        lines = await disk.lines(table.code)
        status, _, said = await ask(house, f"/api/tables/{table.code}")
        assert status == 200 and said["asleep"] and [one["name"] for one in said["known"]] == ["Name2", "Name1"]
        assert not any(one["here"] for one in said["known"]) and said["turns"]
        assert not house.register.tables and await disk.lines(table.code) == lines
        assert [one.table for one in await house.peers.listed()] == []

    at_home(where, act)


def test_whoever_comes_wakes_it_and_it_goes_on(where: str) -> None:
    async def act(house: House, disk: Any, bots: Bots) -> None:
        table, people = await seated(house)
        await slept(house, table, people)
        later(house, 7 * DAY_MS)
        back = Browser(house, 1)
        await house.receive(back, m.Join(table.code))
        await quiet(house)
        assert back.last("room")["you"] == "p1" and back.last("view")["turns"]
        assert await disk.sleeping() == 0
        if not disk.shared:
            assert await disk.live() == [table.code]

    at_home(where, act)


def test_a_house_that_opens_reads_no_table_that_sleeps_and_finds_all_of_them(where: str) -> None:
    codes: list[str] = []

    async def first(house: House, disk: Any, bots: Bots) -> None:
        table, people = await seated(house)
        codes.append(table.code)
        await slept(house, table, people)
        awake = await house.opening.open_table(SETTINGS, Player("player3", "C", 0), "")
        codes.append(awake.code)
        await quiet(house)

    async def then(house: House, disk: Any, bots: Bots) -> None:
        assert list(house.register.tables) == ([] if disk.shared else codes[1:])
        filed = await house.tables.glance(codes[0])
        assert filed is not None and filed.listed.people == ["Name1", "Name2"] and codes[0] not in house.register.tables
        found = await house.tables.find(codes[0])
        assert found is not None and found.asleep is not None and found.matches == 1

    at_home(where, first)
    at_home(where, then)


def test_it_is_closed_when_nobody_has_come_for_its_time_and_then_its_lines_go(where: str) -> None:
    async def act(house: House, disk: Any, bots: Bots) -> None:
        table, people = await seated(house)
        await slept(house, table, people)
        later(house, 3 * DAY_MS - EMPTY_MS)
        sweep = house.peers.takeover.adopt if disk.shared else None  # type: ignore[attr-defined]

        async def swept() -> list[str]:
            now = house.clock.now()
            late = await disk.to_wake(now, now + 1000)
            for code, due in late:
                await (sweep(code, due) if sweep else house.peers.adopt(code))  # type: ignore[attr-defined]
            await quiet(house)
            return [code for code, _ in late]

        assert await swept() == []
        later(house, 2 * EMPTY_MS)
        assert await swept() == [table.code]
        assert await house.tables.glance(table.code) is None and await disk.sleeping() == 0
        assert await disk.tables_of("player1") == []
        assert await disk.purge(house.clock.now() + DAY_MS) > 0
        assert (await ask(house, f"/api/tables/{table.code}"))[0] == 404

    at_home(where, act, table_days=3.0)


def test_everybody_finds_their_tables_what_they_owe_first(where: str) -> None:
    async def act(house: House, disk: Any, bots: Bots) -> None:
        table, people = await seated(house)
        other = await house.opening.open_table(SETTINGS, Player("player1", "Name1", 0), "")
        await quiet(house)
        await slept(house, table, people)
        assert set(await disk.tables_of("player1")) == {table.code, other.code}
        assert await disk.tables_of("player2") == [table.code] and await disk.tables_of("nobody") == []
        waiting = (await house.tables.glance(table.code)).owed  # type: ignore[union-attr]
        assert len(waiting) == 1
        filed = await house.tables.glance(table.code)
        assert filed is not None
        turns = [filed.of(f"player{i}", house.clock.now()).turn is not None for i in (1, 2, 3)]
        assert sorted(turns) == [False, False, True] and turns[waiting[0].seat]

    at_home(where, act)


@pytest.mark.parametrize("sure", [False, True])
def test_the_host_closes_it_for_good(where: str, sure: bool) -> None:
    async def act(house: House, disk: Any, bots: Bots) -> None:
        table, (host, other) = await seated(house)
        house.take(other, m.Close(sure=True))
        await quiet(house)
        assert other.last("refused")["code"] == "host_only"
        house.take(host, m.Close(sure=sure))
        await quiet(house)
        if sure:
            assert other.last("gone")["code"] == "closed" and await disk.tables_of("player1") == []
        else:
            assert host.last("refused")["code"] == "close_sure" and table.code in house.register.tables

    at_home(where, act)


def test_of_a_long_life_only_the_last_evening_is_read(where: str) -> None:
    async def act(house: House, disk: Any, bots: Bots) -> None:
        table, people = await seated(house)
        house.take(people[0], m.Say("hello"))
        lines = await disk.lines(table.code)
        before, tail = await disk.tail(table.code)
        assert before > 0 and lines[before:] == tail and tail[0].startswith('; {"e":"started"')
        assert await disk.tail("none-such-10") == (0, [])

    at_home(where, act)


def test_a_match_falls_asleep_sooner(where: str) -> None:
    async def act(house: House, disk: Any, bots: Bots) -> None:
        table, people = await seated(house)
        for person in people:
            house.disconnect(person)
        house.do(table.code, lambda table, now: table.tick(now + ASLEEP_MS))
        await quiet(house)
        assert table.asleep is not None

    at_home(where, act)


def test_the_code_alone_lets_in_whoever_is_in_the_circle_of_the_table_and_nobody_else(where: str) -> None:
    async def act(house: House, disk: Any, bots: Bots) -> None:
        circle = await disk.make_circle("player1", "Sunday", "{}", house.clock.now())
        table = await house.opening.open_table(SETTINGS, Player("player1", "Name1", 0), "", link="k" * 13)
        await disk.add_circle_table(circle.id, table.code, house.clock.now())
        await disk.join_circle(circle.id, "player2", house.clock.now())
        cousin, stranger, friend = (Browser(house, number) for number in (2, 3, 4))
        for person, code in ((cousin, table.code), (stranger, table.code), (friend, table.door)):
            await house.receive(person, m.Join(code))
            await quiet(house)
        assert cousin.last("room")["you"] == "p1" and stranger.last("refused")["code"] == "knock"
        assert friend.last("room")["link"] == table.door
        assert (await ask(house, f"/api/tables/{table.code}"))[2]["knock"]

    at_home(where, act)
