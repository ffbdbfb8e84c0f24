"""What a seat gets, and when."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from cardhouse.core.position import NAMES, Position, Result

if TYPE_CHECKING:
    from cardhouse.learn.spec import Spec

Reward = Callable[[Result, int], list[float]]


def place(result: Result, seats: int) -> list[float]:
    """At the end: 1 for the first … -1 for the last, in even steps; who shares places shares the sum, which is 0."""
    rewards = [0.0] * seats
    before = 0
    for group in result.ranking:
        middle = before + (len(group) - 1) / 2
        for seat in group:
            rewards[seat] = 1.0 - 2.0 * middle / (seats - 1)
        before += len(group)
    return rewards


def win(result: Result, seats: int) -> list[float]:
    """At the end: 1, shared by those who are first."""
    first = result.ranking[0]
    return [1.0 / len(first) if seat in first else 0.0 for seat in range(seats)]


def not_last(result: Result, seats: int) -> list[float]:
    """At the end: -1 for the loser."""
    return [-1.0 if seat in result.losers else 0.0 for seat in range(seats)]


class Points:
    """After every round: what the scores have changed by; where few points are good, the other way round."""

    def __init__(self, spec: Spec) -> None:
        self._sign = -1.0 if spec.few_points_are_good else 1.0
        self._scores = [0.0] * spec.seats

    def gained(self, position: Position) -> list[float]:
        now = _scores(position, len(self._scores))
        gained = [self._sign * (new - old) for new, old in zip(now, self._scores, strict=True)]
        self._scores = now
        return gained

    def copy(self) -> Points:
        other = Points.__new__(Points)
        other._sign, other._scores = self._sign, self._scores
        return other


def _scores(position: Position, seats: int) -> list[float]:
    if position.result is not None:
        return [float(score) for score in position.result.scores]
    scores = position.facts().get("scores")
    return [float(scores[NAMES[seat]]) for seat in range(seats)] if isinstance(scores, Mapping) else [0.0] * seats


def _points(result: Result, seats: int) -> list[float]:
    """`Points` counts them."""
    return [0.0] * seats


REWARDS: Final[Mapping[str, Reward]] = {"place": place, "win": win, "not_last": not_last, "points": _points}
