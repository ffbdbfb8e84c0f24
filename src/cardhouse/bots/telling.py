"""Why the best move is the best: its idea beside the next one, and an honest word where nobody can tell them apart."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import sqrt
from typing import Any, Final, Protocol, TypeVar

from cardhouse.bots.chances import Line, right
from cardhouse.core.position import Position, Reason

POINT: Final = 0.02  # nobody is told of less: two numbers beside each other
NOTICED: Final = 0.02  # of a chance, where something else is striven for as well

# Position, seat, move, and the next best one that is really worse, if there is one: an idea that is true of the move,
# and not as true of the other one.
Why = Callable[[Any, int, int, int | None], Reason | None]
# Position, seat, moves that are as good as each other: what is true of all of them.
WhyAll = Callable[[Any, int, Sequence[int]], Reason | None]


class Tried(Protocol):
    """A move that was tried, in the same worlds as the others and with the same luck."""

    move: int
    chance: float
    tries: int
    values: list[float]
    chances: list[float]


One = TypeVar("One", bound=Tried)


class Telling(Protocol):
    """What a plan says of the words of its game."""

    @property
    def why(self) -> Why | None: ...
    @property
    def why_all(self) -> WhyAll | None: ...
    @property
    def finer(self) -> str: ...
    @property
    def dearer(self) -> str: ...
    @property
    def alone(self) -> Collection[str]: ...


def tell(
    position: Position, seat: int, plan: Telling, ranked: Sequence[One], line: Line = ()
) -> tuple[list[One], Reason]:
    """The moves that are as good as the first, and why. People read chances that lie on the line."""
    first = ranked[0]
    even = [other for other in ranked[1:] if is_even(first, other, plan, line)]
    worse = [other for other in ranked[1:] if other not in even]
    if even:
        return even, _of_all(position, seat, plan, [first, *even], worse[0].move if worse else None)
    second = worse[0]
    surest = max(worse, key=lambda one: one.chance / one.tries)
    gap, noise = _gap(first.chances, surest.chances)
    if plan.dearer and first.chances and gap <= -max(NOTICED, noise):
        return [], Reason(plan.dearer, {"other": position.text(surest.move)})
    if first.chances and _finer(first, second, plan, line):
        return [], Reason(plan.finer, {"other": position.text(second.move)})
    why = plan.why(position, seat, first.move, second.move) if plan.why else None
    return [], why or _compared(position, plan, first, second)


def _of_all(position: Position, seat: int, plan: Telling, even: Sequence[Tried], worse: int | None) -> Reason:
    """What all of them have in common and the next one has not; else only that they are even."""
    whys = [plan.why(position, seat, one.move, worse) if plan.why else None for one in even]
    codes = {why.code if why else "" for why in whys}
    common = whys[0] if len(codes) == 1 else None
    if common and common.code not in plan.alone:
        return common
    shared = plan.why_all(position, seat, [one.move for one in even]) if plan.why_all else None
    return shared or Reason("even", {})


def _compared(position: Position, plan: Telling, first: Tried, second: Tried) -> Reason:
    """Where no idea is known: by how much the move is better than the next one."""
    gap = round(100 * (first.chance / first.tries - second.chance / second.tries))
    said = {"other": position.text(second.move)}
    if gap >= 1:
        return Reason("ahead", {**said, "gap": gap})
    return Reason(plan.finer, said) if plan.finer else Reason("best_chance", {})


def is_even(first: Tried, other: Tried, plan: Telling, line: Line = ()) -> bool:
    """Whether two moves differ by no more than chance makes them, in what is striven for and in what is told."""
    if len(first.values) < 2:
        return False
    gap, noise = _gap(first.values, other.values)
    told = abs(_apart(first, other, line))
    if gap >= max(POINT, noise) and (told >= POINT or _finer(first, other, plan, line)):
        return False
    gap, noise = _gap(first.chances, other.chances)
    return abs(gap) < max(NOTICED, noise) or told < POINT


def _finer(first: Tried, other: Tried, plan: Telling, line: Line) -> bool:
    """Whether the chances are the same, as found and as told, so that what else is striven for is the reason."""
    gap, _ = _gap(first.chances, other.chances)
    return bool(plan.finer) and abs(gap) < POINT and abs(_apart(first, other, line)) < POINT


def _apart(first: Tried, other: Tried, line: Line) -> float:
    """How far apart the chances are that people read."""
    return right(line, first.chance / first.tries) - right(line, other.chance / other.tries)


def _gap(mine: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """How far apart on average, and what chance alone makes of it."""
    gaps = [a - b for a, b in zip(mine, others, strict=True)]
    if len(gaps) < 2:
        return 0.0, 0.0
    mean = sum(gaps) / len(gaps)
    spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1))
    return mean, 2 * spread / sqrt(len(gaps))
