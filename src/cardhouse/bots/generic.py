"""Bots for any game: chance, and a search that knows nothing but the rules."""

from __future__ import annotations

from cardhouse.bots.mild import eager
from cardhouse.bots.mind import Bot, Mind, Thought
from cardhouse.bots.search import Plan, search
from cardhouse.core.kernel import shuffle
from cardhouse.core.position import DECK, Position, Reason, Rng

LONGEST = 300  # moves of a rollout; what is not over by then is a draw


def chance(mind: Mind) -> Thought:
    """Any legal move."""
    moves = mind.legal
    return Thought(moves[int(mind.dice().random() * len(moves))], why=Reason("chance", {}))


def gentle(mind: Mind) -> Thought:
    """A habit of speech: it knows which words are rarely said, and nothing else."""
    return Thought(eager(mind.legal, mind.dice()))


def rollout(position: Position, dice: Rng, _: int) -> int:
    """Plays on by chance, in place; how many moves that took."""
    random = dice.random
    for steps in range(LONGEST):
        to_move = position.to_move
        if not to_move:
            return steps
        seat = to_move[0]
        if seat == DECK:
            cards = position.deck()
            shuffle(cards, dice)
            position.lay(position.deal(cards))
        else:
            legal = position.legal(seat)
            position.apply(seat, legal[int(random() * len(legal))])
    return LONGEST


def worth(_: Position, after: Position, seat: int) -> tuple[float, float]:
    """First is 1, last is 0, those between share the way; what is not over is a half."""
    if after.result is None or len(after.result.ranking) < 2:
        return 0.5, 0.5
    place = next(i for i, group in enumerate(after.result.ranking) if seat in group)
    return 1 - place / (len(after.result.ranking) - 1), float(place == 0)


def searching(steps: int) -> Bot:
    plan = Plan(rollout, worth, "win", steps)
    return lambda mind: search(mind, plan)


LEVELS: dict[str, Bot] = {
    "gentle": gentle,
    "steady": searching(300),
    "sharp": searching(8_000),
    "master": searching(24_000),
}
