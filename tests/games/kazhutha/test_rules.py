"""Kazhutha Kali, where it differs from Thulla."""

from __future__ import annotations

import pytest

from cardhouse.core.position import BadDeal
from cardhouse.games.kazhutha.rules import GAME, Kazhutha, KazhuthaOptions
from tests.harness import Seen, after, refusal


def table(*lines: str, seats: int = 3, options: str = "", setup: str | None = "lead p1") -> Seen:
    return after(*lines, game="kazhutha", seats=seats, options=options, setup=setup)


LOST_BY_P3 = ("deck deal p1:7h p2:Kh p3:4h,5d", "p1 7h", "p2 Kh", "p3 4h")


@pytest.mark.rule("K1")
@pytest.mark.parametrize(
    ("seats", "sizes"), [(2, [26, 26]), (3, [17, 18, 17]), (5, [10, 11, 11, 10, 10]), (6, [8, 9, 9, 9, 9, 8])]
)
def test_all_cards_are_dealt_and_those_after_the_dealer_get_the_extra_ones(seats: int, sizes: list[int]) -> None:
    position = GAME.start(seats)
    piles = position.deal(position.deck()).piles
    assert [len(piles[f"p{i + 1}"]) for i in range(seats)] == sizes


@pytest.mark.rule("K1")
def test_a_deal_with_other_sizes_is_a_bad_record() -> None:
    position = GAME.start(3)
    good = GAME.write_deal(position.deal(position.deck()))
    assert table(f"deck {good}", setup=None).to_move != "deck"
    assert table(f"deck {good} trick: gone:", setup=None).to_move != "deck"
    moved = good.replace("p2:2c,", "p2:").replace("p1:", "p1:2c,")
    for bad in (moved, good.replace("deal", "draw"), good.replace("2c,", "3c,")):
        assert refusal(f"deck {bad}", game="kazhutha", seats=3).code == "bad_record"


@pytest.mark.rule("K2")
def test_p1_deals_first_and_then_the_last_kazhutha() -> None:
    t = table(*LOST_BY_P3, options="games=2")
    assert t.to_move == "deck"
    position = t.position.copy()
    deal = position.deal(position.deck())
    assert [len(deal.piles[name]) for name in ("p1", "p2", "p3")] == [18, 17, 17]
    position.lay(deal)
    assert position.facts()["dealer"] == "p3"


@pytest.mark.rule("K2")
def test_without_exactly_one_kazhutha_the_deal_passes_clockwise() -> None:
    shared = ("deck deal p1:2h p2:3h p3:4d,2c,3c,4c", "p1 2h", "p2 3h", "p3 4d")
    t = table(*shared, setup="cuts 99", options="games=2")
    position = t.position.copy()
    position.lay(position.deal(position.deck()))
    assert position.facts()["dealer"] == "p2"


@pytest.mark.rule("K2")
def test_the_holder_of_the_ace_of_spades_starts() -> None:
    t = table("deck deal p1:7h,2c p2:As,Ks p3:4d,5d", setup="opening")
    assert (t.to_move, t.legal("p2")) == ("p2", ["As"])
    position = GAME.start(4, KazhuthaOptions(forced_ace=False))
    position.lay(position.deal(position.deck()))
    assert position.to_move == (1,)  # option forced_ace=off: left of the dealer leads any card
    assert len(position.legal(1)) == 13


@pytest.mark.rule("K3")
def test_power_passes_to_the_highest_card_among_those_who_still_hold_cards() -> None:
    t = table("deck deal p1:7h,2c p2:Ah p3:4h,5d p4:9h", "p1 7h", "p2 Ah", "p3 4h", "p4 9h", seats=4)
    assert t.facts["out"] == ["p2", "p4"]
    assert t.to_move == "p1"


@pytest.mark.rule("K4")
def test_safe_players_rank_by_the_order_in_which_they_went_out() -> None:
    t = table(*LOST_BY_P3)
    assert (t.ranking, t.losers, t.scores) == ("p1, p2, p3", "p3", [0, 0, 1])


def test_pani_hits_the_highest_of_the_led_suit() -> None:
    t = table("deck deal p1:2h,2s p2:Th,3s p3:Ah,4s p4:3c,5s", "p1 2h", "p2 Th", "p3 Ah", "p4 3c", seats=4)
    assert (t.cards("p3"), t.to_move) == ("2h 3c 4s Th Ah", "p3")
    assert t.position.text(t.position.default(2)) == "2h"
    assert t.why("p3", "pass").startswith("no_pass")


def test_first_trick_safe_holds_here_too() -> None:
    lines = ("deck deal p1:7s,2c p2:As,3c p3:4d,5d", "p2 As", "p3 4d", "p1 7s")
    t = table(*lines, options="first_trick_safe=on", setup="opening")
    assert (t.cards("gone"), t.to_move) == ("7s 4d As", "p2")


def test_a_session_counts_losses_and_the_most_is_the_kazhutha() -> None:
    t = table(*LOST_BY_P3, options="games=2")
    assert t.scores == [0, 0, 1]
    position = t.position.copy()
    position.lay(position.deal(position.deck()))
    while position.to_move:
        position.apply(position.to_move[0], position.default(position.to_move[0]))
    assert position.result is not None
    assert sum(position.result.scores) == 2
    most = max(position.result.scores)
    assert list(position.result.losers) == [s for s in range(3) if position.result.scores[s] == most]
    assert list(position.result.ranking[-1]) == list(position.result.losers)


def test_a_session_without_any_loss_has_no_kazhutha() -> None:
    position = GAME.start(3, KazhuthaOptions(games=2))
    assert isinstance(position, Kazhutha)
    assert position._standings() == ([[0, 1, 2]], [])


# -- partners


def partners(*lines: str, setup: str = "lead p1", options: str = "partners=on") -> Seen:
    return table(*lines, seats=4, setup=setup, options=options)


def test_partners_need_four_players() -> None:
    with pytest.raises(BadDeal, match="exactly 4"):
        GAME.start(3, KazhuthaOptions(partners=True))
    assert refusal(game="kazhutha", seats=5, options="partners=on").code == "bad_record"


def test_the_game_is_over_as_soon_as_one_team_is_out() -> None:
    t = partners("deck deal p1:7h p2:Kh,2c p3:4h p4:5h,3c", "p1 7h", "p2 Kh", "p3 4h", "p4 5h")
    assert (t.ranking, t.losers, t.scores) == ("p1=p3, p2=p4", "p2 p4", [0, 1, 0, 1])
    assert t.facts["teams"] == [["p1", "p3"], ["p2", "p4"]]


def test_if_both_teams_go_out_in_one_trick_the_team_of_the_last_to_play_loses() -> None:
    t = partners("deck deal p1:7h p2:Kh p3:4h p4:5h", "p1 7h", "p2 Kh", "p3 4h", "p4 5h")
    assert (t.ranking, t.losers) == ("p1=p3, p2=p4", "p2 p4")


def test_partners_are_hit_by_pani_too_and_hands_stay_hidden_between_them() -> None:
    t = partners("deck deal p1:7h,2c p2:3h,3c p3:4d,5d p4:5h,3s", "p1 7h", "p2 3h", "p3 4d")
    assert t.cards("p1") == "2c 3h 4d 7h"
    assert t.seen_by("p1")["piles"]["p3"] == ["??"]


def test_a_stalemate_between_teams_is_shared() -> None:
    t = partners("deck deal p1:5c,Jc,5h p2:8h p3:5d,Ad p4:2s,3s", "p1 5h", "p2 8h", "p3 5d", setup="cuts 99")
    assert (t.ranking, t.losers, t.reason) == ("p1=p2=p3=p4", "", "stalemate")


def test_a_team_that_goes_out_with_the_last_cut_wins_all_the_same() -> None:
    t = partners("deck deal p1:7h p2:Kh,2c p3:4d p4:5h,3c", "p1 7h", "p2 Kh", "p3 4d", setup="cuts 99")
    assert (t.losers, t.reason) == ("p2 p4", "normal")


def test_after_a_game_of_partners_the_deal_passes_clockwise() -> None:
    t = partners(
        "deck deal p1:7h p2:Kh,2c p3:4h p4:5h,3c",
        "p1 7h",
        "p2 Kh",
        "p3 4h",
        "p4 5h",
        options="partners=on games=2",
    )
    position = t.position.copy()
    position.lay(position.deal(position.deck()))
    assert position.facts()["dealer"] == "p2"
