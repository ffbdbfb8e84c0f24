"""Somebody who plays and writes down what they saw, when; and what must be true of what all of them saw."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterable
from typing import Any, NamedTuple

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from cardhouse.core.record import read_record
from cardhouse.core.verify import verify
from cardhouse.games import GAMES
from tests.server.visitor import LOST, Visitor


class Done(NamedTuple):
    """A decision of theirs that they were told is made."""

    match: int
    seat: str
    nth: int
    moves: list[str]  # what they have sent for it: when a connection is lost on the way, they may choose again
    sent: float  # the first time
    told: float


class Witness(Visitor):
    silent_s = 4.0  # nothing heard for so long: they come in again

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.sent_at: dict[tuple[int, int], float] = {}  # when they sent it first
        self.tried: dict[tuple[int, int], list[str]] = {}
        self.done_moves: dict[tuple[int, int], Done] = {}
        self.away_s: list[float] = []  # from each lost connection to the next view or room
        self.ends: list[int] = []  # with what code connections were closed
        self._lost_at: float | None = None
        self.seen = (0, 0)  # the newest match and how many lines of it

    async def stay(self) -> None:
        while not self.done:
            try:
                async with connect(self.socket, compression=None, open_timeout=2, close_timeout=0.2) as self.ws:
                    self.connections += 1
                    self._answered, self._started = set(), set()
                    await self.say("hello", key=self.key)
                    while not self.done:
                        async with asyncio.timeout(self.silent_s):
                            message = await self.ws.recv()
                        await self.hear(json.loads(message))
            except LOST as error:
                if isinstance(error, ConnectionClosed):
                    self.ends.append(error.rcvd.code if error.rcvd is not None else 0)
                if self._lost_at is None:
                    self._lost_at = time.monotonic()
                await asyncio.sleep(self.away_before_s())

    def away_before_s(self) -> float:
        """How long they wait before they come in again."""
        return 0.05 + self.dice.random() * 0.1

    async def say(self, kind: str, **fields: object) -> None:
        if kind == "move":
            match, nth = fields["match"], fields["nth"]
            assert isinstance(match, int) and isinstance(nth, int)
            self.sent_at.setdefault((match, nth), time.monotonic())
            self.tried.setdefault((match, nth), []).append(str(fields["move"]))
        await super().say(kind, **fields)

    async def hear(self, message: dict[str, Any]) -> None:
        if message["type"] in ("view", "room") and self._lost_at is not None:
            self.away_s.append(time.monotonic() - self._lost_at)
            self._lost_at = None
        if message["type"] == "view":
            seen = (message["match"], message["n"])
            assert seen >= self.seen, f"{self.name} at {self.table} saw {self.seen}, then {seen}"
            self.seen = seen
        await super().hear(message)
        if message["type"] == "view" and message["you"] is not None:
            now, match = time.monotonic(), message["match"]
            for key in self.told:
                if key[0] == match and key not in self.done_moves:
                    done = Done(match, self.seats[match], key[1], self.tried[key], self.sent_at[key], now)
                    self.done_moves[key] = done
        self.heard.clear()  # there is too much of it


def linearizable(records: dict[int, str], witnesses: Iterable[Witness]) -> int:
    """Of one table: every move that somebody was told of is in the log, as that very decision, and in an order in which
    whatever was told before something else was sent comes before it. How many moves that were.
    """
    places = {match: places_of(record) for match, record in records.items()}
    done = [move for witness in witnesses for move in witness.done_moves.values() if move.match in records]
    at: list[tuple[float, float, tuple[int, int]]] = []
    for move in done:
        line, text, by = places[move.match][move.seat, move.nth]
        if by:  # the clock or a bot was quicker, in that very moment
            continue
        assert text in move.moves, (move, text)
        at.append((move.sent, move.told, (move.match, line)))
    at.sort(key=lambda one: one[0])
    told = sorted(at, key=lambda one: one[1])
    newest: tuple[int, int] = (0, 0)
    i = 0
    for sent, _, place in at:
        while i < len(told) and told[i][1] < sent:
            newest, i = max(newest, told[i][2]), i + 1
        assert place > newest or not i, f"{place} was sent after {newest} was told"
    return len(at)


def places_of(record: str) -> dict[tuple[str, int], tuple[int, str, str]]:
    """(seat, nth decision) → line, move, and who has made it if not the player; and the record holds by itself."""
    read = read_record(record)
    checks = verify(read, GAMES)
    assert checks and all(check.holds for check in checks)
    counts: dict[str, int] = {}
    found: dict[tuple[str, int], tuple[int, str, str]] = {}
    for place, line in enumerate(read.lines):
        by = record.splitlines()[line.number - 1].partition("  ; ")[2]
        found[line.actor, counts.get(line.actor, 0)] = (place, line.move, by)
        counts[line.actor] = counts.get(line.actor, 0) + 1
    return found
