"""What a table of Liap Tui tells beside the pieces: the sheet, and how strong each play would be."""

from __future__ import annotations

import pytest

from cardhouse.core import kernel
from cardhouse.core.position import SPECTATOR
from cardhouse.games import GAMES
from tests.harness import Seen, after

DEAL = "deck deal p1:G,A,E,S p2:R,H,C,S p3:g,a,e,s p4:r,h,c,s"
SETUP = "phase turn; starter p1; said 1 1 1 1"


def table(*lines: str, options: str = "", setup: str = SETUP, deal: str = DEAL) -> Seen:
    return after(deal, *lines, game="liap_tui", seats=4, options=options, setup=setup)


def strength(seen: Seen, seat: int) -> dict[str, list[object]]:
    found: dict[str, tuple[object, ...]] = kernel.view(seen.position, seat)["facts"]["strength"]
    return {play: list(told) for play, told in found.items()}


@pytest.mark.rule("L8")
def test_who_leads_is_told_the_type_and_the_worth_of_each_play() -> None:
    seen = strength(table(), 0)
    assert seen["G"] == ["single", 20, None]
    assert seen["GAE"] == ["straight", 28, None]
    assert set(seen) == set(table().legal("p1"))


@pytest.mark.rule("L9")
def test_who_follows_is_told_whether_they_would_be_ahead() -> None:
    seen = strength(table("p1 GAE"), 1)
    assert seen["RHC"] == ["straight", 35, "ahead"]
    assert seen["RHS"] == ["none", 0, "behind"]
    lower = strength(table("p1 A"), 1)
    assert (lower["R"], lower["S"]) == (["single", 18, "ahead"], ["single", 2, "behind"])
    assert strength(table("p1 A", "p2 S"), 2)["a"] == ["single", 4, "ties"]


def test_under_type_lock_a_higher_type_is_behind() -> None:
    deal = "deck deal p1:S,S,S,A p2:R,H,C,E p3:g,a,e,s p4:r,h,c,s"
    assert strength(table("p1 SSS", deal=deal), 1)["RHC"][2] == "ahead"
    assert strength(table("p1 SSS", deal=deal, options="type_lock=on"), 1)["RHC"][2] == "behind"


def test_of_plays_that_are_face_down_nothing_is_told() -> None:
    assert strength(table("p1 A", options="face_down=on"), 1)["R"] == ["single", 18, None]


@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR, None])
def test_nobody_else_is_told(viewer: int | None) -> None:
    assert "strength" not in kernel.view(table().position, viewer)["facts"]


@pytest.mark.rule("L10")
def test_the_sheet_has_a_row_for_each_round() -> None:
    assert table().facts["sheet"] == []
    seen = table("p1 G", "p2 S", "p3 s", "p4 s", deal="deck deal p1:G p2:S p3:s p4:s", setup=f"{SETUP}; multiplier 2")
    assert seen.facts["sheet"] == [
        {
            "round": 1,
            "multiplier": 2,
            "said": {"p1": 1, "p2": 1, "p3": 1, "p4": 1},
            "won": {"p1": 1, "p2": 0, "p3": 0, "p4": 0},
            "points": {"p1": 12, "p2": -2, "p3": -2, "p4": -2},
            "scores": {"p1": 12, "p2": -2, "p3": -2, "p4": -2},
        }
    ]


@pytest.mark.rule("L2")
@pytest.mark.parametrize("options", ["", "values=ranked"])
def test_the_worth_that_is_declared_of_each_piece_is_that_of_a_single(options: str) -> None:
    declared = GAMES["liap_tui"].info.faces.worth[options]
    told = strength(table(options=options), 0) | strength(table("p1 S", options=options), 1)
    for piece in "GAESRHC":
        assert told[piece][1] == 2 * declared[piece]
    assert declared["c"] == (4.5 if not options else 3)


@pytest.mark.parametrize("options", ["", "face_down=on"])
def test_everybody_is_told_whose_pieces_lie_on_the_table(options: str) -> None:
    seen = table("p1 GAE", "p2 RHC", options=options)
    for viewer in (0, 2, SPECTATOR, None):
        assert kernel.view(seen.position, viewer)["by"] == {"table": ["p1"] * 3 + ["p2"] * 3}
    assert table(options=options).view["by"] == {}
