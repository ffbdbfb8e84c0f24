"""With how many players a game is best stands wherever somebody chooses one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardhouse.cli.games import span
from cardhouse.games import GAMES
from cardhouse.reading.games import shown_games

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("name", GAMES)
def test_the_page_of_a_game_and_the_readme_say_it(name: str) -> None:
    game = GAMES[name]
    page = (ROOT / "docs" / "games" / f"{name}.md").read_text("utf-8")
    said = f"{span(game.seats)} players, best with {span(game.best)}." if game.best else "Exactly four players"
    assert said in page
    row = re.search(rf"^\| `{name}` \|.*$", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
    assert row and f"| {span(game.seats)} | {span(game.best or game.seats)} |" in row[0]


def test_the_browser_is_told_too() -> None:
    shown = {game.name: game.best for game in shown_games().games}
    assert shown["thulla"] == [3, 4, 5] and shown["kazhutha"] == [3, 4] and shown["liap_tui"] == [4]
    assert all(set(GAMES[name].best) <= set(GAMES[name].seats) for name in GAMES)
