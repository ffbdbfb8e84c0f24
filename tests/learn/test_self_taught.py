"""The bot of examples/bots/self_taught: it learns, what it has learned can be kept, and it beats `gentle`."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from subprocess import run

import pytest

np = pytest.importorskip("numpy", reason="cardhouse[learn] is not installed")

from self_taught import NotLearned, play
from self_taught.agent import Agent
from self_taught.train import train

from cardhouse.bots.mind import mind_of
from cardhouse.learn import Episode, Spec
from tests.sixth import installed

HOME = Path(__file__).parents[2]
PROJECT = HOME / "examples" / "bots" / "self_taught"
COMMAND = [sys.executable, "-c", "from cardhouse.cli import main; main()"]


def test_it_plays_against_itself_and_what_it_learns_is_kept(tmp_path: Path) -> None:
    spec = Spec.of("thulla", 3)
    agent, games = train(spec, seconds=200, enough=40)
    assert games >= 40 and agent.updates > 0
    agent.save(tmp_path / "thulla-3.npz", spec)
    again, seen = Agent.load(tmp_path / "thulla-3.npz", spec), Episode(spec, 1).observe(0)
    assert np.allclose(again.worth(seen)[0], agent.worth(seen)[0], atol=0.01)
    with pytest.raises(ValueError, match="was learned with the observer"):
        Agent.load(tmp_path / "thulla-3.npz", Spec.of("thulla", 4))


def test_it_says_how_to_teach_it_what_it_has_not_learned() -> None:
    spec = Spec.of("dalmuti", 4)
    with pytest.raises(NotLearned, match=r"self_taught\.train dalmuti --seats 4"):
        play(mind_of(spec.game, Episode(spec, 1).position, 0, (), "seed"))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "deals"), [("thulla", 30), ("crazy_eights", 10)])
def test_installed_it_beats_gentle(game: str, deals: int, tmp_path: Path) -> None:
    """The deals are always the same: nothing here is left to chance. More of them: bench/results.md."""
    installed(tmp_path, PROJECT)
    installed(tmp_path, HOME / "examples" / "games" / "crazy_eights")
    there = os.environ | {"PYTHONPATH": str(tmp_path), "OPENBLAS_NUM_THREADS": "1"}
    words = [*COMMAND, "arena", game, "self_taught", "gentle", "--deals", str(deals), "--json"]
    done = run(words, capture_output=True, text=True, env=there, check=True)
    bots = json.loads(done.stdout)["bots"]
    assert bots["self_taught"]["points"][0] - bots["gentle"]["points"][0] > 0.4, done.stdout
    assert bots["self_taught"]["faults"] == 0
