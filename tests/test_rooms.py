"""What the import contracts in pyproject.toml cannot say: any package by whatever name, and games to come."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import cardhouse

HOUSE = Path(cardhouse.__file__).parent
PAGES = {page.stem: page for page in sorted((HOUSE / "games").glob("*.py")) if page.stem != "__init__"}


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


def game_of(stem: str) -> str:
    """A game may have further files: liap_tui_plays belongs to liap_tui."""
    return min((other for other in PAGES if f"{stem}_".startswith(f"{other}_")), key=len)


@pytest.mark.parametrize("room", ["core", "games", "bots", "lessons"])
def test_rules_and_bots_use_the_standard_library_only(room: str) -> None:
    pages = sorted((HOUSE / room).rglob("*.py"))
    home = {"cardhouse", *sys.stdlib_module_names}
    assert pages
    assert not [(page.name, name) for page in pages for name in imported(page) if name.split(".")[0] not in home]


@pytest.mark.parametrize("stem", PAGES)
def test_a_game_imports_no_other_game(stem: str) -> None:
    inside = [name.split(".")[2] for name in imported(PAGES[stem]) if name.startswith("cardhouse.games.")]
    assert set(inside) <= set(PAGES), "a game does not know the list of games"
    assert {game_of(other) for other in inside} <= {game_of(stem), "tricks"}
