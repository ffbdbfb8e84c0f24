"""An episode is a match of the house: fair deals, a record, rewards."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("numpy", reason="cardhouse[learn] is not installed")

import pickle

from cardhouse.core.fold import Fold
from cardhouse.core.record import read_record
from cardhouse.games import GAMES
from cardhouse.learn import Episode, Spec
from cardhouse.learn.rewards import REWARDS


def played(spec: Spec, seed: int, reward: str = "place") -> tuple[Episode, list[float]]:
    episode, rng, total = Episode(spec, seed, reward, keep_lines=True), random.Random(seed), [0.0] * spec.seats
    while not episode.over:
        seat = rng.choice(episode.to_move)
        episode.step(seat, rng.choice(episode.legal(seat)))
        total = [sum(both) for both in zip(total, episode.rewards, strict=True)]
    return episode, total


@pytest.mark.parametrize("name", GAMES)
def test_an_episode_leaves_a_record_that_replays(name: str) -> None:
    episode, _ = played(Spec.of(name), 1)
    fold = Fold(read_record(episode.record()), GAMES).to_end()
    assert fold.position.result == episode.position.result


@pytest.mark.parametrize("name", GAMES)
def test_places_are_paid_in_even_steps(name: str) -> None:
    episode, total = played(Spec.of(name), 2)
    result = episode.position.result
    assert result is not None and sum(total) == pytest.approx(0)
    assert total[result.ranking[0][0]] == max(total)


@pytest.mark.parametrize("name", GAMES)
def test_points_add_up_to_the_scores(name: str) -> None:
    spec = Spec.of(name)
    episode, total = played(spec, 3, "points")
    assert episode.position.result is not None
    sign = -1 if spec.few_points_are_good else 1
    assert total == [sign * score for score in episode.position.result.scores]


def test_other_rewards_and_their_names() -> None:
    spec = Spec.of("thulla", 3)
    assert sorted(played(spec, 4, "win")[1]) == [0, 0, 1]
    assert sorted(played(spec, 4, "not_last")[1]) == [-1, 0, 0]
    with pytest.raises(ValueError, match=", ".join(REWARDS)):
        Episode(spec, 1, "money")


@pytest.mark.parametrize("reward", REWARDS)
def test_a_copy_goes_its_own_way(reward: str) -> None:
    episode = Episode(Spec.of("dalmuti", 3, "hands=2"), 5, reward, keep_lines=True)
    copy = episode.copy()
    while not copy.over:
        copy.step(copy.to_move[0], copy.legal(copy.to_move[0])[-1])
    assert episode.moves == 0 and copy.moves > 10 and episode.record() != copy.record()


def test_a_table_goes_to_another_process() -> None:
    spec = Spec.of("thulla", 3, "reversal=on")
    again = pickle.loads(pickle.dumps(spec))
    assert again.options == spec.options and again.observer.version == spec.observer.version
    assert Spec.of("thulla").seats == 4 and Spec.of("thulla", 3, "reversal=on") is spec
