"""What tables ask of bots, for a seat or for a person who wants a hint; and whose turn such a question takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cardhouse.bots.mind import Mind, Thought
from cardhouse.reading.advice import advice_of
from cardhouse.server.house.fair import Asker
from cardhouse.server.house.thinker import Wanted
from cardhouse.table.effects import Advise, Ask
from cardhouse.table.table import Table

if TYPE_CHECKING:
    from cardhouse.server.house.house import House


class Questions:
    def __init__(self, house: House) -> None:
        self.house = house

    async def think(self, code: str, ask: Ask) -> None:
        mind = Mind(ask.game, ask.seat, ask.possible, ask.heard, ask.seed)
        thought = await self._thought(mind, ask.level, self._asker(code, code), self._wanted(code, Table.wants, ask))
        move = None if thought is None else thought.move
        if self.house.open:
            self.house.do(code, lambda table, now: table.answer(ask, move, now))

    async def advise(self, code: str, advise: Advise) -> None:
        ask, asker = advise.ask, self._asker(code, advise.player)
        mind = Mind(ask.game, ask.seat, ask.possible, ask.heard, ask.seed, coaching=True)
        thought = await self._thought(mind, ask.level, asker, self._wanted(code, Table.wants_advice, ask))
        advice = None if thought is None else advice_of(thought, ask.game)
        if self.house.open:
            self.house.do(code, lambda table, now: table.advice(ask, advice, now))

    async def _thought(self, mind: Mind, level: str, asker: Asker, wanted: Wanted) -> Thought | None:
        self.house.metrics.add("bots_asked")
        thought = await self.house.bots.think(mind, level, asker, wanted)
        if thought is None and wanted():
            self.house.metrics.add("bots_silent")
        return thought

    def _asker(self, code: str, name: str) -> Asker:
        """The address of whoever asks, or has a seat at the table that does: all tables of one address take turns, and
        all tables that nobody is at."""
        table, connections = self.house.register.tables.get(code), self.house.connections
        if table is None:
            return Asker("", name)
        guests = sorted(table.guests.values(), key=lambda guest: (guest.player != name, not table.keeps(guest.player)))
        here = (connections[guest.conn].address for guest in guests if guest.conn in connections)
        return Asker(next(here, ""), name)

    def _wanted(self, code: str, wants: Callable[[Table, Ask], bool], ask: Ask) -> Wanted:
        def wanted() -> bool:
            table = self.house.register.tables.get(code)
            return table is not None and wants(table, ask)

        return wanted
