"""Bots have manners: a word now and then, and never about anything but what all have seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardhouse.table import chat
from cardhouse.table import messages as m
from cardhouse.table.guest import Guest
from cardhouse.table.sight import name_of

if TYPE_CHECKING:
    from cardhouse.table.table import Table

AFTER_MS, SWAY_MS = 1_200, 1_500  # nobody answers at once
OFTEN = 0.5  # how often a bot thinks of it


def greeted(table: Table, guest: Guest, phrase: str, now: int) -> None:
    """Somebody has said something; a hello of somebody who sits here is returned."""
    if phrase == "hello" and table.seat_of(guest.player) is not None:
        _mean(table, "hello", now)


def match_over(table: Table, now: int) -> None:
    """A person has won."""
    result = table.playing.position.result
    if result is not None and any(table.seats[seat].state == "taken" for seat in result.ranking[0]):
        _mean(table, "well_played", now)


def _mean(table: Table, phrase: str, now: int) -> None:
    """One of the bots will say it; each thing is said once a match."""
    bots = [seat for seat, place in enumerate(table.seats) if place.state == "bot"]
    if not bots or not table.talk.first_time(table.match.number if table.match else 0, phrase):
        return
    whims = table.world.whims(f"{table.code} {now} {phrase}")
    if phrase == "hello" or whims.random() < OFTEN:
        at = now + AFTER_MS + int(whims.random() * SWAY_MS)
        table.talk.will_say(bots[int(whims.random() * len(bots))], phrase, at)


def say(table: Table, seat: int, now: int) -> None:
    phrase = table.talk.say(seat)
    place = table.seats[seat]
    if place.state == "bot":
        chat.tell_aloud(table, m.Heard("", place.name, name_of(seat), phrase, "", False, table.face_of(place)))
