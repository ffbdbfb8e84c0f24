"""A hundred thousand tables that sleep, in one SQLite file: what a house that opens needs, and how quickly one wakes.

    python -m bench.sleepers            100,000 tables, 500 of them woken
    python -m bench.sleepers 10000      fewer

Each has an evening of one match behind it, as the tables of the tests write it.
"""

from __future__ import annotations

import asyncio
import random
import resource
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

from cardhouse.server.config import Config
from cardhouse.server.house.house import House
from cardhouse.server.house.pool import Pool
from cardhouse.server.metrics import Metrics
from cardhouse.server.store.sqlite import connect
from cardhouse.server.store.store import Store
from cardhouse.table import filing
from cardhouse.table.time_control import EMPTY_MS
from tests.table.scene import Scene

WOKEN = 500
STAYS_MS = 90 * 86_400_000


def evening(now: int) -> Scene:
    """One match of Thulla to its end, and everybody has gone. A table of long ago would be closed and not woken."""
    scene = Scene("thulla", 4, seed=1, clock="off", now=now).begin("ann", "bob", "cid", "dan").play_on()
    return scene.hang_up("ann", "bob", "cid", "dan").wait(EMPTY_MS)


def fill(path: str, tables: int) -> int:
    """The lines of each."""
    now = time.time_ns() // 1_000_000
    scene = evening(now)
    assert scene.table.asleep is not None
    lines, about, code = scene.lines, filing.write(scene.table), scene.table.code
    codes = [f"bench-table-{i}" for i in range(10, 10 + tables)]
    with closing(connect(path, write=True)) as db:
        db.execute("BEGIN")
        for one in codes:
            rows = [(one, n, line) for n, line in enumerate(lines, 1)]
            db.executemany("INSERT INTO line (code, n, text) VALUES (?, ?, ?)", rows)
            filed = (one, len(lines), now + STAYS_MS, about.replace(code, one))
            db.execute("INSERT INTO asleep (code, n, due, about) VALUES (?, ?, ?, ?)", filed)
            db.execute(
                "INSERT INTO record (id, game, text, seats, rated, at, lock) VALUES (?, 'thulla', '', 4, 0, 1, '')",
                (f"{one}-1",),
            )
        db.execute("COMMIT")
    return len(lines)


def rss_mb() -> float:
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize() / 1e6


async def measure(path: str, tables: int) -> None:
    store = await Store.open(path)
    before, start = rss_mb(), time.perf_counter()
    house = House(store, Pool(1), Metrics(), Config(database=path, bots=1))
    await house.wake()
    print(f"opened in {1000 * (time.perf_counter() - start):.0f} ms; memory {before:.0f} -> {rss_mb():.0f} MB")
    print(f"in memory: {len(house.register.tables)} tables; asleep: {await store.sleeping():,}")
    looked, woken, worked = [], [], []
    for i in random.Random(1).sample(range(10, 10 + tables), min(WOKEN, tables)):
        code = f"bench-table-{i}"
        start = time.perf_counter()
        assert await house.tables.glance(code) is not None
        looked.append(1000 * (time.perf_counter() - start))
        start, cpu = time.perf_counter(), time.process_time()
        table = await house.tables.find(code)
        woken.append(1000 * (time.perf_counter() - start))
        worked.append(1000 * (time.process_time() - cpu))
        assert table is not None and table.asleep is not None
    for what, times in (("looked at", looked), ("woken", woken), ("woken, on the processor", worked)):
        times.sort()
        print(f"{what}: median {times[len(times) // 2]:.1f} ms, p95 {times[int(len(times) * 0.95)]:.1f} ms")
    print(f"memory with {len(house.register.tables)} awake: {rss_mb():.0f} MB")
    house.tables.let_sleepers_go()
    print(f"in memory afterwards: {len(house.register.tables)} tables")
    await house.close()
    await store.close()


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/house.db"

        async def made() -> None:
            await (await Store.open(path)).close()

        asyncio.run(made())
        lines = fill(path, tables)
        print(f"{tables:,} tables of {lines} lines, {Path(path).stat().st_size / 1e9:.2f} GB")
        asyncio.run(measure(path, tables))


if __name__ == "__main__":
    main()
