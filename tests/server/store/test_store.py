"""What is told is kept: through kill -9, a full disk, a second writer and a torn file."""

from __future__ import annotations

import asyncio
import contextlib
import random
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import psycopg
import pytest

from cardhouse.server.store import sqlite
from cardhouse.server.store.engine import engine_of
from cardhouse.server.store.errors import CannotUse
from cardhouse.server.store.sqlite import PAGE
from cardhouse.server.store.store import NotKept, Store
from cardhouse.server.store.writer import KeptAlready, Writer
from tests.server import scribe

ROOT = Path(__file__).parents[3]
KILLS = 12
Error = Exception | None
T = TypeVar("T")


@asynccontextmanager
async def opened(where: str | Path, now: Callable[[], int] = lambda: 1_000) -> AsyncIterator[Store]:
    store = await Store.open(str(where), now)
    try:
        yield store
    finally:
        await store.close()


def with_store(
    where: str | Path, evening: Callable[[Store], Awaitable[T]], now: Callable[[], int] = lambda: 1_000
) -> T:
    async def run() -> T:
        async with opened(where, now) as store:
            return await evening(store)

    return asyncio.run(run())


async def keep(store: Store, table: str, n: int, *lines: str) -> Error:
    told: asyncio.Future[Error] = asyncio.get_running_loop().create_future()
    store.submit(table, n, lines, told.set_result)
    return await told


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


def behind(where: str) -> sqlite3.Connection | psycopg.Connection:
    """Another connection, behind the store's back."""
    if where.startswith("postgresql://"):
        return psycopg.connect(where, autocommit=True)
    return sqlite3.connect(where, isolation_level=None)


class Held:
    """While inside, the writer is busy: another connection has the lock."""

    def __init__(self, where: str) -> None:
        self.db = behind(where)

    def __enter__(self) -> None:
        if isinstance(self.db, sqlite3.Connection):
            self.db.execute("BEGIN IMMEDIATE")
        else:
            self.db.execute("BEGIN")
            self.db.execute("LOCK TABLE line IN EXCLUSIVE MODE")

    def __exit__(self, *_: object) -> None:
        self.db.execute("ROLLBACK")
        self.db.close()


# -- the log


def test_lines_come_back_in_order_after_a_restart(where: str) -> None:
    async def first(store: Store) -> None:
        assert await keep(store, "mango", 1, "a", "b") is None
        assert await keep(store, "river", 1, "ü 馬") is None
        assert await keep(store, "mango", 3, "c") is None

    async def second(store: Store) -> None:
        assert await store.lines("mango") == ["a", "b", "c"]
        assert await store.lines("river") == ["ü 馬"]
        assert await store.lines("nowhere") == []
        assert await store.live() == ["mango", "river"]

    with_store(where, first)
    with_store(where, second)


def test_done_runs_in_the_order_of_submission_also_without_lines(where: str) -> None:
    rng = random.Random(7)
    following = dict.fromkeys("abcd", 1)
    told: list[int] = []

    def telling(i: int) -> Callable[[Error], None]:
        return lambda error: told.append(i if error is None else -i)

    async def evening(store: Store) -> None:
        for i in range(1, 2_001):
            table = rng.choice("abcd")
            count = rng.choice((0, 0, 1, 3))
            store.submit(table, following[table], ["x"] * count, telling(i))
            following[table] += count
            if rng.random() < 0.02:
                await asyncio.sleep(0)

    with_store(where, evening)  # `close` waits for everything
    assert told == list(range(1, 2_001))


def test_what_follows_is_released_only_when_the_lines_can_be_read(where: str) -> None:
    async def evening(store: Store) -> list[int]:
        seen: list[int] = []
        all_told = asyncio.Event()
        other = behind(where)

        def done(error: Error) -> None:
            row = other.execute("SELECT count(*) FROM line").fetchone()
            assert row is not None
            seen.append(row[0])
            if len(seen) == 50:
                all_told.set()

        for n in range(1, 51):
            store.submit("mango", n, ["x"], done)
            await asyncio.sleep(0)
        await all_told.wait()
        other.close()
        return seen

    assert all(count >= i for i, count in enumerate(with_store(where, evening), start=1))


def test_what_arrives_while_the_writer_is_busy_is_one_transaction(where: str) -> None:
    async def evening(store: Store) -> tuple[int, int]:
        before = store.groups
        with Held(where):
            told = [asyncio.ensure_future(keep(store, f"t{i % 30}", 1 + i // 30, "x")) for i in range(3_000)]
            await asyncio.sleep(0.2)
        assert not any(await asyncio.gather(*told))
        return store.groups - before, store.rows

    groups, rows = with_store(where, evening)
    assert rows == 3_000
    assert groups <= 3, "the first of them, and all that came meanwhile"


def test_a_lone_line_waits_for_nobody(where: str) -> None:
    async def evening(store: Store) -> int:
        for n in range(1, 21):
            assert await keep(store, "mango", n, "x") is None
        return store.groups

    assert with_store(where, evening) == 20


def test_the_moves_of_a_group_are_one_statement(path: Path) -> None:
    async def evening(store: Store) -> list[str]:
        await asyncio.gather(*(keep(store, f"t{i}", 1, "opened") for i in range(5)))
        said: list[str] = []
        store._writer._db._db.set_trace_callback(said.append)  # type: ignore[attr-defined]
        await asyncio.gather(*(keep(store, f"t{i}", 2, "p1 7h") for i in range(5)))
        return [*said]  # without what is said when the store closes

    (said,) = with_store(path, evening)
    assert said.startswith("INSERT INTO line")


def test_only_turns_without_lines_need_no_transaction(where: str) -> None:
    async def evening(store: Store) -> int:
        assert await keep(store, "mango", 1) is None
        return store.groups

    assert with_store(where, evening) == 0


def test_a_commit_is_on_the_disk_before_anybody_hears_of_it(path: Path) -> None:
    with contextlib.closing(sqlite.connect(str(path), write=True)) as db:
        assert db.execute("PRAGMA synchronous").fetchone()[0] == 2  # FULL
        assert db.execute("PRAGMA journal_mode").fetchone()[0] == "wal"


def test_the_file_is_for_its_owner_only(path: Path) -> None:
    async def evening(store: Store) -> None:
        await keep(store, "mango", 1, "x")
        await store.backup(f"{path}.copy")
        for file in path.parent.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file

    with_store(path, evening)


def test_after_the_end_nothing_is_taken(where: str) -> None:
    async def evening() -> None:
        store = await Store.open(where)
        await store.close()
        await store.close()
        with pytest.raises(RuntimeError, match="closed"):
            store.submit("mango", 1, ["x"], lambda _: None)

    asyncio.run(evening())


def test_a_mistake_of_one_who_is_told_does_not_keep_the_others_waiting(where: str) -> None:
    async def evening(store: Store) -> None:
        ours: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: ours.append(context["exception"]))

        def wrong(_: Error) -> None:
            raise ZeroDivisionError

        store.submit("mango", 1, ["x"], wrong)
        assert await keep(store, "river", 1, "x") is None
        assert [type(error) for error in ours] == [ZeroDivisionError]

    with_store(where, evening)


# -- the fence


def test_a_second_line_with_the_same_number_fails_alone(where: str) -> None:
    async def evening(store: Store) -> None:
        assert await keep(store, "mango", 1, "first") is None
        with Held(where):  # so that all of these are one group
            waiting = [
                asyncio.ensure_future(told)
                for told in (
                    keep(store, "river", 1, "r1"),
                    keep(store, "mango", 1, "second"),
                    keep(store, "lotus", 1, "l1", "l2"),
                    keep(store, "river", 2, "r2"),
                )
            ]
            await asyncio.sleep(0.1)
        told = await asyncio.gather(*waiting)
        assert [type(error) for error in told] == [type(None), KeptAlready, type(None), type(None)]
        assert str(told[1]) == "line 1 of table mango is kept already"
        assert await store.lines("mango") == ["first"]
        assert await store.lines("river") == ["r1", "r2"]
        assert await store.lines("lotus") == ["l1", "l2"]

    with_store(where, evening)


def test_lines_of_one_call_are_kept_all_or_none(where: str) -> None:
    async def evening(store: Store) -> None:
        assert await keep(store, "mango", 1, "a", "b") is None
        assert isinstance(await keep(store, "mango", 2, "b again", "c"), KeptAlready)
        assert isinstance(await keep(store, "mango", 0, "zero", "a again"), KeptAlready)
        assert await store.lines("mango") == ["a", "b"]

    with_store(where, evening)


def test_a_line_that_is_no_text_fails_alone(where: str) -> None:
    async def evening(store: Store) -> None:
        with Held(where):
            waiting = [
                asyncio.ensure_future(keep(store, table, 1, line)) for table, line in (("a", "\ud800"), ("b", "x"))
            ]
            await asyncio.sleep(0.1)
        bad, good = await asyncio.gather(*waiting)
        assert isinstance(bad, UnicodeEncodeError) and good is None
        assert await store.live() == ["b"]

    with_store(where, evening)


def test_after_a_failure_nothing_is_kept_or_told_until_the_owner_knows(where: str) -> None:
    """Two writers: the other keeps line 2, so our 2 fails; our 3 was judged after our 2 and must not follow theirs."""

    async def evening(store: Store) -> None:
        assert await keep(store, "mango", 1, "ours") is None
        async with opened(where) as other:
            assert await keep(other, "mango", 2, "theirs") is None
        results: list[tuple[str, type]] = []
        again: asyncio.Future[Error] = asyncio.get_running_loop().create_future()

        def done(name: str) -> Callable[[Error], None]:
            return lambda error: results.append((name, type(error)))

        def owner_hears(error: Error) -> None:
            results.append(("2", type(error)))
            store.submit("mango", 3, ["ours, knowing theirs"], again.set_result)

        store.submit("mango", 1, [], done("before"))
        store.submit("mango", 2, ["ours"], owner_hears)
        store.submit("mango", 3, ["ours"], done("3"))
        store.submit("mango", 4, [], done("a view"))
        store.submit("river", 1, ["x"], done("another table"))
        assert await again is None
        assert results == [
            ("before", type(None)),
            ("2", KeptAlready),
            ("3", KeptAlready),
            ("a view", KeptAlready),
            ("another table", type(None)),
        ]
        assert await store.lines("mango") == ["ours", "theirs", "ours, knowing theirs"]

    with_store(where, evening)


def test_news_of_an_old_failure_does_not_excuse_a_new_one(where: str) -> None:
    async def evening(store: Store) -> None:
        assert await keep(store, "mango", 1, "ours") is None
        async with opened(where) as other:
            assert await keep(other, "mango", 2, "theirs") is None
        loop = asyncio.get_running_loop()
        stubborn: asyncio.Future[Error] = loop.create_future()
        after: asyncio.Future[Error] = loop.create_future()
        store.submit("mango", 2, ["ours"], lambda _: store.submit("mango", 2, ["ours again"], stubborn.set_result))
        store.submit("mango", 3, ["ours"], lambda _: store.submit("mango", 3, ["ours again"], after.set_result))
        assert isinstance(await stubborn, KeptAlready) and isinstance(await after, KeptAlready)
        assert await store.lines("mango") == ["ours", "theirs"]

    with_store(where, evening)


def test_two_writers_at_once_leave_one_log_without_doubles(where: str) -> None:
    """Both fold and append like two nodes; whoever is late reads again."""

    async def write(store: Store, name: str) -> list[str]:
        mine: list[str] = []
        while len(lines := await store.lines("mango")) < 60:
            line = f"{name}{len(mine)}"
            if await keep(store, "mango", len(lines) + 1, line) is None:
                mine.append(line)
        return mine

    async def evening(store: Store) -> None:
        async with opened(where) as other:
            a, b = await asyncio.gather(write(store, "a"), write(other, "b"))
        lines = await store.lines("mango")
        assert [line for line in lines if line[0] == "a"] == a
        assert [line for line in lines if line[0] == "b"] == b
        assert len(lines) == len(a) + len(b)

    with_store(where, evening)


# -- kill -9, a full disk, a torn file


def test_nothing_that_was_told_is_lost_by_kill_9(where: str) -> None:
    rng = random.Random(9)
    told: dict[str, int] = dict.fromkeys(scribe.TABLES, 0)
    total = 0

    async def nothing_is_lost(store: Store) -> None:
        for table in scribe.TABLES:
            lines = await store.lines(table)
            assert len(lines) >= told[table], table
            assert lines == [scribe.text(table, n) for n in range(1, len(lines) + 1)]

    for life in range(KILLS):
        child = subprocess.Popen(
            [sys.executable, "-m", "tests.server.scribe", where, str(life)], cwd=ROOT, stdout=subprocess.PIPE
        )
        assert child.stdout is not None
        said = child.stdout.readline()  # it is writing
        time.sleep(rng.uniform(0, 0.15))
        child.send_signal(signal.SIGKILL)
        said += child.stdout.read()
        assert child.wait(10) == -signal.SIGKILL
        child.stdout.close()
        for word in said.decode().splitlines():
            table, last = word.split()
            told[table] = max(told[table], int(last))
        total += len(said.splitlines())
        with_store(where, nothing_is_lost)
    assert total > KILLS * 5, "the writers hardly wrote"


def ways_to_be_full() -> list[str]:
    """A real small disk needs the right to mount one."""
    mounts = ["unshare", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]
    with contextlib.suppress(OSError):
        if subprocess.run(mounts, capture_output=True, check=False).returncode == 0:
            return ["disk", "files"]
    return ["files"]


@pytest.mark.parametrize("way", ways_to_be_full())
def test_a_full_disk_is_an_error_for_all_it_concerns_and_work_goes_on_when_there_is_room(
    tmp_path: Path, way: str
) -> None:
    alone = ["unshare", "--mount"] if way == "disk" else []
    run = subprocess.run(
        [*alone, sys.executable, "-m", "tests.server.full", str(tmp_path), way],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    full, again = run.stdout.splitlines()
    assert full.startswith("full ") and full.endswith(" OperationalError")
    assert int(again.split()[1]) == int(full.split()[1]) + 1


def test_a_failing_transaction_fails_its_lines_and_other_changes_and_the_next_one_works(path: Path) -> None:
    async def evening(store: Store) -> None:
        assert await keep(store, "mango", 1, "x") is None
        writer = store._writer
        pages = writer._db.execute("PRAGMA page_count").fetchone()[0]
        writer._db.execute(f"PRAGMA max_page_count = {pages}")
        told = await asyncio.gather(
            keep(store, "mango", 2, "y" * 100_000),
            store.keep_record("mango-1", "thulla", "z" * 100_000, ["p", None], [[0], [1]], False, 5),
            keep(store, "river", 1),
            return_exceptions=True,
        )
        assert [type(error) for error in told] == [sqlite3.OperationalError, NotKept, type(None)]
        writer._db.execute("PRAGMA max_page_count = 1000000")
        assert await keep(store, "mango", 2, "y") is None
        assert await store.record("mango-1") is None
        assert await store.lines("mango") == ["x", "y"]

    with_store(path, evening)


def test_a_connection_that_cannot_even_undo_is_replaced(where: str) -> None:
    async def evening(store: Store) -> None:
        assert await keep(store, "mango", 1, "x") is None
        store._writer._db.close()
        assert await keep(store, "mango", 2, "y") is None
        assert await store.lines("mango") == ["x", "y"]

    with_store(where, evening)


async def some_log(path: Path, copy: Path) -> dict[str, list[str]]:
    """A log in several groups, copied while all of it is still in the write-ahead log."""
    log: dict[str, list[str]] = {"mango": [], "river": []}
    async with opened(path) as store:
        for i in range(40):
            table = ("mango", "river")[i % 2]
            line = f"line {i} " + "x" * (37 * i % 500)
            assert await keep(store, table, len(log[table]) + 1, line) is None
            log[table].append(line)
        for end in ("", "-wal"):
            shutil.copy(f"{path}{end}", f"{copy}{end}")
    return log


def damaged_reads(copy: Path, tables: Sequence[str]) -> dict[str, list[str]] | str:
    async def read(store: Store) -> dict[str, list[str]]:
        assert set(await store.live()) <= set(tables)
        return {table: await store.lines(table) for table in tables}

    try:
        return with_store(copy, read)
    except CannotUse as error:
        return str(error)


def test_a_torn_write_ahead_log_leaves_a_prefix_of_every_table(path: Path, tmp_path: Path) -> None:
    whole = tmp_path / "whole.db"
    log = asyncio.run(some_log(path, whole))
    size = Path(f"{whole}-wal").stat().st_size
    assert size > 40 * PAGE, "the log was moved before it was copied"
    rng = random.Random(3)
    lengths = set()
    for i in range(40):
        copy = tmp_path / f"torn{i}.db"
        shutil.copy(whole, copy)
        wal = bytearray(Path(f"{whole}-wal").read_bytes())
        cut = rng.randrange(size // 3, size)
        if i % 2:
            del wal[cut:]
        else:
            wal[cut : cut + 100] = rng.randbytes(min(100, size - cut))
        Path(f"{copy}-wal").write_bytes(wal)
        found = damaged_reads(copy, list(log))
        if isinstance(found, str):
            assert "cannot be read" in found
            continue
        for table, lines in found.items():
            assert lines == log[table][: len(lines)]
        kept = [len(found["mango"]), len(found["river"])]
        assert kept[0] - kept[1] in (0, 1), "the groups go from the end, one by one"
        lengths.add(sum(kept))
    assert len(lengths) > 5


@pytest.mark.parametrize("rubbish", ["zeros", "noise", "cut off"])
def test_a_damaged_last_page_is_said_or_does_not_matter(path: Path, tmp_path: Path, rubbish: str) -> None:
    log = asyncio.run(some_log(path, tmp_path / "unused.db"))
    size = path.stat().st_size
    assert size % PAGE == 0 and size > 5 * PAGE
    said = 0
    for page in range(size // PAGE - 1, 0, -1):  # not only the last: every one but the first
        copy = tmp_path / f"page{page}.db"
        content = bytearray(path.read_bytes())
        at = slice(page * PAGE, (page + 1) * PAGE)
        content[at] = {"zeros": bytes(PAGE), "noise": random.Random(page).randbytes(PAGE), "cut off": content[at]}[
            rubbish
        ]
        copy.write_bytes(content[: page * PAGE] if rubbish == "cut off" else content)
        found = damaged_reads(copy, list(log))
        if isinstance(found, str):
            said += 1
            assert str(copy) in found or "damaged" in found
        else:
            assert all(lines == log[table][: len(lines)] for table, lines in found.items())
    assert said


def test_a_file_that_is_no_database_is_said(path: Path) -> None:
    path.write_bytes(random.Random(1).randbytes(8192))
    with pytest.raises(CannotUse, match=r"house\.db cannot be read: file is not a database\. The file is damaged"):
        with_store(path, Store.live)


def test_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(CannotUse, match="cannot be opened: No such file or directory"):
        with_store(tmp_path / "no" / "house.db", Store.live)


def test_nothing_is_kept_under_a_name_that_cannot_be(where: str) -> None:
    async def evening(store: Store) -> None:
        for name in ("a\0b", "\0", "a\ufffeb", "x" * 5000):
            assert await store.lines(name) == [] and await store.record(name) is None

    with_store(where, evening)


def test_a_missing_line_is_said_and_other_tables_are_whole(where: str) -> None:
    async def evening(store: Store) -> None:
        await keep(store, "mango", 1, "a", "b", "c")
        await keep(store, "river", 1, "a")
        with contextlib.closing(behind(where)) as db:
            db.execute("DELETE FROM line WHERE text = 'b'")
        with pytest.raises(CannotUse, match="table mango is damaged: line 3 follows line 1"):
            await store.lines("mango")
        assert await store.lines("river") == ["a"]

    with_store(where, evening)


# -- backup


def test_a_backup_while_writing_is_one_moment(path: Path, tmp_path: Path) -> None:
    async def evening(store: Store) -> None:
        told = 0
        stop = False

        async def write() -> None:
            nonlocal told
            n = 0
            while not stop:
                n += 1
                first, second = await asyncio.gather(keep(store, "a", n, "x" * 200), keep(store, "b", n, "x" * 200))
                assert first is None and second is None
                told = n

        writing = asyncio.create_task(write())
        for i in range(5):
            await asyncio.sleep(0.05)
            before = told
            await store.backup(str(tmp_path / "backup.db"))  # in place of the one before
            after = told
            async with opened(tmp_path / "backup.db") as copy:
                a, b = len(await copy.lines("a")), len(await copy.lines("b"))
            assert before <= a <= after + 1, i
            assert a - b in (0, 1)
        stop = True
        await writing

    with_store(path, evening)
    assert not list(tmp_path.glob("*.part*"))


def test_a_backup_has_everything_and_works(path: Path, tmp_path: Path) -> None:
    async def evening(store: Store) -> None:
        player = await store.player("k" * 64)
        await keep(store, "mango", 1, "a")
        await store.keep_record("mango-1", "thulla", "text", [player.id, None], [[0], [1]], False, 5)
        await store.backup(str(tmp_path / "copy.db"))
        async with opened(tmp_path / "copy.db") as copy:
            assert await copy.player("k" * 64) == player
            assert await copy.record("mango-1") == "text"
            assert await keep(copy, "mango", 2, "b") is None

    with_store(path, evening)


def test_a_backup_that_cannot_be_made_is_said_and_leaves_the_older_one(path: Path, tmp_path: Path) -> None:
    older = tmp_path / "older.db"
    older.write_text("older")

    async def evening(store: Store) -> None:
        with pytest.raises(CannotUse, match="is the database itself"):
            await store.backup(str(path))
        with pytest.raises(CannotUse, match="No backup was made"):
            await store.backup(str(tmp_path / "no" / "copy.db"))

    with_store(path, evening)
    with pytest.raises(CannotUse, match="There is no database"):
        sqlite.copy(str(tmp_path / "nothing.db"), str(older))
    path.write_bytes(bytes(range(256)) * 64)
    with pytest.raises(CannotUse, match="No backup was made"):
        sqlite.copy(str(path), str(older))
    assert older.read_text() == "older"


# -- forgetting


def test_a_forgotten_table_is_not_live_and_its_lines_go_with_the_purge(where: str) -> None:
    time_ms = 1_000

    async def evening(store: Store) -> None:
        nonlocal time_ms
        for table in ("mango", "river", "lotus"):
            await keep(store, table, 1, "a", "b", "c")
        await store.keep_record("mango-1", "thulla", "text", ["p"], [[0]], False, 5)
        await store.forget("mango")
        await store.forget("mango")
        time_ms = 2_000
        await store.forget("river")
        assert await store.live() == ["lotus"]
        assert await store.lines("mango") == []
        assert await store.purge(1_000) == 0
        assert await store.purge(2_000) == 2, "of mango all but the first, which keeps the code taken"
        assert await store.purge(2_000) == 0
        assert await store.purge(9_000) == 2
        assert await store.lines("lotus") == ["a", "b", "c"]
        assert await store.record("mango-1") == "text"

    with_store(where, evening, lambda: time_ms)


def test_the_code_of_a_forgotten_table_is_never_used_again(where: str) -> None:
    async def evening(store: Store) -> None:
        await keep(store, "mango", 1, "a", "b")
        await store.forget("mango")
        assert isinstance(await keep(store, "mango", 1, "another table"), KeptAlready)
        await store.purge(9_000)
        assert isinstance(await keep(store, "mango", 1, "another table"), KeptAlready)
        assert await store.live() == []

    with_store(where, evening)


def test_a_purge_of_many_tables_lets_moves_through(where: str) -> None:
    async def evening(store: Store) -> None:
        await asyncio.gather(*(keep(store, f"t{i}", 1, "x", "x") for i in range(320)))
        await asyncio.gather(*(store.forget(f"t{i}") for i in range(320)))
        before = store.groups
        assert await store.purge(9_000) == 320
        assert store.groups - before == 7
        assert await store.live() == []

    with_store(where, evening)


def test_many_live_tables_are_found_quickly(where: str) -> None:
    async def evening(store: Store) -> None:
        start = time.perf_counter()
        await asyncio.gather(*(keep(store, f"t{i:04}", 1, *["x" * 40] * 100) for i in range(1_000)))
        kept = time.perf_counter()
        codes = await store.live()
        assert len(codes) == 1_000
        lines = [await store.lines(code) for code in codes]
        assert sum(map(len, lines)) == 100_000
        assert time.perf_counter() - kept < 5 * (kept - start), "reading costs what was written, whatever else is there"

    with_store(where, evening)


# -- finished matches


def test_a_record_is_kept_once_with_history_and_ratings(where: str) -> None:
    async def evening(store: Store) -> None:
        for _ in range(3):
            await store.keep_record("mango-1", "thulla", "text", ["ann", "bob", "cy"], [[2], [0], [1]], True, 50)
        assert await store.record("mango-1") == "text"
        assert await store.record("mango-2") is None
        played = await store.history("bob")
        assert [(g.record, g.game, g.at, g.seat, g.place, g.seats, g.rated) for g in played] == [
            ("mango-1", "thulla", 50, 1, 3, 3, True)
        ]
        rating = (await store.ratings("cy"))["thulla"]
        assert rating.games == 1 and rating.mu > 25
        assert await store.leaderboard("thulla") == [], "one match says nothing"

    with_store(where, evening)


def test_bots_are_not_in_the_history_and_such_a_match_is_not_rated(where: str) -> None:
    async def evening(store: Store) -> None:
        await store.keep_record("mango-1", "thulla", "text", ["ann", None], [[0], [1]], True, 50)
        await store.keep_record("mango-2", "thulla", "text", ["ann", "bob"], [[0], [1]], False, 60)
        assert [(g.record, g.rated) for g in await store.history("ann")] == [("mango-2", False), ("mango-1", False)]
        assert await store.ratings("ann") == {}
        assert await store.leaderboard("thulla") == []

    with_store(where, evening)


def test_history_is_the_newest_first_and_as_long_as_asked_for(where: str) -> None:
    async def evening(store: Store) -> None:
        for i in (3, 1, 5, 2, 4):
            await store.keep_record(f"m-{i}", "thulla", "text", ["ann", "bob"], [[0, 1]], False, i)
        assert [g.at for g in await store.history("ann", limit=3)] == [5, 4, 3]
        assert [g.place for g in await store.history("bob")] == [1] * 5
        assert await store.history("nobody") == []

    with_store(where, evening)


def test_the_leaderboard_is_per_game_with_names_and_shared_places(where: str) -> None:
    async def evening(store: Store) -> None:
        ann, bob, cy, dee = [(await store.player(key * 64)).id for key in "abcd"]
        await store.rename(ann, "Ann")
        await store.dress(ann, "f07")
        for i in range(5):
            await store.keep_record(f"m-{i}", "thulla", "text", [bob, ann, cy, dee], [[1], [0, 2, 3]], True, i)
            await store.keep_record(f"d-{i}", "dalmuti", "text", [bob, cy, ann, dee], [[0], [1], [2], [3]], True, i)
        await store.keep_record("t-1", "tincholi", "text", [bob, cy, ann, dee], [[0], [1], [2], [3]], True, 9)
        board = await store.leaderboard("thulla")
        assert [r.place for r in board] == [1, 2, 2, 2]
        assert (board[0].player, board[0].name, board[0].face) == (ann, "Ann", "f07") and board[1].face == ""
        assert board[0].rating == (await store.ratings(ann))["thulla"].ordinal
        assert [r.player for r in await store.leaderboard("dalmuti", limit=1)] == [bob]
        assert await store.leaderboard("tincholi") == []
        assert set(await store.ratings(bob)) == {"dalmuti", "thulla", "tincholi"}

    with_store(where, evening)


def test_a_ranking_that_leaves_somebody_out_keeps_nothing(where: str) -> None:
    async def evening(store: Store) -> None:
        for ranking in ([[0]], [[0], [0]], [[0], [2]], [[0], [1], [2]]):
            with pytest.raises(ValueError, match="place"):
                await store.keep_record("m-1", "thulla", "text", ["ann", "bob"], ranking, True, 1)
        assert await store.record("m-1") is None

    with_store(where, evening)


# -- the writer's quiet moments


def test_a_quiet_moment_moves_the_log_into_the_database(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardhouse.server.store.writer.QUIET_S", 0.05)

    async def evening(store: Store) -> None:
        await keep(store, "mango", 1, *["x" * 500] * 200)
        for _ in range(100):
            await asyncio.sleep(0.05)
            if path.stat().st_size > 100_000:
                return
        raise AssertionError("never")

    with_store(path, evening)
    assert not Path(f"{path}-wal").exists(), "and the end leaves one file"


def test_a_loop_that_is_gone_does_not_stop_the_writer(where: str) -> None:
    with_store(where, Store.live)
    loop = asyncio.new_event_loop()
    engine = engine_of(where)
    writer = Writer(engine, loop, lambda: 0)
    store = Store(engine, writer, None, lambda: 0)  # type: ignore[arg-type]
    store.submit("mango", 1, ["x"], lambda _: None)
    loop.close()
    asyncio.run(writer.close())

    async def evening(again: Store) -> None:
        assert await again.lines("mango") == ["x"]

    with_store(where, evening)
