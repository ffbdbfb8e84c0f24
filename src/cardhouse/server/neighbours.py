"""The other houses on the same log. There is no owner of a table: whoever has guests at it has it in memory, judges
what they want, and the log decides who was first. What others have kept comes over the relay, or is looked up.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import random
import secrets
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from cardhouse.server.clock import ALARM_MS
from cardhouse.server.log import where
from cardhouse.server.relay import Relay
from cardhouse.table import events, notes
from cardhouse.table import messages as m
from cardhouse.table.effects import Effect, Send
from cardhouse.table.refusals import Refusal, sentence
from cardhouse.table.table import Table

if TYPE_CHECKING:
    from cardhouse.server.house import House

BEAT_S = 1.0
FELL_MS = 4_000  # a house that has not been heard for so long, and
DEAF_MS = 7_000  # has not reported to the log for so long, has fallen
LOOK_S, LOOK_DEAF_S = 2.5, 0.25  # how often the log is looked into, with and without the relay
LOOK_AT_ONCE = 500  # tables
SWEEP_S = 1.0
LATE_MS = 2_500  # a table that wanted to be woken so long ago has nobody who does it
CLAIM_MS = 4_000  # whoever wakes it has so much time, then somebody else tries
CLOSED_MS = 5_000  # a closed table is forgotten by then, or somebody else does it
LATEST_MS = 600_000  # even a table that waits for nothing is looked after so often
EMPTY_MS = 10_000  # a table without guests of ours is let go after so long
TIDY_S = 2.0
HERE_S = 8.0  # who is here is told again so often: a note may have been lost
SILENT_MS = 30_000  # a house that has said nothing of a table for so long does not have it any more
STATUS_S = 3.0
CLOSE_MS = 1_000  # a time that took longer to hear of is not good enough

EVERYBODY = "all"

Act = Callable[[Table, int], list[Effect]]  # something happens at a table, at a time

log = logging.getLogger("cardhouse.neighbours")


class Beat(Struct, frozen=True, tag="beat", array_like=True):
    house: str


class Bye(Struct, frozen=True, tag="bye", array_like=True):
    house: str


class Announce(Struct, frozen=True, tag="announce", array_like=True):
    text: str


class Batch(Struct, frozen=True, array_like=True):
    """Lines that one house has kept: table, number of the first, lines."""

    at: int
    kept: list[tuple[str, int, Sequence[str]]]


class Envelope(Struct, frozen=True, array_like=True):
    house: str
    note: notes.AnyNote


_encode = msgspec.msgpack.Encoder().encode
_to_all = msgspec.msgpack.Decoder(Beat | Bye | Announce)
_batch = msgspec.msgpack.Decoder(Batch)
_envelope = msgspec.msgpack.Decoder(Envelope)


class Neighbours:
    def __init__(self, house: House, relay: Relay | None, node: str) -> None:
        self.house, self.relay = house, relay
        self.node = node
        self.me = f"{node}.{secrets.token_hex(3)}"  # another one after every start
        self._heard: dict[str, int] = {}  # another house → when it was last heard
        self._deaf: set[str] = set()  # those that only the log hears from
        self._since: dict[str, int] = {}  # table → since when it has been in our memory
        self._batches: dict[str, list[tuple[str, int, Sequence[str]]]] = {}  # house → what it is told next
        self._said: dict[str, dict[str, int]] = {}  # table → another house → when it last spoke of it
        self._looking: set[str] = set()
        self._adopting: set[str] = set()  # tables that nobody woke
        self._clock_told = False  # that it is wrong
        self._later: dict[str, list[tuple[int, Sequence[str]]]] = {}  # lines that came while ours were on their way

    @property
    def deaf(self) -> bool:
        """There may be others, and they cannot be heard."""
        return self.relay is not None and not self.relay.up

    @property
    def sees(self) -> bool:
        """Everybody who is in other houses; not while one of them goes on, and cannot be heard."""
        return not self.deaf and not self._deaf

    async def open(self) -> None:
        """Starts what goes on for as long as the house is open. Raises CannotUse if nobody can say how late it is."""
        start = self.house.upkeep.start
        await self._set_clock(opening=True)
        if self.relay is not None:
            self.relay.hear, self.relay.changed = self._hear, self._relay_changed
            self.relay.listen(EVERYBODY)
            self.relay.listen(f"h:{self.me}")
            self.relay.start(start)
        for work in (self._beat, self._look, self._sweep, self._tidy, self._report):
            start(work.__name__.strip("_"), work)

    async def close(self) -> None:
        if self.relay is not None:
            self.relay.say(EVERYBODY, _encode(Bye(self.me)))
            await self.relay.close()

    # -- what the house tells

    def holds(self, table: Table) -> None:
        """It has come into our memory."""
        self._since[table.code] = self.house.clock.now()
        table.blind = not self.sees
        if self.relay is not None:
            self.relay.listen(f"t:{table.code}")
            self.note(table.code, notes.Who(table.people))

    def lets_go(self, code: str) -> None:
        self._later.pop(code, None)
        self._said.pop(code, None)
        if self._since.pop(code, None) is not None and self.relay is not None:
            self.note(code, notes.LetGo())
            self.relay.unlisten(f"t:{code}")

    def note(self, code: str, note: notes.AnyNote) -> None:
        if self.relay is not None:
            self.relay.say(f"t:{code}", _encode(Envelope(self.me, note)))

    def kept(self, table: Table, n: int, lines: Sequence[str]) -> None:
        """All that is kept in one turn of the loop goes together."""
        if self.relay is None or not table.elsewhere:
            return
        if not self._batches:
            asyncio.get_running_loop().call_soon(self._send_batches)
        for house in table.elsewhere:
            self._batches.setdefault(house, []).append((table.code, n, lines))

    def announce(self, text: str) -> None:
        if self.relay is not None:
            self.relay.say(EVERYBODY, _encode(Announce(text)))

    def _send_batches(self) -> None:
        batches, self._batches = self._batches, {}
        if self.relay is not None:
            for house, kept in batches.items():
                self.relay.say(f"h:{house}", _encode(Batch(self.house.clock.now(), kept)))

    # -- what others tell

    def _hear(self, channel: str, text: bytes) -> None:
        try:
            if channel == EVERYBODY:
                self._hear_all(_to_all.decode(text))
            elif channel.startswith("h:"):
                self._hear_lines(_batch.decode(text))
            else:
                envelope = _envelope.decode(text)
                if envelope.house != self.me:
                    self._hear_note(channel[2:], envelope)
        except Exception as error:  # what is heard is a hint; what is true is looked up
            self.house.metrics.add("errors")
            log.error("a neighbour was not understood", extra={"error": where(error)})

    def _hear_all(self, said: Beat | Bye | Announce) -> None:
        match said:
            case Beat(house):
                if house != self.me:
                    self._heard[house] = self.house.clock.now()
            case Bye(house):
                self._fell(house)
            case Announce(text):
                self.house.announced(text)

    def _hear_lines(self, batch: Batch) -> None:
        self.house.metrics.relayed(max(0, self.house.clock.now() - batch.at))
        for code, n, lines in batch.kept:
            self.follow(code, n, lines)

    def _hear_note(self, code: str, envelope: Envelope) -> None:
        house, note = envelope.house, envelope.note
        now = self.house.clock.now()
        self._heard.setdefault(house, now)
        self._said.setdefault(code, {})[house] = now
        self.house.do(code, lambda table, now: table.heard(house, note, now))

    def follow(self, code: str, n: int, lines: Sequence[str]) -> None:
        """Lines of another house, from number n on; some of them may be known."""
        table = self.house.current(code)
        if table is None:
            return
        if not self.house.quiet(code):  # one of us will be first, and it is not known yet who
            self._later.setdefault(code, []).append((n, lines))
        elif n > table.n + 1:
            if code not in self._looking:
                self._looking.add(code)
                self.house.spawn(self._look_for(code))
        elif lines[table.n + 1 - n :]:
            try:
                at = events.read(lines[-1]).at  # the log is in order of time
            except ValueError as error:
                self.house.stop(table, error)
                return
            self.house.clock.at_least(at)
            self.house.do(code, lambda table, now: table.follow(lines[table.n + 1 - n :], max(now, at)))

    def settled(self, code: str) -> None:
        """All that we had on its way to the log of this table is there, or never will be."""
        for n, lines in self._later.pop(code, ()):
            self.follow(code, n, lines)

    def unless_refused(self, act: Act) -> Act:
        """The same, but a refusal is said only after the log was asked: another house may have kept what it takes."""

        def judged(table: Table, now: int) -> list[Effect]:
            effects = act(table, now)
            if any(isinstance(effect, Send) and isinstance(effect.message, m.Refused) for effect in effects):
                self.house.spawn(self._judge_again(table, table.n, effects, act))
                return []
            return effects

        return judged

    async def _judge_again(self, table: Table, n: int, refusal: list[Effect], act: Act) -> None:
        await self.house.settled()  # it may have been judged on lines of ours that another house was first with
        if not await self.look_up([table.code]):
            refusal = [busy(effect) for effect in refusal]
        self.house.do(table.code, lambda copy, now: refusal if copy is table and copy.n == n else act(copy, now))

    def _fell(self, house: str) -> None:
        self._heard.pop(house, None)
        for table in list(self.house.lobby.tables.values()):
            if house in table.elsewhere:
                self._falls(table.code, house)

    def _relay_changed(self, up: bool) -> None:
        now = self.house.clock.now()
        self._heard = dict.fromkeys(self._heard, now)
        self._said = {code: dict.fromkeys(houses, now) for code, houses in self._said.items()}
        self._look_around()

    def _look_around(self) -> None:
        for table in list(self.house.lobby.tables.values()):
            self.house.do(table.code, lambda table, now: table.sees(self.sees, now))
            if not self.deaf:
                self.note(table.code, notes.Who(table.people))

    # -- what goes on by itself

    async def _beat(self) -> None:
        while True:
            if self.relay is not None and self.relay.up:
                self.relay.say(EVERYBODY, _encode(Beat(self.me)))
                await self._miss()
            await asyncio.sleep(BEAT_S)

    async def _miss(self) -> None:
        """A house that is not heard any more has fallen, unless the log hears from it: then it is only deaf."""
        now = self.house.clock.now()
        silent = [house for house, at in self._heard.items() if now - at > FELL_MS]
        try:
            alive = {name for name, _, _ in await self.house.store.nodes(now - DEAF_MS)} if silent else set()
        except Exception as error:
            log.warning("the log cannot be asked", extra={"error": type(error).__name__})
            return
        sees, self._deaf = self.sees, {house for house in silent if house in alive}
        for house in silent:
            if house not in alive:
                log.warning("a neighbour has fallen", extra={"node": house})
                self._fell(house)
        if sees is not self.sees:
            self._look_around()

    async def _look(self) -> None:
        """What the relay has lost is found in the log."""
        while True:
            await asyncio.sleep(LOOK_DEAF_S if self.deaf else LOOK_S)
            codes = list(self.house.lobby.tables)
            for i in range(0, len(codes), LOOK_AT_ONCE):
                await self.look_up(codes[i : i + LOOK_AT_ONCE])

    async def _look_for(self, code: str) -> None:
        await self.look_up([code])

    async def look_up(self, codes: Sequence[str]) -> bool:
        """What others have kept of these tables is told. False if the log cannot be read: there may be more."""
        known = {code: table.n for code in codes if (table := self.house.current(code)) and self.house.quiet(code)}
        self.house.metrics.add("polls")
        try:
            found = await self.house.store.newer(known) if known else []
        except Exception as error:
            log.warning("the log cannot be read", extra={"error": type(error).__name__})
            return False
        finally:
            self._looking.difference_update(codes)
        for code, rows in itertools.groupby(found, key=lambda row: row[0]):
            lines = list(rows)
            self.house.metrics.add("lines_looked_up", len(lines))
            self.follow(code, lines[0][1], [text for _, _, text in lines])
            if (table := self.house.current(code)) is not None:  # somebody has it who does not know that we do
                self.note(code, notes.Who(table.people))
        return True

    async def _sweep(self) -> None:
        """Tables that nobody wakes: their house has fallen, or nobody is connected to them."""
        while True:
            await asyncio.sleep(SWEEP_S * random.uniform(0.7, 1.3))
            now = self.house.clock.now()
            if not self.house.open:
                continue
            try:
                late = await self.house.store.overdue(now - LATE_MS, now + CLAIM_MS)
            except Exception as error:
                log.warning("the log cannot be swept", extra={"error": type(error).__name__})
                continue
            for code, due in late:
                if code not in self._adopting:
                    self._adopting.add(code)
                    self.house.spawn(self._take_over(code, due))

    async def _take_over(self, code: str, due: int) -> None:
        """Beside others: a table that takes its time to be read holds none of them up."""
        try:
            await self._adopt(code, due)
        except Exception as error:
            log.warning("a table is not taken over", extra={"table": code, "error": type(error).__name__})
        finally:
            self._adopting.discard(code)

    async def _adopt(self, code: str, due: int) -> None:
        table = self.house.current(code)
        if table is None:
            try:
                table = await self.house.find(code)
            except Refusal:  # it is ours to wake now, and nobody else tries for a while
                await asyncio.sleep(SWEEP_S / 2)
                table = await self.house.find(code)
            if table is None:
                return
            self.house.metrics.add("takeovers")
            log.info("a table is taken over", extra={"table": code, "late_ms": self.house.clock.now() - due})
        table.led = True  # somebody has to, and we have said that we do
        self.house.do(code, lambda table, now: table.tick(now))
        await self.house.settled()
        table, now = self.house.current(code), self.house.clock.now()
        await self.house.store.postpone(code, now if table is None else wanted(table, now))  # None: it was not kept

    async def _tidy(self) -> None:
        """A house has the tables of its own guests, and those that nobody else looks after."""
        for times in itertools.count(1):
            await asyncio.sleep(TIDY_S)
            now = self.house.clock.now()
            for table in list(self.house.lobby.tables.values()):
                if not self.deaf:
                    self._tell_again(table, times % int(HERE_S / TIDY_S) == 0, now)
                idle = not table.guests and now - self._since.get(table.code, 0) > EMPTY_MS
                needless = any(table.elsewhere.values()) or not table.led or table.asleep is not None
                if idle and needless and self.house.quiet(table.code):
                    self.house.let_go(table)

    def _tell_again(self, table: Table, due: bool, now: int) -> None:
        if due:
            self.note(table.code, notes.Here(table.people))
        said = self._said.get(table.code, {})
        for house in table.elsewhere.keys() - self._deaf:
            if now - said.get(house, 0) > SILENT_MS:
                self._falls(table.code, house)

    def _falls(self, code: str, house: str) -> None:
        self.house.do(code, lambda table, now: table.fell(house, now))

    async def _report(self) -> None:
        while True:
            try:
                now = self.house.clock.now()
                status = {"tables": len(self.house.lobby.tables), "connections": len(self.house.connections)}
                await self.house.store.beat(self.me, now, msgspec.json.encode(status).decode())
                await self._set_clock()
            except Exception as error:
                log.warning("nobody can be told that we are here", extra={"error": type(error).__name__})
            await asyncio.sleep(STATUS_S)

    async def _set_clock(self, opening: bool = False) -> None:
        """All of us go by the time of the database. What the way takes is not known, so it counts half."""
        clock = self.house.clock
        asked = clock.now()
        theirs = await self.house.store.time()
        took = clock.now() - asked
        if opening or took < CLOSE_MS:
            clock.agree(theirs + took // 2, opening)
        wrong = abs(clock.own_error_ms) > ALARM_MS
        if wrong and not self._clock_told:
            log.error("the clock of this machine is wrong", extra={"ahead_ms": clock.own_error_ms})
        self._clock_told = wrong


def busy(effect: Effect) -> Effect:
    """A refusal that may be wrong, as nobody can look it up."""
    if isinstance(effect, Send) and isinstance(effect.message, m.Refused):
        return Send(effect.to, m.Refused(effect.message.re, "busy", {}, sentence("busy", {})))
    return effect


def wanted(table: Table, now: int) -> int:
    """When somebody has to look after it at the latest."""
    if table.closed:  # and not forgotten yet: its house may fall before that
        return now + CLOSED_MS
    if table.asleep is not None and table.deadline is not None:  # until then whoever comes wakes it
        return table.deadline
    return min(table.deadline or now + LATEST_MS, now + LATEST_MS)
