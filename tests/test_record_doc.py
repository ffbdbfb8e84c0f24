"""docs/record.md is typed in, and its tables are compared with the code. Its set-ups are played by test_docs.py."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardhouse.cli.replay import FACTS
from cardhouse.games import GAMES
from tests.console import assert_all_answers

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
