"""Books of circles and of players: counted once for each match, folded in a process beside the house, and kept."""

from __future__ import annotations

import asyncio
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
MOST_KEPT = 8_000_000  # bytes of books in memory
FRESH_S = 2.0  # a book of the same matches is the same for so long: to find out whether it is takes longer
WHOLE = b'"missing":0'  # a book in which everything is counted
UNREADABLE = "null"  # a record that no game can read is not tried again

Asked = tuple[tuple[str, ...], tuple[str, ...]]  # which matches, and of these people alone


class Books:
    def __init__(self, house: House) -> None:
        self.house = house
        self._made: dict[str, bytes] = {}  # fingerprint → book
        self._size = 0  # of all of them
        self._asked: dict[Asked, asyncio.Task[bytes]] = {}  # lately

    async def of_circle(self, circle: str, asker: Asker) -> bytes:
        """Raises Busy."""
        return await self._once(await self.house.store.records_of_circle(circle), (), asker)

    async def of_player(self, player: str, other: str, asker: Asker) -> bytes:
        """Raises Busy. With another one: of these two and nobody else."""
        ids = await self.house.store.records_of_player(player, other)
        return await self._once(ids, (player, other) if other else (), asker)

    def forgotten(self) -> None:
        """Somebody is deleted: whatever was made or begun before may name them."""
        self._asked.clear()
        self._made.clear()
        self._size = 0

    async def _once(self, ids: Sequence[str], only: Collection[str], asker: Asker) -> bytes:
        """However many ask for it at once."""
        name = tuple(ids), tuple(only)
        asked = self._asked.get(name)
        if asked is None:
            asked = self._asked[name] = self.house.tasks.begin(self._book(ids, only, asker))
            asked.add_done_callback(lambda done: self._made_it(name, done))
        return await asyncio.shield(asked)

    def _made_it(self, name: Asked, done: asyncio.Task[bytes]) -> None:
        whole = not done.cancelled() and done.exception() is None and WHOLE in done.result()
        done.get_loop().call_later(FRESH_S if whole else 0.0, self._drop, name, done)

    def _drop(self, name: Asked, done: asyncio.Task[bytes]) -> None:
        if self._asked.get(name) is done:  # not one that was begun since
            del self._asked[name]

    async def _book(self, ids: Sequence[str], only: Collection[str], asker: Asker) -> bytes:
        material = await self.house.store.material(ids, VERSION, faces.of)
        sheets = material.sheets | await self._count(material, asker)
        name = fingerprint(material, sheets, only)
        found = self._made.pop(name, None)
        if found is None:
            found = await self.house.bots.read(asker, folded, material.kept, sheets, material.people, tuple(only))
        else:
            self._size -= len(found)
        self._made[name] = found
        self._size += len(found)
        while self._size > MOST_KEPT:
            self._size -= len(self._made.pop(next(iter(self._made))))
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
