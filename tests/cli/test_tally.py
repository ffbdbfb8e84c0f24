"""The arithmetic of the arena."""

from __future__ import annotations

from cardhouse.cli.arena import tally


def test_shared_places_share_their_points() -> None:
    assert tally.points_of([[2], [0, 3], [1]]) == {2: 3.0, 0: 1.5, 3: 1.5, 1: 0.0}
    assert tally.points_of([[0, 1, 2]]) == {0: 1.0, 1: 1.0, 2: 1.0}


def test_intervals() -> None:
    low, high = tally.wilson(10, 100)
    assert (round(low, 4), round(high, 4)) == (0.0552, 0.1744)  # as in any book
    assert tally.wilson(0, 20)[0] == 0.0
    middle, low, high = tally.interval([1.0, 2.0, 3.0, 2.0])
    assert middle == 2.0
    assert round(high - middle, 3) == round(middle - low, 3) == 0.8  # 1.96 · 0.8165 / 2
    assert tally.interval([1.0]) == (1.0, 1.0, 1.0)
