"""What a table of Tincholi agrees on before the first deal: the options, and a position to start from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardhouse.core.game import read_numbers, read_seats
from cardhouse.core.options import Options, choice, number, switch
from cardhouse.core.position import BadDeal, Setup

if TYPE_CHECKING:
    from cardhouse.games.tincholi.rules import Tincholi


@dataclass(frozen=True)
class TincholiOptions(Options):
    jokers: int = number(0, 0, 4, "Jokers in the pack; one counts as the lowest other card of its hand.")
    deck: str = choice(
        "standard", "extended", "chaos", "both", help="Extended: 12 cards twice. Chaos: two more 9s, a joker."
    )
    cut_timing: str = choice("after_draw", "before_draw", "either", help="When in a turn a player may cut.")
    first_look: str = choice("choose", "fixed", help="Look at any two of your slots, or at slots 1 and 2.")
    target: int = number(100, 1, 1000, "The game ends when a score passes this.")
    max_rounds: int | None = number(None, 1, 1000, "The game ends after this number of rounds.", optional=True)
    memory_aid: bool = switch(False, "Keeps showing you what you have seen and could still know.")


def read_setup(p: Tincholi, setup: Setup) -> None:
    """The items of a set-up. Raises BadDeal for one that cannot be."""
    p.round, p.turn, p.to_look = 1, 0, ()
    for key, values in setup.items():
        if key == "turn" and len(values) == 1:
            p.turn = read_seats(values, p.seats)[0]
        elif key == "phase" and values in (("look",), ("turn",)):
            p.to_look = tuple(range(p.seats)) if values == ("look",) else ()
        elif key == "scores":
            p.scores = tuple(read_numbers(key, values, p.seats, -100_000, 100_000))
        elif key == "round":
            p.round = read_numbers(key, values, 1, 1, 100_000)[0]
        else:
            raise BadDeal(f"a set-up has turn, phase, scores and round, not {' '.join((key, *values))}")
