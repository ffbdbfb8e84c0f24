"""The words every game is written in, and what a game must say for itself."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable

import pytest

from cardhouse.core.fold import seeded_deal
from cardhouse.core.game import Game
from cardhouse.core.position import (
    DECK,
    HIDDEN,
    PUBLIC,
    SPECTATOR,
    Deal,
    Pile,
    Place,
    Position,
    by_seat,
    hidden_places,
    seat_name,
    seat_names,
    sees,
)
from cardhouse.games import GAMES

BARE = Position()

SAYS: dict[str, Callable[[], object]] = {
    "copy": lambda: BARE.copy(),
    "deck": lambda: BARE.deck(),
    "deal": lambda: BARE.deal([]),
    "check": lambda: BARE.check(Deal({})),
    "lay": lambda: BARE.lay(Deal({})),
    "legal": lambda: BARE.legal(0),
    "apply": lambda: BARE.apply(0, 0),
    "default": lambda: BARE.default(0),
    "text": lambda: BARE.text(0),
    "why": lambda: BARE.why(0, "pass"),
    "piles": lambda: BARE.piles(),
    "place": lambda: BARE.place({}),
    "facts": lambda: BARE.facts(),
}


@pytest.mark.parametrize("said", SAYS)
def test_a_game_must_say_for_itself(said: str) -> None:
    with pytest.raises(NotImplementedError):
        SAYS[said]()


def test_what_a_game_need_not_say() -> None:
    assert BARE.spell("Typed So") == "Typed So"
    assert BARE.unlisted(0, "cut 7") is None
    assert not BARE.secret
    assert BARE.own_facts(0) == {}
    assert BARE.asking() is None
    BARE.redo(0, random.Random(1))


def test_seats_are_counted_from_one_in_text_and_the_deck_is_an_actor() -> None:
    assert seat_names([0, 9, DECK]) == ["p1", "p10", "deck"]
    assert seat_name(2) == "p3"
    assert by_seat([5, None]) == {"p1": 5, "p2": None}


def test_sight_is_of_the_pile_or_of_the_card() -> None:
    assert all(sees(Pile([7], PUBLIC), 0, viewer) for viewer in (0, 9, SPECTATOR))
    assert not any(sees(Pile([7], HIDDEN), 0, viewer) for viewer in (0, 9, SPECTATOR))
    some = Pile([7, 8, 9], 1 << 2, [0, 1 << 1, PUBLIC])
    assert [[sees(some, i, viewer) for i in range(3)] for viewer in (1, 2, SPECTATOR)] == [
        [False, True, True],
        [True, True, True],
        [False, False, True],
    ]


def test_a_place_is_what_a_viewer_does_not_see_of_a_pile() -> None:
    piles = {"p1": Pile([1, 2], 1), "p2": Pile([3, 4, 5], 2, [0, 1, 0]), "trick": Pile([6], PUBLIC), "gone": Pile(())}
    assert hidden_places(piles, 0) == [Place("p2", [0, 2])]
    assert hidden_places(piles, 1) == [Place("p1", [0, 1])]
    assert hidden_places(piles, SPECTATOR) == [Place("p1", [0, 1]), Place("p2", [0, 1, 2])]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_game_and_its_position_travel_to_another_process(game: Game) -> None:
    position = game.start(game.seats[-1])
    position.lay(seeded_deal(position, bytes(32), 1))
    there: Position = pickle.loads(pickle.dumps(position))
    assert type(there) is type(position)
    assert there.piles() == position.piles() and there.facts() == position.facts()
    assert pickle.loads(pickle.dumps(game)) == game


def test_a_game_says_only_if_it_must_who_is_first_in_a_rematch_and_how_long_a_decision_takes() -> None:
    position = GAMES["dalmuti"].start(4)
    assert position.deals_next() == 0 and position.fixed_ms is None


def test_a_game_of_ones_own_travels_with_fields_that_it_has_not_declared() -> None:
    mine = Mine()
    mine.seats, mine.trumps = 3, "hearts"
    there = pickle.loads(pickle.dumps(mine))
    assert (there.seats, there.trumps) == (3, "hearts")
    assert not hasattr(there, "result")  # it had none


class Mine(Position):
    trumps: str
