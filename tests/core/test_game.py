"""A game as the house knows it, and the words of deals and set-ups."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cardhouse.core.game import check_cards, check_sizes, read_numbers, read_seat, read_seats
from cardhouse.core.position import BadDeal, Deal
from cardhouse.games import GAMES
from tests.sixth import war

WAR = war.GAME


def test_a_game_starts_with_its_own_defaults_and_waits_for_the_deck() -> None:
    position = WAR.start(3)
    assert isinstance(position, war.War)
    assert (position.options, position.to_move) == (war.WarOptions(), (-1,))
    assert WAR.start(2, war.WarOptions(cards=1)).deal(range(3)).piles == {
        "p1": range(1),
        "p2": range(1, 2),
        "stock": range(2, 3),
    }


def test_a_game_is_not_started_with_the_wrong_number_of_players() -> None:
    with pytest.raises(BadDeal, match="War is for 2 to 4 players, not 5"):
        WAR.start(5)


def test_a_deal_is_read_and_written() -> None:
    deal = WAR.read_deal("deal p1:As,7h  p2: gone:2c")
    assert deal == Deal({"p1": [51, 22], "p2": [], "gone": [0]})
    assert WAR.write_deal(deal) == "deal p1:As,7h p2: gone:2c"
    assert WAR.read_deal("draw p1:As").verb == "draw"
    assert WAR.write_deal(Deal({}, "draw")) == "draw"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("shuffle", "the deck cannot shuffle"),
        ("deal p1", "p1: write each pile once, as name:card,card"),
        ("deal p1:As p1:Ks", "p1: write each pile once"),
        ("deal p1:1s", "1s is not a card of War"),
        ("deal p1:As,", "nothing is not a card of War"),
    ],
)
def test_what_is_not_a_deal_is_refused(text: str, says: str) -> None:
    with pytest.raises(BadDeal, match=says):
        WAR.read_deal(text)


def test_capitals_do_not_matter_unless_they_are_another_card() -> None:
    assert WAR.card("aS") == WAR.card("As") == 51
    liap_tui = GAMES["liap_tui"]
    assert liap_tui.faces[liap_tui.card("g")] == "g"
    assert liap_tui.faces[liap_tui.card("G")] == "G"
    with pytest.raises(BadDeal, match="AS is not a card"):
        liap_tui.card("AS")


def test_an_int_that_is_no_card_has_no_text() -> None:
    dalmuti = GAMES["dalmuti"]
    assert dalmuti.faces[0] == ""
    with pytest.raises(BadDeal, match="nothing is not a card"):
        dalmuti.card("")


def test_a_seat_is_read_as_it_is_written() -> None:
    assert [read_seat(text, 10) for text in ("p1", "p10")] == [0, 9]
    for text in ("p0", "p11", "P1", "p01", "1", "", "deck"):
        with pytest.raises(BadDeal, match=f"there is no seat {text}"):
            read_seat(text, 10)


def test_seats_are_named_once() -> None:
    assert read_seats(("p3", "p1"), 3) == [2, 0]
    with pytest.raises(BadDeal, match="p3 p3: a seat is named twice"):
        read_seats(("p3", "p3"), 3)


def test_numbers_of_a_setup() -> None:
    assert read_numbers("scores", ("-10", "0", "007"), 3, -10, 50) == [-10, 0, 7]


@pytest.mark.parametrize("texts", [(), ("1",), ("1", "2", "3"), ("1", "51"), ("1", "-11"), ("1", "x"), ("1", "--2"),
                                   ("1", "²"), ("1", "٣"), ("1", ""), ("1", "9" * 5000)])  # fmt: skip
def test_numbers_that_cannot_be(texts: tuple[str, ...]) -> None:
    with pytest.raises(BadDeal, match=r"^scores takes 2 numbers from -10 to 50$"):
        read_numbers("scores", texts, 2, -10, 50)


def test_one_number_is_not_numbers() -> None:
    with pytest.raises(BadDeal, match=r"^cuts takes 1 number from 0 to 99$"):
        read_numbers("cuts", ("100",), 1, 0, 99)


@pytest.mark.parametrize(
    ("check", "says"),
    [
        (lambda: check_cards(Deal({"p9": [1]}), ["p1"], [1]), "there is no pile p9 to deal to"),
        (lambda: check_cards(Deal({"p1": [1, 1], "p2": [1]}), ["p1", "p2"], [1, 1]), "more often than the pack has it"),
        (lambda: check_cards(Deal({"p1": [2]}), ["p1"], [1]), "more often than the pack has it"),
        (lambda: check_sizes(Deal({"p1": [1, 2]}), {"p1": 2, "p2": 1}), "p2 gets 1 cards, not 0"),
        (lambda: check_sizes(Deal({"p1": [1, 2]}), {"p1": 1}), "p1 gets 1 cards, not 2"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(check: Callable[[], None], says: str) -> None:
    with pytest.raises(BadDeal, match=says):
        check()


def test_a_deal_that_can_be_is_not() -> None:
    deal = Deal({"p1": [1, 1], "p2": []})
    check_cards(deal, ["p1", "p2"], [1, 1, 2])
    check_sizes(deal, {"p1": 2, "p2": 0, "gone": 0})
