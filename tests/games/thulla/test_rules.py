"""Thulla, rule by rule."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cardhouse.core.cards import cards_in
from cardhouse.core.deal import shuffled
from cardhouse.core.fold import Fold
from cardhouse.core.kernel import resample
from cardhouse.core.position import BadDeal, seat_name
from cardhouse.core.record import Line, read_record
from cardhouse.games import GAMES
from cardhouse.games.thulla.rules import GAME, Thulla, ThullaOptions
from tests.harness import Seen, after, record, refusal


def table(*lines: str, seats: int = 3, options: str = "", setup: str | None = "lead p1") -> Seen:
    return after(*lines, game="thulla", seats=seats, options=options, setup=setup)


def refused(*lines: str, seats: int = 3, options: str = "", setup: str | None = "lead p1") -> Any:
    return refusal(*lines, game="thulla", seats=seats, options=options, setup=setup)


def dealt(seats: int, options: ThullaOptions | None = None, seed: int = 1) -> Thulla:
    position = GAME.start(seats, options)
    position.lay(position.deal(shuffled(position.deck(), bytes([seed] * 32), 1)))
    assert isinstance(position, Thulla)
    return position


@pytest.mark.rule("T1")
@pytest.mark.parametrize(
    ("seats", "gone", "each"),
    [(2, "", 26), (3, "2c", 17), (4, "", 13), (5, "2d 2c", 10), (6, "2s 2h 2d 2c", 8)],
)
def test_low_cards_are_removed_until_the_deal_is_even(seats: int, gone: str, each: int) -> None:
    piles = dealt(seats).piles()
    assert {len(piles[seat_name(seat)].cards) for seat in range(seats)} == {each}
    assert {GAME.faces[card] for card in piles["gone"].cards} == set(gone.split())


@pytest.mark.rule("T1")
@pytest.mark.parametrize(
    "deal",
    [
        "deal p1:As p2:Ks",
        "deal p1:As,As p2:Ks",
        "deal p9:As",
        "draw p1:As",
        "deal p1:As p1:Ks",
        "deal p1",
        "deal p1:Zz",
        "shuffle p1:As",
    ],
)
def test_a_deal_that_cannot_be_is_a_bad_record(deal: str) -> None:
    assert refused(f"deck {deal}", setup=None).code == "bad_record"


@pytest.mark.rule("T1")
def test_a_removed_card_is_not_dealt() -> None:
    position = GAME.start(3)
    deal = position.deal(position.deck())
    text = GAME.write_deal(deal).replace("3c", "2c", 1).replace("gone:2c", "gone:3c")
    assert "2c" in text
    assert refused(f"deck {text}", setup=None).code == "bad_record"


@pytest.mark.rule("T1")
def test_the_removed_cards_need_not_be_written_down() -> None:
    position = GAME.start(3)
    text = GAME.write_deal(position.deal(position.deck())).replace(" gone:2c", "")
    assert table(f"deck {text}", setup=None).cards("gone") == "2c"


@pytest.mark.rule("T1")
def test_the_removed_cards_lie_as_they_are_written_down_and_are_all_there() -> None:
    position = GAME.start(5)
    text = GAME.write_deal(position.deal(position.deck()))
    assert text.endswith(" gone:2c,2d")
    assert table(f"deck {text} trick:", seats=5, setup=None).cards("gone") == "2c 2d"
    assert table(f"deck {text.replace('gone:2c,2d', 'gone:2d,2c')}", seats=5, setup=None).cards("gone") == "2d 2c"
    for bad in ("gone:2d", "gone:", "gone:2d trick:2c", "gone:2c,2d,3c"):
        assert refused(f"deck {text.replace('gone:2c,2d', bad)}", seats=5, setup=None).code == "bad_record"


@pytest.mark.rule("T2")
def test_cards_are_dealt_one_at_a_time_from_left_of_the_dealer() -> None:
    position = GAME.start(4)
    piles = position.deal(list(range(52))).piles
    assert list(piles["p2"])[:3] == [0, 4, 8]
    assert list(piles["p1"])[:3] == [3, 7, 11]


@pytest.mark.rule("T3")
@pytest.mark.parametrize("seats", [0, 1, 7, 100])
def test_fewer_than_two_or_more_than_six_cannot_start(seats: int) -> None:
    with pytest.raises(BadDeal, match="2 to 6"):
        GAME.start(seats)
    assert refused(seats=seats, setup=None).code == "bad_record"


@pytest.mark.rule("T4")
def test_the_holder_of_the_ace_of_spades_leads_it() -> None:
    t = table("deck deal p1:7h,2c p2:As,Ks p3:4d,5d", setup="opening")
    assert t.to_move == "p2"
    assert t.legal("p2") == ["As"]
    assert t.why("p2", "Ks").startswith("must_open: the first card of the game has to be the ace of spades (T4)")


@pytest.mark.rule("T5")
def test_follow_suit_if_you_can_otherwise_any_card() -> None:
    t = table("deck deal p1:7h,2c p2:Kh,3c p3:4d,5d", "p1 7h")
    assert t.legal("p2") == ["Kh"]
    assert t.why("p2", "3c") == "must_follow: hearts were led and you hold K♥: follow suit (T5)"
    t = table("deck deal p1:7h,2c p2:Kh,3c p3:4d,5d", "p1 7h", "p2 Kh")
    assert t.legal("p3") == ["4d", "5d"]


@pytest.mark.rule("T5")
def test_a_leader_may_lead_anything() -> None:
    assert table("deck deal p1:7h,2c,As p2:Kh,3c p3:4d,5d").legal("p1") == ["2c", "7h", "As"]


@pytest.mark.rule("T6")
def test_a_clean_trick_leaves_the_game_and_its_winner_leads() -> None:
    t = table("deck deal p1:7h,2c p2:Kh,3c p3:4h,5d", "p1 7h", "p2 Kh", "p3 4h")
    assert t.cards("gone") == "4h Kh 7h"
    assert t.cards("trick") == ""
    assert t.to_move == "p2"
    assert t.news == ["play", "clean"]


@pytest.mark.rule("T7")
def test_a_cut_ends_the_trick_at_once_and_the_highest_of_the_led_suit_takes_all() -> None:
    t = table("deck deal p1:7h,2c p2:Kh,3c p3:Ad,5d p4:Ah,2h", "p1 7h", "p2 Kh", "p3 Ad", seats=4)
    assert t.cards("p2") == "3c 7h Kh Ad"
    assert t.cards("p4") == "2h Ah"
    assert t.to_move == "p2"
    assert t.news == ["play", "cut"]


@pytest.mark.rule("T8")
def test_a_last_card_that_is_the_highest_of_a_cut_trick_comes_back() -> None:
    t = table("deck deal p1:7h,2c p2:Kh p3:4d,5d", "p1 7h", "p2 Kh", "p3 4d")
    assert t.facts["out"] == []
    assert t.cards("p2") == "4d 7h Kh"


@pytest.mark.rule("T9")
def test_several_who_go_out_in_one_trick_rank_as_they_played_and_the_cutter_is_last() -> None:
    t = table("deck deal p1:7h p2:Kh,2c p3:3h p4:5d p5:2d", "p1 7h", "p2 Kh", "p3 3h", "p4 5d", seats=5)
    assert t.facts["out"] == ["p1", "p3", "p4"]
    assert t.to_move == "p2"


@pytest.mark.rule("T10")
def test_when_the_winner_is_safe_the_next_clockwise_with_cards_leads() -> None:
    t = table("deck deal p1:7h,2c p2:Kh p3:4h,5d", "p1 7h", "p2 Kh", "p3 4h")
    assert t.facts["out"] == ["p2"]
    assert t.to_move == "p3"


@pytest.mark.rule("T10")
def test_lead_after_safe_may_pass_to_the_second_highest() -> None:
    t = table(
        "deck deal p1:7h,2c p2:Kh p3:4h,5d",
        "p1 7h",
        "p2 Kh",
        "p3 4h",
        options="lead_after_safe=second_highest",
    )
    assert t.to_move == "p1"


@pytest.mark.rule("T11")
def test_the_trick_is_completed_even_when_only_one_still_holds_cards() -> None:
    t = table("deck deal p1:7h p2:Kh p3:4d,5d", "p1 7h", "p2 Kh")
    assert t.to_move == "p3"
    t = table("deck deal p1:7h p2:Kh p3:4d,5d", "p1 7h", "p2 Kh", "p3 4d")
    assert (t.to_move, t.cards("p2"), t.facts["out"]) == ("p2", "4d 7h Kh", ["p1"])


@pytest.mark.rule("T12")
def test_the_last_one_with_cards_loses() -> None:
    t = table("deck deal p1:7h p2:Kh p3:4h,5d", "p1 7h", "p2 Kh", "p3 4h")
    assert (t.ranking, t.losers, t.reason) == ("p1, p2, p3", "p3", "normal")
    assert t.facts["out"] == ["p1", "p2"]
    assert t.scores == [1, 0, 0]


@pytest.mark.rule("T12")
def test_if_all_go_out_together_the_last_to_play_loses() -> None:
    t = table("deck deal p1:7h p2:Kh p3:4h", "p1 7h", "p2 Kh", "p3 4h")
    assert (t.ranking, t.losers) == ("p1, p2, p3", "p3")
    assert t.facts["out"] == ["p1", "p2", "p3"]


CYCLE = "deck deal p1:5c,Jc,5h p2:8h p3:5d,Ad"
ROUND_AND_ROUND = ("p1 5h", "p2 8h", "p3 5d")


@pytest.mark.rule("T13")
def test_a_hundred_cuts_in_a_row_are_a_stalemate() -> None:
    t = table(CYCLE, *ROUND_AND_ROUND, setup="cuts 99")
    assert t.reason == "stalemate"
    assert (t.ranking, t.losers) == ("p3, p1, p2", "p2")
    assert table(CYCLE, *ROUND_AND_ROUND, setup="cuts 98").to_move == "p2"


@pytest.mark.rule("T13")
def test_in_a_stalemate_fewer_cards_rank_before_a_lower_sum() -> None:
    t = table("deck deal p1:2h,Ac,Kc p2:3h p3:4d,2c,2s,3c", "p1 2h", "p2 3h", "p3 4d", setup="cuts 99")
    assert (t.ranking, t.losers) == ("p1, p3, p2", "p2")  # two high cards, then 2+2+3 before 2+3+4
    t = table("deck deal p1:2h p2:3h p3:5d,2c,2s,3c", "p1 2h", "p2 3h", "p3 5d", setup="cuts 99")
    assert (t.ranking, t.losers) == ("p1, p3, p2", "p2")  # both hold 3 cards: 2+2+3 is less than 2+3+5


@pytest.mark.rule("T13")
def test_equal_hands_share_a_place_and_a_shared_last_place_has_no_loser() -> None:
    t = table("deck deal p1:2h p2:3h p3:4d,2c,3c,4c", "p1 2h", "p2 3h", "p3 4d", setup="cuts 99")
    assert (t.ranking, t.losers, t.reason) == ("p1, p2=p3", "", "stalemate")


@pytest.mark.rule("T13")
def test_the_last_cut_that_leaves_one_player_is_an_ordinary_end() -> None:
    t = table("deck deal p1:7h p2:Kh,2c p3:4d", "p1 7h", "p2 Kh", "p3 4d", setup="cuts 99")
    assert (t.ranking, t.losers, t.reason) == ("p1, p3, p2", "p2", "normal")


@pytest.mark.rule("T13")
def test_the_table_counts_down_from_twenty_tricks_before() -> None:
    assert table(CYCLE, setup="cuts 79").facts["stall_in"] is None
    assert table(CYCLE, setup="cuts 80").facts["stall_in"] == 20
    assert table(CYCLE, *ROUND_AND_ROUND, setup="cuts 80").facts["stall_in"] == 19


@pytest.mark.rule("T13")
def test_a_clean_trick_starts_the_count_again() -> None:
    t = table("deck deal p1:7h,2c,3c p2:Kh,3d p3:4h,5d", "p1 7h", "p2 Kh", "p3 4h", setup="cuts 99")
    assert t.facts["stall_in"] is None


@pytest.mark.rule("T14")
def test_the_order_of_going_out_is_the_ranking() -> None:
    t = table(
        "deck deal p1:7h p2:Kh,2c p3:4h p4:5h,9s",
        "p1 7h",
        "p2 Kh",
        "p3 4h",
        "p4 5h",
        "p2 2c",
        "p4 9s",
        seats=4,
    )
    assert (t.ranking, t.losers) == ("p1, p3, p4, p2", "p2")


@pytest.mark.rule("T15")
def test_there_is_no_pass_and_no_taking_back() -> None:
    t = table("deck deal p1:7h,2c p2:Kh,3c p3:4d,5d", "p1 7h")
    assert t.why("p2", "pass") == "no_pass: you cannot pass here: play a card (T15)"
    assert t.why("p1", "2c").startswith("not_your_turn")
    assert refused("deck deal p1:7h,2c p2:Kh,3c p3:4d,5d", "p1 7h", "p1 2c").code == "not_your_turn"


@pytest.mark.rule("T16")
def test_an_absent_player_plays_the_ace_or_their_lowest_legal_card() -> None:
    def default(t: Seen, seat: int) -> str:
        return t.position.text(t.position.default(seat))

    assert default(table("deck deal p1:7h,2c p2:As,2d p3:4d,5d", setup="opening"), 1) == "As"
    assert default(table("deck deal p1:7h,2d,2c p2:Kh,2s p3:4d,5d"), 0) == "2c"
    t = table("deck deal p1:7h,2c p2:Kh,2s,9h p3:4d,3d", "p1 7h")
    assert default(t, 1) == "9h"
    t = table("deck deal p1:7h,2c p2:Kh,2s,9h p3:4d,3s,3d", "p1 7h", "p2 9h")
    assert default(t, 2) == "3d"


def test_nonsense_is_named() -> None:
    t = table("deck deal p1:7h,2c p2:Kh,3c p3:4d,5d")
    assert t.why("p1", "xyz").startswith("unknown_move: xyz is not a card")
    assert t.why("p1", "As") == "not_in_hand: you do not hold A♠"


# -- options


def test_forced_ace_off_lets_the_seat_left_of_the_dealer_lead_any_card() -> None:
    position = dealt(4, ThullaOptions(forced_ace=False))
    assert position.to_move == (1,)
    assert len(position.legal(1)) == 13


SAFE = "deck deal p1:7s,2c p2:As,3c,4c p3:4d,5d p4:8s,9s"


def test_first_trick_safe_discards_a_cut_first_trick() -> None:
    lines = (SAFE, "p2 As", "p3 4d", "p4 8s")
    t = table(*lines, seats=4, options="first_trick_safe=on", setup="opening")
    assert t.to_move == "p1"
    t = table(*lines, "p1 7s", seats=4, options="first_trick_safe=on", setup="opening")
    assert (t.cards("gone"), t.to_move, t.news) == ("7s 8s 4d As", "p2", ["play", "spoiled"])
    t = table(*lines, "p1 7s", "p2 3c", "p3 5d", seats=4, options="first_trick_safe=on", setup="opening")
    assert t.cards("p2") == "3c 4c 5d"  # the second trick is an ordinary one


def test_a_set_up_stands_within_a_first_trick_that_is_cut_and_safe() -> None:
    deal = "deck deal p1:7h,8h p2:3d p3:9s,3c trick:As,2d"
    t = table(deal, options="first_trick_safe=on", setup="opening")
    assert (t.to_move, t.legal("p3")) == ("p3", ["9s"])
    t = table(deal, "p3 9s", options="first_trick_safe=on", setup="opening")
    assert (t.cards("gone"), t.to_move) == ("9s 2d As", "p1")
    for options, setup in (("", "opening"), ("first_trick_safe=on", "lead p1")):
        assert refused(deal, options=options, setup=setup).message == "a trick that is cut is over"


def test_first_trick_safe_leaves_a_clean_first_trick_alone() -> None:
    t = table(
        "deck deal p1:7s,2c p2:Ks,3c p3:As,5d",
        "p3 As",
        "p1 7s",
        "p2 Ks",
        options="first_trick_safe=on",
        setup="opening",
    )
    assert (t.to_move, t.news) == ("p3", ["play", "clean"])


@pytest.mark.parametrize("lead", ["clockwise", "second_highest"])
def test_first_trick_safe_when_the_leader_goes_out_with_it(lead: str) -> None:
    lines = ("deck deal p1:7s,2c p2:As p3:4d,5d", "p2 As", "p3 4d", "p1 7s")
    assert table(*lines, options=f"first_trick_safe=on lead_after_safe={lead}", setup="opening").to_move == "p3"


def test_a_discarded_first_trick_counts_as_a_cut_one() -> None:
    t = table(
        SAFE,
        "p2 As",
        "p3 4d",
        "p4 8s",
        "p1 7s",
        seats=4,
        options="first_trick_safe=on",
        setup="opening; cuts 98",
    )
    assert t.facts["stall_in"] == 1


def test_reversal_makes_the_cutter_take_the_trick() -> None:
    t = table("deck deal p1:7h,2c p2:Kh p3:4d,5d", "p1 7h", "p2 Kh", "p3 4d", options="reversal=on")
    assert (t.cards("p3"), t.to_move, t.facts["out"]) == ("4d 5d 7h Kh", "p3", ["p2"])


def test_reversal_stalls_after_25_cuts() -> None:
    t = table(
        "deck deal p1:7h,2c p2:Kh,3c p3:4d,5d",
        "p1 7h",
        "p2 Kh",
        "p3 4d",
        options="reversal=on",
        setup="cuts 24",
    )
    assert t.reason == "stalemate"


def session(games: int, options: str = "", seed: int = 0, seats: int = 3) -> Seen:
    """A whole session of default moves, seeded."""
    text = record(game="thulla", seats=seats, options=f"games={games} {options}".strip(), seed=f"{seed:064x}")
    fold = Fold(read_record(text), GAMES)
    rng = random.Random(seed)
    while fold.position.to_move:
        seat = fold.position.to_move[0]
        move = rng.choice(fold.position.legal(seat))
        fold._apply(Line(1, seat_name(seat), fold.position.text(move)))
        fold._deal_from_seed(None)
    return Seen(fold)


def test_best_of_three_ends_with_the_second_win() -> None:
    for seed in range(12):
        t = session(3, seed=seed, seats=2)
        assert max(t.scores) == 2
        assert t.fold.deals == sum(t.scores)
        assert t.ranking == ("p1, p2" if t.scores[0] == 2 else "p2, p1")
        assert t.reason == "normal"


def test_best_of_three_with_many_players_ends_after_three_games() -> None:
    for seed in range(12):
        t = session(3, seed=seed, seats=6)
        assert t.fold.deals == 3 or max(t.scores) == 2
        first = t.ranking.split(", ")[0]
        assert t.facts["scores"][first] == max(t.scores)


def test_the_dealer_moves_clockwise() -> None:
    first = "deck deal p1:7h p2:Kh p3:4h,5d"
    t = table(first, "p1 7h", "p2 Kh", "p3 4h", options="games=3")
    assert (t.to_move, t.facts["out"], t.scores) == ("deck", ["p1", "p2"], [1, 0, 0])
    position = t.position.copy()
    position.lay(position.deal(position.deck()))
    assert position.facts()["dealer"] == "p2"
    assert position.facts()["game"] == 2


@pytest.mark.parametrize(("scoring", "points"), [("count", 3), ("value", 11 + 10 + 4)])
def test_the_loser_scores_their_cards(scoring: str, points: int) -> None:
    lines = ("deck deal p1:7h p2:Kh p3:5h,As,Jd,4c", "p1 7h", "p2 Kh", "p3 5h")
    t = table(*lines, options=f"scoring={scoring}")
    assert t.scores == [0, 0, points]
    assert t.ranking == "p1, p2, p3"


def test_with_scoring_all_games_are_played_and_the_lowest_total_wins() -> None:
    for seed in range(6):
        t = session(3, "scoring=count", seed=seed, seats=2)
        assert t.fold.deals == 3
        best = min(t.scores)
        assert t.facts["scores"][t.ranking.split(", ")[0].split("=")[0]] == best


def test_a_game_in_which_nobody_went_out_gives_no_win() -> None:
    t = table(CYCLE, *ROUND_AND_ROUND, setup="cuts 99", options="games=3")
    assert (t.scores, t.to_move) == ([0, 0, 0], "deck")
    assert t.facts["losses"] == {"p1": 0, "p2": 1, "p3": 0}


# -- set-ups


def test_a_setup_may_start_within_a_trick() -> None:
    t = table("deck deal p1:2c p2:3c p3:4d,5d trick:7h,Kh gone:2d", setup="lead p1")
    assert (t.to_move, t.cards("trick"), t.facts["if_cut"]) == ("p3", "7h Kh", "p2")


def test_who_is_already_out_stays_out() -> None:
    t = table("deck deal p1:7h,2c p2: p3:4h,5d p4:", "p1 7h", seats=4, setup="out p4")
    assert t.facts["out"] == ["p4", "p2"]
    assert t.to_move == "p3"


@pytest.mark.parametrize(
    ("setup", "deal"),
    [
        ("lead p4", "p1:7h p2:8h p3:9h"),
        ("lead p2; out p2", "p1:7h p3:9h"),
        ("lead", "p1:7h p2:8h p3:9h"),
        ("out p2 p2", "p1:7h p3:9h"),
        ("out p2", "p1:7h p2:8h p3:9h"),
        ("cuts 100", "p1:7h p2:8h p3:9h"),
        ("cuts x", "p1:7h p2:8h p3:9h"),
        ("opening now", "p1:7h p2:8h p3:9h"),
        ("phase play", "p1:7h p2:8h p3:9h"),
        ("lead p1; lead p2", "p1:7h p2:8h p3:9h"),
        ("", "p1:7h"),
        ("", "p1: p2:7h p3:8h"),
        ("", "p1:7h,7h p2:8h p3:9h"),
        ("", "p1:7h p2:8h p3:9h stock:2c"),
        ("", "p1:7h p2:8h p3:9h trick:2h,3d"),
        ("", "p1:7h trick:2h,3h,4h"),
    ],
)
def test_a_setup_that_cannot_be_is_a_bad_record(setup: str, deal: str) -> None:
    assert refused(f"deck deal {deal}", setup=setup).code == "bad_record"


# -- what is known


def test_cards_picked_up_in_sight_and_missing_suits_are_remembered() -> None:
    t = table("deck deal p1:7h,2c,9c p2:Kh,3c,4c p3:4d,5d,6d", "p1 7h", "p2 Kh", "p3 4d")
    rng = random.Random(5)
    for _ in range(50):
        other = resample(t.position, 0, rng)
        assert isinstance(other, Thulla)
        names = [GAME.faces[card] for card in cards_in(other.hands[1])]
        assert {"7h", "Kh", "4d"} <= set(names)
        assert not any(GAME.faces[card].endswith("h") for card in cards_in(other.hands[2]))


def test_an_opening_without_the_ace_is_led_by_who_the_setup_says() -> None:
    t = table("deck deal p1:7h,2c p2:Kh,3c p3:4d,5d", setup="opening; lead p2")
    assert (t.to_move, t.legal("p2"), t.legal("p1")) == ("p2", ["3c", "Kh"], [])
    assert t.position.legal(0) == ()


def test_in_a_rematch_the_dealer_moves_on_only_where_it_matters() -> None:
    position = GAME.start(3, ThullaOptions(forced_ace=False))
    assert isinstance(position, Thulla) and position.deals_next() == 0
    position.game = 2
    assert position.deals_next() == 2
    assert GAME.start(3).deals_next() == 0
