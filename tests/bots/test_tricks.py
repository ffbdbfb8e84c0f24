"""Thulla and Kazhutha Kali: what a careful player sees, and what a search finds."""

from __future__ import annotations

import pytest

from cardhouse.bots.dice import Dice
from cardhouse.bots.mind import Mind, Thought, mind_of
from cardhouse.bots.roster import think
from cardhouse.bots.tricks import levels as tricks
from cardhouse.core.cards import FACES, cards_in, mask_of
from cardhouse.core.position import Position
from cardhouse.games import GAMES
from cardhouse.games.kazhutha.rules import Kazhutha
from cardhouse.games.tricks.rules import Tricks
from tests.harness import after


def asked(*lines: str, setup: str = "", seats: int = 3, game: str = "thulla", options: str = "") -> Mind:
    position: Position = after(*lines, game=game, seats=seats, setup=setup, options=options).position
    return mind_of(GAMES[game], position, position.to_move[0], (), "a test")


def of(mind: Mind) -> Tricks:
    assert isinstance(mind.possible, Tricks)
    return mind.possible


# -- steady


def test_stays_under_with_the_highest_it_can() -> None:
    mind = asked("deck deal p1:9h,2c p2:4h,8h,Kh p3:Th,3c", "p1 9h")
    assert think(mind, "steady").move == "8h"
    assert think(mind, "steady").why.code == "stay_under"


def test_sheds_the_highest_when_nobody_can_cut_any_more() -> None:
    mind = asked("deck deal p1:9h,2c p2:8h,3c p3:Th,Ah,3d", "p1 9h", "p2 8h")
    assert think(mind, "steady").move == "Ah"
    assert think(mind, "steady").why.code == "shed_free"


def test_gives_a_dangerous_card_when_it_cuts() -> None:
    mind = asked("deck deal p1:9h,2c p2:As,3c,4d p3:Th,3d,5s,6s", "p1 9h")
    assert think(mind, "steady").move == "As"


def test_does_not_lead_a_suit_that_nobody_else_holds() -> None:
    """Whoever follows would cut, and the leader would take it all back."""
    mind = asked("deck deal p1:2h,9c p2:4d,8c,Tc p3:3d,Jc")
    for level in ("steady", "sharp"):
        assert think(mind, level).move == "9c"


CUT_AT_ONCE = "deck deal p1:2h,3h,9c,Qc p2:4d,5d,8c p3:5h,6h,Jc"


@pytest.mark.parametrize("game", ["thulla", "kazhutha"])
def test_what_the_next_player_has_just_cut_is_not_led_again(game: str) -> None:
    """p1 got the 2 back and the 5♦ with it, and everybody has seen that p2 has no hearts."""
    lines = (CUT_AT_ONCE, "p1 2h", "p2 5d")
    position = after(*lines, game=game, seats=3, setup="").position
    told = [
        {"what": "play", "seat": "p1", "cards": ["2h"]},
        {"what": "play", "seat": "p2", "cards": ["5d"]},
        {"what": "cut", "seat": "p2", "taker": "p1", "cards": ["2h", "5d"]},
    ]
    for level in ("gentle", "steady"):
        for n in range(20):
            move = think(mind_of(GAMES[game], position, 0, told, f"again {n}"), level).move
            assert move not in ("2h", "3h"), level


def test_nothing_is_said_of_a_trick_that_was_not_the_last() -> None:
    cut = {"what": "cut", "seat": "p2", "cards": ["2h", "5d"]}
    assert tricks.just_cut([cut, {"what": "safe", "seat": "p2"}]) == mask_of(c for c in range(52) if FACES[c][1] == "h")
    assert tricks.just_cut([cut, {"what": "play", "seat": "p1", "cards": ["9c"]}, {"what": "clean"}]) == 0
    assert tricks.just_cut([]) == 0


TWO_TRICKS = "deck deal p1:Jh,4h,2h,3h,2c p2:5h,8h,Kh,3c p3:6h,9h,Th,3d p4:{}"


def test_goes_low_when_somebody_behind_is_known_to_be_out_of_the_suit() -> None:
    """p4 has cut the first trick of hearts and sits behind p2, who has to go above the 4; p3 has higher ones."""
    mind = asked(TWO_TRICKS.format("7c,8c,9c,Td"), "p1 Jh", "p2 5h", "p3 6h", "p4 7c", "p1 4h", seats=4)
    assert mind.legal == ["8h", "Kh"]
    for level in ("steady", "sharp"):
        assert think(mind, level).move == "8h"
        assert think(mind, level).why.code == "on_top_low"


def test_goes_high_while_everybody_should_have_the_suit() -> None:
    """The same, but p4 has followed."""
    mind = asked(TWO_TRICKS.format("7h,Qh,9c,Td"), "p1 Jh", "p2 5h", "p3 6h", "p4 7h", "p1 4h", seats=4)
    assert think(mind, "steady").move == "Kh"
    assert think(mind, "steady").why.code == "on_top_high"


# -- which cards are the same


def test_neighbours_are_one_card_and_others_are_not() -> None:
    mind = asked("deck deal p1:5h,6h,8h,9h,Jc p2:7h,2c p3:Th,3c")
    t = of(mind)
    same = {t.text(card): t.text(other) for card, other in tricks.shortlist(t, 0).items()}
    assert same == {"5h": "6h", "6h": "6h", "8h": "9h", "9h": "9h", "Jc": "Jc"}


def test_cards_that_have_left_the_game_part_nothing() -> None:
    t = of(asked("deck deal p1:5h,8h p2:9h,2c p3:Th,3c gone:6h,7h"))
    assert {t.text(card) for card in tricks.shortlist(t, 0).values()} == {"8h"}


def test_a_card_on_the_table_parts_two_others() -> None:
    t = of(asked("deck deal p1:7h,2c p2:6h,8h p3:Th,3c", "p1 7h"))
    assert len(set(tricks.shortlist(t, 1).values())) == 2


# -- a search


def test_cards_that_are_all_the_same_need_no_thinking() -> None:
    thought = think(asked("deck deal p1:5h,8h p2:9h,2c p3:Th,3c gone:6h,7h"), "sharp")
    assert (thought.move, thought.why.code, thought.best) == ("8h", "all_the_same", ())


def test_a_search_weighs_every_legal_card_and_answers_about_any() -> None:
    mind = asked("deck deal p1:5h,6h,8h,9h,Jc p2:7h,2c p3:Th,3c")
    thought = tricks.searching(600)(mind)
    assert isinstance(thought, Thought)
    assert sorted(move for move, _ in thought.best) == sorted(mind.legal)
    chances = dict(thought.best)
    assert chances["5h"] == chances["6h"]
    assert thought.goal == "not_last"


def test_a_search_finds_the_only_way_to_be_safe() -> None:
    """p1 leads: with the club p2 must follow above and keeps the lead and a card; with the heart p2 cuts."""
    mind = asked("deck deal p1:2c,Ah p2:3c,4d", seats=2)
    thought = tricks.searching(400)(mind)
    assert isinstance(thought, Thought)
    chances = dict(thought.best)
    assert thought.move == "2c"
    assert chances["2c"] > chances["Ah"]


@pytest.mark.parametrize("partners", [True, False])
def test_partners_are_searched_to_the_end_of_their_game(partners: bool) -> None:
    """p1 is out after the first trick; alone that is all they want, with a partner nothing is decided."""
    deal, options = "deck deal p1:2c p2:3c,4d,5d p3:4c,Ah,Kh p4:9c,Td", f"partners={'on' if partners else 'off'}"
    t = of(asked(deal, "p1 2c", "p2 3c", "p3 4c", seats=4, game="kazhutha", options=options))
    assert isinstance(t, Kazhutha) and not t.hands[0]
    steps = tricks.rollout(t, Dice("partners"), 0)
    assert (steps > 1) == partners
    assert (sum(t.losses) > 0) == partners, "the game is over"


# -- what is read from the play of others


def doubts(*plays: str) -> list[str]:
    """`p1 9h`, `p2 7h`, …, `clean`: the cards that each seat should not have any more."""
    heard = [
        {"what": "play", "seat": play.split()[0], "cards": [play.split()[1]]} if " " in play else {"what": play}
        for play in plays
    ]
    return [" ".join(FACES[card] for card in cards_in(cards)) for cards in tricks.doubtful(heard, 3)]


def test_who_stays_under_does_so_with_the_highest_they_can() -> None:
    assert doubts("p1 Jh", "p2 8h")[1] == "8h 9h Th"


def test_who_goes_above_has_nothing_below() -> None:
    assert doubts("p1 5h", "p2 8h")[1] == "2h 3h 4h"


def test_who_plays_last_gets_rid_of_their_highest() -> None:
    assert doubts("p1 5h", "p2 8h", "p3 Qh", "clean")[2] == "Qh Kh Ah"


def test_nothing_is_read_from_a_lead_or_a_cut_or_an_earlier_game() -> None:
    assert doubts("p1 Kh", "p2 3c", "cut", "p1 5d") == ["", "", ""]
    assert doubts("p1 Jh", "p2 8h", "p3 9h", "clean", "game_over") == ["", "", ""]


def test_doubtful_cards_lie_elsewhere_in_most_worlds() -> None:
    """p2 went above 5h with the 8h, so hardly with 2h to 4h in hand; p3 or p4 should have them."""
    lines = ("deck deal p1:5h,Ac,Ad p2:8h,9c,9d,Ts p3:2h,3h,9s,Tc p4:4h,6h,7h,Td", "p1 5h", "p2 8h")
    position = after(*lines, game="thulla", seats=4, setup="").position
    heard = [{"what": "play", "seat": "p1", "cards": ["5h"]}, {"what": "play", "seat": "p2", "cards": ["8h"]}]
    low, dice = mask_of(card for card in range(52) if FACES[card] in ("2h", "3h", "4h")), Dice("doubt")
    held = {}
    for word, told in (("told", heard), ("deaf", [])):
        deals = tricks.Deals(mind_of(GAMES["thulla"], position, 2, told, "doubt"))
        worlds = [deals.world(dice) for _ in range(200)]
        held[word] = sum((w.hands[1] & low).bit_count() for w in worlds if isinstance(w, Tricks))
    assert held["told"] * 2 < held["deaf"]
