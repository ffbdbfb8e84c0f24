"""Streets in a pretend world: two or three real houses with one log. About 100 a run; `SOAK=1` for many more."""

from __future__ import annotations

import itertools
import logging
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardhouse.table.table import Table
from tests.sim import street_mutants as mutants
from tests.sim.home import Home
from tests.sim.party import Party
from tests.sim.shelf import Behind
from tests.sim.street import CHANCES, Street
from tests.sim.world import TABLES

pytestmark = pytest.mark.slow

STREETS = 100 if os.environ.get("SOAK") else 2  # for each entry of TABLES
KINDS = range(1000, 1026)  # in which all kinds of things happen
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


def test_there_are_enough() -> None:
    assert STREETS * len(TABLES) + len(PAST) + len(KINDS) >= 95


@pytest.mark.parametrize("i", range(len(TABLES)), ids=lambda i: "-".join(map(str, TABLES[i])))
def test_an_evening_in_the_street_ends_well(i: int) -> None:
    for n in range(STREETS):
        spend(i + n * len(TABLES))


@pytest.mark.parametrize("i", range(0, len(TABLES), 3), ids=lambda i: "-".join(map(str, TABLES[i])))
def test_it_ends_well_too_where_listings_come_after_the_lines(i: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """As among workers on one file."""
    monkeypatch.setattr(Home, "store_class", Behind)
    for n in range(STREETS):
        spend(i + n * len(TABLES))


@pytest.mark.parametrize("seed", PAST)
def test_what_once_went_wrong_goes_well(seed: int) -> None:
    spend(seed)


def test_the_same_seed_is_the_same_evening() -> None:
    assert spend(3).disk == spend(3).disk


def test_all_kinds_of_things_happen() -> None:
    """A street in which nothing falls proves nothing."""
    streets = [spend(seed) for seed in KINDS]
    troubles = {trouble for street in streets for trouble in street.troubles}
    assert troubles == {"_fall", "_restart", "_pause", "_doze", "_deafen", "_mute", "_lose", "_outage"}
    answers = Counter(status for street in streets for status in street.looker.answers.elements())
    assert all(answers[status] >= 5 for status in (200, 404, 503)), answers
    assert sum(log.purged for street in streets for log in street.shelf.logs.values()) >= 5
    assert sum(home.wrong_ms > 60_000 for street in streets for home in street.built.values()) >= 5
    counts = {
        name: sum(home.metrics.counts.get(name, 0) for street in streets for home in street.built.values())
        for name in ("conflicts", "takeovers", "lines_looked_up", "commit_failures", "tables_dropped", "matches")
    }
    assert all(count >= 5 for count in counts.values()), counts
    visited = [street for street in streets if any(party.visitor.came for party in street.parties)]
    assert sum(all(map(ended, street.parties)) for street in visited) >= 2, "a match goes on for them"


def ended(party: Party) -> bool:
    return len([name for name in party.shelf.records if name.startswith(party.code)]) == party.checks.started


def noticed(spot: mutants.Spot, home: type[Home] = Street.home_class, table: type[Table] = Street.table_class) -> bool:
    """Whether a broken promise turns up within a few evenings."""
    seeds = (seed for seed in itertools.count(spot.first) if spot.game in TABLES[seed % len(TABLES)][0])
    for seed in itertools.islice(seeds, SOON):
        street = Street(seed, CHANCES._replace(look=1.0), **spot.weather)
        street.home_class, street.table_class = home, table
        try:
            street.play()
        except Exception:  # some break a promise, some make a house say that it has made a mistake
            return True
    return False


@pytest.mark.parametrize(("home", "spot"), mutants.HOUSES.items(), ids=lambda it: getattr(it, "__name__", ""))
def test_a_house_that_breaks_a_promise_is_caught(home: type[Home], spot: mutants.Spot) -> None:
    assert noticed(spot, home=home)


@pytest.mark.parametrize(("table", "spot"), mutants.TABLES.items(), ids=lambda it: getattr(it, "__name__", ""))
def test_a_copy_that_breaks_a_promise_is_caught(table: type[Table], spot: mutants.Spot) -> None:
    assert noticed(spot, table=table)
