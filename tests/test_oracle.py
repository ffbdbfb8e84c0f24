"""The engine beside an independent reading of the rules, on random games and on small set-ups near the edges.

After every line both must show the same piles, turns, legal moves, facts and result, to every viewer.
"""

from __future__ import annotations

import importlib
import os
import random
from typing import Any

import pytest

from cardhouse.cli.replay import shown
from cardhouse.core.fold import Fold
from cardhouse.core.position import SPECTATOR
from cardhouse.core.record import Line, RecordError, read_record
from cardhouse.games import GAMES
from tests import oracle
from tests.harness import record

pytestmark = pytest.mark.slow

SOAK = "SOAK" in os.environ  # `make soak`
EVENINGS = 100 if SOAK else 8  # per case; each is one scenario played to its end
CASES = 20 if SOAK else 5
MOST_LINES = 700


@pytest.mark.parametrize("case", range(CASES))
@pytest.mark.parametrize("name", GAMES)
def test_engine_and_oracle_agree(name: str, case: int) -> None:
    model = importlib.import_module(f"tests.oracle.{name}")
    for evening in range(EVENINGS):
        rng = random.Random(f"{name} {case} {evening}")
        seats, options, setup, first = model.scenarios(rng)
        side_by_side(model, rng, name, seats, options, setup, first)


def side_by_side(
    model: Any,
    rng: random.Random,
    name: str,
    seats: int,
    options: dict[str, str],
    setup: str | None,
    first: str | None,
) -> list[str]:
    """Plays one evening on both and returns its lines."""
    tags = record(game=name, seats=seats, options=" ".join(f"{k}={v}" for k, v in options.items()), setup=setup)
    other = model.Oracle(seats, options, setup)
    fold = Fold(read_record(tags), GAMES)
    lines: list[str] = []
    while other.to_move() and len(lines) < MOST_LINES:
        actor = rng.choice(other.to_move())
        if actor == "deck":
            move = first or other.deal(rng)
            first = None
        else:
            if rng.random() < 0.1:
                refused_by_both(fold, other, actor, rng)
            move = rng.choice(other.legal()[actor])
            if move == "cut" and rng.random() < 0.5:
                move = f"cut {rng.randrange(40)}"
        lines.append(f"{actor} {move}")
        try:
            fold._apply(Line(len(lines), actor, move))
        except RecordError as error:
            raise AssertionError(f"{error}\n{tags}" + "\n".join(lines)) from None
        other.apply(actor, move)
        compare(fold, other, tags + "\n".join(lines))
    return lines


def compare(fold: Fold, other: Any, text: str) -> None:
    seats = [f"p{i + 1}" for i in range(fold.position.seats)]
    assert normal(shown(fold, None)) == normal(other.state()), text
    for seat, viewer in enumerate(seats):
        assert normal(shown(fold, seat)) == normal(other.state(viewer)), f"seen by {viewer}\n{text}"
    assert normal(shown(fold, SPECTATOR)) == normal(other.state("spectator")), f"seen by a spectator\n{text}"


def normal(state: dict[str, Any]) -> dict[str, Any]:
    """Legal moves are a set; so is what is out of play."""
    state = dict(state)
    state["legal"] = {seat: sorted(moves) for seat, moves in state["legal"].items()}
    state["piles"] = {
        name: sorted(cards) if name in ("gone", "won") else cards for name, cards in state["piles"].items()
    }
    return state


def refused_by_both(fold: Fold, other: Any, actor: str, rng: random.Random) -> None:
    """A move that somebody else could make, or that was never one."""
    foreign = rng.choice(
        ["pass", "7h", "6x2", "draw", "keep 9", "say 9", "RRR", "peek 1", "pair 1 1", "As", "stay", "J"]
    )
    if foreign in other.legal()[actor]:
        return
    before = shown(fold, None)
    with pytest.raises(oracle.Refused):
        other.apply(actor, foreign)
    with pytest.raises(RecordError):
        fold._apply(Line(1, actor, foreign))
    assert shown(fold, None) == before
