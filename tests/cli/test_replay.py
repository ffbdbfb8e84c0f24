"""`cardhouse replay` as programs outside the house read it."""

from __future__ import annotations

import json
from pathlib import Path

from click.testing import CliRunner

from cardhouse.cli import main

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


def test_a_viewer_sees_his_own_cards_and_his_own_moves(tmp_path: Path) -> None:
    _, (mine,), _ = replay(tmp_path, RECORD, "--seat", "p2")
    _, (spectator,), _ = replay(tmp_path, RECORD, "--spectator")
    assert mine["legal"] == EXAMPLE["legal"] and spectator["legal"] == {}
    assert mine["piles"] == {**EXAMPLE["piles"], "p1": ["??"], "p3": ["??"] * 2, "p4": ["??"] * 2}  # type: ignore[dict-item]
