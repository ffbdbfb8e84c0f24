"""`cardhouse replay` as programs outside the house read it."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.console import Console

from cardhouse.cli import main
from cardhouse.cli.draw import Pen, ranking
from cardhouse.cli.match import placed
from cardhouse.games import GAMES

RECORD = """[Game "thulla 1"]
[Seats "4"]
[Setup "lead p1"]

deck deal p1:7h,9c p2:Kh,2c p3:4d,5d,6d p4:3h,8c
p1 7h
p2 kH  ; a note
p3 4d
"""
EXAMPLE = {
    "game": "thulla",
    "version": 1,
    "moves": 3,
    "over": False,
    "to_move": ["p2"],
    "piles": {
        "p1": ["9c"],
        "p2": ["2c", "4d", "7h", "Kh"],
        "p3": ["5d", "6d"],
        "p4": ["3h", "8c"],
        "trick": [],
        "gone": [],
    },
    "legal": {"p2": ["2c", "4d", "7h", "Kh"]},
    "facts": {"out": [], "scores": {"p1": 0, "p2": 0, "p3": 0, "p4": 0}},
    "result": None,
}


def replay(tmp_path: Path, text: str, *more: str) -> tuple[int, list[dict[str, object]], str]:
    page = tmp_path / "game.cgn"
    page.write_text(text, encoding="utf-8")
    ran = CliRunner().invoke(main, ["replay", "--json", *more, str(page)])
    return ran.exit_code, [json.loads(line) for line in ran.stdout.splitlines()], ran.stderr


def test_the_object_is_the_one_of_the_record_format(tmp_path: Path) -> None:
    assert replay(tmp_path, RECORD) == (0, [EXAMPLE], "")


def test_every_line_has_its_object_and_none_stands_before_the_first(tmp_path: Path) -> None:
    status, objects, _ = replay(tmp_path, RECORD, "--every")
    assert (status, [seen["moves"] for seen in objects]) == (0, [0, 1, 2, 3])


def test_an_illegal_line_is_named_and_nothing_is_applied_from_it_on(tmp_path: Path) -> None:
    status, objects, said = replay(tmp_path, RECORD.replace("p2 kH", "p2 2c"))
    message = "hearts were led and you hold K♥: follow suit (T5)"
    assert (status, said) == (2, f"line 7: p2 2c: {message}\n")
    assert objects == [{"error": {"line": 7, "move": "p2 2c", "code": "must_follow", "message": message}}]


def test_a_viewer_sees_their_own_cards_and_their_own_moves(tmp_path: Path) -> None:
    _, (mine,), _ = replay(tmp_path, RECORD, "--seat", "p2")
    _, (spectator,), _ = replay(tmp_path, RECORD, "--spectator")
    assert mine["legal"] == EXAMPLE["legal"] and spectator["legal"] == {}
    assert mine["piles"] == {**EXAMPLE["piles"], "p1": ["??"], "p3": ["??"] * 2, "p4": ["??"] * 2}  # type: ignore[dict-item]


def test_why_a_move_is_refused_is_told_to_its_player_only(tmp_path: Path) -> None:
    wrong = RECORD.replace("p2 kH", "p2 2c")
    for viewer in (["--spectator"], ["--seat", "p1"]):
        status, objects, said = replay(tmp_path, wrong, *viewer)
        assert (status, said) == (2, "line 7: p2 2c: not a legal move here\n")
        assert objects == [
            {"error": {"line": 7, "move": "p2 2c", "code": "illegal_move", "message": "not a legal move here"}}
        ]
    _, _, said = replay(tmp_path, wrong, "--seat", "p2")
    assert "you hold K♥" in said
    _, _, said = replay(tmp_path, wrong.replace("4d,5d", "Kh,5d"), "--spectator")
    assert "dealt more often" in said, "a malformed record is everybody's business"
    assert "Kh" not in said and said.startswith("line 5: deck deal: "), "but for the cards in it"


@pytest.mark.parametrize("as_json", [True, False], ids=["json", "text"])
@pytest.mark.parametrize("viewer", [("--seat", "p1"), ("--spectator",)], ids=" ".join)
def test_what_another_hears_of_a_refused_line_depends_on_no_hand(
    tmp_path: Path, viewer: tuple[str, ...], as_json: bool
) -> None:
    """R-2: the code told that p2 had a heart. The move is refused for another reason in each of these."""
    page, heard = tmp_path / "game.cgn", set()
    for hand in ("Kh,2c", "Kh,Qc", "Qc,9s", "2d,2s"):  # a heart and the card; a heart; neither; neither
        page.write_text(RECORD.replace("p2:Kh,2c", f"p2:{hand}").replace("p2 kH", "p2 2c"), encoding="utf-8")
        ran = CliRunner().invoke(main, ["replay", *(["--json"] if as_json else []), *viewer, str(page)])
        heard.add((ran.exit_code, ran.stdout, ran.stderr))
    assert len(heard) == 1, heard


def test_a_file_that_is_not_there_is_named_once(tmp_path: Path) -> None:
    missing = str(tmp_path / "nothing.cgn")
    for files in ([missing], [missing, missing]):
        ran = CliRunner().invoke(main, ["replay", *files])
        assert (ran.exit_code, ran.stderr) == (2, f"{missing}: No such file or directory\n" * len(files))


QUIET = """[Game "dalmuti"]
[Seats "3"]
[Options "taxes=off"]
[Setup "phase revolution"]

deck deal p1:1,2,8 p2:3,4,5 p3:6,7,J,J
p3 quiet
"""


def test_a_terminal_that_has_no_such_letter_is_written_to_all_the_same(tmp_path: Path) -> None:
    page = tmp_path / "game.cgn"
    page.write_text(QUIET, encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "-c", "from cardhouse.cli import main; main()", "replay", "--seat", "p1", str(page)],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "\\u2026\n" in ran.stdout, "the … of somebody who was asked in secret"


def test_a_wrong_number_of_seats_is_an_error_of_that_line(tmp_path: Path) -> None:
    _, objects, _ = replay(tmp_path, RECORD.replace('"4"', '"7"'))
    assert objects == [
        {
            "error": {
                "line": 2,
                "move": '[Seats "7"]',
                "code": "bad_record",
                "message": "Thulla is for 2 to 6 players, not 7",
            }
        }
    ]


def test_a_seed_that_is_empty_is_no_seed(tmp_path: Path) -> None:
    status, _, said = replay(tmp_path, '[Game "thulla"]\n[Seats "4"]\n[Seed ""]\n')
    assert (status, said) == (2, 'line 3: [Seed ""]: Seed is 64 hex digits\n')


def test_whoever_comes_after_two_firsts_is_third() -> None:
    """S-16: the terminal said 1, 1, 2 where the browser says 1, 1, 3."""
    assert list(placed([["p2", "p3"], ["p1"], ["p4"]])) == [(1, ["p2", "p3"]), (3, ["p1"]), (4, ["p4"])]
    result = {"ranking": [["p2", "p3"], ["p1"]], "scores": {"p1": 0, "p2": 1, "p3": 1}, "reason": "normal"}
    console = Console(width=60, record=True, file=io.StringIO())
    console.print(ranking(result, Pen(GAMES["thulla"], {})))
    assert re.findall(r"(\d)\. +(p\d)", console.export_text()) == [("1", "p2"), ("1", "p3"), ("3", "p1")]
