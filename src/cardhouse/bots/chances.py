"""Chances that people are told, put right by what came of them.

A search plays on with habits, so what it finds is too hopeful here and too gloomy there. How far off, is measured in
whole matches (`bench/calibration.py`); a game declares the line that mends it (`Info.chances`). The line rises
everywhere, so it never changes which move is better. A number is told only where it was seen to come true within five
points; elsewhere people read a word, such as “likely”.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Final, NamedTuple

from cardhouse.bots.mind import Thought
from cardhouse.core.game import Game
from cardhouse.core.info import load

Line = tuple[tuple[float, float], ...]  # points: as the search found it, as it came

AS_FOUND: Final[Line] = ()
TENTHS: Final = 10
WORDS: Final = ("hardly possible", "hard", "about even", "likely", "almost certain")
OF_POINTS: Final = ("hardly any", "few", "about half", "most", "nearly all")  # where it is a share of something
FROM: Final = (0.1, 0.4, 0.6, 0.9)  # where each of them but the first begins
SURE: Final = "solved"  # known by the rules, not tried


class Chances(NamedTuple):
    """What a game has measured. Nothing measured, no numbers."""

    line: Line = AS_FOUND
    firm: tuple[int, ...] = ()  # the tenths in which a chance is told as a number: 7 is 70 to 80 %


def right(line: Line, chance: float) -> float:
    """The chance on the line; beyond its ends towards what never and what always came."""
    if not line:
        return chance
    points = ((0.0, 0.0), *line, (1.0, 1.0))
    at = min(len(points) - 1, max(1, bisect_right([x for x, _ in points], chance)))
    (x, y), (next_x, next_y) = points[at - 1], points[at]
    return y if next_x == x else y + (next_y - y) * (chance - x) / (next_x - x)


def chances_of(game: Game) -> Chances:
    if not game.info.chances:
        return Chances()
    found: Chances = load(game.info.chances)
    return found


def tenth(chance: float) -> int:
    return min(TENTHS - 1, int(chance * TENTHS))


def said(chances: Chances, goal: str, chance: float) -> str:
    """As people read it in English: a number, or a word."""
    if tenth(chance) in chances.firm:
        return f"{chance:.0%}"
    return (OF_POINTS if goal == "points" else WORDS)[bisect_right(FROM, chance)]


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
