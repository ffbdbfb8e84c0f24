"""docs/adding-a-game.md quotes the sixth game as it is and is typed in; every game has all that belongs to it; and
nothing outside a game's package names the game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

import cardhouse
from cardhouse.bots.roster import LEVELS
from cardhouse.core.cards import rank
from cardhouse.core.info import load
from cardhouse.games import GAMES
from cardhouse.lessons import FIRST, pages, units_of
from cardhouse.lessons.lesson import unit
from cardhouse.testing.promises import Evening
from tests.console import assert_all_answers
from tests.sixth import HERE, installed, war

HOME = Path(__file__).parent.parent
SOURCE = Path(cardhouse.__file__).parent
PAGE = (HOME / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
FILES = {path.name: path.read_text(encoding="utf-8") for path in sorted((HERE / "war").glob("*.py"))}
BLOCKS: list[tuple[str, str]] = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
QUOTES = [text for kind, text in BLOCKS if kind == "python"]
PLAYTHROUGHS = HOME / "tests" / "playthroughs"


# -- the page


@pytest.mark.parametrize("quote", QUOTES, ids=lambda quote: quote.strip().splitlines()[0])
def test_the_page_quotes_the_game_as_it_is(quote: str) -> None:
    assert any(quote in text for text in FILES.values())


@pytest.mark.parametrize("name", [name for name in FILES if name != "__init__.py"])
def test_the_page_leaves_nothing_out_but_the_imports(name: str) -> None:
    rest = FILES[name]
    for quote in QUOTES:
        rest = rest.replace(quote, "")
    assert not [line for line in rest.splitlines() if line and not line.startswith(("from ", '"""'))], (
        "the page walks through the whole file"
    )


def test_every_other_block_is_a_file_or_is_typed() -> None:
    other = {kind: text for kind, text in BLOCKS if kind not in ("python", "console")}
    assert other.pop("toml") == (HERE / "pyproject.toml").read_text(encoding="utf-8")
    assert other.pop("ftl") == (HERE / "war" / "texts" / "de.ftl").read_text(encoding="utf-8")
    assert other == {}


def test_every_command_answers_as_the_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "installed").mkdir()
    monkeypatch.setenv("PYTHONPATH", str(installed(tmp_path / "installed")))
    assert_all_answers(PAGE, tmp_path)


# -- the sixth game


def test_the_sixth_game_is_small() -> None:
    assert len(FILES["rules.py"].splitlines()) <= 104


def test_the_sixth_game_is_one_package_and_a_line_of_its_project() -> None:
    """No other file has to be touched: the house names it nowhere, in Python or in the browser."""
    project = [path.relative_to(HERE).as_posix() for path in HERE.rglob("*") if path.is_file() and not compiled(path)]
    outside = {name for name in project if not name.startswith("war/")}
    assert outside == {"pyproject.toml", "__init__.py"}, "the second is the tests' own"
    entry = (HERE / "pyproject.toml").read_text(encoding="utf-8").partition('entry-points."cardhouse.games"]\n')[2]
    assert entry.splitlines()[0] == 'war = "war"'
    named = [path for path in SOURCE.rglob("*.py") if re.search(r"\b(war|charge)\b", path.read_text("utf-8"))]
    locales = [path for path in (HOME / "web" / "locales").rglob("*.ftl") if "-charge" in path.read_text("utf-8")]
    assert named == [] and locales == []


def compiled(path: Path) -> bool:
    return "__pycache__" in path.parts


def test_what_the_sixth_game_brings_is_found() -> None:
    game = war.GAME
    page = pages.page_of(game)
    assert page is not None and page.read_text(encoding="utf-8").startswith("# War\n")
    assert sorted(pages.texts_of(game)) == ["de", "en"]
    text = units_of(game)[FIRST]
    taught = unit(FIRST, text, {"war": game})
    said = pages.texts_of(game)["en"].read_text(encoding="utf-8")
    assert taught.steps and all(f"learn-war-{step} = " in said for step in taught.steps)
    assert set(load(game.info.bots)) == set(LEVELS)


def test_a_page_or_texts_that_are_not_there_are_none() -> None:
    nowhere = replace(war.GAME.info, page="no_such_package:rules.md", texts="no_such_package:texts")
    lost = replace(war.GAME, info=nowhere)
    assert pages.page_of(lost) is None and pages.texts_of(lost) == {}
    bare = replace(war.GAME, info=replace(war.GAME.info, page="", texts=""))
    assert pages.page_of(bare) is None and pages.texts_of(bare) == {}


def test_a_fact_that_depends_on_a_hidden_card_is_found() -> None:
    """The suite that the page promises: here is a game with a leak, and it turns red."""

    class Leaky(war.War):
        __slots__ = ()

        def copy(self) -> Leaky:
            q = Leaky(self.seats, self.options)
            q.to_move, q.result, q.scores = self.to_move, self.result, self.scores[:]
            q.place({name: pile.cards for name, pile in self.piles().items()})
            return q

        def facts(self) -> dict[str, object]:
            return super().facts() | {"next": [rank(stack[0]) for stack in self.stacks if stack]}

    with pytest.raises(AssertionError, match="depends on hidden cards"):
        Evening(replace(war.GAME, position=Leaky), 3, "", "leak", care=1.0).play()


# -- the games of the house


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "path",
    [
        "src/cardhouse/games/{}/rules.py",
        "src/cardhouse/games/{}/info.py",
        "src/cardhouse/lessons/{}.py",
        "docs/games/{}.md",
        "tests/games/{}/test_rules.py",
        "tests/oracle/{}.py",
        "tests/playthroughs/{}.txt",
    ],
)
def test_every_game_has_all_that_belongs_to_it(name: str, path: str) -> None:
    assert (HOME / path.format(name)).is_file(), f"{name} needs {path.format(name)}: docs/adding-a-game.md, section 6"


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_named_where_all_are_listed(name: str) -> None:
    for page in ("docs/record.md", "README.md"):
        assert f"`{name}`" in (HOME / page).read_text(encoding="utf-8"), page


def letters(name: str) -> set[str]:
    page = (HOME / "docs" / "games" / f"{name}.md").read_text(encoding="utf-8")
    return set(re.findall(r"^\*\*([A-Z])\d", page, re.MULTILINE))


def test_no_two_games_number_their_rules_with_one_letter() -> None:
    """Otherwise the test of one would prove the rule of another. Two games share what they share."""
    for one, other in combinations(GAMES, 2):
        if {one, other} == set(SHARED):
            assert letters(one) != letters(other)
        else:
            assert letters(one).isdisjoint(letters(other)), (one, other)


# -- nobody else names a game

# Where a game may be named: its own rooms, the list of those of the house, and what two games share.
OWN = ("games/{}/", "bots/{}/", "lessons/{}.py")
SHARED = {"thulla": ("games/tricks/", "bots/tricks/"), "kazhutha": ("games/tricks/", "bots/tricks/")}
LIST = "games/__init__.py"


def names(code: str) -> Iterator[str]:
    """Every word of an import and of a text; comments and docstrings may give examples."""
    tree = ast.parse(code)
    told = {id(said) for node in ast.walk(tree) for said in docstring(node)}
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=found):
                yield from (part for name in found for part in name.name.split("."))
            case ast.ImportFrom(module=module, names=found):
                yield from (part for name in found for part in (*(module or "").split("."), name.name))
            case ast.Constant(value=str(text)) if id(node) not in told:
                words = re.findall(r"\w+", text.lower())
                yield from ("_".join(words[at : at + n]) for n in (1, 2, 3) for at in range(len(words)))
            case _:
                pass


def docstring(node: ast.AST) -> list[ast.expr]:
    match node:
        case ast.Module(body=[ast.Expr(value=said), *_]) | ast.ClassDef(body=[ast.Expr(value=said), *_]):
            return [said]
        case ast.FunctionDef(body=[ast.Expr(value=said), *_]) | ast.AsyncFunctionDef(body=[ast.Expr(value=said), *_]):
            return [said]
        case _:
            return []


@pytest.mark.parametrize(
    "code",
    [
        "from cardhouse.games import thulla",
        "import cardhouse.games.thulla.rules",
        "from cardhouse.games.thulla.rules import GAME",
        "slow = game == 'thulla'",
        "text = '<p>Thulla, Kazhutha Kali and others, on one page.</p>'",
        "text = f'{name} is not thulla'",
    ],
)
def test_a_name_is_found_wherever_it_hides(code: str) -> None:
    assert "thulla" in names(code) and "thulla" not in names('"""As in thulla."""\nx = 1  # thulla')


@pytest.mark.parametrize("name", GAMES)
def test_no_module_outside_its_package_names_a_game(name: str) -> None:
    allowed = tuple(room.format(name) for room in OWN) + SHARED.get(name, ()) + (LIST,)
    strangers = [
        where
        for page in sorted(SOURCE.rglob("*.py"))
        if not (where := page.relative_to(SOURCE).as_posix()).startswith(allowed)
        and {name, GAMES[name].title.lower().replace(" ", "_")} & set(names(page.read_text(encoding="utf-8")))
    ]
    assert strangers == [], f"{name} is named there: read its declaration instead (docs/adding-a-game.md)"


@pytest.mark.parametrize("name", GAMES)
def test_no_style_of_the_server_names_a_game(name: str) -> None:
    pages = [page for page in SOURCE.rglob("*.css") if "static" not in page.parts]
    assert pages and not [page for page in pages if name in page.read_text(encoding="utf-8")]
