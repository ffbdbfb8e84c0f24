"""What the import contracts in pyproject.toml cannot say: any package at all, by whatever name."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import cardhouse

HOUSE = Path(cardhouse.__file__).parent
HOME = {"cardhouse", *sys.stdlib_module_names}


def imported(page: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(page.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=str(module), level=0):
                yield module
            case _:
                pass


@pytest.mark.parametrize("room", ["core", "games", "bots"])
def test_rules_and_bots_use_the_standard_library_only(room: str) -> None:
    pages = sorted((HOUSE / room).rglob("*.py"))
    leans = {(page.name, name) for page in pages for name in imported(page)}
    assert pages
    assert not [lean for lean in leans if lean[1].partition(".")[0] not in HOME]
