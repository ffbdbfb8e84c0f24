"""From the text of a unit to what the learner is shown, moment by moment, by the real rules."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Literal, NamedTuple

from cardhouse.core import kernel
from cardhouse.core.fold import Fold
from cardhouse.core.game import Game
from cardhouse.core.position import Position
from cardhouse.core.record import RecordError, read_record

LEARNER = 0
Kind = Literal["step", "find", "tell", "ask", ""]
_MARK = re.compile(r"; (step|find|tell|ask|point|not) (.+)")
_LINE = re.compile(r"(deck|p\d+) .*")
_ASKED = re.compile(r"(\w+) (\d)/(\d)")


class Mark(NamedTuple):
    """What the unit says between two lines.

    `; step follow` asks for the next move of the learner and points at it, `; find lead` asks without pointing, `; tell
    done` is read, `; ask who 2/3` is a question with three answers of which the second is right. Behind one of these,
    `; point Kh p2 discard` points at cards, slots, seats or piles, and `; not Kd high` gives a wrong move its own text.
    """

    kind: Kind
    name: str  # the id of a text
    right: int = 0  # of a question: which answer, from 1 on
    answers: int = 0
    points: tuple[str, ...] = ()
    wrong: tuple[tuple[str, str], ...] = ()  # a move that is not asked for, and the word of the text that says why


class Moment(NamedTuple):
    """The table after one line of the unit."""

    view: dict[str, Any]
    news: list[dict[str, Any]]
    nth: int  # how many moves the learner has made
    mark: Mark  # what is being taught
    expects: str  # their next move, or ""
    position: Position


class Unit(NamedTuple):
    game: str
    name: str
    seats: int
    options: str
    players: list[str]
    steps: list[str]
    moments: list[Moment]


def unit(name: str, text: str, games: Mapping[str, Game]) -> Unit:
    """Raises RecordError for one that cannot be played."""
    record = read_record(text)
    marks = _marks(text)
    fold = Fold(record, games)
    moments = list(_moments(fold, marks))
    steps = [mark.name for at in marks.values() for mark in at]
    players = record.tags["Players"].split(", ")
    return Unit(fold.game.name, name, fold.position.seats, record.tags.get("Options", ""), players, steps, moments)


def _marks(text: str) -> dict[int, list[Mark]]:
    """After how many lines of the record each is said; several may follow each other."""
    marks: dict[int, list[Mark]] = {}
    lines = 0
    for raw in text.splitlines():
        if found := _MARK.fullmatch(raw):
            _mark(marks.setdefault(lines, []), found[1], found[2])
        lines += _LINE.fullmatch(raw) is not None
    return marks


def _mark(here: list[Mark], word: str, rest: str) -> None:
    if word in ("point", "not") and not here:
        raise RecordError(0, "", "syntax", f"; {word} {rest}: it belongs to nothing")
    if word == "point":
        here[-1] = here[-1]._replace(points=tuple(rest.split()))
    elif word == "not":
        move, name = rest.rsplit(" ", 1)
        here[-1] = here[-1]._replace(wrong=(*here[-1].wrong, (move, name)))
    elif word != "ask":
        here.append(Mark(word, rest))  # type: ignore[arg-type]  # one of the words of Kind
    elif asked := _ASKED.fullmatch(rest):
        here.append(Mark("ask", asked[1], int(asked[2]), int(asked[3])))
    else:
        raise RecordError(0, "", "syntax", f"; ask {rest}: which answer of how many is right?")


def _moments(fold: Fold, marks: Mapping[int, list[Mark]]) -> Iterator[Moment]:
    """A moment for each line; where several things are said at once, one for each of them, the last with the move."""
    last, nth = Mark("", ""), 0
    lines = fold.record.lines
    for n, line in enumerate(fold.lines(), 1):
        nth += line.actor == "p1"
        expected = lines[n].move if n < len(lines) and lines[n].actor == "p1" else ""
        position = fold.position
        news = kernel.heard(position.news or (), LEARNER, position.faces)
        said = marks.get(n) or [_going_on(last)]
        if expected and said[-1].kind in ("tell", "ask"):
            raise RecordError(n + 1, expected, "syntax", "what is asked of the learner has a step")
        for i, mark in enumerate(said):
            waits = mark.kind in ("tell", "ask")
            yield Moment(
                kernel.view(position, LEARNER), [] if i else news, nth, mark, "" if waits else expected, position
            )
        last = said[-1]


def _going_on(mark: Mark) -> Mark:
    """The same step, after its first line."""
    return mark._replace(kind=mark.kind if mark.kind in ("step", "find") else "", points=(), wrong=())
