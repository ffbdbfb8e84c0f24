"""What a bot thinks of a decision, as a hint."""

from __future__ import annotations

from cardhouse.bots.mind import Thought
from cardhouse.bots.roster import sentence
from cardhouse.core.game import Game
from cardhouse.table.effects import Advice


def advice_of(thought: Thought, game: Game) -> Advice:
    why, best = thought.why, thought.weighed or [(thought.move, 1.0)]
    return Advice(best, thought.goal, why.code, why.params, sentence(why, game), thought.even)
