"""Streets in a pretend world: two or three real houses with one log. At least 100 a run; `SOAK=1` for many more."""

from __future__ import annotations

import itertools
import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardhouse.table.table import Table
from tests.sim import street_mutants as mutants
from tests.sim.home import Home
from tests.sim.street import CHANCES, Street
from tests.sim.world import TABLES

pytestmark = pytest.mark.slow

STREETS = 100 if os.environ.get("SOAK") else 4  # for each entry of TABLES
SOON = 24  # so many, and a broken promise has been noticed
PAST = [
    int(line.split()[0])
    for line in (Path(__file__).parent / "street_seeds.txt").read_text().splitlines()
    if line[:1].isdigit()
]


@pytest.fixture(autouse=True, scope="module")
def quiet() -> Iterator[None]:
    """Houses that fall say so."""
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


def spend(seed: int) -> Street:
    street = Street(seed)
    try:
        return street.play()
    except Exception as error:
        raise AssertionError(f"{street}: {error!r}; again: python -m tests.sim street {seed}") from error


def test_there_are_at_least_a_hundred() -> None:
    assert STREETS * len(TABLES) >= 100


@pytest.mark.parametrize("i", range(len(TABLES)), ids=lambda i: "-".join(map(str, TABLES[i])))
def test_an_evening_in_the_street_ends_well(i: int) -> None:
    for n in range(STREETS):
        spend(i + n * len(TABLES))


@pytest.mark.parametrize("seed", PAST)
def test_what_once_went_wrong_goes_well(seed: int) -> None:
    spend(seed)


def test_the_same_seed_is_the_same_evening() -> None:
    assert spend(3).shelf.lines == spend(3).shelf.lines


def test_all_kinds_of_things_happen() -> None:
    """A street in which nothing falls proves nothing."""
    streets = [spend(seed) for seed in range(1000, 1020)]
    troubles = {trouble for street in streets for trouble in street.troubles}
    assert troubles == {"_fall", "_restart", "_pause", "_deafen", "_mute", "_lose"}
    counts = {
        name: sum(home.metrics.counts.get(name, 0) for street in streets for home in street.built.values())
        for name in ("conflicts", "takeovers", "lines_looked_up", "commit_failures", "tables_dropped", "matches")
    }
    assert all(count >= 5 for count in counts.values()), counts
    visited = [street for street in streets if street.visitor.came]
    assert sum(len(street.shelf.records) == street.checks.started for street in visited) >= 3, (
        "a match goes on for them"
    )


def noticed(home: type[Home] = Home, table: type[Table] = Street.table_class, game: str = "", first: int = 0) -> bool:
    """Whether a broken promise turns up within a few evenings."""
    seeds = (seed for seed in itertools.count(first) if game in TABLES[seed % len(TABLES)][0])
    for seed in itertools.islice(seeds, SOON):
        street = Street(seed, CHANCES._replace(look=1.0))
        street.home_class, street.table_class = home, table
        try:
            street.play()
        except AssertionError:
            return True
    return False


@pytest.mark.parametrize(("home", "first"), mutants.HOUSES.items())
def test_a_house_that_breaks_a_promise_is_caught(home: type[Home], first: int) -> None:
    assert noticed(home, first=first)


@pytest.mark.parametrize(("table", "where"), mutants.TABLES.items())
def test_a_copy_that_breaks_a_promise_is_caught(table: type[Table], where: tuple[str, int]) -> None:
    assert noticed(table=table, game=where[0], first=where[1])
