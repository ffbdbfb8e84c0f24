"""The rules page of a game: numbered without a gap, each number beside the code that enforces it, all options."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from cardhouse.core.fold import Fold
from cardhouse.core.game import Game
from cardhouse.core.options import about
from cardhouse.core.record import RecordError, read_record
from cardhouse.lessons.pages import page_of

RULE = re.compile(r"^(?:[-*] )?\*\*([A-Z][1-9][0-9]?)\*\*", re.MULTILINE)
OPTION = re.compile(r"^- `(\w+)` \((\S+)\)", re.MULTILINE)
SECTION = re.compile(r"^## (?:Options|House rules)\n(.*?)(?=^## |\Z)", re.DOTALL | re.MULTILINE)
EXAMPLE = re.compile(r"^```cgn\n(.*?)^```\n(?:\s*^```shows\n(.*?)^```)?", re.DOTALL | re.MULTILINE)


def wrong_with_page(game: Game) -> Iterator[tuple[str, str]]:
    """What is wrong, and what to do about it."""
    found = page_of(game)
    if found is None:
        yield "there is no rules page", "write rules.md beside rules.py, and declare page= in info.py"
        return
    page = found.read_text(encoding="utf-8")
    if not page.startswith(f"# {game.title}\n"):
        yield f"the rules page does not begin with “# {game.title}”", "begin it with the title of the game"
    yield from _numbers(game, RULE.findall(page))
    yield from _options(game, OPTION.findall("\n".join(SECTION.findall(page))))
    for example, shows in EXAMPLE.findall(page):
        try:
            Fold(read_record(example), {game.name: game}).to_end()
        except RecordError as error:
            if error.code not in shows:
                yield f"an example of the rules page cannot be played: {error}", "correct the example, or the rules"


def _numbers(game: Game, numbers: list[str]) -> Iterator[tuple[str, str]]:
    if not numbers:
        yield "the rules page has no numbered rules", "begin each rule with its number in bold: **A1** …"
        return
    letter = numbers[0][0]
    own = [int(number[1:]) for number in numbers if number[0] == letter]
    if own != list(range(1, len(own) + 1)):
        yield f"the rules are numbered {' '.join(numbers)}", f"number them {letter}1 to {letter}{len(own)}, each once"
    named = numbers_in(game)
    missing = [number for number in numbers if number not in named]
    if missing:
        yield (
            f"no line of the code names the rule {' '.join(missing)}",
            "name the number in a comment beside the line that enforces it, or take the rule off the page",
        )


def numbers_in(game: Game) -> set[str]:
    """The numbers in the files of a game, and of what it derives from."""
    named: set[str] = set()
    for source in sorted({path for folder in _folders(game) for path in folder.glob("*.py")}):
        text = source.read_text(encoding="utf-8")
        named |= set(re.findall(r"\b[A-Z][1-9][0-9]?\b", text))
        for letter, first, last in re.findall(r"\b([A-Z])([1-9][0-9]?) ?[–-] ?[A-Z]?([1-9][0-9]?)\b", text):
            named |= {f"{letter}{n}" for n in range(int(first), int(last) + 1)}
    return named


def _folders(game: Game) -> set[Path]:
    kind = game.position if isinstance(game.position, type) else type(game.position)
    modules = [sys.modules[above.__module__] for above in kind.__mro__ if above.__module__ in sys.modules]
    files = [str(getattr(module, "__file__", "") or "") for module in modules]
    return {Path(file).parent for file in files if file and Path(file).parent.name != "core"}


def _options(game: Game, listed: list[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    due = [(option.name, option.default) for option in about(game.options)]
    for name, default in due:
        if (name, default) not in listed:
            yield (
                f"the rules page does not list the option {name}",
                f"add: - `{name}` ({default}) – what it does",
            )
    for name, default in listed:
        if name not in dict(due):
            yield f"the rules page lists {name} ({default}), which is no option", "take it off the page"
