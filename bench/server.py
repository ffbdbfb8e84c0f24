"""One server process on one core, the load from the other, beside its peers in the same run.

`make bench-server` writes bench/results.md. Four clients a table; a move is one message in and a view out to each. Ours
checks Thulla's rules, makes per-seat views and commits every move to disk before it tells. So do the peers that do the
same work, each with its own means for what a seat may see; the bare ones do none of it. Moves per CPU second: moves by
the CPU time of the server process. Both forms of ours run in turn with them.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import platform
import random
import secrets
import shutil
import signal
import statistics
import subprocess
import sys
import sysconfig
import tempfile
import venv
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import NamedTuple, Protocol

from bench.child import LOAD_CORE, ROOT, Child, cardhouse
from bench.engine import commit, keep, machine
from bench.table import SEATS, BoardgameIo, Colyseus, ColyseusState, Load, Ours, Raw, SocketIo, Table
from tests.ports import free_port
from tools.compile import OUT, compiler_there, make

HERE = Path(__file__).parent
PEERS_HOME = ROOT / "build" / "peers"
TABLES = 50
ROUNDS = 3
SECONDS = 4.0


# -- tables


class Clerk:
    """Opens tables of ours over HTTP."""

    def __init__(self, host: str) -> None:
        self.http = http.client.HTTPConnection(host)
        self.key = secrets.token_hex(32)
        self.host = host

    def table(self, load: Load, game: str = "thulla", options: str = "") -> Ours:
        settings = {"game": game, "seats": SEATS, "clock": "off", "options": options}
        headers = {"Authorization": f"Bearer {self.key}", "Content-Type": "application/json"}
        self.http.request("POST", "/api/tables", json.dumps({"settings": settings}), headers)
        answer = json.loads(self.http.getresponse().read())
        return Ours(self.host, answer["table"], [self.key, *(secrets.token_hex(32) for _ in range(SEATS - 1))], load)


async def open_ours(child: Child, count: int, load: Load, start: bool = True) -> list[Ours]:
    clerk = Clerk(child.host)
    tables = [clerk.table(load) for _ in range(count)]
    for some in batches(tables, 50):
        await asyncio.gather(*(table.open() for table in some))
    if start:
        await begin(tables)
    return tables


async def begin(tables: Sequence[Ours]) -> None:
    """A match at each of them, until the first move of each is due."""
    for table in tables:
        table.start()
    async with asyncio.timeout(180):
        while any(table.next is None for table in tables):
            await asyncio.sleep(0.05)


def batches(tables: list[Ours], size: int) -> list[list[Ours]]:
    return [tables[i : i + size] for i in range(0, len(tables), size)]


Opening = Callable[[Child, int, Load], Awaitable[Sequence[Table]]]


def opening(make: Callable[[str, str, Load], Table]) -> Opening:
    """Tables of a peer, from its address, a code and the load."""

    async def them(child: Child, count: int, load: Load) -> Sequence[Table]:
        tables = [make(child.host, f"t{i}", load) for i in range(count)]
        for table in tables:
            await table.open()
        return tables

    return them


class Peer(NamedTuple):
    """Another server, in bench/peers."""

    name: str
    program: str
    open: Opening


PEERS = [
    Peer("Colyseus, the same work", "colyseus_thulla.js", opening(ColyseusState)),
    Peer("boardgame.io, the same work", "boardgame_thulla.js", opening(BoardgameIo)),
    Peer("python-socketio, the same work with our rules", "socketio_thulla.py", opening(SocketIo)),
    Peer("Colyseus, bare: checks and stores nothing", "colyseus.js", opening(Colyseus)),
    Peer("boardgame.io, bare: its own server, in memory", "boardgame.js", opening(BoardgameIo)),
    Peer("the limit: our transport alone", "raw.py", opening(Raw)),
]


# -- measuring


class Run:
    """What came of some seconds of load."""

    def __init__(self, load: Load, cpu_s: float, busy: float) -> None:
        self.moves, self.cpu_s, self.busy = load.moves, cpu_s, busy
        self.took = sorted(load.took)

    @property
    def per_cpu_second(self) -> float:
        return self.moves / max(self.cpu_s, 0.001)

    def ms(self, share: float) -> float:
        """The time within which this share of the moves was seen by all."""
        return 1000 * self.took[min(len(self.took) - 1, int(share * len(self.took)))] if self.took else float("nan")


class Server(Protocol):
    """One process, or several that are one house."""

    @property
    def cpu_s(self) -> float: ...


async def run(child: Server, tables: Sequence[Table], load: Load, seconds: float, every: float = 0.0) -> Run:
    """Moves at all tables; `every` table once in so many seconds, or as fast as it goes."""
    load.moves, load.took, load.every, load.stopped = 0, [], every, False
    began, cpu = perf_counter(), child.cpu_s
    for table in tables:
        table.pace.due = began + random.random() * every
        table.go_on()
    await asyncio.sleep(seconds)
    load.stopped = True
    busy = (child.cpu_s - cpu) / (perf_counter() - began)
    async with asyncio.timeout(60):
        while any(table.pace.missing for table in tables):  # what is on its way arrives, and counts
            await asyncio.sleep(0.05)
    return Run(load, child.cpu_s - cpu, busy)


# -- what is measured


async def beside_peers(folder: Path, rows: list[str], peers: bool) -> None:
    opened: dict[str, tuple[Child, Sequence[Table], Load]] = {}
    forms = {"Cardhouse, plain Python": ROOT / "src"}
    if compiler_there():
        make()
        forms["Cardhouse, compiled: what users get"] = OUT
    for i, (name, package) in enumerate(forms.items()):
        (folder / f"form{i}").mkdir()
        child, load = cardhouse(folder / f"form{i}", package=package), Load()
        opened[name] = (child, await open_ours(child, TABLES, load), load)
    for peer in PEERS if peers else ():
        child, load = started(peer, folder), Load()
        opened[peer.name] = (child, await peer.open(child, TABLES, load), load)
    runs: dict[str, list[Run]] = {name: [] for name in opened}
    for turn in range(ROUNDS):
        for name in list(opened)[:: 1 if turn % 2 else -1]:
            child, tables, load = opened[name]
            before = [table.pace.moves for table in tables]
            runs[name].append(await run(child, tables, load, SECONDS))
            still = sum(table.pace.moves == n for table, n in zip(tables, before, strict=True))
            assert not still, f"{name}: nobody moves at {still} tables"
    rates = {name: statistics.median(r.per_cpu_second for r in done) for name, done in runs.items()}
    head = ["four clients a table", "moves per CPU second", "CPU per move", "p50 / p99 at half load, ms"]
    rows += [f"| {' | '.join([*head, 'ours against it: plain, compiled'])} |", "|---|---|---|---|---|"]
    for name, (child, tables, load) in opened.items():
        half = await run(child, tables, load, SECONDS, every=len(tables) / (rates[name] / 2))
        against = "" if name in forms else ", ".join(f"{rates[form] / rates[name]:.2f} ×" for form in forms)
        cost = f"{1e6 / rates[name]:,.0f} µs"
        rows.append(f"| {name} | {rates[name]:,.0f} | {cost} | {half.ms(0.5):.1f} / {half.ms(0.99):.1f} | {against} |")
        child.kill()


def started(peer: Peer, folder: Path) -> Child:
    port, node = str(free_port()), peer.program.endswith(".js")
    program = ["node"] if node else [str(PEERS_HOME / "python/bin/python")]
    path = os.pathsep.join([str(ROOT / "src"), sysconfig.get_path("purelib")])  # ours, and what we stand on
    return Child([*program, peer.program, port, str(folder / f"{port}.db")], PEERS_HOME, PYTHONPATH=path)


async def human_pace(folder: Path, rows: list[str], count: int) -> None:
    child, load = cardhouse(folder), Load()
    tables = await open_ours(child, count, load)
    done = await run(child, tables, load, 12, every=3.0)
    rows.append(
        f"| {count} tables at human pace, a move every 3 s | p50 {done.ms(0.5):.1f} ms, p99 {done.ms(0.99):.1f} ms, "
        f"{done.busy:.0%} of a core | p99 ≤ 100 ms, ≤ 50 % |"
    )
    child.kill()


async def storm(folder: Path, rows: list[str], people: int) -> None:
    """All drop at once and come back within a second, while they play."""
    child, load = cardhouse(folder), Load()
    tables = await open_ours(child, people // SEATS, load)
    await run(child, tables, load, 2, every=3.0)
    took: list[float] = []

    async def back(seat: int, table: Ours) -> None:
        await asyncio.sleep(random.random())
        began = perf_counter()
        await table.seats[seat].connect()
        await table.seats[seat].seen.wait()
        took.append(perf_counter() - began)

    for table in tables:
        for seat in table.seats:
            assert seat.wire is not None
            seat.wire.cut()
    await asyncio.gather(*(back(seat, table) for table in tables for seat in range(SEATS)))
    took.sort()
    again = await run(child, tables, load, 4, every=1.0)
    rows.append(
        f"| {people} clients drop and return within a second | all back: p50 {1000 * took[people // 2]:.0f} ms, "
        f"p95 {1000 * took[people * 95 // 100]:.0f} ms; {again.moves} moves in the next 4 s | p95 ≤ 2 s |"
    )
    child.kill()


async def idle(folder: Path, rows: list[str], people: int) -> None:
    child, load = cardhouse(folder), Load()
    clerk = Clerk(child.host)
    before_tables = child.memory
    tables = [clerk.table(load) for _ in range(people // SEATS)]
    before = child.memory
    for some in batches(tables, 50):
        await asyncio.gather(*(table.open() for table in some))
    each, a_table = (child.memory - before) / people / 1024, (before - before_tables) / len(tables) / 1024
    cpu = child.cpu_s
    await asyncio.sleep(5)
    rows.append(
        f"| {people:,} idle connections, four to a table | {each:.1f} KiB each, and {a_table:.1f} KiB a table; "
        f"{(child.cpu_s - cpu) / 5:.1%} of a core | ≤ 40 KiB |"
    )
    child.kill()


async def growth(folder: Path, rows: list[str], counts: tuple[int, ...]) -> None:
    """Does a move cost more when there are more tables?"""
    rates = {}
    for count in counts:
        child, load = cardhouse(folder), Load()
        tables = await open_ours(child, count, load)
        rates[count] = (await run(child, tables, load, 8, every=count / 400)).per_cpu_second
        child.kill()
        wipe(folder)
    said = ", ".join(f"{count:,}: {rate:,.0f}" for count, rate in rates.items())
    rows.append(f"| moves per CPU second by number of tables, at 400 moves/s | {said} | the same |")


async def length(folder: Path, rows: list[str]) -> None:
    """Does a move cost more late in a long match? Liap Tui to a score that nobody reaches soon."""
    child, load = cardhouse(folder), Load()
    clerk = Clerk(child.host)
    tables = [clerk.table(load, "liap_tui", "target=1000 max_rounds=1000") for _ in range(10)]
    for table in tables:
        await table.open()
        table.start()
    rates, n = [], []
    await asyncio.sleep(1)
    for _ in range(6):
        done = await run(child, tables, load, 3)
        rates.append(done.per_cpu_second)
        n.append(statistics.mean(table.n for table in tables))
    said = ", ".join(f"{lines:,.0f}: {rate:,.0f}" for lines, rate in zip(n, rates, strict=True))
    rows.append(f"| moves per CPU second by lines of the table so far | {said} | the same |")
    child.kill()


async def restart(folder: Path, rows: list[str], count: int) -> None:
    child, load = cardhouse(folder), Load()
    tables = await open_ours(child, count, load)
    await run(child, tables, load, 10)
    lines = sum(table.n for table in tables)
    child.kill()
    began = perf_counter()
    again = cardhouse(folder)
    took = perf_counter() - began
    rows.append(
        f"| restart after kill -9 with {count:,} live tables, {lines:,} lines | open after {took:.1f} s | ≤ 10 s |"
    )
    again.kill()


# -- the run


def wipe(folder: Path) -> None:
    for page in folder.glob("bench.db*"):
        page.unlink()


def install_peers() -> bool:
    """What they need, from npm and PyPI, once; `better-sqlite3` is compiled, which takes minutes."""
    if shutil.which("npm") is None:
        return False
    stamp, wanted = PEERS_HOME / ".installed", (HERE / "peers/package.json").read_text()
    shutil.copytree(HERE / "peers", PEERS_HOME, dirs_exist_ok=True)
    if stamp.is_file() and stamp.read_text() == wanted:
        return True
    command = ["npm", "install", "--no-audit", "--no-fund", "--omit=optional", "--loglevel=error"]
    headers = {"npm_config_nodedir": "/usr"} if Path("/usr/include/node").is_dir() else {}
    done = subprocess.run(command, cwd=PEERS_HOME, check=False, stdout=subprocess.DEVNULL, env=os.environ | headers)
    venv.create(PEERS_HOME / "python", with_pip=True)
    pip = [str(PEERS_HOME / "python/bin/python"), "-m", "pip", "install", "--quiet", "python-socketio>=5.11"]
    subprocess.run(pip, check=True)
    if done.returncode == 0:
        stamp.write_text(wanted)
    return done.returncode == 0


async def measure(folder: Path, only: list[str], quick: bool) -> list[list[str]]:
    peers = install_peers() if not only or "peers" in only else False
    first: list[str] = []
    rows = ["| what | measured | goal |", "|---|---|---|"]
    some: dict[str, Callable[[], Awaitable[None]]] = {
        "peers": lambda: beside_peers(folder, first, peers),
        "pace": lambda: human_pace(folder, rows, 750),
        "storm": lambda: storm(folder, rows, 500),
        "idle": lambda: idle(folder, rows, 2_000 if quick else 10_000),
        "growth": lambda: growth(folder, rows, (100, 500) if quick else (100, 1_000, 3_000)),
        "length": lambda: length(folder, rows),
        "restart": lambda: restart(folder, rows, 200 if quick else 1_000),
    }
    for name, one in some.items():
        if not only or name in only:
            print(f"{name} …", file=sys.stderr, flush=True)
            await one()
            wipe(folder)
            print("\n".join([*first, *rows]), file=sys.stderr, flush=True)
    return [first, rows]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "only", nargs="*", help="peers, pace, storm, idle, growth, length, restart; nothing is kept then"
    )
    parser.add_argument("--quick", action="store_true")
    args = parser.parse_args()
    os.sched_setaffinity(0, {LOAD_CORE})
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    import uvloop

    with tempfile.TemporaryDirectory() as folder:
        first, rows = uvloop.run(measure(Path(folder), args.only, args.quick))
    text = "\n".join(
        [
            "## Server: one process on one core, four clients a table",
            "",
            f"`make bench-server` at {commit()}, CPython {platform.python_version()}, {machine()}. "
            f"The load comes from the other core. {TABLES} tables, "
            f"median of {ROUNDS} rounds of {SECONDS:g} s, peers in turn in one run; each move waits until all four "
            "have seen the one before.",
            "",
            *first,
            "",
            *rows,
        ]
    )
    print(text)
    if not args.only and not args.quick:
        keep(HERE / "results.md", text + "\n")


if __name__ == "__main__":
    main()
