"""Several workers on one SQLite file: one of them is first, nobody is lost, and listings follow the log."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from cardhouse.server.store.engine import Fault, Listing
from cardhouse.server.store.errors import CannotUse
from cardhouse.server.store.lock import Seal, only_one
from cardhouse.server.store.sqlite_shared import SharedFile
from cardhouse.server.store.store import KeptAlready, Store

Error = Exception | None
CARD = Listing(50, "ann", '{"game":"thulla"}', '{"about":1}')
WORKERS, LINES, TABLES = 4, 120, 5


def evening(path: Path, play: Callable[..., Awaitable[None]], count: int = 2) -> None:
    async def run() -> None:
        with only_one(str(path)) as seal:
            assert seal is not None
            engine = SharedFile(str(path), seal, lambda: 1_000)
            async with AsyncExitStack() as stack:
                stores = []
                for _ in range(count):
                    stores.append(await Store.open(engine, lambda: 1_000))
                    stack.push_async_callback(stores[-1].close)
                await play(*stores)

    asyncio.run(run())


async def keep(store: Store, table: str, n: int, *lines: str, listing: Listing | None = None) -> Error:
    told: asyncio.Future[Error] = asyncio.get_running_loop().create_future()
    store.submit(table, n, lines, told.set_result, listing)
    return await told


def asked(path: Path, sql: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute(sql).fetchall()


def test_of_two_that_write_the_same_line_one_is_first_and_the_rest_of_the_group_is_kept(tmp_path: Path) -> None:
    async def play(one: Store, two: Store) -> None:
        assert await keep(one, "a", 1, "x", listing=CARD) is None
        told = await asyncio.gather(keep(two, "b", 1, "y"), keep(two, "a", 1, "late"), keep(two, "c", 1, "z"))
        assert [type(error) for error in told] == [type(None), KeptAlready, type(None)]
        assert await keep(two, "a", 2, "y") is None
        assert await one.newer({"a": 1, "b": 1, "c": 0}) == [("a", 2, "y"), ("c", 1, "z")]
        assert await one.lines("a") == ["x", "y"]

    evening(tmp_path / "house.db", play)


def test_many_lines_in_one_group(tmp_path: Path) -> None:
    async def play(one: Store, two: Store) -> None:
        told = await asyncio.gather(*(keep(one, f"t{i}", n, "x") for n in (1, 2) for i in range(250)))
        assert not any(told)
        assert len(await two.newer({f"t{i}": 0 for i in range(250)})) == 500

    evening(tmp_path / "house.db", play)


def test_a_listing_that_comes_after_the_lines_is_of_the_last_of_them(tmp_path: Path) -> None:
    async def play(one: Store, two: Store) -> None:
        assert one.behind
        await keep(one, "a", 1, "x", listing=CARD)
        await keep(one, "a", 2, "y")
        assert await two.listing("a") == CARD
        newer = CARD._replace(due=70, shown="")
        await two.list_as({"a": (1, newer), "b": (0, newer)})
        assert await two.listing("a") == CARD and await two.listing("b") is None, "there is a later line"
        await two.list_as({"a": (2, newer)})
        assert await one.listing("a") == newer and await one.listings() == []
        await one.forget("a")
        await one.list_as({"a": (2, CARD)})
        assert await one.listing("a") is None and await one.live() == []

    evening(tmp_path / "house.db", play)


def test_a_table_that_is_overdue_is_woken_by_one_worker_only(tmp_path: Path) -> None:
    async def play(*stores: Store) -> None:
        for i in range(30):
            await keep(stores[0], f"t{i}", 1, "x", listing=CARD._replace(due=i))
        claimed = await asyncio.gather(*(store.overdue(100, 1_000, 7) for store in stores * 2))
        codes = [code for some in claimed for code, _ in some]
        assert len(codes) == len(set(codes)) == 30
        await stores[1].postpone("t3", 45)
        assert await stores[2].overdue(50, 2_000) == [("t3", 45)]
        await keep(stores[0], "t4", 2, "its worker fell before it could list it")
        await stores[1].find_behind()
        assert await stores[2].overdue(50, 2_000) == [("t4", 0)]

    evening(tmp_path / "house.db", play, 3)


def test_workers_know_of_each_other_and_one_that_is_alone_again_forgets_them(tmp_path: Path) -> None:
    path = tmp_path / "house.db"

    async def play(one: Store, two: Store) -> None:
        await one.beat("one", 100, "{}")
        await two.beat("two", 200, "{}")
        assert [name for name, _, _ in await one.nodes(150)] == ["two"]
        assert await one.time() == 1_000
        await keep(one, "a", 1, "x", listing=CARD)
        assert [await two.hosted("ann"), await two.open_tables()] == [1, 1]

    evening(path, play)

    async def alone() -> None:
        store = await Store.open(str(path))
        assert await store.live() == ["a"] and not store.shared and not store.behind
        await store.alone()
        await store.alone()
        await store.close()

    asyncio.run(alone())
    assert asked(path, "SELECT count(*) FROM live") == asked(path, "SELECT count(*) FROM node") == [(0,)]


def test_tables_of_a_house_that_was_alone_are_woken(tmp_path: Path) -> None:
    path = tmp_path / "house.db"

    async def alone() -> None:
        store = await Store.open(str(path))
        for table in "ab":
            await keep(store, table, 1, "x")
        await store.forget("b")
        await store.close()

    asyncio.run(alone())
    with only_one(str(path)) as seal:
        assert seal is not None
        SharedFile(str(path), seal, lambda: 1_000).gather()
    assert asked(path, "SELECT code, due FROM live") == [("a", 0)]


def test_a_file_that_somebody_else_holds_is_tried_again(tmp_path: Path) -> None:
    engine = SharedFile(str(tmp_path / "house.db"), Seal(-1), lambda: 0)
    engine.prepare()
    with closing(sqlite3.connect(engine.path, timeout=0, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with closing(sqlite3.connect(engine.path, timeout=0, isolation_level=None)) as db:
            with pytest.raises(sqlite3.OperationalError) as held:
                db.execute("BEGIN IMMEDIATE")
            assert engine.fault(held.value) is Fault.CLASH
    assert engine.fault(sqlite3.IntegrityError()) is Fault.TAKEN


# -- in processes


def write(path: str, worker: int) -> None:
    """Appends to tables that others append to as well, and says what it was told is kept."""

    async def run() -> None:
        seal = Seal(os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT))
        seal.works(worker)
        store = await Store.open(SharedFile(path, seal, lambda: 0))
        told, n = [], dict.fromkeys(range(TABLES), 0)
        for i in range(LINES):
            table = i % TABLES
            while True:
                n[table] += 1
                if await keep(store, f"t{table}", n[table], f"{worker} {i}") is None:
                    told.append((f"t{table}", n[table], f"{worker} {i}"))
                    break
        await store.close()
        Path(f"{path}.{worker}").write_text(json.dumps(told), encoding="utf-8")

    asyncio.run(run())


def test_workers_that_write_to_the_same_tables_lose_nothing_and_leave_no_gap(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    context = multiprocessing.get_context("spawn")
    workers = [context.Process(target=write, args=(str(path), worker)) for worker in range(WORKERS)]
    for process in workers:
        process.start()
    for process in workers:
        process.join(60)
        assert process.exitcode == 0
    said = [json.loads(Path(f"{path}.{worker}").read_text(encoding="utf-8")) for worker in range(WORKERS)]
    told = [tuple(line) for lines in said for line in lines]
    kept = asked(path, "SELECT code, n, text FROM line ORDER BY code, n")
    assert sorted(told) == kept and len(kept) == WORKERS * LINES
    for table in range(TABLES):
        numbers = [n for code, n, _ in kept if code == f"t{table}"]
        assert numbers == list(range(1, len(numbers) + 1))


def test_another_house_waits_for_the_last_worker(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    told = multiprocessing.get_context("fork").Event()

    def stay() -> None:
        Seal(os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT)).works(3)
        told.set()
        signal.pause()

    worker = multiprocessing.get_context("fork").Process(target=stay)
    worker.start()
    told.wait()
    with pytest.raises(CannotUse, match="Another house"), only_one(str(path), patience_s=0):
        pass
    worker.kill()
    worker.join()
    with only_one(str(path), patience_s=5):
        pass
