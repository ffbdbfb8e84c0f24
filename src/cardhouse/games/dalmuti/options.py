"""What a table of The Great Dalmuti agrees on before the first deal: the options, and a position to start from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardhouse.core.game import read_seats
from cardhouse.core.options import Options, choice, number, switch
from cardhouse.core.position import BadDeal, Setup, seat_name, seat_names
from cardhouse.games.dalmuti.told import ASK, PLAY, TAX

if TYPE_CHECKING:
    from cardhouse.games.dalmuti.rules import Dalmuti


@dataclass(frozen=True)
class DalmutiOptions(Options):
    hands: int = number(5, 1, 20, "The number of hands in a session.")
    opening: str = choice("draw", "seats", help="The first ranks: drawn, or the order of the seats (no taxes then).")
    taxes: bool = switch(True, "The Peons give their best cards to the Dalmutis and get others back.")
    revolution: bool = switch(True, "A player with both Jesters may call a revolution.")
    tax_return: str = choice("worst", "choice", help="The Dalmutis give back their worst cards, or any.")
    reentry: bool = switch(False, "A player who has passed may play again later in the trick.")


def read_setup(setup: Setup, seats: int) -> list[int]:
    """The order of a set-up. Raises BadDeal for items that cannot be, before any card is known."""
    for key, values in setup.items():
        if key in ("order", "out") or (key == "lead" and len(values) == 1):
            read_seats(values, seats)
        elif key != "phase" or values not in ((PLAY,), (TAX,), (ASK,)):
            raise BadDeal(f"a set-up has order, phase, lead and out, not {' '.join((key, *values))}")
    order = read_seats(setup.get("order", seat_names(range(seats))), seats)
    if len(order) < seats:
        raise BadDeal("order names every seat once, best rank first")
    return order


def take_out(d: Dalmuti, setup: Setup) -> None:
    """A set-up: who is out, and who leads."""
    d.out = read_seats(setup.get("out", ()), d.seats)
    if any(d.hands[seat] for seat in d.out):
        raise BadDeal("who is out holds no cards")
    d.out += [seat for seat in range(d.seats) if not d.hands[seat] and seat not in d.out]
    if len(d.out) > d.seats - 2:
        raise BadDeal("at least two players must hold cards")
    if "lead" in setup:
        d.leader = read_seats(setup["lead"], d.seats)[0]
    if not d.hands[d.leader]:
        raise BadDeal(f"{seat_name(d.leader)} cannot lead without cards")
