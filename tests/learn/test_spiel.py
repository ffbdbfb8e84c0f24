"""In the manner of OpenSpiel; with pyspiel itself where it is installed."""

from __future__ import annotations

import random
from importlib import import_module
from importlib.util import find_spec

import pytest

pytest.importorskip("numpy", reason="cardhouse[learn] is not installed")

from cardhouse.core.fold import Fold
from cardhouse.core.record import read_record
from cardhouse.games import GAMES
from cardhouse.learn.spiel import TERMINAL, SpielGame


@pytest.mark.parametrize("name", GAMES)
def test_a_state_goes_to_the_end(name: str) -> None:
    game, rng = SpielGame(name), random.Random(1)
    state = game.new_initial_state(seed=1)
    assert len(state.information_state_tensor()) == game.information_state_tensor_shape()[0]
    while not state.is_terminal():
        player = state.current_player()
        action = rng.choice(state.legal_actions())
        assert state.legal_actions_mask()[action] == 1 and not state.is_chance_node() and not state.chance_outcomes()
        assert state.string_to_action(state.action_to_string(player, action)) == action
        state.apply_action(action)
    assert state.current_player() == TERMINAL and state.legal_actions(0) == []
    assert sum(state.returns()) == pytest.approx(0) and state.returns() == state.rewards()
    assert "ranking:" in str(state)
    assert Fold(read_record(state.history_str()), GAMES).to_end().position.result is not None


def test_a_clone_goes_its_own_way() -> None:
    state = SpielGame("liap_tui", options="max_rounds=1", reward="points").new_initial_state()
    clone = state.clone()
    while not clone.is_terminal():
        clone.apply_action(clone.legal_actions()[0])
    assert state.episode.moves == 0 and any(clone.returns()) and not any(state.returns())


@pytest.mark.parametrize("name", ["thulla", "dalmuti", "tincholi"])
def test_pyspiel_plays_it(name: str) -> None:
    """open_spiel brings scipy and more, so the tests do not install it; `make bench-learn` does."""
    if find_spec("pyspiel") is None:
        with pytest.raises(ModuleNotFoundError, match="pyspiel"):
            import_module("cardhouse.learn.pyspiel_bridge")
        return
    import_module("cardhouse.learn.pyspiel_bridge")
    pyspiel = import_module("pyspiel")

    game, rng = pyspiel.load_game(f"cardhouse_{name}", {"players": 3}), random.Random(1)
    state = game.new_initial_state()
    observer = game.make_py_observer()
    while not state.is_terminal():
        observer.set_from(state, state.current_player())
        assert observer.tensor.any()
        action = rng.choice(state.legal_actions())
        assert state.action_to_string(state.current_player(), action)
        state.apply_action(action)
    assert sum(state.returns()) == pytest.approx(0)
    assert state.clone().is_terminal()
