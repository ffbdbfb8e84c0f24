"""A bot that has learned by playing against itself. `python -m self_taught.train GAME` teaches it a game; what it has
learned lies in `weights`, a file for each game and number of players."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files

import numpy as np

from cardhouse.bots.mind import Mind, Thought
from cardhouse.core.position import Reason
from cardhouse.learn import Spec

from .agent import Agent

__all__ = ["Agent", "play"]


class NotLearned(LookupError):
    """Nobody has taught it this game for this many players."""


def play(mind: Mind) -> Thought:
    """The legal move that it believes to be worth most. It sees what its seat knows: a row of numbers."""
    seats = mind.possible.seats
    spec, agent = _taught(mind.game.name, seats)
    legal = spec.actions.legal(mind.possible, mind.seat)
    worth, _ = agent.worth(spec.observer(mind.possible, mind.seat))
    best = legal[int(np.argmax(worth[legal]))]
    why = Reason("habit", {}) if len(legal) > 1 else Reason("only_move", {})
    return Thought(spec.actions.text(best, mind.seat), why=why)


@cache
def _taught(game: str, seats: int) -> tuple[Spec, Agent]:
    spec, kept = Spec.of(game, seats), files(__package__) / "weights" / f"{game}-{seats}.npz"
    if not kept.is_file():
        raise NotLearned(f"python -m self_taught.train {game} --seats {seats}")
    with as_file(kept) as path:
        return spec, Agent.load(path, spec)
