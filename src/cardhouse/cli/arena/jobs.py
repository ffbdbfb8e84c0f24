"""Many deals of a contest, in one process or in several."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from threading import Thread
from time import monotonic

from cardhouse.cli.arena.contest import Played, Task, play_task
from cardhouse.cli.arena.program import end_programs
from cardhouse.cli.simulate import shown_progress

AHEAD = 8  # tasks that lie ready for each process
LEAVE_S = 2.0  # for a process to go by itself


def play_tasks(tasks: Sequence[Task], jobs: int, title: str) -> Generator[list[Played], None, None]:
    """In their order, as they are played. Raises BrokenProcessPool if a bot ends its process."""
    if jobs == 1:
        for i in shown_progress(range(len(tasks)), title):
            yield play_task(tasks[i])
        return
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), settle_in)
    rest, begun = iter(tasks), deque[Future[list[Played]]]()
    try:
        for _ in shown_progress(range(len(tasks)), title):
            with deaf():
                begun.extend(pool.submit(play_task, task) for task in islice(rest, AHEAD * jobs - len(begun)))
            yield begun.popleft().result()
    finally:
        with deaf():
            dismiss(pool)


@contextmanager
def deaf() -> Iterator[None]:
    """To Ctrl-C, and so is whoever is started meanwhile."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def settle_in() -> None:
    """In the new process: Ctrl-C is for the arena; when the arena says so or is gone, so are we, whatever is played."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: leave())
    arena = multiprocessing.parent_process()
    assert arena is not None

    def follow() -> None:
        arena.join()
        leave()

    Thread(target=follow, daemon=True).start()


def leave() -> None:
    end_programs()
    os._exit(0)


def dismiss(pool: ProcessPoolExecutor) -> None:
    """Now: whatever they still play, nobody waits for."""
    workers = list((getattr(pool, "_processes", None) or {}).values())
    for worker in workers:
        worker.terminate()
    until = monotonic() + LEAVE_S
    for worker in workers:
        worker.join(max(0.0, until - monotonic()))
    for worker in workers:
        worker.kill()
    pool.shutdown(cancel_futures=True)
