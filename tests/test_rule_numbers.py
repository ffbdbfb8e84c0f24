"""Every numbered rule is found three times: on its page, in the code that enforces it, in a test that proves it.

The pages are `docs/games/*.md`, where a rule begins with its number in bold (`**T4**`). A test carries its numbers
as `@pytest.mark.rule("T4")`. The code names a number in a comment, a docstring or the rule of a reason.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path

import pytest

import cardhouse.games
from cardhouse.core.game import Game
from cardhouse.core.options import about
from cardhouse.games import GAMES

TESTS = Path(__file__).parent
PAGES = TESTS.parent / "docs" / "games"
CODE = Path(cardhouse.games.__file__).parent

RULE = re.compile(r"^\*\*([A-Z][1-9][0-9]?)\*\*", re.MULTILINE)
OPTION = re.compile(r"^- `(\w+)` \((\S+)\)", re.MULTILINE)

LETTERS = "".join({RULE.findall(path.read_text(encoding="utf-8"))[0][0] for path in PAGES.glob("*.md")})
NUMBER = re.compile(rf"\b([{LETTERS}][1-9][0-9]?)\b")
SPAN = re.compile(rf"\b([{LETTERS}])([1-9][0-9]?) ?[–-] ?\1?([1-9][0-9]?)\b")

# Rules that no position can enforce: how long something stays on the screen is a matter of the table.
PRESENTATION = {"L12"}


def page(game: str) -> str:
    return (PAGES / f"{game}.md").read_text(encoding="utf-8")


def rules(game: str) -> list[str]:
    return RULE.findall(page(game))


def all_rules() -> set[str]:
    return {number for game in GAMES for number in rules(game)}


def is_rule(call: ast.expr) -> bool:
    return isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule"


@cache
def proven() -> list[tuple[str, str]]:
    """Numbers that tests carry, and where: on a function, a class, a parameter or a whole file."""
    return list(_marks())


def _marks() -> Iterator[tuple[str, str]]:
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and is_rule(node):
                assert node.args, f"{path.name}:{node.lineno}: a rule mark names its rule"
                for number in node.args:
                    yield ast.literal_eval(number), f"{path.relative_to(TESTS)}:{node.lineno}"


def mentioned(game: str) -> set[str]:
    """Numbers in the files of a game; what two games share belongs to both."""
    found: set[str] = set()
    for path in [*(CODE / "tricks").glob("*.py"), *(CODE / game).glob("*.py")]:
        text = path.read_text(encoding="utf-8")
        found |= set(NUMBER.findall(text))
        for letter, first, last in SPAN.findall(text):
            found |= {f"{letter}{n}" for n in range(int(first), int(last) + 1)}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_page_numbers_its_rules_without_a_gap(game: str) -> None:
    numbers = rules(game)
    assert len(set(numbers)) == len(numbers), "a rule has its number alone"
    own = [int(number[1:]) for number in numbers if number[0] == numbers[0][0]]
    assert own == list(range(1, len(own) + 1))


def test_a_rule_that_stands_on_two_pages_is_one_of_thulla() -> None:
    assert set(rules("kazhutha")) - set(rules("thulla")) == {"K1", "K2", "K3", "K4"}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    tested = {number for number, _ in proven()}
    assert not [number for number in rules(game) if number not in tested], "rules without a test"


def test_every_test_proves_a_rule_that_exists() -> None:
    known = all_rules()
    assert not [(number, where) for number, where in proven() if number not in known], "tests of no rule"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_named_beside_the_code_that_enforces_it(game: str) -> None:
    missing = [number for number in rules(game) if number not in mentioned(game) | PRESENTATION]
    assert not missing, "rules that the code does not name"


@pytest.mark.parametrize("game", GAMES)
def test_the_code_names_no_rule_that_its_page_does_not_have(game: str) -> None:
    assert mentioned(game) <= all_rules()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_page_lists_exactly_the_options_of_the_game_with_their_defaults(game: Game) -> None:
    _, found, rest = page(game.name).partition("\n## Options\n")
    assert found, "the page has a section Options"
    listed = OPTION.findall(rest.partition("\n## ")[0])
    assert listed == [(option.name, option.default) for option in about(game.options)]
    assert len(listed) == len(fields(game.options))


def test_a_number_without_a_test_would_be_found() -> None:
    """The finders find: a made-up number is on no page, and the parts of a page are read."""
    assert "T17" not in all_rules()
    assert RULE.findall("**T1** one\n**X2** two, see **T3**\n") == ["T1", "X2"]
    assert SPAN.findall("T4–T9, K1-4") == [("T", "4", "9"), ("K", "1", "4")]
    assert len(list(proven())) > 100
