"""No file, class or function grows until nobody reads it: the sizes that CONTRIBUTING.md names."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest

HOME = Path(__file__).parents[1]
PYTHON = sorted((HOME / "src").rglob("*.py"))
CLIENT = sorted(page for kind in ("ts", "svelte", "css") for page in (HOME / "web" / "src").rglob(f"*.{kind}"))

LINES = 450  # of a file: it stays below
METHODS = 25  # of a class, at most
MEDIAN = 7  # lines of a function, at most

Def = ast.FunctionDef | ast.AsyncFunctionDef


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def too_long(text: str) -> bool:
    return len(text.splitlines()) >= LINES


def methods(text: str) -> Iterator[tuple[str, int]]:
    """The name of every class, and how many methods it has."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ClassDef):
            yield node.name, sum(isinstance(part, Def) for part in node.body)


def lengths(text: str) -> Iterator[int]:
    """How many lines each function has, from `def` to its end."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, Def):
            yield (node.end_lineno or node.lineno) - node.lineno + 1


@pytest.mark.parametrize("pages", [PYTHON, CLIENT], ids=["src", "web"])
def test_every_file_stays_below_450_lines(pages: list[Path]) -> None:
    assert len(pages) > 50
    assert not [str(page.relative_to(HOME)) for page in pages if too_long(text_of(page))]


def test_no_class_has_more_than_25_methods() -> None:
    found = [(page.name, *one) for page in PYTHON for one in methods(text_of(page))]
    assert len(found) > 100
    assert not [one for one in found if one[2] > METHODS]


def test_the_median_function_has_at_most_7_lines() -> None:
    found = [lines for page in PYTHON for lines in lengths(text_of(page))]
    assert len(found) > 1_000
    assert median(found) <= MEDIAN


def test_what_is_too_large_is_found() -> None:
    assert too_long("x = 1\n" * LINES) and not too_long("x = 1\n" * (LINES - 1))
    body = "".join(f"    async def m{n}(self): ...\n" for n in range(METHODS + 1))
    assert list(methods(f"class Large:\n{body}")) == [("Large", METHODS + 1)]
    assert list(lengths("@cached\ndef f():\n    a = 1\n\n    return a\n")) == [4]
