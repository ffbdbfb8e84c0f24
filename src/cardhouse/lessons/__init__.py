"""A lesson is a path of units, and a unit is a record: a set-up position, the moves of the others, and what the learner
(p1) is asked to do.

Each game declares where its units are; beside them, in `pages`, is what else a game brings to be read.
"""

from __future__ import annotations

from collections.abc import Mapping

from cardhouse.core.game import Game
from cardhouse.core.info import load

FIRST = "basics"  # what a lesson of one unit is called


def units_of(game: Game) -> Mapping[str, str]:
    """The units of a game in the order in which they are learnt: name → text. A game may have one text, or none."""
    if not game.info.lesson:
        return {}
    found = load(game.info.lesson)
    return {FIRST: found} if isinstance(found, str) else dict(found)
