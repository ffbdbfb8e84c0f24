"""The time of the house: nobody sets it back, and no other machine's clock makes it run."""

from __future__ import annotations

import asyncio

import pytest

from cardhouse.server.clock import ALARM_MS, LEAD_MS, STEP_MS, Clock
from cardhouse.server.house.house import House
from cardhouse.server.metrics import Metrics
from cardhouse.table import messages as m
from tests.server.house.test_house import Bots, Browser, Disk, at_home, quiet

HOUR = 3_600_000


class Pretend:
    """A machine that has been up for a while, with a clock on its wall."""

    def __init__(self, wall: int) -> None:
        self.passed = 5_000
        self.clock = Clock(lambda: wall, lambda: self.passed)


def test_alone_the_log_is_believed_whatever_the_wall_says() -> None:
    alone = Pretend(HOUR)
    assert alone.clock.now() == HOUR
    alone.clock.at_least(3 * HOUR)
    assert alone.clock.now() == 3 * HOUR
    alone.clock.at_least(HOUR)
    alone.passed += 7
    assert alone.clock.now() == 3 * HOUR + 7 and alone.clock.own_error_ms == 0


@pytest.mark.parametrize("wall", [0, 9 * HOUR], ids=["slow", "fast"])
def test_among_others_it_opens_with_the_time_of_the_database(wall: int) -> None:
    node = Pretend(wall)
    node.clock.agree(5 * HOUR, opening=True)
    assert node.clock.now() == 5 * HOUR
    assert node.clock.own_error_ms == wall - 5 * HOUR


def test_lines_from_the_future_move_it_a_little_only() -> None:
    node = Pretend(HOUR)
    node.clock.agree(HOUR, opening=True)
    node.clock.at_least(HOUR + 30)
    assert node.clock.now() == HOUR + 30, "two clocks never agree to the millisecond"
    for n in range(5):
        node.clock.at_least((2 + n) * HOUR)
        assert node.clock.now() == HOUR + LEAD_MS, "and no further, however often"


@pytest.mark.parametrize("jump", [-HOUR, -40, 40, HOUR])
def test_when_the_database_has_another_time_it_comes_closer_by_and_by_and_never_runs_back(jump: int) -> None:
    node = Pretend(HOUR)
    node.clock.agree(HOUR, opening=True)
    before, theirs = node.clock.now(), HOUR + jump
    for _ in range(10):
        node.passed += 3_000
        theirs += 3_000
        node.clock.agree(theirs)
        assert 3_000 - STEP_MS <= node.clock.now() - before <= 3_000 + STEP_MS
        before = node.clock.now()
    assert abs(before - theirs) <= max(0, abs(jump) - 9 * STEP_MS)


def test_a_machine_that_has_slept_is_late_at_once() -> None:
    """Its decisions are overdue, and everybody else knows."""
    wall, passed = HOUR, 0
    clock = Clock(lambda: wall, lambda: passed)
    clock.agree(HOUR, opening=True)
    wall, passed = wall + 10_000 + HOUR, passed + 10_000  # an hour in which nothing ran
    clock.agree(2 * HOUR + 10_000)
    assert clock.now() == 2 * HOUR + 10_000
    wall, passed = wall + 3_000, passed + 3_000
    clock.agree(4 * HOUR)
    assert clock.now() == 2 * HOUR + 13_000 + STEP_MS, "once"


@pytest.mark.stores("postgresql")  # alone there is no other clock
def test_a_machine_whose_clock_is_fast_uses_the_time_of_the_database_and_says_so(
    where: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening() -> None:
        disk = await Disk.open(where)
        house = House(disk, Bots(), Metrics())
        true = house.clock.now()
        house.clock = Clock(lambda: true + HOUR)
        await house.wake()
        assert abs(house.clock.now() - true) < 60_000
        assert house.troubles == ["clock"] and "the clock of this machine is wrong" in caplog.text
        assert abs(house.metrics.values()["cardhouse_clock_ahead_ms"] - HOUR) < 60_000 and ALARM_MS < HOUR
        await house.close()
        await disk.close()

    asyncio.run(evening())


@pytest.mark.stores("postgresql")
def test_nobodys_time_runs_out_because_another_node_has_a_fast_clock(where: str) -> None:
    """Two tables with a clock at one node. A node from before all this keeps a line an hour ahead at one of them."""

    async def act(house: House, disk: Disk, bots: Bots) -> None:
        browsers = [Browser(house, i) for i in (1, 2, 3, 4)]
        tables = []
        for host, guest in ((browsers[0], browsers[1]), (browsers[2], browsers[3])):
            table = await house.opening.open_table(m.Settings("thulla", 2, clock="normal"), host.player, "")
            tables.append(table)
            for browser in (host, guest):
                await house.receive(browser, m.Join(table.code))
            await quiet(house)
            house.take(host, m.Start())
            house.take(host, m.Share("a" * 64))
            house.take(guest, m.Share("b" * 64))
            await quiet(house)
        ahead = house.clock.now() + HOUR
        table, other = tables
        seat = table.playing.waiting_for()[0]
        move = table.playing.position.text(table.playing.position.legal(seat)[0])
        line = f'p{seat + 1} {move}  ; {{"at":{ahead}}}'
        kept = asyncio.get_running_loop().create_future()
        disk.submit(table.code, table.n + 1, [line], kept.set_result, None)
        assert await kept is None
        await house.peers.look_up([table.code])
        await quiet(house)
        assert table.touched == ahead and house.clock.now() < ahead - HOUR + 60_000
        house.alarm.ring_due()
        await quiet(house)
        for each in tables:
            lines = await disk.lines(each.code)
            assert not any('"by":"clock"' in line for line in lines), "nobody's time is up"
        mover = table.playing.waiting_for()[0]
        person = next(b for b in browsers if b.player.id == table.seats[mover].player)
        view = person.last("view")
        house.take(person, m.Move(view["nth"], view["view"]["legal"][view["you"]][0], 1))
        await quiet(house)
        times = [int(line.partition('"at":')[2].partition(",")[0].rstrip("}")) for line in await disk.lines(table.code)]
        assert times == sorted(times) and len(times) == table.n, "the log is in order of time"
        assert other.playing.deadline(other.playing.waiting_for()[0]) is not None

    at_home(where, act)
