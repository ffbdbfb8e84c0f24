"""Circles over HTTP: a link that cannot be guessed, its people, tables, cards and phrases, and a book that can be
counted again."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import urlopen

import pytest
from click.testing import CliRunner

from cardhouse.cli import main
from cardhouse.server.house.guesses import MISSES
from tests.server.open_house import Keeping, OpenHouse, open_house
from tests.server.visitor import Visitor, http

GAMES = (("thulla", ""), ("kazhutha", ""), ("thulla", ""))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, keeping: Keeping) -> Iterator[tuple[OpenHouse, str]]:
    folder = tmp_path_factory.mktemp("house")
    flags = keeping(folder)
    with open_house(folder, "--proxies", "127.0.0.1", "--bot-pace", "0", *flags) as house:
        yield house, flags[1]


class Circle:
    def __init__(self, link: str, keys: dict[str, str], records: list[str]) -> None:
        self.link, self.keys, self.records = link, keys, records


@pytest.fixture(scope="module")
def circle(house: tuple[OpenHouse, str]) -> Circle:
    """Of Ann, who keeps it, and Bob; they have played three matches at its tables."""
    link = house[0].link
    keys = {name: secrets.token_hex(32) for name in ("Ann", "Bob", "Cid")}
    made = http(f"{link}/api/circles", {"name": "The Friday circle"}, keys["Ann"])
    http(f"{link}/api/circles/{made['link']}/people", {"name": "Bob", "face": "f07"}, keys["Bob"])
    records = [play(house[0], made["link"], keys, game, options) for game, options in GAMES]
    return Circle(made["link"], keys, records)


def play(house: OpenHouse, circle: str, keys: dict[str, str], game: str, options: str) -> str:
    settings = {"game": game, "seats": 2, "options": options, "clock": "off"}
    code = http(f"{house.link}/api/tables", {"settings": settings, "circle": circle}, keys["Ann"])["table"]
    people = [Visitor(house.socket, code, name, keys[name]) for name in ("Ann", "Bob")]
    people[0].people = 2

    async def meet() -> None:
        await asyncio.gather(*(person.stay() for person in people))

    asyncio.run(asyncio.wait_for(meet(), 120))
    return people[0].records[1]  # with what its link has beside the id


def ask(
    house: tuple[OpenHouse, str], path: str, who: str = "", body: Any = None, method: str = "GET", at: str = ""
) -> Any:
    """The answer, or the code of the trouble."""
    headers = {"x-forwarded-for": at} if at else {}
    try:
        return http(f"{house[0].link}{path}", body, who, method=method, **headers)
    except HTTPError as error:
        with error:
            return json.loads(error.read())["code"]


def counted(*args: str) -> Any:
    result = CliRunner().invoke(main, ["book", *args, "--json"])
    assert result.exit_code == 0, result.output
    return json.loads(result.output)


def test_a_link_has_more_than_sixty_bits_and_opens_the_circle(house: tuple[OpenHouse, str], circle: Circle) -> None:
    assert len(circle.link) == 16, "letters of five bits"
    shown = ask(house, f"/api/circles/{circle.link}")
    assert (shown["name"], shown["you"], shown["link"]) == ("The Friday circle", "", circle.link)
    people = {one["name"]: one for one in shown["people"]}
    assert {name: one["keeper"] for name, one in people.items()} == {"Ann": True, "Bob": False}
    assert people["Bob"]["face"] == "f07" and shown["removed"] == []
    mine = ask(house, f"/api/circles/{circle.link.upper()}", circle.keys["Ann"])
    assert mine["you"] == "keeper" and mine["player"] == people["Ann"]["player"]


def test_only_the_link_or_a_key_of_its_people_opens_it(house: tuple[OpenHouse, str], circle: Circle) -> None:
    (card,) = ask(house, "/api/me/circles", circle.keys["Bob"])["circles"]
    assert (card["link"], card["keeper"]) == (circle.link, False), "a key is enough to find it"
    assert ask(house, "/api/me/circles", secrets.token_hex(32)) == {"circles": []}
    for page in ("", "/book"):
        assert ask(house, f"/api/circles/{'0' * 16}{page}", at="198.51.100.1") == "no_circle"
    for _ in range(MISSES.burst):
        ask(house, f"/api/circles/{secrets.token_hex(8)}", at="198.51.100.2")
    assert ask(house, f"/api/circles/{circle.link}", at="198.51.100.2") == "code_later", (
        "whoever guesses is told nothing"
    )
    assert ask(house, f"/api/circles/{circle.link}", circle.keys["Bob"], at="198.51.100.2")["you"] == "member"


def test_its_tables_are_opened_by_its_people_only(house: tuple[OpenHouse, str], circle: Circle) -> None:
    body = {"settings": {"game": "thulla", "seats": 2}, "circle": circle.link}
    assert ask(house, "/api/tables", circle.keys["Cid"], body, "POST") == "not_in_circle"
    assert ask(house, "/api/tables", circle.keys["Ann"], body | {"circle": "0" * 16}, "POST") == "no_circle"
    code = ask(house, "/api/tables", circle.keys["Bob"], body, "POST")["table"]
    tables = ask(house, f"/api/circles/{circle.link}")["tables"]
    assert tables[0]["table"]["table"] == code.partition("~")[0] and tables[0]["at"] > 0
    assert tables[0]["table"]["link"] == "" and tables[0]["table"]["knock"], "whoever only looks has to knock"
    mine = ask(house, f"/api/circles/{circle.link}", circle.keys["Ann"])["tables"]
    assert mine[0]["table"]["link"] == code, "its people come in"


def test_the_book_of_a_circle_is_the_same_from_the_records(house: tuple[OpenHouse, str], circle: Circle) -> None:
    book = ask(house, f"/api/circles/{circle.link}/book")
    assert (book["matches"], book["missing"]) == (3, 0)
    assert book == ask(house, f"/api/circles/{circle.link}/book", circle.keys["Bob"]), "and again, from what was kept"
    assert book == counted("--database", house[1], "--circle", f"{house[0].link}/c/{circle.link}")
    assert [one["game"] for one in book["games"]] == ["thulla", "kazhutha"]
    assert sum(one["wins"] for one in book["standings"]) >= 3
    assert [len(one["records"]) for one in book["evenings"]] == [3]
    (pair,) = book["pairs"]
    assert pair["matches"] == 3


def test_the_book_of_two_is_the_same_from_the_records(house: tuple[OpenHouse, str], circle: Circle) -> None:
    people = ask(house, f"/api/circles/{circle.link}")["people"]
    ids = {one["name"]: one["player"] for one in people}
    ann, bob = ids["Ann"], ids["Bob"]
    book = ask(house, f"/api/me/book?with={bob}", circle.keys["Ann"])
    assert book["matches"] == 3 and book == counted("--database", house[1], "--player", ann, "--with", bob)
    assert ask(house, "/api/me/book", circle.keys["Ann"]) == counted("--database", house[1], "--player", ann)
    assert ask(house, f"/api/me/book?with={bob}", circle.keys["Cid"])["matches"] == 0, "only with oneself"


def test_records_as_files_count_the_same(house: tuple[OpenHouse, str], circle: Circle, tmp_path: Path) -> None:
    """By names instead of ids, and without faces."""
    files = []
    for record in circle.records:
        text = text_of(house[0], record)
        files.append(tmp_path / f"{record}.cgn")
        files[-1].write_text(text, encoding="utf-8")
    book, again = ask(house, f"/api/circles/{circle.link}/book"), counted(*map(str, files))
    names = {one["player"]: one["name"] for one in book["people"]}
    assert [(names[one["player"]], one["wins"], one["losses"]) for one in book["standings"]] == [
        (one["player"], one["wins"], one["losses"]) for one in again["standings"]
    ]
    assert [one["amount"] for one in book["bests"]] == [one["amount"] for one in again["bests"]]


def text_of(house: OpenHouse, record: str) -> str:
    with urlopen(f"{house.link}/api/records/{record}.cgn", timeout=60) as answer:
        return str(answer.read().decode())


def test_own_games_are_found_by_game_people_and_result(house: tuple[OpenHouse, str], circle: Circle) -> None:
    def found(query: str) -> list[str]:
        return [one["record"] for one in ask(house, f"/api/me/games{query}", circle.keys["Ann"])["games"]]

    everything = found("")
    assert sorted(everything) == sorted(circle.records)
    assert found("?game=kazhutha") == [circle.records[1]] and found("?game=dalmuti") == []
    assert found(f"?with={quote('bO')}") == everything and found("?with=cid") == []
    assert sorted(found("?result=won") + found("?result=lost")) == sorted(everything), "of two people"
    games = ask(house, "/api/me/games", circle.keys["Ann"])["games"]
    assert found(f"?before={games[0]['at']}") == everything[1:]
    assert [person["name"] for person in games[0]["people"]] == ["Bob"]


def test_rule_cards_and_phrases_are_bounded_and_plain(house: tuple[OpenHouse, str], circle: Circle) -> None:
    path, ann, bob = f"/api/circles/{circle.link}", circle.keys["Ann"], circle.keys["Bob"]
    cards = [{"name": "At grandma's", "game": "thulla", "options": "reversal=on games=1", "seats": 4}]
    shown = ask(
        house,
        path,
        bob,
        {"cards": cards, "phrases": ["  Chai\u202e first! ", "Chai first!", "<b>x</b>", "x" * 200]},
        "PATCH",
    )
    assert shown["cards"] == [{"name": "At grandma's", "game": "thulla", "options": "reversal=on", "seats": 4}]
    assert shown["phrases"] == ["Chai first!", "<b>x</b>", "x" * 60], "as text; markup is not markup"
    bad = [{"name": "x", "game": "thulla", "options": "no_such=1"}]
    assert ask(house, path, bob, {"cards": bad}, "PATCH") == "bad_settings"
    assert ask(house, path, bob, {"name": "Ours"}, "PATCH") == "not_keeper"
    assert ask(house, path, circle.keys["Cid"], {"phrases": []}, "PATCH") == "not_in_circle"
    assert ask(house, path, ann, {"name": "Ours"}, "PATCH")["name"] == "Ours"
    assert ask(house, path, ann, {"name": "The Friday circle"}, "PATCH")["cards"], "what is not said stays"


def test_keepers_add_and_remove_and_anybody_leaves_at_once(house: tuple[OpenHouse, str]) -> None:
    ann, bob, cid = (secrets.token_hex(32) for _ in range(3))
    made = ask(house, "/api/circles", ann, {"name": "Three"}, "POST")
    path = f"/api/circles/{made['link']}"
    for key, name in ((bob, "Bob"), (cid, "Cid")):
        people = ask(house, f"{path}/people", key, {"name": name}, "POST")["people"]
    ids = {one["name"]: one["player"] for one in people}
    assert ask(house, f"{path}/people/{ids['Cid']}", bob, method="DELETE") == "not_keeper"
    shown = ask(house, f"{path}/people/{ids['Cid']}", ann, method="DELETE")
    assert [one["name"] for one in shown["removed"]] == ["Cid"] and len(shown["people"]) == 2
    assert ask(house, path, cid) == "no_circle", "the link does not bring them back"
    assert ask(house, f"{path}/people", cid, {}, "POST") == "no_circle"
    assert len(ask(house, f"{path}/people/{ids['Cid']}", ann, {"keeper": True}, "PUT")["people"]) == 3
    renewed = ask(house, f"{path}/link", ann, method="POST")["link"]
    assert renewed != made["link"] and ask(house, path) == "no_circle", "the old link is for its people only"
    assert ask(house, path, bob)["link"] == renewed
    assert ask(house, f"{path}/people", ann, method="DELETE") == {"left": True}
    assert ask(house, f"/api/circles/{renewed}/people", cid, method="DELETE") == {"left": True}
    shown = ask(house, f"/api/circles/{renewed}", bob)
    assert [(one["name"], one["keeper"]) for one in shown["people"]] == [("Bob", True)], "somebody always keeps it"
    ask(house, f"/api/circles/{renewed}/people", bob, method="DELETE")
    assert ask(house, f"/api/circles/{renewed}", bob) == "no_circle", "the last one has closed it"


INSIDE = (
    "https://127.0.0.1/",
    "https://localhost/",
    "https://[::1]/",
    "https://0x7f000001/",
    "https://2130706433/",
    "https://169.254.169.254/latest/meta-data/",
    "https://example.org:6379/",
    "https://user:word@example.org/",
    "http://example.org/",
    "file:///etc/passwd",
    "gopher://example.org/",
    "//example.org",
    "https://intranet/",
    "https://example.org/\r\nX: y",
)


def test_only_a_keeper_names_a_chat_program_and_never_one_inside(house: tuple[OpenHouse, str]) -> None:
    ann, bob, eve = (secrets.token_hex(32) for _ in range(3))
    link = ask(house, "/api/circles", ann, {"name": "Hooks"}, "POST")["link"]
    ask(house, f"/api/circles/{link}/people", bob, {"name": "Bob"}, "POST")
    hooks = f"/api/circles/{link}/hooks"
    good = {"url": "https://chat.example/x"}
    for who, code in ((bob, "not_keeper"), (eve, "not_in_circle"), ("", "no_key")):
        assert ask(house, hooks, who) == code, "an address is a key, too"
        assert ask(house, hooks, who, good, "PUT") == code
        assert ask(house, f"{hooks}/off", who, good, "POST") == code
    for i, url in enumerate(INSIDE):  # from many places: one alone may not try so often
        assert ask(house, hooks, ann, {"url": url}, "PUT", at=f"203.0.113.{i}") == "bad_endpoint", url
    assert ask(house, hooks, ann) == {"hooks": []}
    (one,) = ask(house, hooks, ann, good, "PUT", "203.0.114.2")["hooks"]
    (same,) = ask(house, hooks, ann, good | {"kinds": ["turn"]}, "PUT", "203.0.114.1")["hooks"]
    assert one["secret"] != same["secret"] and len(one["secret"]) == 64 and same["kinds"] == ["turn"]
    assert ask(house, hooks, ann, good | {"kinds": ["cards"]}, "PUT", "203.0.114.3") == "bad_request"
    for i in range(2):
        ask(house, hooks, ann, {"url": f"https://chat.example/{i}"}, "PUT", "203.0.114.4")
    assert ask(house, hooks, ann, {"url": "https://chat.example/9"}, "PUT", "203.0.114.5") == "circle_full"
    assert ask(house, "/api/bell/place", eve, {"place": f"c/{link}", "on": True}, "PUT") == "not_in_circle"
    assert ask(house, "/api/bell/place", eve, {"place": "c/abcdefgh12345678", "on": True}, "PUT") == "no_circle"
