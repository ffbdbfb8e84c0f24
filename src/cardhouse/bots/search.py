"""Flat Monte Carlo: every move is tried in the same possible worlds, and the worse half is dropped again and again.

The budget is counted in moves played, never in time, so that a choice can be made again from the same seed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import sqrt
from typing import Any, NamedTuple

from cardhouse.bots.dice import Luck
from cardhouse.bots.mind import Mind, Thought
from cardhouse.core import kernel
from cardhouse.core.position import Position, Reason, Rng

MARGIN = 0.35  # in standard errors of a chance, about a half
GLANCE = 32  # worlds between two looks at whether it is clear already
FEW = 3  # moves whose chances people are told
FIRST_LOOK = 0.25  # of the work: to find those
ERROR = 0.01  # the standard error of a chance that is good enough
POINT = 0.01  # nobody is told of less
LUCK = 200  # numbers; most tries need fewer


class Plan(NamedTuple):
    """How a game is searched. Positions are those of its own game, so they are `Any` here."""

    rollout: Callable[[Any, Rng, int], int]  # plays on, in place, for this seat; how many moves that took
    worth: Callable[[Any, Any, int], tuple[float, float]]  # before, after, seat: what to strive for, and the chance
    goal: str
    steps: int
    shortlist: Callable[[Any, int], Mapping[int, int]] | None = None  # move → the one that is weighed for it
    why: Callable[[Any, int, int], Reason | None] | None = None  # position, seat, move: an idea that is true of it
    worlds: Callable[[Mind], Callable[[Rng], Position]] | None = None  # a quicker `Mind.world`
    habit: Callable[[Any, int], int] | None = None  # the move to keep to unless another one is seen to be better
    dealing: int = 0  # how many moves a world costs before it is played in
    careful: int = 40_000  # steps when people are told the chances
    finer: str = ""  # the code for: the same chance, and better in what is striven for beside it


class Candidate:
    __slots__ = ("chance", "move", "tries", "value", "values")

    def __init__(self, move: int) -> None:
        self.move, self.value, self.chance, self.tries = move, 0.0, 0.0, 0
        self.values: list[float] = []  # of each try, where people are told

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
    move = ranked[0].move
    weighed = [(c, m) for c in ranked for m in sorted(same, key=lambda m: m != c.move) if same[m] == c.move]
    best = [(position.text(m), c.chance / c.tries) for c, m in weighed]
    even = sum(1 for c, _ in weighed[1:] if c is ranked[0] or _is_even(ranked[0], c))
    why = (plan.why and plan.why(position, seat, move)) or _compared(position, plan, ranked)
    return Thought(position.text(move), best, why, plan.goal, even)


def _clearly(position: Position, seat: int, plan: Plan, move: int, alike: bool) -> Thought:
    """Nothing to weigh: all moves come to the same, or no other one is worth a thought."""
    why = None if alike or not plan.why else plan.why(position, seat, move)
    return Thought(position.text(move), why=why or Reason("all_the_same" if alike else "no_other", {}))


def _compared(position: Position, plan: Plan, ranked: list[Candidate]) -> Reason:
    """Where no idea is known: by how much the move is better than the next one."""
    first, second = ranked[0], ranked[1]
    gap = round(100 * (first.chance / first.tries - second.chance / second.tries))
    said = {"other": position.text(second.move)}
    if gap >= 1:
        return Reason("ahead", {**said, "gap": gap})
    return Reason(plan.finer, said) if plan.finer else Reason("best_chance", {})


def _is_even(first: Candidate, other: Candidate) -> bool:
    """Whether two moves, tried in the same worlds with the same luck, differ by no more than chance makes them."""
    gaps = [a - b for a, b in zip(first.values, other.values, strict=True)]
    if len(gaps) < 2:
        return False
    mean = sum(gaps) / len(gaps)
    spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1))
    return mean < max(POINT, 2 * spread / sqrt(len(gaps)))


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
            world = deal(dice)
            spent += plan.dealing
            for candidate in alive:
                spent += _try(candidate, mind, plan, world, dice)
            if not alive[0].tries % GLANCE and _clear(alive):
                return _ranked(alive) + dropped
        half = (len(alive) + 1) // 2
        alive = _ranked(alive)
        dropped[:0] = [candidate for candidate in alive[half:] if candidate.move != habit]
        alive = [candidate for i, candidate in enumerate(alive) if i < half or candidate.move == habit]
    return _by_habit(_ranked(alive), habit) + dropped


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
        world, numbers = deal(dice), [dice.random() for _ in range(LUCK)]
        work -= plan.dealing
        for candidate in few:
            before = candidate.value
            work -= _try(candidate, mind, plan, world, Luck(numbers, dice))
            candidate.values.append(candidate.value - before)
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
        if candidate.move == habit and ranked[0].mean - candidate.mean < MARGIN / sqrt(candidate.tries):
            return [candidate, *(other for other in ranked if other is not candidate)]
    return ranked


def _ranked(candidates: Iterable[Candidate]) -> list[Candidate]:
    return sorted(candidates, key=lambda candidate: -candidate.mean)


def _clear(alive: list[Candidate]) -> bool:
    """Whether one move is ahead of all others by more than three times the error there can be."""
    first, second, *_ = _ranked(alive)
    return first.mean - second.mean > 2.2 / sqrt(first.tries)
