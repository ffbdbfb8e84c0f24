"""How strong a player is at a game, from who finished before whom; the places may be shared."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

_MODEL: Final = PlackettLuce()
KNOWN_GAMES, KNOWN_RIVALS = 5, 3  # rated matches, and different people in them, until a rating says something
PAIR_A_DAY = 3  # how many matches of two people from one address count on a day


class Rating(NamedTuple):
    mu: float
    sigma: float
    games: int
    rivals: int = 0  # different people rated against

    @property
    def provisional(self) -> bool:
        return self.games < KNOWN_GAMES or self.rivals < KNOWN_RIVALS

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
        Rating(float(team[0].mu), float(team[0].sigma), rating.games + 1, rating.rivals)
        for team, rating in zip(after, before, strict=True)
    ]


def opponents(before: Sequence[Rating], near: Callable[[int, int], bool]) -> list[list[int]]:
    """For each, against whom the result counts.

    Not against somebody of the same address too often (`near`), and for somebody with a known rating not against
    newcomers: who they are is not known yet, and a new device key costs nothing.
    """
    everybody = range(len(before))
    return [
        [i for i in everybody if i != me and not near(me, i) and (before[me].provisional or not before[i].provisional)]
        for me in everybody
    ]


def rate_each(before: Sequence[Rating], places: Sequence[int], against: Sequence[Sequence[int]]) -> list[Rating]:
    """Each as in a game against these alone; nothing changes for somebody without an opponent."""
    after = list(before)
    for me, others in enumerate(against):
        if others:
            group = [me, *others]
            after[me] = rate([before[i] for i in group], [places[i] for i in group])[0]
    return after
