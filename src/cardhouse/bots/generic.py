"""Bots for any game: chance, company that knows which words are rarely said, a search that knows only the rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cardhouse.bots.mind import Bot, Mind, Thought
from cardhouse.bots.search import Plan, search
from cardhouse.core.info import Info, load
from cardhouse.core.kernel import shuffle
from cardhouse.core.options import Options, write_options
from cardhouse.core.position import DECK, Position, Reason, Result, Rng

LONGEST = 400  # moves of a rollout; what is not over by then is judged as it is
HABIT = 0.8  # how often a rollout goes on by habit
WEIGHED = 24  # moves at most; of more, some
FEWEST = 2  # moves at least
TRIES = 3  # of each move, at least, and more of those that do well
DEALING = 8  # moves could be played in the time that another world takes


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
    """Without the high numbers. A word may be followed by other things than numbers: `say hearts`."""
    if boldest is None:
        return moves
    said = ((move, move.partition(" ")[2]) for move in moves)
    return [move for move, rest in said if not rest.isdecimal() or int(rest) <= boldest] or moves[:1]


# -- a search that knows the rules, which points are good, and what the game says of a fair player


class Hand:
    """How a hand of this game is played on and judged. It ends when somebody has scored, or with the game."""

    def __init__(self, mind: Mind) -> None:
        info, position = mind.game.info, mind.possible
        self.before = scores_of(position)
        self.few = info.good_scores(_options(position)) == "few"
        self.habit: Callable[[Any, int], int] = load(info.habit) if info.habit else type(position).default
        self.value: Callable[[Any, Any, int], float] | None = load(info.value) if info.value else None

    def rollout(self, position: Position, dice: Rng, _: int) -> int:
        """Plays on to the end of the hand, mostly by habit, in place; how many moves that took."""
        random, habit = dice.random, self.habit
        for steps in range(LONGEST):
            to_move = position.to_move
            if not to_move:
                return steps
            seat = to_move[0]
            if seat == DECK:
                if scores_of(position) != self.before:
                    return steps
                cards = position.deck()
                shuffle(cards, dice)
                position.lay(position.deal(cards))
            elif random() < HABIT:
                position.apply(seat, habit(position, seat))
            else:
                legal = position.legal(seat)
                position.apply(seat, legal[int(random() * len(legal))])
        return LONGEST

    def worth(self, before: Position, after: Position, seat: int) -> tuple[float, float]:
        """What to strive for: the share of the points, and at the end of the game the place as well. The chance: that
        nobody has done better."""
        gains = self.gains(after)
        best = float(gains[seat] == max(gains)) if any(gains) else 0.5
        hand = self.value(before, after, seat) if self.value else share(gains, seat)
        if after.result is None:
            return hand, best
        place, first = placed(after.result, seat)
        return ((hand + place) / 2 if any(gains) else place), first

    def gains(self, after: Position) -> list[float]:
        """What each seat has got in this hand; more is better."""
        now = scores_of(after)
        if len(now) != len(self.before):
            return [0.0] * after.seats
        return [was - score if self.few else score - was for was, score in zip(self.before, now, strict=True)]


def scores_of(position: Position) -> list[float]:
    """Of each seat, where the game tells them."""
    scores = position.facts().get("scores")
    return list(scores.values()) if isinstance(scores, Mapping) and len(scores) == position.seats else []


def _options(position: Position) -> str:
    options = getattr(position, "options", None)
    return write_options(options) if isinstance(options, Options) else ""


def share(gains: Sequence[float], seat: int) -> float:
    """1: all that was good, or nothing that was bad; 0: the other way round."""
    worst, total = min(gains), sum(map(abs, gains))
    if not total:
        return 0.5
    if worst >= 0:
        return gains[seat] / total
    if max(gains) <= 0:
        return 1 + gains[seat] / total
    return (gains[seat] - worst) / (max(gains) - worst)


def placed(result: Result, seat: int) -> tuple[float, float]:
    """First is 1, last is 0, those between share the way."""
    if len(result.ranking) < 2:
        return 0.5, 0.5
    place = next(i for i, group in enumerate(result.ranking) if seat in group)
    return 1 - place / (len(result.ranking) - 1), float(place == 0)


def some_of(position: Position, seat: int, habit: int, most: int) -> list[int]:
    """At most this many moves: the habit, half of the others as near to it as their texts tell, half from anywhere."""
    legal = list(position.legal(seat))
    if len(legal) <= most:
        return legal
    words = set(re.findall(r"\w+", position.text(habit)))
    others = [move for move in legal if move != habit]
    near = sorted(others, key=lambda move: -len(words.intersection(re.findall(r"\w+", position.text(move)))))
    near = near[: (most - 1) // 2]
    far = [move for move in others if move not in near]
    left = most - 1 - len(near)
    return [habit, *near, *(far[i * len(far) // left] for i in range(left))]


def searching(steps: int) -> Bot:
    """This many moves may be tried, however many are legal: the longer a hand still goes on, the fewer are weighed."""

    def bot(mind: Mind) -> Thought:
        position, seat = mind.possible, mind.seat
        if len(position.legal(seat)) == 1:
            return Thought(mind.legal[0], why=Reason("only_move", {}))
        hand = Hand(mind)
        length = 1 + hand.rollout(position.copy(), mind.dice("length"), seat)
        most = min(WEIGHED, max(FEWEST, steps // (TRIES * length)))
        habit = hand.habit(position, seat)
        some = some_of(position, seat, habit, most)
        plan = Plan(
            hand.rollout,
            hand.worth,
            "hand" if hand.before else "win",
            max(steps - length, WEIGHED),  # also where a hand is longer than that, each move is tried
            shortlist=lambda *_: dict(zip(some, some, strict=True)),
            habit=lambda *_: habit,
            dealing=DEALING,
        )
        return search(mind, plan)

    return bot


LEVELS: dict[str, Bot] = {
    "gentle": gentle,
    "steady": searching(250),
    "sharp": searching(10_000),
    "master": searching(30_000),
}
