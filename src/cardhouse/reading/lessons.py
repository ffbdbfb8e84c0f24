"""A lesson as it is sent: all its units at once, so that nobody is asked while it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations_with_replacement
from typing import Any, cast

from msgspec import Struct

from cardhouse.core import kernel
from cardhouse.core.info import Verb
from cardhouse.core.position import Position
from cardhouse.games import GAMES
from cardhouse.lessons import units_of
from cardhouse.lessons.lesson import LEARNER, Kind, Moment, Unit, unit
from cardhouse.table import messages as m

HIDDEN = "??"
NUMBERS = 13  # that somebody could try to say


class LessonMoment(Struct, frozen=True):
    """The table after one line of a unit, as the learner sees it."""

    view: m.Seen
    news: list[dict[str, Any]]
    nth: int  # how many moves the learner has made
    step: str  # what is being taught: the id of a text
    kind: Kind  # step: do what is pointed at; find: do what is asked for; tell: read and go on; ask: answer
    expects: str  # their next move; "": others move, or it is over
    points: list[str]  # cards, slots, seats and piles to point at
    answers: int  # to a question: how many there are
    right: int  # which of them, from 1 on
    wrong: dict[str, str]  # another move → the word of the text that says why not
    refused: dict[str, m.Explained]  # what may be tried and is not legal


class UnitShown(Struct, frozen=True):
    """A part of a lesson: the learner has the seat p1, the others play what is written."""

    name: str
    seats: int
    options: str
    players: list[str]
    steps: list[str]
    moments: list[LessonMoment]


class LessonShown(Struct, frozen=True):
    """The units of a game in the order in which they are learnt."""

    game: str
    units: list[UnitShown]


@cache
def shown(game: str) -> LessonShown:
    units = [unit(name, text, GAMES) for name, text in units_of(GAMES[game]).items()]
    return LessonShown(game, [_unit(one) for one in units])


def _unit(one: Unit) -> UnitShown:
    moments = [_moment(moment, GAMES[one.game].info.verbs) for moment in one.moments]
    return UnitShown(one.name, one.seats, one.options, one.players, one.steps, moments)


def _moment(one: Moment, verbs: Mapping[str, Verb]) -> LessonMoment:
    mark = one.mark
    return LessonMoment(
        cast(m.Seen, one.view),
        one.news,
        one.nth,
        mark.name,
        mark.kind,
        one.expects,
        list(mark.points),
        mark.answers,
        mark.right,
        dict(mark.wrong),
        refused(one.position, verbs) if one.expects else {},
    )


def refused(position: Position, verbs: Mapping[str, Verb]) -> dict[str, m.Explained]:
    """Why the learner cannot do what they might try."""
    found = {}
    for move in dict.fromkeys(tries(position, verbs)):
        if (reason := kernel.explain(position, LEARNER, move)) is not None:
            text = kernel.sentence(position, reason)
            found[move] = m.Explained(move, False, reason.code, dict(reason.params), text)
    return found


def tries(position: Position, verbs: Mapping[str, Verb]) -> Iterator[str]:
    """Every card of the hand, two of them, sets of a kind; and numbers, where one is said."""
    legal = kernel.legal_moves(position, LEARNER)["p1"]
    hand = Counter(card for card in kernel.faces(position, LEARNER).get("p1", ()) if card != HIDDEN)
    yield from hand
    numbered = [word for word, verb in verbs.items() if verb.takes == "number" and f"{word} 0" in legal]
    yield from (f"{word} {n}" for word in numbered for n in range(NUMBERS))
    given = "give " if any(move.startswith("give ") for move in legal) else ""
    for one, other in combinations_with_replacement(hand, 2):
        if one != other or hand[one] > 1:
            yield from (f"{given}{one},{other}", one + other, _sets(Counter((one, other))))
    yield from (f"{given}{card}" for card in hand)
    for card, count in hand.items():
        yield from (card * n for n in range(3, count + 1))
        yield from (_sets(Counter({card: n, "J": wild})) for n in range(1, count + 1) for wild in range(hand["J"] + 1))


def _sets(cards: Counter[str]) -> str:
    """9x2+J."""
    jesters = cards["J"]
    if jesters and len(+cards) == 1:
        return f"Jx{jesters}"
    parts = [f"{card}x{n}" for card, n in cards.items() if card != "J"]
    return "+".join(parts + ["J" if jesters == 1 else f"J{jesters}"] * bool(jesters))
