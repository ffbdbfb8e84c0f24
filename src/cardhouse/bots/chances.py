"""Chances that people are told, put right by what came of them.

A search plays on with habits, so what it finds is too hopeful here and too gloomy there. How far off, is measured in
whole matches (`bench/calibration.py`); a game declares the line that mends it (`Info.chances`). The line rises
everywhere, so it never changes which move is better.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from cardhouse.bots.mind import Thought
from cardhouse.core.game import Game
from cardhouse.core.info import load

Line = tuple[tuple[float, float], ...]  # points: as the search found it, as it came

AS_FOUND: Final[Line] = ()
SURE: Final = "solved"  # known by the rules, not tried


def right(line: Line, chance: float) -> float:
    """The chance on the line; beyond its ends towards what never and what always came."""
    if not line:
        return chance
    points = ((0.0, 0.0), *line, (1.0, 1.0))
    at = min(len(points) - 1, max(1, bisect_right([x for x, _ in points], chance)))
    (x, y), (next_x, next_y) = points[at - 1], points[at]
    return y if next_x == x else y + (next_y - y) * (chance - x) / (next_x - x)


def line_of(game: Game) -> Line:
    """Nothing, if a game has not measured it."""
    if not game.info.chances:
        return AS_FOUND
    found: Line = load(game.info.chances)
    return found


def told(thought: Thought, line: Line) -> Thought:
    """The same thought with chances that can be believed."""
    if not line or not thought.best or thought.why.code == SURE:
        return thought
    best = [(move, right(line, chance)) for move, chance in thought.best]
    why = thought.why
    if "gap" in why.params:
        gap = round(100 * (best[0][1] - dict(best).get(str(why.params["other"]), best[0][1])))
        why = why._replace(params={**why.params, "gap": max(1, gap)})
    return thought._replace(best=best, why=why)
