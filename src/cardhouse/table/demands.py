"""What must be so before something is done. Raises Refusal, and nothing has changed then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardhouse.core.options import read_options
from cardhouse.table import messages as m
from cardhouse.table import time_control
from cardhouse.table.guest import Guest
from cardhouse.table.names import tidy_text
from cardhouse.table.ports import World
from cardhouse.table.refusals import Refusal

if TYPE_CHECKING:
    from cardhouse.table.table import Table


def own_seat(table: Table, guest: Guest) -> int:
    seat = table.seat_of(guest.player)
    if seat is None:
        raise Refusal("not_seated")
    return seat


def numbered(table: Table, number: int) -> int:
    """The seat of this number: p1 is 1."""
    if number > len(table.seats):
        raise Refusal("no_such_seat")
    return number - 1


def must_be_idle(table: Table) -> None:
    if not table.idle:
        raise Refusal("while_playing")


def check(settings: m.Settings, world: World) -> None:
    """Settings that can be played."""
    game = world.games.get(settings.game)
    if game is None:
        raise Refusal("bad_settings", error=f"there is no game {settings.game}")
    if any(tidy_text(phrase) != phrase for phrase in settings.phrases):
        raise Refusal("bad_settings", error="a phrase is plain text")
    if not time_control.can_be(settings):
        if settings.clock == "days":
            raise Refusal("bad_days", days=", ".join(map(str, time_control.DAYS)))
        raise Refusal(
            "bad_clock", least=time_control.TURN_S[0], most=time_control.TURN_S[-1], bank=time_control.BANK_S[-1]
        )
    try:
        game.start(settings.seats, read_options(game.options, settings.options))
    except ValueError as error:
        raise Refusal("bad_settings", error=str(error)) from None
