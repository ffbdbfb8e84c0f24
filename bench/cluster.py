"""Several nodes on one PostgreSQL and one Redis: what a move costs, what the relay adds, how long a fall lasts.
And several workers on one SQLite file: `python -m bench.cluster workers` measures them alone.

`make bench-cluster` writes bench/results.md. PostgreSQL syncs every commit to the disk. All nodes run on one core, the
load, PostgreSQL and Redis on the other; there are only two, so two nodes are compared with one by the processor time
that a move costs all nodes together: two whole cores would carry 2 × (cost on one node : cost on two).
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import statistics
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from bench.child import LOAD_CORE, Child, cardhouse
from bench.engine import commit, keep, machine
from bench.server import PEERS_HOME, Clerk, Run, batches, begin, install_peers, open_ours, run
from bench.table import ColyseusState, Load, Ours, Seat
from tests.cluster.engines import RedisServer
from tests.ports import free_port
from tests.server.postgres import Postgres, binaries, running

TABLES = 100
ROUNDS = 3
SECONDS = 4.0
KILLS = 10
WORKER_ROUNDS = 7
SETTLED_S = 11.0  # until a worker has let go of tables whose people are all at the other


class House:
    """Nodes that are one house."""

    def __init__(self, folder: Path, nodes: int, postgres: Postgres | None, redis: RedisServer) -> None:
        self.folder = folder
        self.engines = ("--database", postgres.new(), "--redis", redis.url) if postgres else ()
        self.nodes = [self.node(i) for i in range(nodes)]

    def node(self, i: int, port: int = 0) -> Child:
        return cardhouse(self.folder, port, *self.engines, "--node", f"node{i}")

    @property
    def cpu_s(self) -> float:
        return sum(node.cpu_s for node in self.nodes)

    def close(self) -> None:
        for node in self.nodes:
            node.kill()
        for page in self.folder.glob("bench.db*"):
            page.unlink()

    async def tables(self, count: int, load: Load, spread: bool = True) -> list[Ours]:
        """The seats of each at all nodes in turn, or all at one."""
        clerks = [Clerk(node.host) for node in self.nodes]
        tables = [clerks[i % len(clerks)].table(load) for i in range(count)]
        for i, table in enumerate(tables):
            for seat in table.seats:
                seat.host = self.nodes[(i + seat.seat * spread) % len(self.nodes)].host
        for some in batches(tables, 25):
            await asyncio.gather(*(table.open() for table in some))
        await begin(tables)
        return tables


class Colyseuses:
    """Processes of Colyseus that find each other by Redis; each room lives in one of them, with a log of its own."""

    def __init__(self, folder: Path, count: int, redis: RedisServer) -> None:
        ports = [str(free_port()) for _ in range(count)]
        self.nodes = [
            Child(["node", "colyseus_thulla.js", port, str(folder / f"{port}.db"), redis.url], PEERS_HOME)
            for port in ports
        ]

    @property
    def cpu_s(self) -> float:
        return sum(node.cpu_s for node in self.nodes)

    def close(self) -> None:
        for node in self.nodes:
            node.kill()

    async def tables(self, count: int, load: Load) -> list[ColyseusState]:
        tables = [ColyseusState(self.nodes[i % len(self.nodes)].host, f"t{i}", load) for i in range(count)]
        for table in tables:
            await table.open()
        return tables


async def colyseus(folder: Path, redis: RedisServer, ours: float) -> list[str]:
    """The same work by Colyseus, one process and two by turns; `ours` is the rate of two nodes."""
    if not install_peers():
        return []
    opened: list[tuple[Colyseuses, list[ColyseusState], Load]] = []
    for count in (1, 2):
        peer, load = Colyseuses(folder, count, redis), Load()
        opened.append((peer, await peer.tables(TABLES, load), load))
    runs: list[list[float]] = [[], []]
    for _ in range(ROUNDS):
        for rates, (peer, tables, load) in zip(runs, opened, strict=True):
            rates.append((await run(peer, tables, load, SECONDS)).per_cpu_second)
    one, two = (statistics.median(rates) for rates in runs)
    for peer, _, _ in opened:
        peer.close()
    return [
        f"| Colyseus with Redis, the same work, SQLite: one process | {one:,.0f} | | |",
        f"| two processes, each room in one of them | {two:,.0f} | two cores carry {2 * two / one:.2f} × one; "
        f"our two nodes make {ours / two:.2f} × | |",
    ]


async def throughput(folder: Path, postgres: Postgres, redis: RedisServer) -> list[str]:
    """All forms in turn, round by round."""
    forms: dict[str, tuple[int, Postgres | None, bool]] = {
        "one node on SQLite": (1, None, False),
        "one node on PostgreSQL and Redis": (1, postgres, False),
        "two nodes, each table at one of them, as our balancers do it": (2, postgres, False),
        "two nodes, each table at both": (2, postgres, True),
    }
    opened: dict[str, tuple[House, list[Ours], Load]] = {}
    for i, (name, (nodes, engine, spread)) in enumerate(forms.items()):
        place = folder / f"house{i}"
        place.mkdir()
        house, load = House(place, nodes, engine, redis), Load()
        opened[name] = (house, await house.tables(TABLES, load, spread), load)
    runs: dict[str, list[float]] = {name: [] for name in forms}
    for _ in range(ROUNDS):
        for name, (house, tables, load) in opened.items():
            runs[name].append((await run(house, tables, load, SECONDS)).per_cpu_second)
    sqlite, one, two, both = (statistics.median(rates) for rates in runs.values())
    for house, _, _ in opened.values():
        house.close()
    names = list(forms)
    return [
        "| what | moves per CPU second of the nodes | | goal |",
        "|---|---|---|---|",
        f"| {names[0]} | {sqlite:,.0f} | | |",
        f"| {names[1]} | {one:,.0f} | {one / sqlite:.2f} × SQLite | ≥ 0.6 × |",
        f"| {names[2]} | {two:,.0f} | two cores carry {2 * two / one:.2f} × one | ≥ 1.6 × |",
        f"| {names[3]} | {both:,.0f} | two cores carry {2 * both / one:.2f} × one | |",
        *await colyseus(folder, redis, two),
    ]


async def workers(folder: Path) -> list[str]:
    """One process alone with its file, and two that share one, in turn. The parent's work counts too."""
    forms = {"one process": (), "two workers on one SQLite file": ("--workers", "2")}
    opened: dict[str, tuple[Child, list[Ours], Load]] = {}
    for i, (name, flags) in enumerate(forms.items()):
        (folder / f"alone{i}").mkdir()
        child, load = cardhouse(folder / f"alone{i}", 0, *flags), Load()
        opened[name] = (child, await open_ours(child, TABLES, load), load)
    await asyncio.sleep(SETTLED_S)
    runs: dict[str, list[Run]] = {name: [] for name in forms}
    for turn in range(WORKER_ROUNDS):
        for name in list(forms)[:: 1 if turn % 2 else -1]:
            child, tables, load = opened[name]
            runs[name].append(await run(child, tables, load, SECONDS))
    rates = {name: statistics.median(done.per_cpu_second for done in all_of) for name, all_of in runs.items()}
    one = rates["one process"]
    rows = ["| what | moves per CPU second | p50 / p99 | | goal |", "|---|---|---|---|---|"]
    for name, rate in rates.items():
        ms = [statistics.median(done.ms(share) for done in runs[name]) for share in (0.5, 0.99)]
        carries = "" if rate == one else f"two cores carry {2 * rate / one:.2f} × one"
        rows.append(
            f"| {name} | {rate:,.0f} | {ms[0]:.0f} / {ms[1]:.0f} ms | {carries} | {'≥ 1.7 ×' if carries else ''} |"
        )
    child, tables, load = opened["two workers on one SQLite file"]
    rows.append(await worker_falls(child, tables, load))
    for child, _, _ in opened.values():
        child.kill()
    return rows


async def worker_falls(child: Child, tables: list[Ours], load: Load) -> str:
    """A worker is killed; its players come back, and see their table."""
    took: list[float] = []

    async def again(seat: Seat, began: float) -> None:
        await asyncio.sleep(random.random() * 0.5)  # a client that does not come with all the others
        await seat.connect()
        await seat.seen.wait()
        took.append(perf_counter() - began)

    for n in range(KILLS):
        await run(child, tables, load, 1, every=0.5)
        lost: list[Seat] = []
        for seat in (seat for table in tables for seat in table.seats):
            assert seat.wire is not None
            seat.wire.gone = lambda seat=seat, lost=lost: lost.append(seat)  # type: ignore[misc]
        os.kill(child.workers[n % 2], signal.SIGKILL)
        began = perf_counter()
        await asyncio.sleep(0.1)
        await asyncio.gather(*(again(seat, began) for seat in lost))
        assert (await run(child, tables, load, 1, every=0.5)).moves, "nobody plays"
    took.sort()
    p50, p95 = took[len(took) // 2], took[len(took) * 95 // 100]
    return (
        f"| {KILLS} × kill -9 of one of two workers: its players see their table again | | | p50 {p50:.2f} s, "
        f"p95 {p95:.2f} s, of {len(took)} | p95 ≤ 3 s |"
    )


async def relay(folder: Path, postgres: Postgres, redis: RedisServer) -> str:
    """How much later those at the other node see a move than those at the mover's own."""
    house, load = House(folder, 2, postgres, redis), Load()
    tables = await house.tables(10, load)
    late: list[float] = []
    for table in tables:
        watch(table, late)
    await run(house, tables, load, 6, every=0.2)
    house.close()
    late.sort()
    p50, p99 = (1000 * late[int(len(late) * share)] for share in (0.5, 0.99))
    said = f"p50 {p50:.1f} ms, p99 {p99:.1f} ms, of {len(late):,}"
    return f"| a move is seen at the other node so much later | {said} | p50 ≤ 2 ms |"


def watch(table: Ours, late: list[float]) -> None:
    """Notes when the last player of each node has seen a move."""
    seen: dict[int, dict[str, float]] = {}
    view = table.view

    def noted(seat: Seat, message: bytes) -> None:
        view(seat, message)
        at = seen.setdefault(table.n, {})
        at.setdefault(seat.host, perf_counter())
        if len(at) == 2:
            first, second = at.values()
            late.append(second - first)
            seen.clear()

    table.view = noted  # type: ignore[method-assign]


async def takeover(folder: Path, postgres: Postgres, redis: RedisServer) -> str:
    """A node is killed; its players come in elsewhere, and every table makes a move again."""
    house, load = House(folder, 3, postgres, redis), Load()
    tables = await house.tables(30, load)
    took: list[float] = []
    for n in range(KILLS):
        await run(house, tables, load, 1, every=0.5)
        i = n % 3
        dead = house.nodes[i]
        lost = [(table, seat) for table in tables for seat in table.seats if seat.host == dead.host]
        house.nodes.remove(dead)
        hosts = [node.host for node in house.nodes]
        dead.kill()
        began = perf_counter()

        async def again(table: Ours, seat: Seat, began: float = began, hosts: list[str] = hosts) -> None:
            await asyncio.sleep(random.random() * 0.5)  # a client that does not come with all the others
            seat.host = random.choice(hosts)
            await seat.connect()
            await seat.seen.wait()
            took.append(perf_counter() - began)

        await asyncio.gather(*(again(table, seat) for table, seat in lost))
        done = await run(house, tables, load, 1, every=0.5)
        assert done.moves, "nobody plays"
        house.nodes.insert(i, house.node(i))
    house.close()
    took.sort()
    p50, p95 = took[len(took) // 2], took[len(took) * 95 // 100]
    return (
        f"| {KILLS} × kill -9 of one of three nodes: its players see their table again | p50 {p50:.2f} s, "
        f"p95 {p95:.2f} s, of {len(took)} | p95 ≤ 3 s |"
    )


async def growth(folder: Path, postgres: Postgres, redis: RedisServer, others: tuple[int, ...]) -> str:
    """What a node costs with 50 tables of its own, while so many more are at another node."""
    house, load, rest = House(folder, 2, postgres, redis), Load(), Load()
    mine, theirs = house.nodes
    house.nodes = [mine]
    own = await house.tables(TABLES, load)
    said, opened = [], 0
    for count in others:
        house.nodes = [theirs]
        await house.tables(count - opened, rest)
        opened = count
        house.nodes = [mine]
        done = await run(house, own, load, SECONDS, every=TABLES / 400)
        said.append(f"{count:,}: {done.per_cpu_second:,.0f}")
    house.nodes = [mine, theirs]
    house.close()
    return f"| moves per CPU second of a node, by tables at another node | {', '.join(said)} | the same |"


async def measure(folder: Path, postgres: Postgres, redis: RedisServer) -> list[str]:
    first = await throughput(folder, postgres, redis)
    print("\n".join(first), file=sys.stderr, flush=True)
    rows = ["| what | measured | goal |", "|---|---|---|"]
    for one in (relay, takeover):
        rows.append(await one(folder, postgres, redis))
        print(rows[-1], file=sys.stderr, flush=True)
    rows.append(await growth(folder, postgres, redis, (0, 300, 1_500)))
    print(rows[-1], file=sys.stderr, flush=True)
    return [*first, "", *rows]


def workers_alone() -> None:
    import uvloop

    with tempfile.TemporaryDirectory() as name:
        rows = uvloop.run(workers(Path(name)))
    head = (
        f"`python -m bench.cluster workers` at {commit()}, {machine()}. {TABLES} tables of four, median of "
        f"{WORKER_ROUNDS} rounds of {SECONDS:g} s, the forms in turn in one run. All processes of the house are pinned "
        "to one core, the load to the other; they are compared by the processor time that a move costs them together."
    )
    text = "\n".join(["## Workers: several processes on one SQLite file", "", head, "", *rows])
    print(text)
    keep(Path(__file__).parent / "results.md", text + "\n")


def main() -> None:
    os.sched_setaffinity(0, {LOAD_CORE})  # PostgreSQL and Redis inherit it
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    workers_alone()
    if "workers" not in sys.argv[1:]:
        nodes()


def nodes() -> None:
    programs = binaries()
    assert programs is not None, "apt install postgresql redis-server"
    import uvloop

    with tempfile.TemporaryDirectory() as name, running(programs, fsync="on", max_connections="200") as postgres:
        redis = RedisServer(Path(name)).start()
        try:
            rows = uvloop.run(measure(Path(name), postgres, redis))
        finally:
            redis.kill()
    text = "\n".join(
        [
            "## Cluster: nodes on PostgreSQL and Redis",
            "",
            f"`make bench-cluster` at {commit()}, {machine()}. {TABLES} tables of four, median of {ROUNDS} rounds of "
            f"{SECONDS:g} s, the forms in turn in one run. The nodes are pinned to one core; the load, PostgreSQL "
            "(every commit synced) and Redis to the other. With two cores in all, two nodes are compared with one by "
            "the processor time that a move costs the nodes together.",
            "",
            *rows,
        ]
    )
    keep(Path(__file__).parent / "results.md", text)


if __name__ == "__main__":
    main()
