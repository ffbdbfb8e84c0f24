"""Several stores on one PostgreSQL: one of them is first, nobody is lost, and the server may fall and come back."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

import psycopg
import pytest

from cardhouse.server.store import postgres_schema
from cardhouse.server.store.engine import Fault, engine_of, place
from cardhouse.server.store.errors import CannotUse
from cardhouse.server.store.postgres_schema import NAMES, STEPS, migrate
from cardhouse.server.store.ratings import NEWCOMER, rate
from cardhouse.server.store.store import KeptAlready, Listing, Store
from tests.server.cable import Cable
from tests.server.postgres import PASSWORD, Postgres

MORE = (*STEPS, ("ALTER TABLE player ADD COLUMN colour TEXT", "UPDATE player SET colour = 'green'"))
Error = Exception | None


@asynccontextmanager
async def nodes(url: str, count: int) -> AsyncIterator[list[Store]]:
    async with contextlib.AsyncExitStack() as stack:
        stores = []
        for _ in range(count):
            stores.append(await Store.open(url, lambda: 1_000))
            stack.push_async_callback(stores[-1].close)
        yield stores


def evening(url: str, play: Callable[..., Awaitable[None]], count: int = 2) -> None:
    async def run() -> None:
        async with nodes(url, count) as stores:
            await play(*stores)

    asyncio.run(run())


async def keep(store: Store, table: str, n: int, *lines: str, listing: Listing | None = None) -> Error:
    told: asyncio.Future[Error] = asyncio.get_running_loop().create_future()
    store.submit(table, n, lines, told.set_result, listing)
    return await told


def shown(game: str) -> str:
    return f'{{"game":"{game}"}}'


# -- the fence


def test_of_several_nodes_that_write_the_same_line_exactly_one_is_first(postgres_url: str) -> None:
    async def play(*stores: Store) -> None:
        for n in range(1, 60):
            told = await asyncio.gather(*(keep(store, "mango", n, f"node {i}") for i, store in enumerate(stores)))
            first = [i for i, error in enumerate(told) if error is None]
            assert len(first) == 1
            assert all(isinstance(error, KeptAlready) for error in told if error is not None)
            assert (await stores[0].lines("mango", n - 1)) == [f"node {first[0]}"]

    evening(postgres_url, play, 3)


def test_nodes_that_race_at_many_tables_leave_one_log_each_and_never_wait_for_each_other_in_a_circle(
    postgres: Postgres, postgres_url: str
) -> None:
    tables = [f"t{i}" for i in range(40)]
    kept: dict[str, dict[int, str]] = {table: {} for table in tables}
    deadlocks = postgres.log.count("deadlock detected")

    async def write(store: Store, name: str, table: str) -> None:
        n = 1
        while n <= 15:
            error = await keep(store, table, n, f"{name} {n}")
            if error is None:
                assert n not in kept[table], "two were told that they are first"
                kept[table][n] = f"{name} {n}"
            else:
                assert isinstance(error, KeptAlready)
            n = len(await store.lines(table)) + 1

    async def play(one: Store, two: Store) -> None:
        rng = random.Random(4)
        writers = [(store, name, table) for store, name in ((one, "one"), (two, "two")) for table in tables]
        rng.shuffle(writers)
        await asyncio.gather(*(write(*writer) for writer in writers))
        for table in tables:
            assert await one.lines(table) == [kept[table][n] for n in range(1, len(kept[table]) + 1)]
        both = {line.split()[0] for lines in kept.values() for line in lines.values()}
        assert both == {"one", "two"}

    evening(postgres_url, play)
    assert postgres.log.count("deadlock detected") == deadlocks


def test_a_table_that_another_node_was_first_at_does_not_cost_the_others_of_the_group(postgres_url: str) -> None:
    async def play(one: Store, two: Store) -> None:
        assert await keep(two, "mango", 1, "theirs") is None
        with psycopg.connect(postgres_url) as db:
            db.execute("LOCK TABLE line IN EXCLUSIVE MODE")  # so that all of these are one group
            waiting = [asyncio.ensure_future(keep(one, table, 1, "ours")) for table in ("lotus", "mango", "river")]
            waiting.append(asyncio.ensure_future(keep(one, "mango", 2, "ours, after ours")))
            await asyncio.sleep(0.1)
        told = await asyncio.gather(*waiting)
        assert [type(error) for error in told] == [type(None), KeptAlready, type(None), KeptAlready]
        assert await two.newer({"mango": 0, "lotus": 0, "river": 1}) == [("lotus", 1, "ours"), ("mango", 1, "theirs")]

    evening(postgres_url, play)


def test_two_that_wait_for_each_other_in_a_circle_are_both_kept(postgres: Postgres, postgres_url: str) -> None:
    """As with records of two matches that end on both nodes, in the other order: one is ended, and begins again.

    On a busy machine it may begin so soon that the two meet once more: as often as one is ended, one begins again.
    """
    meeting = threading.Barrier(2)
    times: list[int] = []

    def insert(first: str, second: str) -> Callable[[Any], None]:
        def change(db: Any) -> None:
            db.execute("INSERT INTO node (name, at, status) VALUES (?, 1, '') ON CONFLICT DO NOTHING", (first,))
            times.append(1)
            if len(times) < 3:
                meeting.wait(1)
            db.execute("INSERT INTO node (name, at, status) VALUES (?, 1, '') ON CONFLICT DO NOTHING", (second,))

        return change

    async def play(one: Store, two: Store) -> None:
        before = postgres.log.count("deadlock detected")
        await asyncio.gather(one._change(insert("a", "b")), two._change(insert("b", "a")))
        assert [name for name, _, _ in await one.nodes(0)] == ["a", "b"]
        ended = postgres.log.count("deadlock detected") - before
        assert ended >= 1 and len(times) == 2 + ended

    evening(postgres_url, play)


# -- what other nodes may know


def test_lines_of_others_are_found_after_the_ones_we_know(postgres_url: str) -> None:
    async def play(one: Store, two: Store) -> None:
        await keep(one, "mango", 1, "a", "b", "c")
        await keep(one, "river", 1, 'x "y"', "back\\slash", "")
        assert await two.newer({"river": 1, "mango": 2, "nowhere": 0}) == [
            ("mango", 3, "c"),
            ("river", 2, "back\\slash"),
            ("river", 3, ""),
        ]
        assert await two.newer({"mango": 3}) == [] and await two.newer({}) == []
        assert await two.lines("river") == ['x "y"', "back\\slash", ""]
        assert await two.lines("mango", 1) == ["b", "c"] and await two.lines("mango", 3) == []

    evening(postgres_url, play)


def test_the_card_is_that_of_the_last_line(postgres_url: str) -> None:
    async def play(one: Store, two: Store) -> None:
        first, second, third = (Listing(due, "ann", shown("thulla")) for due in (1, 2, 3))
        with psycopg.connect(postgres_url) as db:
            db.execute("LOCK TABLE line IN EXCLUSIVE MODE")
            waiting = [
                asyncio.ensure_future(keep(one, "mango", n, "x", listing=listing))
                for n, listing in [(1, first), (2, third)]
            ]
            await asyncio.sleep(0.1)
        await asyncio.gather(*waiting)
        assert await two.listings() == [("mango", third)]
        assert isinstance(await keep(two, "mango", 2, "late", listing=second), KeptAlready)
        assert await two.listings() == [("mango", third)], "a listing goes with its lines or not at all"

    evening(postgres_url, play)


def test_listed_tables_are_the_newest_first_by_game_and_counted_by_host(postgres_url: str) -> None:
    async def play(store: Store) -> None:
        now = 0
        store._writer._now = lambda: now
        listings = {
            "a": Listing(None, "ann", shown("thulla")),
            "b": Listing(None, "ann", shown("dalmuti")),
            "c": Listing(None, "bob", ""),
            "d": Listing(None, "", shown("thulla")),
        }
        for now, (table, listing) in enumerate(listings.items()):  # noqa: B007
            await keep(store, table, 1, "x", listing=listing)
        await keep(store, "a", 2, "it goes on, but it is not newer", listing=listings["a"])
        assert await store.listings() == [(table, listings[table]) for table in "dba"]
        assert await store.listings("thulla") == [(table, listings[table]) for table in "da"]
        assert await store.listings(limit=1) == [("d", listings["d"])]
        assert [await store.hosted(player) for player in ("ann", "bob", "cy")] == [2, 1, 0]
        assert await store.open_tables() == 4
        await store.forget("a")
        assert [table for table, _ in await store.listings()] == ["d", "b"]
        assert await store.hosted("ann") == 1 and await store.open_tables() == 3
        assert await store.live() == ["b", "c", "d"]
        await keep(store, "a", 3, "after its end", listing=listings["a"])
        assert await store.open_tables() == 3 and await store.live() == ["b", "c", "d"]

    evening(postgres_url, play, 1)


def test_a_table_that_is_overdue_is_woken_by_one_node_only(postgres_url: str) -> None:
    async def play(*stores: Store) -> None:
        await asyncio.gather(*(keep(stores[0], f"t{i}", 1, "x", listing=Listing(i, "", "")) for i in range(60)))
        await keep(stores[0], "never", 1, "x")
        claimed = await asyncio.gather(*(store.overdue(50, 1_000, 7) for store in stores * 6))
        assert sorted(due for some in claimed for _, due in some) == list(range(50))
        assert all(code == f"t{due}" for some in claimed for code, due in some)
        assert await stores[0].overdue(50, 1_000) == []
        await stores[1].postpone("t3", 45)
        assert await stores[2].overdue(50, 1_000) == [("t3", 45)]
        await keep(stores[0], "t4", 2, "x", listing=Listing(49, "", ""))
        await stores[0].forget("t4")
        assert await stores[1].overdue(50, 1_000) == []
        assert len(await stores[1].overdue(1_001, 2_000, 1_000)) == 59, "whoever took them has not woken them"

    evening(postgres_url, play, 3)


def test_nodes_know_who_was_there_lately(postgres_url: str) -> None:
    async def play(one: Store, two: Store) -> None:
        await one.beat("one", 100, "{}")
        await two.beat("two", 200, '{"tables":3}')
        await one.beat("one", 300, '{"tables":1}')
        assert await two.nodes(200) == [("one", 300, '{"tables":1}'), ("two", 200, '{"tables":3}')]
        assert [name for name, _, _ in await two.nodes(250)] == ["one"]

    evening(postgres_url, play)


def test_alone_on_sqlite_there_is_nobody_to_ask_about(tmp_path: Any) -> None:
    async def play(store: Store) -> None:
        assert not store.shared
        assert await keep(store, "mango", 1, "a", "b", listing=Listing(1, "ann", shown("thulla"))) is None
        assert await store.newer({"mango": 1}) == [] and await store.overdue(9, 10) == []
        assert await store.listings() == [] and await store.nodes(0) == [] and await store.hosted("ann") == 0
        await store.beat("one", 1, "{}")
        await store.postpone("mango", 5)
        assert await store.lines("mango", 1) == ["b"]

    evening(str(tmp_path / "house.db"), play, 1)


# -- players and ratings


def test_no_match_is_lost_from_the_ratings_when_nodes_keep_records_at_once(postgres_url: str) -> None:
    async def play(*stores: Store) -> None:
        rng = random.Random(2)
        people = ["ann", "bob", "cy", "dee"]
        matches = [(f"m-{i}", rng.sample(people, 3)) for i in range(60)]
        await asyncio.gather(
            *(
                stores[(i + again) % 3].keep_record(name, "thulla", "text", who, [[0], [1], [2]], True, i)
                for again in (0, 1)
                for i, (name, who) in enumerate(matches)
            )
        )
        played = {one: sum(one in who for _, who in matches) for one in people}
        histories = {one: await stores[0].history(one, 100) for one in people}
        assert {one: len(games) for one, games in histories.items()} == played
        rated = {one: sum(game.rated for game in games) for one, games in histories.items()}
        assert {one: (await stores[0].ratings(one))["thulla"].games for one in people} == rated
        assert sum(rated.values()) > 0.9 * sum(played.values()), "all but those of the known against newcomers"

    evening(postgres_url, play, 3)


def test_the_same_matches_one_after_the_other_give_the_same_ratings_on_several_nodes(postgres_url: str) -> None:
    async def play(one: Store, two: Store) -> None:
        expected = [NEWCOMER, NEWCOMER]
        for i in range(10):
            await (one, two)[i % 2].keep_record(f"m-{i}", "thulla", "text", ["ann", "bob"], [[0], [1]], True, i)
            expected = [rating._replace(rivals=1) for rating in rate(expected, [1, 2])]
        assert [(await one.ratings(player))["thulla"] for player in ("ann", "bob")] == expected

    evening(postgres_url, play)


def test_a_device_that_comes_to_several_nodes_at_once_is_one_player(postgres_url: str) -> None:
    async def play(*stores: Store) -> None:
        for digit in "0123456789":
            met = await asyncio.gather(*(store.player(digit * 64) for store in stores * 4))
            assert len(set(met)) == 1
        with psycopg.connect(postgres_url) as db:
            assert db.execute("SELECT count(*) FROM player").fetchone() == (10,)

    evening(postgres_url, play, 3)


def test_purges_of_several_nodes_at_once_count_every_line_once(postgres_url: str) -> None:
    async def play(*stores: Store) -> None:
        await asyncio.gather(*(keep(stores[0], f"t{i}", 1, "x", "y", "z") for i in range(120)))
        await asyncio.gather(*(stores[i % 3].forget(f"t{i}") for i in range(120)))
        assert sum(await asyncio.gather(*(store.purge(9_000) for store in stores))) == 240

    evening(postgres_url, play, 3)


# -- the server falls


def test_what_was_told_is_there_once_through_kill_9_of_postgresql(postgres: Postgres, postgres_url: str) -> None:
    """Two nodes write without a pause; a line whose commit was not answered is found, and told as kept."""
    told: dict[str, list[str]] = {}

    async def write(store: Store, table: str, stop: asyncio.Event) -> None:
        mine = told[table] = []
        attempt = 0
        while not stop.is_set():
            attempt += 1
            line = f"{table} {attempt}"
            assert await keep(store, table, len(mine) + 1, line) is None
            mine.append(line)

    async def play(one: Store, two: Store) -> None:
        stop = asyncio.Event()
        writers = [
            asyncio.ensure_future(write(store, f"{name}{i}", stop))
            for store, name in ((one, "a"), (two, "b"))
            for i in range(20)
        ]
        for _ in range(3):
            before = sum(map(len, told.values()))
            await asyncio.sleep(0.4)
            await asyncio.to_thread(postgres.kill)
            await asyncio.sleep(0.3)
            blocked = time.perf_counter()
            await asyncio.sleep(0.05)
            assert time.perf_counter() - blocked < 5, "the loop does not wait for the server"
            await asyncio.to_thread(postgres.start)
            for _ in range(200):
                await asyncio.sleep(0.05)
                if sum(map(len, told.values())) > before + 200:
                    break
        stop.set()
        await asyncio.gather(*writers)
        for table, lines in told.items():
            assert lines and await one.lines(table) == lines
        assert sum(map(len, told.values())) > 600

    evening(postgres_url, play)


@pytest.fixture
def cable(postgres: Postgres) -> Iterator[Cable]:
    cable = Cable(postgres.port)
    yield cable
    cable.close()


def through(cable: Cable, url: str) -> str:
    return url.replace(f":{cable.to_port}/", f":{cable.port}/")


def test_lines_that_were_kept_without_an_answer_are_told_as_kept(cable: Cable, postgres_url: str) -> None:
    """Or whoever sent them would be judged again, on a table where what they asked for is done: S-20."""

    async def play(store: Store) -> None:
        assert await keep(store, "mango", 1, "a") is None
        cable.swallow_answer()
        told = await asyncio.gather(
            keep(store, "mango", 2, "b"),
            keep(store, "mango", 3, "c"),
            keep(store, "river", 1),
            keep(store, "lotus", 1, "l"),
        )
        assert cable.cuts == 1
        assert list(told) == [None] * 4
        assert await store.lines("mango") == ["a", "b", "c"] and await store.lines("lotus") == ["l"]
        assert await keep(store, "mango", 4, "d") is None, "and its owner goes on from there"

    evening(through(cable, postgres_url), play, 1)


def test_lines_of_another_node_are_not_ours_after_a_lost_answer(cable: Cable, postgres_url: str) -> None:
    async def play(store: Store) -> None:
        other = await Store.open(postgres_url)
        assert await keep(other, "river", 1, "theirs") is None
        assert await keep(store, "mango", 1, "a") is None
        cable.swallow_answer()
        told = await asyncio.gather(keep(store, "mango", 2, "b"), keep(store, "lotus", 1, "l"))
        assert cable.cuts == 1 and list(told) == [None, None]
        cable.swallow_answer()
        told = await asyncio.gather(keep(store, "mango", 3, "c"), keep(store, "river", 1, "ours"))
        assert [type(error) for error in told] == [type(None), KeptAlready]
        await other.close()

    evening(through(cable, postgres_url), play, 1)


def test_a_record_that_was_kept_without_an_answer_counts_once(cable: Cable, postgres_url: str) -> None:
    async def play(store: Store) -> None:
        cable.swallow_answer(b"COMMIT")
        await asyncio.gather(
            store.keep_record("m-1", "thulla", "text", ["ann", "bob"], [[0], [1]], True, 1),
            keep(store, "mango", 1, "a"),
        )
        assert cable.cuts == 1
        assert (await store.ratings("ann"))["thulla"] == rate([NEWCOMER] * 2, [1, 2])[0]._replace(rivals=1)
        assert len(await store.history("ann")) == 1 and await store.lines("mango") == ["a"]
        cable.swallow_answer(b"COMMIT")
        ann = await store.player("a" * 64)
        assert cable.cuts == 2 and await store.player("a" * 64) == ann

    evening(through(cable, postgres_url), play, 1)


def test_a_cable_that_is_cut_and_mended_costs_nothing_but_time(cable: Cable, postgres_url: str) -> None:
    async def play(store: Store) -> None:
        assert await keep(store, "mango", 1, "a") is None
        cable.cut()
        waiting = asyncio.ensure_future(keep(store, "mango", 2, "b"))
        reading = asyncio.ensure_future(store.lines("mango"))
        await asyncio.sleep(0.5)
        assert not waiting.done() and not reading.done()
        cable.mend()
        assert await waiting is None and await reading in (["a"], ["a", "b"])

    evening(through(cable, postgres_url), play, 1)


def test_a_reader_finds_its_server_again(postgres: Postgres, postgres_url: str) -> None:
    async def play(store: Store) -> None:
        await keep(store, "mango", 1, "a")
        assert await store.lines("mango") == ["a"]
        postgres.kill()
        waiting = [asyncio.ensure_future(store.lines("mango")) for _ in range(4)]
        await asyncio.sleep(0.3)
        assert not any(read.done() for read in waiting)
        await asyncio.to_thread(postgres.start)
        assert await asyncio.gather(*waiting) == [["a"]] * 4

    evening(postgres_url, play, 1)


def test_a_server_that_does_not_come_back_is_an_error_for_whoever_waits_and_later_all_is_well(
    postgres: Postgres, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardhouse.server.store.writer.PATIENCE_S", 0.5)
    monkeypatch.setattr("cardhouse.server.store.reader.PATIENCE_S", 0.3)

    async def play(store: Store) -> None:
        await keep(store, "mango", 1, "a")
        postgres.kill()
        try:
            told = await asyncio.gather(
                keep(store, "mango", 2, "b"), keep(store, "river", 1), store.player("k" * 64), return_exceptions=True
            )
            assert isinstance(told[0], psycopg.OperationalError) and told[1] is None
            assert isinstance(told[2], CannotUse)
            with pytest.raises(
                CannotUse, match=r"^The database postgresql://house@127\.0\.0\.1:\d+/postgres cannot be used: .*\.$"
            ):
                await store.lines("mango")
            assert PASSWORD not in str(told)
            start = time.perf_counter()
            assert await keep(store, "river", 1) is None and time.perf_counter() - start < 0.4, "nothing to keep"
        finally:
            postgres.start()
        assert await keep(store, "mango", 2, "b, again") is None
        assert await store.lines("mango") == ["a", "b, again"]

    evening(postgres_url, play, 1)


def test_a_node_that_is_stopped_in_a_transaction_does_not_hold_the_others_up(postgres_url: str) -> None:
    async def play(one: Store, two: Store) -> None:
        tries, has_begun, goes_on = 0, threading.Event(), threading.Event()

        def pause(db: Any) -> None:
            nonlocal tries
            tries += 1
            db.lock(["ann"])
            if tries == 1:
                has_begun.set()
                goes_on.wait(100)
            db.execute("SELECT 1")

        stopped = asyncio.ensure_future(one._change(pause))
        await asyncio.to_thread(has_begun.wait)
        await two.keep_record("m-1", "thulla", "text", ["ann", "bob"], [[0], [1]], True, 1)
        assert not goes_on.is_set() and not stopped.done()
        goes_on.set()
        await stopped
        assert tries == 2, "what it had begun was undone, and made again"

    evening(postgres_url, play)


def test_nothing_that_others_wait_for_is_sent_in_parts(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between statements a stopped node loses its locks after a second; in a pipeline it would keep them."""

    def never(*args: object) -> None:
        raise AssertionError("a pipeline")

    async def evening() -> None:
        async with nodes(postgres_url, 1) as (store,):
            monkeypatch.setattr(psycopg.Connection, "pipeline", never)
            monkeypatch.setattr(psycopg.Cursor, "executemany", never)  # it is one
            await keep(store, "mango", 1, "a line", "another")
            await store.keep_record("mango-1", "thulla", "text", ["ann", "bob", "cy"], [[2], [0], [1]], True, 5)
            assert [game.record for game in await store.history("ann")] == ["mango-1"]
            assert (await store.ratings("cy"))["thulla"].games == 1
            await store.forget("mango")
            assert await store.purge(10_000) == 1

    asyncio.run(evening())


def test_a_writer_whose_connection_is_ended_by_the_operator_goes_on(postgres: Postgres, postgres_url: str) -> None:
    async def play(store: Store) -> None:
        for n in range(1, 6):
            with psycopg.connect(postgres_url, autocommit=True) as db:
                db.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            assert await keep(store, "mango", n, "x") is None
            assert len(await store.lines("mango")) == n

    evening(postgres_url, play, 1)


# -- opening


def refusal(url: str) -> str:
    async def run() -> None:
        await (await Store.open(url)).close()

    with pytest.raises(CannotUse) as refused:
        asyncio.run(run())
    text = str(refused.value)
    assert "\n" not in text and "p@ss" not in text and "p%40ss" not in text and "secret" not in text
    assert refused.value.__cause__ is None or "secret" not in str(refused.value.__cause__)
    return text


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ann:secret@[::1/cards",
        "postgresql://ann:secret@host:port/cards",
        "postgresql://ann:secret%zz@host/cards",
        "postgresql://ann:secret@host/cards?colour=green",
    ],
)
def test_an_address_that_is_none_is_said_without_its_password(url: str) -> None:
    assert "not understood" in refusal(url) or "cannot be used" in refusal(url)


def test_a_server_that_is_not_there_is_said_in_one_line() -> None:
    text = refusal("postgresql://ann:secret@127.0.0.1:1/cards")
    assert text.startswith("The database postgresql://ann@127.0.0.1:1/cards cannot be used: ") and "refused" in text


def test_a_wrong_password_and_a_database_that_is_not_there_are_said(postgres: Postgres) -> None:
    right = postgres.url("nothing")
    assert 'database "nothing" does not exist' in refusal(right)
    wrong = right.replace("house:", "house:secret")
    assert "password authentication failed" in refusal(wrong)


def test_another_kind_of_database_is_said() -> None:
    assert refusal("mysql://ann:secret@host/cards").endswith("mysql:// is neither.")


def test_without_the_package_it_is_said_which_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "cardhouse.server.store.postgres", None)
    assert "pip install 'cardhouse[cluster]'" in refusal("postgresql://ann:secret@host/cards")


def test_a_database_that_does_not_know_all_letters_is_refused(postgres: Postgres) -> None:
    with psycopg.connect(postgres.url(), autocommit=True) as db:
        db.execute("DROP DATABASE IF EXISTS old")
        db.execute("CREATE DATABASE old TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C'")
    assert "UTF8" in refusal(postgres.url("old"))


def test_the_place_has_no_password(postgres: Postgres) -> None:
    assert place(postgres.url("cards")) == f"postgresql://house@127.0.0.1:{postgres.port}/cards"
    assert place("postgresql:///cards?password=secret") == "postgresql:///cards"
    engine = engine_of(postgres.url("cards"))
    assert "p@ss" not in repr(engine)
    with pytest.raises(CannotUse, match=r"pg_dump --format=custom --file=copy postgresql://house@127"):
        engine.copy("copy")


def test_what_is_told_is_on_the_disk_though_the_server_would_not_wait(postgres: Postgres, postgres_url: str) -> None:
    with psycopg.connect(postgres_url, autocommit=True) as db:
        db.execute("ALTER ROLE house SET synchronous_commit = off")
    try:
        with contextlib.closing(engine_of(postgres_url).connect(write=True)) as ours:
            assert ours.execute("SHOW synchronous_commit").fetchone() == ("on",)
    finally:
        with psycopg.connect(postgres_url, autocommit=True) as db:
            db.execute("ALTER ROLE house RESET synchronous_commit")


def test_what_errors_mean(postgres_url: str) -> None:
    engine = engine_of(postgres_url)
    errors = psycopg.errors
    meant = {
        errors.UniqueViolation: Fault.TAKEN,
        errors.DeadlockDetected: Fault.CLASH,
        errors.SerializationFailure: Fault.CLASH,
        errors.AdminShutdown: Fault.LOST,
        errors.CannotConnectNow: Fault.LOST,
        errors.ReadOnlySqlTransaction: Fault.LOST,
        errors.ConnectionFailure: Fault.LOST,
        psycopg.OperationalError: Fault.LOST,
        errors.DiskFull: Fault.ALL,
        errors.UndefinedTable: Fault.ONE,
        UnicodeEncodeError: Fault.ONE,
    }
    found = {
        kind: engine.fault(kind("utf-8", "", 0, 0, "") if kind is UnicodeEncodeError else kind()) for kind in meant
    }
    assert found == meant


# -- the shape


@pytest.fixture
def db(postgres_url: str) -> Iterator[psycopg.Connection]:
    with psycopg.connect(postgres_url, autocommit=True) as db:
        yield db


def shape(db: psycopg.Connection) -> list[Any]:
    return db.execute(
        "SELECT table_name, column_name, data_type FROM information_schema.columns"
        " WHERE table_schema = current_schema() ORDER BY 1, 2"
    ).fetchall()


def version(db: psycopg.Connection) -> int:
    row = db.execute("SELECT version FROM cardhouse").fetchone()
    assert row is not None
    return int(row[0])


def test_an_empty_database_gets_every_step_and_a_second_time_nothing(db: psycopg.Connection) -> None:
    migrate(db, "here")
    before = shape(db)
    assert version(db) == len(STEPS) and {name for name, _, _ in before} == {"cardhouse", *NAMES}
    migrate(db, "here")
    assert shape(db) == before


def test_an_older_database_gets_only_what_it_misses_and_keeps_what_it_has(db: psycopg.Connection) -> None:
    migrate(db, "here")
    db.execute("INSERT INTO player (id, name, created) VALUES ('ann', 'Ann', 1)")
    migrate(db, "here", MORE)
    assert version(db) == len(MORE)
    assert db.execute("SELECT name, colour FROM player").fetchall() == [("Ann", "green")]


def test_a_step_that_fails_leaves_the_database_as_it_was(db: psycopg.Connection) -> None:
    migrate(db, "here")
    before = shape(db)
    with pytest.raises(psycopg.errors.UndefinedTable):
        migrate(db, "here", (*MORE, ("CREATE TABLE good (a INTEGER)", "UPDATE missing SET a = 1")))
    assert shape(db) == before and version(db) == len(STEPS)


def test_a_newer_database_is_refused_and_left_alone(db: psycopg.Connection, postgres_url: str) -> None:
    migrate(db, "here", MORE)
    before = shape(db)
    assert f"newer release of Cardhouse: its schema is {len(MORE)}, this release knows {len(STEPS)}." in refusal(
        postgres_url
    )
    assert shape(db) == before and version(db) == len(MORE)


@pytest.mark.parametrize("theirs", ["line (a INTEGER)", "node (a INTEGER)", "cardhouse (a INTEGER)"])
def test_tables_of_another_program_under_our_names_are_refused_and_left_alone(
    db: psycopg.Connection, postgres_url: str, theirs: str
) -> None:
    db.execute(f"CREATE TABLE {theirs}")
    text = refusal(postgres_url)
    assert "another program" in text and f"{theirs.split()[0]}. Nothing was changed" in text
    assert shape(db) == [(theirs.split()[0], "a", "integer")]


def test_tables_of_another_program_under_other_names_do_not_matter(db: psycopg.Connection) -> None:
    db.execute("CREATE TABLE theirs (a INTEGER)")
    migrate(db, "here")
    assert version(db) == len(STEPS)


def test_several_nodes_may_start_at_once(postgres_url: str) -> None:
    def come(_: int) -> int:
        with psycopg.connect(postgres_url, autocommit=True) as db:
            migrate(db, "here", MORE)
            return version(db)

    with ThreadPoolExecutor(6) as people:
        assert list(people.map(come, range(6))) == [len(MORE)] * 6


def test_a_user_who_may_not_make_tables_is_told(postgres: Postgres, db: psycopg.Connection, postgres_url: str) -> None:
    db.execute("CREATE ROLE guest LOGIN PASSWORD 'secret'")
    guest = f"postgresql://guest:secret@{postgres_url.partition('@')[2]}"
    assert "no schema" in refusal(guest)
    db.execute(f"GRANT USAGE ON SCHEMA {postgres_url.rpartition('%3D')[2]} TO guest")
    assert "permission denied for schema" in refusal(guest)


def test_the_steps_name_all_that_they_make() -> None:
    made = {statement.split()[2] for step in postgres_schema.STEPS for statement in step if "CREATE TABLE" in statement}
    assert made == {"cardhouse", *NAMES}
