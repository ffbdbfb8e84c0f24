"""Chances that people are told are put right, and never in another order."""

from __future__ import annotations

import re
from bisect import bisect_right
from itertools import pairwise
from pathlib import Path

import pytest

from cardhouse.bots.chances import FROM, TENTHS, Chances, chances_of, right, said, tenth, told
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
    line = chances_of(GAMES[name]).line
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


RESULTS = Path(__file__).parents[2] / "bench" / "results.md"
BIN = re.compile(r"^\| (\d+)–\d+ % \| (\d+) \| \S+ \| ([\d.]+)% \| ([+-][\d.]+) ± ([\d.]+)")


def measured(title: str) -> list[re.Match[str]]:
    """The published bins of a game."""
    part = RESULTS.read_text("utf-8").split(f"**{title}**: ")[1].split("By the level")[0]
    bins = [match for line in part.splitlines() if (match := BIN.match(line))]
    assert bins
    return bins


def firm_as_measured(title: str) -> list[int]:
    """Many hints, no more than five points off, and not by luck."""
    good = [one for one in measured(title) if int(one[2]) >= 30 and abs(float(one[4])) <= 5 and float(one[5]) <= 10]
    return [int(one[1]) // 10 for one in good]


@pytest.mark.parametrize("name", GAMES)
def test_a_number_is_told_only_where_it_came_true_within_five_points(name: str) -> None:
    firm = chances_of(GAMES[name]).firm
    assert set(firm) <= set(firm_as_measured(GAMES[name].title))
    for n in range(101):
        shown = said(chances_of(GAMES[name]), "win", n / 100)
        assert ("%" in shown) == (tenth(n / 100) in firm), shown


@pytest.mark.parametrize("name", GAMES)
def test_a_word_fits_what_came(name: str) -> None:
    """“Likely” came more often than not: no further off than ten points, or than luck makes it."""
    edges = (0.0, *FROM, 1.0)
    chances = chances_of(GAMES[name])
    for one in measured(GAMES[name].title):
        told, came, error = int(one[1]) / 100 + 0.05, float(one[3]) / 100, float(one[5]) / 100
        word = bisect_right(FROM, told)
        if int(one[2]) >= 30 and tenth(told) not in chances.firm:
            room = max(0.1, error)
            assert edges[word] - room <= came <= edges[word + 1] + room, (name, one[0])


def test_what_nobody_has_measured_is_told_in_words() -> None:
    words = [said(Chances(), "win", n / TENTHS) for n in range(TENTHS + 1)]
    assert list(dict.fromkeys(words)) == ["hardly possible", "hard", "about even", "likely", "almost certain"]
    assert said(Chances(), "points", 0.7) == "most" and said(Chances(firm=(7,)), "points", 0.7) == "70%"
