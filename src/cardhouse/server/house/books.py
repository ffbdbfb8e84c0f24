"""Books of circles and of players: counted once for each match, folded in a process beside the house, and kept."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING

import msgspec

from cardhouse.book.book import Match, book
from cardhouse.book.sheet import VERSION, sheet_of
from cardhouse.book.told import Book, Person, Sheet
from cardhouse.games import GAMES
from cardhouse.server.house.fair import Asker
from cardhouse.server.store.books import Kept
from cardhouse.server.store.circle_queries import Material
from cardhouse.table import faces

if TYPE_CHECKING:
    from cardhouse.server.house.house import House

AT_ONCE = 25  # records that one request has counted, about a second; whoever asks again has more
MOST_KEPT = 200  # books in memory
UNREADABLE = "null"  # a record that no game can read is not tried again


class Books:
    def __init__(self, house: House) -> None:
        self.house = house
        self._made: dict[str, bytes] = {}  # fingerprint → book

    async def of_circle(self, circle: str, asker: Asker) -> bytes:
        """Raises Busy."""
        return await self._book(await self.house.store.records_of_circle(circle), (), asker)

    async def of_player(self, player: str, other: str, asker: Asker) -> bytes:
        """Raises Busy. With another one: of these two and nobody else."""
        ids = await self.house.store.records_of_player(player, other)
        return await self._book(ids, (player, other) if other else (), asker)

    async def _book(self, ids: Sequence[str], only: Collection[str], asker: Asker) -> bytes:
        material = await self.house.store.material(ids, VERSION, faces.of)
        sheets = material.sheets | await self._count(material, asker)
        name = fingerprint(material, sheets, only)
        found = self._made.pop(name, None)
        if found is None:
            found = await self.house.bots.read(asker, folded, material.kept, sheets, material.people, tuple(only))
        self._made[name] = found
        while len(self._made) > MOST_KEPT:
            del self._made[next(iter(self._made))]
        return found

    async def _count(self, material: Material, asker: Asker) -> dict[str, str]:
        """Some of those that nobody has counted, the newest first."""
        ids = [one.id for one in material.kept if one.id not in material.sheets][:AT_ONCE]
        if not ids:
            return {}
        made = await self.house.bots.read(asker, counted, await self.house.store.texts(ids))
        await self.house.store.keep_sheets(made, VERSION)
        return made


def fingerprint(material: Material, sheets: Mapping[str, str], only: Collection[str]) -> str:
    """Another one as soon as anything in the book would be different."""
    parts = [[one.id, one.people, one.id in sheets] for one in material.kept]
    return blake2b(msgspec.json.encode([parts, material.people, sorted(only)]), digest_size=16).hexdigest()


# -- in a process beside the house


def counted(texts: Mapping[str, str]) -> dict[str, str]:
    return {name: msgspec.json.encode(sheet_of(text, GAMES)).decode() for name, text in texts.items()}


def folded(
    kept: Sequence[Kept], sheets: Mapping[str, str], people: Mapping[str, Person], only: Collection[str]
) -> bytes:
    decode = msgspec.json.Decoder(Sheet).decode
    matches = [
        Match(one.name, one.at, one.people, decode(sheets[one.id]))
        for one in kept
        if sheets.get(one.id, UNREADABLE) != UNREADABLE
    ]
    found: Book = book(matches, people, GAMES, only, sum(one.id not in sheets for one in kept))
    return msgspec.json.encode(found)
