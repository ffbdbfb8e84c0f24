"""What an evening in the street is like: each thing is there or not, and each rate is drawn, by the seed."""

from __future__ import annotations

import random
from typing import NamedTuple

HOURS = 3_600_000


class Weather(NamedTuple):
    homes: int
    parties: int  # tables with people
    losses: float  # of what is said between houses
    slow_ms: int  # the log
    unknown: float  # how often a house does not hear the outcome of a commit
    hops_ms: int
    rest_ms: int  # between troubles; hours for none
    few_codes: int  # the codes that are drawn come from so many; 0: from all
    openers_ms: int  # between tables that somebody opens and leaves; 0: nobody does
    lookers_ms: int  # between looks over HTTP
    pests: int
    purge_ms: int  # how long a closed table stays in the log
    wrong_walls: bool  # clocks on walls are minutes or hours wrong
    outages: bool  # the log does not answer for a while
    stuck: bool  # one table takes a minute to be read


def weather(rng: random.Random) -> Weather:
    """A swarm: two evenings have little in common."""

    def some(*values: int) -> int:
        return rng.choice(values) if rng.random() < 0.5 else 0

    return Weather(
        homes=rng.choice((2, 2, 3)),
        parties=rng.choice((1, 1, 1, 2, 2, 3)),
        losses=rng.choice((0.0, 0.0, 0.0, 0.02, 0.3)),
        unknown=rng.choice((0.0, 0.004, 0.004, 0.004, 0.05)),
        slow_ms=rng.choice((5, 30, 200, 1_000)),
        hops_ms=rng.choice((2, 10, 50, 400)),
        rest_ms=rng.choice((15_000, 40_000, 100_000, 10 * HOURS)),
        few_codes=some(2, 4, 8),
        openers_ms=some(3_000, 10_000, 30_000),
        lookers_ms=some(500, 3_000, 10_000),
        pests=some(1, 1, 3),
        purge_ms=rng.choice((20_000, 40_000, 120_000)),
        wrong_walls=rng.random() < 0.4,
        outages=rng.random() < 0.3,
        stuck=rng.random() < 0.3,
    )
