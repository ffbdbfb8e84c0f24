"""Answers that take long, in steps: between two of them somebody else may have a turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from cardhouse.bots.decisions import Decision
from cardhouse.bots.review import asked
from cardhouse.bots.roster import think
from cardhouse.pocket.answers import Asked, No, given, number, readable, trouble
from cardhouse.reading import luck, review

Steps = Iterator[str | None]  # None while there is more to think about, then the answer as JSON


def answer_in_steps(request: Asked) -> Callable[[], tuple[int, str] | None]:
    """Called until it answers."""
    made = _review(request) if request.words[3] == "review" else _luck(request)

    def step() -> tuple[int, str] | None:
        try:
            said = next(made)
        except No as no:
            status, said, _ = trouble(no.status, no.code, no.text)
            return status, said
        return None if said is None else (200, said)

    return step


def _json(said: object) -> str:
    return msgspec.json.encode(said).decode()


def _review(request: Asked) -> Steps:
    """A page, decision by decision."""
    seat, name = request.query.get("seat", "p1"), request.words[2]
    first = number(request.query.get("from", "1"))
    found, following, count = readable(review.choices(given(request.record), seat, first))
    done = []
    for decision in found:
        done.append(_judged(decision))
        yield None
    yield _json(review.Review(name, seat, done, following, count))


def _judged(decision: Decision) -> review.Reviewed:
    return review.no_choice(decision) or review.judged(decision, think(asked(decision), review.LEVEL))


def _luck(request: Asked) -> Steps:
    """Match by match, until there are enough of them."""
    text, name = given(request.record), request.words[2]
    values: luck.Values = []
    decisions = 0
    while True:
        part = readable(luck.more(text, len(values), 1))
        values, decisions = [*values, *part.values], decisions + part.decisions
        shown = luck.shown(name, values, part.made, decisions)
        yield _json(shown) if shown.done else None
