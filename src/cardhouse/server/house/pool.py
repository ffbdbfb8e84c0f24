"""Bots think and records are read in processes of their own: one that crashes, hangs or grows costs its asker the
answer, no more. In front of each crew is a fair queue, so that nobody's flood keeps others from their turn.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from functools import partial
from typing import Any, NamedTuple

from cardhouse.bots.mind import Mind, Thought
from cardhouse.bots.roster import LEVELS, bot, think
from cardhouse.games import GAMES
from cardhouse.server.house.fair import Asker, Fair
from cardhouse.server.house.thinker import SOMEBODY, Busy, R, Wanted, always
from cardhouse.server.workers.permits import Permits

Permit = Callable[[], AbstractAsyncContextManager[None]]  # to be at work, beside the other workers of the house

LIMIT_S = 2.5  # under clock.BOT_LIMIT_MS, when the table stops waiting
COACH_LIMIT_S = 10.0  # nobody's turn waits for a hint or a review,
READ_LIMIT_S = 15.0  # nor for a replay
START_LIMIT_S = 30.0  # for a new process, or for a bot that is new to it
MEMORY = 1 << 30  # bytes of its own that a process may have
NICE = 5  # people come first
PATIENCE = 2  # how often in a row a visitor may take too long,
REST_S = 60.0  # then it is not asked for so long

# How many questions wait: in all, of one address, of one table or player there.
TABLES_WAIT = (2_000, 400, 20)
PEOPLE_WAIT = (200, 30, 12)

log = logging.getLogger("cardhouse.bots")


def crews(workers: int) -> dict[str, int]:
    """How many processes of each crew are at work at most."""
    return {"own": workers, "visitors": 1, "coach": 1, "readers": 1}


class Failed(Exception):
    """The kind of error in a bot: nothing else of it comes into the house."""


class Job(NamedTuple):
    work: Callable[..., Any]  # a function of a module
    args: tuple[Any, ...]
    meet: tuple[str, str] = ("", "")  # level and game that the process must have loaded


class Pool:
    """The house's own levels at the tables; and, in a process each, what people are told, visitors, and the reading of
    records: whatever keeps those busy, the tables go on."""

    def __init__(self, workers: int = 1, permits: Permits | None = None) -> None:
        sizes = crews(workers)

        def crew(name: str, limit_s: float, waiting: tuple[int, int, int]) -> _Crew:
            return _Crew(sizes[name], limit_s, Fair(*waiting), partial(permits.one, name) if permits else None)

        self._own = crew("own", LIMIT_S, TABLES_WAIT)
        self._visitors = crew("visitors", LIMIT_S, TABLES_WAIT)
        self._coach = crew("coach", COACH_LIMIT_S, PEOPLE_WAIT)
        self._readers = crew("readers", READ_LIMIT_S, PEOPLE_WAIT)
        self._late: dict[str, int] = {}  # visitor → how often running
        self._rests: dict[str, float] = {}  # visitor → until when

    async def think(self, mind: Mind, level: str, asker: Asker = SOMEBODY, wanted: Wanted = always) -> Thought | None:
        """What the bot would do; None if it fails, has no time, or is not wanted any more when its turn comes."""
        crew = self._visitors if level not in LEVELS else self._coach if mind.coaching else self._own
        if self._rests.get(level, 0) > asyncio.get_running_loop().time():
            return None
        try:
            job = Job(_answer, (mind, level), (level, mind.game.name))
            thought: Thought | None = await crew.do(job, asker, wanted)
        except Busy:
            return None
        except TimeoutError:
            log.warning("a bot took too long", extra={"level": level})
            self._was_late(level)
            return None
        except Exception as error:
            kind = str(error) if isinstance(error, Failed) else type(error).__name__
            log.warning("a bot failed", extra={"level": level, "error": kind})
            return None
        self._late.pop(level, None)
        return thought

    async def read(self, asker: Asker, work: Callable[..., R], *args: Any) -> R:
        """In a process that reads records. Raises Busy; `work` raises nothing, or it is our mistake."""
        try:
            done: R = await self._readers.do(Job(work, args), asker, always)
        except (TimeoutError, BrokenExecutor) as error:
            log.warning("a record is not read", extra={"error": type(error).__name__})
            raise Busy from None
        return done

    def _was_late(self, level: str) -> None:
        self._late[level] = self._late.get(level, 0) + 1
        if level not in LEVELS and self._late[level] >= PATIENCE:
            self._rests[level] = asyncio.get_running_loop().time() + REST_S
            log.warning("a bot is not asked for a while", extra={"level": level})

    @property
    def gauges(self) -> dict[str, Callable[[], float]]:
        """For the metrics."""
        return {
            "bots_waiting": lambda: len(self._own.waiting) + len(self._visitors.waiting),
            "coach_waiting": lambda: len(self._coach.waiting),
            "replays_waiting": lambda: len(self._readers.waiting),
            "busy_total": lambda: sum(crew.busy for crew in self._crews),
        }

    @property
    def _crews(self) -> tuple[_Crew, ...]:
        return self._own, self._visitors, self._coach, self._readers

    def close(self) -> None:
        for crew in self._crews:
            crew.close()


class _Turn(NamedTuple):
    """Somebody waits for a worker."""

    came: asyncio.Future[_Worker | None]  # None: it is not wanted any more
    wanted: Wanted


class _Crew:
    def __init__(self, size: int, limit_s: float, waiting: Fair[_Turn], permit: Permit | None) -> None:
        self._limit_s, self.waiting, self._permit = limit_s, waiting, permit
        self._workers = [_Worker() for _ in range(size)]
        self._free = list(self._workers)  # nobody waits while one is free
        self.busy = 0  # how many were turned away

    async def do(self, job: Job, asker: Asker, wanted: Wanted) -> Any:
        """None if it is not wanted any more. Raises Busy, TimeoutError if it takes too long, and what goes wrong."""
        worker = self._free.pop() if self._free else await self._turn(asker, wanted)
        if worker is None:
            return None
        try:
            async with AsyncExitStack() as held:
                await self._permitted(held)
                return await self._with(worker, job)
        finally:
            self._next(worker)

    async def _permitted(self, held: AsyncExitStack) -> None:
        """Beside the other workers of this house. Raises Busy."""
        if self._permit is None:
            return
        try:
            async with asyncio.timeout(self._limit_s):
                await held.enter_async_context(self._permit())
        except TimeoutError:
            self.busy += 1
            raise Busy from None

    async def _with(self, worker: _Worker, job: Job) -> Any:
        try:
            return await worker.do(job, self._limit_s)
        except BrokenExecutor:
            log.warning("a bot's process ended", extra={"level": job.meet[0]})
            return await worker.do(job, self._limit_s)

    async def _turn(self, asker: Asker, wanted: Wanted) -> _Worker | None:
        turn = _Turn(asyncio.get_running_loop().create_future(), wanted)
        self._line_up(asker, turn)
        try:
            async with asyncio.timeout(self._limit_s):  # a bot's own time runs when it thinks
                return await turn.came
        except TimeoutError:
            self._leave(turn)
            self.busy += 1
            raise Busy from None
        except asyncio.CancelledError:
            self._leave(turn)
            raise

    def _line_up(self, asker: Asker, turn: _Turn) -> None:
        out = self.waiting.put(asker, turn)
        if out is turn:  # perhaps only because of questions that nobody wants answered any more
            for other in self.waiting.drop(lambda other: other.came.done() or not other.wanted()):
                _tell(other, None)
            out = self.waiting.put(asker, turn)
        if out is not None:
            self.busy += 1
            if not out.came.done():
                out.came.set_exception(Busy())

    def _leave(self, turn: _Turn) -> None:
        """A worker who was on the way to them goes to the next."""
        self.waiting.drop(lambda other: other is turn)
        if turn.came.done() and not turn.came.cancelled() and turn.came.exception() is None:
            worker = turn.came.result()
            if worker is not None:
                self._next(worker)

    def _next(self, worker: _Worker) -> None:
        while (turn := self.waiting.take()) is not None:
            if turn.came.done():
                continue
            if turn.wanted():
                turn.came.set_result(worker)
                return
            _tell(turn, None)
        self._free.append(worker)

    def close(self) -> None:
        for worker in self._workers:
            worker.end()


def _tell(turn: _Turn, worker: _Worker | None) -> None:
    if not turn.came.done():
        turn.came.set_result(worker)


class _Worker:
    """One process. When it hangs or breaks it is ended, and the next question starts another."""

    def __init__(self) -> None:
        self._executor: ProcessPoolExecutor | None = None
        self._met: set[tuple[str, str]] = set()  # level and game that it has loaded

    async def do(self, job: Job, limit_s: float) -> Any:
        try:
            if self._executor is None:
                self._executor = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _settle_in)
            if job.meet not in self._met:
                async with asyncio.timeout(START_LIMIT_S):
                    await asyncio.wrap_future(self._executor.submit(_meet, *job.meet))
                self._met.add(job.meet)
            async with asyncio.timeout(limit_s):
                return await asyncio.wrap_future(self._executor.submit(job.work, *job.args))
        except Failed:
            raise
        except BaseException:
            self.end()
            raise

    def end(self) -> None:
        executor, self._executor = self._executor, None
        self._met.clear()
        if executor is not None:
            processes = list((getattr(executor, "_processes", None) or {}).values())
            executor.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()


# -- in the other process


def _settle_in() -> None:
    """Ctrl-C is for the house, nobody needs more than their share, and when the house is gone so is the bot."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        import resource

        os.nice(NICE)
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    server = multiprocessing.parent_process()
    assert server is not None

    def follow() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def _meet(level: str, game: str) -> None:
    """Loads the bot, if one is needed."""
    try:
        if level and game in GAMES:
            bot(level, GAMES[game])
    except BaseException as error:
        raise Failed(type(error).__name__) from None


def _answer(mind: Mind, level: str) -> Thought:
    try:
        return think(mind, level)
    except BaseException as error:  # a bot may even want to end the program
        raise Failed(type(error).__name__) from None
