"""What is dear is done once for many, one after the other, and not at all for whoever has no business there."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cardhouse.server.house import farewell
from cardhouse.server.house.books import Books
from cardhouse.server.http import records
from cardhouse.server.store.store import Store
from cardhouse.table.codes import split
from cardhouse.table.time_control import EMPTY_MS
from tests.attack.caller import ask, new_key, open_table
from tests.attack.here import house_here
from tests.server.http.test_offline import match

HOME = "127.0.0.1"
FREE: dict[str, Any] = {"address_rate": 0.0}


async def asked(port: int, path: str, key: str = "", **how: Any) -> tuple[int, Any]:
    return await asyncio.to_thread(ask, port, HOME, path, key, within_s=60, **how)


async def player(port: int) -> str:
    key = new_key()
    assert (await asked(port, "/api/me", key, body={"name": "Bye"}, method="PATCH"))[0] == 200
    return key


def test_those_who_are_forgotten_share_a_scrub_and_nobody_is_told_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file is written anew, and nothing can be kept meanwhile: twenty at once stopped a house for half a minute."""
    monkeypatch.setattr(farewell, "REST_S", 1.0)
    done: list[str] = []
    forget, scrub = Store.forget_player, Store.scrub

    async def forgets(store: Store, player: str, anybody: str) -> None:
        await forget(store, player, anybody)
        done.append("forgotten")

    async def scrubs(store: Store) -> None:
        done.append("scrub")
        await scrub(store)

    monkeypatch.setattr(Store, "forget_player", forgets)
    monkeypatch.setattr(Store, "scrub", scrubs)

    async def evening() -> None:
        async with house_here(tmp_path, **FREE) as (_, port):
            keys = [await player(port) for _ in range(4)]

            async def goes(key: str) -> None:
                assert await asked(port, "/api/me", key, method="DELETE") == (200, {"forgotten": True})
                done.append("told")

            await asyncio.gather(*map(goes, keys))

    asyncio.run(evening())
    assert done.count("forgotten") == done.count("told") == 4
    assert done.count("scrub") < 4
    forgotten = covered = told = 0
    for what in done:
        forgotten += what == "forgotten"
        covered = forgotten if what == "scrub" else covered
        told += what == "told"
        assert told <= covered


def test_too_many_who_want_to_be_forgotten_are_asked_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(farewell, "WAITING", 2)
    go_on = asyncio.Event()
    forget = Store.forget_player

    async def waits(store: Store, player: str, anybody: str) -> None:
        await go_on.wait()
        await forget(store, player, anybody)

    monkeypatch.setattr(Store, "forget_player", waits)

    async def evening() -> None:
        async with house_here(tmp_path, **FREE) as (house, port):
            keys = [await player(port) for _ in range(3)]
            first = [asyncio.create_task(asked(port, "/api/me", key, method="DELETE")) for key in keys[:2]]
            while house.farewell._waiting < 2:
                await asyncio.sleep(0.01)
            status, said = await asked(port, "/api/me", keys[2], method="DELETE")
            assert (status, said["code"]) == (503, "busy")
            go_on.set()
            assert [status for status, _ in await asyncio.gather(*first)] == [200, 200]

    asyncio.run(evening())


def test_a_question_about_a_table_takes_it_into_memory_only_for_those_who_sit_there(tmp_path: Path) -> None:
    """S-11: a stranger with a list of codes filled the memory of the house, and learnt by the time it took which are
    there."""

    async def evening() -> None:
        async with house_here(tmp_path, **FREE) as (house, port):
            host, stranger = new_key(), await player(port)
            code = split(await asyncio.to_thread(open_table, port, HOME, host))[0]

            async def falls_asleep() -> None:
                if code in house.register.tables:
                    house.do(code, lambda table, now: table.tick(now + EMPTY_MS))
                    await house.settled()
                    house.tables.let_sleepers_go()
                assert code not in house.register.tables

            await falls_asleep()
            for path in ("date", "calendar", "invitation"):
                for key in (stranger, new_key()):
                    status, said = await asked(port, f"/api/tables/{code}/{path}", key)
                    assert (status, said["code"]) == (404, "no_table") and code not in house.register.tables
            for end in ("", "~guess", "?i=someone.guess", "~guess?i=someone.guess"):
                await asked(port, f"/t/{code}{end}")
                assert code not in house.register.tables, end

    asyncio.run(evening())


def test_a_book_is_made_once_for_all_who_ask_at_the_same_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To find out what is in it takes as long as thirty small answers."""
    made: list[object] = []
    make = Books._book

    async def counted(books: Books, ids: Any, only: Any, asker: Any) -> bytes:
        made.append(ids)
        return await make(books, ids, only, asker)

    monkeypatch.setattr(Books, "_book", counted)

    async def evening() -> None:
        async with house_here(tmp_path, **FREE) as (house, port):
            key, (record, seat) = await player(port), match()
            body = {"record": record, "seat": seat}
            assert (await asked(port, "/api/me/games", key, body=body))[0] == 200
            answers = await asyncio.gather(*(asked(port, "/api/me/book", key) for _ in range(8)))
            assert {status for status, _ in answers} == {200} and all(said["matches"] == 1 for _, said in answers)
            assert len(made) < 8
            body = {"record": match(2)[0], "seat": seat}
            assert (await asked(port, "/api/me/games", key, body=body))[0] == 200
            assert (await asked(port, "/api/me/book", key))[1]["matches"] == 2, "and what is new is in it at once"
            assert house.books._size == sum(map(len, house.books._made.values()))

    asyncio.run(evening())


def test_one_player_sends_so_many_matches_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "SENT_A_DAY", 2)

    async def evening() -> None:
        async with house_here(tmp_path, **FREE) as (house, port):
            key, other = await player(port), await player(port)
            for seed, who, expected in ((1, key, 200), (2, key, 200), (3, key, 429), (3, other, 200)):
                record, seat = match(seed)
                assert (await asked(port, "/api/me/games", who, body={"record": record, "seat": seat}))[0] == expected
            now = house.clock.now()
            monkeypatch.setattr(house.clock, "now", lambda: now + records.DAY_MS + 1)
            record, seat = match(3)
            assert (await asked(port, "/api/me/games", key, body={"record": record, "seat": seat}))[0] == 200

    asyncio.run(evening())
