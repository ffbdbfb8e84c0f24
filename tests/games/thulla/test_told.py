"""What a table of Thulla or Kazhutha tells beside the cards: tricks, who went out when, the largest pick-up."""

from __future__ import annotations

import pytest

from tests.harness import Seen, after

DEAL = "deck deal p1:7h,2c p2:Kh,3c p3:4d,5d gone:"


def table(*lines: str, game: str) -> Seen:
    return after(*lines, game=game, seats=3, setup="")


@pytest.mark.parametrize("game", ["thulla", "kazhutha"])
def test_the_largest_pick_up_is_remembered_with_its_trick(game: str) -> None:
    start = table(DEAL, game=game)
    assert (start.facts["tricks"], start.facts["most"], start.facts["safe_on"]) == (0, None, {})
    cut = table(DEAL, "p1 7h", "p2 Kh", "p3 4d", game=game)
    assert (cut.facts["tricks"], cut.facts["most"]) == (1, {"count": 3, "seat": "p2", "trick": 1})
    smaller = table(DEAL, "p1 7h", "p2 Kh", "p3 4d", "p2 4d", "p3 5d", "p1 2c", game=game)
    assert (smaller.facts["tricks"], smaller.facts["most"]) == (2, {"count": 3, "seat": "p2", "trick": 1})


@pytest.mark.parametrize("game", ["thulla", "kazhutha"])
def test_who_went_out_is_told_with_the_trick(game: str) -> None:
    seen = table("deck deal p1:7h,3h p2:Kh p3:8h,4h gone:", "p1 7h", "p2 Kh", "p3 8h", game=game)
    assert (seen.facts["out"], seen.facts["safe_on"]) == (["p2"], {"p2": 1})
