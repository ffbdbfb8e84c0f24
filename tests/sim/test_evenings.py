"""Evenings in a pretend world, over all games and numbers of seats: at least 100 a run; `SOAK=1` for thousands."""

from __future__ import annotations

import itertools
import os
import re
from pathlib import Path

import pytest

from cardhouse.core.position import News
from cardhouse.table.match import Match
from cardhouse.table.table import Table
from tests.sim import mutants
from tests.sim.world import TABLES, Chances, Evening

pytestmark = pytest.mark.slow

EVENINGS = 100 if os.environ.get("SOAK") else 4  # for each entry of TABLES
SOON = 24  # so many evenings, and a broken promise has been noticed
KINDS = {
    "asleep", "away", "back", "bot", "changed", "clock", "closed", "host", "lifted", "looks", "ready", "seated",
    "shared", "swapped", "unseated", "removed", "restored", "waits", "waits_no_more", "went_on", "woken",
}  # fmt: skip
PAST = [
    int(line.split()[0])
    for line in (Path(__file__).parent / "seeds.txt").read_text().splitlines()
    if line[:1].isdigit()
]


def spend(seed: int) -> Evening:
    evening = Evening(seed)
    try:
        return evening.play()
    except Exception as error:
        raise AssertionError(f"{evening}: {error!r}; again: python -m tests.sim {seed}") from error


def test_there_are_at_least_a_hundred() -> None:
    assert EVENINGS * len(TABLES) >= 100


@pytest.mark.parametrize("i", range(len(TABLES)), ids=lambda i: "-".join(map(str, TABLES[i])))
def test_an_evening_ends_well(i: int) -> None:
    for n in range(EVENINGS):
        spend(i + n * len(TABLES))


@pytest.mark.parametrize("seed", PAST)
def test_what_once_went_wrong_goes_well(seed: int) -> None:
    spend(seed)


def test_the_same_seed_is_the_same_evening() -> None:
    assert spend(3).disk == spend(3).disk


def test_all_kinds_of_things_happen() -> None:
    """A world in which nothing goes wrong proves nothing."""
    evenings = [spend(seed) for seed in range(1000, 1060)]
    lines = "\n".join(line for evening in evenings for line in evening.disk)
    happened = set(re.findall(r'"(?:e|by)":"(\w+)"|"(removed)":true', lines))
    missing = KINDS - {word for pair in happened for word in pair}
    assert not missing
    assert sum(evening.crashes for evening in evenings) > 20
    visited = [evening for evening in evenings if evening.visitor.came]
    assert sum(len(evening.records) == evening.checks.started for evening in visited) >= 5, "a match goes on for them"


def noticed(world: type[Evening], table: type[Table] = Table, game: str = "", first: int = 0) -> bool:
    """Whether a broken promise turns up within a few evenings."""
    seeds = (seed for seed in itertools.count(first) if game in TABLES[seed % len(TABLES)][0])
    for seed in itertools.islice(seeds, SOON):
        evening = world.__new__(world)
        evening.table_class = table
        evening.__init__(seed, Chances(look=1.0))  # type: ignore[misc]
        try:
            evening.play()
        except AssertionError:
            return True
    return False


@pytest.mark.parametrize("world", mutants.EVENINGS)
def test_a_shell_that_breaks_the_order_is_caught(world: type[Evening]) -> None:
    assert noticed(world)


@pytest.mark.parametrize(("table", "first"), mutants.TABLES.items())
def test_a_table_that_breaks_a_promise_is_caught(table: type[Table], first: int) -> None:
    assert noticed(Evening, table, first=first)


def test_an_answer_in_secret_that_others_notice_is_caught() -> None:
    assert noticed(Evening, mutants.Noticed, "dalmuti", first=60)


def test_a_clock_that_does_not_charge_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "_charge", lambda *_: None)
    assert noticed(Evening)


def test_a_clock_that_starts_again_with_every_move_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = Match._go_on

    def start_all(self: Match, at: int, still_asked: set[int], news: list[News]) -> None:
        go_on(self, at, set(), news)

    monkeypatch.setattr(Match, "_go_on", start_all)
    assert noticed(Evening)
