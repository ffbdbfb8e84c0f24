"""docs/fair-deals.md is typed in and run: what it shows is what a reader gets."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from cardhouse.core.deal import commitment, match_seed, shuffled
from cardhouse.core.fold import seeded_deal
from cardhouse.core.position import Deal
from cardhouse.games import GAMES
from tests.console import assert_all_answers

PAGE = (Path(__file__).parent.parent / "docs" / "fair-deals.md").read_text(encoding="utf-8")
SECRET, SHARES = bytes(range(32)), [b"\x11" * 32, None, b"\x33" * 32]
SEED = match_seed(SECRET, SHARES)


def program() -> tuple[str, str]:
    """The program of the page, and what it is said to print."""
    found = re.findall(r"```python\n(.*?)```\s*```text\n(.*?)```", PAGE, re.DOTALL)
    assert len(found) == 1
    code, printed = found[0]
    return code, printed


def test_every_command_answers_as_the_page_says(tmp_path: Path) -> None:
    assert_all_answers(PAGE, tmp_path)


def test_the_program_prints_what_the_page_says_without_cardhouse() -> None:
    code, printed = program()
    assert "cardhouse" not in code.replace("cardhouse seed 1", "")
    alone = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True)
    assert alone.stdout == printed


def test_the_program_deals_as_the_house_does() -> None:
    thulla = GAMES["thulla"]
    dealt = thulla.write_deal(seeded_deal(thulla.start(3), SEED, 1))
    assert dealt == f"deal {' '.join(program()[1].split())} gone:2c"
    scope: dict[str, object] = {"print": lambda *_: None}
    exec(program()[0], scope)
    for k in (1, 2, 1000):
        for size in (1, 2, 8, 9, 52, 80):
            assert scope["shuffled"](range(size), k) == shuffled(range(size), SEED, k)  # type: ignore[operator]


def test_the_numbers_of_the_page_are_ours() -> None:
    assert commitment(SECRET) in PAGE
    assert SEED.hex() in PAGE
    assert ["abcde"[i] for i in shuffled(range(5), SEED, 1)] == list("cbdae")
    assert "| c b d a e |" in PAGE


def faces(game: str, cards: list[int]) -> str:
    return " ".join(GAMES[game].faces[card] for card in cards)


def test_the_packs_lie_in_the_order_of_the_page() -> None:
    packs = {name: faces(name, GAMES[name].start(max(game.seats)).deck()) for name, game in GAMES.items()}
    assert packs["thulla"].startswith("3c 3d 3h 3s 4c")  # six players: without the first four
    assert packs["kazhutha"].startswith("2c 2d 2h 2s 3c") and packs["kazhutha"].endswith("As")
    assert packs["dalmuti"].startswith("1 2 2 3 3 3 4") and packs["dalmuti"].endswith("12 12 J J")
    assert packs["tincholi"].startswith("Ac Ad Ah As 2c") and packs["tincholi"].endswith("Qs")
    assert packs["liap_tui"] == " ".join("GAAEERRHHCCSSSSSgaaeerrhhccsssss")


def test_the_packs_are_laid_out_as_the_page_says() -> None:
    """Card i of the shuffled pack, for first deals."""

    def first(game: str, seats: int) -> Deal:
        position = GAMES[game].start(seats)
        return position.deal(position.deck())

    assert [first("thulla", 4).piles[seat][0] for seat in ("p2", "p3", "p4", "p1")] == [0, 1, 2, 3]
    assert [first("kazhutha", 4).piles[seat][0] for seat in ("p2", "p3", "p4", "p1")] == [0, 1, 2, 3]
    assert first("dalmuti", 3).verb == "draw"
    tincholi = first("tincholi", 3).piles
    assert list(tincholi["p1"]) == [0, 3, 6, 9] and list(tincholi["discard"]) == [12]
    assert list(tincholi["stock"][:2]) == [13, 14]
    pieces = GAMES["liap_tui"].start(4).deck()
    assert first("liap_tui", 4).piles["p2"] == sorted(pieces[1::4])
