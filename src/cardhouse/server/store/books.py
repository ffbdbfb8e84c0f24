"""What a book is made of: which records, who sat there, and what was counted in them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from cardhouse.book.told import Person
from cardhouse.server.store.engine import Database

AT_ONCE = 400  # ids in one question
MOST = 2_000  # matches in one book: the newest


class Kept(NamedTuple):
    """A record as a book needs it."""

    id: str
    at: int
    people: list[str | None]  # per seat
    link: str = ""  # what its link has beside the id

    @property
    def name(self) -> str:
        """As it stands behind `/r/`."""
        return f"{self.id}~{self.link}" if self.link else self.id


# -- which


def of_circle(db: Database, circle: str, limit: int = MOST) -> list[str]:
    """Played at its tables, the newest first. The records of a table are named after it; "." comes after "-"."""
    rows = db.execute(
        "SELECT record.id FROM circle_table JOIN record ON record.id > circle_table.code || '-'"
        " AND record.id < circle_table.code || '.' WHERE circle_table.circle = ? ORDER BY record.at DESC, record.id"
        " LIMIT ?",
        (circle, limit),
    )
    return [record for (record,) in rows]


def of_player(db: Database, player: str, other: str = "", limit: int = MOST) -> list[str]:
    """All theirs, or those with this one; the newest first."""
    mine = "SELECT DISTINCT me.record, me.at FROM played AS me"
    if other:
        mine += " JOIN played AS other ON other.record = me.record AND other.player = ?"
    rows = db.execute(
        f"{mine} WHERE me.player = ? ORDER BY me.at DESC, me.record LIMIT ?",
        (*([other] if other else []), player, limit),
    )
    return [record for record, _ in rows]


# -- what is known of them


def kept(db: Database, ids: Sequence[str]) -> list[Kept]:
    """In the same order; those that are not there are left out."""
    found: dict[str, Kept] = {}
    sat: dict[str, list[str | None]] = {}
    for record, at, seats, link in _some(db, "SELECT id, at, seats, link FROM record WHERE id IN ({})", ids):
        sat[record] = [None] * seats
        found[record] = Kept(record, at, sat[record], link)
    for record, seat, player in _some(
        db, "SELECT record, seat, player FROM played WHERE how = '' AND record IN ({})", ids
    ):
        if record in found:
            sat[record][seat] = player
    return [found[record] for record in ids if record in found]


def texts(db: Database, ids: Sequence[str]) -> dict[str, str]:
    return dict(_some(db, "SELECT id, text FROM record WHERE id IN ({})", ids))


def sheets(db: Database, ids: Sequence[str], version: int) -> dict[str, str]:
    rows = _some(db, "SELECT record, version, text FROM sheet WHERE record IN ({})", ids)
    return {record: text for record, made, text in rows if made == version}


def keep_sheets(db: Database, made: Mapping[str, str], version: int) -> None:
    for record, text in made.items():
        db.execute(
            "INSERT INTO sheet (record, version, text) VALUES (?, ?, ?) ON CONFLICT (record)"
            " DO UPDATE SET version = excluded.version, text = excluded.text",
            (record, version, text),
        )


def people(db: Database, ids: Iterable[str], face: Callable[[str, str], str]) -> dict[str, Person]:
    rows = _some(db, "SELECT id, name, face FROM player WHERE id IN ({})", sorted(set(ids)))
    return {one: Person(player=one, name=name, face=face(chosen, one)) for one, name, chosen in rows}


def _some(db: Database, sql: str, ids: Sequence[str]) -> Iterator[Any]:
    for first in range(0, len(ids), AT_ONCE):
        some = ids[first : first + AT_ONCE]
        yield from db.execute(sql.format(", ".join("?" * len(some))), some)
