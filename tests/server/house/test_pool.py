"""Where bots think: whatever one of them does, the house and the other bots go on."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from multiprocessing.process import BaseProcess

import pytest

from cardhouse.bots.mind import Mind, Thought
from cardhouse.core.fold import deal
from cardhouse.games import GAMES
from cardhouse.server.house import pool as pools
from cardhouse.server.house.fair import Asker
from cardhouse.server.house.pool import PEOPLE_WAIT, TABLES_WAIT, Pool
from cardhouse.server.house.thinker import Busy
from tests.server.house.test_house import DEAL

pytestmark = pytest.mark.slow

GAME = GAMES["thulla"]
Asked = Callable[..., Coroutine[None, None, bool]]
MIND = Mind(GAME, 1, deal(GAME, GAME.start(2), DEAL), (), "seed")

# -- visitors


def leaves(mind: Mind) -> str:
    sys.exit("I give up")


def dies(mind: Mind) -> str:
    os._exit(3)


def hangs(mind: Mind) -> str:
    time.sleep(60)
    return mind.legal[0]


def grows(mind: Mind) -> str:
    return mind.legal[len(bytearray(2 << 30)) * 0]


def answers_with_a_secret(mind: Mind) -> Thought:
    return Thought(mind.legal[0], best=[(mind.legal[0], threading.Lock())])  # type: ignore[list-item]


def knows_how(mind: Mind) -> str:
    return mind.legal[0]


def named(visitor: Callable[[Mind], object]) -> str:
    return f"{__name__}:{visitor.__name__}"


# -- the house


def thinkers() -> list[BaseProcess]:
    return multiprocessing.active_children()


def evening(act: Callable[[Asked], Awaitable[None]]) -> None:
    """`act` is given a way to ask a bot, which says whether it has answered."""

    async def run() -> None:
        pool = Pool(1)

        async def asked(level: str, mind: Mind = MIND) -> bool:
            thought = await pool.think(mind, level)
            return thought is not None and thought.move in MIND.legal

        try:
            async with asyncio.timeout(60):
                await act(asked)
        finally:
            pool.close()

    asyncio.run(run())


def test_a_process_that_is_killed_or_stands_still_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "LIMIT_S", 0.3)

    async def act(asked: Asked) -> None:
        assert await asked("steady")
        (process,) = thinkers()
        process.kill()
        process.join()
        assert await asked("steady"), "asked again in a new process"
        (process,) = thinkers()
        assert process.pid is not None
        os.kill(process.pid, signal.SIGSTOP)
        assert not await asked("steady")
        assert await asked("steady"), "however often they are late: the house needs its own bots"

    evening(act)


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        (named(leaves), "SystemExit"),
        (named(dies), "BrokenProcessPool"),
        (named(grows), "MemoryError"),
        (named(answers_with_a_secret), "TypeError"),
        ("no such bot", "NoSuchBot"),
        ("no_such_module:bot", "NoSuchBot"),
    ],
)
def test_a_visitor_who_goes_wrong_has_not_answered_and_no_more(
    bot: str, said: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def act(asked: Asked) -> None:
        assert not await asked(bot)
        assert await asked(named(knows_how))

    evening(act)
    assert said in [getattr(record, "error", "") for record in caplog.records]


def test_a_long_review_makes_no_bot_at_a_table_late() -> None:
    coached = replace(MIND, coaching=True)

    async def act(asked: Asked) -> None:
        assert await asked("steady")
        (house,) = thinkers()
        assert await asked("sharp", coached)
        assert len(thinkers()) == 2
        assert house.pid is not None
        os.kill(house.pid, signal.SIGSTOP)
        assert await asked("sharp", coached), "nor the other way round"

    evening(act)


def test_a_visitor_who_hangs_holds_nobody_up_and_is_not_asked_for_a_while(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(pools, "LIMIT_S", 1.0)

    async def act(asked: Asked) -> None:
        assert await asked("steady")
        hanging = asyncio.create_task(asked(named(hangs)))
        answered = 0
        while not hanging.done():
            assert await asked("steady")
            answered += 1
        assert answered > 10 and not await hanging
        for _ in range(3):
            assert not await asked(named(hangs))
        assert [record.message for record in caplog.records] == [
            "a bot took too long",
            "a bot took too long",
            "a bot is not asked for a while",
        ]
        assert await asked(named(knows_how))

    evening(act)


# -- the queue in front of them


def test_others_have_their_turn_in_a_flood(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred questions of one address, then one of another: it is the next but one."""
    monkeypatch.setattr(pools, "COACH_LIMIT_S", 60.0)
    coached = replace(MIND, coaching=True)

    async def run() -> None:
        pool, order = Pool(1), []

        async def ask(who: Asker) -> None:
            thought = await pool.think(coached, "gentle", who)
            order.append((who.household, thought is not None))

        try:
            await ask(Asker("first", ""))
            flood = [asyncio.create_task(ask(Asker("flood", str(n % 7)))) for n in range(100)]
            await asyncio.sleep(0)
            await ask(Asker("innocent", ""))
            assert ("innocent", True) in order and order.count(("flood", True)) <= 2
            assert order.count(("flood", False)) == 100 - 1 - PEOPLE_WAIT[1], "no room: told at once"
            assert pool.gauges["busy_total"]() == 100 - 1 - PEOPLE_WAIT[1]
            await asyncio.gather(*flood)
            assert len(order) == 102 and pool.gauges["coach_waiting"]() == 0
        finally:
            pool.close()

    asyncio.run(run())


def test_what_nobody_wants_any_more_is_not_thought_about_and_has_no_place() -> None:
    async def run() -> None:
        pool, wanted = Pool(1), True
        who = Asker("here", "table")
        try:
            assert await pool.think(MIND, "gentle", who)
            first = asyncio.create_task(pool.think(MIND, "gentle", who))
            stale = [
                asyncio.create_task(pool.think(MIND, "gentle", who, lambda: wanted)) for _ in range(TABLES_WAIT[2])
            ]
            await asyncio.sleep(0)
            wanted = False
            fresh = asyncio.create_task(pool.think(MIND, "gentle", who))
            assert await first and await fresh
            assert await asyncio.gather(*stale) == [None] * len(stale)
            assert pool.gauges["busy_total"]() == 0
        finally:
            pool.close()

    asyncio.run(run())


def test_who_does_not_wait_any_longer_takes_nobody_with_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """A task that is cancelled while it waits, in the very moment in which its turn comes, gives it to the next."""

    async def run() -> None:
        pool = Pool(1)
        try:
            assert await pool.think(MIND, "gentle", Asker("a", ""))
            first = asyncio.create_task(pool.think(MIND, "gentle", Asker("a", "")))
            await asyncio.sleep(0)
            gone = asyncio.create_task(pool.think(MIND, "gentle", Asker("b", "")))
            last = asyncio.create_task(pool.think(MIND, "gentle", Asker("c", "")))
            first.add_done_callback(lambda _: gone.cancel())
            assert await first and await last
            assert gone.cancelled() or gone.done()
            assert await pool.think(MIND, "gentle", Asker("a", "")), "the worker is still there"
        finally:
            pool.close()

    asyncio.run(run())


def test_a_record_is_read_beside_the_house_and_a_process_that_ends_is_replaced() -> None:
    async def run() -> None:
        pool = Pool(1)
        try:
            assert await pool.read(Asker("a", ""), pow, 2, 10) == 1024
            (reader,) = thinkers()
            reader.kill()
            reader.join()
            assert await pool.read(Asker("a", ""), pow, 2, 11) == 2048
            with pytest.raises(Busy):
                await pool.read(Asker("a", ""), os._exit, 3)
            assert await pool.read(Asker("a", ""), pow, 2, 12) == 4096
        finally:
            pool.close()

    asyncio.run(run())
