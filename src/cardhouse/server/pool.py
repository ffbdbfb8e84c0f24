"""Bots think in processes of their own: a bot that crashes or never answers costs its seat a default move, no more."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor

from cardhouse.bots.house import think
from cardhouse.bots.mind import Mind, Thought

LIMIT_S = 2.5  # under clock.BOT_LIMIT_MS, when the table stops waiting
COLD_LIMIT_S = 30.0
NICE = 5  # people come first

log = logging.getLogger("cardhouse.bots")


def _settle_in() -> None:
    """In the new process: Ctrl-C is for the house, and when the house is gone so is the bot."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    house = multiprocessing.parent_process()
    assert house is not None

    def follow() -> None:
        house.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


class Pool:
    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._free = asyncio.Semaphore(workers)  # a bot's time runs when it thinks, not while it waits for its turn
        self._executor: ProcessPoolExecutor | None = None
        self._warm = False  # the first answer also waits for the processes to start

    async def think(self, mind: Mind, level: str) -> Thought | None:
        """What the bot would do, or None."""
        try:
            async with asyncio.timeout(LIMIT_S if self._warm else COLD_LIMIT_S):
                await self._free.acquire()
        except TimeoutError:
            log.warning("all bots are busy", extra={"level": level})
            return None
        try:
            return await self._think(mind, level)
        finally:
            self._free.release()

    async def _think(self, mind: Mind, level: str) -> Thought | None:
        for _ in range(2):
            executor = self._executor = self._executor or self._start()
            try:
                thinking = executor.submit(think, mind, level)
                async with asyncio.timeout(LIMIT_S if self._warm else COLD_LIMIT_S):
                    thought = await asyncio.wrap_future(thinking)
            except TimeoutError:
                log.warning("a bot took too long", extra={"level": level})
                self._end(executor)
                return None
            except asyncio.CancelledError:
                if executor is self._executor:
                    raise
                continue  # another one took too long, and the processes ended with it
            except BrokenExecutor:
                log.warning("a bot's process ended", extra={"level": level})
                self._end(executor)
            except Exception as error:
                log.warning("a bot failed", extra={"level": level, "error": type(error).__name__})
                return None
            else:
                self._warm = True
                return thought
        return None

    def _start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, multiprocessing.get_context("spawn"), _settle_in)

    def _end(self, executor: ProcessPoolExecutor) -> None:
        if self._executor is executor:
            self._executor, self._warm = None, False
        processes = list((getattr(executor, "_processes", None) or {}).values())
        executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()

    def close(self) -> None:
        if self._executor is not None:
            self._end(self._executor)
