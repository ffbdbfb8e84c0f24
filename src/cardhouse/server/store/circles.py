"""Circles in the database: people who play together, found by a link that cannot be guessed. Inside a transaction."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from cardhouse.server.store.engine import Database, Rows
from cardhouse.server.store.players import ALPHABET, new_id

LINK = 16  # letters of 5 bits: 80 bits
MOST_PEOPLE = 100  # in a circle
MOST_KNOWN = 500  # with those who were removed from it
MOST_CIRCLES = 20  # of one player
MOST_TABLES = 50  # that a circle shows: the newest


class Circle(NamedTuple):
    id: str
    link: str
    name: str
    created: int
    about: str  # JSON


class Member(NamedTuple):
    player: str
    name: str
    face: str  # as chosen; may be ""
    keeper: bool
    since: int
    removed: bool


class Full(Exception):
    """Too many people, or too many circles."""


def place_of(circle: str) -> str:
    """What one listens to, and what a chat program is told of. Its link may change, this does not."""
    return f"c/{circle}"


def new_link() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LINK)).lower()


def meant(link: str) -> str:
    """However it was typed: capitals, O for 0, I or L for 1."""
    return link.lower().translate(str.maketrans("oil", "011"))


# -- circles


def make(db: Database, player: str, name: str, about: str, now: int) -> Circle:
    """Its first keeper is whoever makes it. Raises Full."""
    _room_for(db, player)
    circle = Circle(new_id(), new_link(), name, now, about)
    db.execute("INSERT INTO circle (id, link, name, created, about) VALUES (?, ?, ?, ?, ?)", circle)
    db.execute(
        "INSERT INTO member (circle, player, keeper, since, removed) VALUES (?, ?, 1, ?, 0)", (circle.id, player, now)
    )
    return circle


def by_link(db: Database, link: str, old: bool = False) -> Circle | None:
    """The links before count only for those who are in it: see `circle_queries`."""
    where = "link = ?" if not old else "id = (SELECT circle FROM circle_link WHERE circle_link.link = ?)"
    row = db.execute(f"SELECT id, link, name, created, about FROM circle WHERE {where}", (meant(link),)).fetchone()
    return None if row is None else Circle(*row)


def of_player(db: Database, player: str) -> list[tuple[Circle, bool]]:
    """And whether they are a keeper; the oldest first."""
    rows = db.execute(
        "SELECT id, link, name, created, about, keeper FROM member JOIN circle ON circle.id = member.circle"
        " WHERE player = ? AND removed = 0 ORDER BY since, id",
        (player,),
    )
    return [(Circle(*row[:5]), bool(row[5])) for row in rows]


def change(db: Database, circle: str, name: str, about: str) -> None:
    db.execute("UPDATE circle SET name = ?, about = ? WHERE id = ?", (name, about, circle))


def renew(db: Database, circle: str) -> str:
    """Another link; the one before leads only those here who are in the circle."""
    link = new_link()
    db.execute("INSERT INTO circle_link (link, circle) SELECT link, id FROM circle WHERE id = ?", (circle,))
    db.execute("UPDATE circle SET link = ? WHERE id = ?", (link, circle))
    return link


def _close(db: Database, circle: str) -> None:
    for name in ("circle_link", "circle_table", "member"):
        db.execute(f"DELETE FROM {name} WHERE circle = ?", (circle,))
    for name in ("hook", "listens"):
        db.execute(f"DELETE FROM {name} WHERE place = ?", (place_of(circle),))
    db.execute("DELETE FROM circle WHERE id = ?", (circle,))


# -- people


MEMBERS = (
    "SELECT member.player, coalesce(name, ''), coalesce(face, ''), keeper, since, removed FROM member"
    " LEFT JOIN player ON player.id = member.player WHERE circle = ?"
)


def members(db: Database, circle: str) -> list[Member]:
    """Those who were removed too; whoever came first stands first."""
    return _read(db.execute(f"{MEMBERS} ORDER BY since, member.player", (circle,)))


def first_members(db: Database, circle: str, most: int) -> list[Member]:
    """Some of those who are in it."""
    return _read(db.execute(f"{MEMBERS} AND removed = 0 ORDER BY since, member.player LIMIT ?", (circle, most)))


def member(db: Database, circle: str, player: str) -> Member | None:
    return next(iter(_read(db.execute(f"{MEMBERS} AND member.player = ?", (circle, player)))), None) if player else None


def _read(rows: Rows) -> list[Member]:
    return [Member(p, name, face, bool(keeper), since, bool(removed)) for p, name, face, keeper, since, removed in rows]


def join(db: Database, circle: str, player: str, now: int) -> None:
    """Raises Full. Somebody who was removed comes back by a keeper only, who calls this too."""
    db.lock([f"circle {circle}"])
    known = members(db, circle)
    if sum(not one.removed for one in known) >= MOST_PEOPLE:
        raise Full
    if len(known) >= MOST_KNOWN and all(one.player != player for one in known):
        raise Full
    _room_for(db, player)
    db.execute(
        "INSERT INTO member (circle, player, keeper, since, removed) VALUES (?, ?, 0, ?, 0)"
        " ON CONFLICT (circle, player) DO UPDATE SET removed = 0",
        (circle, player, now),
    )


def remove(db: Database, circle: str, player: str) -> None:
    db.execute("UPDATE member SET removed = 1, keeper = 0 WHERE circle = ? AND player = ?", (circle, player))
    _listens_no_more(db, circle, player)
    _keep_a_keeper(db, circle)


def leave(db: Database, circle: str, player: str) -> None:
    """Nothing of it is remembered. The last one closes the circle."""
    db.lock([f"circle {circle}"])
    db.execute("DELETE FROM member WHERE circle = ? AND player = ? AND removed = 0", (circle, player))
    _listens_no_more(db, circle, player)
    if all(one.removed for one in members(db, circle)):
        _close(db, circle)
    else:
        _keep_a_keeper(db, circle)


def _listens_no_more(db: Database, circle: str, player: str) -> None:
    db.execute("DELETE FROM listens WHERE place = ? AND player = ?", (place_of(circle), player))


def make_keeper(db: Database, circle: str, player: str, on: bool) -> None:
    db.execute(
        "UPDATE member SET keeper = ? WHERE circle = ? AND player = ? AND removed = 0", (int(on), circle, player)
    )
    _keep_a_keeper(db, circle)


def _keep_a_keeper(db: Database, circle: str) -> None:
    """Whoever has been in it longest, if there is none."""
    here = [one for one in members(db, circle) if not one.removed]
    if here and not any(one.keeper for one in here):
        db.execute("UPDATE member SET keeper = 1 WHERE circle = ? AND player = ?", (circle, here[0].player))


def _room_for(db: Database, player: str) -> None:
    row = db.execute("SELECT count(*) FROM member WHERE player = ? AND removed = 0", (player,)).fetchone()
    if row[0] >= MOST_CIRCLES:
        raise Full


# -- tables


def add_table(db: Database, circle: str, code: str, now: int) -> None:
    db.execute(
        "INSERT INTO circle_table (code, circle, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (code, circle, now)
    )


def tables(db: Database, circle: str) -> list[tuple[str, int]]:
    """The newest first, of those that are not closed."""
    rows = db.execute(
        "SELECT code, at FROM circle_table WHERE circle = ? AND NOT EXISTS (SELECT 1 FROM forgotten"
        " WHERE forgotten.code = circle_table.code) ORDER BY at DESC, code LIMIT ?",
        (circle, MOST_TABLES),
    )
    return [(code, at) for code, at in rows]


def of_table(db: Database, code: str) -> str | None:
    row = db.execute("SELECT circle FROM circle_table WHERE code = ?", (code,)).fetchone()
    return None if row is None else str(row[0])
