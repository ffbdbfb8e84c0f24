"""The record of a game (`.cgn`) as text: tags, a blank line, one move per line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from cardhouse.core.position import BadDeal, Setup

_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*)\s+"((?:[^"\\]|\\.)*)"\]')
_LINE = re.compile(r"(deck|p[1-9][0-9]{0,2})\s+(\S.*)")
_NOTE = re.compile(r"\s+;.*$")
_END = re.compile(r"\r\n?|\n")  # not str.splitlines: it also ends lines where an editor does not
REQUIRED = ("Game", "Seats")


class RecordError(Exception):
    """A record that cannot be read on: where, what, and why."""

    def __init__(self, line: int, move: str, code: str, message: str) -> None:
        where = f"line {line}: {move}: " if move else f"line {line}: " if line else ""
        super().__init__(where + message)
        self.line, self.move, self.code, self.message = line, move, code, message

    def told_to(self, seat: str) -> RecordError:
        """As this seat hears of it, `""` for a spectator: why another's move is refused may depend on the hand."""
        actor, _, move = self.move.partition(" ")
        if self.code != "bad_record" and actor != seat:
            return RecordError(self.line, self.move, "illegal_move", "not a legal move here")
        if actor == "deck":  # the rest are cards
            return RecordError(self.line, f"deck {move.partition(' ')[0]}", self.code, self.message)
        return self


class Line(NamedTuple):
    number: int  # in the file, tags and empty lines counted
    actor: str
    move: str

    @property
    def text(self) -> str:
        return f"{self.actor} {self.move}"


@dataclass
class Record:
    tags: dict[str, str] = field(default_factory=dict)
    lines: list[Line] = field(default_factory=list)
    tag_lines: dict[str, int] = field(default_factory=dict)

    def bad_tag(self, name: str, message: str) -> RecordError:
        """An error at a tag, or at the top where the tag should have been."""
        text = f'[{name} "{self.tags[name]}"]' if name in self.tags else ""
        return RecordError(self.tag_lines.get(name, 1), text, "bad_record", message)


def read_record(text: str) -> Record:
    """Reads tags and lines; knows nothing of any game."""
    record = Record()
    for number, raw in enumerate(_END.split(text), 1):
        line = raw.strip()
        if not line or line.startswith(";"):
            continue
        if line.startswith("["):
            _read_tag(record, number, line)
            continue
        found = _LINE.fullmatch(_NOTE.sub("", line))
        if found is None:
            raise RecordError(number, line, "bad_record", "not a tag, a move or a comment")
        record.lines.append(Line(number, found[1], " ".join(found[2].split())))
    for name in REQUIRED:
        if name not in record.tags:
            raise record.bad_tag(name, f"the tag {name} is missing")
    return record


def _read_tag(record: Record, number: int, line: str) -> None:
    found = _TAG.fullmatch(line)
    if found is None:
        raise RecordError(number, line, "bad_record", 'a tag is written [Name "text"]')
    if record.lines:
        raise RecordError(number, line, "bad_record", "tags stand above the moves")
    if found[1] in record.tags:
        raise RecordError(number, line, "bad_record", f"the tag {found[1]} stands twice")
    record.tags[found[1]] = re.sub(r"\\(.)", r"\1", found[2])
    record.tag_lines[found[1]] = number


def write_record(tags: Mapping[str, str], lines: Iterable[str]) -> str:
    """The text of a record; `lines` are `p1 7h` and the like."""
    quoted = (re.sub(r'(["\\])', r"\\\1", value) for value in tags.values())
    top = [f'[{name} "{value}"]' for name, value in zip(tags, quoted, strict=True)]
    return "\n".join([*top, "", *lines]) + "\n"


def fair_of(record: Record) -> int:
    """The version of fair deals by which the cards follow from the seed: `[Fair "2"]`; 1 if nothing is said."""
    fair = record.tags.get("Fair", "1")
    if fair not in ("1", "2"):
        raise record.bad_tag("Fair", "Fair is 1 or 2, the version of fair deals")
    return int(fair)


def read_piles(text: str) -> tuple[str, dict[str, list[str]]]:
    """`deal p1:As,7h p2: gone:2c`, whatever the cards are. Raises BadDeal if it is not even the text of a deal."""
    verb, *items = text.split()
    if verb not in ("deal", "draw"):
        raise BadDeal(f"the deck cannot {verb}")
    piles: dict[str, list[str]] = {}
    for item in items:
        name, colon, cards = item.partition(":")
        if not colon or name in piles:
            raise BadDeal(f"{name}: write each pile once, as name:card,card")
        piles[name] = cards.split(",") if cards else []
    return verb, piles


def read_setup(text: str) -> Setup:
    """`"lead p2; out p3 p1; opening"`: items `key value…`. Raises ValueError for a key that stands twice."""
    items: dict[str, tuple[str, ...]] = {}
    for item in text.split(";"):
        key, *values = item.split() or [""]
        if key in items:
            raise ValueError(f"{key} stands twice in the set-up")
        if key:
            items[key] = tuple(values)
    return items
