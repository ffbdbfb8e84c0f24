"""docs/protocol.md is compared with the messages, the refusals and the endpoints, and every example is decoded."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from cardhouse.book.told import Book
from cardhouse.core.info import RESULT_MS
from cardhouse.core.kernel import GENERAL_REASONS
from cardhouse.games import GAMES
from cardhouse.games.liap_tui.info import PAUSE_MS
from cardhouse.games.liap_tui.rules import REDEAL_MS
from cardhouse.reading import games
from cardhouse.server import close_codes
from cardhouse.server.house import rooms
from cardhouse.server.http import app, circle_answers
from cardhouse.server.http.api import ENDPOINTS
from cardhouse.server.net import connection, door, requests, unread
from cardhouse.table import chat, time_control
from cardhouse.table import messages as m
from cardhouse.table.refusals import REFUSALS

PAGE = (Path(__file__).parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
ELSEWHERE = (None, str, m.TableListed, Book, circle_answers.CircleShown)  # have a section of their own
KINDS = [*get_args(m.Incoming), *get_args(m.Outgoing)]
PARTS: dict[str, type[msgspec.Struct]] = {
    "Settings": m.Settings,
    "A seat": m.SeatShown,
    "A turn": m.Turn,
    "A table in the list": m.TableListed,
    "What a game declares": games.GameShown,
}


def tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def section(title: str) -> str:
    """What stands below a heading, up to the next one."""
    found = re.search(rf"^(#+) {re.escape(title)}\n(.*?)(?=^#|\Z)", PAGE, re.DOTALL | re.MULTILINE)
    assert found is not None, f"no section {title}"
    return found[2]


def rows(text: str) -> dict[str, list[str]]:
    """The rows of a table by the name in their first cell."""
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("| `")
    ]
    return {first.strip("`"): rest for first, *rest in cells}


def examples(text: str) -> list[Any]:
    """A block is one object on many lines, or one on each."""
    found: list[Any] = []
    for block in re.findall(r"^```json\n(.*?)^```$", text, re.DOTALL | re.MULTILINE):
        found += [json.loads(block)] if block.startswith("{\n") else map(json.loads, block.splitlines())
    return found


@pytest.mark.parametrize("kind", KINDS, ids=tag)
def test_every_message_has_a_section_with_its_fields_and_an_example(kind: type[msgspec.Struct]) -> None:
    text = section(f"`{tag(kind)}`")
    assert list(rows(text)) == list(kind.__struct_fields__)
    assert [example["type"] for example in examples(text)] in ([tag(kind)], [tag(kind)] * 2)


@pytest.mark.parametrize("title", PARTS)
def test_every_part_of_a_message_has_its_fields(title: str) -> None:
    assert list(rows(section(title))) == list(PARTS[title].__struct_fields__)


def test_what_is_seen_has_its_fields() -> None:
    shown = rows(section("What is seen"))
    assert list(shown) == list(m.Seen.__annotations__)
    assert all(f"`{name}`" in shown["result"][1] for name in m.Ranked.__annotations__)


@pytest.mark.parametrize("kind", [*KINDS, *PARTS.values()])
def test_the_page_says_every_default(kind: type[msgspec.Struct]) -> None:
    title = next((title for title, part in PARTS.items() if part is kind), None) or f"`{tag(kind)}`"
    shown = rows(section(title))
    for field in msgspec.structs.fields(kind):
        said = re.search(r" = `(.*)`$", shown[field.name][0])
        if field.required:
            assert said is None, field.name
        else:
            default = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
            assert said is not None and json.loads(said[1]) == default, field.name


@pytest.mark.parametrize("example", [e for e in examples(PAGE) if "type" in e], ids=lambda e: str(e["type"]))
def test_every_example_is_a_message(example: dict[str, Any]) -> None:
    incoming = example["type"] in {tag(kind) for kind in get_args(m.Incoming)}
    decoded = msgspec.convert(example, m.Incoming if incoming else m.Outgoing)
    again = json.loads(m.encode(decoded))
    assert set(example) <= set(again) and (incoming or example == again)
    if isinstance(decoded, m.View):
        msgspec.convert(decoded.view, m.Seen)


def test_other_examples_are_tables_of_the_list() -> None:
    others = [example for example in examples(PAGE) if "type" not in example]
    assert others
    for example in others:
        msgspec.convert(example, m.TableListed)


def test_every_refusal_is_there_with_its_sentence() -> None:
    assert {code: said for code, (said,) in rows(section("Refusals")).items()} == REFUSALS


def test_a_section_only_names_refusals_that_there_are() -> None:
    named = {
        code for line in re.findall(r"^Refused: (.*)$", PAGE, re.MULTILINE) for code in re.findall(r"`(\w+)`", line)
    }
    assert named and named <= set(REFUSALS) | {"kick_sure"}
    everywhere = {"bad_message", "not_joined", "too_fast", "not_kept", "house_full", "too_many_tables"}
    assert set(REFUSALS) - named - everywhere <= {"hello_first"}


def test_every_reason_of_a_game_is_there_with_its_sentence() -> None:
    table = section("Reasons of the games")
    for code, said in GENERAL_REASONS.items():
        assert code == "unknown_move" or f"| `{code}` | all | {said} |" in table
    for name, game in GAMES.items():
        for code, said in game.start(4).reasons.items():
            assert re.search(rf"^\| `{code}` \| [^|]*\b{name}\b[^|]* \| {re.escape(said)} \|$", table, re.MULTILINE), (
                code
            )


def test_every_endpoint_is_there_with_its_fields() -> None:
    shown = rows(section("HTTP"))
    assert set(shown) == {f"{line.method} {line.path}" for line in ENDPOINTS} | {"GET /metrics"}
    for line in ENDPOINTS:
        key, says = shown[f"{line.method} {line.path}"]
        assert key == ("key" if line.key else "")
        for kind in (line.answer, line.body):
            if kind in ELSEWHERE or "like `GET" in says:
                assert kind not in ELSEWHERE or kind in (None, str) or "](#" in says or line.key, line.path
                continue
            assert all(f"`{name}`" in says for name in kind.__struct_fields__), (line.path, kind)


@pytest.mark.parametrize("title", ["Circles", "The book"])
def test_what_has_a_section_of_its_own_is_described_there(title: str) -> None:
    kind = {"Circles": circle_answers.CircleShown, "The book": Book}[title]
    assert all(f"`{name}`" in section(title) for name in get_type_hints(kind))


def test_every_error_of_the_http_api_is_there() -> None:
    server = Path(app.__file__).parent
    raised = {
        code
        for page in server.glob("*.py")
        for code in re.findall(r'(?:Problem\(\d+, |Trouble\(|\d: )"(\w+)"', page.read_text(encoding="utf-8"))
    }
    text = section("Errors of the HTTP API")
    assert raised >= {"no_key", "not_found"} and {code for code in raised if f"`{code}`" not in text} == set()


def test_the_numbers_of_the_page_are_ours() -> None:
    limits, time, talk = section("Limits"), section("Time"), section("Chat")
    for code in (close_codes.RESTART, close_codes.FULL, close_codes.NO_HELLO, close_codes.TOO_FAST):
        assert f"| {code} |" in limits
    assert f"{connection.LONGEST // 1024} KiB" in limits and f"within {connection.HELLO_WITHIN_S:g} s" in limits
    assert f"when {connection.QUEUE} messages or {connection.QUEUE_BYTES // 1024} KiB wait" in limits
    strikes, back = connection.STRIKES, connection.STRIKES_BACK
    assert f"| refused messages | {strikes} at once, then {back:g} a second;" in limits
    allowed, frames = connection.Limits(), connection.FRAMES
    assert f"{frames * allowed.burst:g} at once, then {frames * allowed.rate:g} a second, then close" in limits
    assert f"cut off after {unread.TAKES_WITHIN_S:g} s" in limits and f"and {door.PLAIN} beside them" in limits
    assert f"more than {rooms.CROWD} connections at the table | every {rooms.GAP_MS} ms" in limits
    head = f"{requests.HEAD // 1024} KiB, {requests.HEADERS} headers and {requests.URL // 1024} KiB of address, within"
    assert f"{head} {requests.HEAD_WITHIN_S:g} s" in limits
    assert f"{allowed.burst:g} at once, then {allowed.rate:g} a second" in limits
    assert f"after {time_control.EMPTY_MS // 60_000} minutes" in limits
    assert f"asleep after {time_control.ASLEEP_MS // 1000} s" in limits
    assert f"within {time_control.FORGOTTEN_MS // 3_600_000} hours" in limits
    assert f"within {time_control.STAY_MS // 86_400_000} days" in limits
    assert f"for {time_control.ASLEEP_MS // 1000} s (spectators count)" in time
    for name, pace in time_control.PACES.items():
        assert name == "off" or f"| `{name}` | {pace.decision_ms // 1000} s |" in time
    assert f"({RESULT_MS // 1000} s, in Liap Tui {PAUSE_MS // 1000} s)" in time
    assert (
        f"{time_control.TURN_S[0]} … {time_control.TURN_S[-1]} s" in time
        and f"{time_control.BANK_S[0]} … {time_control.BANK_S[-1]} s" in time
    )
    assert f"redeal question has {REDEAL_MS // 1000} s" in time
    assert all(f"`{word}`" in talk for word in chat.PHRASES + chat.REACTIONS)


def test_every_link_of_the_page_leads_somewhere() -> None:
    anchors = {
        re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
        for title in re.findall(r"^#+ (.*)$", PAGE, re.MULTILINE)
    }
    for target in re.findall(r"\]\(([^)]+)\)", PAGE):
        page, _, anchor = target.partition("#")
        assert (Path(__file__).parent.parent / "docs" / page).exists() if page else anchor in anchors, target
