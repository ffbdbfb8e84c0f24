"""The log that all houses of a street share, and each house's way to it: slow, and not always sure of the outcome."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cardhouse.server.migrations import CannotUse
from cardhouse.server.players import Player
from cardhouse.server.store import Card
from cardhouse.server.writer import KeptAlready

if TYPE_CHECKING:
    from tests.sim.loop import Loop
    from tests.sim.street import Street


class Gone(CannotUse):
    """The database does not answer; what was asked of it is done or not."""


class Shelf:
    """One table's lines, when it wants to be woken, and the records."""

    def __init__(self, street: Street) -> None:
        self.street = street
        self.code = ""
        self.lines: list[str] = []
        self.due: int | None = None
        self.nodes: dict[str, int] = {}  # house → when it last reported
        self.forgotten = False
        self.records: dict[str, tuple[Any, ...]] = {}


class Job:
    """As the writer has it: lines, or only a place in the order; `heard` is a house that knows of a failure now."""

    def __init__(
        self,
        code: str,
        n: int,
        lines: Sequence[str],
        done: Callable[[Exception | None], None] | None,
        card: Card | None,
        heard: Exception | None = None,
    ) -> None:
        self.code, self.n, self.lines, self.done, self.card, self.heard = code, n, lines, done, card, heard


class Store:
    """What a house knows as its store. A failure breaks all that was submitted for the table until it is heard of."""

    shared = True

    def __init__(self, shelf: Shelf, loop: Loop, house: str) -> None:
        self.shelf, self.loop, self.street, self.house = shelf, loop, shelf.street, house
        self.rng = self.street.rng
        self._jobs: list[Job] = []
        self._busy = False
        self._broken: Exception | None = None
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
        card: Card | None = None,
    ) -> None:
        self._put(Job(code, n, tuple(lines), done, card))

    def _put(self, job: Job) -> None:
        self._jobs.append(job)
        if not self._busy:
            self._busy = True
            self.street.after(self._latency(), self._write)

    def _write(self) -> None:
        """The next group. Of a house that fell or stands still, it may have been on its way already."""
        if self.loop.dead and self.rng.random() < 0.5:
            return
        if self.loop.paused and self.rng.random() < 0.5:
            self.street.after(500, self._write)
            return
        group, self._jobs = self._jobs, []
        luck, sick = self.rng.random(), self.street.chances.unknown
        if any(
            job.n == 1 for job in group
        ):  # a table that may be open is opened again by another name; we have one only
            sick = 0
        if luck < sick and self._broken is None:  # kept, but the answer was lost: tried again, and found there
            self._commit(group)
            self._broken = None
            outcomes = self._commit(group)
        elif luck < sick * 1.5:
            self._broken = error = Gone()
            outcomes = [(job, error) for job in group if job.done]
        elif luck < sick * 2:
            self._commit(group)
            self._broken = error = Gone()
            outcomes = [(job, error) for job in group if job.done]
        else:
            outcomes = self._commit(group)
        if any(job.lines for job in group) and self.rng.random() < self.street.chances.crash:
            self.street.fall(self.house)
        if isinstance(self._broken, Gone):
            self.street.troubled_at = self.street.now  # what was to happen has to be tried again, by whoever finds out
        self._told_at = max(self._told_at, self.street.now + self._latency())
        self.street.at(self._told_at, lambda: self.loop.post(self._release, outcomes))
        self._busy = bool(self._jobs)

    def _commit(self, group: Sequence[Job]) -> list[tuple[Job, Exception | None]]:
        outcomes: list[tuple[Job, Exception | None]] = []
        for job in group:
            if job.heard is not None:
                if self._broken is job.heard:
                    self._broken = None
                continue
            mine = job.code == self.shelf.code or not self.shelf.code
            if job.lines and self._broken is None:
                self._keep(job)
            outcomes.append((job, self._broken if mine and job.code else None))
        return outcomes

    def _keep(self, job: Job) -> None:
        shelf = self.shelf
        if job.n <= len(shelf.lines):
            self._broken = KeptAlready(job.code, job.n)
            return
        if job.n > len(shelf.lines) + 1:
            self.street.mistake(AssertionError(f"{self.house} leaves a gap in the log"))
        shelf.code = job.code
        assert job.card is not None
        shelf.due = job.card.due
        for line in job.lines:
            shelf.lines.append(line)
            self.street.kept(line, self.house)

    def _release(self, outcomes: Sequence[tuple[Job, Exception | None]]) -> None:
        for job, error in outcomes:
            if error is not None:
                self._put(Job(job.code, 0, (), None, None, error))
            assert job.done is not None
            job.done(error)

    def _latency(self) -> int:
        return int(self.rng.choice((0, 1, 2, 4, 8, 20, self.street.slow_ms)))

    # -- reading

    async def _asked(self) -> None:
        await asyncio.sleep(self._latency() / 1000)
        if self.rng.random() < self.street.chances.unknown / 5:
            self.street.troubled_at = self.street.now
            raise Gone

    async def lines(self, code: str, after: int = 0) -> list[str]:
        await self._asked()
        found = self.shelf.lines[after:] if code == self.shelf.code else []
        await asyncio.sleep(self._latency() / 1000)
        return found

    async def newer(self, known: Mapping[str, int]) -> list[tuple[str, int, str]]:
        await self._asked()
        found = [
            (code, n, line)
            for code, after in known.items()
            if code == self.shelf.code
            for n, line in enumerate(self.shelf.lines[after:], after + 1)
        ]
        await asyncio.sleep(self._latency() / 1000)
        return found

    async def overdue(self, before: int, until: int) -> list[tuple[str, int]]:
        await self._asked()
        shelf = self.shelf
        if shelf.due is None or shelf.due >= before or shelf.forgotten:
            return []
        late, shelf.due = shelf.due, until
        return [(shelf.code, late)]

    async def postpone(self, code: str, due: int | None) -> None:
        await self._asked()
        self.shelf.due = due

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
        return 0

    async def forget(self, code: str) -> None:
        await self._asked()
        self.shelf.forgotten = True

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

    async def record(self, name: str) -> str | None:
        await self._asked()
        return self.shelf.records[name][0] if name in self.shelf.records else None

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
