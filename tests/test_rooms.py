"""What the import contracts in pyproject.toml cannot say: any package by whatever name, and games to come."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import cardhouse

HOUSE = Path(cardhouse.__file__).parent
GAMES = sorted(page.parent.name for page in (HOUSE / "games").glob("*/__init__.py"))  # and what two of them share


def imported(page: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(page.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                assert level == 0, f"{page.name}: say where it comes from in full"
                yield from (f"{module}.{name.name}" for name in names)
            case _:
                pass


@pytest.mark.parametrize("room", ["core", "games", "bots", "lessons", "book"])
def test_rules_and_bots_use_the_standard_library_only(room: str) -> None:
    pages = sorted((HOUSE / room).rglob("*.py"))
    home = {"cardhouse", *sys.stdlib_module_names}
    assert pages
    assert not [(page.name, name) for page in pages for name in imported(page) if name.split(".")[0] not in home]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_imports_no_other_game(game: str) -> None:
    pages = sorted((HOUSE / "games" / game).rglob("*.py"))
    inside = {name.split(".")[2] for page in pages for name in imported(page) if name.startswith("cardhouse.games.")}
    inside -= {"tricks"}  # what two games share
    assert inside <= {game}, "a game knows neither another game nor the list of games"


@pytest.mark.parametrize("room", ["table", "server"])
def test_a_move_comes_into_a_game_by_the_kernel_only(room: str) -> None:
    """Where people play, `kernel.advance` and `kernel.play` are the one entrance; bots run positions of their own."""
    pages = sorted((HOUSE / room).rglob("*.py"))
    assert pages and not [page.name for page in pages if "position.apply(" in page.read_text(encoding="utf-8")]
