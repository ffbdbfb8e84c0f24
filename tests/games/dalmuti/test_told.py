"""What a table of The Great Dalmuti tells beside the cards: what was drawn for rank, and what a tax will be."""

from __future__ import annotations

import pytest

from cardhouse.core import kernel
from cardhouse.core.position import SPECTATOR
from tests.harness import Seen, after

DEAL = "deck deal p1:5,5,9,12,12 p2:4,6,8 p3:3,7,J p4:1,2,2,10,J"


def taxing(*lines: str, deal: str = DEAL) -> Seen:
    return after(
        deal, *lines, game="dalmuti", seats=4, options="tax_return=choice", setup="phase tax; order p1 p2 p3 p4"
    )


def tax(seen: Seen, viewer: int | None) -> object:
    return kernel.view(seen.position, viewer)["facts"].get("tax")


@pytest.mark.rule("D5")
def test_a_peon_is_told_what_he_will_give_and_a_dalmuti_what_he_would() -> None:
    seen = taxing()
    assert seen.to_move == "p1 p2"
    assert tax(seen, 0) == {"to": "p4", "cards": ["12", "12"]}
    assert tax(seen, 1) == {"to": "p3", "cards": ["8"]}
    assert tax(seen, 2) == {"to": "p2", "cards": ["3"]}
    assert tax(seen, 3) == {"to": "p1", "cards": ["1", "2"]}
    assert tax(seen, SPECTATOR) is None and tax(seen, None) is None


def test_when_the_cards_have_moved_nothing_is_told_any_more() -> None:
    seen = taxing("p1 give 12,12", "p2 give 8")
    assert [tax(seen, seat) for seat in range(4)] == [None] * 4


@pytest.mark.rule("D2")
def test_what_was_drawn_for_rank_is_told_until_the_second_hand() -> None:
    draw = "deck draw p1:5 p2:9 p3:5 p4:J"
    first = after(draw, game="dalmuti", seats=4)
    assert first.facts["drawn"] == {"p1": [5], "p2": [9], "p3": [5], "p4": [13]}
    again = after(draw, "deck draw p1:12 p3:7", game="dalmuti", seats=4)
    assert again.facts["drawn"] == {"p1": [5, 12], "p2": [9], "p3": [5, 7], "p4": [13]}
    assert again.facts["order"] == ["p3", "p1", "p2", "p4"]
    assert after(game="dalmuti", seats=4, options="opening=seats").facts["drawn"] is None
