"""Plain words wherever a person reads: players are they, and no sentence is older than its readers."""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

HOME = Path(__file__).parent.parent

FORBIDDEN = {
    r"(?:he|his|him|himself|she|her|hers|herself)": "players are they",
    r"(?:mankind|chairman|he or she|his or her|s/he)": "players are they",
    r"so (?:many|often|few) (?!that\b|of\b|as\b)\w+": "name the number: this many, this number of",
    r"sent? (?:you|him|her|them|somebody|someone|the bot) away": "the host removes a player",
    r"mistakes? of ours": "an internal error",
    r"for who (?:is|are|has|have)": "for players who are",
    r"(?:thou|thee|whilst|hitherto|wherein|heretofore|upon which)": "words of another century",
}
FORMS = [(re.compile(rf"\b{form}\b", re.IGNORECASE), better) for form, better in FORBIDDEN.items()]

# Where a forbidden form is right, and why.
ALLOWED = {
    "Ammu (she)": "a name that somebody has typed, with brackets in it",
}

PAGES = [HOME / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "SECURITY.md")]
PAGES += sorted((HOME / "docs").rglob("*.md"))
TEXTS = sorted((HOME / "web" / "locales" / "en").glob("*.ftl"))
PYTHON = [path for room in ("src", "tools", "examples") for path in sorted((HOME / room).rglob("*.py"))]
CLIENT = [path for end in ("*.ts", "*.svelte", "*.css") for path in sorted((HOME / "web" / "src").rglob(end))]


def in_python(source: str) -> Iterator[tuple[int, str]]:
    """Comments and strings; the names in the code are its own affair."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in (tokenize.COMMENT, tokenize.STRING):
            for i, line in enumerate(token.string.splitlines()):
                yield token.start[0] + i, line


def in_client(source: str) -> Iterator[tuple[int, str]]:
    """Comments: the texts of the client are in its locales."""
    for found in re.finditer(r"//[^\n]*|/\*.*?\*/|<!--.*?-->", source, re.DOTALL):
        first = source.count("\n", 0, found.start()) + 1
        for i, line in enumerate(found[0].splitlines()):
            yield first + i, line


def lines_of(path: Path) -> Iterator[tuple[int, str]]:
    source = path.read_text("utf-8")
    if path.suffix == ".py":
        return in_python(source)
    return in_client(source) if path in CLIENT else iter(enumerate(source.splitlines(), 1))


def told(path: Path) -> list[str]:
    """Every forbidden form of a file, where it is and what to say instead."""
    found = []
    for n, line in lines_of(path):
        for allowed in ALLOWED:
            line = line.replace(allowed, "")
        found += [
            f"{path.relative_to(HOME)}:{n}: {hit[0]!r} ({better})"
            for form, better in FORMS
            for hit in form.finditer(line)
        ]
    return found


def words_of(paths: list[Path]) -> list[str]:
    return [finding for path in paths for finding in told(path)]


@pytest.mark.parametrize("paths", [TEXTS, PAGES, PYTHON, CLIENT], ids=["screens", "pages", "python", "client"])
def test_what_people_read_is_plain(paths: list[Path]) -> None:
    assert paths
    assert words_of(paths) == []


@pytest.mark.parametrize(
    "text",
    [
        "Everybody keeps his seat.",
        "a bot plays while she is away",
        "The game ends after so many rounds.",
        "The host has sent you away.",
        "tables stop after mistakes of ours",
        "take over for who is away",
    ],
)
def test_a_forbidden_form_is_found(text: str) -> None:
    assert any(form.search(text) for form, _ in FORMS)


@pytest.mark.parametrize("text", ["The Seamstress leads.", "Where the others are", "so many that nobody counts"])
def test_a_word_that_only_looks_like_one_is_not(text: str) -> None:
    assert not any(form.search(text) for form, _ in FORMS)
