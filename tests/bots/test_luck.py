"""What cards are worth."""

from __future__ import annotations

import pytest

from cardhouse.bots.luck import Deals, played, shares, worth
from cardhouse.core.position import Result
from cardhouse.games import GAMES
from cardhouse.reading import luck
from cardhouse.reading.replay import Unreadable
from tests.table.scene import Scene


def test_a_share_is_the_part_of_the_others_who_are_beaten() -> None:
    assert shares(Result([[2], [0, 1]], [], [0, 0, 0]), 3) == [0.25, 0.25, 1.0]
    assert sum(shares(Result([[3], [1], [0], [2]], [], [0] * 4), 4)) == 2.0


def test_the_same_cards_and_whims_are_played_in_the_same_way_and_others_in_another() -> None:
    game = GAMES["thulla"]
    deals = Deals(game, 4, game.options(), bytes(32))
    assert played(deals, "one") == played(deals, "one")
    assert len({tuple(played(deals, f"{i}")[0]) for i in range(12)}) > 1


def test_what_is_worth_something_has_an_error() -> None:
    found = worth([[1.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 0.0]])
    assert [of.mean for of in found] == [0.75, 0.25] and found[0].error == pytest.approx(0.25)
    assert worth([[1.0], [1.0]])[0].error > 0


def test_a_match_is_played_again_with_its_own_cards_until_it_is_enough() -> None:
    record = Scene("thulla", 3).begin("ann").play_on().finished[-1].record
    values: luck.Values = []
    decisions, made = 0, list[float]()
    while not values or not luck.shown("x-1", values, made, decisions).done:
        part = luck.more(record, len(values))
        assert not isinstance(part, Unreadable)
        values, decisions, made = values + part.values, decisions + part.decisions, part.made
    found = luck.shown("x-1", values, made, decisions)
    assert found.tries >= luck.FEWEST
    assert sum(seat.worth for seat in found.seats) == pytest.approx(1.5, abs=0.01)
    assert sum(seat.made for seat in found.seats) == 1.5


def test_without_a_seed_there_is_no_luck_to_measure() -> None:
    record = Scene("thulla", 3).begin("ann").play_on().finished[-1].record
    without = "\n".join(line for line in record.splitlines() if not line.startswith("[Seed"))
    found = luck.more(without, 0)
    assert isinstance(found, Unreadable) and found.code == "no_luck"
