"""Somebody's own matches, found by game, by who was there, by how it ended and by when."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from cardhouse.book.told import Person
from cardhouse.server.store import books
from cardhouse.server.store.engine import Database
from cardhouse.server.store.matches import GamePlayed

LAST = "(SELECT max(place) FROM played AS others WHERE others.record = played.record)"


class Wanted(NamedTuple):
    game: str = ""
    name: str = ""  # of somebody else: a part of it
    result: str = ""  # "won" or "lost"
    before: int | None = None


def matches(
    db: Database, player: str, wanted: Wanted, limit: int, face: Callable[[str, str], str]
) -> tuple[list[GamePlayed], dict[str, list[Person]]]:
    """The newest first, and who else was there."""
    where: list[str] = ["player = ?"]
    values: list[Any] = [player]
    if wanted.game:
        where.append("game = ?")
        values.append(wanted.game)
    if wanted.before is not None:
        where.append("played.at < ?")
        values.append(wanted.before)
    if wanted.result == "won":
        where.append("place = 1")
    elif wanted.result == "lost":
        where.append(f"place > 1 AND place = {LAST}")
    if wanted.name:
        others = _called(db, player, wanted.name)
        if not others:
            return [], {}
        where.append(f"record IN (SELECT record FROM played WHERE player IN ({', '.join('?' * len(others))}))")
        values += others
    rows = db.execute(
        "SELECT record, link, game, played.at, seat, place, seats, coalesce(played.rated, record.rated), how"
        f" FROM played JOIN record ON record.id = played.record WHERE {' AND '.join(where)}"
        " ORDER BY played.at DESC, record DESC LIMIT ?",
        (*values, limit),
    ).fetchall()
    found = [
        GamePlayed(f"{record}~{link}" if link else record, game, at, seat, place, seats, bool(rated), how)
        for record, link, game, at, seat, place, seats, rated, how in rows
    ]
    return found, _others(db, player, found, face)


def _called(db: Database, player: str, part: str) -> list[Any]:
    """Those they have played with whose name has this in it, however it is written."""
    rows = db.execute(
        "SELECT DISTINCT other.player, name FROM played AS me JOIN played AS other ON other.record = me.record"
        " JOIN player ON player.id = other.player WHERE me.player = ? AND other.player <> ?",
        (player, player),
    )
    return [other for other, name in rows if part.casefold() in name.casefold()][: books.AT_ONCE]


def _others(
    db: Database, player: str, found: list[GamePlayed], face: Callable[[str, str], str]
) -> dict[str, list[Person]]:
    names = {match.record.partition("~")[0]: match.record for match in found}
    seated = {names[one.id]: one.people for one in books.kept(db, list(names))}
    known = books.people(db, [who for people in seated.values() for who in people if who], face)
    return {
        record: [known[who] for who in people if who and who != player and who in known]
        for record, people in seated.items()
    }
