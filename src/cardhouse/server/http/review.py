"""A match that is over, decision by decision: what a good bot would have done in that seat, from what the seat knew."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Struct

from cardhouse.bots.decisions import Decision, decisions
from cardhouse.bots.review import asked, lost
from cardhouse.bots.roster import sentence
from cardhouse.core.game import read_seat
from cardhouse.core.position import BadDeal
from cardhouse.core.record import Record, RecordError, read_record
from cardhouse.games import GAMES
from cardhouse.server.house.fair import Asker
from cardhouse.server.house.thinker import Busy, Thinker
from cardhouse.server.http.replay import Unreadable
from cardhouse.table import messages as m

LEVEL = "sharp"
PAGE = 5  # decisions in one answer: each takes a bot up to half a second,
WITHIN_S = 5.0  # and after so long what is there is answered
KNOWN = 500  # pages

Here = Callable[[], Awaitable[bool]]  # whether the asker still waits


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


Choices = tuple[list[Decision], int | None]


def choices(text: str, seat_name: str, first: int) -> Choices | Unreadable:
    """The decisions of a seat from line `first` on, at most a page, and where the next page begins. For a process
    beside the house: a long record takes a while."""
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
                return found, decision.n
            found.append(decision)
    return found, None


class Reviews:
    """Pages that were asked for; the last ones need not be thought about again."""

    def __init__(self, pool: Thinker) -> None:
        self._pool = pool
        self._known: dict[tuple[str, str, int], Review] = {}

    def known(self, name: str, seat: str, first: int) -> Review | None:
        return self._known.get((name, seat, first))

    async def page(self, name: str, text: str, seat: str, first: int, asker: Asker, here: Here) -> Review | Unreadable:
        """Shorter than a page if the coach has little time for this asker. Raises Busy if there is none."""
        found = await self._pool.read(asker, choices, text, seat, first)
        if isinstance(found, Unreadable):
            return found
        done, following = await self._reviewed(*found, asker, here)
        made = Review(name, seat, done, following)
        if len(self._known) >= KNOWN:
            self._known.pop(next(iter(self._known)))
        self._known[name, seat, first] = made
        return made

    async def _reviewed(
        self, found: list[Decision], following: int | None, asker: Asker, here: Here
    ) -> tuple[list[Reviewed], int | None]:
        done: list[Reviewed] = []
        latest = asyncio.get_running_loop().time() + WITHIN_S
        for decision in found:
            if (done and asyncio.get_running_loop().time() > latest) or not await here():
                break
            judged = await self._judged(decision, asker)
            if judged is None:
                break
            done.append(judged)
        if found and not done:
            raise Busy
        return done, following if len(done) == len(found) else found[len(done)].n

    async def _judged(self, decision: Decision, asker: Asker) -> Reviewed | None:
        """None if the bot did not answer."""
        if len(decision.mind.legal) == 1:
            return Reviewed(decision.n, decision.move, [], 0.0, "", "only_move", {}, "")
        thought = await self._pool.think(asked(decision), LEVEL, asker)
        if thought is None:
            return None
        best = [m.Weighed(move, round(chance, 3)) for move, chance in thought.best]
        away, why = round(lost(thought, decision.move), 3), thought.why
        said = sentence(why, decision.mind.game)
        return Reviewed(decision.n, decision.move, best, away, thought.goal, why.code, dict(why.params), said)
