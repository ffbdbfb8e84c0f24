"""Bots for any game: chance, company that knows which words are rarely said, a search that knows only the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardhouse.bots.mind import Bot, Mind, Thought
from cardhouse.bots.search import Plan, search
from cardhouse.core.info import Info
from cardhouse.core.kernel import shuffle
from cardhouse.core.position import DECK, Position, Reason, Rng

LONGEST = 300  # moves of a rollout; what is not over by then is a draw


def chance(mind: Mind) -> Thought:
    """Any legal move."""
    moves = mind.legal
    return Thought(moves[int(mind.dice().random() * len(moves))], why=Reason("chance", {}))


def gentle(mind: Mind) -> Thought:
    """A habit of speech: it knows which words are rarely said, and nothing else."""
    return Thought(eager(mind.legal, mind.dice(), mind.game.info))


def mild(view: Mapping[str, Any], rng: Rng, info: Info) -> str:
    """The same from a view, for whoever needs matches and no good players."""
    (moves,) = view["legal"].values()  # a view never holds anybody else's
    return eager(moves, rng, info)


def eager(legal: Sequence[str], rng: Rng, info: Info) -> str:
    """First which kind of move, then which move of the kind; a word of which the game says nothing counts as cards."""
    eagerness = info.eagerness
    kinds: dict[str, list[str]] = {}
    for move in legal:
        word = move.partition(" ")[0]
        kinds.setdefault(word if word in eagerness else "", []).append(move)
    point = rng.random() * sum(eagerness.get(kind, 1.0) for kind in kinds)
    for kind in kinds:
        point -= eagerness.get(kind, 1.0)
        if point < 0:
            break
    moves = _not_bold(kinds[kind], info.verbs[kind].boldest) if kind else kinds[kind]
    return moves[int(rng.random() * len(moves))]


def _not_bold(moves: list[str], boldest: int | None) -> list[str]:
    if boldest is None:
        return moves
    return [move for move in moves if int(move.split()[1]) <= boldest] or moves[:1]


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
