"""What falls, and how long until people play again: three nodes behind the haproxy of `deploy/`, one fault at a time.

`make bench-falls` writes bench/results.md. The people are witnesses of tests/cluster who come back as browsers do
(web/src/net/socket.ts); what counts is the moment in which each of them sees a move that was made after the fault.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from subprocess import DEVNULL, Popen
from time import monotonic
from typing import Any

from bench.child import ROOT
from bench.engine import commit, keep, machine
from tests.cluster.cluster import Cluster, port_of
from tests.cluster.engines import RedisServer
from tests.cluster.test_cluster import check, parties
from tests.cluster.witness import Witness
from tests.ports import free_port
from tests.server.postgres import Postgres, binaries, running

TABLES = 30
TIMES = 6
CALM_S = 6.0  # between faults; whatever is back is ready then
PATIENCE_S = 60.0


class Behind(Cluster):
    """The nodes behind a real balancer, with our own settings for it."""

    async def __aenter__(self) -> Behind:
        await super().__aenter__()
        self.front = free_port()
        settings = self.folder / "haproxy.cfg"
        settings.write_text(self.settings(), encoding="utf-8")
        self.haproxy = Popen(["haproxy", "-f", str(settings)], stdout=DEVNULL, stderr=DEVNULL)
        await asyncio.sleep(2)  # it has asked every node
        assert self.haproxy.poll() is None, "haproxy does not start"
        return self

    async def __aexit__(self, *error: object) -> None:
        self.haproxy.kill()
        self.haproxy.wait()
        await super().__aexit__(*error)

    def settings(self) -> str:
        """Those of `deploy/`, with these addresses."""
        text = (ROOT / "deploy/haproxy.cfg").read_text(encoding="utf-8")
        text = re.sub(r"^resolvers names\n(?:    .*\n)+", "", text, flags=re.MULTILINE).replace(" resolvers names", "")
        text = text.replace("bind :8080", f"bind 127.0.0.1:{self.front}")
        for i, node in enumerate(self.nodes, 1):
            text = text.replace(f"n{i}:8000", f"127.0.0.1:{port_of(node)}")
        return text

    @property
    def link(self) -> str:
        return f"http://127.0.0.1:{self.front}"

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.front}/ws"


class Browser(Witness):
    """Notices silence and comes back as web/src/net/socket.ts does."""

    silent_s = 16.0
    where = "at one node"

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.socket += f"?table={self.hashed}"
        self.before = self.seen  # what had been seen at their table before the fault
        self.again_at: float | None = None
        self._tries = 0

    @property
    def hashed(self) -> str:
        """What the balancer goes by."""
        return self.table

    def away_before_s(self) -> float:
        self._tries += 1
        return min(10.0, 0.4 * 2.0 ** (self._tries - 1)) * (0.7 + 0.6 * self.dice.random())

    async def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "room":
            self._tries = 0
        if message["type"] == "view" and self.again_at is None and (message["match"], message["n"]) > self.before:
            self.again_at = monotonic()
        await super().hear(message)


class Anywhere(Browser):
    """As behind a balancer that does not know of tables: what one of them does, others see over Redis."""

    where = "at any"

    @property
    def hashed(self) -> str:
        return self.table + self.name


async def fall(
    made: Sequence[Sequence[Browser]], fault: Awaitable[None], since_its_end: bool
) -> tuple[list[float], int]:
    """How long each has waited for the next move at their table, and how many had to come in again.

    A fault that sends people to other nodes concerns only those; any other concerns everybody.
    """
    everybody = [person for party in made for person in party]
    connections = [person.connections for person in everybody]
    for party in made:
        newest = max(person.seen for person in party)
        for person in party:
            person.before, person.again_at = newest, None
    began = monotonic()
    falling = asyncio.ensure_future(fault)
    if since_its_end:
        await falling
        began = monotonic()
    latest = monotonic() + PATIENCE_S
    while any(person.again_at is None for person in everybody) and monotonic() < latest:
        await asyncio.sleep(0.02)
    await falling
    moved = [person for person, before in zip(everybody, connections, strict=True) if person.connections != before]
    waited = [max(0.0, (person.again_at or latest) - began) for person in moved or everybody]
    await asyncio.sleep(CALM_S)
    return waited, len(moved)


def at(waited: list[float], share: float) -> float:
    return sorted(waited)[int(len(waited) * share)]


Kinds = dict[str, tuple[Callable[[int], Awaitable[None]], bool]]  # what happens, and whether only its end counts


def kinds_of(cluster: Behind) -> Kinds:
    return {
        "nothing": (lambda i: asyncio.sleep(0), False),
        "`kill -9` of a node, which comes back after 1 s": (lambda i: cluster.kill(i % 3, 1.0), False),
        "a node stands still for 20 s (SIGSTOP)": (lambda i: cluster.pause(i % 3, 20.0), False),
        "`kill -9` of Redis, which comes back after 1 s": (lambda i: cluster.kill_redis(1.0), False),
        "a node is cut from Redis for 5 s": (lambda i: cluster.cut_from_redis(i % 3, 5.0, False), False),
        "the line from a node to Redis is silent for 5 s": (lambda i: cluster.cut_from_redis(i % 3, 5.0, True), False),
        "`kill -9` of PostgreSQL; since it is back": (lambda i: cluster.kill_postgres(1.0), True),
    }


async def evening(cluster: Behind, who: type[Browser]) -> tuple[list[str], int]:
    """A row for each kind, and how many moves were told."""
    made = await parties(who, cluster, TABLES)
    everybody = [person for party in made for person in party]
    playing = True
    for person in everybody:
        person.linger = lambda: playing
    staying = asyncio.gather(*(person.stay() for person in everybody))
    await asyncio.sleep(CALM_S)
    rows = []
    for name, (fault, since_its_end) in kinds_of(cluster).items():
        waited: list[float] = []
        again = 0
        for n in range(TIMES):
            some, moved = await fall(made, fault(n), since_its_end)
            waited, again = waited + some, again + moved
        times = " | ".join(f"{at(waited, share):.2f} s" for share in (0.5, 0.95))
        goal = "" if name == "nothing" else "p95 ≤ 3 s"
        rows.append(f"| {name} | {who.where} | {len(waited)} | {again} | {times} | {goal} |")
        print(rows[-1], file=sys.stderr, flush=True)
    playing = False
    async with asyncio.timeout(120):
        await staying
    return rows, await check(cluster, made)


async def measure(folder: Path, postgres: Postgres, redis: RedisServer) -> list[str]:
    rows = [
        "| what falls | a table's people | counted | came in again | p50 | p95 | goal |",
        "|---|---|---|---|---|---|---|",
    ]
    moves = 0
    async with Behind(folder, postgres, redis, 3, "--bot-pace", "0.2") as cluster:
        for who in (Browser, Anywhere):
            more, told = await evening(cluster, who)
            rows, moves = rows + more, moves + told
    return [*rows, "", f"{moves:,} moves were told meanwhile; every one of them is in the records, none twice."]


def main() -> None:
    programs = binaries()
    assert programs is not None and shutil.which("haproxy"), "apt install postgresql redis-server haproxy"
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    with tempfile.TemporaryDirectory() as name, running(programs, fsync="on", max_connections="200") as postgres:
        os.chmod(name, 0o755)
        redis = RedisServer(Path(name)).start()
        try:
            rows = asyncio.run(measure(Path(name), postgres, redis))
        finally:
            redis.kill()
    text = "\n".join(
        [
            "## Falls: how long until people play again",
            "",
            f"`make bench-falls` at {commit()}, {machine()}. Three nodes, PostgreSQL (every commit synced) and Redis "
            f"behind haproxy with the settings of deploy/haproxy.cfg; {TABLES} tables with two people and bots, who "
            "move after 0.3 and 0.2 s, first with a balancer that sends all people of a table to one node, as ours "
            "does, then with everybody at any; people come back as our client does in browsers. "
            f"{TIMES} faults of each kind. Counted is, for everybody who had to come in again (if nobody had to: for "
            "everybody), the time from the fault until they see a move that was made after it; so the pace of games "
            "is in it, which the first line shows.",
            "",
            *rows,
        ]
    )
    keep(Path(__file__).parent / "results.md", text)


if __name__ == "__main__":
    main()
