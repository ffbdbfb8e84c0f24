"""The house without a network: what is kept, what is told, and what happens when one of them fails."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
import pytest

from cardhouse.bots.mind import Mind, Thought
from cardhouse.bots.roster import think
from cardhouse.core.cards import FACES
from cardhouse.server.bucket import Bucket
from cardhouse.server.clock import Clock
from cardhouse.server.config import Config
from cardhouse.server.house import rooms
from cardhouse.server.house.alarm import Alarm
from cardhouse.server.house.fair import Asker
from cardhouse.server.house.house import House
from cardhouse.server.house.rooms import CROWD
from cardhouse.server.house.thinker import SOMEBODY, R, Wanted, always
from cardhouse.server.metrics import Metrics
from cardhouse.server.net.connection import QUEUE, QUEUE_BYTES, Attendant, Connection, Limits, read
from cardhouse.server.net.door import Door
from cardhouse.server.store.players import Player
from cardhouse.server.store.store import Listing, Store
from cardhouse.table import messages as m
from cardhouse.table import sight
from cardhouse.table.table import Refusal, Table
from cardhouse.table.time_control import ASLEEP_MS

CROWD_THAT_COMES = 150
SETTINGS = m.Settings("thulla", 2, clock="off")
DEAL = "deal " + " ".join(f"p{i + 1}:{','.join(sorted(FACES[i::2], key=FACES.index))}" for i in (1, 0)) + " gone:"


class Bots:
    """Bots that answer at once, or with whatever is put in `says`."""

    def __init__(self) -> None:
        self.says: Callable[[str], str | None] | None = None

    async def think(self, mind: Mind, level: str, asker: Asker = SOMEBODY, wanted: Wanted = always) -> Thought | None:
        if self.says is None:
            return think(mind, "gentle")
        said = self.says(level)
        return None if said is None else Thought(said)

    async def read(self, asker: Asker, work: Callable[..., R], *args: Any) -> R:
        return work(*args)

    def close(self) -> None:
        pass


class Disk(Store):
    """A store that can be made to fail, and to wait."""

    full = False
    held: list[tuple[Any, ...]] | None = None

    def submit(
        self,
        table: str,
        n: int,
        lines: Sequence[str],
        done: Callable[[Exception | None], None],
        listing: Listing | None = None,
    ) -> None:
        if self.held is not None:
            self.held.append((table, n, lines, done, listing))
        elif self.full and lines:
            super().submit("", 0, (), lambda _: done(OSError("no space left")))
        else:
            super().submit(table, n, lines, done, listing)

    def release(self) -> None:
        held, self.held = self.held or [], None
        for submitted in held:
            self.submit(*submitted)


class Browser(Connection):
    """A connection whose other end is this test."""

    def __init__(self, house: House, number: int) -> None:
        super().__init__(number, "203.0.113.7", self)
        self.player = Player(f"player{number}", f"Name{number}", 0)
        self.heard: list[dict[str, Any]] = []
        self.pushed: list[bytes] = []
        self.closed: int | None = None
        self.takes = True
        self.held = False
        house.connections[number] = self

    def push(self, message: m.Outgoing, text: bytes | None = None) -> None:
        self.pushed.append(text or b"")
        super().push(message, text)

    def write(self, text: bytes) -> None:
        self.heard.append(json.loads(text))

    def close(self, code: int, reason: str) -> None:
        if self.closing:
            self.closed = code
        else:
            super().close(code, reason)

    def hold(self, on: bool) -> None:
        self.held = on

    def kinds(self) -> list[str]:
        return [message["type"] for message in self.heard]

    def last(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.heard) if message["type"] == kind)


Act = Callable[[House, Disk, Bots], Awaitable[None]]


def at_home(where: str, act: Act, **config: Any) -> None:
    async def evening() -> None:
        disk, bots = await Disk.open(where), Bots()
        assert isinstance(disk, Disk)
        house = House(disk, bots, Metrics(), Config(**{"bot_pace": 0.0} | config))
        await house.wake()
        try:
            async with asyncio.timeout(60):
                await act(house, disk, bots)
        finally:
            await house.close()
            await disk.close()

    asyncio.run(evening())


async def quiet(house: House) -> None:
    """Until everything that was begun is done."""
    for _ in range(3):
        await house.settled()
        await asyncio.sleep(0.01)


async def seated(house: House, bots: int = 0) -> tuple[Table, list[Browser]]:
    """A table of two people, and bots, whose match has begun."""
    host = Browser(house, 1)
    table = await house.opening.open_table(m.Settings("thulla", 2 + bots, clock="off"), host.player, "")
    people = [host, Browser(house, 2)]
    for browser in people:
        await house.receive(browser, m.Join(table.code))
    for seat in range(bots):
        await house.receive(host, m.AddBot(3 + seat))
    await house.receive(host, m.Start())
    for browser in people:
        await house.receive(browser, m.Share("ab" * 32))
    await quiet(house)
    return table, people


def whose_turn(people: Sequence[Browser]) -> tuple[Browser, str]:
    for browser in people:
        if legal := browser.last("view")["view"]["legal"]:
            return browser, next(iter(legal.values()))[0]
    raise AssertionError("nobody owes a move")


# -- keep, then tell


def test_nobody_is_told_before_it_is_kept_and_nothing_overtakes(where: str) -> None:
    async def act(house: House, disk: Disk, bots: Bots) -> None:
        table, people = await seated(house)
        before = [len(browser.heard) for browser in people]
        mover, move = whose_turn(people)
        disk.held = []
        await house.receive(mover, m.Move(0, move))
        await house.receive(mover, m.Explain("2h"))  # answered after the view that it is about
        await asyncio.sleep(0.05)
        assert [len(browser.heard) for browser in people] == before
        await house.receive(mover, m.Ping(5))  # the line itself has nothing to wait for
        await asyncio.sleep(0.01)
        assert mover.heard[-1] == {"type": "pong", "t": 5}
        disk.release()
        await quiet(house)
        assert mover.kinds()[-2:] == ["view", "explained"]
        assert (await disk.lines(table.code))[-1].startswith(f"{mover.last('view')['you']} {move}  ; ")

    at_home(where, act)


def test_a_table_that_cannot_be_kept_is_read_again_from_what_was(where: str) -> None:
    async def act(house: House, disk: Disk, bots: Bots) -> None:
        table, people = await seated(house)
        n, (mover, move) = table.n, whose_turn(people)
        views = [browser.last("view") for browser in people]
        disk.full = True
        await house.receive(mover, m.Move(0, move))
        await quiet(house)
        assert [browser.last("view") for browser in people] == views, "told what was not kept"
        assert [browser.closed for browser in people] == [1012, 1012]
        assert house.register.find(table.code) is None and len(await disk.lines(table.code)) == n
        disk.full = False
        for browser in people:
            house.disconnect(browser)
        again = [Browser(house, 3), Browser(house, 4)]
        for browser, old in zip(again, people, strict=True):
            browser.player = old.player
            await house.receive(browser, m.Join(table.code))
        await quiet(house)
        assert house.register.find(table.code) is not table
        for browser, view in zip(again, views, strict=True):
            assert (browser.last("view")["view"], browser.last("view")["nth"]) == (view["view"], view["nth"])
        mover, move = whose_turn(again)
        await house.receive(mover, m.Move(0, move))
        await quiet(house)
        assert mover.last("view")["nth"] == 1 and "refused" not in mover.kinds()

    at_home(where, act)


def test_no_table_is_opened_that_cannot_be_kept(where: str) -> None:
    async def act(house: House, disk: Disk, bots: Bots) -> None:
        disk.full = True
        with pytest.raises(Exception, match="not_kept"):
            await house.opening.open_table(SETTINGS, Player("a", "A", 0), "")
        assert not house.register.tables

    at_home(where, act)


def test_a_full_house_has_room_where_a_match_sleeps(where: str) -> None:
    async def act(house: House, disk: Disk, bots: Bots) -> None:
        table, people = await seated(house)
        with pytest.raises(Refusal, match="house_full"):
            await house.opening.open_table(SETTINGS, Player("c", "C", 0), "")
        for person in people:
            house.disconnect(person)
        house.do(table.code, lambda table, now: table.tick(now + ASLEEP_MS))
        await quiet(house)
        assert table.asleep is not None and house.metrics.values()["cardhouse_tables_asleep"] == 1
        other = await house.opening.open_table(SETTINGS, Player("c", "C", 0), "")
        assert not table.closed and list(house.register.tables) == [other.code], "it is in the log, and costs nothing"
        filed = await house.tables.glance(table.code)
        assert filed is not None and filed.listed.asleep and list(house.register.tables) == [other.code]

    at_home(where, act, tables=1)


def test_a_mistake_of_ours_stops_one_table_only(where: str, caplog: pytest.LogCaptureFixture) -> None:
    async def act(house: House, disk: Disk, bots: Bots) -> None:
        table, people = await seated(house)
        other = await house.opening.open_table(SETTINGS, Player("b", "B", 0), "")
        mover, move = whose_turn(people)
        assert table.match is not None
        table.match.move = mistake  # type: ignore[method-assign,assignment]
        await house.receive(mover, m.Move(0, move))
        await quiet(house)
        assert mover.closed == 1012 and house.register.find(other.code) is other
        again = await house.tables.find(table.code)
        assert again is not None and again is not table and again.match is not None and again.match.done == [0, 0]
        assert "a table has stopped" in caplog.text and "As Kd" not in caplog.text

    def mistake(*args: object) -> None:
        raise AssertionError("As Kd: what nobody may read in a log")

    at_home(where, act)


@pytest.mark.stores("sqlite")  # what goes over the wire, whatever is kept
def test_a_message_is_written_once_for_all_who_hear_it(where: str) -> None:
    async def act(house: House, disk: Disk, bots: Bots) -> None:
        table, people = await seated(house)
        watchers = [Browser(house, 10 + i) for i in range(5)]
        for browser in watchers:
            await house.receive(browser, m.Join(table.code, watch=True))
        mover, move = whose_turn(people)
        await house.receive(mover, m.Move(0, move))
        await quiet(house)
        views = [next(text for text in reversed(browser.pushed) if b'"type":"view"' in text) for browser in watchers]
        assert len({id(text) for text in views}) == 1

    at_home(where, act)


# -- two houses on one log


def two_houses(where: str, act: Callable[[House, Disk, House], Awaitable[None]]) -> None:
    async def evening() -> None:
        disk, other = await Disk.open(where), await Store.open(where)
        assert isinstance(disk, Disk)
        one, two = (House(store, Bots(), Metrics(), Config(bot_pace=0.0)) for store in (disk, other))
        try:
            for house in (one, two):
                await house.wake()
            async with asyncio.timeout(60):
                await act(one, disk, two)
        finally:
            for house in (one, two):
                await house.close()
                await house.store.close()

    asyncio.run(evening())


async def until_heard(house: House, browser: Browser, kind: str) -> None:
    while kind not in browser.kinds():
        await quiet(house)


@pytest.mark.parametrize("does", ["second tab", "leave", "kick"])
def test_who_goes_while_another_house_was_first_is_told(postgres_url: str, does: str) -> None:
    async def act(one: House, disk: Disk, two: House) -> None:
        host, guest, other = Browser(one, 1), Browser(one, 2), Browser(two, 3)
        table = await one.opening.open_table(m.Settings("thulla", 4, clock="off"), host.player, "")
        for browser in (host, guest):
            await one.receive(browser, m.Join(table.code))
        await quiet(one)
        disk.held = []
        await one.receive(host, m.AddBot(4))  # on its way, and then another house is first
        await two.receive(other, m.Join(table.code))
        await quiet(two)
        if does == "second tab":
            tab = Browser(one, 4)
            tab.player = guest.player
            await one.receive(tab, m.Join(table.code))
        elif does == "leave":
            await one.receive(guest, m.Leave())
        else:
            await one.receive(host, m.Kick(2, sure=True))
        disk.release()
        await until_heard(one, guest, "replaced" if does == "second tab" else "gone")
        await quiet(one)
        seats = {seat["seat"]: seat["player"] for seat in host.last("room")["seats"]}
        assert seats["p3"] == other.player.id, "who was first"
        assert seats["p2"] == (guest.player.id if does == "second tab" else None)
        assert one.metrics.values()["cardhouse_conflicts_total"] >= 1

    two_houses(postgres_url, act)


# -- records, bots, time


def test_a_record_that_was_not_kept_before_a_crash_is_kept_after_it(where: str) -> None:
    async def first(house: House, disk: Disk, bots: Bots) -> None:
        disk.keep_record = never  # type: ignore[method-assign,assignment]
        table, people = await seated(house, bots=1)
        while not (table.match and table.match.over):
            await play_on(house, people)
        await quiet(house)
        codes.append(table.code)

    async def never(*args: Any) -> None:
        await asyncio.sleep(60)

    async def then(house: House, disk: Disk, bots: Bots) -> None:
        record = await house.records.text(f"{codes[0]}-1")  # among others it is kept when somebody wants it
        assert record is not None and "Result" in record and "Name1" in record
        assert (await disk.history("player1"))[0].record == f"{codes[0]}-1"

    codes: list[str] = []
    at_home(where, first)
    at_home(where, then)


async def play_on(house: House, people: Sequence[Browser]) -> None:
    for browser in people:
        view = browser.last("view")
        if view["pause_ms"]:
            await house.receive(browser, m.GoOn())
        if legal := view["view"]["legal"]:
            await house.receive(browser, m.Move(view["nth"], next(iter(legal.values()))[0]))
    await house.settled()
    await asyncio.sleep(0.005)


@pytest.mark.parametrize("says", [lambda level: None, lambda level: "nonsense"])
def test_a_silent_or_foolish_bot_only_loses_its_say(
    where: str, says: Callable[[str], str | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardhouse.table.time_control.BOT_LIMIT_MS", 50)

    async def act(house: House, disk: Disk, bots: Bots) -> None:
        bots.says = says
        table, people = await seated(house, bots=1)
        while not any("p3 " in line for line in await disk.lines(table.code)):
            await play_on(house, people)
        line = next(line for line in await disk.lines(table.code) if line.startswith("p3 "))
        assert '"by":"clock"' in line

    at_home(where, act)


def test_the_alarm_rings_once_at_the_last_time_that_was_set() -> None:
    now, rung = 0, []
    alarm = Alarm(lambda: now, lambda code: rung.append((now, code)))

    async def evening() -> None:
        nonlocal now
        alarm.set("a", 50)
        alarm.set("a", 100)
        alarm.set("b", 70)
        alarm.set("b", 30)
        alarm.set("c", 40)
        alarm.set("c", None)
        for now in range(0, 200, 10):  # noqa: B007 - the lambdas read it
            alarm.ring_due()
        assert rung == [(30, "b"), (100, "a")]

    asyncio.run(evening())


def test_the_clock_of_the_house_never_goes_back() -> None:
    clock = Clock()
    clock.at_least(clock.now() + 10**9)
    first = clock.now()
    clock.at_least(0)
    assert clock.now() >= first


# -- connections


@pytest.mark.stores("sqlite")  # what goes over the wire, whatever is kept
def test_a_slow_reader_keeps_the_newest_room_and_view_and_nothing_gets_between_them_and_the_end(where: str) -> None:
    async def act(house: House, disk: Disk, bots: Bots) -> None:
        browser = Browser(house, 1)
        browser.takes = False
        for i in range(10 * QUEUE):
            browser.push(m.Pong(i))
            browser.push(m.Promise(i, "ab" * 32, 0))
            browser.push(m.Gone(str(i)))
        browser.close(1012, "back in a moment")
        browser.push(m.Pong(-1))
        assert browser.waiting <= QUEUE
        browser.takes = True
        browser.drained()
        assert browser.last("promise")["match"] == 10 * QUEUE - 1 and browser.closed == 1012
        assert browser.last("gone")["code"] == str(10 * QUEUE - 1) and len(browser.heard) <= QUEUE + 1

    at_home(where, act)


@pytest.mark.stores("sqlite")  # what goes over the wire, whatever is kept
def test_who_does_not_say_hello_is_sent_away_with_a_code(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardhouse.server.net.connection.HELLO_WITHIN_S", 0.05)

    async def act(house: House, disk: Disk, bots: Bots) -> None:
        browser = Browser(house, 1)
        browser.player = Player("", "", 0)
        Attendant(house, browser, Limits(), lambda cost: True).hear('{"type":"ping","t":1}')
        await asyncio.sleep(0.2)
        assert browser.closed == 4408 and browser.last("refused")["code"] == "hello_first"

    at_home(where, act)


def test_what_comes_while_something_takes_its_time_is_answered_after_it_and_in_order(where: str) -> None:
    async def act(house: House, disk: Disk, bots: Bots) -> None:
        browser = Browser(house, 1)
        browser.player = Player("", "", 0)
        attendant = Attendant(house, browser, Limits(), lambda cost: True)
        attendant.hear('{"type":"hello","key":"' + "ab" * 32 + '"}')
        for t in range(3):
            attendant.hear(f'{{"type":"ping","t":{t}}}')
        attendant.hear('{"type":"join","table":"nowhere-1","name":"A"}')
        attendant.hear('{"type":"ping","t":3}')
        assert not browser.heard and browser.held, "a player who is not known yet is not read on"
        while browser.held:
            await quiet(house)
        assert browser.kinds() == ["welcome", "pong", "pong", "pong", "refused", "pong"]
        assert [said["t"] for said in browser.heard if "t" in said] == [0, 1, 2, 3] and not browser.held

    at_home(where, act)


@pytest.mark.stores("sqlite")  # what goes over the wire, whatever is kept
def test_a_mistake_of_ours_ends_a_connection_with_a_code(where: str, caplog: pytest.LogCaptureFixture) -> None:
    async def act(house: House, disk: Disk, bots: Bots) -> None:
        disk.player = mistake  # type: ignore[method-assign,assignment]
        browser = Browser(house, 1)
        browser.player = Player("", "", 0)
        attendant = Attendant(house, browser, Limits(), lambda cost: True)
        attendant.hear(json.dumps({"type": "hello", "key": "ab" * 32}))
        attendant.hear('{"type":"ping","t":1}')
        await quiet(house)
        assert browser.closed == 1011 and not browser.heard
        assert "a connection has failed" in caplog.text and "abab" not in caplog.text

    async def mistake(key: str) -> Player:
        raise LookupError(key)

    at_home(where, act)


def test_a_table_that_cannot_be_read_does_not_keep_the_house_closed(where: str) -> None:
    codes: list[str] = []

    async def first(house: House, disk: Disk, bots: Bots) -> None:
        tables = [await house.opening.open_table(SETTINGS, Player(name, name, 0), "") for name in "ab"]
        codes.extend(table.code for table in tables)
        failed = asyncio.get_running_loop().create_future()
        disk.submit(codes[0], 2, ["p1 what no table has written"], failed.set_result)
        await failed

    async def then(house: House, disk: Disk, bots: Bots) -> None:
        assert house.open and (house.store.shared or list(house.register.tables) == codes[1:])
        assert await house.tables.find(codes[1]) is not None
        with pytest.raises(Refusal, match="busy"):  # it is there, and nobody may be told that it is not
            await house.tables.find(codes[0])
        assert len(await disk.lines(codes[0])) == 2, "nothing is thrown away"

    at_home(where, first)
    at_home(where, then)


def test_a_closed_table_is_forgotten_and_its_code_means_nothing_any_more(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardhouse.table.time_control.EMPTY_MS", 30)
    monkeypatch.setattr("cardhouse.table.time_control.FORGOTTEN_MS", 30)

    async def act(house: House, disk: Disk, bots: Bots) -> None:
        table = await house.opening.open_table(SETTINGS, Player("a", "A", 0), "")
        while house.register.tables:
            await asyncio.sleep(0.01)
        await quiet(house)
        assert await house.tables.find(table.code) is None and await disk.live() == []
        browser = Browser(house, 1)
        await house.receive(browser, m.Join(table.code))
        await quiet(house)
        assert browser.last("refused")["code"] == "no_table"

    at_home(where, act)


@pytest.mark.parametrize(
    "text",
    [
        None, "", "x", "[]", "{}", '{"type":"x"}', '{"type":"move"}', '{"type":"move","nth":-1,"move":"x"}', "1" * 5000,
        '{"type":"hello","key":"ABC"}', '{"type":"ping","t":1e400}', '{"type":"ping","t":99999999999999999999}',
        '{"type":"say","text":"' + "é" * 4000 + '"}', "[" * 7000, '{"type":"say","text":"\\ud800"}', " " * 9000,
    ],
)  # fmt: skip
def test_what_is_no_message_is_refused_with_a_reason(text: str | None) -> None:
    said = read(text)
    assert isinstance(said, str) and said and len(said) <= 200


def test_a_bucket_gives_a_burst_and_then_a_rate() -> None:
    bucket = Bucket(10, 20, now=0)
    assert sum(bucket.take(0) for _ in range(50)) == 20
    assert sum(bucket.take(1000) for _ in range(50)) == 10
    assert not bucket.take(1050, cost=5) and bucket.take(1550, cost=5)


def test_addresses_are_believed_from_our_own_proxies_only() -> None:
    door = Door(Config(proxies=("127.0.0.1", "10.0.0.0/8")), lambda: 0)
    assert door.address("198.51.100.9", ["1.2.3.4"]) == "198.51.100.9"
    assert door.address("127.0.0.1", ["1.2.3.4"]) == "1.2.3.4"
    assert door.address("127.0.0.1", ["6.6.6.6, 1.2.3.4, 10.1.2.3"]) == "1.2.3.4", "what a visitor writes themselves"
    assert door.address("127.0.0.1", ["nonsense"]) == "127.0.0.1"
    assert door.address("2001:db8:1:2:3::9", []) == door.address("2001:db8:1:2:ffff::1", []), "one household"
    assert door.address("", ["1.2.3.4"]) == ""


@pytest.mark.parametrize(
    ("origin", "host", "comes_in"),
    [
        (None, "house.example", True),
        ("http://house.example:8000", "house.example:8000", True),
        ("https://HOUSE.example", "house.example", True),
        ("https://friend.example", "house.example", True),
        ("https://evil.example", "house.example", False),
        ("https://house.example.evil.example", "house.example", False),
        ("null", "house.example", False),
        ("file://", "", False),
        ("http://[", "house.example", False),
        ("", "", False),
    ],
)
def test_only_our_own_pages_and_those_of_friends_may_connect(origin: str | None, host: str, comes_in: bool) -> None:
    assert Door(Config(origins=("https://friend.example/",)), lambda: 0).welcomes(origin, host) is comes_in


@pytest.mark.stores("sqlite")  # what goes over the wire, whatever is kept
def test_a_crowd_that_comes_is_told_who_is_here_once_and_not_once_for_each(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "GAP_MS", 10**8)  # the storm is over long before

    async def act(house: House, disk: Disk, bots: Bots) -> None:
        table, (host, _) = await seated(house)
        crowd = [Browser(house, 10 + i) for i in range(CROWD_THAT_COMES)]
        for browser in crowd:
            await house.receive(browser, m.Join(table.code, watch=True))
        await quiet(house)
        told = [browser.kinds().count("room") for browser in crowd]
        assert min(told) == 1, "whoever comes in hears at once where they are"
        assert sum(told) < CROWD_THAT_COMES + CROWD**2  # of some 11,000
        house.rooms.flush()
        while host.last("room")["spectators"] != CROWD_THAT_COMES:
            await asyncio.sleep(0)
        await asyncio.sleep(0.01)
        assert all(browser.last("room")["spectators"] == CROWD_THAT_COMES for browser in crowd)

    at_home(where, act)


@pytest.mark.stores("sqlite")  # what goes over the wire, whatever is kept
def test_the_last_room_always_comes(where: str) -> None:
    async def act(house: House, disk: Disk, bots: Bots) -> None:
        table, people = await seated(house)
        crowd = [Browser(house, 10 + i) for i in range(3 * CROWD)]
        for browser in crowd:
            await house.receive(browser, m.Join(table.code, watch=True))
        for browser in crowd[CROWD:]:
            house.disconnect(browser)
        while any(browser.last("room")["spectators"] != CROWD for browser in (*people, *crowd[:CROWD])):
            await asyncio.sleep(0.02)

    at_home(where, act)


@pytest.mark.stores("sqlite")  # what goes over the wire, whatever is kept
def test_a_room_that_waits_goes_before_whatever_else_is_said(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "GAP_MS", 10**8)

    async def act(house: House, disk: Disk, bots: Bots) -> None:
        table, (host, _) = await seated(house)
        crowd = [Browser(house, 10 + i) for i in range(2 * CROWD)]
        for browser in crowd:
            await house.receive(browser, m.Join(table.code, watch=True))
        host.heard.clear()
        house.disconnect(crowd[0])
        house.disconnect(crowd[1])
        assert not host.heard, "too soon after the last"
        house.take(host, m.Say("hello"))
        await quiet(house)
        assert host.kinds()[:2] == ["room", "heard"] and host.heard[0]["spectators"] == 2 * CROWD - 2
        house.disconnect(crowd[2])
        host.table = None
        host.heard.clear()
        host.push(m.Pong(1))
        assert host.kinds() == ["pong"], "the room of a table that was left is nobody's"

    at_home(where, act)


@pytest.mark.stores("sqlite")  # what goes over the wire, whatever is kept
def test_what_waits_for_a_slow_reader_is_bounded_in_bytes_and_has_one_room(where: str) -> None:
    async def act(house: House, disk: Disk, bots: Bots) -> None:
        table, (host, _) = await seated(house)
        host.takes = False
        room = next(iter(sight.rooms(table)))[1]
        for i in range(QUEUE // 2):
            host.push(msgspec.structs.replace(room, spectators=i))
        assert host.waiting == 1
        for _ in range(QUEUE - 2):
            host.push(m.Heard("x", "x", None, "", "y" * 5000, False))
        assert host.waiting < QUEUE_BYTES // 5000 + 1
        host.takes = True
        host.drained()
        assert host.last("room")["spectators"] == QUEUE // 2 - 1

    at_home(where, act)
