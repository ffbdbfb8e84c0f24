"""A review judges each decision of a seat by what that seat knew then."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Iterator
from typing import Any
from urllib.error import HTTPError

import pytest

from cardhouse.bots.mind import Mind, Thought
from cardhouse.reading.review import Review, Reviewed
from cardhouse.server.house.fair import Asker
from cardhouse.server.house.thinker import SOMEBODY, Busy, R
from cardhouse.server.http.records import line_number
from cardhouse.server.http.review import Reviews
from cardhouse.server.problem import Problem
from tests.server.open_house import Keeping, OpenHouse, open_house
from tests.server.visitor import Visitor, http, open_table
from tests.table.scene import Scene


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
        assert page["id"] == record.partition("~")[0] and page["seat"] == "p1"
        seen += page["decisions"]
        following = page["next"]
    assert [decision["n"] for decision in seen] == mine
    for decision in seen:
        assert lines[decision["n"] - 1].split()[1] == decision["move"]
        moves = [weighed["move"] for weighed in decision["best"]]
        assert not moves or decision["move"] in moves, "what was done is weighed too"
        assert 0 <= decision["lost"] <= 1 and (moves[:1] != [decision["move"]] or decision["lost"] == 0)
    assert any(decision["best"] and decision["goal"] and decision["text"] for decision in seen)


def test_a_decision_is_shown_as_it_stood(house: OpenHouse, record: str) -> None:
    lines = http(f"{house.link}/api/records/{record}.json")["lines"]
    n = [n for n, line in enumerate(lines, 1) if line.startswith("p2 ")][2]
    found = http(f"{house.link}/api/records/{record}/decision?seat=p2&n={n}")
    assert (found["n"], found["nth"], found["seat"]) == (n, 2, "p2")
    assert lines[n - 1].split()[1] in found["view"]["legal"]["p2"]
    assert set(found["view"]["piles"]["p1"]) == {"??"} and "??" not in found["view"]["piles"]["p2"]
    assert not {"Seed", "Secret", "Shares", "Result"} & set(found["tags"])
    for seat, line in (("p1", n), ("deck", n), ("p9", n), ("p2", 99999), ("p2", 0)):
        with pytest.raises(HTTPError) as refused:
            http(f"{house.link}/api/records/{record}/decision?seat={seat}&n={line}")
        with refused.value as answer:
            assert answer.code == 422


def test_somebody_plays_on_from_a_moment(house: OpenHouse, record: str) -> None:
    key, lines = secrets.token_hex(32), http(f"{house.link}/api/records/{record}.json")["lines"]
    path = f"{house.link}/api/records/{record}/play"
    codes = []
    for wrong in ({"at": len(lines)}, {"at": len(lines) + 5}, {"seat": "p9"}, {"level": "none such"}, {"hands": "all"}):
        with pytest.raises(HTTPError) as refused:
            http(path, {"at": 9, "seat": "p2", "hands": "were", **wrong}, key)
        with refused.value as answer:
            codes.append(json.loads(answer.read())["code"])
    assert codes == ["nothing_to_play", "nothing_to_play", "bad_request", "unknown_level", "bad_request"]
    table = http(path, {"at": 9, "seat": "p2", "hands": "were", "level": "gentle"}, key)["table"]
    visitor = Visitor(house.socket, table, "Ammu", key)
    visitor.people = 1
    asyncio.run(asyncio.wait_for(visitor.stay(), 60))
    made = http(f"{house.link}/api/records/{visitor.records[1]}.json")
    assert made["lines"][:9] == lines[:9] and made["tags"]["From"] == f"{record.partition('~')[0]} 9 p2 were"
    assert made["tags"]["Players"].split(", ")[1] == "Ammu"
    played = http(f"{house.link}/api/me/games", key=key)["games"]
    assert [one["rated"] for one in played] == [False]


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


# -- without a house


class Coach:
    """Has time for so many thoughts."""

    def __init__(self, thoughts: int) -> None:
        self.thoughts, self.reads = thoughts, 0

    async def think(self, mind: Mind, level: str, *more: Any, **how: Any) -> Thought | None:
        self.thoughts -= 1
        return Thought(mind.legal[0]) if self.thoughts >= 0 else None

    async def read(self, asker: Asker, work: Callable[..., R], *args: Any) -> R:
        self.reads += 1
        return work(*args)

    def close(self) -> None:
        pass


@pytest.fixture(scope="module")
def text() -> str:
    return Scene("thulla", 2, seed=1).begin("ann", "bob").play_on().finished[0].record


def page_of(reviews: Reviews, text: str, first: int, stays: bool = True) -> Review:
    async def here() -> bool:
        return stays

    made = asyncio.run(reviews.page("x-1", text, "p1", first, SOMEBODY, here))
    assert isinstance(made, Review)
    return made


def test_a_coach_with_little_time_answers_with_what_is_done(text: str) -> None:
    whole = Reviews(Coach(100))
    seen, following = [], 1
    while following:
        page = page_of(whole, text, following)
        seen += page.decisions
        following = page.next or 0
    again: list[Reviewed] = []
    following = 1
    while following:
        page = page_of(Reviews(Coach(2)), text, following)
        again += page.decisions
        following = page.next or 0
    assert again == seen and len(seen) > 10


def test_a_coach_without_time_says_so(text: str) -> None:
    with pytest.raises(Busy):
        page_of(Reviews(Coach(0)), text, 1)


def test_nobody_thinks_for_who_has_gone(text: str) -> None:
    coach = Coach(100)
    with pytest.raises(Busy):
        page_of(Reviews(coach), text, 1, stays=False)
    assert coach.thoughts == 100


def test_the_same_line_is_the_same_page_however_it_is_written(text: str) -> None:
    coach = Coach(100)
    reviews = Reviews(coach)
    page = page_of(reviews, text, line_number("1"))
    assert reviews.known("x-1", "p1", line_number("01")) is page and coach.reads == 1
    with pytest.raises(Problem):
        line_number("0")


def test_a_busy_house_says_when_to_come_again() -> None:
    assert Problem(503, "busy", "", 3).headers == {"retry-after": "3"} and not Problem(404, "no_record", "").headers
