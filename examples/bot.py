"""A bot for Thulla and Kazhutha Kali in a few lines: it counts, and when it is not sure it tries worlds.

    cardhouse arena thulla examples.bot:careful steady --deals 20
    cardhouse play thulla --level examples.bot:careful

A package adds its bot to every house it is installed in by an entry point:

    [project.entry-points."cardhouse.bots"]
    careful = "my_package:careful"
"""

from cardhouse.bots.mind import Mind, Thought
from cardhouse.core.cards import SUIT_OF
from cardhouse.core.position import Position, Reason
from cardhouse.games.tricks.rules import Tricks

WORLDS = 12


def careful(mind: Mind) -> Thought:
    """All a seat knows comes in as a `Mind`; the text of a legal move goes out, here with chances and a reason."""
    dice = mind.dice()
    safe = dict.fromkeys(mind.possible.legal(mind.seat), 0)
    for _ in range(WORLDS if len(safe) > 1 else 0):
        world = mind.world(dice)  # the hidden cards dealt again, with all this seat knows of them
        for move in safe:
            after = world.copy()
            after.apply(mind.seat, move)
            safe[move] += mind.seat not in losers(after)
    best = sorted(safe, key=lambda move: -safe[move])
    chances = [(mind.possible.text(move), safe[move] / WORLDS) for move in best]
    return Thought(chances[0][0], chances, Reason("best_chance", {}), "not_last")


def losers(position: Position) -> list[int]:
    """Plays this game to its end in a simple way: below the best card if possible, from the lowest suit otherwise."""
    assert isinstance(position, Tricks)
    while position.to_move and position.to_move[0] >= 0:
        seat = position.to_move[0]
        legal = position.legal(seat)
        under = [card for card in legal if position.led & SUIT_OF[card] and card < position.best]
        position.apply(seat, under[-1] if under else legal[-1 if position.led else 0])
    return [seat for seat, hand in enumerate(position.hands) if hand]
