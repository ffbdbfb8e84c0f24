"""What one worker asks of all: their figures as one, and that everybody closes."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from contextlib import suppress

from cardhouse.server.metrics import head
from cardhouse.server.workers.line import Line

WITHIN_S = 1.0  # a worker that does not answer by then is just starting
ASK, CLOSE = "figures", "close"
LEAST = {"cardhouse_open", "cardhouse_relay_up", "process_start_time_seconds"}  # one of them is enough to know
MOST = {"cardhouse_clock_ahead_ms", "cardhouse_version"}


class Siblings:
    def __init__(self, line: Line, me: int, count: int, figures: Callable[[], str], close: Callable[[], None]) -> None:
        self._line, self._me, self._count, self._figures = line, me, count, figures
        self._asked = itertools.count()
        self._answers: dict[bytes, list[str]] = {}
        self._all_there: dict[bytes, asyncio.Future[None]] = {}
        line.on(ASK, self._answer)
        line.on(f"{ASK} {me}", self._hear)
        line.on(CLOSE, lambda _: close())

    async def figures(self) -> str:
        """Of all workers together, in the text format of Prometheus."""
        name = b"%d" % next(self._asked)
        answers = self._answers[name] = [self._figures()]
        self._all_there[name] = asyncio.get_running_loop().create_future()
        self._line.say(ASK, b"%d %s" % (self._me, name))
        with suppress(TimeoutError):
            await asyncio.wait_for(self._all_there[name], WITHIN_S)
        del self._answers[name], self._all_there[name]
        return added(answers)

    def close_all(self) -> None:
        self._line.say(CLOSE, b"")

    def _answer(self, asked: bytes) -> None:
        who, _, name = asked.partition(b" ")
        self._line.say(f"{ASK} {who.decode()}", name + b"\n" + self._figures().encode())

    def _hear(self, said: bytes) -> None:
        name, _, text = said.partition(b"\n")
        if name in self._answers:
            self._answers[name].append(text.decode())
            if len(self._answers[name]) == self._count:
                self._all_there[name].set_result(None)


def added(texts: list[str]) -> str:
    """Each figure once: the sum, or the least or the most where a sum says nothing."""
    values: dict[str, float] = {}
    for line in (line for text in texts for line in text.splitlines() if not line.startswith("#")):
        name, _, number = line.rpartition(" ")
        plain, value = name.partition("{")[0], float(number)
        if name not in values:
            values[name] = value
        elif plain in LEAST or plain in MOST:
            values[name] = (min if plain in LEAST else max)(values[name], value)
        else:
            values[name] += value
    lines = texts[0].splitlines()
    told = [line if line.startswith("#") else _line(line.rpartition(" ")[0], values) for line in lines]
    return "\n".join([*told, *head("cardhouse_workers", "gauge"), f"cardhouse_workers {len(texts)}"]) + "\n"


def _line(name: str, values: dict[str, float]) -> str:
    return f"{name} {values[name]:.15g}"
