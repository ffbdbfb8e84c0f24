"""The generic suite: every game, every number of seats, every pair of options."""

from __future__ import annotations

import os
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardhouse.core.game import Game
from cardhouse.core.options import read_options
from cardhouse.core.position import BadDeal
from cardhouse.games import GAMES
from cardhouse.testing.promises import Evening, option_texts, random_options, tables
from tests.sixth import war

ALL = [*GAMES.values(), war.GAME]
SEATS = [
    pytest.param(game, seats, id=f"{game.name}-{seats}", marks=[] if seats == game.seats[0] else pytest.mark.slow)
    for game in ALL
    for seats in game.seats
]


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_all_promises_hold_with_every_pair_of_options(game: Game, seats: int) -> None:
    """Every option set is played with some number of players; with all of them in `make soak`."""
    sets = [options for n, options in tables(game) if n == seats]
    if "SOAK" not in os.environ:
        sets = sets[(seats - game.seats[0]) % 3 :: min(3, len(game.seats))]
    for options in sets:
        Evening(game, seats, options, "pairwise").play()
    assert len(sets) >= len(option_texts(game)) // 6


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_all_promises_hold_looked_at_after_every_move(game: Game, seats: int) -> None:
    evening = Evening(game, seats, "", "closely", care=1.0)
    evening.play()
    assert evening.other_worlds, "a resampled position is another one"
    assert evening.other_deals, "another deal looks the same to somebody"


@pytest.mark.slow
@settings(max_examples=25)
@given(data=st.data())
@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_all_promises_hold_whatever_is_chosen(game: Game, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(list(game.seats)), label="seats")
    options = random_options(game, random.Random(data.draw(st.integers(0, 2**32), label="options")))
    choices = data.draw(st.lists(st.integers(0, 200), max_size=60), label="choices")
    try:
        game.start(seats, read_options(game.options, options))
    except BadDeal:
        options = ""
    Evening(game, seats, options, data.draw(st.integers(0, 2**32), label="deal"), care=0.1).play(iter(choices))


def test_the_pairs_are_all_there() -> None:
    """Pairwise means pairwise: for two switches all four combinations occur."""
    texts = option_texts(GAMES["thulla"])
    for a in ("reversal=on", "reversal=off"):
        for b in ("first_trick_safe=on", "first_trick_safe=off"):
            assert any(a in text and b in text for text in texts)
