"""Whoever comes and goes, a house remembers no more of them than of those before."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from cardhouse.server import bucket
from cardhouse.server.config import Config
from cardhouse.server.house import alarm, bell, guesses
from cardhouse.server.house.house import House
from cardhouse.server.net import door
from cardhouse.table import chat, ledger, talk
from cardhouse.table.codes import split
from tests.attack.caller import HOST, UPGRADE, Caller, Client, Gone, ask, new_key
from tests.attack.conftest import SOAK, Mob, house_in_memory, resident
from tests.attack.counted import counted, grown
from tests.attack.here import house_here
from tests.attack.mob import address

SERVED = ("cardhouse.", "uvicorn.", "starlette.", "websockets.server.", "websockets.http11.")
Loop = Callable[[], asyncio.AbstractEventLoop]
LOOPS: list[Loop] = [asyncio.new_event_loop]
with suppress(ImportError):  # what a real house runs on, where it can be had
    import uvloop

    LOOPS.append(uvloop.new_event_loop)

GUESTS = 8  # in a lap
LAPS = 3
LESS = GUESTS * (LAPS - 1) // 2 - 1  # than one for every second guest: a heap has a few entries that nobody waits for
TIMES = 5
CHURN_S = float(os.environ.get("CHURN_S", "1800"))


class Person:
    """A fresh key from an address of its own, that hears everything and answers nothing."""

    def __init__(self, port: int, number: int) -> None:
        self.port, self.number, self.key = port, number, new_key()
        self.told: list[dict[str, Any]] = []

    async def __aenter__(self) -> Person:
        here = (address(self.number), 0)
        self.ws: ClientConnection = await connect(f"ws://{HOST}:{self.port}/ws", local_addr=here, close_timeout=0.2)
        self.hearing = asyncio.create_task(self._hear())
        await self.say("hello", key=self.key)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.ws.close()
        await self.hearing

    async def _hear(self) -> None:
        async for text in self.ws:
            self.told.append(json.loads(text))

    async def say(self, kind: str, **fields: object) -> None:
        await self.ws.send(json.dumps({"type": kind, **fields}))

    async def heard(self, kind: str) -> dict[str, Any]:
        return await self._awaited(lambda told: bool(told["type"] == kind))

    async def turn(self, nth: int) -> dict[str, Any]:
        """The view in which it is their turn for the nth time."""
        return await self._awaited(
            lambda told: bool(told["type"] == "view" and told["nth"] == nth and told["you"] in told["view"]["legal"])
        )

    async def _awaited(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        until = time.monotonic() + 60
        while True:
            if found := [told for told in self.told if fits(told)]:
                return found[-1]
            assert time.monotonic() < until, self.told[-3:]
            await asyncio.sleep(0.01)

    async def ask(self, path: str, **how: Any) -> Any:
        return await asyncio.to_thread(ask, self.port, address(self.number), path, **how)


async def lap(house: House, port: int, standing: str, first: int) -> None:
    """Everything people do, once; afterwards nobody is there, and all tables but one are closed."""
    for number in range(first, first + GUESTS):
        async with Person(port, number) as person, Person(port, number + 1000) as friend:
            await visit(person, friend, standing)
            await open_and_play(person)
        await asyncio.to_thread(ask, port, address(number), "/api/me", person.key)
        await asyncio.to_thread(ask, port, address(number), "/api/records/no-such-99-1/review")
    for code in list(house.register.tables):
        if code != split(standing)[0]:
            assert await house.opening.close_table(code)
    await nobody_left(house, 1)


async def nobody_left(house: House, but: int) -> None:
    until = time.monotonic() + 30
    while len(house.connections) > but and time.monotonic() < until:
        await asyncio.sleep(0.01)
    await house.settled()
    await asyncio.sleep(0.2)  # for what ends by itself a moment later


async def visit(person: Person, friend: Person, standing: str) -> None:
    """The table that stays: looked at, sat down at, talked at, muted, left, or just gone from."""
    await person.say("join", table=standing, name="Person")
    await friend.say("join", table=standing, name="Friend", watch=True)
    me = await person.heard("welcome")
    await person.heard("room")
    await friend.heard("room")
    for told in ("say", "say", "ready", "swap", "explain", "hint", "sit", "stand", "mute", "go_on", "back"):
        fields: dict[str, object] = {"say": {"phrase": "wow"}, "explain": {"move": "2c"}}.get(told, {})  # type: ignore[assignment]
        await person.say(told, **fields, **({"seat": 2} if told in ("sit", "swap") else {}))
    await friend.say("mute", player=me["player"])
    await friend.say("say", phrase="hello")
    await person.say("leave")
    await person.heard("gone")


async def open_and_play(person: Person) -> None:
    """A match with bots, some moves of it, a hint; then the connection is gone in the middle."""
    settings = {"game": "thulla", "seats": 3, "clock": "off"}
    status, opened = await person.ask("/api/tables", key=person.key, body={"settings": settings})
    assert status == 201, opened
    await person.say("join", table=opened["table"], name="Host")
    for seat in (2, 3):
        await person.say("add_bot", seat=seat, level="gentle")
    await person.say("start")
    await person.heard("promise")
    await person.say("share", share=new_key())
    for nth in range(3):
        view = await person.turn(nth)
        await person.say("hint")
        await person.say("move", match=view["match"], nth=nth, move=view["view"]["legal"][view["you"]][0])


def test_nothing_that_is_remembered_grows_with_those_who_came(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    small = (
        *((alarm, "SPARE"), (bell, "SEEN"), (talk, "MOST_TAPS"), (talk, "MOST_MUTED")),
        *((ledger, "MOST_MEMBERS"), (ledger, "MOST_KNOWN")),
    )
    for room, name in small:
        monkeypatch.setattr(room, name, 2)
    for room in (door, guesses):
        monkeypatch.setattr(room, "SWEEP_MS", 0)
    monkeypatch.setattr(bucket.Bucket, "full", True)  # as if hours had passed
    monkeypatch.setattr(bell, "DELAY_S", 0.0)  # as if ten seconds had
    monkeypatch.setattr(chat.Tap, "full", lambda tap, now: True)  # as if fifteen seconds had passed

    async def evening() -> None:
        limits: dict[str, Any] = {"address_rate": 10_000.0}
        async with house_here(tmp_path, **limits) as (house, port), Person(port, 999) as host:
            body = {"settings": {"game": "thulla", "seats": 4, "clock": "off"}}
            _, opened = await host.ask("/api/tables", key=host.key, body=body)
            await host.say("join", table=opened["table"], name="Host")
            await host.heard("room")
            await lap(house, port, opened["table"], 0)
            host.told.clear()
            before = counted()
            for number in range(1, LAPS):
                await lap(house, port, opened["table"], number * GUESTS)
            host.told.clear()
            more = grown(before, counted(), LESS)
            assert not more, more

    asyncio.run(evening())


@pytest.mark.parametrize("loop", LOOPS)
def test_a_connection_that_is_gone_leaves_nothing_for_the_collector(tmp_path: Path, loop: Loop) -> None:
    """The collector of a house runs rarely, as it stops everybody: what waits for it may wait for days."""

    async def evening() -> None:
        async with house_here(tmp_path) as (house, port):
            for _ in range(2):  # the first lap meets everything for the first time
                gc.collect()
                gc.disable()
                for number in range(TIMES):
                    async with Person(port, number) as person:
                        await open_and_play(person)
                    await person.ask("/api/games")
                    await person.ask("/api/tables/no-such-99")
                    await asyncio.to_thread(stray, port)
                for code in list(house.register.tables):
                    assert await house.opening.close_table(code)
                await nobody_left(house, 0)
                left = garbage()
            assert not left, left

    try:
        with asyncio.Runner(loop_factory=loop) as runner:
            runner.run(evening())
    finally:
        gc.enable()


def stray(port: int) -> None:
    """Connections that are refused, one that is cut in the middle of a head, and one before it says hello."""
    elsewhere = UPGRADE.format(host="x") + "Origin: https://evil.example\r\n\r\n"
    nowhere = UPGRADE.replace("/ws", "/no").format(host="x") + "\r\n"
    for said in ("nonsense\r\n\r\n", "GET / HTTP/1.1\r\nHost", elsewhere, nowhere):
        caller = Caller(port, address(7))
        caller.send(said.encode())
        with suppress(TimeoutError, Gone):
            caller.read(0.2)
        caller.close()
    Client(port, address(7)).close()


def garbage() -> dict[str, int]:
    """What only the collector finds, of ours and of what we build on."""
    before = everything()
    gc.collect()
    after = everything()
    return {kind: count for kind, count in (before - after).items() if count >= TIMES}  # fewer may be at work


def everything() -> Counter[str]:
    """How many there are of each kind; those of the test's own browsers are not asked for."""
    kinds = Counter(f"{type(thing).__module__}.{type(thing).__qualname__}" for thing in gc.get_objects())
    return Counter({kind: count for kind, count in kinds.items() if kind.startswith(SERVED)})


def test_closed_tables_leave_no_alarms_behind() -> None:
    rung: list[str] = []
    clock = alarm.Alarm(lambda: 0, rung.append)
    clock.set("open-all-night-11", 5_000)
    for number in range(10_000):
        clock.set(f"table-{number}", 600_000 + number)
        clock.set(f"table-{number}", None)
    assert len(clock._heap) <= 2 + alarm.SPARE and len(clock._queued) <= 2 + alarm.SPARE
    assert clock._heap[0] == (5_000, "open-all-night-11")


def test_an_address_that_asks_no_more_is_forgotten() -> None:
    now = 0
    way_in = door.Door(Config(), lambda: now)
    for number in range(5_000):
        now = 100 * number
        assert way_in.allows(f"2001:db8:{number:x}::/64") and way_in.allows(f"2001:db8:{number:x}::/64", "table")
    assert len(way_in._buckets) <= 4 * door.SWEEP_MS // 100


def test_an_address_that_asks_too_much_is_not_forgotten() -> None:
    now = 0
    way_in = door.Door(Config(), lambda: now)
    while way_in.allows("203.0.113.7", "table"):
        pass
    now = door.SWEEP_MS
    assert way_in.allows("203.0.113.8")  # the sweep
    assert sum(way_in.allows("203.0.113.7", "table") for _ in range(100)) == 4  # what has come back in ten seconds


if SOAK:

    def test_the_memory_of_a_long_evening_is_flat(mob: Mob) -> None:
        """After the first five minutes of CHURN_S (1800) seconds it grows by no more than a tenth."""
        with house_in_memory() as house:
            port, after = int(house.link.rpartition(":")[2]), []
            for _ in range(max(2, int(CHURN_S / 60))):
                mob.prepare(attack="evening", port=port, table="", seconds=60)
                mob.go()
                after.append(resident(house.pid))
            sys.stdout.write("\nMB after each minute: " + " ".join(f"{size:.1f}" for size in after) + "\n")
            settled = after[min(4, len(after) // 2)]
            assert after[-1] <= 1.1 * settled, after
