"""Private stays private: who may read the record of a table with a password."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Iterator
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote

import pytest

from cardhouse.server.house.archive import Archive
from cardhouse.server.house.guesses import BY_ADDRESS, MISSES
from cardhouse.server.store.store import Store
from cardhouse.table import events
from cardhouse.table import messages as m
from cardhouse.table.ledger import locked
from cardhouse.table.seat import hashed
from tests.server.open_house import Keeping, OpenHouse, open_house
from tests.server.store.test_players import evening
from tests.server.visitor import Visitor, http, open_table
from tests.table.scene import Scene

PASSWORD = "ലോട്ടസ് 7&="
PAGES = (".json", ".cgn", "/views", "/review?seat=p1")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, keeping: Keeping) -> Iterator[OpenHouse]:
    folder = tmp_path_factory.mktemp("house")
    with open_house(folder, "--proxies", "127.0.0.1", "--bot-pace", "0", *keeping(folder)) as house:
        yield house


class Guest(Visitor):
    """Knows the password."""

    password = PASSWORD

    async def say(self, kind: str, **fields: object) -> None:
        await super().say(kind, **fields, **({"password": self.password} if kind == "join" else {}))


@pytest.fixture(scope="module")
def played(house: OpenHouse) -> tuple[str, list[str]]:
    """A record, and the keys of who was there: two who played and one who watched."""
    keys = [secrets.token_hex(32) for _ in range(3)]
    settings = {"game": "thulla", "seats": 2, "clock": "off", "open_hands": False}
    body = {"settings": settings, "password": PASSWORD}
    code = http(f"{house.link}/api/tables", body, keys[0])["table"]
    people = [
        Guest(house.socket, code, name, key, watch=name == "Eve")
        for name, key in zip(("Ann", "Bob", "Eve"), keys, strict=True)
    ]
    people[0].people = 2

    async def meet() -> None:
        watching = asyncio.create_task(people[2].stay())
        while not any(message["type"] == "room" for message in people[2].heard):
            await asyncio.sleep(0.02)
        await asyncio.gather(*(person.stay() for person in people[:2]), watching)

    asyncio.run(asyncio.wait_for(meet(), 120))
    return people[0].records[1], keys


def read(house: OpenHouse, path: str, key: str = "", password: str = "", address: str = "") -> tuple[int, Any]:
    """The status, and the answer or the trouble."""
    headers = {"cardhouse-password": quote(password)} if password else {}
    headers |= {"x-forwarded-for": address} if address else {}
    try:
        answer = http(f"{house.link}{path}", key=key, **headers)
    except HTTPError as error:
        with error:
            return error.code, json.loads(error.read())
    except json.JSONDecodeError:
        return 200, "text"
    return 200, answer


@pytest.mark.parametrize("page", PAGES)
def test_a_record_of_a_table_with_a_password_needs_what_the_table_needed(
    house: OpenHouse, played: tuple[str, list[str]], page: str
) -> None:
    """S-12: anybody who guessed the name of a record could read it."""
    record, keys = played
    path = f"/api/records/{record}{page}"
    status, trouble = read(house, path)
    assert (status, trouble["code"], trouble["params"]) == (403, "private_record", {"game": "thulla"}) and trouble[
        "text"
    ]
    assert read(house, path, secrets.token_hex(32))[0] == 403, "any key is not enough"
    assert [read(house, path, key)[0] for key in keys] == [200] * 3, "who was there needs no password"
    assert read(house, path, password=PASSWORD)[0] == 200
    status, trouble = read(house, path, password="orchid", address="198.51.100.1")
    assert (status, trouble["code"]) == (403, "wrong_password")


def test_whoever_may_not_read_a_record_cannot_play_on_from_it_and_what_comes_of_it_is_private_too(
    house: OpenHouse, played: tuple[str, list[str]]
) -> None:
    record, keys = played
    path, wanted = (
        f"{house.link}/api/records/{record}/play",
        {"at": 6, "seat": "p1", "hands": "known", "level": "gentle"},
    )
    assert read(house, f"/api/records/{record}/decision?seat=p1&n=2")[0] == 403
    with pytest.raises(HTTPError) as refused:
        http(path, wanted, secrets.token_hex(32))
    with refused.value as answer:
        assert answer.code == 403
    code = http(path, wanted, keys[0])["table"]
    assert http(f"{house.link}/api/tables/{code}")["password"], "nobody else comes in"
    player = Visitor(house.socket, code, "Ann", keys[0])
    player.people = 1
    asyncio.run(asyncio.wait_for(player.stay(), 60))
    made = player.records[1]
    assert read(house, f"/api/records/{made}.cgn")[0] == 403
    assert (
        read(house, f"/api/records/{made}.json", keys[0])[1]["tags"]["From"] == f"{record.partition('~')[0]} 6 p1 known"
    )


def test_guesses_at_a_record_have_the_budget_of_its_table(house: OpenHouse, played: tuple[str, list[str]]) -> None:
    record, keys = played
    path, home = f"/api/records/{record}.json", "198.51.100.2"
    codes = [read(house, path, secrets.token_hex(32), f"{i:04}", home)[1]["code"] for i in range(BY_ADDRESS.burst + 2)]
    assert codes == ["wrong_password"] * BY_ADDRESS.burst + ["guess_later"] * 2
    status, trouble = read(house, path, password=PASSWORD, address=home)
    assert status == 429 and 0 < trouble["params"]["seconds"] <= BY_ADDRESS.every_s
    assert read(house, path, keys[0], address=home)[0] == 200


def test_a_table_by_link_needs_only_its_link(house: OpenHouse) -> None:
    people = [Visitor(house.socket, "", "Ann"), Visitor(house.socket, "", "Bob")]
    code = open_table(house.link, "thulla", 2, people[0].key)
    people[0].people = 2
    for person in people:
        person.table = code

    async def meet() -> None:
        await asyncio.gather(*(person.stay() for person in people))

    asyncio.run(asyncio.wait_for(meet(), 120))
    record = people[0].records[1]
    assert record == f"{code.partition('~')[0]}-1~{code.partition('~')[2]}"
    for name in (record, f"{code}-1"):
        assert read(house, f"/api/records/{name}.json")[0] == 200
    bare, wrong = record.partition("~")[0], record[:-1] + ("a" if record[-1] != "a" else "b")
    for name in (bare, wrong):
        for page in (".json", "/views"):
            found = read(house, f"/api/records/{name}{page}", address="198.51.100.7")
            assert found == read(house, "/api/records/no-such-10-1.json", address="198.51.100.8") and found[0] == 404
    assert read(house, f"/api/records/{bare}.json", people[1].key)[0] == 200, "whoever was there needs no link"
    told = read(house, f"/api/tables/{bare.rpartition('-')[0]}", address="198.51.100.7")[1]
    assert told["knock"] and not told["people"] and not told["known"] and not told["game"] and not told["link"]
    assert sorted(read(house, f"/api/tables/{code}")[1]["people"]) == ["Ann", "Bob"], "whoever came first sits first"


@pytest.mark.parametrize("page", ["tables/mango-river-{}", "records/mango-river-{}-1.json", "records/a-b-{}-1/views"])
def test_codes_cannot_be_tried_one_after_the_other(house: OpenHouse, played: tuple[str, list[str]], page: str) -> None:
    record, keys = played
    home = f"198.51.100.{10 + len(page)}"
    tried = [read(house, f"/api/{page.format(i)}", address=home) for i in range(100, 102 + MISSES.burst)]
    assert [status for status, _ in tried] == [404] * MISSES.burst + [429] * 2
    assert tried[-1][1]["code"] == "code_later" and 0 < tried[-1][1]["params"]["seconds"] <= MISSES.every_s
    code = record.rpartition("-")[0]
    for known in (f"/api/tables/{code}", f"/api/records/{record}.json"):
        assert read(house, known, password=PASSWORD, address=home)[1]["code"] == "code_later", "nor which are right"
        assert read(house, known, keys[1], address=home)[0] == 200, "whoever belongs there is not asked to wait"


def test_to_look_makes_nobody_a_player(house: OpenHouse) -> None:
    """S-14: GET /api/me made 5,409 players in ten seconds."""
    key = secrets.token_hex(32)
    nobody = {"player": "", "name": "", "created": 0, "ratings": {}, "face": ""}
    assert [http(f"{house.link}/api/me", key=key) for _ in range(2)] == [nobody] * 2
    assert http(f"{house.link}/api/me/games", key=key) == {"games": [], "more": False}
    read(house, "/api/records/none-such-1-1.json", key)
    assert http(f"{house.link}/api/me", key=key) == nobody
    named = http(f"{house.link}/api/me", {"name": "Ammu"}, key, "PATCH")
    assert named["player"] and http(f"{house.link}/api/me", key=key) == named


# -- what was kept by an older release, and what is left when the log is gone


def log_of(*people: str, watcher: str = "", password: str = "lotus") -> Scene:
    scene = Scene(seats=len(people), password=password)
    for who in people:
        scene.join(who, password=password)
    if watcher:
        scene.join(watcher, watch=True, password=password)
    return scene.say(people[0], m.Start()).wait(10_000).play_on()


def kept(lines: list[str], then: Callable[[Store, Archive], Any]) -> Callable[[Store], Any]:
    async def play(store: Store) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        store.submit("mango-river-42", 1, lines, lambda error: done.set_result(None))
        await done
        await then(store, Archive(store, lambda: 0, asyncio.get_running_loop().create_task))

    return play


async def older(store: Store, id: str) -> None:
    """A record as the release before kept it."""
    await store.keep_record(id, "thulla", "text", ["ann", "bob"], [[0], [1]], False, 5)
    await store._change(lambda db: db.execute("UPDATE record SET lock = NULL WHERE id = ?", (id,)))


def test_the_log_still_knows_of_older_records_and_then_they_do_themselves(where: str) -> None:
    scene = log_of("ann", "bob", watcher="eve")

    async def then(store: Store, archive: Archive) -> None:
        await older(store, "mango-river-42-1")
        await older(store, "lotus-river-42-1")  # its log is gone
        assert await store.unlocked("") == ["lotus-river-42-1", "mango-river-42-1"]
        await archive.lock_all()
        assert await store.unlocked("") == []
        await store.forget("mango-river-42")
        assert await store.purge(10**15)
        assert await archive.lock("mango-river-42-1") == hashed("lotus", "mango-river-42")
        assert [await store.reads("mango-river-42-1", who) for who in ("ann", "bob", "eve", "cid")] == [True] * 3 + [
            False
        ]
        assert await archive.lock("lotus-river-42-1") == ""

    evening(where, kept(scene.lines, then))


def test_a_record_remembers_its_lock_when_the_log_is_gone(where: str) -> None:
    scene = log_of("ann", "bob", watcher="eve")
    finished = scene.finished[0]
    assert finished.lock and set(finished.readers) == {"ann", "bob", "eve"}

    async def then(store: Store, archive: Archive) -> None:
        archive.keep("mango-river-42-1", "thulla", finished)
        await archive.wait()
        await store.forget("mango-river-42")
        await store.purge(10**15)
        assert await archive.lock("mango-river-42-1") == finished.lock
        assert await store.reads("mango-river-42-1", "eve") and not await store.reads("mango-river-42-1", "cid")

    evening(where, kept(scene.lines, then))


def test_the_password_of_a_match_is_the_one_it_was_played_with() -> None:
    scene = log_of("ann", "bob")
    scene.say("ann", m.Change(m.Settings("thulla", 2), "jasmine")).say("ann", m.Start()).wait(10_000).play_on()
    scene.say("ann", m.Change(m.Settings("thulla", 2), ""))
    code = scene.table.code
    assert [locked(scene.lines, match)[0] for match in (1, 2)] == [hashed("lotus", code), hashed("jasmine", code)]
    assert [finished.lock for finished in scene.finished] == [hashed("lotus", code), hashed("jasmine", code)]
    assert locked([], 1) == ("", []) and isinstance(events.read(scene.lines[0]), events.Opened)


def test_somebody_who_was_sent_away_does_not_belong_any_more() -> None:
    scene = Scene(seats=2, password="lotus").join("ann").join("bob", password="lotus").say("ann", m.Kick(2, sure=True))
    scene.join("cid", password="lotus").say("ann", m.Start()).wait(10_000).play_on()
    assert set(scene.finished[0].readers) == {"ann", "cid"}
