"""A lesson is a record: a set-up position, the moves of the others, and what the learner (p1) is asked to do.

Each game declares where its lesson is; beside it, in `pages`, is what else a game brings to be read.
"""

from __future__ import annotations

from cardhouse.core.game import Game
from cardhouse.core.info import load


def text_of(game: Game) -> str | None:
    """The lesson of a game, if it has one."""
    return str(load(game.info.lesson)) if game.info.lesson else None
