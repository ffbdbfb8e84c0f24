"""What a game counts for the book, news by news; whole matches are counted in tests/book."""

from __future__ import annotations

from typing import Any

import pytest

from cardhouse.games.dalmuti.counted import counted as in_dalmuti
from cardhouse.games.tincholi.counted import counted as in_tincholi

ROUND = {"facts": {"round": 2, "hand": 2}}
TOTALS = {"p1": 4, "p2": 9}


@pytest.mark.parametrize(
    ("item", "found"),
    [
        ({"what": "pair", "seat": "p1", "ok": True}, ["pairs"]),
        ({"what": "pair", "seat": "p1", "ok": False}, []),
        ({"what": "cut", "seat": "p1", "totals": TOTALS, "called": 4}, ["cuts", "held", "called"]),
        ({"what": "cut", "seat": "p1", "totals": TOTALS, "called": None}, ["cuts", "held"]),
        ({"what": "cut", "seat": "p2", "totals": TOTALS, "called": 8}, ["cuts"]),
    ],
)
def test_tincholi_counts_pairs_and_cuts_that_held(item: dict[str, Any], found: list[str]) -> None:
    assert [one.what for one in in_tincholi(item, ROUND)] == found


def test_dalmuti_counts_a_revolution_for_whoever_called_it() -> None:
    (one,) = in_dalmuti({"what": "revolution", "seat": "p3"}, ROUND)
    assert (one.what, one.seat) == ("revolutions", "p3")
