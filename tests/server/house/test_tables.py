"""Tables that are in the log and not in memory: what cannot be read is not absent, and looking is not taking."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from cardhouse.server.config import Config
from cardhouse.server.house.house import House
from cardhouse.server.house.tables import SLICE, unrolled
from cardhouse.server.http.app import make_app
from cardhouse.server.net.connection import Attendant, Limits
from cardhouse.server.net.door import Door
from cardhouse.server.store.errors import CannotUse
from cardhouse.server.store.players import Player
from cardhouse.server.store.store import NotKept
from cardhouse.table import messages as m
from cardhouse.table.filing import filed
from cardhouse.table.table import Refusal, Table
from tests.server.house.test_house import SETTINGS, Bots, Browser, at_home, quiet
from tests.sim.checks import everything
from tests.table.scene import Scene, some_world


async def ask(house: House, path: str, method: str = "GET", key: str = "") -> tuple[int, dict[str, str], Any]:
    """Over HTTP, without a network."""
    headers = [(b"host", b"house")] + ([(b"authorization", f"Bearer {key}".encode())] if key else [])
    scope = {"type": "http", "method": method, "path": path, "raw_path": path.encode(), "query_string": b""}
    scope |= {"headers": headers, "client": ("203.0.113.7", 1), "scheme": "http", "server": ("house", 80)}
    said: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        said.append(message)

    door = Door(Config(), house.clock.now, house.metrics.turned_away)
    await make_app(house, Config(), door)(scope, receive, send)
    answered = {name.decode(): value.decode() for name, value in said[0]["headers"]}
    return said[0]["status"], answered, json.loads(said[1]["body"])


async def out_of_memory(house: House) -> Table:
    """A table that only the log has."""
    table = await house.opening.open_table(SETTINGS, Player("a", "A", 0), "")
    house.tables.drop(table)
    await quiet(house)
    return table


async def away(*_: object) -> Any:
    raise CannotUse("The database does not answer.")


def test_what_cannot_be_read_is_not_absent(where: str, caplog: pytest.LogCaptureFixture) -> None:
    async def act(house: House, disk: Any, bots: Bots) -> None:
        code = (await out_of_memory(house)).code
        kept = disk.tail, disk.listing, disk.record
        disk.tail = disk.listing = disk.record = away
        with pytest.raises(Refusal, match="busy"):
            await house.tables.find(code)
        with pytest.raises(Refusal, match="busy"):
            await house.opening.close_table(code)
        browser = Browser(house, 1)
        await house.receive(browser, m.Join(code))
        assert (browser.last("refused")["code"], browser.closed) == ("busy", 1013), "whoever asks comes again"
        for path in (f"/api/tables/{code}", f"/api/records/{code}-1.cgn", f"/api/records/{code}-1.json"):
            status, headers, said = await ask(house, path)
            assert (status, said["code"], headers["retry-after"]) == (503, "busy", "2"), path
        disk.tail, disk.listing, disk.record = kept
        browser = Browser(house, 2)
        await house.receive(browser, m.Join(code))
        await quiet(house)
        assert browser.last("room")["table"] == code and house.metrics.counts.get("errors", 0) == 0
        assert (await ask(house, "/api/tables/none-such-10"))[0] == 404

    at_home(where, act)
    assert "a table cannot be read now" in caplog.text


@pytest.mark.stores("postgresql")  # alone, the house knows all there is to know
def test_nobody_is_shown_the_past_while_the_log_cannot_be_read(where: str) -> None:
    """At another node they may have seen more than this one knows."""

    async def act(house: House, disk: Any, bots: Bots) -> None:
        table = await house.opening.open_table(SETTINGS, Player("a", "A", 0), "")
        newer, disk.newer = disk.newer, away
        browser = Browser(house, 1)
        await house.receive(browser, m.Join(table.code))
        assert browser.kinds() == ["refused"] and browser.last("refused")["code"] == "busy" and browser.closed == 1013
        disk.newer = newer
        browser = Browser(house, 2)
        await house.receive(browser, m.Join(table.code))
        await quiet(house)
        disk.newer = away
        house.take(browser, m.Move(7, "As", 1))  # it would be refused, and nobody can look whether that is right
        for _ in range(50):
            await asyncio.sleep(0.01)
        assert browser.last("refused")["code"] == "busy"

    at_home(where, act)


def test_a_database_that_does_not_answer_is_no_mistake_of_ours(where: str) -> None:
    async def act(house: House, disk: Any, bots: Bots) -> None:
        disk.player = away
        browser = Browser(house, 1)
        browser.player = Player("", "", 0)
        Attendant(house, browser, Limits(), lambda cost: True).hear(json.dumps({"type": "hello", "key": "ab" * 32}))
        await quiet(house)
        assert browser.closed == 1013 and house.metrics.counts.get("errors", 0) == 0

    at_home(where, act)


def test_a_full_disk_is_said_as_such(where: str) -> None:
    async def act(house: House, disk: Any, bots: Bots) -> None:
        await quiet(house)

        def full(error: Exception) -> Any:
            return fault.ALL

        fault = type(disk._engine.fault(OSError()))
        disk._engine.fault = full
        disk._writer._db.begin = nothing_more
        with pytest.raises(NotKept):
            await disk.player("a" * 64)
        status, headers, said = await ask(house, "/api/me/recovery", "POST", key="ab" * 32)
        assert (status, said["code"]) == (503, "not_kept") and "retry-after" in headers

    def nothing_more() -> None:
        raise OSError("no space left on device")

    at_home(where, act)


@pytest.mark.stores("postgresql")
def test_a_table_that_takes_its_time_holds_no_other_up(where: str) -> None:
    async def act(house: House, disk: Any, bots: Bots) -> None:
        slow, quick = [(await out_of_memory(house)).code for _ in range(2)]
        go, reads, tail = asyncio.Event(), [], disk.tail

        async def read(code: str) -> Any:
            reads.append(code)
            if code == slow:
                await go.wait()
            return await tail(code)

        disk.tail = read
        waiting = [asyncio.create_task(house.tables.find(slow)) for _ in range(5)]
        assert await house.tables.find(quick) is not None
        go.set()
        found = await asyncio.gather(*waiting)
        assert found[0] is not None and len(set(map(id, found))) == 1
        assert sorted(reads) == sorted([slow, quick]), "and it is read once, however many ask"

    at_home(where, act)


@pytest.mark.stores("postgresql")
@pytest.mark.parametrize("public", [False, True])
def test_looking_at_a_table_does_not_take_it_into_memory(where: str, public: bool) -> None:
    async def act(house: House, disk: Any, bots: Bots) -> None:
        settings = m.Settings("thulla", 2, clock="off", public=public)
        table = await house.opening.open_table(settings, Player("a", "A", 0), "")
        browser = Browser(house, 1)
        await house.receive(browser, m.Join(table.code))
        await quiet(house)
        expected = filed(table)
        house.tables.drop(table)
        await quiet(house)
        read, disk.lines, disk.tail = disk.lines, away, away
        assert await house.tables.glance(f" {table.code.upper()}") == expected
        assert (await ask(house, f"/api/tables/{table.code}"))[2]["people"] == ["Name1"]
        assert (await ask(house, f"/api/records/{table.code}-1.cgn"))[0] == 404
        assert [listed.table for listed in await house.peers.listed()] == [table.code] * public
        assert not house.register.tables
        disk.lines = read
        await disk._write(lambda db: db.execute("UPDATE live SET about = '', shown = ''"))  # of an older release
        found = await house.tables.glance(table.code)
        assert found is not None and found.listed.people == ["Name1"] and not house.register.tables
        del disk.tail
        assert await house.opening.close_table(table.code)
        await quiet(house)
        assert await house.tables.glance(table.code) is None and await house.tables.glance("a\0b") is None

    at_home(where, act)


def test_a_table_is_shown_when_it_is_kept(where: str) -> None:
    async def act(house: House, disk: Any, bots: Bots) -> None:
        house.register.free_code = lambda language="", tries=0: "mango-river-42"  # type: ignore[method-assign]
        disk.held = []
        opening = asyncio.create_task(house.opening.open_table(SETTINGS, Player("a", "A", 0), ""))
        while not disk.held:
            await asyncio.sleep(0.01)
        looking = asyncio.create_task(house.tables.glance("mango-river-42"))
        await asyncio.sleep(0.05)
        assert not looking.done() or looking.result() is None
        disk.release()
        assert (await opening).code == "mango-river-42" and (await looking is None) is disk.shared
        assert await house.tables.glance("mango-river-42") is not None

    at_home(where, act)


def test_a_code_that_was_somebody_elses_is_not_used_again_and_does_no_harm(where: str) -> None:
    async def act(house: House, disk: Any, bots: Bots) -> None:
        old = await house.opening.open_table(SETTINGS, Player("a", "A", 0), "")
        await house.opening.close_table(old.code)
        await quiet(house)
        assert await disk.purge(house.clock.now() + 1000) > 0 or await disk.lines(old.code) == []
        codes = iter([old.code, "mango-river-42"])
        house.register.free_code = lambda language="", tries=0: next(codes)  # type: ignore[method-assign]
        table = await house.opening.open_table(SETTINGS, Player("b", "B", 0), "")
        await quiet(house)
        assert table.code == "mango-river-42" and list(house.register.tables) == [table.code]
        assert await house.tables.find(old.code) is None
        assert await house.peers.look_up(list(house.register.tables)), "what the relay loses is still found"
        if house.store.shared:
            fell = asyncio.get_running_loop().create_future()
            disk.submit(table.code, 2, ["what no table has written"], fell.set_result, None)
            assert await fell is None
            assert await house.peers.look_up([table.code])
            assert not house.register.tables, "and a line that cannot be read stops its own table only"
        assert not house.upkeep.fallen

    at_home(where, act)


def test_others_go_on_while_a_long_table_is_read() -> None:
    """An evening of a thousand lines comes in pieces, with what its bots have heard, and is the same as at once."""
    scene = Scene("dalmuti", 6, options="hands=10", clock="speed").begin("ann")
    while len(scene.lines) < 5 * SLICE:
        scene.asks.clear()
        scene.wait(60_000)
    read = Table(scene.table.code, some_world()).read(scene.lines)
    turns = 0

    async def run() -> Table:
        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        beside = asyncio.create_task(others())
        table = await unrolled(Table(scene.table.code, some_world()), scene.lines)
        beside.cancel()
        return table

    table = asyncio.run(run())
    assert turns >= len(scene.lines) // SLICE
    assert everything(table) == everything(read)
    assert table.playing.hearing.by(1) == read.playing.hearing.by(1)
