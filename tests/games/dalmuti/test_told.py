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
def test_a_peon_is_told_what_they_will_give_and_a_dalmuti_what_they_would() -> None:
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


HAND = ("deck deal p1:9,9,12 p2:4,4,8 p3:3,3,7 p4:1,J,J",)


def hand(*lines: str, options: str = "") -> Seen:
    return after(*HAND, *lines, game="dalmuti", seats=4, options=f"hands=2 {options}", setup="order p1 p2 p3 p4")


def test_everybody_is_told_who_played_which_cards_of_a_trick() -> None:
    seen = hand("p1 9x2", "p2 pass", "p3 3x2")
    assert (seen.cards("trick"), seen.view["by"]) == ("9 9 3 3", {"trick": ["p1", "p1", "p3", "p3"]})
    assert hand("p1 9x2", "p2 pass", "p3 pass", "p4 pass").view["by"] == {}


SHORT = "deck deal p1:1 p2:2 p3:3 p4:4"
PLAYED = ("p4 4x1", "p3 3x1", "p2 2x1")


def over(options: str = "", seats: str = "p4 p3 p2 p1") -> Seen:
    return after(SHORT, *PLAYED, game="dalmuti", seats=4, options=options, setup=f"order {seats}")


@pytest.mark.rule("D5")
@pytest.mark.rule("D11")
def test_when_a_hand_is_over_the_ranks_to_come_are_told_and_who_will_pay_whom() -> None:
    assert over("hands=2").facts["coming"] == {
        "order": ["p4", "p3", "p2", "p1"],
        "titles": {"p4": "Greater Dalmuti", "p3": "Lesser Dalmuti", "p2": "Lesser Peon", "p1": "Greater Peon"},
        "dues": [{"seat": "p1", "to": "p4", "count": 2}, {"seat": "p2", "to": "p3", "count": 1}],
    }
    assert over("hands=2 taxes=off").facts["coming"]["dues"] == []
    assert over("hands=1").facts["coming"]["dues"] == [], "there is no next hand"
    assert hand().facts["coming"] is None and after(game="dalmuti", seats=4).facts["coming"] is None


def test_with_three_players_there_are_no_lesser_ones() -> None:
    lines = ("deck deal p1:1 p2:2 p3:3", "p3 3x1", "p2 2x1")
    seen = after(*lines, game="dalmuti", seats=3, options="hands=2", setup="order p3 p2 p1")
    assert seen.facts["coming"]["dues"] == [{"seat": "p1", "to": "p3", "count": 2}]
