"""Everything about me, and nothing about me any more: not in the file, in no schema, on no node."""

from __future__ import annotations

import asyncio
import io
import json
import re
import secrets
import sqlite3
import time
import zipfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.request import Request, urlopen

import psycopg
import pytest

from cardhouse.core.fold import Fold
from cardhouse.core.record import read_record
from cardhouse.games import GAMES
from cardhouse.server.store import farewell_queries
from cardhouse.server.store.farewell import GOES, REST, STAYS, anonymous, called, without
from tests.server.open_house import Keeping, OpenHouse, open_house
from tests.server.visitor import Visitor, http, open_table

NAME = "Zebulonia"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, keeping: Keeping) -> Iterator[tuple[OpenHouse, str]]:
    folder = tmp_path_factory.mktemp("house")
    flags = keeping(folder)
    with open_house(folder, "--bot-pace", "0", *flags) as house:
        yield house, flags[1]


def everything(where: str) -> bytes:
    """Every byte of the file and what lies beside it, or every value of every row."""
    if "://" not in where:
        return b"".join(path.read_bytes() for path in Path(where).parent.glob(f"{Path(where).name}*"))
    with closing(psycopg.connect(where)) as db:
        names = [name for (name,) in db.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")]
        return "".join(str(row) for name in names for row in db.execute(f'SELECT * FROM "{name}"')).encode()


def evening(house: OpenHouse, keys: dict[str, str]) -> tuple[str, str]:
    """A match to its end, and another table at which both still sit; the record and that table."""
    code = open_table(house.link, "thulla", 2, keys["Ann"])
    people = [Visitor(house.socket, code, name, key) for name, key in keys.items()]
    people[0].people = 2

    async def meet() -> None:
        await asyncio.gather(*(person.stay() for person in people))
        later = Visitor(house.socket, other, NAME, keys[NAME])
        later.people = 2  # they wait for somebody: no match begins in the moment in which they go
        staying = asyncio.create_task(later.stay())
        while not any(message["type"] == "room" for message in later.heard):
            await asyncio.sleep(0.02)
        staying.cancel()
        await asyncio.gather(staying, return_exceptions=True)

    other = open_table(house.link, "kazhutha", 3, keys[NAME], public=True)
    asyncio.run(asyncio.wait_for(meet(), 120))
    return people[0].records[1], other


def test_a_deleted_person_is_nowhere(house: tuple[OpenHouse, str]) -> None:
    link, where = house[0].link, house[1]
    keys = {"Ann": secrets.token_hex(32), NAME: secrets.token_hex(32)}
    circle = http(f"{link}/api/circles", {"name": "Ours"}, keys["Ann"])["link"]
    http(f"{link}/api/circles/{circle}/people", {"name": NAME, "face": "m3:Z"}, keys[NAME])
    http(f"{link}/api/bell/place", {"place": "people", "on": True}, keys[NAME], "PUT")
    http(f"{link}/api/bell/quiet", {"since": 60, "until": 90, "ahead": 5}, keys[NAME], "PUT")
    record, table = evening(house[0], keys)
    mine = http(f"{link}/api/me", key=keys[NAME])["player"]
    assert NAME.encode() in everything(where) and mine.encode() in everything(where), "or the search finds nothing"

    with urlopen(Request(f"{link}/api/me/export", headers={"authorization": f"Bearer {keys[NAME]}"})) as answer:
        packed = zipfile.ZipFile(io.BytesIO(answer.read()))
    about = json.loads(packed.read("me.json"))
    assert about["player"][0]["name"] == NAME and [one["record"] for one in about["matches"]] == [
        record.partition("~")[0]
    ]
    assert [one["name"] for one in about["circles"]] == ["Ours"]
    assert about["told_of"] == [{"place": "people"}] and about["quiet"] == [{"since": 60, "until": 90, "ahead": 5}]
    assert packed.read(f"records/{record.partition('~')[0]}.cgn").decode().count(NAME) == 1

    books = (f"{link}/api/circles/{circle}/book", f"{link}/api/me/book", f"{link}/api/me/book?with={mine}")
    for book in books[1:]:  # a book that was just asked for is kept for a moment
        assert NAME in str(http(book, key=keys["Ann"]))

    assert http(f"{link}/api/me", key=keys[NAME], method="DELETE") == {"forgotten": True}
    for book in books:
        assert NAME not in str(http(book, key=keys["Ann"])), book
    left = everything(where)
    assert NAME.encode() not in left and mine.encode() not in left and b"m3:Z" not in left

    with urlopen(f"{link}/api/records/{record}.cgn") as answer:
        text = answer.read().decode()
    assert "Ann" in text and "Player p" in text
    assert Fold(read_record(text), GAMES).to_end().position.result is not None, "the play stays"
    assert http(f"{link}/api/me", key=keys[NAME])["player"] == "", "the key opens nothing"
    (game,) = http(f"{link}/api/me/games", key=keys["Ann"])["games"]
    assert game["people"] == []
    told = http(f"{link}/api/me/book", key=keys["Ann"])
    assert sorted(person["name"] for person in told["people"]) == ["", "Ann"], "somebody, and nobody knows who"
    assert [one["name"] for one in http(f"{link}/api/circles/{circle}")["people"]] == ["Ann"]
    for _ in range(100):  # what is listed of a table follows its lines
        listed = http(f"{link}/api/tables/{table}")
        assert NAME not in str(listed)
        if not listed["people"]:
            break
        time.sleep(0.1)
    assert listed["people"] == [], "the seat is given up"
    assert http(f"{link}/health")["status"] == "ok", "the house has noticed nothing strange"


@pytest.mark.stores("sqlite")  # the house is closed, which both survive alike; the file is what is searched
def test_and_stays_so_when_the_house_opens_again(house: tuple[OpenHouse, str]) -> None:
    house[0].close()
    house[0].start()
    assert NAME.encode() not in everything(house[1])
    assert http(f"{house[0].link}/ready")["status"] == "ready"


@pytest.mark.stores("sqlite")  # what the schema says is the same in both: test_transfer compares them
def test_every_schema_that_names_players_is_known_to_the_farewell(house: tuple[OpenHouse, str]) -> None:
    """Whoever adds one says there what becomes of it."""
    with closing(sqlite3.connect(house[1])) as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = {
            (name, column[1])
            for name in names
            for column in db.execute(f"PRAGMA table_info({name})")
            if column[1] in ("player", "other", "one", "two", "host", "owner", "member")
        }
    known = {(name, column) for where in (GOES, STAYS, REST) for name, columns in where.items() for column in columns}
    assert found <= known


@pytest.mark.stores("sqlite")
def test_everything_that_names_a_player_is_in_their_file(house: tuple[OpenHouse, str]) -> None:
    """But for what is about others as well, or follows from the matches."""
    told = Path(farewell_queries.__file__).read_text(encoding="utf-8")
    missing = {name for name in (*GOES, *STAYS) if not re.search(rf"FROM {name}\b", told)}
    assert missing == {"pair", "reader", "notice"}


def test_a_record_loses_a_name_and_a_face_and_nothing_else() -> None:
    text = '[Game "thulla 1"]\n[Players "Ann, Bob, Kettle (steady bot)"]\n[Faces "f01 m3:B kettle"]\n\np1 7h\n'
    fresh = without(text, 1, "anybody").splitlines()
    assert fresh[1] == '[Players "Ann, Player p2, Kettle (steady bot)"]'
    assert fresh[2].startswith('[Faces "f01 f') and fresh[2].endswith(' kettle"]') and fresh[-1] == "p1 7h"


def test_a_log_loses_a_person_and_keeps_the_others() -> None:
    stood = {
        "seats": [
            ["me", "Bob", None, True, False],
            ["you", "Bob", None, True, False],
            [None, "", "steady", True, False],
        ],
        "wins": {"me": 2, "you": 1},
        "tickets": [[False, "home"], [False, "home"], [False, ""]],
        "faces": ["m3:B", "f01", ""],
        "known": [["me", "Bob", "m3:B"]],
        "ended": [{"game": "Bob", "places": [["Bob"], ["Ann"]]}],
        "settings": {"seats": 3, "game": "Bob"},
    }
    fresh = anonymous({"e": "started", "stood": stood}, "me", "anybody", called(stood, "me"))["stood"]
    assert fresh["seats"][0][:2] == ["anybody", "Player"] and fresh["seats"][1][:2] == ["you", "Bob"]
    assert fresh["wins"] == {"anybody": 2, "you": 1} and fresh["known"] == [["anybody", "Player", ""]]
    assert fresh["tickets"][:2] == [[False, ""], [False, "home"]] and fresh["faces"] == ["", "f01", ""]
    assert fresh["settings"]["game"] == "Bob" and fresh["ended"][0]["places"] == [["Player"], ["Ann"]], (
        "a game is no name"
    )
