"""A game by chance, in one call."""

from __future__ import annotations

import pytest

from cardhouse.core.options import read_options
from cardhouse.core.playout import playout
from cardhouse.games import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_to_its_end_and_the_same_way_again(name: str) -> None:
    game = GAMES[name]
    ends = set()
    for seed in (0, 1, 2, 3, 1):
        position = game.start(game.seats[0])
        moves = playout(position, seed)
        assert moves > 0 and position.result is not None and not position.to_move
        ends.add((seed, moves, tuple(position.result.scores), position.result.reason))
    assert len(ends) == 4, "one seed, one game"


def test_every_card_has_its_chance() -> None:
    """Both the deal and the choice are by chance: over many seeds every card is the second one played."""
    second = set()
    for seed in range(1_000):
        position = GAMES["thulla"].start(4, read_options(GAMES["thulla"].options, "forced_ace=off"))
        position.news = []
        playout(position, seed)
        second.add([news.cards[0] for news in position.news if news.what == "play"][1])
    assert second == set(range(52))
