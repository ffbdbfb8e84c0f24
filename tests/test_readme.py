"""The README is typed in and run."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from cardhouse.games import GAMES
from tests.console import assert_all_answers

HOME = Path(__file__).parent.parent
PAGE = (HOME / "README.md").read_text(encoding="utf-8")
PAGES = [HOME / "README.md", HOME / "CHANGELOG.md", *sorted((HOME / "docs").rglob("*.md"))]


def test_every_command_answers_as_the_page_says(tmp_path: Path) -> None:
    assert_all_answers(PAGE, tmp_path)


def test_the_program_prints_what_the_page_says() -> None:
    ((code, printed),) = re.findall(r"```python\n(.*?)```\s*```text\n(.*?)```", PAGE, re.DOTALL)
    assert len(code.splitlines()) <= 12
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == printed


@pytest.mark.parametrize("name", GAMES)
def test_the_table_of_games_has_the_numbers_of_players(name: str) -> None:
    seats = GAMES[name].seats
    span = str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"
    assert f"| `{name}` | [{GAMES[name].title}](docs/games/{name}.md) | {span} |" in PAGE


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(HOME)))
def test_every_link_leads_somewhere(page: Path) -> None:
    """Files, and headings inside our own pages."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if "://" in target:
            continue
        file, _, heading = target.partition("#")
        there = (page.parent / file).resolve() if file else page
        assert there.exists(), target
        if heading:
            assert heading in headings(there), target


def headings(page: Path) -> list[str]:
    lines = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return [re.sub(r"[^\w\- ]", "", line.lower()).replace(" ", "-") for line in lines]
