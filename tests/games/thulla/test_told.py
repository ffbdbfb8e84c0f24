"""What a table of Thulla tells beside the cards: who is ahead, what each card would do, and who leads next."""

from __future__ import annotations

import pytest

from cardhouse.core import kernel
from cardhouse.core.position import SPECTATOR
from tests.harness import Seen, after

DEAL = "deck deal p1:9h,2c p2:7h,Kh,3c p3:8h,Ah,4d"


def table(*lines: str, options: str = "", setup: str = "lead p1", deal: str = DEAL) -> Seen:
    return after(deal, *lines, game="thulla", seats=3, options=options, setup=setup)


def would(seen: Seen, viewer: int | None) -> object:
    return kernel.view(seen.position, viewer)["facts"].get("would")


@pytest.mark.rule("T6")
def test_whoever_follows_is_told_what_each_card_would_do() -> None:
    assert would(table("p1 9h"), 1) == {"7h": "low", "Kh": "high"}
    assert would(table("p1 9h", "p2 Kh"), 2) == {"8h": "low", "Ah": "wins"}


@pytest.mark.rule("T7")
def test_whoever_cannot_follow_is_told_that_it_cuts() -> None:
    assert would(table("p1 2c", "p2 3c"), 2) == {"8h": "cuts", "Ah": "cuts", "4d": "cuts"}


def test_whoever_leads_is_told_nothing_and_nobody_else_is() -> None:
    assert would(table(), 0) is None
    assert [would(table("p1 9h"), viewer) for viewer in (0, 2, SPECTATOR, None)] == [None] * 4


def test_where_the_first_trick_is_safe_a_cut_and_what_follows_it_win_nothing() -> None:
    deal = "deck deal p1:9h,2c p2:7s,3c p3:8h,Ah,4d"
    first = table("p1 9h", options="first_trick_safe=on", setup="lead p1; opening", deal=deal)
    assert would(first, 1) == {"3c": "spoiled", "7s": "spoiled"} and first.facts["if_cut"] is None
    cut = table("p1 9h", "p2 7s", options="first_trick_safe=on", setup="lead p1; opening", deal=deal)
    assert would(cut, 2) == {"8h": "low", "Ah": "spoiled"}


def test_everybody_is_told_who_is_ahead_also_where_the_cutter_picks_up() -> None:
    for options in ("", "reversal=on"):
        assert table("p1 9h", "p2 Kh", options=options).facts["ahead"] == "p2"
        assert table(options=options).facts["ahead"] is None


def cleared(seen: Seen) -> dict[str, object]:
    (about,) = [dict(news.about) for news in seen.position.news or () if news.what in ("clean", "spoiled")]
    return about


@pytest.mark.rule("T10")
@pytest.mark.parametrize(
    ("options", "leads", "passes"),
    [("", "p1", "clockwise"), ("lead_after_safe=second_highest", "p2", "second_highest")],
)
def test_when_the_winner_is_safe_it_is_told_who_leads_and_how_the_lead_passes(
    options: str, leads: str, passes: str
) -> None:
    deal = "deck deal p1:9h,2c p2:Kh,3c p3:Ah"
    seen = table("p1 9h", "p2 Kh", "p3 Ah", options=options, deal=deal)
    assert cleared(seen) == {"seat": "p3", "count": 3, "leads": leads, "passes": passes}
    assert seen.to_move == leads


def test_a_winner_who_still_holds_cards_leads() -> None:
    about = cleared(table("p1 9h", "p2 Kh", "p3 Ah"))
    assert about == {"seat": "p3", "count": 3, "leads": "p3", "passes": None}
