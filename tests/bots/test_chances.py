"""Chances that people are told are put right, and never in another order."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cardhouse.bots.chances import line_of, right, told
from cardhouse.bots.mind import Thought
from cardhouse.core.position import Reason
from cardhouse.games import GAMES

LINE = ((0.4, 0.7), (0.8, 0.9))


def test_a_chance_lies_on_the_line() -> None:
    assert [round(right(LINE, chance), 3) for chance in (0.0, 0.2, 0.4, 0.6, 0.8, 0.9, 1.0)] == [
        0.0, 0.35, 0.7, 0.8, 0.9, 0.95, 1.0,
    ]  # fmt: skip
    assert right((), 0.37) == 0.37


@pytest.mark.parametrize("name", GAMES)
def test_a_line_rises_everywhere_so_the_best_stays_the_best(name: str) -> None:
    line = line_of(GAMES[name])
    found = [right(line, n / 200) for n in range(201)]
    assert found[0] == 0 and found[-1] == 1
    assert all(a < b for a, b in pairwise(found))


def test_what_is_said_of_a_gap_is_the_gap_that_is_shown() -> None:
    thought = Thought("a", [("a", 0.6), ("b", 0.4)], Reason("ahead", {"other": "b", "gap": 20}), "win")
    mended = told(thought, LINE)
    assert [(move, round(chance, 2)) for move, chance in mended.best] == [("a", 0.8), ("b", 0.7)]
    assert mended.why.params == {"other": "b", "gap": 10}


def test_what_is_certain_is_left_alone() -> None:
    solved = Thought("a", [("a", 1.0), ("b", 0.4)], Reason("solved", {}), "not_last")
    assert told(solved, LINE) == solved
