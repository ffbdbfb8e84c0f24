"""Whatever a record says, `cardhouse replay` and `verify` answer: never a traceback, and what is wrong has its line.

Valid records of all games, set-ups and seeds among them, are spoilt in many ways and given to the real command.
"""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from hypothesis import given, settings
from hypothesis import strategies as st

from cardhouse.cli import main
from cardhouse.core.deal import commitment, match_seed
from cardhouse.core.fold import Fold, seeded_deal
from cardhouse.core.options import write_options
from cardhouse.core.position import seat_name
from cardhouse.core.record import Line, read_record, write_record
from cardhouse.games import GAMES
from cardhouse.testing.promises import Evening
from tests.harness import record

DOCS = Path(__file__).parent.parent / "docs"
MOST_LINES = 45
WAYS = {
    "json": ["replay", "--json"],
    "json every": ["replay", "--json", "--every"],
    "json seat": ["replay", "--json", "--every", "--seat", "p1"],
    "json spectator": ["replay", "--json", "--spectator"],
    "text": ["replay"],
    "text seat": ["replay", "--seat", "p1"],
    "verify": ["verify"],
}
KEYS = ["game", "version", "moves", "over", "to_move", "piles", "legal", "facts", "result"]


# -- records that are right


def played(name: str, seats: int, options: str) -> str:
    """The beginning of a game that was dealt line by line."""
    evening = Evening(GAMES[name], seats, options, "fuzz", care=0)
    evening.play()
    tags = {"Game": f"{name} 1", "Seats": str(seats), "Options": write_options(evening.options)}
    return write_record(tags, evening.lines[:MOST_LINES])


def seeded(name: str, seats: int, options: str) -> str:
    """The same, but the deals follow from a seed."""
    fold = Fold(read_record(record(game=name, seats=seats, options=options, seed="5a" * 32)), GAMES)
    lines: list[str] = []
    while fold.position.to_move and len(lines) < MOST_LINES:
        seat = fold.position.to_move[0]
        move = fold.position.text(fold.position.default(seat))
        lines.append(f"{seat_name(seat)} {move}")
        fold._apply(Line(1, seat_name(seat), move))
        fold._deal_from_seed(None)
    return record(*lines, game=name, seats=seats, options=options, seed="5a" * 32)


def promised(name: str, seats: int) -> str:
    """A fair deal, written down with all that it can be checked by."""
    secret, game = bytes(range(32)), GAMES[name]
    seed = match_seed(secret, [None, b"\x5a" * 32] + [None] * (seats - 2), [None] * seats)
    tags = {"Game": name, "Seats": str(seats), "Commit": commitment(secret), "Secret": secret.hex()}
    tags |= {"Fair": "2", "Shares": f"p2:{'5a' * 32}", "Seed": seed.hex()}
    return write_record(tags, [f"deck {game.write_deal(seeded_deal(game.start(seats), seed, 1))}"])


def of_the_docs() -> list[str]:
    """Most of these are set-ups, and some end with a move that is refused."""
    block = re.compile(r"```cgn\n(.*?)```", re.DOTALL)
    return [text for page in sorted(DOCS.rglob("*.md")) for text in block.findall(page.read_text(encoding="utf-8"))]


RECORDS = [
    played("thulla", 3, "games=3"),
    played("kazhutha", 4, "partners=on"),
    played("dalmuti", 4, "tax_return=choice"),
    played("tincholi", 3, "jokers=2 deck=both"),
    played("liap_tui", 4, "declaration=sealed face_down=on"),
    seeded("thulla", 2, "reversal=on"),
    seeded("kazhutha", 6, ""),
    seeded("dalmuti", 3, "hands=2"),
    seeded("tincholi", 2, "cut_timing=either"),
    seeded("liap_tui", 4, "values=ranked"),
    promised("thulla", 3),
    promised("tincholi", 4),
    *of_the_docs(),
]

# -- and what can happen to them

NUMBERS = ["0", "-1", "00", "99", "1000", "65536", "9" * 30, "9" * 5000, "1e9", "٣", "½", "NaN"]
LETTERS = st.sampled_from(
    list("\x00\x07\x0b\x0c\x1b\x1c\x7f\x85\xa0\u2028\ufeff\u202eßſİ♥😀") + list('[]":;,.+x-_ \t\r\n')
)
CHARACTERS = LETTERS | st.characters(codec="utf-8")
Edit = Callable[[str], str]


@st.composite
def edits(draw: st.DrawFn) -> Edit:
    """One thing that goes wrong with a text."""
    chance = random.Random(draw(st.integers(0, 2**64)))  # Hypothesis alone would mostly spoil the first line
    at, other = chance.random(), chance.random()
    kind = chance.choice(["drop", "double", "swap", "other move", "foreign", "cut off", "number", "insert",
                          "replace", "remove", "top", "capitals"])  # fmt: skip
    character, number = draw(CHARACTERS), chance.choice(NUMBERS)
    stranger = chance.choice(RECORDS).splitlines()

    def spoil(text: str) -> str:
        lines = text.split("\n")
        i, j = int(at * len(lines)), int(other * len(lines))
        spot = int(at * len(text))
        if kind == "drop":
            del lines[max(i, j)]
        elif kind == "double":
            lines.insert(j, lines[i])
        elif kind == "swap":
            lines[i], lines[i - 1] = lines[i - 1], lines[i]
        elif kind == "other move":
            i, j = max(i, j), (len(lines) + j) // 2
            lines[i] = " ".join([lines[i].partition(" ")[0], lines[j].partition(" ")[2]])
        elif kind == "foreign":
            lines.insert(i, stranger[int(other * len(stranger))])
        elif kind == "capitals":
            lines[i] = lines[i].swapcase()
        elif kind == "cut off":
            return text[:spot]
        elif kind == "number":
            found = list(re.finditer("[0-9]+|$", text))
            match = found[int(other * len(found))]
            return text[: match.start()] + number + text[match.end() :]
        else:
            spot = int(other * min(len(text), 120)) if kind == "top" else spot
            put = "" if kind == "remove" else character
            return text[:spot] + put + text[spot + (kind in ("replace", "remove")) :]
        return "\n".join(lines)

    return spoil


@st.composite
def spoilt(draw: st.DrawFn) -> bytes:
    text = RECORDS[draw(st.integers(0, 2**64)) % len(RECORDS)]
    for edit in draw(st.lists(edits(), min_size=1, max_size=2)):
        text = edit(text)
    raw = text.encode("utf-8")
    if draw(st.integers(0, 19)) == 7:  # not even text any more
        at = draw(st.integers(0, len(raw)))
        raw = raw[:at] + draw(st.binary(min_size=1, max_size=4)) + raw[at:]
    return raw


# -- what must hold


def run(way: str, raw: bytes) -> Result:
    result = CliRunner().invoke(main, [*WAYS[way], "-"], input=raw)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def check(way: str, raw: bytes, status: int, out: str, err: str) -> None:
    assert "Traceback" not in out + err
    assert status in ((0, 1, 2) if way == "verify" else (0, 2))
    if way.startswith("json"):
        check_objects(status, out, err)
    if status != 2:
        assert err == ""
        return
    assert err, "what is wrong is said"
    if way == "verify" and "nothing to check" in err:
        return
    found = re.match(r"(?:-: )?line ([0-9]+): ", err)
    assert found, f"no line number: {err}"
    assert 1 <= int(found[1]) <= len(re.split(rb"\r\n?|\n", raw)), "a line of the file"


def check_objects(status: int, out: str, err: str) -> None:
    """One JSON object per line; an error is the last one and says the same as standard error."""
    objects = [json.loads(line) for line in out.splitlines()]
    if status == 2:
        error = objects.pop()["error"]
        assert list(error) == ["line", "move", "code", "message"]
        assert err.startswith(f"line {error['line']}: ")
        assert error["message"] in err
        assert re.fullmatch("[a-z_]+", error["code"])
    for shown in objects:
        assert list(shown) == KEYS
        assert bool(shown["to_move"]) == (not shown["over"]) or shown["game"] == "dalmuti"  # D4: asked in secret


@pytest.mark.parametrize("way", WAYS)
@settings(max_examples=60)
@given(raw=spoilt())
def test_a_spoilt_record_is_answered_politely(way: str, raw: bytes) -> None:
    result = run(way, raw)
    check(way, raw, result.exit_code, result.stdout, result.stderr)


@settings(max_examples=60)
@given(raw=st.binary(max_size=200) | st.text(max_size=200).map(lambda text: text.encode("utf-8", "replace")))
def test_anything_at_all_is_answered_politely(raw: bytes) -> None:
    for way in ("json", "verify"):
        result = run(way, raw)
        check(way, raw, result.exit_code, result.stdout, result.stderr)
        assert result.exit_code == 2


@pytest.mark.parametrize("way", WAYS)
def test_the_records_themselves_are_fine_but_for_the_refusals_that_the_docs_show(way: str) -> None:
    statuses = []
    for text in RECORDS:
        result = run(way, text.encode())
        check(way, text.encode(), result.exit_code, result.stdout, result.stderr)
        statuses.append(result.exit_code)
    if way == "verify":
        assert statuses[10:12] == [0, 0]
    else:
        assert statuses[:12] == [0] * 12
        assert statuses.count(2) < len(statuses) / 3


def test_every_shows_the_same_in_the_end_as_the_last_position() -> None:
    for text in RECORDS[:12]:
        every = run("json every", text.encode()).stdout.splitlines()
        assert len(every) == len(read_record(text).lines)
        assert every[-1:] == run("json", text.encode()).stdout.splitlines()


def test_a_seed_without_lines_shows_the_dealt_position_and_every_shows_nothing() -> None:
    text = record(game="thulla", seats=4, seed="00" * 32)
    shown = json.loads(run("json", text.encode()).stdout)
    assert [len(shown["piles"][seat]) for seat in ("p1", "p2", "p3", "p4")] == [13] * 4
    assert run("json every", text.encode()).stdout == ""


# -- and through a real process

BROKEN: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "line 1: the tag Game is missing"),
    "not UTF-8": (RECORDS[0].encode() + b"\xff\xfe", "this is not UTF-8 text"),
    "control characters": (RECORDS[1].replace("\np", "\n\x00p", 1).encode(), "not a tag, a move or a comment"),
    "a huge number": (RECORDS[0].replace('[Seats "3"]', f'[Seats "{"9" * 5000}"]').encode(), "line 2: "),
    "other letters": (RECORDS[3].replace("jokers=2", "jokers=٢").encode(), "line 3: "),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_real_process_ends_with_two_and_one_line(case: str, tmp_path: Path) -> None:
    raw, says = BROKEN[case]
    (tmp_path / "game.cgn").write_bytes(raw)
    command = [sys.executable, "-c", "from cardhouse.cli import main; main()", "replay", "--json"]
    done = subprocess.run([*command, str(tmp_path / "game.cgn")], capture_output=True, check=False)
    out, err = done.stdout.decode(), done.stderr.decode()
    check("json", raw, done.returncode, out, err)
    assert done.returncode == 2
    assert says in err
    assert err.count("\n") == 1


def test_one_bad_file_does_not_stop_the_others(tmp_path: Path) -> None:
    good, bad, gone = tmp_path / "good.cgn", tmp_path / "bad.cgn", tmp_path / "gone.cgn"
    good.write_text(RECORDS[0], encoding="utf-8")
    bad.write_text(RECORDS[0] + "p9 7h\n", encoding="utf-8")
    result = CliRunner().invoke(main, ["replay", "--json", str(bad), str(gone), str(good)])
    objects = [json.loads(line) for line in result.stdout.splitlines()]
    assert result.exit_code == 2
    assert [next(iter(shown)) for shown in objects] == ["error", "error", "game"]
    assert [error.split(": ")[0] for error in result.stderr.splitlines()] == [str(bad), str(gone)]
