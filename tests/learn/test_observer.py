"""An observation is what a seat knows, and nothing else."""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator
from typing import Literal

import pytest

pytest.importorskip("numpy", reason="cardhouse[learn] is not installed")

from cardhouse.bots.dice import Dice
from cardhouse.core import kernel
from cardhouse.core.position import NAMES, Position
from cardhouse.games import GAMES
from cardhouse.learn import Episode, Spec
from cardhouse.learn.columns import columns_of
from cardhouse.learn.observer import Observer
from cardhouse.learn.sample import some_positions
from cardhouse.testing.promises import option_texts
from tests.sixth.war.rules import GAME as WAR

TABLES = [
    pytest.param(name, seats, options, id=f"{name}-{seats}-{i}")
    for name, game in GAMES.items()
    for i, options in enumerate(option_texts(game)[:7])
    for seats in sorted({game.seats[0], min(4, game.seats[-1]), game.seats[-1]})
    if not ("partners=on" in options and seats != 4)
]
STEPS = 250


def by_chance(spec: Spec, seed: int, steps: int = STEPS) -> Iterator[Episode]:
    episode, rng = Episode(spec, seed), random.Random(seed)
    for _ in range(steps):
        if episode.over:
            break
        yield episode
        seat = rng.choice(episode.to_move)
        episode.step(seat, rng.choice(episode.legal(seat)))


def other_worlds(spec: Spec, seed: int, care: float) -> Iterator[tuple[Position, Position, int]]:
    rng = random.Random(seed)
    for n, episode in enumerate(by_chance(spec, seed)):
        if rng.random() < care or len(episode.to_move) > 1 or episode.position.secret:
            for viewer in range(spec.seats):
                yield episode.position, kernel.resample(episode.position, viewer, Dice(f"{seed} {n}")), viewer


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_the_row_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(
    name: str, seats: int, options: str
) -> None:
    spec = Spec.of(name, seats, options)
    others = 0
    for seed in range(20):
        for position, world, viewer in other_worlds(spec, seed, care=0.08):
            assert spec.observer(position, viewer).tobytes() == spec.observer(world, viewer).tobytes(), viewer
            others += kernel.faces(position, None) != kernel.faces(world, None)
        if others > 10:
            break
    assert others > 5 or seats == 2, "worlds that really are others; of two, each knows what the other holds"


@pytest.mark.parametrize("name", GAMES)
def test_what_is_remembered_of_rows_changes_none(name: str) -> None:
    """An observer that has seen many games, and one that sees its first position, write the same."""
    spec = Spec.of(name)
    for n, episode in enumerate(by_chance(spec, 5)):
        row = episode.observe(n % spec.seats)
        if n % 25 == 0:
            fresh = Observer(spec.game, spec.seats, spec.options, some_positions(spec.game, spec.seats, spec.options))
            assert fresh(episode.position, n % spec.seats).tobytes() == row.tobytes()


Kind = Literal["up", "down"]


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        (bool, [True, False]),
        (str, ["p1", "p3", "nobody"]),
        (Kind, ["up", "down"]),
        (Kind | None, ["up", "down", None]),
        (str | None, ["p2", "hearts", None]),
        (bool | None, [True, False, None]),
    ],
)
def test_what_is_looked_up_is_what_would_be_written(kind: object, values: list[object]) -> None:
    columns = columns_of(kind, 3)
    assert columns is not None and columns.marks is not None
    for viewer in range(3):
        seats = {NAMES[(viewer + i) % 3]: i for i in range(3)}
        marks = columns.marks(seats).moved(2)
        for value in values:
            out = array("f", [0.0] * (2 + columns.size))
            columns.write(out, 2, value, seats)
            assert [i for i, column in enumerate(out) if column] == list(marks.of.get(value, marks.other)), value


class Peeping(Observer):
    """A planted mistake: it sees what lies in every hand."""

    def peep(self, position: Position) -> list[bytes]:
        return [self(position, seat)[2:60].tobytes() for seat in range(self.seats)]


def test_a_row_that_shows_too_much_is_found() -> None:
    spec = Spec.of("thulla", 4)
    peeping = Peeping(spec.game, 4, spec.options, [episode.position for episode in by_chance(spec, 1, 20)])
    assert any(peeping.peep(p) != peeping.peep(world) for p, world, viewer in other_worlds(spec, 3, care=0.1))


@pytest.mark.parametrize("name", GAMES)
def test_every_column_has_a_name_and_most_of_them_are_used(name: str) -> None:
    spec = Spec.of(name)
    rows = [spec.observer(e.position, s) for seed in range(4) for e in by_chance(spec, seed) for s in e.to_move]
    assert len(set(spec.observer.names)) == spec.observer.size == len(rows[0])
    assert all(row.min() >= -100 and row.max() <= 100 for row in rows)
    assert len({row.tobytes() for row in rows}) > len(rows) * 0.9, "rows differ"


def column(spec: Spec, episode: Episode, seat: int, name: str) -> float:
    return float(episode.observe(seat)[spec.observer.names.index(name)])


def test_what_was_picked_up_in_sight_is_remembered() -> None:
    spec = Spec.of("thulla", 3)
    for seed in range(20):
        for episode in by_chance(spec, seed):
            p = episode.position
            for card in range(52):
                for other in (1, 2):
                    is_known = bool(p.known[other] & p.hands[other] & 1 << card)  # type: ignore[attr-defined]
                    face = spec.game.faces[card]
                    assert column(spec, episode, 0, f"hand[+{other}] {face}") == is_known
            if episode.moves > 25:
                break
        else:
            continue
        return
    raise AssertionError("no game was long enough")


def test_a_version_changes_with_the_table() -> None:
    versions = {Spec.of("thulla", seats).observer.version for seats in (3, 4)}
    versions.add(Spec.of("kazhutha", 4).observer.version)
    assert len(versions) == 3
    assert Spec.of("thulla", 4).observer.version == "1-36eee7645474"


def test_a_game_that_declares_nothing_is_observed_too() -> None:
    spec = Spec.of(WAR)
    for seed in range(3):
        for episode in by_chance(spec, seed, 100):
            for viewer in range(spec.seats):
                world = kernel.resample(episode.position, viewer, Dice("other"))
                assert spec.observer(world, viewer).tobytes() == episode.observe(viewer).tobytes()
    assert len(spec.actions) > 0
