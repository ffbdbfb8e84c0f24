"""docs/adding-a-game.md quotes the sixth game as it is, and every game of the house has all that belongs to it."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from cardhouse.core.cards import rank
from cardhouse.games import GAMES
from tests.promises import Evening
from tests.sixth import war

HOME = Path(__file__).parent.parent
PAGE = (HOME / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
FILE = Path(war.__file__).read_text(encoding="utf-8")
QUOTES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
PLAYTHROUGHS = HOME / "tests" / "playthroughs"


@pytest.mark.parametrize("quote", QUOTES, ids=lambda quote: quote.strip().splitlines()[0])
def test_the_page_quotes_the_game_as_it_is(quote: str) -> None:
    assert quote in FILE


def test_the_page_leaves_nothing_out_but_the_imports() -> None:
    rest = FILE
    for quote in QUOTES:
        rest = rest.replace(quote, "")
    assert not [line for line in rest.splitlines() if line and not line.startswith(("from ", '"""'))], (
        "the page walks through the whole file"
    )


def test_the_sixth_game_is_small() -> None:
    assert len(FILE.splitlines()) < 100


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


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "path",
    ["src/cardhouse/games/{}.py", "docs/games/{}.md", "tests/games/{}/test_rules.py", "tests/oracle/{}.py"],
)
def test_every_game_has_all_that_belongs_to_it(name: str, path: str) -> None:
    assert (HOME / path.format(name)).is_file()


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_named_where_all_are_listed(name: str) -> None:
    assert f'"cardhouse.games.{name}"' in (HOME / "pyproject.toml").read_text(encoding="utf-8")
    for page in ("docs/record.md", "README.md"):
        assert f"`{name}`" in (HOME / page).read_text(encoding="utf-8"), page
    assert GAMES[name].title in (HOME / "docs" / "fair-deals.md").read_text(encoding="utf-8")


def test_either_all_games_have_a_playthrough_or_none() -> None:
    kept = {name for name in GAMES for _ in PLAYTHROUGHS.glob(f"{name}*")}
    assert kept in (set(), set(GAMES))
