"""What a table of Liap Tui agrees on before the first deal: the options, and a position to start from."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from cardhouse.core.game import read_numbers, read_seats
from cardhouse.core.options import Options, choice, number, switch
from cardhouse.core.position import BadDeal, Setup
from cardhouse.games.liap_tui.pieces import ABOVE_NINE, FACES, FULL, GUIDE, RANKED, strengths

PHASES = ("redeal", "declare", "turn")


@dataclass(frozen=True)
class LiapTuiOptions(Options):
    values: str = choice("guide", "ranked", help="What pieces are worth; ranked: G 14/13 down to S 2/1, red/black.")
    type_lock: bool = switch(False, "Only the play type of the starter can win the turn.")
    ties: str = choice("earliest", "red", help="Which of two equal plays wins; red: red beats black, then the earlier.")
    face_down: bool = switch(False, "Plays are hidden until all four have played.")
    declaration: str = choice(
        "open",
        "total_eight",
        "sealed",
        "blind",
        help="In order, to exactly 8, all at once, or before seeing the pieces.",
    )
    zero_streak: int = number(
        0,
        0,
        8,
        "After this number of zeros in a row you must declare at least 1; 0 is off.",
        only=(0, 2, 3, 4, 5, 6, 7, 8),
    )
    zero_bonus: bool = switch(True, "Declaring 0 and winning none scores 3; off: nothing.")
    bonus: str = choice("standard", "progressive", help="Hitting X scores X + 5; progressive: 2X + 4.")
    penalty_cap: int | None = number(None, 1, 100, "Nobody loses more than this in a round.", optional=True)
    target: int = number(50, 1, 1000, "The game ends when a player has this many points.")
    comeback: int | None = number(
        None,
        1,
        1000,
        "Once a game all scores go back to 0 when first and last are this far apart.",
        optional=True,
    )
    max_rounds: int = number(20, 1, 1000, "The game ends after this number of rounds.")
    max_redeals: int = number(10, 0, 100, "The most redeals in a round; after that nobody is asked.")


class Rules:
    """What follows from the options, worked out once."""

    __slots__ = ("at_once", "blind", "lowest", "options", "strength", "strong", "strong_pieces")

    def __init__(self, options: LiapTuiOptions) -> None:
        ranked = options.values == "ranked"
        values = RANKED if ranked else GUIDE
        strong = [p for p in range(14) if (values[p] > ABOVE_NINE if ranked else FACES[p] in "GgRr")]  # L3
        self.options = options
        self.blind = options.declaration == "blind"
        self.at_once = options.declaration in ("sealed", "blind")
        self.strength = strengths(ranked, options.ties == "red")
        self.strong = sum(FULL[piece] for piece in strong)
        self.strong_pieces = sum(1 << piece for piece in strong)
        self.lowest = sorted(
            range(14), key=lambda piece: (values[piece], -piece)
        )  # L13: of equals black, then the later

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.options,)


rules_of = lru_cache(maxsize=256)(Rules)


def phase_of(setup: Setup) -> str:
    return setup.get("phase", ("redeal",))[0]


def declared(setup: Setup, blind: bool) -> bool:
    """Whether a set-up starts after the declarations."""
    return phase_of(setup) == "turn" or (blind and phase_of(setup) == "redeal")


def check_setup(setup: Setup, blind: bool) -> None:
    """Raises BadDeal for items that cannot be, before any piece is known."""
    for key, values in setup.items():
        if key == "phase" and len(values) == 1 and values[0] in PHASES:
            continue
        if key == "starter" and len(values) == 1:
            read_seats(values, 4)
        elif key in ("said", "piles"):
            read_numbers(key, values, 4, 0, 8)
        elif key == "scores":
            read_numbers(key, values, 4, -99999, 99999)
        elif key == "round":
            read_numbers(key, values, 1, 1, 1000)
        elif key == "multiplier":
            read_numbers(key, values, 1, 1, 101)
        else:
            raise BadDeal(
                "a set-up has phase (redeal, declare, turn), starter, said, piles, scores, round and "
                f"multiplier, not {' '.join((key, *values))}"
            )
    if "said" in setup and not declared(setup, blind):
        raise BadDeal("in this phase nobody has declared yet")
