"""docs/fair-deals.md is typed in and run: what it shows is what a reader gets."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cardhouse.core.deal import commitment, match_seed, pledge_of, shuffled
from cardhouse.core.fold import seeded_deal
from cardhouse.core.position import Deal
from cardhouse.games import GAMES
from tests.console import assert_all_answers
from tools import records

HOME = Path(__file__).parent.parent
PAGE = (HOME / "docs" / "fair-deals.md").read_text(encoding="utf-8")
SECRET, SHARES = bytes(range(32)), [bytes([0x11 * i]) * 32 for i in (1, 2, 3)]
PLEDGES = [pledge_of(commitment(SECRET), share) for share in SHARES]
SEED = match_seed(SECRET, [SHARES[0], None, SHARES[2], None], [*PLEDGES, None])
KEPT: dict[str, str] = json.loads(records.FILE.read_text(encoding="utf-8"))


def program() -> str:
    """The program of the page."""
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert isinstance(code, str)
    return code


def test_every_command_answers_as_the_page_says(tmp_path: Path) -> None:
    (tmp_path / "check.py").write_text(program(), encoding="utf-8")
    assert_all_answers(PAGE, tmp_path)


@pytest.mark.parametrize("name", [name for name in records.MATCHES if "version 1" not in name])
def test_the_program_checks_every_game_without_cardhouse(name: str, tmp_path: Path) -> None:
    code, text = program(), KEPT[name]
    assert "cardhouse" not in code.replace("cardhouse seed 2", "")

    def told(text: str) -> list[str]:
        (tmp_path / "match.cgn").write_text(text, encoding="utf-8")
        check = [sys.executable, "-I", "-c", code, str(tmp_path / "match.cgn")]
        return subprocess.run(check, capture_output=True, text=True, check=True).stdout.splitlines()

    honest = told(text)
    assert len(honest) == 2 + text.count("\ndeck ") and all(line.endswith("True") for line in honest)
    swapped = re.sub(r"(\ndeck deal )(\S+:)(\S+) (\S+:)(\S+)", r"\1\2\5 \4\3", text, count=1)
    assert any(line.endswith("False") for line in told(swapped))


def test_the_numbers_of_the_page_are_ours() -> None:
    assert commitment(SECRET) in PAGE and SEED.hex() in PAGE
    assert all(pledge.hex() in PAGE for pledge in PLEDGES)
    five = shuffled("abcde", SEED, 1)
    assert f"| {' '.join(five)} |" in PAGE
    assert "p1:{},{} p2:{},{} stock:{}".format(*five) in PAGE


def test_the_deal_of_the_page_is_the_one_of_the_house() -> None:
    thulla = GAMES["thulla"]
    assert f"> deck {thulla.write_deal(seeded_deal(thulla.start(4), SEED, 1))}\n" in PAGE


# -- version 1, for the records that have it


def faces(game: str, cards: list[int]) -> str:
    return " ".join(GAMES[game].faces[card] for card in cards)


def test_the_packs_of_version_1_lie_in_the_order_of_the_page() -> None:
    packs = {name: faces(name, GAMES[name].start(max(game.seats)).deck()) for name, game in GAMES.items()}
    assert packs["thulla"].startswith("3c 3d 3h 3s 4c")  # six players: without the first four
    assert packs["kazhutha"].startswith("2c 2d 2h 2s 3c") and packs["kazhutha"].endswith("As")
    assert packs["dalmuti"].startswith("1 2 2 3 3 3 4") and packs["dalmuti"].endswith("12 12 J J")
    assert packs["tincholi"].startswith("Ac Ad Ah As 2c") and packs["tincholi"].endswith("Qs")
    assert packs["liap_tui"] == " ".join("GAAEERRHHCCSSSSSgaaeerrhhccsssss")


def test_the_packs_of_version_1_are_laid_out_as_the_page_says() -> None:
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
