"""After the game: each decision beside the best one, from what the seat could know at that moment."""

from __future__ import annotations

from dataclasses import replace

from cardhouse.bots.decisions import Decision
from cardhouse.bots.mind import Mind, Thought


def asked(decision: Decision) -> Mind:
    """What a reviewer is given: the same as the seat had, and which move it is about."""
    return replace(decision.mind, about=decision.move, coaching=True)


def lost(thought: Thought, move: str) -> float:
    """How much chance a move gave away beside what the reviewer would do; who does not weigh moves blames nobody."""
    chances = dict(thought.best)
    return max(0.0, chances[thought.move] - chances[move]) if move in chances else 0.0
