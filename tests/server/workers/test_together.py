"""What workers share: limits of an address, processes to think in, figures."""

from __future__ import annotations

import asyncio

from cardhouse.server.config import Config
from cardhouse.server.house.guesses import BY_ADDRESS, Guesses
from cardhouse.server.metrics import Metrics
from cardhouse.server.net.door import Door
from cardhouse.server.workers.permits import Permits
from cardhouse.server.workers.siblings import Siblings, added
from cardhouse.server.workers.tally import EVERY_S, Tally
from tests.server.workers.crowd import Crowd, together


def doors(crowd: Crowd, config: Config) -> list[Door]:
    made = []
    for i, line in enumerate(crowd.lines):
        tally = Tally(line, i, len(crowd.lines))
        made.append(Door(config, lambda: 0, tally=tally))
        tally.open()
    return made


def test_connections_of_an_address_are_counted_at_all_workers() -> None:
    async def play(crowd: Crowd) -> None:
        one, two, three = doors(crowd, Config(connections=6, connections_per_address=4))
        await crowd.turn()
        assert one.enter("a") and one.enter("a") and two.enter("a")
        await crowd.turn()
        assert three.enter("a")
        await crowd.turn()
        assert not one.enter("a") and not two.enter("a"), "four are in"
        two.leave("a")
        await crowd.turn()
        assert one.enter("a")
        crowd.falls(2)
        await crowd.turn()
        assert two.enter("a"), "whoever was at a worker that fell is not in any more"

    together(play)


def test_a_worker_that_is_new_hears_what_is_open() -> None:
    async def play(crowd: Crowd) -> None:
        one, _ = doors(crowd, Config(connections_per_address=2))
        await crowd.turn()
        assert one.enter("a") and one.enter("a")
        await crowd.turn()
        tally = Tally(await crowd.come(), 2, 3)
        again = Door(Config(connections_per_address=2), lambda: 0, tally=tally)
        tally.open()
        await crowd.turn()
        assert not again.enter("a") and again.enter("b")

    together(play, 2)


def test_messages_of_an_address_are_one_budget() -> None:
    async def play(crowd: Crowd) -> None:
        made = doors(crowd, Config(address_rate=100))
        await crowd.turn()
        allowed = 0
        for _ in range(8):  # 4 s, while time stands still: what is there at once is 500
            allowed += sum(door.allows("a") for door in made for _ in range(100))
            await asyncio.sleep(EVERY_S)
            await crowd.turn()
        assert 500 <= allowed <= 900
        assert all(door.allows("b") for door in made)

    together(play)


def test_a_wrong_password_is_a_wrong_password_at_every_worker() -> None:
    async def play(crowd: Crowd) -> None:
        made = [Guesses(lambda: 0, tally=Tally(line, i, 3)) for i, line in enumerate(crowd.lines)]
        tried = 0
        for n in range(60):
            tried += not made[n % 3].take("mango-river-42", "a", "")
            await crowd.turn(1)
        assert tried <= BY_ADDRESS.burst + 2
        made[0].forgive("mango-river-42", "a", "")
        await crowd.turn()
        assert not made[1].take("mango-river-42", "a", "")

    together(play)


def test_guesses_at_all_workers_in_one_moment_are_paid_for() -> None:
    """Each worker lets somebody try before it hears of the others. Then they wait for all of these tries."""

    async def play(crowd: Crowd) -> None:
        at = [0]
        made = [Guesses(lambda: at[0], tally=Tally(line, i, 3)) for i, line in enumerate(crowd.lines)]
        tried = 0
        for minute in range(24 * 60):
            at[0] = minute * 60_000
            for guesses in made:
                while not guesses.take("mango-river-42", "a", ""):
                    tried += 1
            await crowd.turn()
        assert tried <= 24 * 60 * 60 / BY_ADDRESS.every_s + 3 * BY_ADDRESS.burst

    together(play)


def test_one_thinks_at_a_time_and_nobody_waits_for_a_worker_that_fell() -> None:
    async def play(crowd: Crowd) -> None:
        permits = [Permits(line) for line in crowd.lines]
        thinking, order = 0, []

        async def think(i: int, n: int) -> None:
            nonlocal thinking
            async with permits[i].one("own"):
                thinking += 1
                assert thinking == 1
                await asyncio.sleep(0.002)
                order.append((n, i))
                thinking -= 1

        turning = asyncio.create_task(crowd.turn(200))
        await asyncio.gather(*(think(i, n) for n in range(5) for i in range(3)))
        assert len(order) == 15 and {i for _, i in order[:5]} == {0, 1, 2}, "workers take turns"
        holds = permits[0].one("own")
        await holds.__aenter__()
        waits = asyncio.create_task(think(1, 9))
        gives_up = asyncio.create_task(think(2, 9))
        await asyncio.sleep(0.1)
        gives_up.cancel()
        assert not waits.done()
        crowd.falls(0)
        await asyncio.wait_for(waits, 2)
        await asyncio.wait_for(think(2, 10), 2)
        turning.cancel()

    together(play)


def test_the_figures_of_all_are_one() -> None:
    async def play(crowd: Crowd) -> None:
        metrics = [Metrics() for _ in crowd.lines]
        siblings = [Siblings(line, i, 3, metrics[i].text, lambda: None) for i, line in enumerate(crowd.lines)]
        for i, one in enumerate(metrics):
            one.add("moves", 10**i)
            one.committed(3)
            one.gauges["clock_ahead_ms"] = lambda i=i: i  # type: ignore[misc]
        await crowd.turn()
        turning = asyncio.create_task(crowd.turn(50))
        text = await siblings[1].figures()
        turning.cancel()
        lines = text.splitlines()
        assert "cardhouse_moves_total 111" in lines and "cardhouse_commit_ms_count 3" in lines
        assert "cardhouse_clock_ahead_ms 2" in lines and "cardhouse_workers 3" in lines
        assert [line for line in lines if line.startswith("#")][:-2] == [
            line for line in metrics[0].text().splitlines() if line.startswith("#")
        ]

    together(play)


def test_a_worker_that_does_not_answer_is_left_out() -> None:
    text = Metrics().text()
    assert "cardhouse_workers 1" in added([text])
