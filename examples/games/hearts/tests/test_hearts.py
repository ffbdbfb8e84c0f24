"""Each rule of Hearts, in the language of its records."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hearts import GAME, Hearts, HeartsOptions
from hearts.bots import danger, habit
from hearts.rules import HEARTS

from cardhouse.core import kernel
from cardhouse.core.fold import Fold
from cardhouse.core.position import BadDeal, Deal
from cardhouse.core.record import RecordError, read_record

# Suits are dealt so that p1 has all clubs but the two and the three, p2 all diamonds, and so on.
HANDS = (
    "deck deal p1:4c,5c,6c,7c,8c,9c,Tc,Jc,Qc,Kc,Ac,2d,Qs p2:2c,3d,4d,5d,6d,7d,8d,9d,Td,Jd,Qd,Kd,Ad "
    "p3:3c,2h,3h,4h,5h,6h,7h,8h,9h,Th,Jh,Qh,Kh p4:Ah,2s,3s,4s,5s,6s,7s,8s,9s,Ts,Js,Ks,As"
)
MIXED = (
    "deck deal p1:2c,7c,Qc,3d,8d,Kd,2h,7h,Qh,3s,8s,Ks,Ac p2:3c,8c,Kc,4d,9d,Ad,3h,8h,Kh,4s,9s,As,Th "
    "p3:4c,9c,5d,Td,4h,9h,Ah,5s,Ts,6d,Jd,6h,Jh p4:5c,Tc,6c,Jc,2d,7d,Qd,5h,2s,7s,Qs,6s,Js"
)
ALONE = "passing=off"


def after(*lines: str, seats: int = 4, options: str = ALONE) -> Hearts:
    top = [f'[Game "hearts {GAME.version}"]', f'[Seats "{seats}"]', f'[Options "{options}"]', ""]
    position = Fold(read_record("\n".join([*top, *lines]) + "\n"), {"hearts": GAME}).to_end().position
    assert isinstance(position, Hearts)
    return position


def refused(*lines: str, options: str = ALONE) -> str:
    with pytest.raises(RecordError) as error:
        after(*lines, options=options)
    assert error.value.move == lines[-1], "refused too early"
    return error.value.code


def facts(position: Hearts) -> dict[str, Any]:
    return dict(position.facts())


def legal(position: Hearts) -> list[str]:
    (seat,) = position.to_move
    return [position.text(move) for move in position.legal(seat)]


def told(position: Hearts) -> list[str]:
    return [item.what for item in position.news or ()]


def whole_hand(deal: str, *, options: str = ALONE, choose: Callable[[Hearts, int], int] = Hearts.default) -> Hearts:
    """A hand that is played by default, to its end."""
    position = after(deal, options=options)
    position.news = []
    while position.result is None and position.to_move[0] >= 0:
        seat = position.to_move[0]
        position.apply(seat, choose(position, seat))
    return position


@pytest.mark.rule("H1")
@pytest.mark.parametrize(("seats", "each", "gone"), [(3, 17, ["2d"]), (4, 13, []), (5, 10, ["2c", "2d"])])
def test_everyone_gets_as_many_cards(seats: int, each: int, gone: list[str]) -> None:
    position = GAME.start(seats, HeartsOptions())
    deal = position.deal(position.deck())
    position.check(deal)
    position.lay(deal)
    view = kernel.view(position, None)["piles"]
    assert view["gone"] == gone and all(len(view[f"p{seat + 1}"]) == each for seat in range(seats))


@pytest.mark.rule("H1")
def test_a_deal_that_cannot_be_is_refused() -> None:
    position = GAME.start(3, HeartsOptions())
    piles = dict(position.deal(position.deck()).piles)
    two_of_clubs, two_of_diamonds = GAME.card("2c"), GAME.card("2d")
    piles["p1"], piles["gone"] = [two_of_diamonds, *piles["p1"][1:]], [two_of_clubs]
    with pytest.raises(BadDeal, match="left out are 2d"):
        position.check(Deal(piles))
    with pytest.raises(BadDeal, match="starts at the deal"):
        GAME.start(4, HeartsOptions(), {"x": ()})


@pytest.mark.rule("H2")
def test_cards_go_left_then_right_then_across_then_nowhere() -> None:
    position = GAME.start(4, HeartsOptions())
    assert isinstance(position, Hearts)
    seen = []
    for _ in range(5):
        position.lay(position.deal(position.deck()))
        seen.append(facts(position)["passing"])
        position.to_move = (-1,)
    assert seen == ["left", "right", "across", "", "left"]


@pytest.mark.rule("H2")
def test_three_cards_are_passed_to_the_left() -> None:
    gives = ("p1 give 2c,3d,Qs", "p2 give 3c,8c,Kc", "p3 give 4c,9c,5d", "p4 give 5c,Tc,6c")
    deal = MIXED.replace("Ks,Ac", "Qs,Ac").replace("7s,Qs", "7s,Ks")
    piles = kernel.view(after(deal, *gives, options=""), None)["piles"]
    assert {"2c", "3d", "Qs"} <= set(piles["p2"]) and {"5c", "6c", "Tc"} <= set(piles["p1"])
    assert refused(MIXED, "p1 give 2c,3d", options="") == refused(MIXED, "p1 give 2c,2c,3d", options="") == "give_three"
    assert refused(MIXED, "p1 2c", options="") == "give_first"
    assert refused(MIXED, "p1 give 2c,3d,Ks") == "play_now"
    assert refused(MIXED, "p1 hello") == "unknown_move"


@pytest.mark.rule("H3")
def test_nobody_sees_what_they_get_before_all_have_chosen() -> None:
    position = after(MIXED, "p1 give 2c,3d,Ks", options="")
    assert position.to_move == (1, 2, 3)
    assert kernel.view(position, 0)["facts"]["given"] == ["2c", "3d", "Ks"]
    assert "given" not in kernel.view(position, 1)["facts"] and kernel.view(position, 1)["piles"]["p1"] == ["??"] * 13
    done = after(MIXED, "p1 give 2c,3d,Ks", "p2 give 3c,8c,Kc", "p3 give 4c,9c,5d", "p4 give 5c,Tc,6c", options="")
    heard = [item for item in kernel.heard(done.news or (), 2, done.faces) if item["what"] == "passed"]
    assert [item["cards"][0] for item in heard] == ["??", "3c", "4c", "??"]


@pytest.mark.rule("H4")
def test_the_lowest_club_opens() -> None:
    position = after(HANDS)
    assert position.to_move == (1,) and legal(position) == ["2c"]
    assert refused(HANDS, "p2 3d") == "must_open"


@pytest.mark.rule("H5")
def test_suit_is_followed_if_possible() -> None:
    assert legal(after(HANDS, "p2 2c")) == ["3c"]
    assert refused(HANDS, "p2 2c", "p3 2h") == "must_follow"
    assert refused(HANDS, "p2 2c", "p3 Ac") == "not_in_hand"


@pytest.mark.rule("H6")
def test_the_highest_card_of_the_suit_takes_the_trick_and_leads() -> None:
    position = after(HANDS, "p2 2c", "p3 3c", "p4 As", "p1 5c")
    assert position.to_move == (0,) and told(position) == ["play", "trick"]


@pytest.mark.rule("H7")
def test_hearts_are_led_when_they_are_broken_or_nothing_else_is_left() -> None:
    first = (MIXED, "p1 2c", "p2 Kc", "p3 9c", "p4 Jc")
    assert refused(*first, "p2 3h") == "not_broken"
    position = after(*first)
    assert position.playable(HEARTS) == HEARTS
    position = after(HANDS, "p2 2c", "p3 3c", "p4 As", "p1 4c", "p1 2d", "p2 3d", "p3 2h")
    assert facts(position)["broken"] and told(position) == ["play", "broken"]


@pytest.mark.rule("H8")
def test_no_points_in_the_first_trick_unless_there_is_nothing_else() -> None:
    lines = (HANDS, "p2 2c", "p3 3c")
    assert refused(*lines, "p4 Ah") == "no_points_yet"
    swapped = HANDS.replace("p3:3c,", "p3:Ah,").replace("p4:Ah,", "p4:3c,")
    assert "2h" in legal(after(swapped, "p2 2c"))


@pytest.mark.rule("H9")
def test_hearts_count_one_and_the_queen_thirteen() -> None:
    position = whole_hand(MIXED)
    assert sum(facts(position)["points"].values()) == 26
    with_jack = whole_hand(MIXED, options="passing=off jack=on")
    assert sum(facts(with_jack)["scores"].values()) == 16
    assert "queen" in told(position)


@pytest.mark.rule("H10")
def test_all_points_are_the_moon() -> None:
    for options, scores in ((ALONE, [0, 26, 26, 26]), ("passing=off moon=self", [-26, 0, 0, 0])):
        position = after(MIXED, options=options)
        position.hands, position.points, position.news = [1, 2, 4, 8], [25, 0, 0, 0], []
        for seat, card in enumerate(("2c", "2d", "2h", "2s")):
            position.apply(seat, GAME.card(card))
        assert list(facts(position)["scores"].values()) == scores and "moon" in told(position)


@pytest.mark.rule("H11")
def test_the_lowest_score_wins_when_somebody_has_reached_the_target() -> None:
    position = whole_hand(MIXED, options="passing=off target=25")
    while position.result is None:
        position.lay(position.deal(position.deck()))
        while position.to_move and position.to_move[0] >= 0:
            position.apply(position.to_move[0], position.default(position.to_move[0]))
    ranking = [[position.result.scores[seat] for seat in group] for group in position.result.ranking]
    assert max(position.result.scores) >= 25 and ranking == sorted(ranking) and told(position)[-1] == "game_over"


# -- what is known


def test_what_was_passed_is_known_to_who_passed_it() -> None:
    gives = ("p1 give 2c,3d,Ks", "p2 give 3c,8c,Kc", "p3 give 4c,9c,5d", "p4 give 5c,Tc,6c")
    position = after(MIXED, *gives, options="")
    for seed in range(20):
        world = kernel.resample(position, 0, Random(seed))
        assert isinstance(world, Hearts)
        assert {"2c", "3d", "Ks"} <= set(kernel.view(world, None)["piles"]["p2"])
        assert world.given[1:] == [0, 0, 0]


def test_who_did_not_follow_has_none_of_that_suit() -> None:
    position = after(HANDS, "p2 2c", "p3 3c", "p4 As", "p1 4c")
    for seed in range(20):
        view = kernel.view(kernel.resample(position, 0, Random(seed)), None)["piles"]
        assert not any(card.endswith("c") for card in view["p4"])


def test_a_move_may_be_written_in_other_ways() -> None:
    position = after(MIXED, options="")
    assert kernel.find(position, 0, "pass ks 2C, 3d") == kernel.find(position, 0, "give 2c,3d,Ks") is not None


# -- the habit of a fair player


def test_the_habit_passes_the_queen_and_what_takes_it() -> None:
    deal = MIXED.replace("Ks,Ac", "Qs,Ac").replace("7s,Qs", "7s,Ks")
    position = after(deal, options="")
    assert "Qs" in position.text(habit(position, 0))
    worst = sorted(("Qs", "Ks", "As", "Kc", "2s"), key=lambda face: danger(0, GAME.card(face)))
    assert worst[-1] == "Qs" and set(worst[-3:]) == {"Qs", "Ks", "As"}


def test_the_habit_plays_legal_moves_to_the_end() -> None:
    position = whole_hand(MIXED, choose=habit)
    assert sum(facts(position)["points"].values()) == 26
