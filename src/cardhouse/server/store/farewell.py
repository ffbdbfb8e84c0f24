"""Somebody is deleted: the play stays, the person goes. Everything that names them is named here.

`tests/server/store/test_farewell.py` looks at the schema: a new table with players in it must be in one of these lists.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from typing import Any

from cardhouse.server.store import circles
from cardhouse.server.store.engine import Database
from cardhouse.table import faces

# Rows that are about them alone go.
GOES: dict[str, tuple[str, ...]] = {
    "device": ("player",),
    "passkey": ("player",),
    "rating": ("player",),
    "rival": ("player", "other"),
    "pair": ("one", "two"),
    "reader": ("player",),
    "belongs": ("player",),
    "bell": ("player",),
    "listens": ("player",),
    "quiet": ("player",),
    "notice": ("player",),
}
# In these they are somebody else from now on, whom nobody is.
STAYS: dict[str, tuple[str, ...]] = {"played": ("player",), "meeting": ("player",), "day_try": ("player",)}
# And these are rewritten or left by name below.
REST = {"member": ("player",), "live": ("host", "shown", "about"), "asleep": ("about",), "line": ("text",)}

NOBODY = "Player"  # how they are called in a log; in a record it is `Player p2`
_NAMES = {"name", "people", "host", "turns", "places"}  # what is below these keys may be a name
_PLAYERS = re.compile(r'^\[Players "((?:[^"\\]|\\.)*)"\]$', re.MULTILINE)
_FACES = re.compile(r'^\[Faces "([^"]*)"\]$', re.MULTILINE)


def places(db: Database, player: str) -> list[str]:
    """The codes of tables whose log or listing names them. It reads the whole log."""
    part = f"%{player}%"
    asked = ["SELECT DISTINCT code FROM line WHERE text LIKE ?", "SELECT code FROM asleep WHERE about LIKE ?"]
    found = {code for sql in asked for (code,) in db.execute(sql, (part,))}
    if db.shared:
        sql = "SELECT code FROM live WHERE host LIKE ? OR shown LIKE ? OR about LIKE ?"
        found |= {code for (code,) in db.execute(sql, (part, part, part))}
    return sorted(found)


def forget(db: Database, player: str, anybody: str) -> None:
    """All but the logs of tables, in one transaction."""
    db.lock([player])
    for circle, _ in circles.of_player(db, player):
        circles.leave(db, circle.id, player)
    db.execute("DELETE FROM member WHERE player = ?", (player,))
    for record, seat in db.execute("SELECT record, seat FROM played WHERE player = ?", (player,)).fetchall():
        row = db.execute("SELECT text FROM record WHERE id = ?", (record,)).fetchone()
        if row is not None:
            db.execute("UPDATE record SET text = ? WHERE id = ?", (without(row[0], seat, anybody), record))
    for table, columns in STAYS.items():
        for column in columns:
            db.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (anybody, player))
    for table, columns in GOES.items():
        for column in columns:
            db.execute(f"DELETE FROM {table} WHERE {column} = ?", (player,))
    row = db.execute("SELECT name FROM player WHERE id = ?", (player,)).fetchone()
    for word in filter(None, (player, row[0] if row is not None else "")):  # notices to others may be about them
        part = f"%{word}%"
        db.execute("DELETE FROM notice WHERE key LIKE ? OR facts LIKE ?", (part, part))
    db.execute("DELETE FROM player WHERE id = ?", (player,))


def without(record: str, seat: int, anybody: str) -> str:
    """The text of a record in which nobody has this seat."""

    def name(found: re.Match[str]) -> str:
        return f'[Players "{", ".join(_with(found[1].split(", "), seat, f"Player p{seat + 1}"))}"]'

    def face(found: re.Match[str]) -> str:
        return f'[Faces "{" ".join(_with(found[1].split(" "), seat, faces.default(anybody)))}"]'

    return _FACES.sub(face, _PLAYERS.sub(name, record, count=1), count=1)


def _with(words: Sequence[str], i: int, word: str) -> list[str]:
    return [word if n == i else old for n, old in enumerate(words)]


def rewrite(db: Database, code: str, player: str, anybody: str, names: Iterable[str]) -> None:
    """The log of one table, line by line under the same numbers, and what is filed of it."""
    rows = db.execute("SELECT n, text FROM line WHERE code = ? AND text LIKE ?", (code, "; %")).fetchall()
    events = [(n, json.loads(text[2:])) for n, text in rows]
    known = {*names, *(name for _, event in events for name in called(event, player))}
    for (n, event), (_, text) in zip(events, rows, strict=True):
        fresh = f"; {written(anonymous(event, player, anybody, known))}"
        if fresh != f"; {written(event)}" and fresh != text:
            db.execute("UPDATE line SET text = ? WHERE code = ? AND n = ?", (fresh, code, n))
    for table, column in [("asleep", "about"), *([("live", "shown"), ("live", "about")] if db.shared else [])]:
        row = db.execute(f"SELECT {column} FROM {table} WHERE code = ?", (code,)).fetchone()
        if row is not None and row[0]:
            fresh = written(anonymous(json.loads(row[0]), player, anybody, known))
            db.execute(f"UPDATE {table} SET {column} = ? WHERE code = ?", (fresh, code))
    if db.shared:
        db.execute("UPDATE live SET host = '' WHERE code = ? AND host = ?", (code, player))


def written(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def called(value: Any, player: str) -> set[str]:
    """What this player was called, anywhere in it."""
    found: set[str] = set()
    if isinstance(value, dict):
        if value.get("player") == player and value.get("name"):
            found.add(value["name"])
        for inner in value.values():
            found |= called(inner, player)
    elif isinstance(value, list):
        if len(value) > 1 and value[0] == player and isinstance(value[1], str) and value[1]:
            found.add(value[1])
        for inner in value:
            found |= called(inner, player)
    return found


def anonymous(value: Any, player: str, anybody: str, names: set[str], below: str = "") -> Any:
    """The same with another id, without their names, faces and where they came from."""

    def again(inner: Any, key: str) -> Any:
        return anonymous(inner, player, anybody, names, key)

    if isinstance(value, dict):
        fresh = {anybody if key == player else key: again(inner, key) for key, inner in value.items()}
        if value.get("player") == player or (value.get("name") in names and "player" not in value):
            fresh |= {key: "" for key in ("face", "home") if fresh.get(key)}
        return _beside(value, fresh, player, names)
    if isinstance(value, list):
        if len(value) > 1 and value[0] == player and isinstance(value[1], str):
            rest = [
                "" if below in ("removed", "known") and i == 0 else again(inner, "")
                for i, inner in enumerate(value[2:])
            ]
            return [anybody, NOBODY, *rest]
        return [again(inner, below) for inner in value]
    if value == player:
        return anybody
    return NOBODY if below in _NAMES and value in names and isinstance(value, str) else value


def _beside(old: dict[str, Any], fresh: dict[str, Any], player: str, names: set[str]) -> dict[str, Any]:
    """Lists that go seat by seat, or person by person."""
    seats, people = old.get("seats"), old.get("people")
    if isinstance(seats, list):
        for i, seat in enumerate(seats):
            if isinstance(seat, list) and seat and seat[0] == player:
                fresh["tickets"] = [[t[0], ""] if n == i else t for n, t in enumerate(fresh.get("tickets", []))]
                fresh["faces"] = ["" if n == i else face for n, face in enumerate(fresh.get("faces", []))]
    if isinstance(people, list):
        face = faces.default("")
        fresh["faces"] = [
            face if people[n : n + 1] and people[n] in names else f for n, f in enumerate(fresh.get("faces", []))
        ]
    return fresh
