from cardhouse.bots.decisions import decisions
from cardhouse.bots.review import review
from cardhouse.core.record import read_record
from cardhouse.games import GAMES
from tests.harness import record


def test_a_blunder_is_seen_and_a_good_move_is_not_blamed() -> None:
    """p1 leads the heart that nobody else holds, and takes it back with a card more."""
    lines = ("deck deal p1:2h,9c p2:4d,8c,Tc p3:3d,Jc", "p1 2h", "p2 Tc", "p1 Tc")
    text = record(*lines, game="thulla", seats=3, setup="")
    blunder, forced, *_ = (review(decision) for decision in decisions(read_record(text), GAMES))
    assert (blunder.seat, blunder.nth, blunder.move) == (0, 0, "2h")
    assert blunder.thought.move == "9c"
    assert blunder.lost is not None and blunder.lost > 0.2
    assert forced.lost is not None and forced.lost < blunder.lost


def test_a_move_that_a_search_would_not_think_of_is_weighed_too() -> None:
    text = record(
        "deck deal p1:3,7,7,7,12,12,12,9 p2:5,5,6,8,8 p3:4,4,10,11,11", "p1 7x2", game="dalmuti", seats=3, setup=""
    )
    (decision,) = decisions(read_record(text), GAMES)
    looked = review(decision)
    assert looked.move == "7x2"
    assert looked.lost is not None
    assert "7x2" in dict(looked.thought.best)


def test_a_level_that_does_not_weigh_moves_blames_nobody() -> None:
    text = record("deck deal p1:9h,2c p2:4h,8h,Kh p3:Th,3c", "p1 9h", "p2 Kh", game="thulla", seats=3, setup="")
    *_, decision = decisions(read_record(text), GAMES)
    assert review(decision, "steady").lost is None
    assert review(decision, "steady").thought.move == "8h"
