"""Many deals of a contest, in one process or in several."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor

from cardhouse.cli.contest import Played, Task, play_task
from cardhouse.cli.simulate import shown_progress


def play_tasks(tasks: Sequence[Task], jobs: int, title: str) -> Iterator[list[Played]]:
    if jobs == 1:
        for i in shown_progress(range(len(tasks)), title):
            yield play_task(tasks[i])
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        results = pool.map(play_task, tasks, chunksize=1)
        for _, games in zip(shown_progress(range(len(tasks)), title), results, strict=True):
            yield games
