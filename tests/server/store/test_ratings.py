"""Ratings move the right way, whatever the number of players and shared places."""

from __future__ import annotations

import random

import pytest

from cardhouse.core.position import DECK
from cardhouse.games import GAMES
from cardhouse.server.store.ratings import NEWCOMER, Rating, places, rate


@pytest.mark.parametrize(
    ("ranking", "expected"),
    [
        ([[0], [1]], [1, 2]),
        ([[2], [0, 3], [1]], [2, 4, 1, 2]),
        ([[0, 1, 2]], [1, 1, 1]),
        ([[1], [0, 2, 3, 4]], [2, 1, 2, 2, 2]),
    ],
)
def test_who_shares_a_place_has_the_best_of_them(ranking: list[list[int]], expected: list[int]) -> None:
    assert places(ranking) == expected


@pytest.mark.parametrize("ranking", [[[0], [2]], [[0], [0]], [[1]], [[0, 0]], [[-1], [0]]])
def test_every_seat_has_exactly_one_place(ranking: list[list[int]]) -> None:
    with pytest.raises(ValueError, match="every seat has one place"):
        places(ranking)


@pytest.mark.parametrize("seats", range(2, 11))
def test_among_newcomers_the_order_of_the_ratings_is_the_order_of_the_places(seats: int) -> None:
    after = rate([NEWCOMER] * seats, list(range(1, seats + 1)))
    assert [rating.mu for rating in after] == sorted((rating.mu for rating in after), reverse=True)
    assert len({rating.mu for rating in after}) == seats
    assert after[0].mu > NEWCOMER.mu > after[-1].mu
    assert all(rating.sigma < NEWCOMER.sigma and rating.games == 1 for rating in after)


@pytest.mark.parametrize("seats", range(2, 11))
def test_who_shares_a_place_is_moved_alike(seats: int) -> None:
    after = rate([NEWCOMER] * seats, [1] * seats)
    assert after == [after[0]] * seats
    donkey = rate([NEWCOMER] * seats, [1] * (seats - 1) + [seats])
    assert donkey[:-1] == [donkey[0]] * (seats - 1)
    assert donkey[0].mu > donkey[-1].mu


def test_only_the_order_counts_not_where_one_sits() -> None:
    before = [Rating(20 + seat, 3 + seat / 10, seat) for seat in range(6)]
    place = [3, 1, 3, 6, 2, 5]
    straight = rate(before, place)
    for seed in range(10):
        order = random.Random(seed).sample(range(6), 6)
        turned = rate([before[i] for i in order], [place[i] for i in order])
        for i, rating in zip(order, turned, strict=True):
            assert rating.mu == pytest.approx(straight[i].mu) and rating.sigma == pytest.approx(straight[i].sigma)


def test_nothing_is_changed_in_place_and_the_same_games_give_the_same_ratings() -> None:
    before = [Rating(25.0, 8.0, 3), Rating(30.0, 2.0, 100)]
    first = rate(before, [1, 2])
    assert rate(before, [1, 2]) == first
    assert before == [Rating(25.0, 8.0, 3), Rating(30.0, 2.0, 100)]
    assert [rating.games for rating in first] == [4, 101]


def test_to_beat_the_stronger_counts_for_more() -> None:
    me = Rating(25.0, 4.0, 10)
    over_weak = rate([me, Rating(15.0, 4.0, 10)], [1, 2])[0].mu
    over_strong = rate([me, Rating(35.0, 4.0, 10)], [1, 2])[0].mu
    assert over_strong > over_weak > me.mu


def test_strength_is_found_in_many_games_of_four() -> None:
    rng = random.Random(5)
    strength = [3.0 * i for i in range(8)]
    ratings = [NEWCOMER] * 8
    for _ in range(400):
        seated = rng.sample(range(8), 4)
        order = sorted(seated, key=lambda i: -(strength[i] + rng.gauss(0, 4)))
        after = rate([ratings[i] for i in seated], [order.index(i) + 1 for i in seated])
        for i, rating in zip(seated, after, strict=True):
            ratings[i] = rating
    found = sorted(range(8), key=lambda i: ratings[i].mu)
    assert sum(abs(found.index(i) - i) for i in range(8)) <= 4
    assert all(rating.sigma < NEWCOMER.sigma / 2 for rating in ratings), "and the doubt shrinks"


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name, game in GAMES.items() for seats in game.seats])
def test_the_result_of_every_game_can_be_rated(name: str, seats: int) -> None:
    rng = random.Random(seats)
    position = GAMES[name].start(seats)
    while to_move := position.to_move:
        if to_move[0] == DECK:
            deck = position.deck()
            rng.shuffle(deck)
            position.lay(position.deal(deck))
        else:
            position.apply(to_move[0], rng.choice(position.legal(to_move[0])))
    assert position.result is not None
    assert len(rate([NEWCOMER] * seats, places(position.result.ranking))) == seats
