"""Several workers on one SQLite file, and everything of them that can fall: what tests/cluster asks of nodes.

Nothing that anybody was told is lost, done twice or changed, and every game goes on. Long with `make soak`.
"""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import signal
import sqlite3
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from subprocess import run

import pytest
from websockets.asyncio.client import connect

from cardhouse.server.close_codes import FULL
from cardhouse.table.codes import split
from tests.cluster.cluster import until
from tests.cluster.test_cluster import IN_NEED, PACE, Patient, Who
from tests.cluster.witness import Witness, linearizable
from tests.cluster.workers import Workers
from tests.server.http.test_farewell import NAME, everything
from tests.server.open_house import CARDHOUSE
from tests.server.test_process import arrive, end_of, metric, next_of, record_of
from tests.server.visitor import http, open_table

SOAK = os.environ.get("SOAK") == "1"
FAULTS = 300 if SOAK else 6
TABLES = 50 if SOAK else 5
WAIT_S = 0.3 if SOAK else 0.05


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Workers]:
    house = Workers(tmp_path, *PACE, count=2)
    house.start()
    yield house
    house.end()


def parties(who: type[Who], house: Workers, tables: int, wait_s: float, spread: bool = False) -> list[list[Who]]:
    """Tables with two people and bots. `spread`: not all say in the address which table they want, so they come in at
    any worker."""
    made: list[list[Who]] = []
    for i in range(tables):
        game = ("thulla", "kazhutha", "dalmuti", "tincholi", "liap_tui")[i % 5]
        key = secrets.token_hex(32)
        table = open_table(house.link, game, 4 if game in ("dalmuti", "liap_tui") else 3, key)
        party = []
        for p in range(2):
            socket = house.socket if spread and p else house.socket_of(table)
            party.append(who(socket, table, f"Name{p}", key if p == 0 else ""))
            party[-1].people, party[-1].wait_s = 2, wait_s
        made.append(party)
    return made


def check(house: Workers, made: list[list[Who]]) -> int:
    """What everybody was told is true; how many moves that were."""
    moves = 0
    for party in made:
        names = {match: name for witness in party for match, name in witness.records.items()}
        moves += linearizable({match: record_of(house, name) for match, name in names.items()}, party)
    return moves


def refused(made: list[list[Who]]) -> set[str]:
    return set(Counter(one["code"] for party in made for witness in party for one in witness.refused))


def test_a_table_is_seen_from_all_workers(house: Workers) -> None:
    """Nothing falls, and people of one table are at any worker. Nobody notices."""
    made = parties(Patient, house, 10 if SOAK else 5, 0.0, spread=True)

    async def evening() -> None:
        async with asyncio.timeout(120):
            await asyncio.gather(*(witness.stay() for party in made for witness in party))

    asyncio.run(evening())
    assert check(house, made) > 60
    assert not refused(made) - {"stale_move", "early_move"}
    assert '"level":"error"' not in house.log, house.log
    assert all(witness.connections == 1 for party in made for witness in party)


def test_whatever_falls(house: Workers) -> None:
    """Workers are killed and stand still, and so does their parent, while people play."""
    dice = random.Random(os.environ.get("SEED", "workers"))
    made = parties(Witness, house, TABLES, WAIT_S)
    everybody = [witness for party in made for witness in party]
    falling = True
    for witness in everybody:
        witness.linger = lambda: falling

    async def fall(n: int) -> None:
        if n % 6 == 5:
            await asyncio.to_thread(house.kill)  # its workers notice, and close
            await asyncio.to_thread(house.start)
        elif n % 6 == 3:
            await house.stop_worker(dice.choice(house.pids), dice.uniform(0.5, 5.0) * (1.0 if SOAK else 0.4))
        else:
            await house.kill_worker(dice.choice(house.pids))
        await asyncio.sleep(dice.uniform(0.3, 1.5) * (1.0 if SOAK else 0.4))

    async def evening() -> None:
        nonlocal falling
        staying = asyncio.gather(*(witness.stay() for witness in everybody))
        await until(lambda: sum(len(witness.told) for witness in everybody) > TABLES, 60)
        for n in range(FAULTS):
            await fall(n)
        falling = False
        async with asyncio.timeout(120):
            await staying

    asyncio.run(evening())
    moves = check(house, made)
    back = sorted(s for witness in everybody for s in witness.away_s) or [0.0]
    p50, p95 = (back[len(back) * share // 100] for share in (50, 95))
    sys.stderr.write(f"\n{FAULTS} faults of workers, {moves} moves told, none lost; {len(back)} times back: ")
    sys.stderr.write(f"p50 {p50:.1f} s, p95 {p95:.1f} s\n")
    assert not refused(made) - IN_NEED
    assert moves > 10 * TABLES


def test_a_table_whose_worker_fell_goes_on_at_once(house: Workers) -> None:
    """And the one that its people come back to has read it from the log: no line is missing, none is there twice."""
    key = secrets.token_hex(32)
    table = open_table(house.link, "thulla", 3, key, "speed")
    witness = Witness(house.socket_of(table), table, "Ammu", key)
    witness.people, witness.wait_s = 1, 0.05

    async def evening() -> None:
        staying = asyncio.create_task(witness.stay())
        await until(lambda: len(witness.done_moves) > 2)
        for pid in house.pids:
            os.kill(pid, signal.SIGKILL)
            await asyncio.sleep(0.5)
        async with asyncio.timeout(60):
            await staying

    asyncio.run(evening())
    assert linearizable({1: record_of(house, f"{table}-1")}, [witness]) > 3
    with closing(sqlite3.connect(house.database)) as db:
        numbers = [n for (n,) in db.execute("SELECT n FROM line WHERE code = ? ORDER BY n", (split(table)[0],))]
    assert numbers == list(range(1, len(numbers) + 1))


def test_closing_tells_everybody_and_a_house_without_workers_goes_on_with_the_file(house: Workers) -> None:
    made = parties(Patient, house, 5, WAIT_S)
    everybody = [witness for party in made for witness in party]
    playing = True
    for witness in everybody:
        witness.linger = lambda: playing

    async def evening() -> None:
        nonlocal playing
        staying = asyncio.gather(*(witness.stay() for witness in everybody))
        await until(lambda: sum(len(witness.told) for witness in everybody) > 20)
        for flags in (house.flags, house.flags[2:]):  # again, and then alone
            house.flags = flags
            assert await asyncio.to_thread(house.close) == 0
            await asyncio.to_thread(house.start)
            told = sum(len(witness.told) for witness in everybody)
            await until(lambda told=told: sum(len(witness.told) for witness in everybody) > told + 10, 60)
        playing = False
        async with asyncio.timeout(120):
            await staying

    asyncio.run(evening())
    assert {code for witness in everybody for code in witness.ends} == {1012}, "told, not cut off"
    assert check(house, made) > 50
    assert not refused(made) - {"stale_move", "early_move", "draining"}
    with closing(sqlite3.connect(house.database)) as db:
        left = [db.execute(f"SELECT count(*) FROM {name}").fetchone() for name in ("live", "node")]
    assert left == [(0,), (0,)], "nothing that only workers want to know"
    assert http(f"{house.link}/ready") == {"status": "ready"}


def test_limits_and_figures_are_of_all_workers(tmp_path: Path) -> None:
    house = Workers(tmp_path, "--connections-per-address", "6")
    house.start()

    async def evening() -> None:
        tables = [opened(house) for _ in range(7)]
        inside = [await arrive(house.socket, table, f"N{i}") for i, table in enumerate(tables[:6])]  # at each in turn
        await until(lambda: figure(house, "connections") == 6, 10)
        assert figure(house, "workers") == 2 and figure(house, "open") == 1
        for _ in range(2):  # at either worker
            async with connect(house.socket) as ws:
                assert await end_of(ws) == FULL
        await house.kill_worker(house.pids[0])
        await until(lambda: figure(house, "connections") == 3 and figure(house, "workers") == 2, 20)
        inside.append(await arrive(house.socket, tables[6], "N7"))  # there is room again
        for ws in inside:
            await ws.close()

    try:
        asyncio.run(evening())
    finally:
        house.end()


def opened(house: Workers) -> str:
    return open_table(house.link, "thulla", 3, secrets.token_hex(32))


def figure(house: Workers, name: str) -> int:
    return int(next(iter(metric(house, f"cardhouse_{name}")), "-1"))


def test_somebody_who_is_deleted_at_one_worker_is_nowhere(house: Workers) -> None:
    async def evening() -> None:
        key, host = secrets.token_hex(32), secrets.token_hex(32)
        table = await asyncio.to_thread(open_table, house.link, "thulla", 3, host)
        ann = await arrive(house.socket_of(table), table, "Ann", host)
        gone = await arrive(house.socket_of(table), table, NAME, key)
        while (await next_of(gone, "room"))["you"] is None:
            pass
        for _ in range(2):  # asked of any worker
            await asyncio.to_thread(http, f"{house.link}/api/me", None, key, "DELETE")
        assert await asyncio.to_thread(house.close) == 0
        await ann.close()

    asyncio.run(evening())
    assert NAME.encode() not in everything(str(house.database))


def test_what_workers_cannot_do_is_said(tmp_path: Path) -> None:
    for flags, says in (
        (("--database", "postgresql://x@127.0.0.1/x"), "start a node for each core"),
        (("--redis", "redis://127.0.0.1"), "Redis is for several nodes"),
        (("--database", str(tmp_path / "nowhere" / "house.db")), "a folder that can be written"),
    ):
        command = [*CARDHOUSE, "serve", "--port", "0", "--host", "127.0.0.1", "--workers", "2", *flags]
        done = run(command, capture_output=True, text=True, timeout=60, check=False, cwd=tmp_path)
        assert done.returncode == 1 and says in done.stderr, done.stderr
