"""A match that is over, line by line, as any seat has seen it: made from the record alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, cast

import msgspec
from msgspec import Struct

from cardhouse.core import kernel
from cardhouse.core.again import remembered
from cardhouse.core.fold import Fold
from cardhouse.core.game import Game, read_seat
from cardhouse.core.position import BadDeal
from cardhouse.core.record import Line, RecordError, read_record
from cardhouse.table import messages as m

PAGE = 250  # moments in one answer, and
PAGE_BYTES = 2_000_000  # about so long: a long record comes in several
OPEN = "open"


class RecordShown(Struct, frozen=True):
    id: str
    tags: dict[str, str]
    lines: list[str]
    result: list[list[str]]  # places from first to last, seats that share one together


class Moment(Struct, frozen=True):
    """The table after one line of the record."""

    n: int  # 1, 2, …
    seat: str  # who moved, or "deck"; "" if this viewer was not told
    move: str  # the text of a move, as far as this viewer knows it
    marks: list[str]  # kinds of news that stand out, and "deal"
    news: list[dict[str, Any]]
    view: m.Seen  # without legal moves
    known: dict[str, list[str]] = {}  # of piles that this viewer does not see: what they have seen there before


class Replay(Struct, frozen=True):
    """Some lines of a record, one after the other."""

    id: str
    game: str
    seen_as: str  # "open", or a seat
    tags: dict[str, str]
    count: int  # lines of the whole record
    moments: list[Moment]


def shown(id: str, text: str) -> RecordShown:
    record = read_record(text)
    result = record.tags.get("Result", "")
    places = [place.split("=") for place in result.split(", ")] if result else []
    return RecordShown(id, record.tags, [line.text for line in record.lines], places)


def replay(id: str, text: str, games: Mapping[str, Game], seen_as: str, first: int) -> Replay:
    """The moments from line `first` on, at most a page. Raises RecordError, and BadDeal if there is no such seat."""
    fold = Fold(read_record(text), games)
    viewer = None if seen_as == OPEN else read_seat(seen_as, fold.position.seats)
    return Replay(
        id, fold.game.name, seen_as, fold.record.tags, len(fold.record.lines), list(_moments(fold, viewer, first))
    )


def _moments(fold: Fold, viewer: int | None, first: int) -> Iterator[Moment]:
    silent, room = 0, PAGE_BYTES
    for n, line in enumerate(fold.lines(), 1):
        told = len(fold.silent) == silent or viewer is None or fold.silent[-1] == viewer
        silent = len(fold.silent)
        if n >= first:
            moment = _moment(fold, n, line, viewer, told)
            room -= len(msgspec.json.encode(moment))
            yield moment
        if n + 1 >= first + PAGE or room <= 0:
            return


def _moment(fold: Fold, n: int, line: Line, viewer: int | None, told: bool) -> Moment:
    position = fold.position
    news = kernel.heard(position.news or (), viewer, position.faces)
    kinds = [item["what"] for item in news]
    marks = ["deal"] * (line.actor == "deck") + [kind for kind in fold.game.info.marks if kind in kinds]
    seen = kernel.view(position, viewer) | {"legal": {}}
    who = line.actor if told else ""
    known = {} if viewer is None else remembered(position, viewer)
    return Moment(n, who, _known(line, viewer), marks, news, cast(m.Seen, seen), known)


def _known(line: Line, viewer: int | None) -> str:
    """A line may hold faces: a viewer has their own lines, and of the deck's the verb (the cards are in the view)."""
    if line.actor == "deck":
        return line.move.partition(" ")[0]
    return line.move if viewer is None or line.actor == f"p{viewer + 1}" else ""


class Unreadable(NamedTuple):
    """Why there is no answer."""

    code: str
    text: str


def page(id: str, text: str, games: Mapping[str, Game], seen_as: str, first: int) -> bytes | Unreadable:
    """What the API answers, as JSON."""
    try:
        return msgspec.json.encode(replay(id, text, games, seen_as, first))
    except BadDeal as error:
        return Unreadable("bad_request", str(error))
    except RecordError as error:
        return Unreadable("bad_record", str(error if seen_as == OPEN else error.told_to(seen_as)))
