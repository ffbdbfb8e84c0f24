"""Four people who only want to play: how long each move takes, from the click to the view that shows it."""

from __future__ import annotations

import asyncio
import json
import math
import random
import threading
import time
from contextlib import suppress
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.attack.caller import HOST, Gone, ask, new_key, open_table

HOME = "127.0.0.1"  # nobody who attacks comes from here
THINK_S = 0.012  # between two moves: about forty moves a second at the table
OWN_S = 0.056  # between two of one person, also when only two are left: a connection may say twenty things a second
PAGE_EVERY_S = 0.25
BEAT_S = 0.005


class Sample(NamedTuple):
    at: float  # when it was asked
    took_ms: float


class Measure(NamedTuple):
    """What the people have noticed in a stretch of time."""

    moves: int
    p50: float
    p99: float
    page: float  # the slowest page
    hints: list[float]  # how long each took
    noise: float  # how late this machine was with a timer of our own, at worst


class Innocent:
    """Plays on in a thread of its own, until `close`."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.hints = False  # whether they ask for any
        self.lost = 0  # connections that were ended on them
        self._moves: list[Sample] = []
        self._pages: list[Sample] = []
        self._beats: list[Sample] = []
        self._hints: list[Sample] = []
        self._asked = math.inf  # when for a hint that has not come
        self._open: dict[int, float] = {}  # a person's unanswered move, and since when
        self._told: dict[int, str] = {}  # the kinds of the last messages to a person
        self._refused: list[str] = []
        self._closing = threading.Event()
        keys = [new_key() for _ in range(4)]
        self.table = open_table(port, HOME, keys[0], public=True)
        self._thread = threading.Thread(target=lambda: asyncio.run(self._evening(keys)), daemon=True)
        self._thread.start()
        self._await(lambda: len(self._moves) > 10)

    def close(self) -> None:
        self._closing.set()
        self._thread.join(20)

    def measured(self, since: float, until: float) -> Measure:
        """Of what was begun in this time; waits for what is still open."""
        self._await(lambda: not any(at < until for at in [self._asked, *self._open.values()]), 60)
        moves = sorted(sample.took_ms for sample in self._moves if since <= sample.at < until)
        pages = [sample.took_ms for sample in self._pages if since <= sample.at < until]
        beats = [sample.took_ms for sample in self._beats if since <= sample.at < until]
        hints = [sample.took_ms for sample in self._hints if since <= sample.at < until]
        worst = max(pages, default=0), hints, max(beats, default=0)
        return Measure(len(moves), share(moves, 0.5), share(moves, 0.99), *worst)

    def _await(self, holds: Any, within_s: float = 30) -> None:
        until = time.monotonic() + within_s
        while not holds():
            assert time.monotonic() < until, f"the innocent table stands still: {self._state()}"
            assert self._thread.is_alive(), "the innocent table has ended"
            time.sleep(0.02)

    def _state(self) -> str:
        """Of those who wait: since when, and what they were told last."""
        now = time.monotonic()
        waits = {number: f"{now - at:.1f} s, {self._told.get(number)}" for number, at in self._open.items()}
        return f"lost {self.lost} times, refused {self._refused}, hint {self._asked}, waits {waits}"

    # -- in the thread

    async def _evening(self, keys: list[str]) -> None:
        async with asyncio.TaskGroup() as group:
            people = [group.create_task(self._person(number, key)) for number, key in enumerate(keys)]
            people.append(group.create_task(self._pages_now_and_then()))
            people.append(group.create_task(self._beat()))
            people.append(group.create_task(self._learn()))
            while not self._closing.is_set():
                await asyncio.sleep(0.05)
            for person in people:
                person.cancel()

    async def _person(self, number: int, key: str) -> None:
        while True:
            try:
                async with connect(f"ws://{HOST}:{self.port}/ws", compression=None, close_timeout=0.2) as ws:
                    await self._play(number, key, ws)
            except (OSError, WebSocketException, TimeoutError):
                self.lost += 1
                self._open.pop(number, None)
                await asyncio.sleep(0.1)

    async def _play(self, number: int, key: str, ws: ClientConnection) -> None:
        dice = random.Random(number)
        answered, started, said = (0, -1), -1, -math.inf

        async def say(kind: str, **fields: object) -> None:
            await ws.send(json.dumps({"type": kind, **fields}))

        await say("hello", key=key)
        async for text in ws:
            told = json.loads(text)
            self._told[number] = f"{self._told.get(number, '')} {told['type']}"[-80:]
            if told["type"] == "refused":
                self._refused = [*self._refused, f"{number}: {text!r}"][-8:]
            elif told["type"] == "welcome":
                await say("join", table=self.table, name=f"Person {number}")
            elif told["type"] == "promise":
                await say("share", share=new_key())
            elif told["type"] == "room":
                ready = told["host"] == told["player"] and told["can_start"] is None
                if ready and told["match"] != started and told["phase"] in ("waiting", "results"):
                    started = told["match"]
                    await say("start")
            elif told["type"] == "view" and told["you"] is not None:
                at = told["match"], told["nth"]
                if number in self._open and at > answered:
                    self._moves.append(Sample(self._open[number], 1000 * (time.monotonic() - self._open.pop(number))))
                legal = told["view"]["legal"].get(told["you"])
                if not legal or at <= answered or number in self._open:
                    continue
                await asyncio.sleep(max(THINK_S, said + OWN_S - time.monotonic()))
                answered = at
                self._open[number] = said = time.monotonic()
                await say("move", match=told["match"], nth=told["nth"], move=dice.choice(legal))

    async def _learn(self) -> None:
        """One person more, alone with bots at another table, who asks before every move while `hints` is on."""
        key = new_key()
        table = await asyncio.to_thread(open_table, self.port, HOME, key)
        while True:
            try:
                async with connect(f"ws://{HOST}:{self.port}/ws", compression=None, close_timeout=0.2) as ws:
                    await self._ask_and_play(key, table, ws)
            except (OSError, WebSocketException, TimeoutError):
                self.lost += 1
            self._asked = math.inf
            await asyncio.sleep(0.1)

    async def _ask_and_play(self, key: str, table: str, ws: ClientConnection) -> None:
        async def say(kind: str, **fields: object) -> None:
            await ws.send(json.dumps({"type": kind, **fields}))

        async def start() -> None:
            for seat in (2, 3, 4):
                await say("add_bot", seat=seat, level="gentle")
            await say("start")

        async def move(text: str) -> None:
            self._asked = math.inf
            await say("move", match=asked[0], nth=asked[1], move=text)

        await say("hello", key=key)
        await say("join", table=table, name="Learner")
        await start()
        asked, legal = (0, -1), [""]
        async for text in ws:
            told = json.loads(text)
            if told["type"] == "promise":
                await say("share", share=new_key())
            elif told["type"] == "hinted" and self._asked < math.inf:
                self._hints.append(Sample(self._asked, 1000 * (time.monotonic() - self._asked)))
                await move(told["best"][0]["move"])
            elif told["type"] == "refused" and told["re"] == "hint":  # nobody gets any number of them
                await move(legal[0])
            elif told["type"] == "view" and told["record"] is not None:
                await start()
            elif told["type"] == "view" and (told["match"], told["nth"]) > asked and told["view"]["legal"]:
                while not self.hints:
                    await asyncio.sleep(0.05)
                asked, legal = (told["match"], told["nth"]), told["view"]["legal"][told["you"]]
                if len(legal) > 1:
                    self._asked = time.monotonic()
                    await say("hint")
                else:
                    await move(legal[0])

    async def _pages_now_and_then(self) -> None:
        while True:
            begun = time.monotonic()
            with suppress(OSError, Gone):  # then it took as long as anybody would wait
                status, _ = await asyncio.to_thread(ask, self.port, HOME, f"/api/tables/{self.table}")
                assert status == 200, status
            self._pages.append(Sample(begun, 1000 * (time.monotonic() - begun)))
            await asyncio.sleep(PAGE_EVERY_S)

    async def _beat(self) -> None:
        while True:
            begun = time.monotonic()
            await asyncio.sleep(BEAT_S)
            self._beats.append(Sample(begun, 1000 * (time.monotonic() - begun - BEAT_S)))


def share(ordered: list[float], part: float) -> float:
    return ordered[math.ceil(part * len(ordered)) - 1] if ordered else math.inf
