"""Wrong passwords, codes of no table and new keys, in pretend time."""

from __future__ import annotations

import asyncio
import hashlib
import threading
from pathlib import Path
from typing import Any

import pytest

from cardhouse.server.house import guesses
from cardhouse.server.house.guesses import BY_ADDRESS, BY_TABLE, MISSES, NEWCOMERS, Guesses
from cardhouse.server.house.house import House
from cardhouse.server.net.connection import Attendant, Limits
from cardhouse.table import messages as m
from tests.server.house.test_house import SETTINGS, Bots, Browser, Disk, at_home, quiet

DAY_S = 86_400
CODES = 154 * 154 * 90


class Time:
    """Milliseconds that pass when they are told to."""

    def __init__(self) -> None:
        self.ms = 0

    def __call__(self) -> int:
        return self.ms


def wrong(guess: Guesses, time: Time, addresses: int, seconds: int) -> int:
    """How many passwords of one table can be tried in so long, from so many addresses, each with fresh keys."""
    tried = 0
    for second in range(0, seconds, 45):
        time.ms = second * 1000
        for address in range(addresses):
            while not guess.take("mango", f"address {address}", f"key {tried}"):
                tried += 1
    return tried


def test_a_family_that_mistypes_is_not_bothered() -> None:
    guess = Guesses(Time())
    assert [guess.take("mango", "home", f"key {i}") for i in range(BY_ADDRESS.burst)] == [0] * BY_ADDRESS.burst
    assert guess.take("mango", "home", "another") == BY_ADDRESS.every_s, "then it is told how long to wait"
    assert guess.take("lotus", "home", "another") == 0 and guess.take("mango", "elsewhere", "another") == 0


@pytest.mark.parametrize("addresses", [1, 12])
def test_four_digits_take_days_from_one_address_and_from_many(addresses: int) -> None:
    """S-5: two minutes."""
    assert wrong(Guesses(time := Time()), time, addresses, DAY_S) < 10_000 / 5 + BY_TABLE.burst


def test_one_address_does_not_use_up_what_a_table_has_for_others() -> None:
    guess = Guesses(time := Time())
    wrong(guess, time, 1, DAY_S)
    assert guess.take("mango", "elsewhere", "friend") == 0


def test_a_right_password_costs_nothing() -> None:
    guess = Guesses(Time())
    for _ in range(100):
        assert guess.take("mango", "home", "ann") == 0
        guess.forgive("mango", "home", "ann")


def test_all_codes_take_more_than_a_year() -> None:
    """S-12: 80 minutes."""
    guess, tried = Guesses(time := Time()), 0
    for hour in range(24):
        time.ms = hour * 3_600_000
        while not guess.lost_s("home"):
            guess.missed("home")
            tried += 1
    assert MISSES.burst <= tried <= DAY_S / MISSES.every_s + MISSES.burst
    assert CODES / (DAY_S / MISSES.every_s) > 365


def test_new_players_of_one_address_are_limited_unless_the_operator_wants_no_limits() -> None:
    guess = Guesses(Time())
    assert [guess.newcomer_s("school") for _ in range(NEWCOMERS.burst)] == [0] * NEWCOMERS.burst
    assert guess.newcomer_s("school") == NEWCOMERS.every_s and guess.newcomer_s("home") == 0
    free = Guesses(Time(), addresses=False)
    for _ in range(1000):
        free.missed("home")
        assert free.newcomer_s("home") == 0 and free.lost_s("home") == 0


def test_what_is_full_again_is_forgotten() -> None:
    guess = Guesses(time := Time())
    for i in range(200):
        time.ms = i * 60_000
        guess.missed(f"address {i}")
    assert len(guess._buckets) <= 3


# -- at the door of a house


async def locked(house: House) -> tuple[str, Browser]:
    """A table with the password lotus, and its host."""
    host = Browser(house, 1)
    table = await house.opening.open_table(SETTINGS, host.player, "lotus")
    await house.receive(host, m.Join(table.code))
    await quiet(house)
    return table.code, host


async def joined(house: House, browser: Browser, code: str, password: str = "") -> dict[str, Any]:
    """The last thing they heard."""
    await house.receive(browser, m.Join(code, password=password))
    await quiet(house)
    return browser.heard[-1]


def test_passwords_are_never_hashed_where_the_tables_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """S-5: a guess of 20 ms held everybody up."""
    where: list[str] = []
    real = hashlib.pbkdf2_hmac

    def watched(*args: Any) -> bytes:
        where.append(threading.current_thread().name)
        return real(*args)

    monkeypatch.setattr(hashlib, "pbkdf2_hmac", watched)

    async def act(house: House, disk: Disk, bots: Bots) -> None:
        code, host = await locked(house)
        assert (await joined(house, Browser(house, 2), code, "orchid"))["code"] == "wrong_password"
        assert (await joined(house, Browser(house, 3), code, "lotus"))["type"] == "room"
        assert not house.take(host, m.Change(SETTINGS, "jasmine")), "it takes longer"
        await house.receive(host, m.Change(SETTINGS, "jasmine"))
        await quiet(house)
        assert (await joined(house, Browser(house, 4), code, "lotus"))["code"] == "wrong_password"
        assert (await joined(house, Browser(house, 5), code, "jasmine"))["type"] == "room"
        assert len(where) >= 5 and all(name.startswith("passwords") for name in where)

    at_home(str(tmp_path / "house.db"), act)


def test_whoever_guesses_waits_and_members_do_not(where: str) -> None:
    async def act(house: House, disk: Disk, bots: Bots) -> None:
        code, host = await locked(house)
        friend, watcher = Browser(house, 2), Browser(house, 3)
        await joined(house, friend, code, "lotus")
        await house.receive(watcher, m.Join(code, password="lotus", watch=True))
        for i in range(BY_ADDRESS.burst):
            assert (await joined(house, Browser(house, 10 + i), code, f"{i:04}"))["code"] == "wrong_password"
        refused = await joined(house, Browser(house, 30), code, "0010")
        assert refused["code"] == "guess_later" and 0 < refused["params"]["seconds"] <= BY_ADDRESS.every_s
        assert (await joined(house, Browser(house, 31), code, "lotus"))["code"] == "guess_later", (
            "nobody learns anything"
        )
        for i, member in enumerate((host, friend, watcher)):
            again = Browser(house, 40 + i)
            again.player = member.player
            assert (await joined(house, again, code))["type"] == "room", "they need no password any more"

    at_home(where, act)


def test_another_password_is_for_everybody_without_a_seat(where: str) -> None:
    async def act(house: House, disk: Disk, bots: Bots) -> None:
        code, host = await locked(house)
        watcher = Browser(house, 2)
        await house.receive(watcher, m.Join(code, password="lotus", watch=True))
        await house.receive(host, m.Change(SETTINGS, "jasmine"))
        again = Browser(house, 3)
        again.player = watcher.player
        assert (await joined(house, again, code))["code"] == "wrong_password"

    at_home(where, act)


def test_whoever_tries_many_codes_learns_nothing_any_more_except_where_they_belong(where: str) -> None:
    async def act(house: House, disk: Disk, bots: Bots) -> None:
        host = Browser(house, 1)
        table = await house.opening.open_table(SETTINGS, host.player, "")
        other = await house.opening.open_table(SETTINGS, Browser(house, 5).player, "")
        spy = Browser(house, 2)
        for i in range(MISSES.burst):
            assert (await joined(house, spy, f"mango-river-{i}"))["code"] == "no_table"
        assert (await joined(house, spy, "mango-river-99"))["code"] == "code_later"
        assert (await joined(house, spy, table.code))["code"] == "code_later", "neither which codes are right"
        assert (await joined(house, host, table.code))["type"] == "room", "from the same address"
        assert (await joined(house, host, other.code))["code"] == "code_later"

    at_home(where, act)


def test_too_many_new_keys_of_an_address_are_told_to_come_later(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guesses, "NEWCOMERS", guesses.Allowance(2, 60))

    async def act(house: House, disk: Disk, bots: Bots) -> None:
        async def hello(number: int, key: str) -> Browser:
            browser = Browser(house, number)
            browser.player = browser.player._replace(id="")
            attendant = Attendant(house, browser, Limits(), lambda cost: True)
            attendant.hear(m.encode(m.Hello(key * 64)).decode())
            while not browser.heard:
                await asyncio.sleep(0.01)
            await quiet(house)
            attendant.gone()
            return browser

        assert [(await hello(i, str(i))).kinds() for i in (1, 2)] == [["welcome"]] * 2
        third = await hello(3, "3")
        assert third.last("refused")["code"] == "too_many_players" and third.closed == 1013
        assert (await hello(4, "1")).kinds() == ["welcome"], "who was here before is no newcomer"
        assert await disk.known("3" * 64) is None

    at_home(where, act)


def test_what_is_kept_of_an_address_is_no_address(where: str) -> None:
    async def act(house: House, disk: Disk, bots: Bots) -> None:
        code, host = await locked(house)
        friend, stranger = Browser(house, 2), Browser(house, 3)
        stranger.address, stranger.program = "198.51.100.9", True
        for browser in (friend, stranger):
            await joined(house, browser, code, "lotus")
        seats = house.register.tables[code].seats
        assert seats[0].ticket.home == seats[1].ticket.home == house.admission.home(host.address) != ""
        assert house.admission.home(stranger.address) not in ("", seats[0].ticket.home)
        assert not any(
            address in line for line in await disk.lines(code) for address in (host.address, stranger.address)
        )
        other = House(disk, bots, house.metrics, house.config)
        await other.wake()
        assert other.admission.home(host.address) == house.admission.home(host.address), (
            "the same on every node and after every start"
        )
        await other.close()

    at_home(where, act)
