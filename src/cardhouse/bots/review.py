"""After the game: each decision beside the best one, from what the seat could know at that moment."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from cardhouse.bots.decisions import Decision
from cardhouse.bots.house import think
from cardhouse.bots.mind import Thought


class Reviewed(NamedTuple):
    seat: int
    nth: int
    move: str  # what was played
    thought: Thought  # what the reviewer would have done, and why
    lost: float | None  # how much chance the move gave away; None if the reviewer does not weigh moves


def review(decision: Decision, level: str = "sharp") -> Reviewed:
    mind = replace(decision.mind, about=decision.move)
    thought = think(mind, level)
    chances = dict(thought.best)
    lost = None
    if thought.move == decision.move:
        lost = 0.0
    elif decision.move in chances:
        lost = max(0.0, chances[thought.move] - chances[decision.move])
    return Reviewed(mind.seat, decision.nth, decision.move, thought, lost)
