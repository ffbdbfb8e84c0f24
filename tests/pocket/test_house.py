"""A house in a pocket: the same tables, for one person and bots."""

from __future__ import annotations

import json

import pytest

from cardhouse.bots.roster import LEVELS
from cardhouse.core.fold import Fold
from cardhouse.core.record import read_record
from cardhouse.core.verify import verify
from cardhouse.games import GAMES
from cardhouse.pocket.answers import Asked, answer
from cardhouse.pocket.steps import answer_in_steps
from cardhouse.reading.review import Review
from cardhouse.server.http.api import ENDPOINTS
from tests.pocket.one import KEY, One

SEATS = {"thulla": 4, "kazhutha": 3, "dalmuti": 4, "tincholi": 3, "liap_tui": 4}


def evening(game: str, level: str = "gentle", seed: int = 1) -> One:
    one = One(seed)
    one.sits_with_bots(one.opens(game, SEATS[game]), level)
    return one


@pytest.mark.parametrize("game", GAMES)
def test_a_match_against_bots_ends_with_a_record_that_replays_and_verifies(game: str) -> None:
    one = evening(game)
    one.plays()
    (played,) = one.played
    record = read_record(one.records[played["record"]])
    for _ in (fold := Fold(record, GAMES)).lines():
        pass
    assert fold.position.result is not None and 1 <= played["place"] <= SEATS[game]
    assert played["seat"] in {f"p{n}" for n in range(1, SEATS[game] + 1)}
    assert all(check.holds for check in verify(record, GAMES))


def test_what_is_told_was_kept_before() -> None:
    one = evening("thulla")
    one.plays(3)
    todo = one.house.hear(1, json.dumps({"type": "say", "phrase": "hello"}), one.now)
    assert all(what[0] != "keep" for what in todo)
    view = one.view
    assert view is not None
    move = view["view"]["legal"][view["you"]][0] if view["view"]["legal"] else ""
    todo = one.house.hear(1, json.dumps({"type": "move", "nth": view["nth"], "move": move}), one.now)
    kinds = [what[0] for what in todo]
    assert kinds == sorted(kinds, key=["keep", "tell", "think", "over", "shut"].index)


@pytest.mark.parametrize("game", GAMES)
def test_a_tab_that_was_killed_goes_on_where_it_was(game: str) -> None:
    before = evening(game)
    before.plays(4)
    (code,) = before.log
    after = One(2, before.log, before.now + 3 * 86_400_000)  # days later
    after.do(after.house.read(code, list(after.log[code]), after.now))
    after.joins(code)
    assert before.view and after.view and after.view["view"]["piles"] == before.view["view"]["piles"]
    assert (after.view["you"], after.view["nth"]) == (before.view["you"], before.view["nth"])
    after.plays()
    assert len(after.played) == 1


def test_a_table_that_nobody_is_at_rests_and_is_not_closed() -> None:
    one = evening("thulla")
    one.plays(2)
    one.do(one.house.gone(1, one.now))
    assert not one.house.tables and one.house.deadline is None
    (code,) = one.log
    one.now += 10 * 86_400_000
    one.do(one.house.read(code, one.log[code], one.now))
    one.joins(code)
    assert one.last("room")["phase"] == "playing"


def test_a_closed_table_and_no_table_are_not_there() -> None:
    one = One()
    one.joins("pocket-no-such-table")
    assert one.last("refused")["code"] == "no_table"
    one.says(type="start")
    assert one.last("refused")["code"] == "not_joined"
    assert not one.house.read("pocket-empty", [], one.now)
    with pytest.raises(ValueError, match="not a line of a table"):
        one.house.read("pocket-odd", ["<script>"], one.now)
    one.do(one.house.hear(1, "<script>", one.now))
    assert one.last("refused")["code"] == "bad_message"


def test_another_tab_takes_the_table() -> None:
    one = evening("thulla")
    (code,) = one.log
    one.house.drop(code)
    one.says(type="ready")
    assert one.last("refused")["code"] == "not_joined"
    one.do(one.house.read(code, one.log[code], one.now))
    one.says(type="join", table=code, name="Ammu")
    assert one.last("room")["you"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_hint_comes_from_the_same_coach(level: str) -> None:
    one = evening("thulla", level)
    one.plays(2)
    while not (one.view and one.view["view"]["legal"]):
        one.wait()
    one.says(type="hint")
    assert one.last("hinted")["best"]


def test_the_same_answers_as_over_http() -> None:
    one = evening("liap_tui")
    one.plays()
    (played,) = one.played
    name, text = played["record"], one.records[played["record"]]
    assert {game["name"] for game in one.asks("GET", "api", "games")[1]["games"]} == set(GAMES)
    assert one.asks("GET", "api", "tables") == (200, {"tables": []})
    assert one.asks("GET", "api", "lessons", "thulla")[1]["units"]
    assert one.asks("GET", "api", "records", f"{name}.json", record=text)[1]["tags"]["Game"].startswith("liap_tui")
    assert one.asks("GET", "api", "records", name, "views", record=text)[1]["moments"]
    assert one.asks("GET", "api", "me")[1]["ratings"] == {}
    assert one.asks("PATCH", "api", "me", body='{"name": "Bilal"}')[1]["name"] == "Bilal"
    code = name.rpartition("-")[0]
    assert one.asks("GET", "api", "tables", code)[1]["you"]
    one.do(one.house.gone(1, one.now))
    assert one.asks("GET", "api", "tables", code, record=json.dumps(one.log[code]))[1]["phase"] == "results"
    assert not one.house.tables
    assert one.asks("GET", "api", "leaderboard", "thulla")[1]["players"] == []
    status, text, _ = answer(one.house, Asked("GET", ["api", "games", "thulla", "rules"], {}), one.now)
    assert status in (200, 404) and text


@pytest.mark.parametrize(
    ("status", "code", "method", "words", "query"),
    [
        (404, "no_game", "GET", ["api", "lessons", "chess"], {}),
        (404, "no_record", "GET", ["api", "records", "x-1.json"], {}),
        (404, "no_table", "GET", ["api", "tables", "x"], {}),
        (422, "bad_request", "POST", ["api", "tables"], {}),
        (404, "no_page", "GET", ["api", "games", "thulla", "texts", "xx"], {}),
        (503, "needs_house", "POST", ["api", "me", "recovery"], {}),
    ],
)
def test_what_cannot_be_answered_is_said_like_the_server_says_it(
    status: int, code: str, method: str, words: list[str], query: dict[str, str]
) -> None:
    one = One()
    said = answer(one.house, Asked(method, words, query), one.now)
    assert (said[0], json.loads(said[1])["code"]) == (status, code)


def test_a_hostile_record_is_a_clear_sentence() -> None:
    one = One()
    hostile = '[Game "thulla"]\n[Seats "3"]\n\ndeck deal p1:<script>alert(1)</script>\n'
    for words in (["api", "records", "x-1", "views"], ["api", "records", "x-1", "review"]):
        asked = Asked("GET", words, {}, "", hostile)
        found = answer(one.house, asked, one.now)[:2] if words[-1] == "views" else answer_in_steps(asked)()
        assert found is not None
        status, said = found
        assert status == 422 and json.loads(said)["code"] == "bad_record"


def test_a_review_comes_decision_by_decision() -> None:
    one = evening("liap_tui")
    one.plays()
    (played,) = one.played
    words = ["api", "records", played["record"], "review"]
    step = answer_in_steps(Asked("GET", words, {"seat": played["seat"]}, "", one.records[played["record"]]))
    calls = 1
    while (said := step()) is None:
        calls += 1
    page = json.loads(said[1])
    assert said[0] == 200 and calls == 6 and len(page["decisions"]) == 5 and page["next"]
    assert page["id"] == played["record"] and set(page) == set(Review.__struct_fields__)


def test_the_key_of_a_device_does_not_show_in_its_player() -> None:
    assert KEY not in One().house.player and len(One().house.player) == 10


def looked_back(game: str = "liap_tui") -> tuple[One, str, str, str]:
    """After a match: who played, the name of its record, the record, and their seat."""
    one = evening(game)
    one.plays()
    (played,) = one.played
    return one, played["record"], one.records[played["record"]], played["seat"]


def test_a_decision_can_be_tried_again_and_played_on_from() -> None:
    one, name, text, seat = looked_back()
    n = next(i for i, line in enumerate(read_record(text).lines, 1) if line.actor == seat)
    status, chance = one.asks("GET", "api", "records", name, "decision", record=text, seat=seat, n=str(n))
    assert status == 200 and chance["view"]["legal"][seat] and chance["seat"] == seat
    for hands in ("were", "known"):
        wanted = {"at": n - 1, "seat": seat, "hands": hands, "level": "gentle"}
        status, opened = one.asks("POST", "api", "records", name, "play", record=text, body=json.dumps(wanted))
        assert status == 201 and opened["table"].startswith("pocket-")
        one.joins(opened["table"])
        one.says(type="start")
        assert one.view and one.view["view"]["piles"][seat] == chance["view"]["piles"][seat]
    status, said = one.asks(
        "POST", "api", "records", name, "play", record=text, body=json.dumps(wanted | {"at": 9_999})
    )
    assert (status, said["code"]) == (422, "nothing_to_play")


def test_the_luck_of_a_match_comes_match_by_match() -> None:
    _one, name, text, _seat = looked_back("thulla")
    step = answer_in_steps(Asked("GET", ["api", "records", name, "luck"], {}, "", text))
    calls = 1
    while (said := step()) is None:
        calls += 1
    luck = json.loads(said[1])
    assert said[0] == 200 and luck["done"] and luck["tries"] == calls >= 6
    refused = answer_in_steps(Asked("GET", ["api", "records", name, "luck"], {}, "", "odd"))()
    assert refused and (refused[0], json.loads(refused[1])["code"]) == (422, "no_luck")


# What only a house can know or do: for other people, by its operator, on other devices, and the same for all on a day.
NEEDS_HOUSE = {
    "ask_for", "be_quiet", "bell", "calendar", "change_circle", "circle", "circle_book", "date", "day_results",
    "days", "drop_hook", "drop_passkey", "export", "forget_me", "hang_bell", "health", "hooks", "invitation",
    "join_circle", "keep_member", "keep_passkey", "leave_circle", "listen", "make_circle", "my_book", "my_circles",
    "passkeys", "play_day", "propose_wording", "ready", "recover", "recovery", "remove_member", "renew_circle",
    "send_game", "set_date", "set_hook", "take_bell", "test_bell", "use_passkey", "usual", "version",
}  # fmt: skip
BY_THE_WORKER = {"history"}  # from the records that it keeps


def test_whatever_a_server_answers_is_answered_here_or_said_to_need_a_house() -> None:
    one, name, text, seat = looked_back()
    given = {
        "id": name,
        "code": "pocket-x",
        "game": "thulla",
        "link": "x",
        "player": "y",
        "day": "2026-11-18",
        "language": "xx",
    }
    bodies = {
        "open_table": {"settings": {"game": "thulla", "seats": 3}},
        "play_on": {"at": 2, "seat": seat, "hands": "were"},
    }
    unanswered = set()
    for endpoint in ENDPOINTS:
        words = endpoint.path.format(**given).split("/")[1:]
        asked = Asked(endpoint.method, words, {"seat": seat, "n": "2"}, json.dumps(bodies.get(endpoint.do, {})), text)
        found = answer_in_steps(asked)() if words[-1] in ("review", "luck") else answer(one.house, asked, one.now)[:2]
        if found and json.loads(found[1] if found[1].startswith("{") else "{}").get("code") == "needs_house":
            unanswered.add(endpoint.do)
    assert unanswered == NEEDS_HOUSE | BY_THE_WORKER
