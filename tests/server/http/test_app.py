"""The HTTP side of a real server: types, headers, players, records and pages."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from click.testing import CliRunner

from cardhouse.cli import main
from cardhouse.cli.serve import links
from cardhouse.core.options import about
from cardhouse.games import GAMES
from cardhouse.server.config import Config
from cardhouse.server.http.api import ENDPOINTS
from cardhouse.server.outside import STATIC
from cardhouse.table import faces
from tests.server.open_house import Keeping, OpenHouse, open_house
from tests.server.visitor import http, open_table


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, keeping: Keeping) -> Iterator[OpenHouse]:
    flags = ("--log", "json", "--proxies", "127.0.0.1", "--tables-per-player", "1000")
    folder = tmp_path_factory.mktemp("house")
    with open_house(folder, *flags, *keeping(folder)) as house:
        yield house


def refusal(act: Callable[[], object]) -> tuple[int, str]:
    with pytest.raises(HTTPError) as refused:
        act()
    with refused.value as error:
        assert error.headers["content-type"] == "application/json"
        trouble = json.loads(error.read())
        assert set(trouble) == {"code", "text"} and trouble["text"]
        return error.code, trouble["code"]


@pytest.fixture
def key() -> str:
    return secrets.token_hex(32)


@pytest.mark.stores("sqlite")  # the same page, whatever is kept
def test_every_game_is_listed_with_what_a_form_needs(house: OpenHouse) -> None:
    shown = http(f"{house.link}/api/games")
    assert [game["name"] for game in shown["games"]] == list(GAMES) and shown["levels"][:4] == [
        "gentle",
        "steady",
        "sharp",
        "master",
    ]
    for game in shown["games"]:
        rules = GAMES[game["name"]]
        assert game["seats"] == list(rules.seats) and game["presets"] == dict(rules.presets)
        assert [option["name"] for option in game["options"]] == [option.name for option in about(rules.options)]


def test_a_table_is_opened_listed_and_found_by_its_link(house: OpenHouse, key: str) -> None:
    settings = {"game": "liap_tui", "seats": 4, "public": True, "options": "target=20 zero_streak=3"}
    body = {"settings": settings, "preset": "Ranked", "password": "sesame"}
    opened = http(f"{house.link}/api/tables", body, key)
    assert opened["link"] == f"{house.link}/t/{opened['table']}"
    table = http(f"{house.link}/api/tables/{opened['table'].upper()}")
    assert table["password"] and table["free"] == 4 and table["phase"] == "waiting"
    assert set(table["options"].split()) == {"values=ranked", "type_lock=on", "zero_streak=3", "target=20"}
    listed = next(one for one in http(f"{house.link}/api/tables")["tables"] if one["table"] == opened["table"])
    assert all(listed[name] == table[name] for name in ("game", "options", "free", "phase", "password"))
    hidden = open_table(house.link, "thulla", 3, key)
    assert hidden not in [table["table"] for table in http(f"{house.link}/api/tables")["tables"]]
    assert "sesame" not in house.log and key not in house.log


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, (422, "bad_request")),
        ({"settings": {"game": "thulla"}}, (422, "bad_request")),
        ({"settings": {"game": "thulla", "seats": 77}}, (422, "bad_request")),
        ({"settings": {"game": "thulla", "seats": 10}}, (422, "bad_settings")),
        ({"settings": {"game": "thulla", "seats": 3, "options": "x=y"}}, (422, "bad_settings")),
        ({"settings": {"game": "thulla", "seats": 3}, "preset": "none such"}, (422, "bad_settings")),
        ({"settings": {"game": "thulla", "seats": 3}, "password": "x" * 9999}, (422, "bad_request")),
        ({"settings": {"game": "thulla", "seats": 3}, "more": "x" * 20_000}, (413, "too_long")),
        ([], (422, "bad_request")),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(
    house: OpenHouse, key: str, body: object, code: tuple[int, str]
) -> None:
    assert refusal(lambda: http(f"{house.link}/api/tables", body, key)) == code


def test_keys_types_and_methods_are_checked(house: OpenHouse, key: str) -> None:
    link = house.link
    body = {"settings": {"game": "thulla", "seats": 3}}
    assert refusal(lambda: http(f"{link}/api/tables", body)) == (401, "no_key")
    assert refusal(lambda: http(f"{link}/api/tables", body, "zz")) == (401, "bad_key")
    assert refusal(lambda: http(f"{link}/api/me", key=key.upper() + "A")) == (401, "bad_key")
    assert refusal(lambda: http(f"{link}/api/tables", body, key, **{"content-type": "text/plain"})) == (415, "not_json")
    assert refusal(lambda: http(f"{link}/api/tables", body, key, "DELETE")) == (405, "bad_method")
    assert refusal(lambda: http(f"{link}/api/tables/none-such-1")) == (404, "no_table")
    assert refusal(lambda: http(f"{link}/api/records/none-such-1-1.json")) == (404, "no_record")
    assert refusal(lambda: http(f"{link}/api/records/none-such-1-1.cgn")) == (404, "no_record")
    for page in ("a%00b.json", "a%00b-1.cgn", "a%00b-1/views", "a%00b-1/review"):
        assert refusal(lambda page=page: http(f"{link}/api/records/{page}")) == (404, "no_record")  # type: ignore[misc]
    assert refusal(lambda: http(f"{link}/api/tables/a%00b")) == (404, "no_table")
    assert refusal(lambda: http(f"{link}/api/leaderboard/chess")) == (404, "no_game")
    assert refusal(lambda: http(f"{link}/nothing/here")) == (404, "not_found")
    assert refusal(lambda: http(f"{link}/api/nothing", Accept="text/html")) == (404, "not_found")
    assert refusal(lambda: http(f"{link}/api/me/recovery", {}, key, Origin="https://evil.example")) == (
        403,
        "bad_origin",
    )


def test_a_player_has_a_name_and_a_code_that_brings_them_to_another_device(house: OpenHouse, key: str) -> None:
    me = http(f"{house.link}/api/me", key=key)
    assert me["player"] == me["name"] == "" and me["ratings"] == {}
    named = http(f"{house.link}/api/me", {"name": "  Ammu\u202e "}, key, "PATCH")
    assert named["player"] and (named["name"], named["ratings"]) == ("Ammu", {})
    assert refusal(lambda: http(f"{house.link}/api/me", {"name": " \n"}, key, "PATCH")) == (422, "no_name")
    assert named["face"] == faces.default(named["player"]), "nobody is anonymous"
    assert refusal(lambda: http(f"{house.link}/api/me", {"face": "f99"}, key, "PATCH")) == (422, "no_name")
    dressed = http(f"{house.link}/api/me", {"face": "m3:A"}, key, "PATCH")
    assert dressed == named | {"face": "m3:A"} == http(f"{house.link}/api/me", key=key)
    named = http(f"{house.link}/api/me", {"name": "Ammu", "face": "f07"}, key, "PATCH")
    code = http(f"{house.link}/api/me/recovery", {}, key)["code"]
    phone = secrets.token_hex(32)
    assert http(f"{house.link}/api/me", key=phone)["player"] == ""
    assert refusal(lambda: http(f"{house.link}/api/recover", {"code": "0000-0000"}, phone)) == (404, "no_such_code")
    assert http(f"{house.link}/api/recover", {"code": code.lower()}, phone) == named
    assert http(f"{house.link}/api/me", key=phone) == named
    assert refusal(lambda: http(f"{house.link}/api/recover", {"code": code}, secrets.token_hex(32))) == (
        404,
        "no_such_code",
    )
    assert http(f"{house.link}/api/me/games", key=phone) == {"games": [], "more": False}
    assert http(f"{house.link}/api/leaderboard/dalmuti") == {"game": "dalmuti", "players": []}
    assert code not in house.log and "Ammu" not in house.log


def test_codes_cannot_be_guessed_quickly(house: OpenHouse, key: str) -> None:
    address = {"X-Forwarded-For": "198.51.100.77"}
    codes = [refusal(lambda: http(f"{house.link}/api/recover", {"code": "0"}, key, **address)) for _ in range(30)]
    assert codes[0] == (404, "no_such_code") and codes[-1] == (429, "too_fast")


def test_the_house_says_how_it_is(house: OpenHouse, key: str) -> None:
    assert http(f"{house.link}/health") == {"status": "ok"} and http(f"{house.link}/ready") == {"status": "ready"}
    assert set(http(f"{house.link}/version")["rules"]) == set(GAMES)
    open_table(house.link, "thulla", 3, key)
    with urlopen(f"{house.link}/metrics", timeout=60) as answer:
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        lines = [line for line in answer.read().decode().splitlines() if not line.startswith("#")]
    values = {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}
    assert values["cardhouse_tables"] >= 1 and values["cardhouse_lines_total"] >= 1
    assert values['cardhouse_commit_ms_bucket{le="+Inf"}'] == values["cardhouse_commit_ms_count"] >= 1


@pytest.mark.stores("sqlite")  # the same page, whatever is kept
def test_the_api_describes_itself(house: OpenHouse) -> None:
    described = http(f"{house.link}/openapi.json")
    assert described["openapi"] == "3.1.0"
    for line in ENDPOINTS:
        operation = described["paths"][line.path][line.method.lower()]
        assert operation["summary"] == line.says and ("security" in operation) == bool(line.key)
    assert not missing_refs(described, described["components"]["schemas"])


def missing_refs(part: Any, schemas: dict[str, Any]) -> list[str]:
    if isinstance(part, list):
        return [ref for one in part for ref in missing_refs(one, schemas)]
    if not isinstance(part, dict):
        return []
    own = [part["$ref"]] if "$ref" in part and part["$ref"].rpartition("/")[2] not in schemas else []
    return own + [ref for one in part.values() for ref in missing_refs(one, schemas)]


@pytest.mark.stores("sqlite")  # the same page, whatever is kept
@pytest.mark.parametrize("path", ["/", "/g/thulla", "/t/mango-river-42", "/r/mango-river-42-1"])
def test_pages_are_the_same_for_the_house_a_table_and_a_record(house: OpenHouse, path: str) -> None:
    with urlopen(Request(f"{house.link}{path}", headers={"Host": "cards.example<script>"}), timeout=60) as answer:
        page = answer.read().decode()
        policy = answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff" and answer.headers["referrer-policy"]
    assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy and "unsafe-eval'" in policy
    assert "Cardhouse" in page and "<script>" not in page
    if not (STATIC / "index.html").is_file():
        assert "not part of this checkout" in page and "examples/seat.py" in page


def test_the_log_is_json_if_wanted_and_has_no_secrets(house: OpenHouse, key: str) -> None:
    table = open_table(house.link, "kazhutha", 4, key).partition("~")[0]
    lines = [json.loads(line) for line in house.log.splitlines()]
    assert {"at", "level", "by", "says"} <= set(lines[0])
    assert [line["game"] for line in lines if line.get("table") == table] == ["kazhutha"]
    assert key not in house.log


def test_the_links_that_are_printed() -> None:
    assert links(Config(host="127.0.0.1"), 8000) == ["http://127.0.0.1:8000"]
    assert links(Config(host="::1"), 8000) == ["http://[::1]:8000"]
    assert links(Config(host="0.0.0.0"), 81)[0] == "http://localhost:81"
    assert links(Config(url="https://cards.example"), 81) == ["https://cards.example"]


def test_every_choice_of_an_operator_is_a_flag_and_a_variable() -> None:
    shown = CliRunner().invoke(main, ["serve", "--help"]).output
    for flag, variable in (
        ("--port", "CARDHOUSE_PORT"),
        ("--database", "CARDHOUSE_DATABASE"),
        ("--log", "CARDHOUSE_LOG"),
    ):
        assert flag in shown and variable in shown


def test_there_is_nothing_to_back_up_or_no_room_for_it(tmp_path: Path) -> None:
    missing = CliRunner().invoke(main, ["backup", str(tmp_path / "copy"), "--database", str(tmp_path / "none.db")])
    assert missing.exit_code == 1 and "does not exist" in missing.output
    (tmp_path / "some.db").write_text("")
    taken = CliRunner().invoke(main, ["backup", str(tmp_path / "some.db"), "--database", str(tmp_path / "some.db")])
    assert taken.exit_code == 1 and "exists already" in taken.output


def test_a_browser_that_asks_for_nothing_gets_the_page_that_says_so(house: OpenHouse) -> None:
    """The client knows that there is nothing; the answer says it too, for whoever keeps lists of pages."""
    for path in ("/zzz", "/rules/tincholi", "/assets/none.js"):
        with pytest.raises(HTTPError) as found:
            urlopen(Request(house.link + path, headers={"accept": "text/html,*/*"}), timeout=60)
        assert found.value.code == 404 and found.value.headers["content-type"].startswith("text/html")
        assert b"<!doctype html>" in found.value.read().lower()


def test_a_code_that_leads_nowhere_is_helped_with_what_is_open_to_everybody_alone(house: OpenHouse) -> None:
    link, key = house.link, secrets.token_hex(32)
    hidden, shown = (open_table(link, "thulla", 3, key, public=public) for public in (False, True))
    hidden = hidden.partition("~")[0]
    for code, table, told in ((shown[:-2] + "09", shown, True), (hidden[:-2] + "09", hidden, False)):
        with pytest.raises(HTTPError) as found:
            http(f"{link}/api/tables/{code}")
        meant = json.loads(found.value.read()).get("params", {}).get("meant", [])  # others may be near by chance
        assert (table in meant) is told
