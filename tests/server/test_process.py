"""A real `cardhouse serve`, real sockets, real kills: nothing that anybody was told is lost or done twice."""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import secrets
import signal
import socket
from collections.abc import Awaitable, Callable, Iterator
from http.client import HTTPResponse
from pathlib import Path
from subprocess import run
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cardhouse.core.record import read_record
from cardhouse.core.verify import verify
from cardhouse.games import GAMES
from tests.server.open_house import CARDHOUSE, Keeping, OpenHouse, open_house
from tests.server.visitor import Visitor, http, moves_of, open_table

SOAK = os.environ.get("SOAK") == "1"
KILLS = 200 if SOAK else 15
KILLS_OF_A_NODE = 200 if SOAK else 5  # in PostgreSQL, where tests/cluster has more of them
ALL = ("sqlite", "postgresql", "redis", "workers")
NONSENSE = 100_000 if SOAK else 4_000
FAST = ("--bot-pace", "0", "--rate", "0", "--address-rate", "0", "--tables-per-player", "1000")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, keeping: Keeping) -> Iterator[OpenHouse]:
    folder = tmp_path_factory.mktemp("house")
    with open_house(folder, *FAST, *keeping(folder)) as house:
        yield house


def record_of(house: OpenHouse, name: str) -> str:
    with urlopen(f"{house.link}/api/records/{name}.cgn", timeout=60) as answer:
        return str(answer.read().decode())


def assert_kept(house: OpenHouse, visitor: Visitor) -> int:
    """Whatever they were told is in the record, as that very decision; how much that was."""
    records = {match: record_of(house, name) for match, name in visitor.records.items()}
    for match, record in records.items():
        checks = verify(read_record(record), GAMES)
        assert checks and all(check.holds for check in checks)
        moves = moves_of(record, visitor.seats[match])
        for (of, nth), move in visitor.told.items():
            if of == match:
                assert moves[nth] == move, (visitor.table, match, nth)
    return sum(match in records for match, _ in visitor.told)


REFUSED_IN_NEED = {"stale_move", "early_move", "not_joined", "not_playing", "draining", "not_kept", "busy"}


async def arrive(socket: str, table: str, name: str, key: str = "", **join: object) -> ClientConnection:
    """A connection that has joined."""
    ws = await connect(socket, compression=None, close_timeout=0.2)
    await ws.send(json.dumps({"type": "hello", "key": key or secrets.token_hex(32)}))
    await ws.send(json.dumps({"type": "join", "table": table, "name": name, **join}))
    assert (await next_of(ws, "welcome", "refused"))["type"] == "welcome"
    return ws


async def next_of(ws: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of one of these kinds."""
    async with asyncio.timeout(60):
        while True:
            message: dict[str, Any] = json.loads(await ws.recv())
            if message["type"] in kinds:
                return message


async def end_of(ws: ClientConnection) -> int:
    """The code it is closed with."""
    try:
        async with asyncio.timeout(60):
            while True:
                await ws.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


async def comes_in(socket: str, page: str) -> bool:
    try:
        async with connect(socket, compression=None, additional_headers={"Origin": page}):
            return True
    except InvalidStatus as refused:
        return refused.response.status_code != 403


async def say(ws: ClientConnection, kind: str, **fields: object) -> None:
    await ws.send(json.dumps({"type": kind, **fields}))


# -- games


@pytest.mark.stores(*ALL)
def test_two_people_and_bots_finish_every_game_and_others_watch(house: OpenHouse, tmp_path: Path) -> None:
    parties: dict[str, list[Visitor]] = {}
    for game in GAMES:
        key = secrets.token_hex(32)
        table = open_table(house.link, game, max(3, GAMES[game].seats[0]), key)
        host, guest = Visitor(house.socket, table, "Ammu", key), Visitor(house.socket, table, "Bilal")
        host.people, host.doubles, guest.doubles = 2, 0.3, 0.3
        parties[game] = [host, guest, Visitor(house.socket, table, "Eve", watch=True)]

    async def evening() -> None:
        async with asyncio.timeout(60):
            await asyncio.gather(*(visitor.stay() for party in parties.values() for visitor in party))

    asyncio.run(evening())
    for game, (host, guest, watcher) in parties.items():
        assert assert_kept(house, host) and assert_kept(house, guest)
        assert {refused["code"] for refused in host.refused + guest.refused} <= {"stale_move", "early_move"}, game
        assert watcher.records == host.records and not watcher.refused
        for message in watcher.heard:
            assert message["type"] != "view" or (message["you"] is None and not message["view"]["legal"])
        shown = http(f"{house.link}/api/records/{host.records[1]}.json")
        text = record_of(house, host.records[1])
        assert shown["tags"]["Table"] == host.table.partition("~")[0] and shown["lines"] == [
            x.text for x in read_record(text).lines
        ]
        assert sorted(seat for place in shown["result"] for seat in place) == sorted(
            f"p{i + 1}" for i in range(host_seats(shown))
        )
        page = tmp_path / f"{game}.cgn"
        page.write_text(text, encoding="utf-8")
    for command in ("verify", "replay"):
        for page in tmp_path.glob("*.cgn"):
            assert run([*CARDHOUSE, command, str(page)], capture_output=True, check=False).returncode == 0, page
    key = parties["thulla"][0].key
    (played,) = http(f"{house.link}/api/me/games", key=key)["games"]
    assert played["game"] == "thulla" and not played["rated"]
    assert http(f"{house.link}/api/me", key=key)["name"] == "Ammu"


def host_seats(shown: dict[str, Any]) -> int:
    return int(shown["tags"]["Seats"])


def test_a_match_of_people_only_is_rated(house: OpenHouse) -> None:
    key = secrets.token_hex(32)
    table = open_table(house.link, "thulla", 2, key)
    host, guest = Visitor(house.socket, table, "Chai", key), Visitor(house.socket, table, "Dilshad")
    host.people = 2

    async def evening() -> None:
        async with asyncio.timeout(60):
            await asyncio.gather(host.stay(), guest.stay())

    asyncio.run(evening())
    assert assert_kept(house, host) and assert_kept(house, guest)
    assert http(f"{house.link}/api/me", key=key)["ratings"]["thulla"]["games"] == 1
    players = http(f"{house.link}/api/leaderboard/thulla")["players"]
    assert not {"Chai", "Dilshad"} & {player["name"] for player in players}, "newcomers are not on it yet"


# -- coming and going


def begun(
    house: OpenHouse, act: Callable[[list[ClientConnection], list[str], str], Awaitable[None]], **more: Any
) -> None:
    """A match of Thulla between two people, who have their cards; then `act`."""

    async def evening() -> None:
        keys = [secrets.token_hex(32), secrets.token_hex(32)]
        table = open_table(house.link, "thulla", 2, keys[0], **more)
        people: list[ClientConnection] = []
        for name, key in zip("AB", keys, strict=True):
            people.append(await arrive(house.socket, table, name, key))
            await next_of(people[-1], "room")  # seated; a table may have to be looked up first
        await say(people[0], "start")
        for ws in people:
            await next_of(ws, "promise")
            await say(ws, "share", share=secrets.token_hex(32))
        async with asyncio.timeout(60):
            await act(people, keys, table)
        for ws in people:
            await ws.close()

    asyncio.run(evening())


def test_a_second_tab_takes_over_and_the_first_is_told(house: OpenHouse) -> None:
    async def act(people: list[ClientConnection], keys: list[str], table: str) -> None:
        view = await next_of(people[0], "view")
        tab = await arrive(house.socket, table, "A", keys[0])
        again = await next_of(tab, "view")
        assert again["view"] == view["view"] and again["you"] == "p1"
        await next_of(people[0], "replaced")
        await say(people[0], "say", phrase="hello")
        assert (await next_of(people[0], "refused"))["code"] == "not_joined"
        await say(people[0], "join", table=table)  # "play here": and back it comes
        assert (await next_of(people[0], "view"))["view"] == view["view"]
        await next_of(tab, "replaced")
        await tab.close()

    begun(house, act)


def test_coming_back_resumes_at_the_same_decision(house: OpenHouse) -> None:
    async def act(people: list[ClientConnection], keys: list[str], table: str) -> None:
        views = [await next_of(ws, "view") for ws in people]
        turn = next(i for i, view in enumerate(views) if view["view"]["legal"])
        await people[turn].close()
        async with asyncio.timeout(60):
            while all(seat["connected"] for seat in (await next_of(people[1 - turn], "room"))["seats"]):
                pass
        people[turn] = await arrive(house.socket, table, "AB"[turn], keys[turn])
        again = await next_of(people[turn], "view")
        assert (again["view"], again["nth"]) == (views[turn]["view"], views[turn]["nth"])

    begun(house, act)


def test_a_doubled_move_is_answered_and_a_stale_one_refused_with_a_fresh_view(house: OpenHouse) -> None:
    async def act(people: list[ClientConnection], keys: list[str], table: str) -> None:
        views = [await next_of(ws, "view") for ws in people]
        turn = next(i for i, view in enumerate(views) if view["view"]["legal"])
        ws, (legal,) = people[turn], views[turn]["view"]["legal"].values()
        for _ in range(2):
            await say(ws, "move", nth=0, move=legal[0])
        first, second = await next_of(ws, "view", "refused"), await next_of(ws, "view", "refused")
        assert first["type"] == second["type"] == "view" and first["view"] == second["view"] and second["nth"] == 1
        await say(ws, "move", nth=0, move=legal[-1] if legal[-1] != legal[0] else "2h")
        assert (await next_of(ws, "refused"))["code"] == "stale_move"
        assert (await next_of(ws, "view"))["view"] == second["view"]
        await say(ws, "move", nth=7, move=legal[0])
        assert (await next_of(ws, "refused"))["code"] == "early_move"

    begun(house, act)


@pytest.mark.stores("sqlite")  # they are waited for on their socket, not in the log
def test_a_slow_reader_is_not_waited_for(house: OpenHouse) -> None:
    """Somebody who reads nothing while a thousand things happen; the others hear all they should meanwhile."""

    async def act(people: list[ClientConnection], keys: list[str], table: str) -> None:
        for ws in people:
            await next_of(ws, "view")
        raw = socket.socket()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.connect((house.link.split("/")[2].split(":")[0], int(house.link.rpartition(":")[2])))
        raw.setblocking(False)
        slow = await connect(house.socket, compression=None, sock=raw, max_queue=1, close_timeout=0.1)
        await slow.send(json.dumps({"type": "hello", "key": secrets.token_hex(32)}))
        await slow.send(json.dumps({"type": "join", "table": table, "name": "Slow", "watch": True}))
        await next_of(slow, "room")
        slow.transport.pause_reading()
        for _ in range(1000):
            await say(people[0], "join", table=table)  # everybody is sent the room again
            await say(people[0], "explain", move="As")
            await next_of(people[0], "explained")
        await say(people[0], "say", phrase="hello")
        await next_of(people[0], "heard")
        late = await arrive(house.socket, table, "Late", watch=True)
        await next_of(late, "room")
        slow.transport.resume_reading()
        rooms = 1
        while (await next_of(slow, "room"))["spectators"] != 2:
            rooms += 1
        assert rooms < 1000
        await slow.close()
        await late.close()

    begun(house, act)


# -- the process


@pytest.mark.stores(*ALL)
def test_nothing_told_is_lost_and_nothing_is_done_twice_under_kill_9(
    tmp_path: Path, keeping: Keeping, store: str
) -> None:
    """Fifty players; the process dies at any moment, again and again, and comes back to what it has kept."""
    house = OpenHouse(tmp_path, *FAST, *keeping(tmp_path)).start()
    times = KILLS if store == "sqlite" else KILLS_OF_A_NODE
    killing = True
    visitors: list[Visitor] = []
    for number in range(14):
        game = list(GAMES)[number % len(GAMES)]
        seats = min(4, GAMES[game].seats[-1])
        key = secrets.token_hex(32)
        table = open_table(house.link, game, seats, key)
        party = [Visitor(house.socket, table, f"P{i}", key if i == 0 else "") for i in range(seats - number % 2)]
        for visitor in party:
            visitor.people, visitor.doubles, visitor.wait_s = len(party), 0.1, 0.005
            visitor.linger = lambda: killing
        visitors += party
    assert len(visitors) >= 48
    dice = random.Random(times)

    async def kills() -> None:
        nonlocal killing
        for _ in range(times):
            await asyncio.sleep(dice.choice((0.1, 0.5, 1.2)) * dice.uniform(0.5, 1.5))
            await asyncio.to_thread(house.kill)
            await asyncio.to_thread(house.start)
        await asyncio.sleep(1)
        killing = False

    async def evening() -> None:
        async with asyncio.timeout(times * 8 + 60):
            await asyncio.gather(kills(), *(visitor.stay() for visitor in visitors))

    try:
        asyncio.run(evening())
        told = sum(assert_kept(house, visitor) for visitor in visitors)
        matches = {record for visitor in visitors for record in visitor.records.values()}
        assert told > 500 and len(matches) >= 14
        assert all(visitor.connections > times // 4 for visitor in visitors)
        assert "error" not in house.log
        print(f"{store}: {times} kills, {len(matches)} matches, {told} moves told")  # noqa: T201 - the figure of the soak
    finally:
        house.kill()


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs Linux")  # and a disk of its own: SQLite
def test_a_full_disk_stops_the_tables_and_room_lets_them_go_on(tmp_path: Path) -> None:
    """Nothing is told that could not be kept; the house stays open, and all games finish once there is room."""
    with open_house(tmp_path, *FAST) as house:
        full = True
        visitors: list[Visitor] = []
        for game in ("thulla", "kazhutha", "liap_tui"):
            key = secrets.token_hex(32)
            table = open_table(house.link, game, 4, key, absent="bot")
            party = [Visitor(house.socket, table, f"P{i}", key if i == 0 else "") for i in range(4)]
            for visitor in party:
                visitor.people, visitor.wait_s, visitor.linger = 4, 0.01, lambda: full
            visitors += party
        failures: list[str] = []

        async def fill_up() -> None:
            nonlocal full
            await asyncio.sleep(2)
            size = Path(f"{house.database}-wal").stat().st_size
            resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
            await asyncio.sleep(2)
            failures.extend(await asyncio.to_thread(lambda: metric(house, "cardhouse_commit_failures_total")))
            resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            full = False

        async def evening() -> None:
            async with asyncio.timeout(90):
                await asyncio.gather(fill_up(), *(visitor.stay() for visitor in visitors))

        asyncio.run(evening())
        assert int(failures[0]) > 0, "the disk was full"
        assert sum(assert_kept(house, visitor) for visitor in visitors) > 30
        assert {refused["code"] for visitor in visitors for refused in visitor.refused} <= REFUSED_IN_NEED


def metric(house: OpenHouse, name: str) -> list[str]:
    with urlopen(f"{house.link}/metrics", timeout=60) as answer:
        lines = answer.read().decode().splitlines()
    return [line.split()[1] for line in lines if line.startswith(f"{name} ")]


@pytest.mark.stores(*ALL)
def test_a_restart_restores_tables_seats_clocks_and_open_decisions(tmp_path: Path, keeping: Keeping) -> None:
    with open_house(tmp_path, *FAST, *keeping(tmp_path)) as house:

        async def act(people: list[ClientConnection], keys: list[str], table: str) -> None:
            views = [await next_of(ws, "view") for ws in people]
            turn = next(i for i, view in enumerate(views) if view["view"]["legal"])
            (legal,) = views[turn]["view"]["legal"].values()
            await say(people[turn], "move", nth=0, move=legal[0])
            after = [await next_of(ws, "view") for ws in people]
            await asyncio.to_thread(house.kill)
            await asyncio.to_thread(house.start)
            listed = await asyncio.to_thread(http, f"{house.link}/api/tables/{table}")
            assert (listed["people"], listed["phase"], listed["clock"]) == (["A", "B"], "playing", "normal")
            people[:] = [await arrive(house.socket, table, name, key) for name, key in zip("AB", keys, strict=True)]
            for ws, was in zip(people, after, strict=True):
                now = await next_of(ws, "view")
                assert (now["view"], now["you"], now["nth"]) == (was["view"], was["you"], was["nth"])
                assert all(5_000 < turn["left_ms"] <= 28_000 and turn["bank_ms"] <= 60_000 for turn in now["turns"])
            await say(people[turn], "move", nth=0, move=legal[0])  # they had not heard the answer, perhaps
            assert (await next_of(people[turn], "view", "refused"))["nth"] == 1

        begun(house, act, clock="normal")


@pytest.mark.stores(*ALL)
def test_sigterm_says_good_bye_keeps_everything_and_exits_with_0(tmp_path: Path, keeping: Keeping) -> None:
    with open_house(tmp_path, *FAST, *keeping(tmp_path)) as house:

        async def act(people: list[ClientConnection], keys: list[str], table: str) -> None:
            views = [await next_of(ws, "view") for ws in people]
            turn = next(i for i, view in enumerate(views) if view["view"]["legal"])
            (legal,) = views[turn]["view"]["legal"].values()
            await say(people[turn], "move", nth=0, move=legal[0])
            os.kill(house.pid, signal.SIGTERM)
            for ws in people:
                await next_of(ws, "drain")
                assert await end_of(ws) == 1012
            assert await asyncio.to_thread(house.close) == 0
            await asyncio.to_thread(house.start)
            people[:] = [await arrive(house.socket, table, name, key) for name, key in zip("AB", keys, strict=True)]
            again = [await next_of(ws, "view") for ws in people]
            assert again[turn]["nth"] in (0, 1)  # the move arrived before the signal, or it did not

        begun(house, act)


@pytest.mark.stores("sqlite")  # PostgreSQL has pg_dump, and `cardhouse backup` says so
def test_a_backup_of_a_running_house_opens_as_a_house(house: OpenHouse, tmp_path: Path) -> None:
    table = open_table(house.link, "thulla", 3, secrets.token_hex(32))
    copy = tmp_path / "house.db"
    done = run(
        [*CARDHOUSE, "backup", str(copy), "--database", str(house.database)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    with open_house(tmp_path) as other:
        assert http(f"{other.link}/api/tables/{table}")["seats"] == 3


@pytest.mark.stores("sqlite")  # what is wrong with an address is in test_postgres.py
def test_a_port_that_is_taken_and_a_database_of_others_are_said_plainly(house: OpenHouse, tmp_path: Path) -> None:
    port = house.link.rpartition(":")[2]
    taken = run(
        [*CARDHOUSE, "serve", "--host", "127.0.0.1", "--port", port], capture_output=True, text=True, check=False
    )
    assert taken.returncode == 1 and f"port {port}" in taken.stderr and "Traceback" not in taken.stderr
    other = tmp_path / "other.db"
    other.write_text("not a database at all, but long enough to be looked at" * 50)
    bad = run(
        [*CARDHOUSE, "serve", "--host", "127.0.0.1", "--port", "0", "--database", str(other)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert bad.returncode == 1 and "Error: " in bad.stderr and "Traceback" not in bad.stderr


# -- nonsense


def nonsense(dice: random.Random) -> str | bytes:
    """Frames that are no messages, or messages with something wrong in them."""
    good: dict[str, Any] = dice.choice(
        (
            {"type": "hello", "key": secrets.token_hex(32)},
            {"type": "join", "table": "no-such-1", "name": "X"},
            {"type": "move", "nth": 0, "move": "As"},
            {"type": "change", "settings": {"game": "thulla", "seats": 3}},
            {"type": "say", "phrase": "hello"},
            {"type": "sit", "seat": 1},
            {"type": "ping", "t": 1},
        )
    )
    wrong: tuple[object, ...] = (
        None,
        True,
        -1,
        10**30,
        1.5,
        "",
        "x" * 400,
        "\x00",
        "\ud800",
        "\u202e",
        [],
        {},
        [[[]]] * 3,
        {"type": "x"},
        "é" * 50,
    )
    match dice.randrange(9):
        case 0:
            return bytes(dice.randrange(256) for _ in range(dice.randrange(50)))
        case 1:
            return json.dumps(dice.choice(wrong))
        case 2:
            return "".join(chr(dice.randrange(32, 0x2FF)) for _ in range(dice.randrange(80)))
        case 3:
            text = json.dumps(good)
            at = dice.randrange(len(text))
            return text[:at] + chr(dice.randrange(1, 127)) + text[at + dice.randrange(2) :]
        case 4:
            return "[" * dice.randrange(4000)
        case 5:
            return json.dumps(good) + " " * dice.randrange(20_000)
        case _:
            return json.dumps(good | {dice.choice(list(good)): dice.choice(wrong)})


def test_nonsense_on_the_socket_is_answered_and_disturbs_nobody(house: OpenHouse) -> None:
    dice = random.Random(11)
    asked = answered = 0

    async def fool(count: int) -> None:
        nonlocal asked, answered
        sent, ended = 0, 0
        async with connect(house.socket, compression=None, max_queue=None) as ws:
            await say(ws, "hello", key=secrets.token_hex(32))
            await next_of(ws, "welcome")
            try:
                while sent < count:
                    for _ in range(50):
                        frame = nonsense(dice)
                        if isinstance(frame, str):
                            frame = frame.encode("utf-8", "replace").decode()
                        await ws.send(frame)
                        asked += 1
                        sent += 1
                    await say(ws, "ping", t=sent)
                    while (heard := json.loads(await asyncio.wait_for(ws.recv(), 10))) != {"type": "pong", "t": sent}:
                        answered += 1
                        assert heard["type"] in ("refused", "pong", "welcome"), heard
                        assert heard["type"] != "refused" or (heard["code"] and heard["text"])
            except ConnectionClosed as closed:
                ended = closed.rcvd.code if closed.rcvd is not None else -1
        assert ended in (0, 4429)

    async def fools() -> None:
        while asked < NONSENSE:
            await asyncio.gather(*(fool(500) for _ in range(4)))

    players = [secrets.token_hex(32)]
    table = open_table(house.link, "kazhutha", 4, players[0])
    party = [Visitor(house.socket, table, f"P{i}", players[0] if i == 0 else "") for i in range(4)]
    busy = True

    async def evening() -> None:
        nonlocal busy
        for visitor in party:
            visitor.people, visitor.linger = 4, lambda: busy
        async with asyncio.timeout(NONSENSE / 100 + 60):
            playing = [asyncio.create_task(visitor.stay()) for visitor in party]
            await fools()
            busy = False
            await asyncio.gather(*playing)

    asyncio.run(evening())
    assert answered > NONSENSE * 0.5
    assert all(visitor.connections == 1 and not visitor.refused and assert_kept(house, visitor) for visitor in party)
    assert "error" not in house.log


@pytest.mark.stores("sqlite")  # names that cannot be asked for are in test_app.py and test_openapi.py
def test_nonsense_over_http_is_answered_with_a_code_and_a_text(house: OpenHouse) -> None:
    dice = random.Random(12)
    host, port = house.link.split("/")[2].split(":")
    methods = ("GET", "POST", "PATCH", "PUT", "DELETE", "BREW", "HEAD", "OPTIONS")
    paths = ("/api/tables", "/api/me", "/api/recover", "/api/records/x.json", "/api/leaderboard/x", "/", "/ws", "/nope")
    key = secrets.token_hex(32)
    for _ in range(NONSENSE // 10):
        body = dice.choice(
            (b"", b"{", b"[]", b'{"settings":{"game":"x","seats":3}}', b"\xff" * 30, b"[" * 9000, b"1e999")
        )
        length = dice.choice((len(body), len(body), len(body), 0, 10**9, -1))
        lines = [
            f"{dice.choice(methods)} {dice.choice(paths)} HTTP/1.1",
            dice.choice((f"Host: {host}", "Host: \xff", "")),
            dice.choice(("Content-Type: application/json", "Content-Type: x", "X: " + "y" * dice.randrange(9000))),
            dice.choice((f"Authorization: Bearer {key}", "Authorization: Bearer x", "Authorization: Basic eA==")),
            dice.choice(("Origin: http://evil.example", f"Origin: http://{host}", "X-Forwarded-For: 1, ::, x")),
            dice.choice(("Connection: close", "Connection: upgrade\r\nUpgrade: websocket", "Connection: close")),
            f"Content-Length: {length}",
        ]
        head = "\r\n".join(line for line in lines if line) + "\r\n\r\n"
        if dice.random() < 0.1:
            head = "".join(chr(dice.randrange(1, 256)) for _ in range(40)) + "\r\n\r\n"
        whole = length <= len(body)  # the rest of another body never comes, and is waited for
        with socket.create_connection((host, int(port)), timeout=5 if whole else 0.05) as raw:
            raw.sendall(head.encode("latin-1") + body)
            assert_typed(raw, head.split(" ")[0], whole)
    assert http(f"{house.link}/health") == {"status": "ok"}


def assert_typed(raw: socket.socket, method: str, whole: bool) -> None:
    with HTTPResponse(raw, method=method) as answer:
        try:
            answer.begin()
        except TimeoutError:
            assert not whole
            return
        assert 200 <= answer.status < 500
        if answer.status >= 400 and method != "HEAD":
            trouble = json.loads(answer.read())
            assert trouble["code"] and trouble["text"]


# -- limits


def test_limits_of_connections_messages_pages_and_tables(tmp_path: Path, keeping: Keeping) -> None:
    flags = (
        "--connections-per-address",
        "3",
        "--rate",
        "10",
        "--tables-per-player",
        "2",
        "--origins",
        "https://friend.example",
    )
    with open_house(tmp_path, *flags, *keeping(tmp_path)) as house:

        async def evening() -> None:
            people = [await connect(house.socket, compression=None) for _ in range(3)]
            assert await end_of(await connect(house.socket, compression=None)) == 1013
            await people[2].close()
            await say(people[0], "join", table="x")
            assert (await next_of(people[0], "refused"))["code"] == "hello_first"
            await say(people[0], "hello", key=secrets.token_hex(32))
            await next_of(people[0], "welcome")
            await say(people[0], "hello", key=secrets.token_hex(32))
            assert (await next_of(people[0], "refused"))["code"] == "hello_once"
            await say(people[0], "join", table="no-such-table-1")
            assert (await next_of(people[0], "refused"))["code"] == "no_table"
            for i in range(60):
                await say(people[0], "ping", t=i)
            heard = [(await next_of(people[0], "pong", "refused")) for _ in range(60)]
            assert 15 < sum(one["type"] == "pong" for one in heard) < 50
            assert {one["code"] for one in heard if one["type"] == "refused"} == {"too_fast"}
            for ws in people[:2]:
                await ws.close()
            for page, welcome in (
                ("https://friend.example", True),
                (house.link, True),
                ("https://evil.example", False),
            ):
                assert await comes_in(house.socket, page) == welcome, page

        asyncio.run(evening())
        key = secrets.token_hex(32)
        for _ in range(2):
            open_table(house.link, "thulla", 3, key)
        assert code_of(lambda: open_table(house.link, "thulla", 3, key)) == (429, "too_many_tables")
        assert code_of(lambda: open_table(house.link, "chess", 3, key)) == (429, "too_many_tables")
        other = secrets.token_hex(32)
        assert code_of(lambda: open_table(house.link, "chess", 3, other)) == (422, "bad_settings")
        evil = {"Origin": "https://evil.example"}
        settings = {"settings": {"game": "thulla", "seats": 3}}
        assert code_of(lambda: http(f"{house.link}/api/tables", settings, other, **evil)) == (403, "bad_origin")
        assert key not in house.log and other not in house.log


def code_of(act: Callable[[], object]) -> tuple[int, str]:
    with pytest.raises(HTTPError) as refused:
        act()
    with refused.value as error:
        return error.code, json.loads(error.read())["code"]


def test_who_is_cut_off_takes_nobody_with_them(tmp_path: Path, keeping: Keeping) -> None:
    """Sockets are reset while the table talks to them: the others notice nothing but that somebody is gone."""

    async def evening(house: OpenHouse) -> None:
        key = secrets.token_hex(32)
        table = open_table(house.link, "thulla", 6, key)
        host = await arrive(house.socket, table, "Host", key)
        for _ in range(30):
            others = [await arrive(house.socket, table, "Eve", watch=True) for _ in range(6)]
            for i, ws in enumerate(others):
                await say(host, "ready", on=bool(i % 2))
                ws.transport.abort()
            await asyncio.gather(*(ws.wait_closed() for ws in others))
            await say(host, "ping", t=7)
            await next_of(host, "pong")
        assert host.close_code is None
        await host.close()

    with open_house(tmp_path, *FAST, *keeping(tmp_path)) as house:
        asyncio.run(evening(house))
        assert "stopped" not in house.log and "error" not in house.log, house.log
