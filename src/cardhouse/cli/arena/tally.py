"""How strong a contest shows its bots to be, with 95 % intervals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from cardhouse.cli.arena.contest import Played, Task
from cardhouse.server.store.ratings import NEWCOMER, Rating, places, rate

NORMAL = 1.96  # standard errors on each side of a 95 % interval


@dataclass
class Count:
    """What is known of one bot."""

    games: int = 0
    first: float = 0.0  # a shared first place is a share
    last: int = 0
    points: list[float] = field(default_factory=list)  # per deal: places below it, of all the seats it had
    scores: list[float] = field(default_factory=list)  # per deal
    rating: Rating = NEWCOMER
    ms: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


@dataclass
class Tally:
    tables: int = 0
    bots: dict[tuple[str, str], Count] = field(default_factory=dict)  # by name and by whom it met

    def add(self, task: Task, games: Sequence[Played]) -> None:
        self.tables += 1
        per_deal: dict[str, list[tuple[float, float]]] = {}
        for game in games:
            for name, points, score in self._count(task.names[0], game):
                per_deal.setdefault(name, []).append((points, score))
        for name, got in per_deal.items():
            count = self._of(task.names[0], name)
            count.points.append(mean([points for points, _ in got]))
            count.scores.append(mean([score for _, score in got]))

    def _of(self, guest: str, name: str) -> Count:
        return self.bots.setdefault((guest, name), Count())

    def _count(self, guest: str, game: Played) -> Iterable[tuple[str, float, float]]:
        seats = range(len(game.names))
        below = points_of(game.ranking)
        ratings = rate([self._of(guest, game.names[seat]).rating for seat in seats], places(game.ranking))
        for seat in seats:
            count = self._of(guest, game.names[seat])
            count.games += 1
            count.first += (seat in game.ranking[0]) / len(game.ranking[0])
            count.last += seat in game.losers
            count.ms += game.thinking[seat]
            count.faults += game.faults[seat]
            yield game.names[seat], below[seat], game.scores[seat]
        for name in set(game.names):
            own = [rating for seat, rating in enumerate(ratings) if game.names[seat] == name]
            count = self._of(guest, name)
            count.rating = Rating(mean([r.mu for r in own]), mean([r.sigma for r in own]), count.games)

    def summary(self, versus: str | None) -> dict[str, Any]:
        """Per bot; of the bots that all met, only how they did among themselves if they were asked for too."""
        shown = {}
        for (guest, name), count in self.bots.items():
            if versus is None or name == guest:
                shown[name] = summary_of(count)
        return shown


def points_of(ranking: Sequence[Sequence[int]]) -> dict[int, float]:
    """n−1 points for the first … 0 for the last; who shares places shares their points."""
    points, left = {}, sum(map(len, ranking))
    for group in ranking:
        points.update(dict.fromkeys(group, left - (len(group) + 1) / 2))
        left -= len(group)
    return points


def summary_of(count: Count) -> dict[str, Any]:
    n, ms = count.games, sorted(count.ms)
    return {
        "games": n,
        "first": rounded([count.first / n, *wilson(count.first, n)]),
        "last": rounded([count.last / n, *wilson(count.last, n)]),
        "points": rounded(interval(count.points)),
        "score": rounded(interval(count.scores)),
        "rating": {"mu": round(count.rating.mu, 2), "sigma": round(count.rating.sigma, 2)},
        "ms": {"mean": round(mean(ms), 3), "p99": round(ms[(len(ms) * 99 - 1) // 100], 2), "max": round(ms[-1], 2)},
        "decisions": len(ms),
        "faults": len(count.faults),
        "fault": count.faults[0] if count.faults else None,
    }


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def rounded(numbers: Iterable[float]) -> list[float]:
    return [round(number, 4) for number in numbers]


def interval(per_deal: Sequence[float]) -> tuple[float, float, float]:
    """Mean and 95 % interval. Games of one deal are not independent, deals are."""
    middle, n = mean(per_deal), len(per_deal)
    spread = sqrt(sum((x - middle) ** 2 for x in per_deal) / max(n - 1, 1) / n)
    return middle, middle - NORMAL * spread, middle + NORMAL * spread


def wilson(count: float, n: int) -> tuple[float, float]:
    """The 95 % interval of a share, also of a small one."""
    z, share = NORMAL, count / n
    middle = share + z * z / (2 * n)
    spread = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return max(0.0, (middle - spread) / (1 + z * z / n)), min(1.0, (middle + spread) / (1 + z * z / n))
