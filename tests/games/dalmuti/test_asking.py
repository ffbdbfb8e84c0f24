"""D4: while the holder of both Jesters is asked, nobody else can tell that they are."""

import pytest

from cardhouse.core import kernel
from cardhouse.core.position import SPECTATOR, Position
from tests.harness import after

DRAW = "deck draw p1:1 p2:2 p3:12"
NUMBERED = [str(value) for value in range(1, 13) for _ in range(value)]


def dealt(jesters: str, options: str = "") -> Position:
    """Three hands of 27, 27 and 26: p1 holds both Jesters, or p1 and p2 one each."""
    first, second, third = (NUMBERED[i::3] for i in range(3))
    mine = ["J", "J"] if jesters == "both" else ["12", "J"]
    theirs = ["12"] if jesters == "both" else ["J"]
    piles = (first[:25] + mine, second[:-1] + first[25:] + theirs, third)
    deal = "deck deal " + " ".join(f"p{i}:{','.join(pile)}" for i, pile in enumerate(piles, 1))
    opening = [] if "opening=seats" in options else [DRAW]
    return after(*opening, deal, game="dalmuti", seats=3, options=options).position


@pytest.mark.rule("D4")
@pytest.mark.parametrize("options", ["", "opening=seats", "tax_return=choice", "taxes=off"])
def test_others_see_the_same_whether_anybody_is_asked_or_not(options: str) -> None:
    asked, unasked = dealt("both", options).asking(), dealt("each", options).asking()
    assert asked is not None and unasked is not None
    for viewer in (2, SPECTATOR):
        assert kernel.view(asked, viewer) == kernel.view(unasked, viewer)
        assert kernel.explain(asked, viewer, "12x1") == kernel.explain(unasked, viewer, "12x1")
    assert (asked.to_move, unasked.to_move) == ((0,), ())


@pytest.mark.rule("D4")
def test_the_hands_are_shown_as_dealt_before_taxes() -> None:
    position = dealt("each")
    shown = position.asking()
    assert shown is not None
    assert kernel.faces(shown, None)["p3"] == NUMBERED[2::3] != kernel.faces(position, None)["p3"]


@pytest.mark.rule("D4")
def test_without_revolutions_and_before_the_deal_nobody_is_asked() -> None:
    assert dealt("both", "revolution=off").asking() is None
    assert after(DRAW, game="dalmuti", seats=3).position.asking() is None
    assert after(game="dalmuti", seats=3).position.asking() is None
    assert after(game="thulla", seats=3).position.asking() is None
