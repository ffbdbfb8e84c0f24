"""A review judges each decision of a seat by what that seat knew then."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from urllib.error import HTTPError

import pytest

from tests.server.open_house import Keeping, OpenHouse, open_house
from tests.server.visitor import Visitor, http, open_table


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, keeping: Keeping) -> Iterator[OpenHouse]:
    folder = tmp_path_factory.mktemp("review")
    with open_house(folder, "--bot-pace", "0", *keeping(folder)) as house:
        yield house


@pytest.fixture(scope="module")
def record(house: OpenHouse) -> str:
    key = secrets.token_hex(32)
    table = open_table(house.link, "kazhutha", 3, key)
    visitor = Visitor(house.socket, table, "Ammu", key)
    visitor.people = 1

    async def evening() -> None:
        async with asyncio.timeout(60):
            await visitor.stay()

    asyncio.run(evening())
    return visitor.records[1]


def test_every_decision_is_reviewed_page_by_page(house: OpenHouse, record: str) -> None:
    lines = http(f"{house.link}/api/records/{record}.json")["lines"]
    mine = [n for n, line in enumerate(lines, 1) if line.startswith("p1 ")]
    seen, following = [], 1
    while following:
        page = http(f"{house.link}/api/records/{record}/review?seat=p1&from={following}")
        assert page["id"] == record and page["seat"] == "p1"
        seen += page["decisions"]
        following = page["next"]
    assert [decision["n"] for decision in seen] == mine
    for decision in seen:
        assert lines[decision["n"] - 1].split()[1] == decision["move"]
        moves = [weighed["move"] for weighed in decision["best"]]
        assert not moves or decision["move"] in moves, "what was done is weighed too"
        assert 0 <= decision["lost"] <= 1 and (moves[:1] != [decision["move"]] or decision["lost"] == 0)
    assert any(decision["best"] and decision["goal"] and decision["text"] for decision in seen)


def test_asked_again_it_is_known(house: OpenHouse, record: str) -> None:
    first, again = (http(f"{house.link}/api/records/{record}/review?seat=p2") for _ in range(2))
    assert first == again and first["decisions"]


@pytest.mark.parametrize("query", ["seat=p9", "seat=x", "from=0", "from=x", "seat=deck"])
def test_what_cannot_be_asked_is_refused_with_a_reason(house: OpenHouse, record: str, query: str) -> None:
    with pytest.raises(HTTPError) as refused:
        http(f"{house.link}/api/records/{record}/review?{query}")
    with refused.value as answer:
        assert answer.code == 422


def test_there_is_no_review_of_what_is_not_over(house: OpenHouse) -> None:
    with pytest.raises(HTTPError) as refused:
        http(f"{house.link}/api/records/nowhere-1/review")
    with refused.value as answer:
        assert answer.code == 404
