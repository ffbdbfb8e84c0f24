"""From a record to a position."""

from __future__ import annotations

from typing import Any

import pytest

from cardhouse.core.deal import shuffled
from cardhouse.core.fold import Fold, deal, seeded_deal
from cardhouse.core.position import SPECTATOR, BadDeal, seat_name
from cardhouse.core.record import Line, RecordError, read_record
from cardhouse.games import GAMES
from cardhouse.testing.promises import everything
from tests.harness import after, record, refusal
from tests.sixth import war

SEED = bytes(range(32)).hex()
HOUSE = {**GAMES, "war": war.GAME}


def fold(*lines: str, **tags: Any) -> Fold:
    return Fold(read_record(record(*lines, **tags)), HOUSE)


def charges(count: int) -> list[str]:
    return [f"p{i % 2 + 1} charge" for i in range(count)]


def test_lines_are_applied_one_by_one() -> None:
    f = fold("deck deal p1:2c p2:3c", *charges(2), game="war 1", seats=2, options="cards=1")
    assert f.position.to_move == (-1,)
    steps = [(line.text, f.moves, f.deals, f.position.to_move) for line in f.lines()]
    assert steps == [
        ("deck deal p1:2c p2:3c", 0, 1, (0,)),
        ("p1 charge", 1, 1, (1,)),
        ("p2 charge", 2, 1, ()),
    ]
    assert f.position.result is not None


# -- seeds


def test_a_record_with_a_seed_and_no_lines_shows_the_dealt_position() -> None:
    f = fold(game="war", seats=2, seed=SEED)
    assert (f.deals, f.position.to_move) == (1, (0,))
    cards = shuffled(range(52), bytes.fromhex(SEED), 1)
    assert f.position.piles()["p1"].cards == cards[:5]
    assert f.to_end().moves == 0


def test_a_seeded_record_shows_one_position_per_line_none_before_the_first() -> None:
    f = fold(*charges(3), game="war", seats=2, seed=SEED)
    assert [f.moves for _ in f.lines()] == [1, 2, 3]


def test_with_a_seed_the_next_deal_follows_the_last_move_of_a_game_at_once() -> None:
    """And the news of that move are still there."""
    f = fold(game="thulla", seats=2, seed=SEED, options="games=3 scoring=count")
    while f.deals == 1:
        seat = f.position.to_move[0]
        f._apply(Line(1, seat_name(seat), f.position.text(f.position.default(seat))))
        f._deal_from_seed(None)
    assert f.position.facts()["game"] == 2
    assert len(f.position.piles()["p1"].cards) == 26
    assert [news.what for news in f.position.news or ()][-1] == "game_over"


def test_the_news_of_a_seeded_deal_follow_those_of_the_move_before() -> None:
    lines = ("deck deal p1:2c p2:4d discard:6h stock:9c,5c", "p1 draw", "p1 cut")
    f = fold(*lines, game="tincholi", seats=2, seed=SEED, setup="").to_end()
    assert [news.what for news in f.position.news or ()] == ["cut", "round_over", "deal"]


def test_a_deck_line_in_a_seeded_record_stands_for_the_deal_of_the_seed() -> None:
    position = war.GAME.start(2)
    written = war.GAME.write_deal(seeded_deal(position, bytes.fromhex(SEED), 1, fair=1))
    one = fold(f"deck {written}", *charges(3), game="war", seats=2, seed=SEED).to_end()
    two = fold(*charges(3), game="war", seats=2, seed=SEED).to_end()
    assert everything(one.position) == everything(two.position)
    assert one.deals == two.deals == 1


def test_the_first_deal_of_a_setup_is_written_down_even_with_a_seed() -> None:
    waiting = fold(game="thulla", seats=3, seed=SEED, setup="lead p2")
    assert (waiting.position.to_move, waiting.deals) == ((-1,), 0)
    lines = ("deck deal p1:7h p2:Kh p3:4h,5d", "p2 Kh", "p3 4h", "p1 7h")
    f = fold(*lines, game="thulla", seats=3, seed=SEED, setup="lead p2", options="games=3").to_end()
    assert f.deals == 2
    expected = shuffled(range(1, 52), bytes.fromhex(SEED), 2)
    assert f.position.piles()["p3"].cards == tuple(sorted(expected[0::3]))  # left of p2, who deals game 2


def test_without_a_seed_the_deck_waits() -> None:
    assert fold(game="war", seats=2).to_end().position.to_move == (-1,)


# -- deals of version 2


def test_a_record_says_by_which_version_its_deals_follow() -> None:
    cards = shuffled(sorted(war.GAME.faces[:52]), bytes.fromhex(SEED), 1)
    f = fold(game="war", seats=2, seed=SEED, fair="2")
    assert [war.GAME.faces[card] for card in f.position.piles()["p2"].cards] == cards[5:10]
    assert everything(fold(game="war", seats=2, seed=SEED, fair="1").position) == everything(
        fold(game="war", seats=2, seed=SEED).position
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_pack_is_cut_into_runs_in_the_order_of_the_line(game: str) -> None:
    """The text of the line is the shuffled pack and nothing else; which cards are left out is for the rules."""
    rules = GAMES[game]
    for seats in rules.seats:
        position = rules.start(seats)
        pack = sorted(rules.faces[card] for card in position.deck())
        dealt = seeded_deal(position, bytes.fromhex(SEED), 3)
        text = rules.write_deal(dealt)
        runs = [item.partition(":")[2] for item in text.split()[1:] if not item.startswith("gone:")]
        cards = ",".join(run for run in runs if run).split(",")
        assert cards == shuffled(pack, bytes.fromhex(SEED), 3)[: len(cards)]
        assert len(cards) == len(pack) or text.startswith("draw")
        position.check(rules.read_deal(text))


def test_from_version_2_on_the_deals_are_all_written_or_none() -> None:
    """So anybody can count them, and the k-th line of the deck is the k-th deal."""
    rules: dict[str, Any] = {"game": "thulla", "seats": 6, "seed": SEED, "options": "games=3"}
    first = GAMES["thulla"].write_deal(seeded_deal(GAMES["thulla"].start(6), bytes.fromhex(SEED), 1))
    f = fold(f"deck {first}", **rules, fair="2").to_end()
    while f.position.to_move != (-1,):
        seat = f.position.to_move[0]
        f._apply(Line(1, seat_name(seat), f.position.text(f.position.default(seat))))
        f._deal_from_seed(None)
    assert f.deals == 1, "one is written, so this one will be"
    set_up = ("deck deal p1:7h p2:Kh p3:4h,5d", "p2 Kh", "p3 4h", "p1 7h")
    tags: dict[str, Any] = {"game": "thulla", "seats": 3, "seed": SEED, "setup": "lead p2", "options": "games=3"}
    assert fold(*set_up, **tags, fair="2").to_end().deals == 2, "the deal of a set-up is always written"
    second = GAMES["thulla"].write_deal(seeded_deal(fold(*set_up, **tags).to_end().position, bytes(32), 2))
    written = fold(*set_up, f"deck {second}", **tags, fair="2")
    assert written.to_end().deals == 2


# -- moves made in silence


def test_a_silent_move_counts_only_for_who_made_it() -> None:
    lines = ("deck deal p1:J,J,12 p2:1,2,3 p3:4,4,4", "p1 quiet")
    f = fold(*lines, game="dalmuti", seats=3, setup="phase revolution", options="taxes=off").to_end()
    assert [f.moves_seen_by(viewer) for viewer in (None, 0, 1, SPECTATOR)] == [1, 1, 0, 0]
    f = fold(*lines[:1], "p1 revolution", game="dalmuti", seats=3, setup="phase revolution").to_end()
    assert [f.moves_seen_by(viewer) for viewer in (None, 0, 1, SPECTATOR)] == [1, 1, 1, 1]


# -- what cannot be


def test_the_deck_cannot_act_out_of_turn() -> None:
    lines = ("deck deal p1:2c p2:3c", "deck deal p1:2c p2:3c")
    with pytest.raises(RecordError, match="line 6: deck deal p1:2c p2:3c: the deck has nothing to do here"):
        fold(*lines, game="war", seats=2, options="cards=1").to_end()


def test_a_bad_deal_leaves_the_position_alone() -> None:
    position = war.GAME.start(2)
    before = everything(position)
    with pytest.raises(BadDeal):
        deal(war.GAME, position, "deal p1:2c p2:2c")
    assert everything(position) == before


@pytest.mark.parametrize(
    ("tags", "line", "says"),
    [
        ({"game": "chess"}, 1, "there is no such game; there are thulla, kazhutha"),
        ({"game": "thulla one"}, 1, "there is no such game"),
        ({"game": "thulla 2"}, 1, "the rules of Thulla have no version 2"),
        ({"seats": "three"}, 2, "Seats is the number of seats"),
        ({"seats": "-3"}, 2, "Seats is the number of seats"),
        ({"seats": "9"}, 2, "Thulla is for 2 to 6 players, not 9"),
        ({"options": "reversal=maybe"}, 3, "reversal is off or on"),
        ({"setup": "lead p1; lead p2"}, 4, "lead stands twice"),
        ({"setup": "lead p9"}, 4, "there is no seat p9"),
        ({"seed": "abc"}, 4, "Seed is 64 hex digits"),
        ({"seed": "g" * 64}, 4, "Seed is 64 hex digits"),
    ],
)
def test_a_bad_tag_is_named_with_its_line(tags: dict[str, Any], line: int, says: str) -> None:
    with pytest.raises(RecordError, match=says) as refused:
        fold(**({"game": "thulla", "seats": 3} | tags))
    assert (refused.value.line, refused.value.code) == (line, "bad_record")
    assert refused.value.move.startswith("[")


def test_a_line_of_a_seat_that_is_not_there() -> None:
    error = refusal("deck deal p1:7h p2:8h", "p3 7h", game="thulla", seats=2, setup="")
    assert (error.line, error.code, error.message) == (7, "bad_record", "there is no seat p3")


def test_an_illegal_move_has_the_code_of_its_reason_and_nothing_is_applied_from_it_on() -> None:
    lines = ("deck deal p1:7h,2c p2:Kh,3c", "p1 7h", "p2 3c", "p2 Kh")
    f = fold(*lines, game="thulla", seats=2, setup="")
    with pytest.raises(RecordError) as refused:
        f.to_end()
    assert (refused.value.line, refused.value.move, refused.value.code) == (8, "p2 3c", "must_follow")
    assert (f.moves, f.position.to_move) == (1, (1,))


def test_the_record_of_record_md() -> None:
    """The example of the JSON object, p2 having taken a cut."""
    lines = ("deck deal p1:9c,7h p2:2c,Kh p3:4d,5d,6d p4:3h,8c", "p1 7h", "p2 Kh", "p3 4d")
    t = after(*lines, game="thulla", seats=4, setup="lead p1")
    assert t.view["piles"] == {
        "p1": ["9c"],
        "p2": ["2c", "4d", "7h", "Kh"],
        "p3": ["5d", "6d"],
        "p4": ["3h", "8c"],
        "trick": [],
        "gone": [],
    }
    assert (t.to_move, t.fold.moves, t.legal("p2")) == ("p2", 3, ["2c", "4d", "7h", "Kh"])
