"""Flat Monte Carlo: every move is tried in the same possible worlds, and the worse half is dropped again and again.

The budget is counted in moves played, never in time, so that a choice can be made again from the same seed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from math import sqrt
from typing import Any, NamedTuple

from cardhouse.bots.chances import AS_FOUND, chances_of
from cardhouse.bots.dice import Luck
from cardhouse.bots.mind import Mind, Thought
from cardhouse.bots.telling import tell
from cardhouse.core import kernel
from cardhouse.core.position import Position, Reason, Rng

KEPT = 1.0  # standard errors by which a move has to be better than the habit
DOUBT = 0.04  # a square that is added to those of the differences: from a few tries nobody knows their spread
CLEAR = 3.5  # standard errors by which one has to be ahead of all others to be searched no longer
GLANCE = 32  # worlds between two looks at whether it is clear already
FEW = 3  # moves whose chances people are told
FIRST_LOOK = 0.25  # of the work: to find those
ERROR = 0.01  # the standard error of a chance that is good enough


class Plan(NamedTuple):
    """How a game is searched. Positions are those of its own game, so they are `Any` here."""

    rollout: Callable[[Any, Rng, int], int]  # plays on, in place, for this seat; how many moves that took
    worth: Callable[[Any, Any, int], tuple[float, float]]  # before, after, seat: what to strive for, and the chance
    goal: str
    steps: int
    shortlist: Callable[[Any, int], Mapping[int, int]] | None = None  # move → the one that is weighed for it
    why: Callable[[Any, int, int, int | None], Reason | None] | None = None  # see `telling.Why`
    worlds: Callable[[Mind], Callable[[Rng], Position]] | None = None  # a quicker `Mind.world`
    habit: Callable[[Any, int], int] | None = None  # the move to keep to unless another one is seen to be better
    dealing: int = 0  # how many moves a world costs before it is played in
    careful: int = 40_000  # steps when people are told the chances
    finer: str = ""  # the code for: the same chance, and better in what is striven for beside it
    dearer: str = ""  # the code for: less of a chance, and more in what is striven for
    alone: Collection[str] = ()  # codes that say of a move that it is the one, so not where others are as good
    why_all: Callable[[Any, int, Sequence[int]], Reason | None] | None = None  # see `telling.WhyAll`


class Candidate:
    __slots__ = ("chance", "chances", "move", "tries", "value", "values")

    def __init__(self, move: int) -> None:
        self.move, self.value, self.chance, self.tries = move, 0.0, 0.0, 0
        self.values: list[float] = []  # of each try, where people are told,
        self.chances: list[float] = []  # and the chance

    @property
    def mean(self) -> float:
        return self.value / self.tries

    @property
    def error(self) -> float:
        """Of the chance, at most; with one success and one failure more, for what always came is not certain."""
        chance = (self.chance + 1) / (self.tries + 2)
        return sqrt(chance * (1 - chance) / self.tries)


def search(mind: Mind, plan: Plan) -> Thought:
    position, seat = mind.possible, mind.seat
    legal = position.legal(seat)
    if len(legal) == 1:
        return Thought(position.text(legal[0]), why=Reason("only_move", {}))
    same = plan.shortlist(position, seat) if plan.shortlist else dict(zip(legal, legal, strict=True))
    about = kernel.find(position, seat, mind.about) if mind.about else None
    if about is not None and about not in same:
        same = {**same, about: about}
    moves = dict.fromkeys(same.values())
    if len(moves) == 1:
        return _clearly(position, seat, plan, next(iter(moves)), same.keys() == set(legal))
    habit = same.get(plan.habit(position, seat)) if plan.habit else None
    if mind.coaching:
        ranked = judge(mind, plan, list(moves), habit, None if about is None else same[about])
    else:
        ranked = weigh(mind, plan, moves, habit)
    even, why = tell(position, seat, plan, ranked, chances_of(mind.game).line if mind.coaching else AS_FOUND)
    ranked = [ranked[0], *even, *(c for c in ranked[1:] if c not in even)]
    move = ranked[0].move
    alike = [(m, c) for c in ranked for m in same if same[m] == c.move and m != c.move]  # the same in all but the face
    best = [(position.text(m), c.chance / c.tries) for m, c in [*((c.move, c) for c in ranked), *alike]]
    return Thought(position.text(move), best, why, plan.goal, len(even), len(alike))


def _clearly(position: Position, seat: int, plan: Plan, move: int, alike: bool) -> Thought:
    """Nothing to weigh: all moves come to the same, or no other one is worth a thought."""
    why = None if alike or not plan.why else plan.why(position, seat, move, None)
    return Thought(position.text(move), why=why or Reason("all_the_same" if alike else "no_other", {}))


def weigh(mind: Mind, plan: Plan, moves: Iterable[int], habit: int | None = None) -> list[Candidate]:
    """The moves, best first. Sequential halving: each round spends the same work on half as many moves."""
    dice = mind.dice("search")
    alive = [Candidate(move) for move in moves]
    dropped: list[Candidate] = []
    deal = plan.worlds(mind) if plan.worlds else mind.world
    rounds = max(1, (len(alive) - 1).bit_length())
    for _ in range(rounds):
        spent = 0
        while spent < plan.steps // rounds:
            world, luck = deal(dice), Luck(dice)
            spent += plan.dealing
            for candidate in alive:
                before = candidate.value
                spent += _try(candidate, mind, plan, world, luck.again())
                candidate.values.append(candidate.value - before)
            if not alive[0].tries % GLANCE and _clear(alive):
                return _forgotten(_ranked(alive) + dropped)
        half = (len(alive) + 1) // 2
        alive = _ranked(alive)
        dropped[:0] = [candidate for candidate in alive[half:] if candidate.move != habit]
        alive = [candidate for i, candidate in enumerate(alive) if i < half or candidate.move == habit]
    return _forgotten(_by_habit(_ranked(alive), habit) + dropped)


def _forgotten(ranked: list[Candidate]) -> list[Candidate]:
    """Without the single tries: moves that were tried unequally often are not told beside each other."""
    for candidate in ranked:
        candidate.values.clear()
    return ranked


def judge(mind: Mind, plan: Plan, moves: list[int], habit: int | None, asked: int | None) -> list[Candidate]:
    """The few best moves, the one that is asked about among them, best first: all tried as often, with the same luck.

    What was found out in choosing them does not count: what was lucky then would look too good now.
    """
    work = plan.careful
    if len(moves) > FEW:
        first = int(work * FIRST_LOOK)
        work -= first
        ranked = [candidate.move for candidate in weigh(mind, plan._replace(steps=first), moves, habit)]
        ranked.sort(key=lambda move: move != asked)
        moves = ranked[:FEW]
    few, dice = [Candidate(move) for move in moves], mind.dice("judge")
    deal = plan.worlds(mind) if plan.worlds else mind.world
    while work > 0:
        world, luck = deal(dice), Luck(dice)
        work -= plan.dealing
        for candidate in few:
            value, chance = candidate.value, candidate.chance
            work -= _try(candidate, mind, plan, world, luck.again())
            candidate.values.append(candidate.value - value)
            candidate.chances.append(candidate.chance - chance)
        if not few[0].tries % GLANCE and max(candidate.error for candidate in few) < ERROR:
            break
    return _by_habit(_ranked(few), habit)


def _try(candidate: Candidate, mind: Mind, plan: Plan, world: Position, dice: Rng) -> int:
    """Plays the move and what follows; how many moves that was."""
    after, seat = world.copy(), mind.seat
    after.apply(seat, candidate.move)
    steps = 1 + plan.rollout(after, dice, seat)
    value, chance = plan.worth(mind.possible, after, seat)
    candidate.value += value
    candidate.chance += chance
    candidate.tries += 1
    return steps


def _by_habit(ranked: list[Candidate], habit: int | None) -> list[Candidate]:
    """A habit is given up for what is better by more than chance."""
    for candidate in ranked:
        if candidate.move == habit and not _ahead(ranked[0], candidate, KEPT):
            return [candidate, *(other for other in ranked if other is not candidate)]
    return ranked


def _ahead(first: Candidate, other: Candidate, errors: float) -> bool:
    """By this many standard errors of the difference, from tries in the same worlds with the same luck."""
    gaps = [a - b for a, b in zip(first.values, other.values, strict=True)]
    mean = sum(gaps) / len(gaps)
    spread = (sum([(gap - mean) ** 2 for gap in gaps]) + DOUBT) / len(gaps)
    return mean > errors * sqrt(spread / len(gaps))


def _ranked(candidates: Iterable[Candidate]) -> list[Candidate]:
    return sorted(candidates, key=lambda candidate: -candidate.mean)


def _clear(alive: list[Candidate]) -> bool:
    """Whether one move is ahead of all others by more than chance can make it."""
    first, *others = _ranked(alive)
    return all(_ahead(first, other, CLEAR) for other in others)
