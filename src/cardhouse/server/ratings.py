"""How strong a player is at a game, from who finished before whom; the places may be shared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

_MODEL: Final = PlackettLuce()


class Rating(NamedTuple):
    mu: float
    sigma: float
    games: int

    @property
    def ordinal(self) -> float:
        """What the player has almost certainly reached; leaderboards go by it."""
        return self.mu - 3 * self.sigma


NEWCOMER: Final = Rating(float(_MODEL.mu), float(_MODEL.sigma), 0)


def places(ranking: Sequence[Sequence[int]]) -> list[int]:
    """The place of each seat, 1 for the first; who shares a place has the best of them: 1, 2, 2, 4."""
    place: dict[int, int] = {}
    for group in ranking:
        place.update(dict.fromkeys(group, len(place) + 1))
    if sorted(place) != list(range(len(place))) or sum(map(len, ranking)) != len(place):
        raise ValueError(f"every seat has one place: {ranking}")
    return [place[seat] for seat in range(len(place))]


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """After a game of everybody against everybody."""
    assert len(before) == len(places) >= 2, (before, places)
    seats = [[_MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    after = _MODEL.rate(seats, ranks=[float(place) for place in places])
    return [
        Rating(float(team[0].mu), float(team[0].sigma), rating.games + 1)
        for team, rating in zip(after, before, strict=True)
    ]
