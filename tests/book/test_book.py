"""Many sheets with their people: standings, pairs, friends, bests, jewels and evenings, by rules."""

from __future__ import annotations

from typing import Any

from cardhouse.book.book import TOGETHER, Match, book
from cardhouse.book.evenings import PAUSE_MS
from cardhouse.book.told import Amount, Person, Sheet, Turn
from cardhouse.games import GAMES

HOUR = 3_600_000
PEOPLE = {who: Person(player=who, name=who.title(), face="f01") for who in ("ann", "bob", "cid")}


def sheet(
    game: str, places: list[int], turn: Turn | None = None, close: int | None = None, **counts: list[int]
) -> Sheet:
    seats = range(len(places))
    named = {
        what: [Amount(total=n, most=n, at=2) for n in counts.get(what, [0] * len(places))]
        for what in GAMES[game].info.counts
    }
    losers = [seat for seat in seats if places[seat] == max(places)]
    return Sheet(game=game, options="", places=places, losers=losers, counts=named, close=close, turn=turn, ended=0)


def match(n: int, at: int, people: str, one: Sheet) -> Match:
    """`ann bob -`: a bot on the third seat."""
    return Match(f"m-{n}", at, [None if who == "-" else who for who in people.split()], one)


def won(*winners: str, at: int = HOUR) -> list[Match]:
    """Matches of Ann and Bob, one an hour, won by these."""
    return [
        match(i, at + i * HOUR, "ann bob", sheet("thulla", [1, 2] if who == "ann" else [2, 1]))
        for i, who in enumerate(winners)
    ]


def of(matches: list[Match], **more: Any) -> Any:
    return book(matches, PEOPLE, GAMES, **more)


def test_standings_count_wins_losses_and_who_was_beaten() -> None:
    found = of([match(1, 1, "ann bob -", sheet("thulla", [1, 3, 2]))])
    (ann, bob) = found["standings"]
    assert (ann["player"], ann["wins"], ann["losses"], ann["beaten"], ann["met"]) == ("ann", 1, 0, 2, 2)
    assert (bob["player"], bob["wins"], bob["losses"], bob["beaten"], bob["met"]) == ("bob", 0, 1, 0, 2)
    assert found["people"] == [PEOPLE["ann"], PEOPLE["bob"]], "a bot is nobody"


def test_a_streak_is_wins_in_a_row_up_to_now_and_the_longest_ever() -> None:
    found = of(won("ann", "ann", "ann", "bob", "ann"))
    ann = found["standings"][0]
    assert (ann["streak"], ann["best_streak"], ann["wins"]) == (1, 3, 4)


def test_the_order_of_matches_is_the_order_of_time_and_not_of_the_question() -> None:
    matches = won("ann", "bob", "bob")
    assert of(matches) == of(matches[::-1])


def test_head_to_head_a_shared_place_is_ahead_of_nobody() -> None:
    matches = [*won("ann", "bob", "ann"), match(9, 9 * HOUR, "ann bob -", sheet("tincholi", [1, 1, 3]))]
    assert of(matches)["pairs"] == [{"one": "ann", "two": "bob", "matches": 4, "one_ahead": 2, "two_ahead": 1}]


def test_a_nemesis_is_ahead_in_more_than_half_of_three_matches_or_more() -> None:
    assert TOGETHER == 3
    assert of(won("ann", "ann"))["nemeses"] == [], "two are too few"
    assert of(won("ann", "bob", "ann", "bob"))["nemeses"] == [], "half is not more than half"
    assert of(won("ann", "ann", "bob"))["nemeses"] == [{"player": "bob", "other": "ann", "matches": 3, "share": 0.6667}]


def test_a_buddy_is_whoever_one_beats_most_others_with_and_never_the_nemesis() -> None:
    """With Cid Ann beats two others of three; Bob is ahead of her whenever he is there."""
    with_bob = [match(i, i, "ann bob", sheet("thulla", [2, 1])) for i in range(3)]
    with_cid = [match(9 + i, 9 + i, "ann cid - -", sheet("thulla", [2, 1, 3, 4])) for i in range(3)]
    found = of([*with_bob, *with_cid])
    assert {(one["player"], one["other"]) for one in found["nemeses"]} >= {("ann", "bob")}
    assert [one for one in found["buddies"] if one["player"] == "ann"] == [
        {"player": "ann", "other": "cid", "matches": 3, "share": 0.6667}
    ]


def test_the_biggest_pick_up_is_the_first_of_the_largest() -> None:
    found = of([
        match(1, 1, "ann bob", sheet("thulla", [1, 2], picked_up=[3, 9])),
        match(2, 2, "ann bob", sheet("thulla", [1, 2], picked_up=[9, 1])),
    ])  # fmt: skip
    assert found["bests"] == [
        {"game": "thulla", "what": "picked_up", "player": "bob", "amount": 9, "at": 2, "record": "m-1"}
    ]


def test_jewels_come_with_being_the_donkey() -> None:
    found = of([match(i, i, "ann bob", sheet("kazhutha", [1, 2], lost=[0, 1])) for i in range(3)])
    assert found["jewels"] == [{"player": "bob", "game": "kazhutha", "what": "lost", "count": 3, "jewel": "garland"}]


def test_the_closest_finishes_need_two_people_and_come_first() -> None:
    found = of([
        match(1, 1, "ann bob", sheet("tincholi", [1, 2], close=30)),
        match(2, 2, "ann bob", sheet("tincholi", [2, 1], close=2)),
        match(3, 3, "ann -", sheet("tincholi", [1, 2], close=1)),
    ])  # fmt: skip
    assert [(one["record"], one["by"], one["first"], one["second"]) for one in found["closest"]] == [
        ("m-2", 2, ["bob"], ["ann"]),
        ("m-1", 30, ["ann"], ["bob"]),
    ]


def test_the_book_of_two_names_nobody_else() -> None:
    matches = [*won("ann", "bob"), match(7, 7 * HOUR, "ann bob cid", sheet("thulla", [2, 3, 1]))]
    found = of(matches, only={"ann", "bob"})
    assert found["matches"] == 3 and "cid" not in str(found)
    assert [one["player"] for one in found["standings"]] == ["ann", "bob"]


def test_an_evening_ends_with_a_long_pause() -> None:
    early, late = won("ann", "bob"), won("bob", at=HOUR + PAUSE_MS + HOUR)
    found = of([*early, late[0].__class__("late", late[0].at, late[0].people, late[0].sheet)])
    assert [one["records"] for one in found["evenings"]] == [["late"], ["m-0", "m-1"]], "the last one first"


def test_a_recap_says_who_won_what_was_done_most_and_where_it_turned() -> None:
    turn = Turn(seat=1, at=9, what="picked_up", amount=11)
    found = of([
        match(1, 1, "ann bob", sheet("thulla", [1, 2], cuts=[4, 1], picked_up=[1, 11], turn=turn, close=2)),
        match(2, 2, "ann bob", sheet("thulla", [1, 2], cuts=[0, 1])),
    ])  # fmt: skip
    assert found["evenings"][0]["recap"] == [
        {"code": "won", "params": {"player": "ann", "n": 2, "of": 2}},
        {"code": "count", "params": {"game": "thulla", "what": "cuts", "player": "ann", "n": 4}},
        {"code": "count", "params": {"game": "thulla", "what": "picked_up", "player": "bob", "n": 11}},
        {"code": "turned_by", "params": {"game": "thulla", "player": "bob", "at": 9, "what": "picked_up", "n": 11}},
        {"code": "close_by", "params": {"game": "thulla", "player": "ann", "n": 2, "what": "left"}},
    ]


def test_of_two_who_did_it_equally_often_neither_is_named() -> None:
    found = of([match(1, 1, "ann bob", sheet("thulla", [1, 2], cuts=[3, 3]))])
    assert not [said for said in found["evenings"][0]["recap"] if said["code"] == "count"]


def test_matches_of_a_game_that_is_gone_are_left_out() -> None:
    one = sheet("thulla", [1, 2])
    assert of([match(1, 1, "ann bob", Sheet(**{**one, "game": "gone"}))])["matches"] == 0
