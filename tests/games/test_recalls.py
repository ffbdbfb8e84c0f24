"""What a seat remembers, in the quick way of each game, is what is left over where it must guess."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cardhouse.core.info import load
from cardhouse.core.options import read_options
from cardhouse.core.position import NAMES, SPECTATOR, UNKNOWN, NoChance, Pile, Place, Position, remembered
from cardhouse.games import GAMES
from cardhouse.testing.promises import Evening, option_texts

TABLES = [(name, options) for name, game in GAMES.items() for options in option_texts(game)[:8]]


def known(cards: list[int]) -> Counter[int]:
    return Counter(card for card in cards if card != UNKNOWN)


def check(position: Position, viewer: int) -> None:
    piles = position.piles()
    quick, slow = position.recalls(viewer), Position.recalls(position, viewer)
    for name, pile in piles.items():
        if name in slow and name in NAMES and not pile.seen_by >> viewer & 1:
            assert known([*quick[name].cards] if name in quick else []) == known([*slow[name].cards]), name
    for name, recall in quick.items():
        for place in position.places(viewer, NoChance()):
            if place.pile == name:
                assert not any(recall.never >> piles[name].cards[i] & 1 for i in place.at), "what cannot be is not"


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_what_is_recalled_is_what_nobody_has_to_guess(name: str, options: str) -> None:
    game = GAMES[name]
    rng = random.Random(options)
    try:
        evening = Evening(game, rng.choice(game.seats), options, 0, care=0)
    except ValueError:
        evening = Evening(game, 4, options, 0, care=0)
    for _ in range(300):
        position = evening.position
        if not position.to_move:
            break
        if position.to_move[0] < 0:
            evening.deal()
            continue
        viewer = rng.choice([*range(position.seats), SPECTATOR])
        if name == "tincholi" or viewer != SPECTATOR:
            check(position, viewer)
        seat = rng.choice(position.to_move)
        evening.move(seat, rng.choice(position.legal(seat)))


def test_without_places_all_is_seen() -> None:
    piles = {"p1": Pile((1, 2, 3)), "p2": Pile((4, 5))}
    assert remembered(piles, []) == {}
    found = remembered(piles, [Place("p1", [0, 2]), Place("p1", [1])])
    assert found["p1"].cards == [UNKNOWN] * 3 and "p2" not in found


def test_after_a_cut_nothing_has_to_be_remembered() -> None:
    game = GAMES["tincholi"]
    evening = Evening(game, 2, "max_rounds=1", 0, care=0)
    evening.play()
    assert evening.position.recalls(0) == {}


@pytest.mark.parametrize("name", GAMES)
def test_every_move_that_is_made_is_among_every_move(name: str) -> None:
    game = GAMES[name]
    for options in option_texts(game)[:5]:
        try:
            evening = Evening(game, game.best[0] if game.best else game.seats[0], options, 1, care=0)
        except ValueError:
            continue
        every = list(load(game.info.moves)(evening.seats, read_options(game.options, options)))
        assert len(set(every)) == len(every)
        evening.play()
        made = {line.partition(" ")[2] for line in evening.lines if not line.startswith("deck ")}
        wide = {text for text in made if name == "tincholi" and any(int(n) > 8 for n in _numbers(text))}
        spied = {text for text in made if text.startswith("peek p1.")}  # written from the seat of p1
        assert made - wide - spied <= set(every)


def _numbers(text: str) -> list[str]:
    return [word.rpartition(".")[2] for word in text.split()[1:]]
