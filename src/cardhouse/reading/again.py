"""A moment of a record once more: a decision to be made again, or a place to play on from."""

from __future__ import annotations

from typing import NamedTuple, cast

from msgspec import Struct

from cardhouse.bots.dice import Dice
from cardhouse.core import kernel
from cardhouse.core.again import before, fold_before, otherwise, remembered
from cardhouse.core.game import read_seat
from cardhouse.core.position import BadDeal
from cardhouse.core.record import RecordError, read_record
from cardhouse.games import GAMES
from cardhouse.reading.replay import Unreadable
from cardhouse.table import messages as m

OPENLY = ("Game", "Seats", "Options", "Players", "Faces")  # tags with nothing in them that follows from the cards


class Chance(Struct, frozen=True):
    """A decision of one seat, as it stood before it: to be made once more."""

    id: str
    game: str
    seat: str
    n: int  # the line of the record with which it was answered
    nth: int  # of this seat's decisions, from 0 on
    tags: dict[str, str]
    view: m.Seen
    known: dict[str, list[str]]


def chance(id: str, text: str, seat_name: str, n: int) -> Chance | Unreadable:
    """The decision that line `n` has answered. For a process beside the house."""
    try:
        record = read_record(text)
        if n > len(record.lines) or record.lines[n - 1].actor != seat_name:
            return Unreadable("bad_request", f"line {n} is no decision of {seat_name}")
        fold = fold_before(record, GAMES, n)
        seat = read_seat(seat_name, fold.position.seats)
        view, known = cast(m.Seen, kernel.view(fold.position, seat)), remembered(fold.position, seat)
    except BadDeal as error:
        return Unreadable("bad_request", str(error))
    except RecordError as error:
        return Unreadable("bad_record", str(error.told_to(seat_name)))
    nth = sum(line.actor == seat_name for line in record.lines[: n - 1])
    tags = {name: value for name, value in record.tags.items() if name in OPENLY}
    return Chance(id, fold.game.name, seat_name, n, nth, tags, view, known)


class Start(NamedTuple):
    """Where somebody plays on."""

    game: str
    seats: int
    options: str
    seat: int
    lines: list[str]


def start(text: str, seat_name: str, at: int, hands: str, whim: str) -> Start | Unreadable:
    """The lines that lead there. For a process beside the house: other hands take a few tries."""
    try:
        record = read_record(text)
        fold = fold_before(record, GAMES, at + 1)
        seat = read_seat(seat_name, fold.position.seats)
        if at > len(record.lines) or fold.position.result is not None or "Setup" in record.tags:
            return Unreadable("nothing_to_play", "from here nothing can be played on")
        chosen = otherwise(record, GAMES, at + 1, seat, Dice(whim)) if hands == "known" else before(record, at + 1)
    except BadDeal as error:
        return Unreadable("bad_request", str(error))
    except RecordError as error:
        return Unreadable("bad_record", str(error.told_to(seat_name)))
    if chosen is None:
        return Unreadable("no_other_hands", "no other hands were found that fit all that this seat has seen")
    lines = [line.text for line in chosen.lines]
    return Start(fold.game.name, fold.position.seats, record.tags.get("Options", ""), seat, lines)
