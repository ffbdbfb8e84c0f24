"""Everything that a game tells has the shape that its types promise: the client is written against these."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import msgspec
import pytest

from cardhouse.core import kernel
from cardhouse.core.fold import seeded_deal
from cardhouse.core.options import read_options
from cardhouse.core.position import DECK, SPECTATOR, Position
from cardhouse.games import GAMES
from cardhouse.testing.promises import tables


def held_against(value: dict[str, Any], kind: type) -> None:
    """Converted, it is the same: nothing is missing, nothing is more, and everything is of its type."""
    assert msgspec.to_builtins(msgspec.convert(value, kind)) == msgspec.to_builtins(value), kind


@pytest.mark.parametrize("name", GAMES)
def test_facts_and_news_have_their_types(name: str) -> None:
    game, told = GAMES[name], import_module(f"cardhouse.games.{name}.told")
    heard: set[str] = set()
    rng = random.Random(name)
    for seats, options in rng.sample(sorted(tables(game)), 12):
        position = game.start(seats, read_options(game.options, options))
        heard |= play(position, told, rng)
    assert heard <= set(told.NEWS)
    assert len(set(told.NEWS) - heard) < 3, "what is never told needs no type"


def play(position: Position, told: Any, rng: random.Random) -> set[str]:
    heard: set[str] = set()
    for step in range(400):
        if position.result is not None:
            break
        position.news = []
        seat = rng.choice(position.to_move)
        if seat == DECK:
            position.lay(seeded_deal(position, rng.randbytes(32), step))
        else:
            position.apply(seat, rng.choice(position.legal(seat)))
        check(position, told)
        heard |= {item.what for item in position.news}
    return heard


def check(position: Position, told: Any) -> None:
    held_against(dict(position.facts()), told.Facts)
    for viewer in (None, SPECTATOR, *range(position.seats)):
        held_against(dict(position.own_facts(viewer)), told.OwnFacts)
        for item in kernel.heard(position.news or (), viewer, position.faces):
            held_against({key: item[key] for key in item if key not in ("what", "cards")}, told.NEWS[item["what"]])
