"""What is asked of circles and books, beside the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from cardhouse.book.told import Person
from cardhouse.server.store import books, circles
from cardhouse.server.store.circles import Circle, Member
from cardhouse.server.store.engine import NUL, Database

T = TypeVar("T")
Face = Callable[[str, str], str]


WithPeople = tuple[Circle, bool, list[Member], list[str]]


class Material(NamedTuple):
    """What a book is made of."""

    kept: list[books.Kept]
    sheets: dict[str, str]  # those that were counted before
    people: dict[str, Person]


class Circles:
    """Part of the store."""

    async def _read(self, query: Callable[[Database], T]) -> T:
        raise NotImplementedError

    async def _change(self, change: Callable[[Database], T]) -> T:
        raise NotImplementedError

    # -- circles

    async def make_circle(self, player: str, name: str, about: str, now: int) -> Circle:
        """Raises Full."""
        return await self._change(lambda db: circles.make(db, player, name, about, now))

    async def circle(self, link: str, player: str) -> tuple[Circle, Member | None] | None:
        """For whoever has the link, unless they were removed; an older link is for those who are in it."""
        return None if NUL in link else await self._read(lambda db: _circle(db, link, player))

    async def circles_of(self, player: str) -> list[tuple[Circle, bool]]:
        return await self._read(lambda db: circles.of_player(db, player))

    async def circles_with_people(self, player: str, most: int) -> list[WithPeople]:
        """All of theirs, with some of the people and the codes of the tables."""
        return await self._read(lambda db: _with_people(db, player, most))

    async def change_circle(self, circle: str, name: str, about: str) -> None:
        await self._change(lambda db: circles.change(db, circle, name, about))

    async def renew_link(self, circle: str) -> str:
        return await self._change(lambda db: circles.renew(db, circle))

    # -- their people

    async def members(self, circle: str) -> list[Member]:
        return await self._read(lambda db: circles.members(db, circle))

    async def join_circle(self, circle: str, player: str, now: int) -> None:
        """Raises Full."""
        await self._change(lambda db: circles.join(db, circle, player, now))

    async def leave_circle(self, circle: str, player: str) -> None:
        await self._change(lambda db: circles.leave(db, circle, player))

    async def remove_member(self, circle: str, player: str) -> None:
        await self._change(lambda db: circles.remove(db, circle, player))

    async def make_keeper(self, circle: str, player: str, on: bool) -> None:
        await self._change(lambda db: circles.make_keeper(db, circle, player, on))

    # -- their tables

    async def add_circle_table(self, circle: str, code: str, now: int) -> None:
        await self._change(lambda db: circles.add_table(db, circle, code, now))

    async def circle_tables(self, circle: str) -> list[tuple[str, int]]:
        return await self._read(lambda db: circles.tables(db, circle))

    async def circle_of_table(self, code: str) -> str | None:
        return await self._read(lambda db: circles.of_table(db, code))

    async def shares_circle(self, player: str, code: str) -> bool:
        """Whether the table is one of a circle that they are in."""
        return bool(player) and await self._read(lambda db: _shares(db, player, code))

    # -- books

    async def records_of_circle(self, circle: str) -> list[str]:
        return await self._read(lambda db: books.of_circle(db, circle))

    async def records_of_player(self, player: str, other: str = "") -> list[str]:
        return [] if NUL in other else await self._read(lambda db: books.of_player(db, player, other))

    async def material(self, ids: Sequence[str], version: int, face: Face) -> Material:
        return await self._read(lambda db: _material(db, ids, version, face))

    async def texts(self, ids: Sequence[str]) -> dict[str, str]:
        return await self._read(lambda db: books.texts(db, ids))

    async def keep_sheets(self, made: Mapping[str, str], version: int) -> None:
        await self._change(lambda db: books.keep_sheets(db, made, version))


def _with_people(db: Database, player: str, most: int) -> list[WithPeople]:
    return [
        (one, keeper, circles.first_members(db, one.id, most), [code for code, _ in circles.tables(db, one.id)])
        for one, keeper in circles.of_player(db, player)
    ]


def _shares(db: Database, player: str, code: str) -> bool:
    row = db.execute(
        "SELECT 1 FROM circle_table JOIN member ON member.circle = circle_table.circle"
        " WHERE code = ? AND player = ? AND removed = 0",
        (code, player),
    ).fetchone()
    return row is not None


def _circle(db: Database, link: str, player: str) -> tuple[Circle, Member | None] | None:
    found, old = circles.by_link(db, link), False
    if found is None:
        found, old = circles.by_link(db, link, old=True), True
    if found is None:
        return None
    member = circles.member(db, found.id, player)
    if member is not None and member.removed:
        return None
    return None if old and member is None else (found, member)


def _material(db: Database, ids: Sequence[str], version: int, face: Face) -> Material:
    kept = books.kept(db, ids)
    who = [player for one in kept for player in one.people if player is not None]
    return Material(kept, books.sheets(db, ids, version), books.people(db, who, face))
