"""A record up to one of its moments."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cardhouse.core import kernel
from cardhouse.core.again import _dealt_again, before, fold_before, otherwise, remembered
from cardhouse.core.fold import Fold
from cardhouse.core.record import Line, Record, read_record
from cardhouse.games import GAMES

OLD = Path(__file__).parent.parent / "old_records"


@pytest.mark.parametrize("n", [1, 2, 40])
def test_before_a_line_is_after_those_above_it(n: int) -> None:
    record = read_record((OLD / "thulla.cgn").read_text())
    fold = Fold(record, GAMES)
    seen = [kernel.view(fold.position, None), *(kernel.view(fold.position, None) for _ in fold.lines())]
    assert kernel.view(fold_before(record, GAMES, n).position, None) == seen[n - 1]


def test_what_was_looked_at_is_remembered_where_it_lies_and_nothing_else() -> None:
    record = read_record((OLD / "tincholi.cgn").read_text())
    look = next(n for n, line in enumerate(record.lines, 1) if line.move.startswith("look") and line.actor == "p2")
    draws = next(n for n, line in enumerate(record.lines, 1) if line.move == "draw" and n > look)
    fold = fold_before(record, GAMES, draws + 1)
    slots = [int(slot) - 1 for slot in record.lines[look - 1].move.split()[1:]]
    truth = kernel.faces(fold.position, None)["p2"]
    assert set(kernel.faces(fold.position, 1)["p2"]) == {"??"}
    expected = [card if i in slots else "??" for i, card in enumerate(truth)]
    assert remembered(fold.position, 1) == {"p2": expected}
    assert "p2" not in remembered(fold.position, 0)


@pytest.mark.parametrize("name", ["thulla", "kazhutha", "dalmuti-of-four", "liap_tui", "tincholi"])
def test_other_hands_are_such_that_the_seat_has_seen_and_heard_the_same(name: str) -> None:
    record = read_record((OLD / f"{name}.cgn").read_text())
    rng, others = random.Random(name), 0
    for n in (10, 45, 90):
        n += next(i for i, line in enumerate(record.lines[n - 1 :]) if line.actor != "deck")
        seat = int(record.lines[n - 1].actor[1:]) - 1
        made = otherwise(record, GAMES, n, seat, rng)
        if made is None:
            continue
        truth, fold = Fold(before(record, n), GAMES), Fold(made, GAMES)
        for _ in zip(truth.lines(), fold.lines(), strict=True):
            seen = [kernel.view(one.position, seat) for one in (truth, fold)]
            told = [kernel.heard(one.position.news or (), seat, one.position.faces) for one in (truth, fold)]
            assert seen[0] == seen[1] and told[0] == told[1]
        others += kernel.view(truth.position, None) != kernel.view(fold.position, None)
        assert "Seed" not in made.tags and "Result" not in made.tags
    assert others, "some hands are other ones"


def test_other_hands_do_not_depend_on_the_true_ones() -> None:
    """Whoever is given other hands learns nothing: from two records that the seat cannot tell apart come the same."""
    record = read_record((OLD / "thulla.cgn").read_text())
    n = next(n for n, line in enumerate(record.lines, 1) if n > 20 and line.actor == "p1")
    twin = otherwise(record, GAMES, n, 0, random.Random(1))
    assert twin is not None
    found = [otherwise(one, GAMES, n, 0, random.Random(2)) for one in (before(record, n), twin)]
    assert found[0] is not None and found[1] is not None
    hands = [kernel.faces(Fold(one, GAMES).to_end().position, None) for one in found if one is not None]
    assert hands[0] == hands[1]


def test_of_a_match_before_its_deal_there_are_no_other_hands() -> None:
    record = read_record((OLD / "thulla.cgn").read_text())
    assert otherwise(record, GAMES, 1, 0, random.Random(1)) is None


def test_cards_that_look_alike_are_exchanged_only_where_they_were_dealt() -> None:
    """The nine of p2 came by a tax: no deal alone explains that they hold a six instead."""
    record = Record({}, [Line(1, "deck", "deal p1:6,6 p2:7")])
    assert _dealt_again(record, {"p1": ["6", "6"], "p2": ["9"]}, {"p1": ["6", "9"], "p2": ["6"]}) is None
