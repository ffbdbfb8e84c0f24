"""From the text of a lesson to what the learner is shown, moment by moment, by the real rules."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from cardhouse.core import kernel
from cardhouse.core.fold import Fold
from cardhouse.core.game import Game
from cardhouse.core.position import Position
from cardhouse.core.record import read_record

LEARNER = 0
_MARK = re.compile(r"; (step|tell) (\w+)")
_LINE = re.compile(r"(deck|p\d+) .*")


class Moment(NamedTuple):
    """The table after one line of the lesson."""

    view: dict[str, Any]
    news: list[dict[str, Any]]
    nth: int  # how many moves the learner has made
    step: str  # what is being taught: the id of a text
    tells: bool  # it is only told: they read it and go on
    expects: str  # their next move, or ""
    position: Position


class Lesson(NamedTuple):
    game: str
    seats: int
    options: str
    players: list[str]
    steps: list[str]
    moments: list[Moment]


def lesson(text: str, games: Mapping[str, Game]) -> Lesson:
    """Raises RecordError for one that cannot be played."""
    record = read_record(text)
    marks = _marks(text)
    fold = Fold(record, games)
    moments = list(_moments(fold, marks))
    steps = [name for _, name in marks.values()]
    players = record.tags["Players"].split(", ")
    return Lesson(fold.game.name, fold.position.seats, record.tags.get("Options", ""), players, steps, moments)


def _marks(text: str) -> dict[int, tuple[str, str]]:
    """After how many lines of the record a step begins: `; step follow`, or `; tell done`."""
    marks: dict[int, tuple[str, str]] = {}
    lines = 0
    for raw in text.splitlines():
        if found := _MARK.fullmatch(raw):
            marks[lines] = found[1], found[2]
        lines += _LINE.fullmatch(raw) is not None
    return marks


def _moments(fold: Fold, marks: Mapping[int, tuple[str, str]]) -> Iterator[Moment]:
    step, nth = "", 0
    lines = fold.record.lines
    for n, line in enumerate(fold.lines(), 1):
        nth += line.actor == "p1"
        kind, step = marks.get(n, ("", step))
        expected = lines[n].move if n < len(lines) and lines[n].actor == "p1" else ""
        position = fold.position
        yield Moment(
            kernel.view(position, LEARNER),
            kernel.heard(position.news or (), LEARNER, position.faces),
            nth,
            step,
            kind == "tell",
            expected,
            position,
        )
