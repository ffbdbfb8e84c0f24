"""The deal of the day: sealed before, the same for everybody, one try that counts, and shown to nobody before."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Iterator
from datetime import date
from hashlib import sha256
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from cardhouse.core.record import read_record
from cardhouse.core.verify import verify
from cardhouse.games import GAMES
from cardhouse.server.house.days import OfDays, around
from tests.server.open_house import Keeping, OpenHouse, open_house
from tests.server.visitor import Visitor, http


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, keeping: Keeping) -> Iterator[OpenHouse]:
    folder = tmp_path_factory.mktemp("days")
    with open_house(folder, "--bot-pace", "0", *keeping(folder)) as house:
        yield house


def asked(url: str, key: str = "", body: object = None) -> tuple[int, Any]:
    try:
        return 200, http(url, body, key)
    except HTTPError as error:
        with error:
            return error.code, json.loads(error.read())


def plays(house: OpenHouse, key: str, name: str) -> str:
    """The record of their try."""
    code = http(f"{house.link}/api/days/thulla", None, key, "POST")["table"]
    visitor = Visitor(house.socket, code, name, key)
    visitor.people = 1
    asyncio.run(asyncio.wait_for(visitor.stay(), 90))
    return visitor.records[1]


def test_a_day_from_its_seal_to_its_results(house: OpenHouse) -> None:
    ammu, basil = (secrets.token_hex(32) for _ in range(2))
    found = http(f"{house.link}/api/days", key=ammu)
    today, thulla = found["today"], next(one for one in found["games"] if one["game"] == "thulla")
    assert {one["game"] for one in found["games"]} == set(GAMES) and thulla["mine"] is None
    ahead = [one for one in found["sealed"] if one["day"] >= today]
    assert {one["secret"] for one in ahead} == {""} and len({one["day"] for one in ahead}) == 8
    over = [one for one in found["sealed"] if one["secret"]]
    assert over and all(sha256(bytes.fromhex(one["secret"])).hexdigest() == one["commit"] for one in over)

    results = f"{house.link}/api/days/thulla/{today}"
    assert asked(results, basil)[1]["code"] == "day_sealed"
    record = plays(house, ammu, "Ammu")
    text = http(f"{house.link}/api/records/{record}.json", key=ammu)
    assert text["tags"]["Day"] == today and text["tags"]["Commit"] == thulla["commit"]

    # nobody else sees the cards before they have played them, by no way
    for path in (".json", ".cgn", "/views", "/review?seat=p1", "/luck", "/decision?n=2"):
        assert asked(f"{house.link}/api/records/{record}{path}", basil)[0] == 403, path
    assert asked(f"{house.link}/api/records/{record}/play", basil, {"at": 2, "seat": "p1", "hands": "were"})[0] == 403
    code = record.rpartition("-")[0]
    assert http(f"{house.link}/api/tables/{code}")["password"], "nobody knows it"
    assert asked(results, basil)[1]["code"] == "day_sealed"
    assert text["tags"]["Secret"] not in json.dumps(http(f"{house.link}/api/days", key=basil))

    assert http(f"{house.link}/api/days/thulla", None, ammu, "POST")["table"] == code, "one try"
    second = plays(house, basil, "Basil")
    other = http(f"{house.link}/api/records/{second}.json", key=basil)
    assert other["lines"][0] == text["lines"][0], "the same cards in the same seats"
    lines = http(results, key=basil)["lines"]
    assert [one["name"] for one in lines if one["you"]] == ["Basil"]
    assert {one["name"] for one in lines} == {"Ammu", "Basil"}
    assert [one["place"] for one in lines] == sorted(one["place"] for one in lines)
    mine = next(one["mine"] for one in http(f"{house.link}/api/days", key=basil)["games"] if one["game"] == "thulla")
    assert mine["record"] == second and mine["place"] == next(one["place"] for one in lines if one["you"])

    wanted = Request(f"{house.link}/api/records/{second}.cgn", headers={"authorization": f"Bearer {basil}"})
    with urlopen(wanted) as answer:
        checks = verify(read_record(answer.read().decode()), GAMES)
    assert checks and all(check.holds for check in checks), "the commitment verifies afterwards"


def test_each_day_and_game_has_a_secret_of_its_own_that_needs_the_key_of_the_house() -> None:
    class Clock:
        def now(self) -> int:
            return 1_800_000_000_000

    class Store:
        def __init__(self, key: str) -> None:
            self.key = key

        async def secret(self, name: str) -> str:
            return self.key * 32

    class House:
        clock = Clock()

        def __init__(self, key: str) -> None:
            self.store = Store(key)

    async def drawn(key: str) -> set[bytes]:
        days = OfDays(House(key))  # type: ignore[arg-type]
        assert days.today() == date(2027, 1, 15) and days.over("2027-01-14") and not days.over("2027-01-15")
        return {await days.secret(day, game) for day in around(days.today()) for game in GAMES}

    one, other = asyncio.run(drawn("aa")), asyncio.run(drawn("ab"))
    assert len(one) == 15 * len(GAMES) and not one & other
