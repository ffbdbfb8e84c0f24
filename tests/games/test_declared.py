"""What a game declares is what it does: no news, fact, pile or verb that a client has not been told of."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardhouse.core.game import Game
from cardhouse.core.options import about
from cardhouse.games import GAMES
from cardhouse.games.tricks import info as tricks
from cardhouse.lessons import units_of
from cardhouse.testing.declared import played, undeclared

ALL = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
LOCALES = Path(__file__).parents[2] / "web" / "locales" / "en"
TEXTS = dict(
    found
    for page in LOCALES.glob("*.ftl")
    for found in re.findall(r"^([\w-]+) = (.+)$", page.read_text("utf-8"), re.MULTILINE)
)
MORE = {"liap_tui": "declaration=sealed", "dalmuti": "tax_return=choice", "tincholi": "cut_timing=either"}


@ALL
def test_everything_that_happens_is_declared(game: Game) -> None:
    told = set[str]()
    for seed in range(4):
        for position, legal in played(game, MORE.get(game.name, "") if seed % 2 else "", seed):
            assert not list(undeclared(game, position, legal))
            told |= {item.what for item in position.news or ()}
            assert {name for name in position.piles() if not re.fullmatch(r"p\d+", name)} == set(game.info.piles)
    assert len(told) >= 5


@ALL
def test_phases_that_are_asked_about_and_timed_are_phases_of_the_game(game: Game) -> None:
    phases = {getattr(position, "phase", "") for seed in range(4) for position, _ in played(game, "", seed)}
    timed = {phase for by_phase in game.info.by_phase.values() for phase in by_phase}
    assert timed <= phases and set(game.info.asks) <= phases | {"revolution", "tax", "redeal"}
    assert all(
        item.partition("=")[0] in {option.name for option in about(game.options)} for item in game.info.score_with
    )


@ALL
def test_the_english_of_the_declaration_is_the_english_of_the_client(game: Game) -> None:
    assert game.title == TEXTS[f"game-{game.name}-title"]
    assert game.info.line == TEXTS[f"game-{game.name}-line"]
    assert list(game.info.rules) == [TEXTS[f"game-{game.name}-rules-{i}"] for i in (1, 2, 3)]


@ALL
def test_every_game_of_the_house_has_bots_and_a_lesson(game: Game) -> None:
    assert units_of(game) and game.info.bots and game.info.reasons
    assert game.info.accent != "#c9a35b", "a colour of its own"


def test_two_games_share_what_they_share() -> None:
    assert GAMES["thulla"].info.piles is GAMES["kazhutha"].info.piles is tricks.PILES
