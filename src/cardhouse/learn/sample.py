"""Positions of a game that was never seen before, to find out what its piles and facts are: always the same ones."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.bots.dice import Dice
from cardhouse.core.fold import seeded_deal
from cardhouse.core.game import Game
from cardhouse.core.options import Options
from cardhouse.core.position import TO_DECK, Position

MOST = 3_000  # moves of one game


def games_by_chance(game: Game, seats: int, options: Options, number: int) -> Iterator[tuple[Position, str]]:
    """Each position with the move that is made in it; the position then changes in place. The last has no move."""
    for nth in range(number):
        position, dice, deals = game.start(seats, options), Dice(f"sample {nth}"), 0
        for _ in range(MOST):
            if position.to_move == TO_DECK:
                deals += 1
                position.lay(seeded_deal(position, bytes([nth]) * 32, deals))
                continue
            if not position.to_move:
                break
            seat = position.to_move[0]
            legal = position.legal(seat)
            move = legal[int(dice.random() * len(legal))]
            yield position, position.text(move)
            position.apply(seat, move)
        yield position, ""


def some_positions(game: Game, seats: int, options: Options) -> Iterator[Position]:
    return (position for position, _ in games_by_chance(game, seats, options, 2))
