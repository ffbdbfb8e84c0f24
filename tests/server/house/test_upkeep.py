"""What goes on for as long as the house is open is never lost to a mistake."""

from __future__ import annotations

import ast
import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import cardhouse.server
from cardhouse.server.cluster import following, heartbeats, holdings, relay, takeover
from cardhouse.server.cluster.relay import Relay
from cardhouse.server.config import Config
from cardhouse.server.house import archive, upkeep
from cardhouse.server.house.alarm import Alarm
from cardhouse.server.house.house import House
from cardhouse.server.house.upkeep import Upkeep
from cardhouse.server.metrics import Metrics
from tests.server.house.test_house import Bots, Disk, at_home, quiet

WORKS = {"alarm", "clear up", "beat", "look", "sweep", "tidy", "report", "hear", "say"}
LOOPS = {  # functions with an endless loop; those that are no permanent work say why
    "Alarm.run",
    "Archive.clear_up",
    "Heartbeats.beat",
    "Following.look",
    "Takeover.sweep",
    "Solo._sweep",
    "Bell.run",
    "Solo._tidy",
    "Holdings.tidy",
    "Heartbeats.report",
    "Listings.run",
    "Line._go_on",
    "Relay._stay",
    "Relay._send",
    "Archive._keep",  # until one record is kept
    "Upkeep._keep",  # it is what keeps the others
    "Writer._run",  # a thread, tested below
    "Writer._write",  # until one group is written
    "Writer._connect_again",
    "Reader._read",  # until something is read
}


def endless() -> set[str]:
    found = set()
    for path in Path(cardhouse.server.__file__).parent.rglob("*.py"):
        for owner in (node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.ClassDef)):
            for function in owner.body:
                for loop in ast.walk(function):
                    forever = isinstance(loop, ast.While) and ast.unparse(loop.test) in (
                        "True",
                        "not self._closed",
                        "not self.closed",
                        "not any((isinstance(job, Stop) for job in group))",
                    )
                    counts = isinstance(loop, ast.For) and "count(" in ast.unparse(loop.iter)
                    if (forever or counts) and isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                        found.add(f"{owner.name}.{function.name}")
    return found


def test_whoever_writes_an_endless_loop_says_who_keeps_it() -> None:
    assert endless() == LOOPS


async def until(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not what():
            await asyncio.sleep(0.01)


def test_a_work_that_falls_or_ends_is_started_again_until_the_house_closes(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(upkeep, "AGAIN_S", (0.0, 0.01))
    begun: Counter[str] = Counter()

    async def falls() -> None:
        begun["falls"] += 1
        raise LookupError("As")

    async def ends() -> None:
        begun["ends"] += 1

    async def evening() -> None:
        tasks: list[asyncio.Task[None]] = []
        metrics = Metrics()
        works = Upkeep(metrics, lambda work: tasks.append(asyncio.create_task(work)))
        works.start("falls", falls)
        works.start("ends", ends)
        await until(lambda: min(begun["falls"], begun["ends"]) > 3)
        assert works.fallen == ["ends", "falls"]
        assert metrics.values()["cardhouse_restarts_total"] >= 6
        works.closed = True
        await asyncio.gather(*tasks)

    asyncio.run(evening())
    assert "a permanent work fell" in caplog.text and "As" not in caplog.text


def test_it_comes_back_later_each_time_but_not_after_a_calm_while(monkeypatch: pytest.MonkeyPatch) -> None:
    now, waits = 0.0, []

    class Loop:
        def time(self) -> float:
            return now

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        works.closed = len(waits) == 7

    async def falls() -> None:
        nonlocal now
        now += upkeep.CALM_S + 1 if len(waits) == 5 else 1
        raise LookupError

    monkeypatch.setattr(upkeep, "asyncio", SimpleNamespace(get_running_loop=Loop, sleep=sleep))
    works = Upkeep(Metrics(), lambda work: None)
    asyncio.run(works._keep("falls", falls))
    first, *more = upkeep.AGAIN_S
    assert waits == [first, *more, more[-1], first, more[0]]


@pytest.mark.stores("postgresql")  # one that is alone has two of them
def test_every_permanent_work_is_back_after_a_mistake(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "AGAIN_S", (0.0,))
    slept: Counter[str] = Counter()

    def name() -> str:
        task = asyncio.current_task()
        frame = None if task is None else getattr(task.get_coro(), "cr_frame", None)
        return str(frame.f_locals.get("name", "")) if frame is not None else ""

    def mistake_once() -> None:
        slept[name()] += 1
        if slept[name()] == 1 and name() in WORKS:
            raise LookupError("a mistake of ours")

    class Impatient:
        """asyncio, in which nobody sleeps for long."""

        def __getattr__(self, what: str) -> Any:
            return getattr(asyncio, what)

        async def sleep(self, seconds: float) -> None:
            mistake_once()
            await asyncio.sleep(min(seconds, 0.01))

    for module in (archive, following, heartbeats, holdings, relay, takeover):
        monkeypatch.setattr(module, "asyncio", Impatient())

    async def evening() -> None:
        disk, line = await Disk.open(where), Relay("redis://127.0.0.1:1")
        house = House(disk, Bots(), Metrics(), Config(node="a"), line)
        ring, wait = house.alarm.ring_due, line._more.wait

        def ring_due() -> None:
            mistake_once()
            ring()
            asyncio.get_running_loop().call_later(0.01, house.alarm._sooner.set)

        async def more() -> Any:
            mistake_once()
            asyncio.get_running_loop().call_later(0.01, line._more.set)
            return await wait()

        house.alarm.ring_due, line._more.wait = ring_due, more  # type: ignore[method-assign]
        house.open = True
        await house.wake()
        try:
            await until(lambda: all(slept[work] > 2 for work in WORKS - {"clear up"}) and slept["clear up"] > 1)
            assert set(house.upkeep.fallen) == WORKS and set(house.troubles) >= WORKS
        finally:
            await house.close()
            await disk.close()

    asyncio.run(evening())


def test_the_writer_goes_on_after_a_mistake_and_nobody_waits_for_ever(where: str) -> None:
    async def act(house: House, disk: Disk, bots: Bots) -> None:
        await quiet(house)
        writer: Any = disk._writer
        write, falls = writer._write, 2

        def mistaken(group: Any) -> Any:
            nonlocal falls
            if falls:
                falls -= 1
                raise LookupError("a mistake of ours")
            return write(group)

        writer._write = mistaken
        with pytest.raises(LookupError):
            await disk.player("a" * 64)
        told = asyncio.get_running_loop().create_future()
        disk.submit("mango", 1, ["a"], told.set_result)
        assert isinstance(await told, LookupError)
        assert (await disk.player("a" * 64)).id
        assert house.troubles == ["writer"] and house.metrics.counts["restarts"] == 2

    at_home(where, act)


def test_an_alarm_that_rang_in_vain_rings_again() -> None:
    now, rung = 10, []

    def ring(code: str) -> None:
        rung.append(code)
        if len(rung) == 1:
            raise LookupError

    async def evening() -> None:
        alarm = Alarm(lambda: now, ring)
        alarm.set("mango", 5)
        with pytest.raises(LookupError):
            alarm.ring_due()
        alarm.ring_due()

    asyncio.run(evening())
    assert rung == ["mango", "mango"]
