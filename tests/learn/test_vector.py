"""Many games at once are the same games as one by one."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy", reason="cardhouse[learn] is not installed")

import numpy as np

from cardhouse.games import GAMES
from cardhouse.learn import Episode, IllegalAction, Spec, VectorTable


@pytest.mark.parametrize("name", GAMES)
def test_arrays_are_what_the_episodes_say(name: str) -> None:
    tables, rng = VectorTable(Spec.of(name), 5, seed=3), np.random.default_rng(1)
    for _ in range(60):
        for i, episode in enumerate(tables.episodes):
            seat = episode.to_move[0]
            assert tables.seats[i] == seat
            assert (tables.observations[i] == episode.observe(seat)).all()
            assert (tables.masks[i] == episode.mask(seat)).all()
        tables.step(tables.some(rng))
    assert tables.steps == 300


def test_a_game_that_is_over_begins_anew_and_is_paid() -> None:
    tables, rng = VectorTable(Spec.of("thulla", 3), 20, seed=1), np.random.default_rng(1)
    ended = 0
    for _ in range(120):
        before = list(tables.episodes)
        rewards, over = tables.step(tables.some(rng))
        for i in np.flatnonzero(over):
            assert before[i].over and list(rewards[i]) == before[i].rewards and not tables.episodes[i].over
        assert not rewards[~over].any()
        ended += int(over.sum())
    assert ended > 10


def test_where_nobody_looks_the_games_are_the_same() -> None:
    spec = Spec.of("dalmuti", 4)
    seen, bare = VectorTable(spec, 6, seed=2), VectorTable(spec, 6, seed=2, look=False)
    for _ in range(40):
        actions = seen.masks.argmax(axis=1)
        assert [legal[0] for legal in bare.legal] == actions.tolist() and (seen.seats == bare.seats).all()
        (rewards, over), (others, ends) = seen.step(actions), bare.step(actions)
        assert (rewards == others).all() and (over == ends).all()
    assert bare.observations.size == bare.masks.size == 0


def test_the_same_seed_is_the_same_games() -> None:
    def rows(seed: int) -> bytes:
        tables, rng = VectorTable(Spec.of("tincholi", 2), 4, seed), np.random.default_rng(1)
        for _ in range(30):
            tables.step(tables.some(rng))
        row: bytes = tables.observations.tobytes()
        return row

    assert rows(1) == rows(1) != rows(2)


def test_what_no_mask_allows_is_refused() -> None:
    tables = VectorTable(Spec.of("thulla", 3), 2)
    with pytest.raises(IllegalAction):
        tables.step(tables.masks.argmin(axis=1))
    assert isinstance(tables.episodes[0], Episode)
