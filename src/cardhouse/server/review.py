"""A match that is over, decision by decision: what a good bot would have done in that seat, from what the seat knew."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from msgspec import Struct

from cardhouse.bots.decisions import Decision, decisions
from cardhouse.bots.house import sentence
from cardhouse.bots.mind import Mind, Thought
from cardhouse.bots.review import asked, lost
from cardhouse.core.game import Game, read_seat
from cardhouse.core.record import read_record
from cardhouse.table import messages as m

LEVEL = "sharp"
PAGE = 5  # decisions in one answer: each takes a bot up to half a second


class Thinker(Protocol):
    async def think(self, mind: Mind, level: str) -> Thought | None: ...


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


class Review(Struct, frozen=True):
    id: str
    seat: str
    decisions: list[Reviewed]
    next: int | None  # where to go on; None at the end


def choices(text: str, games: Mapping[str, Game], seat_name: str, first: int) -> tuple[list[Decision], int | None]:
    """The decisions of a seat from line `first` on, at most a page, and where the next page begins.

    Raises RecordError, and BadDeal if there is no such seat.
    """
    record = read_record(text)
    seat = read_seat(seat_name, int(record.tags["Seats"]))
    found: list[Decision] = []
    for decision in decisions(record, games):
        if decision.mind.seat == seat and decision.n >= first:
            if len(found) == PAGE:
                return found, decision.n
            found.append(decision)
    return found, None


async def reviewed(thinker: Thinker, decision: Decision) -> Reviewed | None:
    """None if the bot did not answer."""
    if len(decision.mind.legal) == 1:
        return Reviewed(decision.n, decision.move, [], 0.0, "", "only_move", {}, "")
    thought = await thinker.think(asked(decision), LEVEL)
    if thought is None:
        return None
    best = [m.Weighed(move, round(chance, 3)) for move, chance in thought.best]
    away, why = round(lost(thought, decision.move), 3), thought.why
    return Reviewed(decision.n, decision.move, best, away, thought.goal, why.code, dict(why.params), sentence(why))
