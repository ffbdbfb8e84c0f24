"""What tables of Thulla and Kazhutha Kali agree on before the first deal."""

from __future__ import annotations

from typing import NamedTuple

from cardhouse.core.game import read_numbers, read_seats
from cardhouse.core.position import BadDeal, Setup


class TrickRules(NamedTuple):
    """What tables play differently."""

    forced_ace: bool = True  # T4
    first_safe: bool = False  # a cut first trick is played out and discarded
    second_highest: bool = False  # K3 instead of T10
    reversal: bool = False  # the cutter takes the trick
    stall: int = 100  # T13


def check_setup(setup: Setup, seats: int) -> None:
    """Raises BadDeal for items that cannot be, before any card is known."""
    for key, values in setup.items():
        if (key == "lead" and len(values) == 1) or key == "out":
            read_seats(values, seats)
        elif key == "cuts":
            read_numbers("cuts", values, 1, 0, 99)
        elif key != "opening" or values:
            raise BadDeal(f"a set-up has lead, opening, out and cuts, not {' '.join((key, *values))}")
