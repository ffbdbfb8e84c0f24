"""The log that all houses of a street share, and each house's way to it: slow, and not always sure of the outcome."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cardhouse.server.store.engine import NO_LISTING
from cardhouse.server.store.errors import CannotUse
from cardhouse.server.store.players import Player
from cardhouse.server.store.store import Listing
from cardhouse.server.store.writer import KeptAlready
from cardhouse.table.events import last_stood
from tests.server.no_bells import NoBells

if TYPE_CHECKING:
    from tests.sim.loop import Loop
    from tests.sim.street import Street

READ_WITHIN_MS, WRITE_WITHIN_MS = 5_000, 15_000  # so long a database that does not answer is waited for
STUCK_MS = 60_000


class Gone(CannotUse):
    """The database does not answer; what was asked of it is done or not."""


class Log:
    """One table's lines and its listing."""

    def __init__(self, now: int) -> None:
        self.lines: list[str] = []
        self.listing = Listing(None, "", "")
        self.due: int | None = None
        self.since = now
        self.forgotten: int | None = None  # when
        self.purged = False
        self.listed_n = 0  # the line that the listing is of

    @property
    def open(self) -> bool:
        return bool(self.lines) and self.forgotten is None and '{"e":"closed",' not in self.lines[-1]


class Shelf:
    def __init__(self, street: Street) -> None:
        self.street = street
        self.logs: dict[str, Log] = {}
        self.nodes: dict[str, int] = {}  # house → when it last reported
        self.records: dict[str, tuple[Any, ...]] = {}
        self.away_until = 0  # it does not answer until then
        self.stuck = ""  # a table that takes its time

    def log(self, code: str) -> Log:
        return self.logs.get(code) or Log(0)

    def purge(self, before: int) -> int:
        """The number of the first line stays taken."""
        gone = 0
        for log in self.logs.values():
            if log.forgotten is not None and log.forgotten < before and not log.purged:
                gone += len(log.lines) - 1
                log.lines, log.purged = [""], True
        return gone


class Job:
    """As the writer has it: lines, or only a place in the order; `heard` is a house that knows of a failure now."""

    def __init__(
        self,
        code: str,
        n: int,
        lines: Sequence[str],
        done: Callable[[Exception | None], None] | None,
        listing: Listing | None,
        heard: Exception | None = None,
    ) -> None:
        self.code, self.n, self.lines, self.done, self.listing, self.heard = code, n, lines, done, listing, heard


Outcomes = list[tuple[Job, Exception | None]]


class Store(NoBells):
    """What a house knows as its store. A failure breaks all that was submitted for the table until it is heard of."""

    shared, behind = True, False

    def __init__(self, shelf: Shelf, loop: Loop, house: str) -> None:
        self.shelf, self.loop, self.street, self.house = shelf, loop, shelf.street, house
        self.rng = self.street.rng
        self._jobs: list[Job] = []
        self._busy = False
        self._tried_at = 0
        self._broken: dict[str, Exception] = {}
        self._told_at = 0  # outcomes are told in order

    def watch(self, fell: Callable[[Exception], None]) -> None:
        """This writer makes no mistakes."""

    # -- writing

    def submit(
        self,
        code: str,
        n: int,
        lines: Sequence[str],
        done: Callable[[Exception | None], None],
        listing: Listing | None = None,
    ) -> None:
        self._put(Job(code, n, tuple(lines), done, listing))

    def _put(self, job: Job) -> None:
        self._jobs.append(job)
        if not self._busy:
            self._busy, self._tried_at = True, self.street.now
            self.street.after(self._latency(), self._write)

    def _write(self) -> None:
        """The next group. Of a house that fell or stands still, it may have been on its way already."""
        if self.loop.dead and self.rng.random() < 0.5:
            return
        if self.loop.paused and self.rng.random() < 0.5:
            self.street.after(500, self._write)
            return
        now, away = self.street.now, self.shelf.away_until
        if now < away and now < self._tried_at + WRITE_WITHIN_MS:
            self.street.after(200, self._write)
            return
        group, self._jobs = self._jobs, []
        luck, sick = self.rng.random(), self.street.weather.unknown
        if now < away or luck < sick / 2:
            outcomes = self._lost(group)
        elif luck < sick:
            self._commit(group)
            outcomes = self._lost(group)
        elif luck < 2 * sick:  # kept, but the answer was lost: tried again, and found there
            outcomes = self._found(group, self._commit(group))
        else:
            outcomes = self._commit(group)
        if any(job.lines for job in group) and self.rng.random() < self.street.chances.crash:
            self.street.fall(self.house)
        self._told_at = max(self._told_at, self.street.now + self._latency())
        self.street.at(self._told_at, lambda: self.loop.post(self._release, outcomes))
        self._busy, self._tried_at = bool(self._jobs), self.street.now
        if self._busy:
            self.street.after(self._latency(), self._write)

    def _lost(self, group: Sequence[Job]) -> Outcomes:
        self.street.troubled_at = self.street.now  # what was to happen has to be tried again, by whoever finds out
        error = Gone()
        for job in group:
            if job.lines:
                self._broken[job.code] = error
        return [(job, self._broken.get(job.code)) for job in group if job.done]

    def _found(self, group: Sequence[Job], outcomes: Outcomes) -> Outcomes:
        return outcomes

    def _commit(self, group: Sequence[Job]) -> Outcomes:
        outcomes: Outcomes = []
        for job in group:
            if job.heard is not None:
                if self._broken.get(job.code) is job.heard:
                    del self._broken[job.code]
                continue
            if job.lines and job.code not in self._broken:
                self._keep(job)
            outcomes.append((job, self._broken.get(job.code)))
        return outcomes

    def _keep(self, job: Job) -> None:
        log = self.shelf.logs.get(job.code)
        if log is not None and job.n <= len(log.lines):
            self._broken[job.code] = KeptAlready(job.code, job.n)
            return
        log = self.shelf.logs.setdefault(job.code, Log(self.street.now))
        if job.n > len(log.lines) + 1 and not log.purged:
            self.street.mistake(AssertionError(f"{self.house} leaves a gap in the log"))
        assert job.listing is not None
        for line in job.lines:
            log.lines.append(line)
            self.street.kept(job.code, line, self.house)
        if job.listing is not NO_LISTING or not self.behind:
            log.listing, log.due, log.listed_n = job.listing, job.listing.due, len(log.lines)

    def _release(self, outcomes: Outcomes) -> None:
        for job, error in outcomes:
            if error is not None:
                self._put(Job(job.code, 0, (), None, None, error))
            assert job.done is not None
            job.done(error)

    def _latency(self) -> int:
        return int(self.rng.choice((0, 1, 2, 4, 8, 20, self.street.weather.slow_ms)))

    # -- reading

    async def _asked(self) -> None:
        await asyncio.sleep(self._latency() / 1000)
        away = self.shelf.away_until - self.street.now
        if away > 0:
            await asyncio.sleep(min(away, READ_WITHIN_MS) / 1000)
        if self.street.now < self.shelf.away_until or self.rng.random() < self.street.weather.unknown / 5:
            self.street.troubled_at = self.street.now
            raise Gone

    async def lines(self, code: str, after: int = 0) -> list[str]:
        await self._asked()
        if code == self.shelf.stuck:
            await asyncio.sleep(STUCK_MS / 1000)
        log = self.shelf.log(code)
        found = log.lines[after:] if log.forgotten is None else []
        await asyncio.sleep(self._latency() / 1000)
        return found

    async def tail(self, code: str) -> tuple[int, list[str]]:
        """From the last match on, as often as not."""
        lines = await self.lines(code)
        stood = last_stood(lines) if self.rng.random() < 0.5 else None
        return (stood.n, lines[stood.n :]) if stood else (0, lines)

    async def newer(self, known: Mapping[str, int]) -> list[tuple[str, int, str]]:
        await self._asked()
        found = [
            (code, n, line)
            for code, after in known.items()
            for n, line in enumerate(self.shelf.log(code).lines[after:], after + 1)
        ]
        await asyncio.sleep(self._latency() / 1000)
        return found

    async def overdue(self, before: int, until: int) -> list[tuple[str, int]]:
        return await self._overdue(before, until, False)

    async def to_wake(self, before: int, until: int) -> list[tuple[str, int]]:
        return await self._overdue(before, until, True)

    async def _overdue(self, before: int, until: int, asleep: bool) -> list[tuple[str, int]]:
        await self._asked()
        late = [
            (code, log.due)
            for code, log in self.shelf.logs.items()
            if log.due is not None and log.due < before and log.forgotten is None and log.listing.asleep is asleep
        ]
        for code, _ in late:
            self.shelf.logs[code].due = until
        return late

    async def postpone(self, code: str, due: int | None) -> None:
        await self._asked()
        if not self.shelf.log(code).listing.asleep:
            self.shelf.log(code).due = due

    async def sleep_on(self, code: str, due: int) -> None:
        await self._asked()
        if self.shelf.log(code).listing.asleep:
            self.shelf.log(code).due = due

    async def sleeper(self, code: str) -> str | None:
        await self._asked()
        log = self.shelf.log(code)
        return log.listing.about if log.listing.asleep and log.forgotten is None else None

    async def tables_of(self, player: str) -> list[str]:
        return []

    async def listings(self, game: str | None = None, limit: int = 200) -> list[tuple[str, Listing]]:
        await self._asked()
        shown = [(code, log) for code, log in self.shelf.logs.items() if log.forgotten is None and log.listing.shown]
        return [(code, log.listing) for code, log in sorted(shown, key=lambda one: -one[1].since)][:limit]

    async def listing(self, code: str) -> Listing | None:
        await self._asked()
        log = self.shelf.logs.get(code)
        return None if log is None or log.forgotten is not None or log.listing.asleep else log.listing

    async def shares_circle(self, player: str, code: str) -> bool:
        return False

    async def beside(self, name: str) -> str:
        return ""

    async def time(self) -> int:
        await self._asked()
        return self.street.now

    async def hosted(self, player: str) -> int:
        return 0

    async def beat(self, node: str, at: int, status: str) -> None:
        await self._asked()
        self.shelf.nodes[node] = at

    async def nodes(self, after: int) -> list[tuple[str, int, str]]:
        await self._asked()
        return [(node, at, "") for node, at in self.shelf.nodes.items() if at > after]

    async def purge(self, before_ms: int) -> int:
        await self._asked()
        return self.shelf.purge(before_ms)

    async def forget(self, code: str) -> None:
        await self._asked()
        if (log := self.shelf.logs.get(code)) is not None and log.forgotten is None:
            log.forgotten = self.street.now

    async def player(self, key: str) -> Player:
        await self._asked()
        return self.street.players[key]

    async def known(self, key: str) -> Player | None:
        return await self.player(key)

    async def secret(self, name: str) -> str:
        return "ab" * 32

    async def unlocked(self, after: str) -> list[str]:
        return []

    async def rename(self, player: str, name: str) -> None:
        pass

    async def dress(self, player: str, face: str) -> None:
        pass

    async def record(self, name: str) -> str | None:
        await self._asked()
        return self.shelf.records[name][0] if name in self.shelf.records else None

    async def lock(self, name: str) -> str | None:
        await self._asked()
        return str(self.shelf.records[name][4].get("lock", "")) if name in self.shelf.records else None

    async def keep_lock(self, name: str, lock: str, readers: Sequence[str]) -> None:
        """They are kept with the record."""

    async def reads(self, name: str, player: str) -> bool:
        return False

    async def records_of(self, code: str) -> set[str]:
        await self._asked()
        return {name for name in self.shelf.records if name.startswith(f"{code}-")}

    async def keep_record(
        self,
        name: str,
        game: str,
        text: str,
        players: Sequence[str | None],
        ranking: Any,
        rated: Sequence[bool],
        at: int,
        **more: Any,
    ) -> None:
        await self._asked()
        told = (text, list(players), ranking, rated, more)
        old = self.shelf.records.setdefault(name, told)
        if old != told:
            self.street.mistake(AssertionError("a record is the same whoever makes it"))


class Behind(Store):
    """As workers on one file have it: listings are kept a little after the lines."""

    behind = True

    async def list_as(self, listings: Mapping[str, tuple[int, Listing]]) -> None:
        await self._asked()
        for code, (n, listing) in listings.items():
            log = self.shelf.logs.get(code)
            if log is not None and n == len(log.lines) > log.listed_n and log.forgotten is None:
                log.listing, log.due, log.listed_n = listing, listing.due, n

    async def find_behind(self) -> None:
        await self._asked()
        for log in self.shelf.logs.values():
            if 0 < log.listed_n < len(log.lines) and log.forgotten is None and not log.listing.asleep:
                log.due = 0
