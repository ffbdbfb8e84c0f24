"""Lessons over HTTP: what the learner is shown, and why they may not do something else."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from msgspec import Struct

from cardhouse.core import kernel
from cardhouse.games import GAMES
from cardhouse.lessons import text_of
from cardhouse.lessons.lesson import LEARNER, Lesson, lesson
from cardhouse.table import messages as m


class LessonMoment(Struct, frozen=True):
    """The table after one line of a lesson, as the learner sees it."""

    view: m.Seen
    news: list[dict[str, Any]]
    nth: int  # how many moves the learner has made
    step: str  # what is being taught: the id of a text
    tells: bool  # only told: they read it and go on
    expects: str  # their next move; "": others move, or it is over


class LessonShown(Struct, frozen=True):
    """A lesson: the learner has the seat p1, the others play what is written."""

    game: str
    seats: int
    options: str
    players: list[str]
    steps: list[str]
    moments: list[LessonMoment]


@cache
def known(game: str) -> Lesson:
    text = text_of(GAMES[game])
    assert text is not None, game
    return lesson(text, GAMES)


def shown(game: str) -> LessonShown:
    found = known(game)
    moments = [
        LessonMoment(cast(m.Seen, one.view), one.news, one.nth, one.step, one.tells, one.expects)
        for one in found.moments
    ]
    return LessonShown(found.game, found.seats, found.options, found.players, found.steps, moments)


def why(game: str, at: int, move: str) -> m.Explained:
    """As at a table. Raises IndexError if the lesson has no such moment."""
    position = known(game).moments[at].position
    reason = kernel.explain(position, LEARNER, move)
    if reason is None:
        return m.Explained(move, True, "", {}, "")
    return m.Explained(move, False, reason.code, dict(reason.params), kernel.sentence(position, reason))
