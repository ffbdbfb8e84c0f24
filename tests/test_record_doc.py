"""docs/record.md is typed in, and its tables are compared with the code. Its set-ups are played by test_docs.py."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardhouse.cli.replay import recorded
from cardhouse.core import kernel
from cardhouse.core.fold import Fold
from cardhouse.core.record import read_record
from cardhouse.games import GAMES
from tests.console import assert_all_answers

FACTS = {fact for game in GAMES.values() for fact in recorded(game)}
PAGE = (Path(__file__).parent.parent / "docs" / "record.md").read_text(encoding="utf-8")


def rows(heading: str) -> dict[str, str]:
    """The two-column table below a heading: what the first cell names, and the second cell."""
    below = PAGE.split(f"{heading}\n", 1)[1].split("\n#", 1)[0]
    found = re.findall(r"^\| `(\w+)` \| (.*) \|$", below, re.MULTILINE)
    return dict(found)


def test_every_command_answers_as_the_page_says(tmp_path: Path) -> None:
    assert_all_answers(PAGE, tmp_path)


@pytest.mark.parametrize("name", GAMES)
def test_the_further_facts_of_a_view_are_those_of_the_page(name: str) -> None:
    facts = GAMES[name].start(4).facts()
    named = re.findall(r"`(\w+)`", rows("### Facts of a view beyond those of replay")[name])
    assert sorted(named) == sorted(set(facts) - set(FACTS))


def test_the_facts_of_replay_are_those_of_the_page() -> None:
    table = PAGE.split("| fact | in | meaning |", 1)[1].split("\n\n", 1)[0]
    cells = [line.split("|") for line in table.splitlines() if line.startswith("| `")]
    assert sorted(name for _, first, *_ in cells for name in re.findall(r"`(\w+)`", first)) == sorted(FACTS)
    for name, game in GAMES.items():
        facts = {fact for fact in game.start(4).facts() if fact in FACTS}
        said = {
            fact
            for _, first, where, *_ in cells
            for fact in re.findall(r"`(\w+)`", first)
            if name in where or "all" in where.split()
        }
        assert said == facts, name


SAME = [
    (
        "tincholi",
        "phase look",
        "p1:2c,3c,4c,5c p2:6c,7c,8c,9c discard:Tc stock:Jc,Qc",
        ["look 3 1", "LOOK 1 3"],
        "look 1 3",
    ),
    ("tincholi", "turn p1", "p1:2c,3c p2:6c,7c discard:Tc stock:Jc,Qc", ["DRAW", "Draw"], "draw"),
    (
        *("tincholi", "turn p1", "p1:2c,3c p2:6c,7c discard:Tc stock:9c,Qc"),
        ["swap p2.1 p1.1", "SWAP P1.1 P2.1", "swap p1.1 p2.1"],
        "swap p1.1 p2.1",
    ),
    ("thulla", "lead p1", "p1:As,7h p2:Kh,3c", ["as", "AS", "aS"], "As"),
    ("dalmuti", "lead p1", "p1:6,6,9,J p2:5,5,9 p3:4,4", ["J+6x2", "6X2+j"], "6x2+J"),
    ("liap_tui", "phase turn; starter p1", "p1:R,H,C p2:r,h,c p3:S,S,S p4:s,s,s", ["CHR", "HRC"], "RHC"),
]


@pytest.mark.parametrize(("game", "setup", "deal", "typed", "canonical"), SAME)
def test_other_spellings_are_read_as_the_same_move(
    game: str, setup: str, deal: str, typed: list[str], canonical: str
) -> None:
    seats = {"dalmuti": 3, "liap_tui": 4}.get(game, 2)
    before = ["p1 draw"] if canonical.startswith("swap") else []
    for text in [*typed, canonical]:
        top = [f'[Game "{game}"]', f'[Seats "{seats}"]', f'[Setup "{setup}"]', "", f"deck deal {deal}"]
        fold = Fold(read_record("\n".join([*top, *before])), GAMES).to_end()
        position = fold.position
        assert canonical in kernel.view(position, 0)["legal"]["p1"], "shown as it is written"
        move = kernel.find(position, 0, position.spell(text))
        assert move is not None and position.text(move) == canonical
        read = Fold(read_record("\n".join([*top, *before, f"p1 {text}"])), GAMES).to_end()
        once = Fold(read_record("\n".join([*top, *before, f"p1 {canonical}"])), GAMES).to_end()
        assert kernel.view(read.position, None) == kernel.view(once.position, None)


def test_a_pair_keeps_its_order_and_a_piece_its_colour() -> None:
    top = '[Game "tincholi"]\n[Seats "2"]\n[Setup "turn p1"]\n\ndeck deal p1:2c,2d,4c p2:6c discard:Tc stock:Jc,Qc\n'
    one, other = (Fold(read_record(f"{top}p1 draw\np1 pair {pair}"), GAMES).to_end() for pair in ("1 2", "2 1"))
    assert kernel.view(one.position, None)["piles"] != kernel.view(other.position, None)["piles"]
    position = GAMES["liap_tui"].start(4)
    assert position.spell("r") == "r" and position.spell("R") == "R"
