"""Tincholi, rule by rule, in the language of its records."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardhouse.core import kernel
from cardhouse.core.options import BadOption, read_options
from cardhouse.core.position import PUBLIC, SPECTATOR, BadDeal, Deal, Position
from cardhouse.core.record import RecordError
from cardhouse.games.tincholi.pieces import FACES
from cardhouse.games.tincholi.rules import GAME
from tests.harness import Seen, after, refusal

SEED = "ab" * 32
TWO = "deck deal p1:2c,3c,4c,5c p2:2d,3d,4d,5d discard:Th stock:"  # p1 holds 14, p2 holds 14
THREE = "deck deal p1:2c,3c,4c,5c p2:2d,3d,4d,5d p3:2h,3h,4h,5h discard:Th stock:"


def table(*lines: str, seats: int = 2, options: str = "", setup: str | None = "") -> Seen:
    return after(*lines, game="tincholi", seats=seats, options=options, setup=setup)


def refused(*lines: str, seats: int = 2, options: str = "", setup: str | None = "") -> str:
    error: RecordError = refusal(*lines, game="tincholi", seats=seats, options=options, setup=setup)
    return f"{error.code}: {error.message}"


def full_deal(seats: int, options: str = "") -> str:
    start = GAME.start(seats, read_options(GAME.options, options))
    return f"deck {GAME.write_deal(start.deal(start.deck()))}"


def default(seen: Seen, seat: int) -> str:
    return seen.position.text(seen.position.default(seat))


def told(seen: Seen, viewer: int | None) -> list[dict[str, Any]]:
    return kernel.heard(seen.position.news or (), viewer, FACES)


def pack(options: str = "") -> list[str]:
    return [FACES[card] for card in GAME.start(2, read_options(GAME.options, options)).deck()]


# -- C1, C2: cards and deal


@pytest.mark.rule("C1")
def test_the_pack_is_four_suits_of_one_to_twelve() -> None:
    cards = pack()
    assert len(cards) == len(set(cards)) == 48
    assert cards[:5] == ["Ac", "Ad", "Ah", "As", "2c"] and cards[-1] == "Qs"


@pytest.mark.rule("C1")
@pytest.mark.parametrize("seats", [1, 11])
def test_two_to_ten_play(seats: int) -> None:
    assert "2 to 10 players" in refused(seats=seats, setup=None)


@pytest.mark.rule("C1")
def test_a_card_counts_its_number_and_the_twelve_of_diamonds_nothing() -> None:
    s = table("deck deal p1:Ac,Qd p2:Tc,Jc,Qc stock:2c discard:3c", "p1 draw", "p1 cut")
    assert s.facts["cut"]["totals"] == {"p1": 1, "p2": 33}


@pytest.mark.rule("C2")
def test_four_cards_each_one_turned_up_and_the_rest_is_the_stock() -> None:
    s = after("p2 look 1 2", game="tincholi", seats=3, seed=SEED)
    sizes = {name: len(cards) for name, cards in s.view["piles"].items()}
    assert sizes == {"p1": 4, "p2": 4, "p3": 4, "drawn": 0, "discard": 1, "stock": 35}
    assert list(sizes) == ["p1", "p2", "p3", "drawn", "discard", "stock"]


@pytest.mark.rule("C2")
def test_cards_are_dealt_one_at_a_time_from_the_starter_on() -> None:
    deal = GAME.start(3).deal(range(48))
    assert list(deal.piles["p1"]) == [0, 3, 6, 9] and list(deal.piles["p3"]) == [2, 5, 8, 11]
    assert list(deal.piles["discard"]) == [12] and list(deal.piles["stock"]) == list(range(13, 48))


@pytest.mark.rule("C2")
def test_the_next_seat_starts_the_next_round_and_is_dealt_first() -> None:
    s = table(TWO + "9c", "p1 draw", "p1 cut", setup="round 1")
    assert s.to_move == "deck" and s.facts["round"] == 1
    assert list(s.position.deal(range(48)).piles["p2"]) == [0, 2, 4, 6]
    looked = ["p1 look 1 2", "p2 look 1 2"]
    s = table(TWO + "9c", "p1 draw", "p1 cut", full_deal(2), *looked)
    assert s.facts["round"] == 2 and s.facts["first"] == "p2" and s.to_move == "p2"


@pytest.mark.rule("C2")
def test_the_starter_goes_round_the_table() -> None:
    s = table(THREE + "9c", "p1 draw", "p1 cut", full_deal(3), seats=3, setup="round 3")
    assert s.facts["round"] == 4 and s.facts["first"] == "p1" and s.facts["turn"] == "p1"


@pytest.mark.rule("C2")
@pytest.mark.parametrize(
    ("deal", "why"),
    [
        ("deck deal p1:2c", "p1 gets 4 cards"),
        ("deck draw p1:2c", "the deck deals here"),
        ("deck deal p3:2c", "no pile p3"),
        ("deck deal p1:2c,2c,3c,4c", "more often"),
        ("deck deal p1:Jk", "more often"),
        ("deck deal p1:Kc", "not a card"),
        (full_deal(2).replace("stock:", "drawn:Qs stock:").replace(",Qs", ""), "drawn gets 0"),
        (full_deal(2).replace(",Qs", ""), "stock gets 39 cards, not 38"),
        (full_deal(2).replace(" discard:3c", ""), "discard gets 1"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(deal: str, why: str) -> None:
    said = refused(deal, setup=None)
    assert said.startswith("bad_record") and why in said


def test_a_full_deal_may_name_the_empty_pile() -> None:
    assert table(full_deal(2) + " drawn:", setup=None).to_move == "p1 p2"


def test_before_the_first_deal_there_is_no_round() -> None:
    start = GAME.start(2)
    view = kernel.view(start, None)
    assert view["to_move"] == ["deck"] and view["facts"]["round"] == 0 and view["facts"]["first"] is None
    assert kernel.explain(start, 0, "draw") == ("deck_to_act", {}, "") and start.legal(0) == ()


# -- C3: the first look


@pytest.mark.rule("C3")
def test_everybody_looks_at_two_of_their_own_slots_before_anybody_draws() -> None:
    s = table(full_deal(2), "p2 look 2 4", setup=None)
    assert s.to_move == "p1" and s.facts["phase"] == "look"
    assert s.legal("p1") == ["look 1 2", "look 1 3", "look 1 4", "look 2 3", "look 2 4", "look 3 4"]
    assert s.why("p1", "draw") == "must_look: first everyone looks at two slots, like look 1 3 (C3)"
    assert s.why("p2", "look 1 2").startswith("not_your_turn")
    assert s.why("p1", "cut 5").startswith("must_look")
    assert table(full_deal(2), "p2 look 2 4", "p1 look 1 2", setup=None).to_move == "p1"


@pytest.mark.rule("C3")
def test_any_order_of_looking_leads_to_the_same_table() -> None:
    one = table(full_deal(2), "p2 look 2 4", "p1 look 1 2", setup=None)
    other = table(full_deal(2), "p1 look 1 2", "p2 look 2 4", setup=None)
    assert one.view == other.view and one.seen_by("p2") == other.seen_by("p2")


@pytest.mark.rule("C3")
def test_two_different_slots_that_exist_are_looked_at() -> None:
    s = table(full_deal(2), setup=None)
    assert s.why("p1", "look 2 2") == "same_slot: name two different slots (C3)"
    assert s.why("p1", "look 2 5") == "no_slot: there is no slot 5 (C3)"
    assert s.why("p1", "look 2").startswith("unknown_move")


@pytest.mark.rule("C3")
def test_there_is_only_one_first_look() -> None:
    assert table(TWO + "9c").why("p1", "look 1 2") == "already_looked: the first look is over (C3)"
    assert table(TWO + "9c", "p1 draw").why("p1", "look 1 2").startswith("already_looked")


# -- C4, C5, C6: a turn


@pytest.mark.rule("C4")
def test_a_turn_begins_with_a_draw() -> None:
    s = table(TWO + "9c")
    assert s.legal("p1") == ["draw", "take"] and s.facts["phase"] == "draw"
    for move in ("drop", "keep 1", "pair 1 2", "peek 1", "swap p1.1 p2.1"):
        assert s.why("p1", move).startswith("must_draw: draw first") and s.why("p1", move).endswith("(C4)")
    assert s.why("p1", "cut 7").endswith("(C10)")


@pytest.mark.rule("C4")
def test_a_card_from_the_stock_is_seen_by_the_drawer_only() -> None:
    s = table(TWO + "9c,8c", "p1 draw")
    assert s.cards("drawn") == "9c" and s.cards("stock") == "8c" and s.facts["drawn_from"] == "stock"
    assert s.seen_by("p1")["piles"]["drawn"] == ["9c"]
    assert s.seen_by("p2")["piles"]["drawn"] == s.seen_by("spectator")["piles"]["drawn"] == ["??"]
    assert told(s, 0) == [{"what": "draw", "seat": "p1", "cards": ["9c"]}]
    assert told(s, 1) == [{"what": "draw", "seat": "p1", "cards": ["??"]}]


@pytest.mark.rule("C4")
def test_everybody_knows_a_card_from_the_discard_pile() -> None:
    s = table(TWO + "9c", "p1 take")
    assert s.cards("drawn") == "Th" and s.cards("discard") == "" and s.facts["drawn_from"] == "discard"
    assert s.seen_by("p2")["piles"]["drawn"] == s.seen_by("spectator")["piles"]["drawn"] == ["Th"]
    assert told(s, 1) == [{"what": "take", "seat": "p1", "cards": ["Th"]}]


@pytest.mark.rule("C4")
def test_nobody_draws_twice() -> None:
    s = table(TWO + "9c,8c", "p1 draw")
    for move in ("draw", "take"):
        assert s.why("p1", move) == "already_drawn: you have drawn; now drop, keep, pair, use the effect or cut (C5)"


@pytest.mark.rule("C5")
def test_after_the_draw_there_is_exactly_one_decision() -> None:
    s = table("deck deal p1:2c,3c p2:2d,3d discard:Th stock:6c,8c", "p1 draw")
    assert s.legal("p1") == ["drop", "keep 1", "keep 2", "pair 1 2", "pair 2 1", "cut"]
    assert s.legal("p2") == []
    s = table("deck deal p1:2c,3c p2:2d,3d discard:Th stock:6c,8c", "p1 draw", "p1 drop")
    assert s.cards("discard") == "6c Th" and s.to_move == "p2" and s.news == ["drop"]


@pytest.mark.rule("C5")
def test_a_kept_card_takes_the_slot_and_the_old_one_is_discarded() -> None:
    s = table(TWO + "6c,8c", "p1 draw", "p1 keep 2")
    assert s.cards("p1") == "2c 6c 4c 5c" and s.cards("discard") == "3c Th" and s.to_move == "p2"
    assert told(s, 1) == [{"what": "keep", "seat": "p1", "slot": 2, "cards": ["3c"]}]
    assert table(TWO + "6c", "p1 draw").why("p1", "keep 5") == "no_slot: there is no slot 5 (C5)"


@pytest.mark.rule("C6")
def test_a_card_taken_from_the_discard_pile_is_not_dropped_nor_used() -> None:
    lines = ["deck deal p1:2c,3c p2:2d,3d discard:9h stock:6c", "p1 take"]
    s = table(*lines)
    assert s.legal("p1") == ["keep 1", "keep 2", "pair 1 2", "pair 2 1", "cut"]
    for move in ("drop", "peek 1", "peek p2.1", "swap p1.1 p2.1"):
        assert s.why("p1", move).startswith("taken_card: a card taken") and s.why("p1", move).endswith("(C6)")
    assert table(*lines, "p1 cut").cards("discard") == "9h"


# -- C7: effects


@pytest.mark.rule("C7")
def test_a_seven_looks_at_one_of_your_own_slots() -> None:
    lines = ["deck deal p1:2c,3c p2:2d,3d discard:Th stock:7c,8c", "p1 draw"]
    assert table(*lines).legal("p1")[-3:] == ["peek 1", "peek 2", "cut"]
    s = table(*lines, "p1 peek 2")
    assert s.cards("discard") == "7c Th" and s.to_move == "p2"
    assert s.seen_by("p1")["piles"]["p1"] == ["??", "3c"]
    assert s.seen_by("p2")["piles"]["p1"] == ["??", "??"]
    assert told(s, 0)[0] == {"what": "peek", "seat": "p1", "slot": "p1.2", "cards": ["3c"]}
    assert told(s, 1)[0] == {"what": "peek", "seat": "p1", "slot": "p1.2", "cards": ["??"]}
    assert told(s, 1)[1] == {"what": "drop", "seat": "p1", "cards": ["7c"]}


@pytest.mark.rule("C7")
def test_an_eight_looks_at_a_slot_of_an_opponent() -> None:
    lines = ["deck deal p1:2c,3c p2:2d,3d p3:4d discard:Th stock:8c,6c", "p1 draw"]
    assert table(*lines, seats=3).legal("p1")[-4:] == ["peek p2.1", "peek p2.2", "peek p3.1", "cut"]
    s = table(*lines, "p1 peek p2.2", seats=3)
    assert s.seen_by("p1")["piles"]["p2"] == ["??", "3d"]
    assert s.seen_by("p2")["piles"]["p2"] == s.seen_by("p3")["piles"]["p2"] == ["??", "??"]
    assert s.cards("discard") == "8c Th"


@pytest.mark.rule("C7")
def test_a_nine_exchanges_any_two_slots_and_shows_nothing() -> None:
    lines = ["deck deal p1:2c,3c p2:2d p3:4d discard:Th stock:9c,6c", "p1 draw"]
    assert table(*lines, seats=3).legal("p1")[5:] == [
        "swap p1.1 p1.2", "swap p1.1 p2.1", "swap p1.1 p3.1",
        "swap p1.2 p2.1", "swap p1.2 p3.1", "swap p2.1 p3.1", "cut",
    ]  # fmt: skip
    s = table(*lines, "p1 swap p2.1 p3.1", seats=3)
    assert (s.cards("p2"), s.cards("p3"), s.cards("discard")) == ("4d", "2d", "9c Th")
    assert all("??" in s.seen_by("p1")["piles"][hand] for hand in ("p2", "p3"))
    assert told(s, 2)[0] == {"what": "swap", "seat": "p1", "slots": ["p2.1", "p3.1"]}
    assert table(*lines, "p1 swap p1.1 p1.2", seats=3).cards("p1") == "3c 2c"


@pytest.mark.rule("C7")
@pytest.mark.parametrize("card", ["7c", "8c", "9c"])
def test_an_effect_is_never_compulsory(card: str) -> None:
    lines = [TWO + card + ",6c", "p1 draw"]
    assert table(*lines, "p1 drop").cards("discard") == f"{card} Th"
    assert table(*lines, "p1 keep 1").cards("p1") == f"{card} 3c 4c 5c"


@pytest.mark.rule("C7")
def test_an_effect_needs_its_card_and_its_target() -> None:
    seven, eight, nine, six = (table(TWO + card + ",As", "p1 draw") for card in ("7c", "8c", "9c", "6c"))
    own = "effect_target: a 7 looks at one of your own slots, like peek 2 (C7)"
    assert [seven.why("p1", move) for move in ("peek p2.1", "peek p1.1", "swap p1.1 p2.1")] == [own] * 3
    other = "effect_target: an 8 looks at a slot of somebody else, like peek p3.2 (C7)"
    assert [eight.why("p1", move) for move in ("peek 1", "peek p1.1", "swap p1.1 p2.1")] == [other] * 3
    exchange = "effect_target: a 9 exchanges two slots, like swap p1.2 p3.4 (C7)"
    assert [nine.why("p1", move) for move in ("peek 1", "peek p2.1")] == [exchange] * 2
    assert six.why("p1", "peek 1") == "no_effect: 6c has no effect; only 7, 8 and 9 do (C7)"
    assert six.why("p1", "swap p1.1 p2.1").startswith("no_effect")
    assert seven.why("p1", "peek 5") == "no_slot: there is no slot 5 (C7)"
    assert eight.why("p1", "peek p2.5") == "no_slot: there is no slot p2.5 (C7)"
    assert eight.why("p1", "peek p10.1") == "no_slot: there is no slot p10.1 (C7)"
    assert nine.why("p1", "swap p1.1 p1.1") == "same_slot: name two different slots (C7)"
    assert nine.why("p1", "swap p1.1 p3.1") == "no_slot: there is no slot p3.1 (C7)"


# -- C8: double discard


@pytest.mark.rule("C8")
def test_a_pair_is_discarded_and_the_drawn_card_takes_the_first_slot() -> None:
    lines = ["deck deal p1:2c,5c,3c,5d p2:2d discard:Th stock:6c,8c", "p1 draw"]
    s = table(*lines, "p1 pair 2 4")
    assert s.cards("p1") == "2c 6c 3c" and s.cards("discard") == "5c 5d Th" and s.to_move == "p2"
    assert told(s, 1) == [{"what": "pair", "seat": "p1", "slots": [2, 4], "ok": True, "cards": ["5c", "5d"]}]
    s = table(*lines, "p1 pair 4 2")
    assert s.cards("p1") == "2c 3c 6c" and s.cards("discard") == "5d 5c Th"


@pytest.mark.rule("C8")
def test_the_twelve_of_diamonds_pairs_as_a_twelve() -> None:
    s = table("deck deal p1:Qd,Qc p2:2d discard:Th stock:6c,8c", "p1 draw", "p1 pair 1 2")
    assert s.cards("p1") == "6c"


@pytest.mark.rule("C8")
def test_different_cards_are_shown_once_and_the_drawn_card_is_added() -> None:
    lines = [TWO + "6c,8c", "p1 draw", "p1 pair 3 1"]
    s = table(*lines)
    assert s.cards("p1") == "2c 3c 4c 5c 6c" and s.cards("discard") == "Th" and s.to_move == "p2"
    for viewer in ("p1", "p2", "spectator"):
        assert s.seen_by(viewer)["piles"]["p1"] == ["2c", "??", "4c", "??", "??"]
    assert told(s, 1) == [{"what": "pair", "seat": "p1", "slots": [3, 1], "ok": False, "cards": ["4c", "2c"]}]
    assert table(*lines, "p2 draw").seen_by("p1")["piles"]["p1"] == ["??"] * 5


@pytest.mark.rule("C8")
def test_after_a_failed_pair_an_empty_discard_pile_gets_the_top_of_the_stock() -> None:
    s = table(TWO + "6c,8c", "p1 take", "p1 pair 1 2")
    assert s.cards("discard") == "6c" and s.cards("stock") == "8c" and s.cards("p1") == "2c 3c 4c 5c Th"
    assert s.news == ["pair", "turn_up"]
    s = table(TWO + "6c", "p1 take", "p1 pair 1 2")
    assert s.cards("discard") == "6c" and s.cards("stock") == "" and s.legal("p2") == ["take"]


@pytest.mark.rule("C8")
def test_a_pair_names_two_different_slots_of_your_hand() -> None:
    s = table(TWO + "6c,8c", "p1 draw")
    assert s.why("p1", "pair 2 2") == "same_slot: name two different slots (C8)"
    assert s.why("p1", "pair 2 5") == "no_slot: there is no slot 5 (C8)"
    assert table("deck deal p1:2c p2:2d discard:Th stock:6c", "p1 draw").legal("p1") == [
        "drop",
        "keep 1",
        "cut",
    ]


# -- C9: empty piles


@pytest.mark.rule("C9")
def test_the_discard_pile_but_its_top_becomes_the_new_stock() -> None:
    lines = [TWO + "6c,8c", "p1 draw", "p1 drop", "p2 draw", "p2 drop"]
    s = table(*lines)
    assert s.to_move == "deck" and s.view["legal"] == {} and s.facts["phase"] == "reshuffle"
    assert s.cards("discard") == "8c 6c Th" and s.why("p1", "draw").startswith("deck_to_act")
    assert s.position.deck() == sorted(GAME.card(card) for card in ("6c", "Th"))
    assert GAME.write_deal(s.position.deal(s.position.deck())) == "deal stock:6c,Th"
    s = table(*lines, "deck deal stock:Th,6c")
    assert s.cards("discard") == "8c" and s.cards("stock") == "Th 6c" and s.to_move == "p1"
    assert told(s, 0) == [{"what": "reshuffle", "count": 2}]
    assert table(*lines, "deck deal stock:Th,6c", "p1 draw").cards("drawn") == "Th"


@pytest.mark.rule("C7")
@pytest.mark.rule("C9")
def test_what_the_last_card_of_the_stock_shows_is_seen_although_a_seed_shuffles_at_once() -> None:
    lines = [TWO + "7c", "p1 draw", "p1 peek 2"]

    def hand_of_p1(viewer: str, *more: str, seed: str = SEED) -> str:
        seen = after(*lines, *more, game="tincholi", seats=2, setup="", seed=seed)
        return " ".join(seen.seen_by(viewer)["piles"]["p1"])

    for seed in ("", SEED):
        assert hand_of_p1("p1", seed=seed) == "?? 3c ?? ??"
        assert hand_of_p1("p2", seed=seed) == "?? ?? ?? ??"
    assert hand_of_p1("p1", "deck deal stock:Th") == "?? ?? ?? ??", "a line of the deck is another moment"
    assert hand_of_p1("p1", "p2 draw") == "?? ?? ?? ??"


@pytest.mark.rule("C9")
@pytest.mark.parametrize(
    "deal",
    [
        "deal stock:Th",
        "deal stock:Th,6c,8c",
        "deal stock:Th,6d",
        "deal discard:8c stock:Th,6c",
        "draw stock:Th,6c",
    ],
)
def test_a_reshuffle_deals_exactly_the_cards_below_the_top(deal: str) -> None:
    lines = [TWO + "6c,8c", "p1 draw", "p1 drop", "p2 draw", "p2 drop"]
    assert refused(*lines, f"deck {deal}").startswith("bad_record")


@pytest.mark.rule("C9")
def test_nobody_draws_from_an_empty_pile() -> None:
    s = table("deck deal p1:2c p2:2d discard:Th")
    assert s.legal("p1") == ["take"] and s.why("p1", "draw") == "empty_pile: the draw pile is empty (C9)"
    s = table("deck deal p1:2c p2:2d stock:Th")
    assert s.legal("p1") == ["draw"] and s.why("p1", "take") == "empty_pile: the discard pile is empty (C9)"


@pytest.mark.rule("C9")
def test_no_double_discard_while_both_piles_are_empty() -> None:
    lines = ["deck deal p1:2c,2h p2:2d discard:Th", "p1 take"]
    s = table(*lines)
    assert s.legal("p1") == ["keep 1", "keep 2", "cut"]
    assert s.why("p1", "pair 1 2") == "piles_empty: no pair can be discarded while both piles are empty (C9)"
    assert s.why("p1", "pair 1 3").startswith("no_slot")
    assert table(*lines, "p1 keep 1").legal("p2") == ["take"]


@pytest.mark.rule("C9")
def test_one_card_in_the_discard_pile_is_not_reshuffled() -> None:
    s = table("deck deal p1:2c p2:2d stock:Th", "p1 draw", "p1 drop")
    assert s.to_move == "p2" and s.legal("p2") == ["take"]


# -- C10, C11, C12: cutting and scores


@pytest.mark.rule("C10")
def test_a_cut_discards_the_drawn_card_and_opens_all_hands() -> None:
    s = table("deck deal p1:2c,3c p2:5d,6d discard:Th stock:Qd,8c", "p1 draw", "p1 cut")
    assert s.cards("discard") == "Qd Th" and s.cards("drawn") == "" and s.to_move == "deck"
    for viewer in ("p1", "p2", "spectator"):
        piles = s.seen_by(viewer)["piles"]
        assert piles["p1"] == ["2c", "3c"] and piles["p2"] == ["5d", "6d"] and piles["stock"] == ["??"]
    assert s.facts["phase"] == "cut" and s.facts["cut"]["totals"] == {"p1": 5, "p2": 11}
    assert s.news == ["cut", "round_over"] and told(s, 1)[0]["cards"] == ["Qd"]
    assert told(s, 1)[1] == {
        "what": "round_over",
        "round": 1,
        "scores": {"p1": 0, "p2": 11},
        "game_over": False,
    }


@pytest.mark.rule("C10")
def test_the_call_is_part_of_the_cut_and_not_listed() -> None:
    s = table(TWO + "6c,8c", "p1 draw")
    assert [move for move in s.legal("p1") if move.startswith("cut")] == ["cut"]
    for call in ("cut 0", "cut 7", "cut 999", "CUT 14"):
        assert kernel.explain(s.position, 0, call) is None
    for call in ("cut 1000", "cut -1", "cut 07", "cut x", "cut 1 2", "cut ²"):
        assert s.why("p1", call) == "bad_call: a call is a whole number from 0 to 999, like cut 7 (C10)"
    assert s.position.text(kernel.find(s.position, 0, "cut 7") or 0) == "cut 7"
    assert table(TWO + "6c,8c", "p1 draw", "p1 cut 7").facts["cut"]["called"] == 7


@pytest.mark.rule("C10")
def test_hands_stay_open_until_the_next_deal() -> None:
    lines = [TWO + "6c", "p1 draw", "p1 cut", full_deal(2)]
    s = table(*lines)
    assert s.seen_by("p1")["piles"]["p2"] == ["??"] * 4 and s.facts["cut"] is None and s.cards("drawn") == ""
    assert told(s, 0) == [{"what": "deal", "round": 2, "starter": "p2"}]


@pytest.mark.rule("C11")
@pytest.mark.parametrize(
    ("p1", "p2", "cut", "scores"),
    [
        ("2c,3c", "2d,4d", "cut", [0, 6]),
        ("2c,3c", "2d,4d", "cut 5", [-10, 6]),
        ("2c,3c", "2d,4d", "cut 6", [15, 6]),
        ("2c,3c", "2d,3d", "cut", [25, 5]),
        ("2c,3c", "2d,3d", "cut 5", [25, 5]),
        ("2c,4c", "2d,3d", "cut 6", [26, 5]),
        ("Qd", "Ac", "cut 0", [-10, 1]),
    ],
)
def test_the_cutter_must_be_strictly_lowest(p1: str, p2: str, cut: str, scores: list[int]) -> None:
    s = table(f"deck deal p1:{p1} p2:{p2} discard:Th stock:6c", "p1 draw", f"p1 {cut}")
    assert s.scores == scores


@pytest.mark.rule("C11")
def test_the_others_score_their_totals_and_points_add_up() -> None:
    s = table(THREE + "6c", "p2 draw", "p2 cut", seats=3, setup="turn p2; scores 5 -7 10")
    assert s.scores == [19, 27, 24] and s.facts["cut"]["points"] == {"p1": 14, "p2": 34, "p3": 14}


@pytest.mark.rule("C12")
def test_exactly_the_target_does_not_end_the_game() -> None:
    lines = ["deck deal p1:2c p2:5d discard:Th stock:6c", "p1 draw", "p1 cut"]
    assert table(*lines, setup="scores 0 95").to_move == "deck"
    s = table(*lines, setup="scores 0 96")
    assert s.view["over"] and s.to_move == "" and s.ranking == "p1, p2" and s.losers == "p2"
    assert s.reason == "normal" and s.scores == [0, 101] == list(s.view["result"]["scores"].values())
    assert s.why("p1", "draw").startswith("game_over")
    assert s.seen_by("p1")["piles"]["p2"] == ["5d"]


@pytest.mark.rule("C12")
def test_equal_scores_share_a_place_and_a_shared_last_place_has_no_loser() -> None:
    deal = "deck deal p1:2c p2:5d p3:5h discard:Th stock:6c"
    s = table(deal, "p1 draw", "p1 cut", seats=3, setup="scores 0 96 96")
    assert s.ranking == "p1, p2=p3" and s.losers == ""
    s = table(deal, "p1 draw", "p1 cut 2", seats=3, setup="scores 5 -10 96")
    assert s.scores == [-5, -5, 101] and s.ranking == "p1=p2, p3" and s.losers == "p3"


# -- C13: memory


@pytest.mark.rule("C13")
def test_the_first_look_is_shown_until_the_first_draw() -> None:
    lines = ["deck deal p1:2c,3c p2:2d,3d discard:Th stock:6c,8c", "p1 look 1 2", "p2 look 1 2"]
    s = table(*lines, setup="phase look")
    assert s.seen_by("p1")["piles"]["p1"] == ["2c", "3c"] and s.seen_by("p2")["piles"]["p1"] == ["??", "??"]
    assert s.seen_by("p2")["piles"]["p2"] == ["2d", "3d"]
    assert told(s, 1) == [{"what": "look", "seat": "p2", "slots": [1, 2], "cards": ["2d", "3d"]}]
    assert told(s, 0) == [{"what": "look", "seat": "p2", "slots": [1, 2], "cards": ["??", "??"]}]
    s = table(*lines, "p1 draw", setup="phase look")
    assert s.seen_by("p1")["piles"]["p1"] == s.seen_by("p2")["piles"]["p2"] == ["??", "??"]


@pytest.mark.rule("C13")
def test_what_was_peeked_at_or_kept_is_not_shown_again() -> None:
    lines = ["deck deal p1:2c,3c p2:2d,3d discard:Th stock:7c,6c,8c", "p1 draw", "p1 peek 1"]
    assert table(*lines).seen_by("p1")["piles"]["p1"] == ["2c", "??"]
    assert table(*lines, "p2 draw").seen_by("p1")["piles"]["p1"] == ["??", "??"]
    assert table(*lines, "p2 draw", "p2 keep 1").seen_by("p2")["piles"]["p2"] == ["??", "??"]


@pytest.mark.rule("C13")
def test_a_reshuffle_ends_the_moment_too() -> None:
    lines = ["deck deal p1:2c,3c p2:2d,3d discard:Th stock:7c", "p1 draw", "p1 peek 1"]
    s = table(*lines)
    assert s.to_move == "deck" and s.seen_by("p1")["piles"]["p1"] == ["2c", "??"]
    assert table(*lines, "deck deal stock:Th").seen_by("p1")["piles"]["p1"] == ["??", "??"]


# -- C14: the absent player


@pytest.mark.rule("C14")
def test_an_absent_player_looks_at_slots_one_and_two_draws_and_drops() -> None:
    assert default(table(full_deal(2), setup=None), 1) == "look 1 2"
    assert default(table(TWO + "6c"), 0) == "draw"
    assert default(table(TWO + "6c", "p1 draw"), 0) == "drop"


@pytest.mark.rule("C14")
def test_where_that_cannot_be_they_take_the_discard_into_slot_one() -> None:
    assert default(table("deck deal p1:2c p2:2d discard:Th"), 0) == "take"
    assert default(table("deck deal p1:2c p2:2d discard:Th", "p1 take"), 0) == "keep 1"


# -- options


@pytest.mark.rule("C1")
def test_option_jokers_adds_jokers() -> None:
    assert pack("jokers=4")[48:] == ["Jk"] * 4 and pack("jokers=0") == pack()
    with pytest.raises(BadOption):
        pack("jokers=5")


@pytest.mark.rule("C11")
@pytest.mark.parametrize(
    ("hand", "total"), [("Jk,5c,3c", 11), ("Jk,Jk,5c", 15), ("Jk,Qd,5c", 5), ("Jk,Jk", 0), ("Jk,Qs", 24)]
)
def test_a_joker_counts_as_the_lowest_other_card(hand: str, total: int) -> None:
    deal = f"deck deal p1:{hand} p2:2d discard:Th stock:6c"
    s = table(deal, "p1 draw", "p1 cut", options="jokers=2")
    assert s.facts["cut"]["totals"]["p1"] == total


@pytest.mark.rule("C8")
def test_a_joker_pairs_only_with_a_joker() -> None:
    deal = "deck deal p1:Jk,Jk,Qc p2:2d discard:Th stock:6c,8c"
    assert table(deal, "p1 draw", "p1 pair 1 2", options="jokers=2").cards("p1") == "6c Qc"
    assert table(deal, "p1 draw", "p1 pair 1 3", options="jokers=2").cards("p1") == "Jk Jk Qc 6c"


@pytest.mark.rule("C1")
@pytest.mark.parametrize(
    ("deck", "extra"),
    [
        ("standard", ""),
        ("extended", "Ad 2h 3c 4s 5d 6h 7c 8s 9d Th Jc Qs"),
        ("chaos", "9s 9h Jk"),
        ("both", "Ad 2h 3c 4s 5d 6h 7c 8s 9d Th Jc Qs 9s 9h Jk"),
    ],
)
def test_option_deck_adds_cards(deck: str, extra: str) -> None:
    assert sorted(pack(f"deck={deck}")) == sorted(pack() + extra.split())


@pytest.mark.rule("C2")
def test_a_pack_with_copies_is_dealt_whole() -> None:
    s = after("p2 look 1 2", game="tincholi", seats=10, seed=SEED, options="deck=both jokers=4")
    assert len(s.cards("stock").split()) == 67 - 41
    deal = full_deal(2, "deck=extended")
    assert table(deal, options="deck=extended", setup=None).cards("p1").split().count("Ad") == 1
    assert "more often" in refused(deal.replace("p1:Ac", "p1:Ad"), options="deck=extended", setup=None)


@pytest.mark.rule("C10")
def test_option_cut_timing_before_draw() -> None:
    how: dict[str, Any] = {"options": "cut_timing=before_draw"}
    s = table(TWO + "6c,8c", **how)
    assert s.legal("p1") == ["draw", "take", "cut"] and kernel.explain(s.position, 0, "cut 14") is None
    assert s.why("p1", "cut 1000").startswith("bad_call")
    s = table(TWO + "6c,8c", "p1 draw", **how)
    assert "cut" not in s.legal("p1")
    for cut in ("cut", "cut 7"):
        assert s.why("p1", cut) == "cut_too_late: at this table a cut comes before the draw (C10)"
    s = table(TWO + "6c,8c", "p1 cut", **how)
    assert s.cards("discard") == "Th" and s.scores == [34, 14] and "cards" not in told(s, 0)[0]


@pytest.mark.rule("C10")
def test_option_cut_timing_either() -> None:
    how: dict[str, Any] = {"options": "cut_timing=either"}
    assert "cut" in table(TWO + "6c,8c", **how).legal("p1")
    assert "cut" in table(TWO + "6c,8c", "p1 draw", **how).legal("p1")
    assert table(TWO + "6c,8c", "p1 draw", "p1 cut 14", **how).scores == [34, 14]


@pytest.mark.rule("C3")
def test_option_first_look_fixed() -> None:
    s = table(full_deal(2), options="first_look=fixed", setup=None)
    assert s.legal("p1") == ["look 1 2"]
    assert s.why("p1", "look 1 3") == "fixed_look: at this table the first look is at slots 1 and 2 (C3)"
    assert s.why("p1", "look 1 5").startswith("no_slot")


@pytest.mark.rule("C12")
def test_option_target() -> None:
    lines = ["deck deal p1:2c p2:5d discard:Th stock:6c", "p1 draw", "p1 cut"]
    assert table(*lines, options="target=4").ranking == "p1, p2"
    assert table(*lines, options="target=5").to_move == "deck"


@pytest.mark.rule("C12")
def test_option_max_rounds() -> None:
    lines = ["deck deal p1:2c p2:5d discard:Th stock:6c", "p1 draw", "p1 cut"]
    assert table(*lines, options="max_rounds=2").to_move == "deck"
    assert table(*lines, options="max_rounds=2", setup="round 2").ranking == "p1, p2"
    assert table(*lines, options="max_rounds=none").to_move == "deck"


@pytest.mark.rule("C13")
def test_option_memory_aid_keeps_showing_what_you_have_seen() -> None:
    deal = "deck deal p1:2c,3c,4c p2:2d,3d,4d discard:Th stock:6c,9c,8c,As"
    lines = [deal, "p1 look 1 2", "p2 look 2 3", "p1 draw", "p1 keep 3"]
    how: dict[str, Any] = {"options": "memory_aid=on", "setup": "phase look"}
    s = table(*lines, **how)
    assert s.seen_by("p1")["piles"]["p1"] == ["2c", "3c", "6c"]
    assert s.seen_by("p2")["piles"]["p1"] == ["??"] * 3 and s.seen_by("p2")["piles"]["p2"] == [
        "??",
        "3d",
        "4d",
    ]
    s = table(*lines, "p2 draw", "p2 swap p1.1 p2.2", **how)
    assert s.seen_by("p1")["piles"]["p1"] == ["??", "3c", "6c"]
    assert s.seen_by("p1")["piles"]["p2"] == ["??", "2c", "??"]
    assert s.seen_by("p2")["piles"]["p1"] == ["3d", "??", "??"]
    s = table(*lines, "p2 take", "p2 keep 1", **how)
    assert s.seen_by("p1")["piles"]["p2"] == ["4c", "??", "??"]
    assert s.seen_by("spectator")["piles"]["p2"] == ["??"] * 3
    s = table(*lines, "p2 draw", "p2 pair 1 2", "p1 draw", **how)
    assert s.seen_by("p1")["piles"]["p2"] == ["2d", "3d", "??", "??"]
    assert s.seen_by("p2")["piles"]["p2"] == ["2d", "3d", "4d", "9c"]


# -- setup


def test_a_set_up_starts_with_the_turn_of_p1_in_round_one() -> None:
    s = table(TWO + "6c")
    assert s.to_move == "p1" and s.facts["round"] == 1 and s.scores == [0, 0] and s.facts["phase"] == "draw"
    assert s.facts["target"] == 100 and s.facts["max_rounds"] is None
    assert s.position.setup is None


def test_a_set_up_names_turn_phase_scores_and_round() -> None:
    s = table(TWO + "6c", setup="turn p2; phase turn; scores 85 -40; round 3")
    assert s.to_move == "p2" and s.scores == [85, -40] and s.facts["round"] == 3
    s = table(TWO + "6c", "p1 look 1 2", "p2 look 1 2", setup="turn p2; phase look")
    assert s.to_move == "p2"


def test_nothing_of_a_set_up_shows_before_its_deal() -> None:
    start = GAME.start(2, setup={"scores": ("85", "40"), "round": ("3",), "turn": ("p2",)})
    facts = start.facts()
    assert start.to_move == (-1,) and facts["scores"] == {"p1": 0, "p2": 0} and facts["round"] == 0


@pytest.mark.parametrize(
    "setup",
    [
        "turn p3", "turn", "turn p1 p2", "phase draw", "phase", "scores 1", "scores 1 2 3", "scores a b",
        "round 0", "round 1 2", "round x", "lead p1",
    ],
)  # fmt: skip
def test_a_set_up_that_cannot_be_is_refused(setup: str) -> None:
    assert refused(setup=setup).startswith("bad_record")


def test_a_set_up_past_the_end_of_the_game_ends_with_its_round() -> None:
    lines = ("deck deal p1:2c p2:3d discard:Th stock:5c", "p1 draw", "p1 cut")
    assert table(*lines, setup="round 5", options="max_rounds=2").ranking == "p1, p2"
    assert table(*lines, setup="scores 101 0").ranking == "p2, p1"


@pytest.mark.parametrize(
    ("deal", "setup", "why"),
    [
        ("deck deal p1:2c discard:Th", "", "every hand needs 1 slot or more"),
        ("deck deal p1:2c,3c p2:2d discard:Th", "phase look", "every hand needs 2 slots or more"),
        ("deck deal p1:2c p2:2d", "", "needs a card"),
        ("deck deal p1:2c p2:2d drawn:5c discard:Th", "", "drawn gets 0"),
        ("deck deal p1:2c p2:2d gone:5c discard:Th", "", "no pile gone"),
        ("deck deal p1:2c p2:2c discard:Th", "", "more often"),
        ("deck draw p1:2c p2:2d discard:Th", "", "the deck deals here"),
    ],
)
def test_a_set_up_deal_that_cannot_be_is_refused(deal: str, setup: str, why: str) -> None:
    said = refused(deal, setup=setup)
    assert said.startswith("bad_record") and why in said


@pytest.mark.rule("C9")
@pytest.mark.parametrize(("phase", "next_up"), [("turn", "p1"), ("look", "p1 p2")])
def test_a_set_up_without_a_stock_is_reshuffled_first(phase: str, next_up: str) -> None:
    lines = ["deck deal p1:2c,3c p2:2d,3d discard:Th,Tc,Td drawn:"]
    assert table(*lines, setup=f"phase {phase}").to_move == "deck"
    s = table(*lines, "deck deal stock:Td,Tc", setup=f"phase {phase}")
    assert s.cards("discard") == "Th" and s.to_move == next_up


def test_the_deal_after_a_set_up_is_a_full_one() -> None:
    lines = [TWO + "6c", "p1 draw", "p1 cut"]
    assert "p1 gets 4" in refused(*lines, "deck deal p1:2c p2:2d discard:Th", setup="scores 1 2")


# -- text


def test_case_does_not_matter_nor_the_order_of_slots_in_a_look_or_a_swap() -> None:
    assert table(full_deal(2), "p1 LOOK 3 1", setup=None).to_move == "p2"
    s = table(TWO + "9c,6c", "p1 Draw", "p1 swap P2.3 p1.4")
    assert s.cards("p1") == "2c 3c 4c 4d"
    spell = s.position.spell
    assert spell("swap p10.1 p2.1") == "swap p2.1 p10.1" and spell("swap p1.10 p1.9") == "swap p1.9 p1.10"
    assert spell("pair 3 1") == "pair 3 1" and spell("look 2") == "look 2"


@pytest.mark.parametrize(
    "text", ["", "fold", "keep", "keep 0", "keep 02", "pair 1", "peek p0.1", "swap 1 2", "7h", "cut7"]
)
def test_nonsense_is_no_move(text: str) -> None:
    for lines in ([full_deal(2)], [full_deal(2), "p1 look 1 2", "p2 look 1 2"]):
        assert (
            table(*lines, setup=None).why("p1", text).startswith(f"unknown_move: {text} is not a move; there are look")
        )


# -- what is known


def worlds(seen: Seen, viewer: int, count: int = 40) -> list[Position]:
    return [kernel.resample(seen.position, viewer, Random(i)) for i in range(count)]


def could_be(seen: Seen, viewer: int, pile: str, i: int) -> set[str]:
    return {FACES[world.piles()[pile].cards[i]] for world in worlds(seen, viewer)}


def test_what_was_seen_is_known_and_followed_through_swaps() -> None:
    deal = "deck deal p1:2c,3c,4c p2:2d,3d,4d discard:Th stock:6c,9c,8c,As"
    lines = [deal, "p1 look 1 2", "p2 look 2 3", "p1 draw", "p1 keep 3", "p2 draw", "p2 swap p1.1 p2.2"]
    s = table(*lines, setup="phase look")
    assert could_be(s, 0, "p2", 1) == {"2c"} and could_be(s, 0, "p1", 2) == {"6c"}
    assert could_be(s, 1, "p1", 0) == {"3d"} and len(could_be(s, 1, "p2", 1)) > 2
    assert len(could_be(s, 0, "p1", 0)) > 2
    assert "4c" not in could_be(s, 0, "p1", 0), "it lies on the discard pile"


def test_what_everybody_saw_a_spectator_knows_too() -> None:
    s = table(TWO + "6c,8c,As", "p1 draw", "p1 pair 1 2", "p2 take", "p2 keep 1", "p1 draw")
    assert could_be(s, SPECTATOR, "p1", 0) == {"2c"} and could_be(s, SPECTATOR, "p2", 0) == {"Th"}
    assert len(could_be(s, SPECTATOR, "p1", 4)) > 1 and could_be(s, 0, "p1", 4) == {"6c"}
    assert len(could_be(s, 1, "drawn", 0)) > 1 and could_be(s, 0, "drawn", 0) == {"8c"}


def test_after_a_cut_only_the_stock_is_unknown() -> None:
    s = table(TWO + "6c,8c,As", "p1 draw", "p1 cut")
    assert could_be(s, 1, "p1", 0) == {"2c"} and could_be(s, 1, "stock", 0) == {"8c", "As"}


@pytest.mark.rule("C9")
def test_whoever_counts_knows_what_was_reshuffled() -> None:
    lines = [TWO + "6c,8c", "p1 draw", "p1 drop", "p2 draw", "p2 drop", "deck deal stock:Th,6c"]
    s = table(*lines)
    assert could_be(s, 0, "stock", 0) == {"Th", "6c"}
    assert could_be(s, 0, "p2", 0) == {"2c", "3c", "4c", "5c", "2d", "3d", "4d", "5d"}
    s = table(*lines, "p1 draw", "p1 keep 1", "p2 draw")
    assert could_be(s, 1, "p1", 0) == {"Th"}, "p2 holds the other one"


@pytest.mark.rule("C9")
def test_copies_of_a_card_are_counted_through_a_reshuffle() -> None:
    deal = "deck deal p1:Ad,3c p2:4c,5c discard:Ad stock:6c,8c"
    lines = [deal, "p1 draw", "p1 drop", "p2 draw", "p2 drop", "deck deal stock:Ad,6c"]
    s = table(*lines, options="deck=extended")
    for world in worlds(s, 0):
        piles = world.piles()
        assert sorted(FACES[card] for card in piles["stock"].cards) == ["6c", "Ad"]
        again = kernel.resample(world, 0, Random(1)).piles()
        assert again == kernel.resample(s.position, 0, Random(1)).piles()
    assert could_be(s, 0, "p2", 1) == {"Ad", "3c", "4c", "5c"}


# -- the position itself


def test_a_copy_has_its_own_cards() -> None:
    start = table(TWO + "6c,8c").position
    other = start.copy()
    for move in (*start.legal(0)[:1], table(TWO + "6c,8c", "p1 draw").position.default(0)):
        other.apply(0, move)
    assert kernel.view(start, None) == table(TWO + "6c,8c").view != kernel.view(other, None)


def shuffle_and_deal(position: Position, chance: Random) -> None:
    shuffled = position.deck()
    kernel.shuffle(shuffled, chance)
    position.check(position.deal(shuffled))
    position.lay(position.deal(shuffled))


@pytest.mark.parametrize("seats", [2, 4, 10])
def test_bots_play_without_news_and_no_card_is_lost(seats: int) -> None:
    chance = Random(seats)
    position = GAME.start(seats, read_options(GAME.options, "max_rounds=3 jokers=2 deck=both"))
    whole, turns = position.deck(), 0
    while position.to_move:
        if position.to_move == (-1,):
            shuffle_and_deal(position, chance)
        else:
            seat, turns = position.to_move[0], turns + 1
            legal = position.legal(seat)
            position.apply(seat, position.default(seat) if turns < 300 else legal[int(chance.random() * len(legal))])
        assert sorted(card for pile in position.piles().values() for card in pile.cards) == whole
    assert position.result is not None and position.news is None


def test_a_deal_is_checked_by_the_position_itself() -> None:
    with pytest.raises(BadDeal):
        GAME.start(2).check(Deal({"p1": [0]}))
    assert table(TWO + "6c").position.piles()["discard"].seen_by == PUBLIC
