"""A match that is over, decision by decision: what a good bot would have done in that seat, from what the seat knew."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from cardhouse.bots.decisions import Decision, decisions
from cardhouse.bots.mind import Thought
from cardhouse.bots.review import lost
from cardhouse.bots.roster import sentence
from cardhouse.core.game import read_seat
from cardhouse.core.position import BadDeal
from cardhouse.core.record import Record, RecordError, read_record
from cardhouse.games import GAMES
from cardhouse.reading.replay import Unreadable
from cardhouse.table import messages as m

LEVEL = "sharp"
PAGE = 5  # decisions in one answer: each takes a bot up to half a second


class Reviewed(Struct, frozen=True):
    """One decision of the seat."""

    n: int  # the line of the record, from 1
    move: str  # what was done
    best: list[m.Weighed]  # what was weighed, best first; empty if there was no choice
    lost: float  # how much chance the move gave away; 0 also where nothing was weighed
    goal: str
    code: str  # why the best is best
    params: dict[str, Any]
    text: str
    even: int = 0  # how many of `best`, after the first, are as good as it


class Review(Struct, frozen=True):
    id: str
    seat: str
    decisions: list[Reviewed]
    next: int | None  # where to go on; None at the end
    count: int = 0  # lines of the record


Choices = tuple[list[Decision], int | None, int]


def choices(text: str, seat_name: str, first: int) -> Choices | Unreadable:
    """The decisions of a seat from line `first` on, at most a page, where the next page begins, and how many lines
    there are. For a process beside the house: a long record takes a while."""
    try:
        record = read_record(text)
        seat = read_seat(seat_name, int(record.tags["Seats"]))
        return _choices(record, seat, first)
    except BadDeal as error:
        return Unreadable("bad_request", str(error))
    except RecordError as error:
        return Unreadable("bad_record", str(error.told_to(seat_name)))


def _choices(record: Record, seat: int, first: int) -> Choices:
    found: list[Decision] = []
    for decision in decisions(record, GAMES):
        if decision.mind.seat == seat and decision.n >= first:
            if len(found) == PAGE:
                return found, decision.n, len(record.lines)
            found.append(decision)
    return found, None, len(record.lines)


def no_choice(decision: Decision) -> Reviewed | None:
    """Nobody need think about the only move."""
    if len(decision.mind.legal) > 1:
        return None
    return Reviewed(decision.n, decision.move, [], 0.0, "", "only_move", {}, "")


def judged(decision: Decision, thought: Thought) -> Reviewed:
    best = [m.Weighed(move, round(chance, 3)) for move, chance in thought.best]
    away, why = round(lost(thought, decision.move), 3), thought.why
    said = sentence(why, decision.mind.game)
    return Reviewed(decision.n, decision.move, best, away, thought.goal, why.code, dict(why.params), said, thought.even)
