"""The luck meter: what the cards of a match were worth, beside what every seat made of them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from cardhouse.bots.luck import LEVEL, Deals, played, worth
from cardhouse.core.game import read_seat
from cardhouse.core.options import read_options
from cardhouse.core.record import Record, RecordError, fair_of, read_record
from cardhouse.games import GAMES
from cardhouse.reading.replay import Unreadable

TRIES = 40  # matches with the same cards,
FEWEST = 6  # at least so many,
DECISIONS = 6_000  # and no more than this in all
PART = 900  # decisions after which somebody else may have a turn

Values = list[list[float]]  # of each try, per seat


class SeatLuck(Struct, frozen=True):
    seat: str
    worth: float  # of its cards: the part of the others who are beaten on average, 0 … 1
    error: float  # the standard error of that
    made: float  # the part that was beaten


class Luck(Struct, frozen=True):
    id: str
    level: str  # of the bots that played these cards again
    tries: int  # how often
    done: bool  # otherwise ask again: more of them are being played
    seats: list[SeatLuck]


class Part(Struct, frozen=True):
    """Some more tries, and whether they are enough."""

    values: Values
    decisions: int
    made: list[float]


def more(text: str, first: int, part: int = PART) -> Part | Unreadable:
    """Tries from this one on, for a short while: this many decisions. For a process beside the house."""
    try:
        record = read_record(text)
        deals, made = deals_of(record), made_of(record)
    except (RecordError, ValueError, KeyError):
        return Unreadable("no_luck", "the cards of this match do not follow from a seed, or it has no result")
    values: Values = []
    decisions = 0
    while decisions < part:
        got, took = played(deals, f"luck {first + len(values)}")
        values.append(got)
        decisions += took
    return Part(values, decisions, made)


def deals_of(record: Record) -> Deals:
    """Raises ValueError or KeyError for a record without a seed, or from a position."""
    game = GAMES[record.tags["Game"].split()[0]]
    seed = bytes.fromhex(record.tags["Seed"])
    if not seed or "Setup" in record.tags:
        raise ValueError("no seed")
    options = read_options(game.options, record.tags.get("Options", ""))
    return Deals(game, int(record.tags["Seats"]), options, seed, fair_of(record))


def made_of(record: Record) -> list[float]:
    """From its result: `p2, p1=p3`."""
    seats = int(record.tags["Seats"])
    made, behind = [0.0] * seats, seats
    for group in record.tags["Result"].split(", "):
        names = group.split("=")
        behind -= len(names)
        for name in names:
            made[read_seat(name, seats)] = (behind + (len(names) - 1) / 2) / max(1, seats - 1)
    return made


def shown(id: str, values: Sequence[Sequence[float]], made: Sequence[float], decisions: int) -> Luck:
    enough = len(values) >= TRIES or (decisions >= DECISIONS and len(values) >= FEWEST)
    seats = [
        SeatLuck(f"p{i}", round(of.mean, 3), round(of.error, 3), round(made[i - 1], 3))
        for i, of in enumerate(worth(values), 1)
    ]
    return Luck(id, LEVEL, len(values), enough, seats)
