"""One record, counted."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from cardhouse.book.sheet import sheet_of
from cardhouse.core.fold import Fold
from cardhouse.core.info import BadInfo, Count, Info
from cardhouse.core.record import read_record
from cardhouse.games import GAMES

OLD = sorted((Path(__file__).parent.parent / "old_records").glob("*.cgn"))


def old(name: str) -> str:
    return next(path for path in OLD if path.stem == name).read_text(encoding="utf-8")


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_every_old_record_has_a_sheet_whose_places_are_those_of_its_result(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    sheet = sheet_of(text, GAMES)
    result = Fold(read_record(text), GAMES).to_end().position.result
    assert sheet is not None and result is not None
    assert all(sheet["places"][seat] == 1 for seat in result.ranking[0])
    assert sheet["losers"] == sorted(result.losers)
    assert set(sheet["counts"]) == set(GAMES[sheet["game"]].info.counts)
    assert sheet["ended"] == int(read_record(text).tags["Ended"])


def test_cuts_are_counted_for_the_cutter_and_cards_for_whoever_picks_them_up() -> None:
    text = old("kazhutha")
    sheet = sheet_of(text, GAMES)
    assert sheet is not None
    news: list[Any] = [
        item
        for fold in [Fold(read_record(text), GAMES)]
        for _ in fold.lines()
        for item in fold.position.news or ()
        if item.what == "cut"
    ]
    for seat in range(4):
        name = f"p{seat + 1}"
        assert sheet["counts"]["cuts"][seat]["total"] == sum(item.about["seat"] == name for item in news)
        taken = [item.about["count"] for item in news if item.about["taker"] == name]
        assert sheet["counts"]["picked_up"][seat]["total"] == sum(taken)
        assert sheet["counts"]["picked_up"][seat]["most"] == max(taken)


def test_a_game_of_tricks_turned_where_the_loser_picked_up_most() -> None:
    sheet = sheet_of(old("thulla"), GAMES)
    assert sheet is not None
    most = sheet["counts"]["picked_up"][2]
    assert sheet["losers"] == [2]
    assert sheet["turn"] == {"seat": 2, "at": most["at"], "what": "picked_up", "amount": most["most"]}


def test_a_game_of_points_turned_where_the_winner_took_the_lead_for_good() -> None:
    sheet = sheet_of(old("liap_tui-long"), GAMES)
    assert sheet is not None and sheet["turn"] == {"seat": 3, "at": 6, "what": "", "amount": 0}
    assert sheet["close"] == 17, "points between the first two"


def test_exact_hits_are_rounds_without_minus_points() -> None:
    text = old("liap_tui")
    sheet, rows = sheet_of(text, GAMES), cast(Any, Fold(read_record(text), GAMES).to_end().position.facts())["sheet"]
    assert sheet is not None
    hits = [sum(row["said"][f"p{seat + 1}"] == row["won"][f"p{seat + 1}"] for row in rows) for seat in range(4)]
    assert [have["total"] for have in sheet["counts"]["exact"]] == hits


def test_what_is_not_over_or_cannot_be_read_is_in_no_book() -> None:
    whole = old("thulla-of-two")
    assert sheet_of(whole[: len(whole) // 2].rpartition("\n")[0] + "\n", GAMES) is None
    assert sheet_of("no record", GAMES) is None
    assert sheet_of(whole.replace("thulla 1", "no_such_game"), GAMES) is None


def test_a_declaration_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadInfo, match="names who"):
        Count("cuts", "cut", says="{who} cut")
    with pytest.raises(BadInfo, match="later"):
        Count("cuts", "cut", jewels=((3, "bell"), (1, "crown")))
    with pytest.raises(BadInfo, match="is not counted"):
        Info(turn="cuts")


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_counts_is_counted_on_news_that_it_tells(name: str) -> None:
    info = GAMES[name].info
    assert info.counts and all(count.news in info.all_news for count in info.counts.values())
