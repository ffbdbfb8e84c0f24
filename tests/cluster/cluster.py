"""Three real nodes on a real PostgreSQL and a real Redis behind a balancer; each of them can fall."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

from tests.cluster.balancer import Balancer
from tests.cluster.engines import RedisServer
from tests.server.cable import Cable
from tests.server.open_house import OpenHouse
from tests.server.postgres import Postgres

FLAGS = (
    "--rate", "0", "--address-rate", "0", "--tables-per-player", "1000", "--connections-per-address", "5000",
    "--log", "json",
)  # fmt: skip


SILENT, GONE = 0, -1  # instead of a status


class Cluster:
    """`async with`: the balancer and the lines to Redis live in the test's own loop."""

    def __init__(self, folder: Path, postgres: Postgres, redis: RedisServer, nodes: int = 3, *flags: str) -> None:
        self.folder, self.postgres, self.redis = folder, postgres, redis
        self.database = postgres.new()
        self.flags = (*FLAGS, *flags)
        self.nodes: list[OpenHouse] = []
        self.cables: list[Cable] = []  # from each node to Redis
        self.count = nodes
        self.paused: set[int] = set()

    async def __aenter__(self) -> Cluster:
        for i in range(self.count):
            self.cables.append(Cable(self.redis.port))
            place = self.folder / f"node{i}"
            place.mkdir()
            engines = ("--database", self.database, "--redis", f"redis://127.0.0.1:{self.cables[i].port}")
            self.nodes.append(OpenHouse(place, *engines, "--node", f"node{i}", *self.flags))
        await asyncio.gather(*(asyncio.to_thread(node.start) for node in self.nodes))
        self.balancer = await Balancer([port_of(node) for node in self.nodes]).open()
        self._checking = asyncio.create_task(self._check_health())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._checking.cancel()
        for i in list(self.paused):
            self.resume(i)
        for node in self.nodes:
            node.kill()
        for cable in self.cables:
            cable.close()
        await self.balancer.close()

    @property
    def link(self) -> str:
        return f"http://127.0.0.1:{self.balancer.port}"

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.balancer.port}/ws"

    # -- faults

    async def kill(self, i: int, for_s: float) -> None:
        self.nodes[i].kill()
        await asyncio.sleep(for_s)
        await asyncio.to_thread(self.nodes[i].start)

    async def pause(self, i: int, for_s: float) -> None:
        os.kill(self.nodes[i].pid, signal.SIGSTOP)
        self.paused.add(i)
        await asyncio.sleep(for_s)
        self.resume(i)

    def resume(self, i: int) -> None:
        self.paused.discard(i)
        os.kill(self.nodes[i].pid, signal.SIGCONT)

    async def cut_from_redis(self, i: int, for_s: float, silently: bool) -> None:
        cable = self.cables[i]
        if silently:
            cable.silent = True
        else:
            cable.cut()
        await asyncio.sleep(for_s)
        cable.silent = False
        cable.mend()

    async def kill_redis(self, for_s: float) -> None:
        self.redis.kill()
        await asyncio.sleep(for_s)
        await asyncio.to_thread(self.redis.start)

    async def kill_postgres(self, for_s: float) -> None:
        await asyncio.to_thread(self.postgres.kill)
        await asyncio.sleep(for_s)
        await asyncio.to_thread(self.postgres.start)

    # -- what a balancer does

    async def _check_health(self) -> None:
        while True:
            for node, status in zip(self.nodes, await asyncio.gather(*map(status_of, self.nodes)), strict=True):
                port = port_of(node)
                (self.balancer.down.discard if status == 200 else self.balancer.down.add)(port)
                if (
                    status == SILENT
                ):  # one that closes sends its guests away, and one that falls takes its sockets along
                    self.balancer.cut_off(port)
            await asyncio.sleep(0.3)

    @property
    def log(self) -> str:
        return "\n".join(node.log for node in self.nodes)


def port_of(node: OpenHouse) -> int:
    return int(node.link.rpartition(":")[2])


async def status_of(node: OpenHouse) -> int:
    """What it says when it is asked whether it is ready."""

    def ask() -> int:
        try:
            with urlopen(f"{node.link}/ready", timeout=2) as answer:
                return int(answer.status)
        except HTTPError as refused:
            refused.close()
            return refused.code
        except TimeoutError:
            return SILENT
        except OSError:
            return GONE

    return await asyncio.to_thread(ask)


async def until(what: object, within_s: float = 20) -> None:
    """What is asked becomes true."""
    assert callable(what)
    latest = time.monotonic() + within_s
    while not what():
        assert time.monotonic() < latest, "never"
        await asyncio.sleep(0.02)
