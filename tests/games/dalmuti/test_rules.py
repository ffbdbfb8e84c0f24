"""The Great Dalmuti, rule by rule."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cardhouse.core import kernel
from cardhouse.core.deal import shuffled
from cardhouse.core.fold import deal as dealt_by
from cardhouse.core.kernel import resample
from cardhouse.core.position import DECK, SPECTATOR, BadDeal, Deal, seat_name, seat_names
from cardhouse.games.dalmuti.before_play import start_play
from cardhouse.games.dalmuti.options import DalmutiOptions
from cardhouse.games.dalmuti.pieces import PACK
from cardhouse.games.dalmuti.rules import GAME, Dalmuti
from tests.harness import Seen, after, refusal


def table(*lines: str, seats: int = 3, options: str = "", setup: str | None = "") -> Seen:
    return after(*lines, game="dalmuti", seats=seats, options=options, setup=setup)


def refused(*lines: str, seats: int = 3, options: str = "", setup: str | None = "") -> Any:
    return refusal(*lines, game="dalmuti", seats=seats, options=options, setup=setup)


def started(seats: int, options: str = "opening=seats revolution=off", seed: int = 1) -> Seen:
    """The first full deal of a game, from a seed."""
    return after(game="dalmuti", seats=seats, options=options, seed=f"{seed:064x}")


def full(order: list[int], seats: int, seed: int = 3) -> str:
    """A full deal to these ranks, as a line of the record."""
    cards = shuffled(PACK, bytes([seed] * 32), 1)
    piles = {seat_name(seat): sorted(cards[place::seats]) for place, seat in enumerate(order)}
    return f"deck {GAME.write_deal(Deal(piles))}"


# -- the pack, the draw and the ranks


@pytest.mark.rule("D1")
@pytest.mark.parametrize(
    ("seats", "sizes"),
    [
        (3, [27, 27, 26]),
        (4, [20] * 4),
        (5, [16] * 5),
        (6, [14, 14, 13, 13, 13, 13]),
        (7, [12, 12, 12, 11, 11, 11, 11]),
        (8, [10] * 8),
    ],
)
def test_all_eighty_cards_are_dealt_and_the_first_ranks_may_get_one_more(seats: int, sizes: list[int]) -> None:
    s = started(seats)
    hands = [s.view["piles"][name] for name in seat_names(range(seats))]
    assert [len(hand) for hand in hands] == sizes
    cards = sorted(card for hand in hands for card in hand)
    assert cards == sorted([str(k) for k in range(1, 13) for _ in range(k)] + ["J", "J"])


@pytest.mark.rule("D1")
def test_the_extra_cards_follow_the_rank_and_hands_are_shown_sorted() -> None:
    s = table("deck draw p1:12 p2:1 p3:5", full([1, 2, 0], 3), setup=None, options="revolution=off taxes=off")
    assert [len(s.view["piles"][p]) for p in ("p1", "p2", "p3")] == [26, 27, 27]
    order = [str(k) for k in range(1, 13)] + ["J"]
    assert all(s.view["piles"][p] == sorted(s.view["piles"][p], key=order.index) for p in ("p1", "p2", "p3"))


@pytest.mark.rule("D1")
@pytest.mark.parametrize("seats", [2, 9])
def test_the_game_is_for_three_to_eight(seats: int) -> None:
    with pytest.raises(BadDeal, match="3 to 8 players"):
        GAME.start(seats)


@pytest.mark.rule("D1")
@pytest.mark.parametrize(
    "deal",
    [
        "deal p1:1 p2:2 p3:3",
        "deal p1:1,1",
        "deal p4:1",
        "deal p1:13",
        "draw p1:1 p2:2 p3:3",
        "deal trick:1",
        "deal gone:1",
    ],
)
def test_an_impossible_deal_is_refused(deal: str) -> None:
    assert refused(f"deck {deal}", setup=None, options="opening=seats").code == "bad_record"


@pytest.mark.rule("D1")
def test_the_deck_does_not_deal_in_the_middle_of_a_hand() -> None:
    assert refused("deck deal p1:1 p2:2 p3:3", "deck deal p1:1 p2:2 p3:3").code == "bad_record"


@pytest.mark.rule("D2")
def test_the_lowest_card_drawn_becomes_greater_dalmuti_and_a_jester_counts_thirteen() -> None:
    s = table("deck draw p1:J p2:3 p3:1 p4:12", seats=4, setup=None)
    assert s.facts["order"] == ["p3", "p2", "p4", "p1"]
    assert (s.facts["phase"], s.facts["hand"], s.to_move) == ("deal", 0, "deck")
    assert s.news == ["draw", "ranks"]
    assert not any(s.view["piles"].values())  # drawn cards go back before the deal


@pytest.mark.rule("D2")
def test_before_the_draw_is_decided_there_is_no_order() -> None:
    s = table("deck draw p1:3 p2:3 p3:1", setup=None)
    assert (s.facts["order"], s.facts["titles"], s.facts["leader"]) == ([], {}, None)
    assert (s.facts["phase"], s.facts["drawing"], s.to_move) == ("draw", ["p1", "p2"], "deck")


@pytest.mark.rule("D2")
def test_tied_seats_draw_again_best_group_first_until_all_are_ordered() -> None:
    lines = ["deck draw p1:7 p2:2 p3:7 p4:2 p5:7 p6:4"]
    assert table(*lines, seats=6, setup=None).facts["drawing"] == ["p2", "p4"]
    lines += ["deck draw p2:9 p4:9", "deck draw p2:12 p4:J"]
    assert table(*lines, seats=6, setup=None).facts["drawing"] == ["p1", "p3", "p5"]
    lines += ["deck draw p1:8 p3:1 p5:8", "deck draw p1:6 p5:5"]
    s = table(*lines, seats=6, setup=None)
    assert s.facts["order"] == ["p2", "p4", "p6", "p3", "p5", "p1"]
    assert s.facts["drawing"] == []


@pytest.mark.rule("D2")
@pytest.mark.parametrize(
    "draw",
    ["draw p1:7", "draw p1:7 p2:2 p3:4", "draw p1:1 p2:1", "draw p1:7,8 p2:2", "deal p1:7 p2:2"],
)
def test_exactly_the_tied_seats_draw_one_card_each(draw: str) -> None:
    assert refused("deck draw p1:7 p2:7 p3:1", f"deck {draw}", setup=None).code == "bad_record"


@pytest.mark.rule("D2")
def test_each_draw_is_from_the_full_pack() -> None:
    s = table("deck draw p1:J p2:J p3:1", "deck draw p1:1 p2:J", setup=None)
    assert s.facts["order"] == ["p3", "p1", "p2"]
    start = GAME.start(3)
    assert start.deck() == list(PACK)
    assert start.deal([5, 6, 7, 8]) == Deal({"p1": [5], "p2": [6], "p3": [7]}, "draw")


@pytest.mark.rule("D2")
def test_opening_seats_takes_the_order_of_the_seats() -> None:
    assert started(4).facts["order"] == ["p1", "p2", "p3", "p4"]


@pytest.mark.rule("D3")
@pytest.mark.parametrize(
    ("seats", "titles"),
    [
        (3, ["Greater Dalmuti", "Merchant", "Greater Peon"]),
        (4, ["Greater Dalmuti", "Lesser Dalmuti", "Lesser Peon", "Greater Peon"]),
        (6, ["Greater Dalmuti", "Lesser Dalmuti", "Merchant", "Merchant", "Lesser Peon", "Greater Peon"]),
    ],
)
def test_the_titles_by_rank(seats: int, titles: list[str]) -> None:
    assert list(started(seats).facts["titles"].values()) == titles


@pytest.mark.rule("D3")
def test_the_order_of_play_is_the_order_of_rank() -> None:
    deal = "deck deal p1:5,12 p2:6,12 p3:7,12 p4:8,12"
    s = table(deal, "p3 12x1", seats=4, setup="order p3 p1 p4 p2")
    assert s.to_move == "p1"
    s = table(deal, "p3 12x1", "p1 pass", "p4 8x1", seats=4, setup="order p3 p1 p4 p2")
    assert s.to_move == "p2"


# -- revolution

BOTH = "deck deal p1:1,9,9 p2:5,8,8 p3:4,J,J p4:6,7,7"


@pytest.mark.rule("D4")
def test_the_holder_of_both_jesters_is_asked_alone_and_privately() -> None:
    s = table(BOTH, seats=4, setup="phase revolution")
    assert (s.to_move, s.legal("p3")) == ("p3", ["revolution", "quiet"])
    assert s.seen_by("p3")["to_move"] == ["p3"]
    for viewer in ("p1", "p2", "p4", "spectator"):
        assert (s.seen_by(viewer)["to_move"], s.seen_by(viewer)["legal"]) == ([], {})
    assert s.why("p1", "1x1") == "not_your_turn_now: it is not your turn"


@pytest.mark.rule("D4")
def test_calling_it_means_no_taxes_this_hand() -> None:
    s = table(BOTH, "p3 revolution", seats=4, setup="phase revolution")
    assert (s.cards("p1"), s.cards("p4"), s.to_move) == ("1 9 9", "6 7 7", "p1")
    assert s.facts["revolution"] == {"seat": "p3", "greater": False}
    assert s.facts["order"] == ["p1", "p2", "p3", "p4"]
    assert s.news == ["revolution"]


@pytest.mark.rule("D4")
def test_called_by_the_greater_peon_all_ranks_reverse_at_once() -> None:
    s = table(BOTH, "p3 revolution", seats=4, setup="phase revolution; order p1 p2 p4 p3; lead p2")
    assert s.facts["order"] == ["p3", "p4", "p2", "p1"]
    assert s.facts["titles"]["p3"] == "Greater Dalmuti"
    assert s.facts["revolution"] == {"seat": "p3", "greater": True}
    assert (s.cards("p1"), s.cards("p3")) == ("1 9 9", "4 J J")
    assert s.to_move == "p3"  # D6: the new Greater Dalmuti leads


@pytest.mark.rule("D4")
def test_declining_is_silent_and_the_taxes_follow() -> None:
    s = table(BOTH, "p3 quiet", seats=4, setup="phase revolution")
    assert (s.cards("p1"), s.cards("p4")) == ("1 6 7", "7 9 9")
    assert s.facts["revolution"] is None
    told = [kernel.heard(s.position.news or (), viewer, GAME.faces) for viewer in (2, 0, SPECTATOR)]
    assert [[news["what"] for news in heard] for heard in told] == [["quiet"] + ["tax"] * 4] + [["tax"] * 4] * 2
    assert (s.fold.moves_seen_by(2), s.fold.moves_seen_by(0), s.fold.moves_seen_by(None)) == (1, 0, 1)


@pytest.mark.rule("D4")
def test_nobody_is_asked_if_nobody_holds_both_or_the_option_is_off() -> None:
    apart = "deck deal p1:1,9,J p2:5,8,8 p3:4,J,5 p4:6,7,7"
    assert table(apart, seats=4, setup="phase revolution").facts["phase"] == "play"
    s = table(BOTH, seats=4, setup="phase revolution", options="revolution=off")
    assert (s.facts["phase"], s.cards("p1")) == ("play", "1 6 7")


@pytest.mark.rule("D4")
def test_it_is_asked_in_hands_without_taxes_too() -> None:
    cards = list(PACK)[:-2]
    piles = {"p1": cards[:27], "p2": cards[27:54], "p3": [*cards[54:], 13, 13]}
    deal = f"deck {GAME.write_deal(Deal(piles))}"
    s = table(deal, setup=None, options="opening=seats")
    assert (s.facts["phase"], s.to_move) == ("revolution", "p3")
    s = table(deal, "p3 quiet", setup=None, options="opening=seats")
    assert (s.facts["phase"], s.to_move, s.cards("p1")[:3]) == ("play", "p1", "1 2")
    s = table(deal, "p3 revolution", setup=None, options="opening=seats taxes=off")
    assert s.facts["order"] == ["p3", "p2", "p1"]


@pytest.mark.rule("D4")
def test_only_the_two_answers_are_accepted() -> None:
    s = table(BOTH, seats=4, setup="phase revolution")
    assert s.why("p3", "4x1") == "answer_first: you hold both Jesters: say revolution or quiet (D4)"
    assert s.why("p3", "pass").startswith("answer_first")
    assert s.why("p3", "viva").startswith("unknown_move")


# -- taxes

HANDS = "deck deal p1:4,11,12 p2:5,10,J p3:2,3,9 p4:1,6,7"


@pytest.mark.rule("D5")
def test_the_peons_give_their_best_and_get_the_worst_of_the_dalmutis() -> None:
    s = table(HANDS, seats=4, setup="phase tax")
    assert [s.cards(p) for p in ("p1", "p2", "p3", "p4")] == ["1 4 6", "2 5 J", "3 9 10", "7 11 12"]
    assert (s.facts["phase"], s.to_move) == ("play", "p1")


@pytest.mark.rule("D5")
def test_only_the_two_who_exchange_see_the_cards() -> None:
    s = table(HANDS, seats=4, setup="phase tax")
    up = {"what": "tax", "seat": "p4", "to": "p1", "count": 2}
    for viewer, cards in ((0, ["1", "6"]), (3, ["1", "6"]), (1, ["??", "??"]), (SPECTATOR, ["??", "??"])):
        heard = kernel.heard(s.position.news or (), viewer, GAME.faces)
        assert {**up, "cards": cards} in heard


@pytest.mark.rule("D5")
def test_jesters_are_never_taxed_and_never_returned() -> None:
    s = table("deck deal p1:4,5,6,J p2:9 p3:7,8,J", setup="phase tax")
    assert (s.cards("p1"), s.cards("p3")) == ("4 7 8 J", "5 6 J")


@pytest.mark.rule("D5")
def test_with_three_players_only_the_greater_ones_exchange() -> None:
    s = table("deck deal p1:4,11,12 p2:5,10 p3:2,3,9", setup="phase tax")
    assert [s.cards(p) for p in ("p1", "p2", "p3")] == ["2 3 4", "5 10", "9 11 12"]


@pytest.mark.rule("D5")
def test_who_has_too_few_numbered_cards_exchanges_what_both_have() -> None:
    s = table("deck deal p1:4,11,12 p2:5,10 p3:2,J", setup="phase tax")
    assert (s.cards("p1"), s.cards("p3")) == ("2 4 11", "12 J")
    s = table("deck deal p1:4,11,12 p2:5,10 p3:J", setup="phase tax")
    assert (s.cards("p1"), s.cards("p3"), s.news) == ("4 11 12", "J", ["ranks"])


@pytest.mark.rule("D5")
def test_taxes_are_paid_in_the_first_hand_after_a_draw_but_not_with_opening_seats() -> None:
    draw = "deck draw p1:1 p2:2 p3:3"
    deal = full([0, 1, 2], 3)
    paid = table(draw, deal, setup=None, options="revolution=off")
    assert paid.news == ["ranks", "tax", "tax"]
    assert table(deal, setup=None, options="revolution=off opening=seats").news == ["ranks"]
    assert table(draw, deal, setup=None, options="revolution=off taxes=off").news == ["ranks"]


@pytest.mark.rule("D5")
def test_a_set_up_for_play_has_no_taxes_and_taxes_off_has_none_at_all() -> None:
    assert table(HANDS, seats=4, setup="phase play").cards("p1") == "4 11 12"
    assert table(HANDS, seats=4, setup="").cards("p1") == "4 11 12"
    assert table(HANDS, seats=4, setup="phase tax", options="taxes=off").cards("p1") == "4 11 12"
    assert table(HANDS, seats=4, setup="phase tax", options="opening=seats").cards("p1") == "1 4 6"


@pytest.mark.rule("D5")
def test_with_tax_return_choice_both_dalmutis_choose_at_once() -> None:
    s = table(HANDS, seats=4, setup="phase tax", options="tax_return=choice")
    assert (s.to_move, s.facts["phase"]) == ("p1 p2", "tax")
    assert s.legal("p1") == ["give 4,11", "give 4,12", "give 11,12"]
    assert s.legal("p2") == ["give 5", "give 10"]
    assert s.legal("p3") == []
    pair = table("deck deal p1:4,4,J p2:9 p3:7,8", setup="phase tax", options="tax_return=choice")
    assert pair.legal("p1") == ["give 4,4"]


@pytest.mark.rule("D5")
def test_nothing_moves_and_nothing_is_told_until_all_have_chosen() -> None:
    lines = [HANDS, "p2 give 5"]
    s = table(*lines, seats=4, setup="phase tax", options="tax_return=choice")
    assert (s.to_move, s.cards("p2"), s.cards("p3")) == ("p1", "5 10 J", "2 3 9")
    assert s.news == ["chosen"]
    s = table(*lines, "p1 give 11,4", seats=4, setup="phase tax", options="tax_return=choice")
    assert [s.cards(p) for p in ("p1", "p2", "p3", "p4")] == ["1 6 12", "2 10 J", "3 5 9", "4 7 11"]
    assert s.to_move == "p1"


@pytest.mark.rule("D5")
def test_a_dalmuti_who_owes_nothing_is_not_asked() -> None:
    deal = "deck deal p1:4,11,12 p2:5,10 p3:J p4:1,6"
    s = table(deal, seats=4, setup="phase tax", options="tax_return=choice")
    assert s.to_move == "p1"
    deal = "deck deal p1:4,11,12 p2:5,10 p3:J"
    assert table(deal, setup="phase tax", options="tax_return=choice").facts["phase"] == "play"


@pytest.mark.rule("D5")
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("give 12", "give_count: you give 2, not 1 (D5)"),
        ("give J,12", "give_jester: Jesters are never given back (D5)"),
        ("give 9,12", "not_in_hand: you do not hold 9,12 (D13)"),
        ("give 4,4", "not_in_hand: you do not hold 4,4 (D13)"),
        ("give 4,x", "give_first: you owe your Peon 2: write give and the cards"),
        ("4x1", "give_first"),
        ("pass", "give_first"),
        ("gift 4", "unknown_move"),
    ],
)
def test_what_a_dalmuti_may_not_give(move: str, reason: str) -> None:
    s = table("deck deal p1:4,12,J p2:9 p3:7,8", setup="phase tax", options="tax_return=choice")
    assert s.why("p1", move).startswith(reason)


# -- tricks


@pytest.mark.rule("D6")
def test_the_greater_dalmuti_leads_the_first_trick() -> None:
    assert table("deck deal p1:1 p2:2,3 p3:4", setup="order p2 p3 p1").to_move == "p2"
    assert table("deck deal p1:1 p2:2,3 p3:4", setup="order p2 p3 p1; lead p1").to_move == "p1"


@pytest.mark.rule("D7")
def test_the_leader_plays_any_set_and_jesters_may_stand_in() -> None:
    s = table("deck deal p1:6,6,9,J,J p2:2 p3:3")
    assert s.legal("p1") == [
        "6x1", "6x1+J", "6x1+J2", "6x2", "6x2+J", "6x2+J2", "9x1", "9x1+J", "9x1+J2", "Jx1", "Jx2",
    ]  # fmt: skip
    assert table("deck deal p1:6,J p2:2 p3:3").legal("p1") == ["6x1", "6x1+J", "Jx1"]


@pytest.mark.rule("D7")
def test_a_set_of_jesters_alone_has_the_value_thirteen() -> None:
    s = table("deck deal p1:J,J,9 p2:12,12,3 p3:3", "p1 Jx2")
    assert s.facts["best"] == {"seat": "p1", "value": 13, "count": 2}
    assert s.legal("p2") == ["pass", "12x2"]


@pytest.mark.rule("D7")
def test_the_leader_may_not_pass() -> None:
    error = refused("deck deal p1:6 p2:2 p3:3", "p1 pass")
    assert (error.code, error.message) == ("no_pass", "the leader may not pass: play a set (D7)")


@pytest.mark.rule("D8")
def test_following_takes_as_many_cards_of_a_strictly_lower_value() -> None:
    deal = "deck deal p1:9,9,9 p2:3,8,8,9,9,12,12 p3:4,4,5,J"
    s = table(deal, "p1 9x2")
    assert s.legal("p2") == ["pass", "8x2"]
    s = table(deal, "p1 9x2", "p2 pass")
    assert s.legal("p3") == ["pass", "4x2", "4x1+J", "5x1+J"]
    s = table("deck deal p1:9,9,9 p2:2,2 p3:4,5,J,J", "p1 9x2", "p2 pass")
    assert s.legal("p3") == ["pass", "4x1+J", "5x1+J"]


@pytest.mark.rule("D8")
def test_jesters_do_not_follow_alone() -> None:
    s = table("deck deal p1:9,9 p2:J,J p3:4", "p1 9x1")
    assert s.legal("p2") == ["pass"]


@pytest.mark.rule("D8")
def test_nobody_has_to_play() -> None:
    s = table("deck deal p1:9,9 p2:1,2 p3:4,4", "p1 9x1", "p2 pass")
    assert (s.to_move, s.facts["passed"]) == ("p3", ["p2"])


@pytest.mark.rule("D8")
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("8x1", "set_size: a set of 2 was led, you chose 1 (D8)"),
        ("9x2", "set_not_lower: 9 does not beat 9: play a lower number, or pass (D8)"),
        ("9x1+J", "set_not_lower: 9 does not beat 9"),
        ("Jx1", "set_size: a set of 2 was led, you chose 1 (D8)"),
        ("Jx2", "not_in_hand: you do not hold Jx2 (D13)"),
        ("8x1+9x1", "set_mixed: a set has one number only; 8 9 do not mix (D7)"),
        ("9x1+8x1", "set_mixed: a set has one number only; 8 9 do not mix (D7)"),
        ("7x2", "not_in_hand: you do not hold 7x2 (D13)"),
        ("8x3", "not_in_hand"),
        ("8x1+J2", "not_in_hand"),
        ("8x1+8x1", "unknown_move: 8x1+8x1 is not a move; write a set like 6x2, 6x2+J or Jx1, or pass (D13)"),
        ("8x1+J1", "unknown_move"),
        ("13x1", "unknown_move"),
        ("8x0", "unknown_move"),
        ("J", "unknown_move"),
        ("8x1+Jx1", "unknown_move"),
        ("8", "unknown_move"),
        ("hello there", "unknown_move"),
        ("revolution", "not_now: revolution is not possible now"),
        ("give 8", "not_now"),
        ("pass now", "unknown_move"),
    ],
)
def test_what_does_not_follow_is_refused_with_its_reason(move: str, reason: str) -> None:
    s = table("deck deal p1:9,9,9 p2:8,8,9,9,J p3:4,4", "p1 9x2")
    assert s.why("p2", move).startswith(reason)


@pytest.mark.rule("D8")
def test_a_lone_jester_is_no_lower_than_anything() -> None:
    s = table("deck deal p1:9,9 p2:8,J p3:4", "p1 9x1")
    assert s.why("p2", "Jx1").startswith("set_not_lower: 13 does not beat 9")


@pytest.mark.rule("D9")
def test_who_passed_is_out_of_this_trick() -> None:
    deal = "deck deal p1:9,12 p2:1,7 p3:8,11"
    s = table(deal, "p1 9x1", "p2 pass", "p3 8x1")
    assert s.to_move == "p1"
    s = table(deal, "p1 9x1", "p2 pass", "p3 8x1", "p1 pass")
    assert (s.to_move, s.facts["passed"], s.news) == ("p3", [], ["pass", "trick"])


@pytest.mark.rule("D9")
def test_with_reentry_who_passed_may_play_again_later() -> None:
    deal = "deck deal p1:9,12 p2:1,7 p3:8,11"
    lines = [deal, "p1 9x1", "p2 pass", "p3 8x1", "p1 pass"]
    s = table(*lines, options="reentry=on")
    assert (s.to_move, s.legal("p2"), s.facts["passed"]) == ("p2", ["pass", "1x1", "7x1"], ["p1"])
    s = table(*lines, "p2 7x1", options="reentry=on")
    assert (s.to_move, s.facts["passed"]) == ("p3", [])
    s = table(*lines, "p2 7x1", "p3 pass", "p1 pass", options="reentry=on")
    assert (s.to_move, s.cards("trick"), s.cards("gone")) == ("p2", "", "7 8 9")


@pytest.mark.rule("D10")
def test_a_trick_ends_when_nobody_else_is_in_it_and_its_last_player_leads() -> None:
    s = table("deck deal p1:9,12 p2:7,7 p3:8,11", "p1 9x1", "p2 7x1", "p3 pass", "p1 pass")
    assert (s.to_move, s.facts["leader"], s.facts["best"]) == ("p2", "p2", None)
    assert (s.cards("trick"), s.cards("gone")) == ("", "7 9")


@pytest.mark.rule("D10")
def test_the_set_of_a_player_who_is_out_can_still_be_beaten() -> None:
    s = table("deck deal p1:9 p2:7,7 p3:8,11", "p1 9x1")
    assert (s.facts["out"], s.to_move, s.legal("p2")) == (["p1"], "p2", ["pass", "7x1"])
    assert s.news == ["play", "out"]


@pytest.mark.rule("D10")
def test_if_the_last_who_played_is_out_the_next_in_order_of_play_leads() -> None:
    deal = "deck deal p1:9,12 p2:7,7 p3:8 p4:5,5"
    s = table(deal, "p1 9x1", "p2 pass", "p4 pass", "p3 8x1", "p1 pass", seats=4, setup="order p1 p2 p4 p3")
    assert (s.to_move, s.facts["leader"]) == ("p1", "p1")
    s = table(deal, "p1 9x1", "p2 pass", "p3 8x1", "p4 pass", "p1 pass", seats=4)
    assert s.to_move == "p4"


@pytest.mark.rule("D10")
def test_the_last_one_in_the_trick_wins_it_at_once_when_the_others_have_passed() -> None:
    s = table("deck deal p1:9,12 p2:7,7 p3:6 p4:2,2", "p1 9x1", "p2 pass", "p3 6x1", "p4 pass", seats=4)
    assert s.to_move == "p1"
    s = table("deck deal p1:9,12 p2:7,7 p3:8,6", "p1 9x1", "p2 pass", "p3 8x1", "p1 pass")
    assert (s.to_move, s.cards("gone")) == ("p3", "8 9")


# -- the end of a hand and of the session


@pytest.mark.rule("D11")
def test_a_hand_ends_at_once_when_only_one_holds_cards_also_inside_a_trick() -> None:
    s = table("deck deal p1:9,12 p2:7 p3:5", "p1 9x1", "p2 7x1", "p3 5x1")
    assert (s.facts["out"], s.to_move, s.scores) == (["p2", "p3"], "deck", [0, 2, 1])
    assert (s.cards("trick"), s.cards("gone"), s.cards("p1")) == ("", "5 7 9", "12")
    assert s.news == ["play", "out", "hand_over"]
    assert s.legal("p1") == []


@pytest.mark.rule("D11")
def test_the_order_of_going_out_is_the_rank_for_the_next_hand_from_its_deal_on() -> None:
    lines = ["deck deal p1:9,12 p2:7 p3:5", "p1 9x1", "p2 7x1", "p3 5x1"]
    s = table(*lines, options="revolution=off")
    assert (s.facts["order"], s.facts["hand"]) == (["p1", "p2", "p3"], 1)
    s = table(*lines, full([1, 2, 0], 3), options="revolution=off")
    assert (s.facts["order"], s.facts["hand"]) == (["p2", "p3", "p1"], 2)
    assert (s.to_move, s.facts["out"], s.cards("gone")) == ("p2", [], "")
    assert s.news == ["ranks", "tax", "tax"]  # hand 2 has taxes
    assert refused(*lines, full([0, 1, 2], 3), options="revolution=off").code == "bad_record"


@pytest.mark.rule("D12")
def test_points_and_the_result_of_a_single_hand() -> None:
    s = table("deck deal p1:9,12 p2:7 p3:5 p4:8,8", "p1 9x1", "p2 7x1", "p3 5x1", "p4 pass", "p1 pass",
              "p4 8x2", seats=4, options="hands=1")  # fmt: skip
    assert s.scores == [0, 3, 2, 1]
    assert (s.ranking, s.losers, s.reason, s.to_move) == ("p2, p3, p4, p1", "p1", "normal", "")
    assert s.why("p1", "12x1").startswith("game_over")


def finish(position: Dalmuti, places: list[int]) -> None:
    """Ends the running hand in this order, by a set-up of its last moves."""
    position.out, position.trick, position.gone = places[:-2], [], []
    position.hands = [0] * position.seats
    for seat in places[-2:]:
        position.hands[seat] = 1
    position.leader = places[-2]
    start_play(position)
    position.apply(places[-2], 1 << 6 | 1 << 2)


def session(*hands: list[int]) -> Dalmuti:
    options = DalmutiOptions(hands=len(hands), opening="seats", revolution=False, taxes=False)
    position = Dalmuti(3, options)
    for places in hands:
        assert position.to_move == (DECK,)
        position.lay(position.deal(position.deck()))
        finish(position, places)
    assert position.result is not None
    return position


@pytest.mark.rule("D12")
def test_most_points_win_a_session() -> None:
    result = session([0, 1, 2], [0, 2, 1], [2, 0, 1]).result
    assert result is not None
    assert (result.ranking, list(result.scores), result.losers) == ([[0], [2], [1]], [5, 1, 3], [1])


@pytest.mark.rule("D12")
def test_ties_go_to_more_first_places() -> None:
    position = session([0, 1, 2], [2, 1, 0])  # two points each; p2 was never first
    result = position.result
    assert result is not None
    assert list(result.scores) == [2, 2, 2]
    assert result.ranking == [[2], [0], [1]]  # p3 before p1 by the last hand
    assert position.facts()["firsts"] == {"p1": 1, "p2": 0, "p3": 1}


@pytest.mark.rule("D12")
def test_then_to_the_better_last_hand() -> None:
    result = session([0, 1, 2], [1, 2, 0], [2, 0, 1]).result
    assert result is not None
    assert list(result.scores) == [3, 3, 3]
    assert (result.ranking, result.losers) == ([[2], [0], [1]], [1])


@pytest.mark.rule("D12")
@pytest.mark.parametrize("hands", [1, 20])
def test_a_session_is_so_many_hands(hands: int) -> None:
    position = session(*[[0, 1, 2]] * hands)
    assert (position.hand, position.points) == (hands, (2 * hands, hands, 0))


@pytest.mark.rule("D12")
@pytest.mark.parametrize("options", ["hands=0", "hands=21", "opening=cut", "tax_return=best", "reentry=2"])
def test_options_out_of_range_are_refused(options: str) -> None:
    assert refused(options=options, setup=None).code == "bad_record"


@pytest.mark.rule("D13")
def test_a_refused_play_changes_nothing() -> None:
    s = table("deck deal p1:6,6,J p2:2 p3:3")
    for move in ("6x3", "6x2+J2", "7x1", "6x1+7x1", "6x1+6x1", "6x1+J+J", "Jx2", "0x1", "99x9"):
        with pytest.raises(kernel.IllegalMove):
            kernel.play(s.position, 0, move)
    assert (s.cards("p1"), s.legal("p1")) == ("6 6 J", table("deck deal p1:6,6,J p2:2 p3:3").legal("p1"))


@pytest.mark.rule("D13")
@pytest.mark.parametrize("move", ["6x2+J", "6X2+j", "J+6x2", "j+6X2"])
def test_capitals_and_the_order_of_the_cards_do_not_matter(move: str) -> None:
    s = table("deck deal p1:6,6,6,J p2:2,3 p3:3", f"p1 {move}")
    assert s.cards("trick") == "6 6 J"


@pytest.mark.rule("D13")
def test_two_jesters_may_be_named_first_too() -> None:
    s = table("deck deal p1:6,6,J,J p2:2,3 p3:3", "p1 j2+6x1")
    assert (s.cards("trick"), s.cards("p1")) == ("6 J J", "6")
    assert table("deck deal p1:6,J,J p2:2,3 p3:3", "p1 jX2").cards("trick") == "J J"


@pytest.mark.rule("D13")
def test_it_must_be_your_turn() -> None:
    assert refused("deck deal p1:6 p2:2 p3:3", "p2 2x1").code == "not_your_turn"
    assert table("deck deal p1:6 p2:2 p3:3").position.legal(1) == ()


@pytest.mark.rule("D14")
@pytest.mark.parametrize(("hand", "move"), [("6,6,9,J", "9x1"), ("J,J", "Jx1"), ("12", "12x1"), ("1,J", "1x1")])
def test_an_absent_leader_plays_their_single_highest_number(hand: str, move: str) -> None:
    s = table(f"deck deal p1:{hand} p2:2 p3:3")
    assert s.position.text(s.position.default(0)) == move


@pytest.mark.rule("D14")
def test_an_absent_player_passes_declines_and_gives_their_worst() -> None:
    s = table("deck deal p1:6,7 p2:2 p3:3", "p1 7x1")
    assert s.position.text(s.position.default(1)) == "pass"
    s = table(BOTH, seats=4, setup="phase revolution")
    assert s.position.text(s.position.default(2)) == "quiet"
    s = table(HANDS, seats=4, setup="phase tax", options="tax_return=choice")
    assert [s.position.text(s.position.default(seat)) for seat in (0, 1)] == ["give 11,12", "give 10"]


# -- set-ups


def test_a_set_up_names_who_is_out_and_who_leads() -> None:
    s = table("deck deal p2:3,4 p3:5 gone:12,11", seats=4, setup="out p4; lead p3")
    assert (s.facts["out"], s.to_move, s.cards("gone")) == (["p4", "p1"], "p3", "12 11")
    assert s.facts["hand"] == 1


@pytest.mark.parametrize(
    "setup",
    ["order p1 p2", "order p1 p2 p2", "order p1 p2 p9", "phase dance", "phase", "lead", "lead p1 p2", "lead p7",
     "out p9", "cuts 3"],
)  # fmt: skip
def test_a_set_up_that_cannot_be_is_refused(setup: str) -> None:
    assert refused(setup=setup).code == "bad_record"


@pytest.mark.parametrize(
    ("setup", "deal"),
    [
        ("out p1", "deal p1:3 p2:4 p3:5"),
        ("lead p1", "deal p2:4 p3:5"),
        ("", "deal p2:4 p3:5"),
        ("", "deal p1:4"),
        ("", "deal p1:4 p2:4 trick:5"),
        ("", "deal p1:1 p2:1"),
        ("", "deal p1:1 p4:2"),
        ("", "draw p1:1 p2:2 p3:3"),
    ],
)
def test_a_deal_that_does_not_fit_the_set_up_is_refused(setup: str, deal: str) -> None:
    assert refused(f"deck {deal}", setup=setup).code == "bad_record"


# -- what is seen, known and supposed


def worlds(s: Seen, viewer: int, number: int = 40) -> list[dict[str, list[str]]]:
    """The open piles of positions that the viewer could be in."""
    found = []
    for seed in range(number):
        other = resample(s.position, viewer, random.Random(seed))
        assert kernel.view(other, viewer) == kernel.view(s.position, viewer)
        found.append(kernel.faces(other, None))
    return found


def test_a_hand_is_seen_by_its_owner_and_the_trick_by_all() -> None:
    s = table("deck deal p1:6,7 p2:2 p3:3", "p1 7x1")
    assert s.seen_by("p2")["piles"] == {"p1": ["??"], "p2": ["2"], "p3": ["??"], "trick": ["7"], "gone": []}


def test_while_somebody_is_asked_the_others_know_that_one_hand_has_both_jesters() -> None:
    s = table(BOTH, seats=4, setup="phase revolution")
    holders = set()
    for seed in range(40):
        other = resample(s.position, 0, random.Random(seed))
        (holder,) = other.to_move
        assert kernel.faces(other, None)[seat_name(holder)].count("J") == 2
        holders.add(holder)
    assert holders == {1, 2, 3}
    assert {resample(s.position, 2, random.Random(seed)).to_move for seed in range(5)} == {(2,)}


def test_after_a_revolution_everybody_knows_where_the_jesters_are_until_they_are_played() -> None:
    lines = [BOTH, "p3 revolution", "p1 9x1", "p2 8x1"]
    s = table(*lines, seats=4, setup="phase revolution")
    assert all(world["p3"].count("J") == 2 for world in worlds(s, 0) + worlds(s, SPECTATOR))
    assert len({tuple(world["p3"]) for world in worlds(s, 0)}) > 1
    lines += ["p3 4x1", "p4 pass", "p1 pass", "p2 pass", "p3 Jx1"]
    s = table(*lines, seats=4, setup="phase revolution")
    assert all(world["p3"] == ["J"] for world in worlds(s, 0))


TAXED = "deck deal p1:5,10,11,12 p2:4,6,6,9 p3:7,7,8,9 p4:3,8,9,10"


def test_both_sides_know_the_cards_that_moved_and_what_follows_for_the_rest() -> None:
    s = table(TAXED, seats=4, setup="phase tax")
    assert (s.cards("p1"), s.cards("p4")) == ("3 5 8 10", "9 10 11 12")
    for world in worlds(s, 0):
        assert {"11", "12"} <= set(world["p4"])
        assert all(int(card) >= 8 for card in world["p4"])  # no better than the 8 that they got
    for world in worlds(s, 3):
        assert {"3", "8"} <= set(world["p1"])
        assert all(int(card) <= 11 for card in world["p1"])  # no worse than the 11 that they got
    assert any(world["p1"] != s.view["piles"]["p1"] for world in worlds(s, 1))


PLAYED = (TAXED, "p1 10x1", "p2 pass", "p3 pass", "p4 pass", "p1 8x1", "p2 pass", "p3 pass", "p4 pass")


def test_known_cards_are_unknown_again_once_they_may_have_been_played() -> None:
    s = table(*PLAYED, seats=4, setup="phase tax")
    assert s.cards("p1") == "3 5"
    assert all("3" in world["p1"] for world in worlds(s, 3))  # the 8 they gave has been played
    assert not all("8" in world["p1"] for world in worlds(s, 3))


def test_with_tax_return_choice_a_peon_learns_nothing_of_the_rest() -> None:
    lines = [TAXED, "p1 give 5,10", "p2 give 9"]
    s = table(*lines, seats=4, setup="phase tax", options="tax_return=choice")
    assert any("12" in world["p1"] for world in worlds(s, 3, 80))
    assert all({"5", "10"} <= set(world["p4"]) for world in worlds(s, 0))


def test_a_choice_of_another_is_made_again_in_another_world() -> None:
    s = table(TAXED, "p1 give 5,10", seats=4, setup="phase tax", options="tax_return=choice")
    assert isinstance(s.position, Dalmuti)
    chosen = set()
    for seed in range(30):
        other = resample(s.position, 3, random.Random(seed))
        assert isinstance(other, Dalmuti)
        after_all = other.copy()
        after_all.apply(1, after_all.default(1))
        chosen.add(other.exchanges[0].back)
        assert sum(after_all.hands) == sum(s.position.hands)
    assert len(chosen) > 3
    mine = resample(s.position, 0, random.Random(1))
    assert isinstance(mine, Dalmuti)
    assert mine.exchanges[0].back == s.position.exchanges[0].back


def possible(world: dict[str, list[str]], played: dict[str, list[str]]) -> bool:
    """Whether some exchange of two between p1 and p4 leads to these hands (tax_return=worst)."""
    up = sorted(int(card) for card in world["p1"] + played["p1"] if card != "J")
    down = sorted(int(card) for card in world["p4"] + played["p4"] if card != "J")
    for i in range(len(up)):
        for j in range(i + 1, len(up)):
            rest_up = up[:i] + up[i + 1 : j] + up[j + 1 :]
            for k in range(len(down)):
                for m in range(k + 1, len(down)):
                    rest_down = down[:k] + down[k + 1 : m] + down[m + 1 :]
                    if up[j] <= min(rest_down, default=13) and max(rest_up, default=0) <= down[k]:
                        return True
    return False


@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_who_had_no_part_supposes_an_exchange_that_can_have_been(viewer: int) -> None:
    s = table(*PLAYED, seats=4, setup="phase tax")
    played = {"p1": ["10", "8"], "p4": []}
    assert all(possible(world, played) for world in worlds(s, viewer))
    hands = {tuple(world["p1"]) for world in worlds(s, viewer)}
    assert hands == {("3", "5")} if viewer == 1 else len(hands) > 1  # p2 got a 7: so p3 has neither


@pytest.mark.parametrize(
    "deal",
    [
        "deal p1:4,11,12 p2:5,10 p3:2,J p4:6,J",
        "deal p1:4,J p2:5,10 p3:2,J p4:6,7,8",
        "deal p1:4,11,12 p2:5 p3:J p4:6,7",
        "deal p1:4,J p2:J p3:2 p4:6",
        "deal p1:4,11,12 p2:5,10 p3:2 p4:J,J",
        "deal p1:9 p2:5,10 p3:2,J p4:J",
        "deal p1:12,12 p2:1,2 p3:12,12 p4:2,3",
    ],
)
@pytest.mark.parametrize("options", ["tax_return=worst", "tax_return=choice"])
def test_too_few_numbered_cards_are_known_to_be_few_in_every_world(deal: str, options: str) -> None:
    """Which moves a seat has must not change from world to world, and neither may how many cards moved."""
    s = table(f"deck {deal}", seats=4, setup="phase tax", options=options)
    position = s.position
    generator = random.Random(deal)
    while position.to_move != (DECK,):
        for viewer in (0, 1, 2, 3, SPECTATOR):
            seen = kernel.view(position, viewer)
            for seed in range(2):
                other = resample(position, viewer, random.Random(seed))
                assert kernel.view(other, viewer) == seen
                again = resample(other, viewer, random.Random(seed))
                assert kernel.faces(again, None) == kernel.faces(other, None)
                inner = generator.randrange(4)
                assert kernel.view(resample(other, inner, generator), inner) == kernel.view(other, inner)
        seat = generator.choice(position.to_move)
        position = kernel.play(position, seat, position.text(generator.choice(list(position.legal(seat)))))


@pytest.mark.parametrize("seats", [3, 4, 6, 8])
@pytest.mark.parametrize("options", ["", "tax_return=choice reentry=on", "opening=seats revolution=off", "taxes=off"])
def test_random_sessions_end_and_worlds_look_alike(seats: int, options: str) -> None:
    generator = random.Random(f"{seats} {options}")
    position = after(game="dalmuti", seats=seats, options=f"{options} hands=2").position
    while position.result is None:
        if position.to_move == (DECK,):
            cards = position.deck()
            generator.shuffle(cards)
            position = dealt_by(GAME, position, GAME.write_deal(position.deal(cards)))
        else:
            seat = generator.choice(position.to_move)
            legal = position.legal(seat)
            assert position.default(seat) in legal
            position = kernel.play(position, seat, position.text(generator.choice(list(legal))))
        assert sum(len(pile.cards) for pile in position.piles().values()) in (0, 80)
        if generator.random() < 0.05:
            viewer = generator.choice([*range(seats), SPECTATOR])
            world = resample(position, viewer, random.Random(1))
            assert kernel.view(world, viewer) == kernel.view(position, viewer)
            other = resample(resample(position, viewer, random.Random(2)), viewer, random.Random(1))
            assert kernel.view(other, None) == kernel.view(world, None)
            assert isinstance(other, Dalmuti)
            assert isinstance(world, Dalmuti)
            assert other.exchanges == world.exchanges


def test_bots_play_without_news_as_well() -> None:
    loud = started(4, "hands=1", seed=5).position
    quiet = loud.copy()
    generator = random.Random(1)
    while quiet.result is None:
        seat = quiet.to_move[0]
        move = generator.choice(list(quiet.legal(seat)))
        loud = kernel.play(loud, seat, loud.text(move))
        quiet.apply(seat, move)
        assert kernel.view(quiet, None) == kernel.view(loud, None)


@pytest.mark.parametrize("move", ["revolution", "quiet"])
def test_bots_answer_without_news_as_well(move: str) -> None:
    asked = table(BOTH, seats=4, setup="phase revolution").position
    silent = asked.copy()
    silent.apply(2, next(answer for answer in silent.legal(2) if silent.text(answer) == move))
    assert silent.news is None
    assert kernel.view(silent, None) == kernel.view(kernel.play(asked, 2, move), None)
