"""A match that is over, line by line: every seat gets again what it was sent, and a long record comes in pages."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import secrets
import time
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from cardhouse.core.fold import seeded_deal
from cardhouse.core.options import read_options
from cardhouse.core.position import DECK
from cardhouse.core.record import write_record
from cardhouse.games import GAMES
from cardhouse.reading.replay import PAGE, PAGE_BYTES, replay
from cardhouse.server.store.store import Store
from tests.server.open_house import Keeping, OpenHouse, open_house
from tests.server.visitor import Visitor, http, open_table

SEATS = {"thulla": 4, "kazhutha": 3, "dalmuti": 4, "tincholi": 3, "liap_tui": 4}


def played(name: str, seats: int, options: str, most: int = 100_000, seed: int = 7) -> str:
    """The record of a match of dice, perhaps not to the end."""
    game = GAMES[name]
    position, rng = game.start(seats, read_options(game.options, options)), random.Random(seed)
    deals = 0
    lines: list[str] = []
    while position.result is None and len(lines) < most:
        if position.to_move == (DECK,):
            deals += 1
            dealt = seeded_deal(position, bytes([seed]) * 32, deals)
            lines.append(f"deck {game.write_deal(dealt)}")
            position.lay(dealt)
        else:
            seat = rng.choice(position.to_move)
            move = rng.choice(position.legal(seat))
            lines.append(f"p{seat + 1} {position.text(move)}")
            position.apply(seat, move)
    return write_record({"Game": f"{name} 1", "Seats": str(seats), "Options": options, "Players": "Ammu, Bilal"}, lines)


LONG = played("kazhutha", 6, "games=20")
KEPT = {
    "long-1": LONG,
    "broken-1": LONG.replace("[Seats", '[Round "3"]\n[Seats').replace("\np1 ", "\np1 pass\np1 ", 1),
    "strange-1": '[Game "chess 1"]\n[Seats "2"]\n\np1 e4\n',
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, keeping: Keeping) -> Iterator[OpenHouse]:
    folder = tmp_path_factory.mktemp("house")
    _, where, *_ = flags = keeping(folder)

    async def keep() -> None:
        store = await Store.open(where)
        for name, text in KEPT.items():
            await store.keep_record(name, "kazhutha", text, [None, None], [[0], [1]], False, 1)
        await store.close()

    asyncio.run(keep())
    with open_house(folder, "--bot-pace", "0", "--tables-per-player", "1000", *flags) as house:
        yield house


def views(house: OpenHouse, record: str, **asked: object) -> Any:
    query = "&".join(f"{name}={value}" for name, value in asked.items())
    return http(f"{house.link}/api/records/{record}/views?{query}")


def whole(house: OpenHouse, record: str, seen_as: str) -> list[dict[str, Any]]:
    page = views(house, record, **{"as": seen_as})
    found: list[dict[str, Any]] = page["moments"]
    while len(found) < page["count"]:
        found += views(house, record, **{"as": seen_as, "from": len(found) + 1})["moments"]
    return found


def refusal(house: OpenHouse, record: str, **asked: object) -> tuple[int, str, str]:
    with pytest.raises(HTTPError) as refused:
        views(house, record, **asked)
    with refused.value as error:
        trouble = json.loads(error.read())
        return error.code, trouble["code"], trouble["text"]


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_sees_again_exactly_what_it_was_sent(house: OpenHouse, game: str) -> None:
    key = secrets.token_hex(32)
    table = open_table(house.link, game, SEATS.get(game, GAMES[game].seats[0]), key)
    ammu = Visitor(house.socket, table, "Ammu", key)
    asyncio.run(asyncio.wait_for(ammu.stay(), 50))
    record, you = ammu.records[1], ammu.seats[1]
    told = [message for message in ammu.heard if message["type"] == "view" and message["news"]]
    again = {moment["n"]: moment for moment in whole(house, record, you)}
    open_hands = whole(house, record, "open")
    assert [moment["n"] for moment in open_hands] == list(range(1, len(again) + 1))
    at = 0
    for message in told[:-1]:  # with the last one all hands were opened
        at = next(n for n in range(at + 1, len(again) + 1) if again[n]["news"] == message["news"])
        assert again[at]["view"] == message["view"] | {"legal": {}}
    assert open_hands[-1]["view"] == told[-1]["view"] and open_hands[-1]["view"]["over"]
    assert not any("??" in cards for moment in open_hands for cards in moment["view"]["piles"].values())
    own = [moment["move"] for moment in again.values() if moment["seat"] == you]
    assert own == [move for (_, move) in sorted(ammu.sent.items())]
    foreign = {moment["move"] for moment in again.values() if moment["seat"] not in (you, "deck")}
    assert foreign <= {""}, "a line may hold faces"
    mine = next(one for one in http(f"{house.link}/api/me/games", key=key)["games"] if one["record"] == record)
    assert mine["seat"] == you


def test_what_was_answered_in_silence_names_nobody() -> None:
    setup = "deck deal p1:J,J,5 p2:6,7 p3:8,9\np1 quiet\np1 5x1"
    text = f'[Game "dalmuti 1"]\n[Seats "3"]\n[Options "taxes=off"]\n[Setup "phase revolution"]\n\n{setup}\n'
    seen = {who: replay("x", text, GAMES, who, 1).moments for who in ("open", "p1", "p2")}
    assert [moment.seat for moment in seen["p2"]] == ["deck", "", "p1"]
    assert [moment.seat for moment in seen["p1"]] == ["deck", "p1", "p1"] == [m.seat for m in seen["open"]]
    assert seen["p1"][1].move == "quiet" and seen["p2"][1].move == ""
    assert not [item for item in seen["p2"][1].news if item["what"] == "quiet"]


def test_what_stands_out_is_marked_from_the_news_alone() -> None:
    marks = {mark for moment in replay("x", LONG, GAMES, "open", 1).moments for mark in moment.marks}
    assert {"deal", "cut", "clean", "safe", "game_over"} <= marks and "play" not in marks


def test_a_long_record_comes_in_pages(house: OpenHouse) -> None:
    first = views(house, "long-1")
    count = LONG.count("\np") + LONG.count("\ndeck")
    assert first["count"] == count > 3 * PAGE and len(first["moments"]) == PAGE
    assert first["seen_as"] == "open" and first["game"] == "kazhutha" and first["tags"]["Players"] == "Ammu, Bilal"
    last = views(house, "long-1", **{"as": "p2", "from": count - 3})
    assert [moment["n"] for moment in last["moments"]] == [count - 3, count - 2, count - 1, count]
    assert last["moments"][-1]["view"]["result"] and last["moments"][-1]["marks"][-1] == "game_over"
    assert views(house, "long-1", **{"from": count + 1})["moments"] == []


def test_it_is_packed_for_who_can_read_that(house: OpenHouse) -> None:
    link = f"{house.link}/api/records/long-1/views"
    with urlopen(Request(link, headers={"accept-encoding": "gzip"}), timeout=60) as answer:
        assert answer.headers["content-encoding"] == "gzip" and answer.headers["vary"] == "accept-encoding"
        packed = answer.read()
    with urlopen(link, timeout=60) as answer:
        plain = answer.read()
    assert gzip.decompress(packed) == plain and len(packed) < len(plain) / 5


def test_a_page_is_bounded_in_bytes_too() -> None:
    started = time.process_time()
    text = played("liap_tui", 4, "max_rounds=1000 target=1000", most=10_000)
    took = time.process_time() - started
    late = replay("x", text, GAMES, "open", 9_500)
    spent = time.process_time() - started
    assert late.count == 10_000 and spent < 50 * took, "as playing it again, not once for each of its moves"
    moments = json.dumps([moment.view for moment in late.moments])
    assert 1 <= len(late.moments) <= PAGE and len(moments) < 2 * PAGE_BYTES


def test_the_tables_do_not_wait_for_a_replay(house: OpenHouse) -> None:
    async def both() -> float:
        last = f"{house.link}/api/records/long-1/views?from=1900"
        asked = [asyncio.to_thread(http, last) for _ in range(4)]
        replays = asyncio.gather(*asked)
        slowest = 0.0
        while not replays.done():
            started = time.perf_counter()
            await asyncio.to_thread(http, f"{house.link}/health")
            slowest = max(slowest, time.perf_counter() - started)
        await replays
        return slowest

    assert asyncio.run(both()) < 1.0


def test_every_refusal_says_why(house: OpenHouse) -> None:
    assert refusal(house, "none-such-1")[:2] == (404, "no_record")
    assert refusal(house, "long-1", **{"as": "p7"}) == (422, "bad_request", "there is no seat p7")
    for wrong in ("0", "-1", "x", "1" * 30, "²"):
        assert refusal(house, "long-1", **{"from": wrong.replace("²", "%C2%B2")})[:2] == (422, "bad_request")
    status, code, text = refusal(house, "broken-1")
    assert (status, code) == (422, "bad_record") and text.startswith("line ") and "you cannot pass here" in text
    assert refusal(house, "broken-1", **{"as": "p1"})[2] == text, "it is the line of p1"
    assert refusal(house, "broken-1", **{"as": "p2"})[2].endswith(": p1 pass: not a legal move here")
    assert refusal(house, "strange-1")[:2] == (422, "bad_record")
