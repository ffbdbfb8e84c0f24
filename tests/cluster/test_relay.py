"""The relay with a real Redis: what is said is heard, and that nobody hears is noticed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from cardhouse.server.cluster.relay import DEAF_S, Relay
from cardhouse.server.house.upkeep import Upkeep
from cardhouse.server.metrics import Metrics
from cardhouse.server.store.errors import CannotUse
from tests.cluster.cluster import until
from tests.cluster.engines import RedisServer
from tests.server.cable import Cable


class Ear(Relay):
    """Remembers all it hears."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.heard: list[tuple[str, bytes]] = []
        self.changes: list[bool] = []
        self.hear = lambda channel, text: self.heard.append((channel, text))
        self.changed = self.changes.append


@asynccontextmanager
async def ear(url: str, *channels: str) -> AsyncIterator[Ear]:
    relay = Ear(url)
    for channel in channels:
        relay.listen(channel)
    tasks: set[asyncio.Task[None]] = set()
    upkeep = Upkeep(Metrics(), lambda work: tasks.add(asyncio.create_task(work)))
    relay.start(upkeep.start)
    try:
        yield relay
    finally:
        upkeep.closed = True
        await relay.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def run(evening: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(40):
            await evening()

    asyncio.run(bounded())


def test_who_listens_hears_it_in_order_and_nobody_else(redis: RedisServer) -> None:
    async def evening() -> None:
        async with ear(redis.url, "all") as a, ear(redis.url, "all", "t:mango") as b:
            await until(lambda: a.up and b.up)
            for i in range(500):
                a.say("t:mango", b"%d" % i)
            a.say("all", b"last")
            await until(lambda: ("all", b"last") in a.heard and ("all", b"last") in b.heard)
            assert b.heard == [*(("t:mango", b"%d" % i) for i in range(500)), ("all", b"last")]
            assert a.heard == [("all", b"last")]

    run(evening)


def test_one_listens_before_they_ask(redis: RedisServer) -> None:
    """Whoever answers a question that was said after `listen` is heard."""

    async def evening() -> None:
        async with ear(redis.url, "all") as a, ear(redis.url, "all") as b:
            b.hear = lambda channel, text: b.say(text.decode(), b"here")
            await until(lambda: a.up and b.up)
            for i in range(50):
                a.listen(f"t:{i}")
                a.say("all", b"t:%d" % i)
            await until(lambda: len([channel for channel, text in a.heard if text == b"here"]) == 50)
            for i in range(50):
                a.unlisten(f"t:{i}")
            for _ in range(100):  # soon; a busy machine takes its time
                a.heard.clear()
                b.say("t:7", b"anybody?")
                b.say("all", b"last")
                await until(lambda: ("all", b"last") in a.heard)
                if ("t:7", b"anybody?") not in a.heard:
                    break
                await asyncio.sleep(0.05)
            assert ("t:7", b"anybody?") not in a.heard

    run(evening)


def test_a_redis_that_falls_is_noticed_and_found_again(redis: RedisServer) -> None:
    async def evening() -> None:
        async with ear(redis.url, "all") as a, ear(redis.url) as b:
            await until(lambda: a.up and b.up)
            redis.kill()
            await until(lambda: not a.up and not b.up)
            b.say("all", b"lost")  # nobody is waited for
            b.listen("t:plum")
            await asyncio.to_thread(redis.start)
            await until(lambda: a.up and b.up)
            assert a.changes == [True, False, True]
            b.say("all", b"again")
            a.say("t:plum", b"as before")
            await until(lambda: a.heard and b.heard)
            assert (a.heard, b.heard) == ([("all", b"again")], [("t:plum", b"as before")])

    run(evening)


def test_a_line_that_is_cut_without_a_word_is_noticed(redis: RedisServer) -> None:
    async def evening() -> None:
        cable = Cable(redis.port)
        async with ear(f"redis://127.0.0.1:{cable.port}", "all") as a:
            await until(lambda: a.up)
            cable.silent = True
            await until(lambda: not a.up, 3 * DEAF_S + 2)
            cable.silent = False
            await until(lambda: a.up)
            a.say("all", b"again")
            await until(lambda: ("all", b"again") in a.heard)
        cable.close()

    run(evening)


@pytest.mark.parametrize("url", ["mango", "http://localhost", "redis://:secret@localhost:port/0"])
def test_what_is_no_address_is_said_plainly(url: str) -> None:
    async def evening() -> None:
        with pytest.raises(CannotUse) as refused:
            Relay(url).start(lambda name, work: None)
        assert "address" in str(refused.value) and "secret" not in str(refused.value)

    run(evening)
