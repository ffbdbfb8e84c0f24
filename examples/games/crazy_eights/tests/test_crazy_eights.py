"""Each rule of Crazy Eights, in the language of its records."""

from __future__ import annotations

from typing import Any

import pytest
from crazy_eights import GAME, CrazyEights, CrazyEightsOptions
from crazy_eights.bots import habit

from cardhouse.core import kernel
from cardhouse.core.fold import Fold
from cardhouse.core.position import DECK, BadDeal, Deal
from cardhouse.core.record import RecordError, read_record

HANDS = "deck deal p1:7h,8d,Kc,5d,5h p2:4s,7c,Jd,Js,Jc p3:2d,3d,4d,Qd,Qs discard:2h stock:5c,6c,9c"


def after(*lines: str, seats: int = 3, options: str = "") -> CrazyEights:
    top = [f'[Game "crazy_eights {GAME.version}"]', f'[Seats "{seats}"]', f'[Options "{options}"]', ""]
    position = Fold(read_record("\n".join([*top, *lines]) + "\n"), {"crazy_eights": GAME}).to_end().position
    assert isinstance(position, CrazyEights)
    return position


def refused(*lines: str) -> str:
    with pytest.raises(RecordError) as error:
        after(*lines)
    return error.value.code


def legal(position: CrazyEights) -> str:
    (seat,) = position.to_move
    return " ".join(position.text(move) for move in position.legal(seat))


def told(position: CrazyEights) -> list[str]:
    return [item.what for item in position.news or ()]


def facts(position: CrazyEights) -> dict[str, Any]:
    return dict(position.facts())


@pytest.mark.rule("E1")
@pytest.mark.parametrize(("seats", "each"), [(2, 7), (3, 5), (6, 5)])
def test_everyone_gets_five_cards_and_two_players_seven(seats: int, each: int) -> None:
    position = GAME.start(seats, CrazyEightsOptions())
    position.lay(position.deal(position.deck()))
    piles = kernel.view(position, None)["piles"]
    assert all(len(piles[f"p{seat + 1}"]) == each for seat in range(seats)) and len(piles["discard"]) == 1
    with pytest.raises(BadDeal):
        GAME.start(seats, CrazyEightsOptions(), {"x": ()})


@pytest.mark.rule("E1")
def test_after_an_eight_that_is_turned_up_anything_fits() -> None:
    turned = HANDS.replace("discard:2h", "discard:8s")
    assert legal(after(turned)) == "7h 8d Kc 5d 5h draw" and facts(after(turned))["suit"] == "any"


@pytest.mark.rule("E2")
def test_suit_or_rank_has_to_fit() -> None:
    assert legal(after(HANDS)) == "7h 8d 5h draw" and legal(after(HANDS, "p1 7h")) == "7c draw"
    assert refused(HANDS, "p1 Kc") == "no_match" and refused(HANDS, "p1 As") == "not_in_hand"
    assert refused(HANDS, "p1 hop") == "unknown_move"


@pytest.mark.rule("E3")
def test_an_eight_fits_always_and_names_a_suit() -> None:
    position = after(HANDS, "p1 8d")
    assert legal(position) == "name clubs name diamonds name hearts name spades" and position.to_move == (0,)
    assert refused(HANDS, "p1 8d", "p1 7h") == "name_first" and refused(HANDS, "p1 name clubs") == "nothing_to_name"
    assert legal(after(HANDS, "p1 8d", "p1 name spades")) == "4s Js draw"


@pytest.mark.rule("E4")
def test_three_cards_are_drawn_at_most() -> None:
    assert refused(HANDS, "p1 pass") == "draw_first"
    position = after(HANDS, "p1 draw", "p1 draw", "p1 draw")
    assert legal(position) == "7h 8d 5h pass" and facts(position)["drawn"] == 3
    assert refused(HANDS, "p1 draw", "p1 draw", "p1 draw", "p1 draw") == "no_more_draws"
    (heard,) = kernel.heard(position.news or (), 1, position.faces)
    assert heard == {"what": "draw", "seat": "p1", "cards": ["??"]}


@pytest.mark.rule("E5")
def test_what_was_played_becomes_the_stock() -> None:
    lines = (HANDS, "p1 draw", "p1 draw", "p1 draw", "p1 7h", "p2 draw")
    position = after(*lines)
    assert position.to_move == (DECK,)
    with pytest.raises(BadDeal):
        position.check(Deal({"stock": [GAME.card("As")]}))
    position = after(*lines, "deck deal stock:2h")
    assert told(position) == ["reshuffle", "draw"] and position.to_move == (1,)
    assert position.discard == [GAME.card("7h")]
    assert legal(position) == "7c 2h pass"


@pytest.mark.rule("E6")
def test_the_hand_ends_when_somebody_is_out_or_nobody_can_go_on() -> None:
    position = after(HANDS)
    position.hands[0], position.news = [GAME.card("7h")], []
    position.apply(0, GAME.card("7h"))
    assert position.to_move == (DECK,) and told(position) == ["play", "hand_over"]
    stuck = after(HANDS)
    stuck.hands, stuck.stock, stuck.news = [[7], [11], [15]], [], []
    for seat in range(3):
        assert legal(stuck) == "pass", seat
        stuck.apply(seat, stuck.default(seat))
    assert told(stuck)[-1] == "hand_over"


@pytest.mark.rule("E7")
def test_cards_that_are_left_count() -> None:
    position = after(HANDS)
    position.hands = [[GAME.card("7h")], [GAME.card(card) for card in ("8d", "Kc", "As", "9d")], [GAME.card("Td")]]
    position.apply(0, GAME.card("7h"))
    assert position.scores == [0, 70, 10]


@pytest.mark.rule("E8")
def test_the_lowest_score_wins() -> None:
    position = after(HANDS, options="target=20")
    position.hands, position.news = [[GAME.card("7h")], [GAME.card("8d")], [GAME.card("Td")]], []
    position.apply(0, GAME.card("7h"))
    assert position.result is not None and [*map(list, position.result.ranking)] == [[0], [2], [1]]
    assert told(position)[-1] == "game_over" and position.to_move == ()


def test_the_habit_keeps_its_eights_and_names_what_it_holds() -> None:
    position = after(HANDS)
    assert position.text(habit(position, 0)) == "7h"
    assert position.text(habit(after(HANDS, "p1 8d"), 0)) == "name hearts"
    position.hands[0] = [GAME.card("Kc")]
    assert position.text(habit(position, 0)) == "draw"
    position.drawn = 3
    assert position.text(habit(position, 0)) == "pass"


def test_a_move_may_be_written_in_other_ways() -> None:
    assert kernel.find(after(HANDS, "p1 8d"), 0, "NAME Hearts") is not None
    assert kernel.find(after(HANDS), 0, "7H") == GAME.card("7h")
