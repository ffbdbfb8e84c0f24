"""A number is a move, always the same one."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("numpy", reason="cardhouse[learn] is not installed")

from cardhouse.core import kernel
from cardhouse.games import GAMES
from cardhouse.learn import Episode, IllegalAction, Spec
from cardhouse.learn.numbering import learnt
from cardhouse.testing.promises import option_texts

TABLES = [(name, options) for name, game in GAMES.items() for options in option_texts(game)[:6]]


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_a_number_and_a_text_are_the_same_move(name: str, options: str) -> None:
    spec = Spec.of(name, None, options)
    actions, rng = spec.actions, random.Random(options)
    for seed in range(3):
        episode = Episode(spec, seed)
        while not episode.over and episode.moves < 400:
            seat = rng.choice(episode.to_move)
            legal = episode.legal(seat)
            assert legal == sorted(set(legal))
            for action in rng.sample(legal, min(3, len(legal))):
                text = actions.text(action, seat)
                assert actions.number(text, seat) == action
                assert actions.move(episode.position, seat, action) == kernel.find(episode.position, seat, text)
            listed = {episode.position.text(move) for move in episode.position.legal(seat)}
            numbered = {actions.text(action, seat) for action in legal}
            beyond = listed - numbered
            assert not beyond or (name == "tincholi" and max(map(len, episode.position.hands)) > 8)  # type: ignore[attr-defined]
            mask = episode.mask(seat)
            assert mask.sum() == len(legal) and mask[legal].all()
            episode.step(seat, rng.choice(legal))


def test_seats_count_from_who_moves() -> None:
    actions = Spec.of("tincholi", 3).actions
    peek = actions.number("peek p2.1", 0)
    assert [actions.text(peek, seat) for seat in range(3)] == ["peek p2.1", "peek p3.1", "peek p1.1"]
    swap = actions.number("swap p1.2 p3.1", 2)
    assert actions.text(swap, 2) == "swap p1.2 p3.1", "spelt as the rules do"
    assert actions.text(swap, 0) == "swap p1.1 p2.2"


def test_calls_that_no_list_names_have_numbers_too() -> None:
    spec = Spec.of("tincholi", 2, "cut_timing=before_draw first_look=fixed max_rounds=1")
    episode = Episode(spec, 1)
    for seat in (0, 1):
        assert spec.actions.number("cut 7", seat) not in episode.legal(seat)
        episode.step(seat, episode.legal(seat)[0])
    seat = episode.to_move[0]
    assert spec.actions.number("cut 7", seat) in episode.legal(seat)
    episode.step(seat, spec.actions.number("cut 7", seat))
    assert episode.position.facts()["cut"]["called"] == 7  # type: ignore[index]


def test_what_is_not_legal_changes_nothing() -> None:
    episode = Episode(Spec.of("thulla", 3), 1)
    seat = episode.to_move[0]
    other = next(action for action in range(52) if action not in episode.legal(seat))
    before = kernel.view(episode.position, None)
    for wrong in (other, -1, 52):
        with pytest.raises(IllegalAction):
            episode.step(seat, wrong)
    with pytest.raises(IllegalAction):
        episode.step((seat + 1) % 3, episode.legal(seat)[0])
    assert kernel.view(episode.position, None) == before


@pytest.mark.parametrize(("name", "count"), [("thulla", 52), ("dalmuti", 328), ("tincholi", 673), ("liap_tui", 26313)])
def test_the_encoding_is_fixed(name: str, count: int) -> None:
    """Another number here makes every trained agent useless: say so in CHANGELOG.md."""
    assert len(Spec.of(name).actions) == count


@pytest.mark.parametrize("name", ["thulla", "kazhutha"])
def test_moves_that_are_not_declared_are_learnt_from_games(name: str) -> None:
    spec = Spec.of(name)
    assert set(learnt(spec.game, spec.seats, spec.options)) == set(spec.actions.texts)


def test_numbers_seats_and_sets_are_learnt_too() -> None:
    liap, tincholi = Spec.of("liap_tui"), Spec.of("tincholi", 3)
    assert {f"say {n}" for n in range(9)} <= set(learnt(liap.game, 4, liap.options))
    assert {"keep 1", "draw", "look 1 2"} <= set(learnt(tincholi.game, 3, tincholi.options))
