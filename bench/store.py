"""The durable log beside the limit: lines per second, and how long a line takes to be safe. Run: python -m bench.store

The limit is a plain file with one `fdatasync` per group and the same thread, queue and loop around it; both in
turn in the same run, so that a busy disk slows both.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Protocol

from cardhouse.server.store.store import Store

ROUNDS = 5
SECONDS = 1.5
IN_FLIGHT = 2_000  # tables with a move on its way
PACE = 2_000  # moves per second of the quiet part
LINE = 'p1 7h  ; {"at":1700000000000}'
Done = Callable[[Exception | None], None]


class Log(Protocol):
    def submit(self, table: str, n: int, lines: list[str], done: Done) -> None: ...


class PlainFile:
    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        self.file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        self.loop = loop
        self.jobs: SimpleQueue[tuple[str, Done] | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._run)
        self.thread.start()

    def submit(self, table: str, n: int, lines: list[str], done: Done) -> None:
        self.jobs.put(("".join(f"{table} {n} {line}\n" for line in lines), done))

    def close(self) -> None:
        self.jobs.put(None)
        self.thread.join()
        os.close(self.file)

    def _run(self) -> None:
        while (job := self.jobs.get()) is not None:
            group = [job]
            try:
                while (more := self.jobs.get_nowait()) is not None:
                    group.append(more)
            except Empty:
                pass
            os.write(self.file, "".join(text for text, _ in group).encode())
            os.fdatasync(self.file)
            self.loop.call_soon_threadsafe(lambda told: [done(None) for done in told], [done for _, done in group])


async def flat_out(log: Log) -> float:
    """Every table has one line on its way, and the next when it is kept."""
    kept = 0
    end = time.perf_counter() + SECONDS
    over = asyncio.Event()
    going = IN_FLIGHT

    def go(table: str, n: int) -> None:
        def done(error: Exception | None) -> None:
            nonlocal kept, going
            assert error is None, error
            kept += 1
            if time.perf_counter() < end:
                go(table, n + 1)
            else:
                going -= 1
                if going == 0:
                    over.set()

        log.submit(table, n, [LINE], done)

    start = time.perf_counter()
    for i in range(IN_FLIGHT):
        go(f"mango-river-{i}", 1)
    await over.wait()
    return kept / (time.perf_counter() - start)


async def at_a_pace(log: Log) -> list[float]:
    """Milliseconds from a line to its `done`."""
    waits: list[float] = []
    start = time.perf_counter()
    sent = 0

    def send(n: int) -> None:
        at = time.perf_counter()
        log.submit(f"lotus-{n % 500}", 1 + n // 500, [LINE], lambda _: waits.append((time.perf_counter() - at) * 1000))

    while (passed := time.perf_counter() - start) < SECONDS:
        while sent < passed * PACE:
            send(sent)
            sent += 1
        await asyncio.sleep(0.0005)
    while len(waits) < sent:
        await asyncio.sleep(0.001)
    return waits


async def measured(folder: Path) -> tuple[list[float], list[float], int]:
    plain = PlainFile(folder / "plain", asyncio.get_running_loop())
    plain_rate, plain_waits = await flat_out(plain), await at_a_pace(plain)
    plain.close()
    store = await Store.open(str(folder / "house.db"))
    store_rate, groups = await flat_out(store), store.groups
    store_waits = await at_a_pace(store)
    await store.close()
    rates = [plain_rate, store_rate]
    return rates, [q for waits in (plain_waits, store_waits) for q in quantiles(waits)], groups


def quantiles(waits: list[float]) -> tuple[float, float]:
    waits.sort()
    return waits[len(waits) // 2], waits[len(waits) * 99 // 100]


def main() -> int:
    rounds = []
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory() as folder:
            rounds.append(asyncio.run(measured(Path(folder))))
    plain, store = (statistics.median(rates[i] for rates, _, _ in rounds) for i in (0, 1))
    ratio = statistics.median(rates[1] / rates[0] for rates, _, _ in rounds)
    p = [statistics.median(waits[i] for _, waits, _ in rounds) for i in range(4)]
    group = statistics.median(rates[1] * SECONDS / groups for rates, _, groups in rounds)
    print(f"| log | lines/s flat out, {IN_FLIGHT:,} on their way | p50 / p99 at {PACE:,} lines/s |")
    print("|---|---|---|")
    print(f"| plain file + fdatasync, grouped (the limit) | {plain:,.0f} | {p[0]:.1f} / {p[1]:.1f} ms |")
    print(f"| store, groups of {group:,.0f} | {store:,.0f} ({ratio:.2f} × the limit) | {p[2]:.1f} / {p[3]:.1f} ms |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
