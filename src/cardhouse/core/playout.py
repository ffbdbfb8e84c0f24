"""A game to its end by chance, in one call: how quick the rules are with nothing around them."""

from __future__ import annotations

from typing import Final

from cardhouse.core.position import DECK, Position

PRIME: Final = 2_147_483_647  # Park and Miller's generator: two multiplications, the same in every Python
FACTOR: Final = 48_271


def playout(position: Position, seed: int) -> int:
    """Everybody and the deck act by chance, in place; how many moves the players made. Nobody should bet on it."""
    chance, moves = seed % (PRIME - 1) + 1, 0
    to_move = position.to_move
    while to_move:
        seat = to_move[0]
        if seat == DECK:
            chance = _dealt(position, chance)
        else:
            legal = position.legal(seat)
            chance = chance * FACTOR % PRIME
            position.apply(seat, legal[chance * len(legal) // PRIME])
            moves += 1
        to_move = position.to_move
    return moves


def _dealt(position: Position, chance: int) -> int:
    deck = position.deck()
    for i in range(len(deck) - 1, 0, -1):
        chance = chance * FACTOR % PRIME
        j = chance * (i + 1) // PRIME
        deck[i], deck[j] = deck[j], deck[i]
    position.lay(position.deal(deck))
    return chance
