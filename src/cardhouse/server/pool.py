"""Bots think in processes of their own: one that crashes, hangs or grows costs its seat a default move, no more."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor

from cardhouse.bots.house import LEVELS, bot, think
from cardhouse.bots.mind import Mind, Thought

LIMIT_S = 2.5  # under clock.BOT_LIMIT_MS, when the table stops waiting
COACH_LIMIT_S = 10.0  # nobody's turn waits for a hint or a review
START_LIMIT_S = 30.0  # for a new process, or for a bot that is new to it
MEMORY = 1 << 30  # bytes of its own that a process may have
NICE = 5  # people come first
PATIENCE = 2  # so often running a visitor may take too long,
REST_S = 60.0  # then he is not asked for so long

log = logging.getLogger("cardhouse.bots")


class Failed(Exception):
    """The kind of error in a bot: nothing else of it comes into the house."""


class Pool:
    """The house's own levels at the tables; and, in a process each, what people are told, and visitors: whatever keeps
    those busy, the tables go on."""

    def __init__(self, workers: int = 1) -> None:
        self._house, self._coach, self._visitors = _Crew(workers, LIMIT_S), _Crew(1, COACH_LIMIT_S), _Crew(1, LIMIT_S)
        self._late: dict[str, int] = {}  # visitor → how often running
        self._rests: dict[str, float] = {}  # visitor → until when

    async def think(self, mind: Mind, level: str) -> Thought | None:
        """What the bot would do, or None."""
        crew = self._visitors if level not in LEVELS else self._coach if mind.coaching else self._house
        if self._rests.get(level, 0) > asyncio.get_running_loop().time():
            return None
        try:
            thought = await crew.think(mind, level)
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

    def _was_late(self, level: str) -> None:
        self._late[level] = self._late.get(level, 0) + 1
        if level not in LEVELS and self._late[level] >= PATIENCE:
            self._rests[level] = asyncio.get_running_loop().time() + REST_S
            log.warning("a bot is not asked for a while", extra={"level": level})

    def close(self) -> None:
        for crew in (self._house, self._coach, self._visitors):
            crew.close()


class _Crew:
    def __init__(self, size: int, limit_s: float) -> None:
        self._limit_s = limit_s
        self._workers = [_Worker() for _ in range(size)]
        self._free: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def think(self, mind: Mind, level: str) -> Thought | None:
        """None if all are busy for too long. Raises TimeoutError if the bot takes too long, and whatever goes wrong."""
        try:
            async with asyncio.timeout(self._limit_s):  # a bot's own time runs when it thinks
                worker = await self._free.get()
        except TimeoutError:
            log.warning("all bots are busy", extra={"level": level})
            return None
        try:
            return await worker.think(mind, level, self._limit_s)
        except BrokenExecutor:
            log.warning("a bot's process ended", extra={"level": level})
            return await worker.think(mind, level, self._limit_s)
        finally:
            self._free.put_nowait(worker)

    def close(self) -> None:
        for worker in self._workers:
            worker.end()


class _Worker:
    """One process. When it hangs or breaks it is ended, and the next question starts another."""

    def __init__(self) -> None:
        self._executor: ProcessPoolExecutor | None = None
        self._met: set[tuple[str, str]] = set()  # level and game that it has loaded

    async def think(self, mind: Mind, level: str, limit_s: float) -> Thought:
        known = level, mind.game.name
        try:
            if self._executor is None:
                self._executor = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _settle_in)
            if known not in self._met:
                async with asyncio.timeout(START_LIMIT_S):
                    await asyncio.wrap_future(self._executor.submit(_meet, *known))
                self._met.add(known)
            async with asyncio.timeout(limit_s):
                return await asyncio.wrap_future(self._executor.submit(_answer, mind, level))
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
    """Ctrl-C is for the house, nobody needs more than his share, and when the house is gone so is the bot."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        import resource

        os.nice(NICE)
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    house = multiprocessing.parent_process()
    assert house is not None

    def follow() -> None:
        house.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def _meet(level: str, game: str) -> None:
    """Loads the bot."""
    try:
        bot(level, game)
    except BaseException as error:
        raise Failed(type(error).__name__) from None


def _answer(mind: Mind, level: str) -> Thought:
    try:
        return think(mind, level)
    except BaseException as error:  # a bot may even want to end the program
        raise Failed(type(error).__name__) from None
