"""Games for the tests of bots: played by chance, stopped at decisions."""

from __future__ import annotations

import os
from collections.abc import Iterator

from cardhouse.bots.dice import Dice
from cardhouse.bots.mind import Mind, mind_of
from cardhouse.core import kernel
from cardhouse.core.deal import bot_seed
from cardhouse.core.ears import Ears
from cardhouse.core.game import Game
from cardhouse.core.options import read_options
from cardhouse.core.position import DECK, Position

SOAK = "SOAK" in os.environ
LENGTH = {"dalmuti": "hands", "tincholi": "max_rounds", "liap_tui": "max_rounds"}  # a session would be long


def options_of(game: Game, rounds: int = 2) -> str:
    return f"{LENGTH[game.name]}={rounds}" if game.name in LENGTH else ""


def table_of(game: Game, seats: int, options: str = "") -> Position:
    return game.start(seats, read_options(game.options, options or options_of(game)))


def moments(
    game: Game, seats: int, word: str, options: str = "", often: float = 0.1
) -> Iterator[tuple[Position, Mind]]:
    """Some decisions of a game played by chance: the true position, and what its player has in mind."""
    dice, seed = Dice(f"moments {game.name} {seats} {options} {word}"), bytes(32)
    position = table_of(game, seats, options)
    ears, done = Ears(seats, position.faces), [0] * seats
    while position.result is None:
        position.news = []
        seat = position.to_move[int(dice.random() * len(position.to_move))]
        if seat == DECK:
            shuffled = position.deck()
            kernel.shuffle(shuffled, dice)
            position.lay(position.deal(shuffled))
        else:
            if dice.random() < often:
                yield position, mind_of(game, position, seat, ears.heard[seat], bot_seed(seed, seat, done[seat]))
            legal = position.legal(seat)
            position.apply(seat, legal[int(dice.random() * len(legal))])
            done[seat] += 1
        ears.hear(position.news)


def raw(position: Position) -> dict[str, object]:
    """All that a position is made of, seen by anybody or not."""
    names = [name for kind in type(position).__mro__ for name in getattr(kind, "__slots__", ())]
    return {name: getattr(position, name) for name in names if name != "news"}
