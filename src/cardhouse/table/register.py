"""The tables of the house: opening one, finding one, and what is open to everybody. Without I/O, like the tables."""

from __future__ import annotations

from itertools import count
from typing import NamedTuple

from cardhouse.table import codes
from cardhouse.table import messages as m
from cardhouse.table.effects import Effect
from cardhouse.table.events import Beginning
from cardhouse.table.ports import World
from cardhouse.table.refusals import Refusal
from cardhouse.table.table import Table


class Limits(NamedTuple):
    tables: int = 20_000  # in the house
    tables_per_player: int = 10  # as their host
    tables_per_address: int = 0  # opened from there; no limit if 0


class Register:
    """Tables by code. The world's dice choose the codes."""

    def __init__(self, world: World, limits: Limits | None = None) -> None:
        self.world, self.limits = world, limits or Limits()
        self.tables: dict[str, Table] = {}

    def open(
        self,
        settings: m.Settings,
        host: str,
        password: str,
        now: int,
        address: str = "",
        code: str = "",
        beginning: Beginning | None = None,
        link: str = "",
    ) -> tuple[Table, list[Effect]]:
        """A new table, its password hashed with its code. Raises Refusal.

        Keys are free, so tables are counted by address too, also those that sleep.
        """
        if len(self.tables) >= self.limits.tables:
            raise Refusal("house_full")
        hosted = sum(table.host == host and table.asleep is None for table in self.tables.values())
        if hosted >= self.limits.tables_per_player:
            raise Refusal("too_many_tables")
        most = self.limits.tables_per_address
        if most and address and sum(table.address == address for table in self.tables.values()) >= most:
            raise Refusal("too_many_tables")
        table = Table(code or self.free_code(), self.world, address)
        effects = table.open(settings, host, password, now, link, beginning)
        self.tables[table.code] = table
        return table, effects

    def find(self, code: str) -> Table | None:
        return self.tables.get(codes.split(code)[0])

    def forget(self, code: str) -> None:
        self.tables.pop(code, None)

    def listed(self) -> list[m.TableListed]:
        """What is open to everybody: those that wait for people first, then by what happened last in public."""
        public = [table for table in self.tables.values() if is_listed(table)]
        public.sort(key=lambda table: (table.phase != "waiting", -table.public_at))
        return [listing(table) for table in public]

    def free_code(self, language: str = "", tries: int = 0) -> str:
        """Longer after each try that led to a code that was taken."""
        for more in count(tries):
            code = codes.free(self.world.dice, language, more)
            if code not in self.tables:
                return code
        raise AssertionError("there is always a longer one")


def is_listed(table: Table) -> bool:
    return table.settings.public and not table.closed and table.asleep is None


def listing(table: Table) -> m.TableListed:
    people = [place for place in table.seats if place.player is not None]
    return m.TableListed(
        table=table.code,
        game=table.settings.game,
        options=table.settings.options,
        seats=table.settings.seats,
        people=[place.name for place in people],
        faces=[table.face_of(place) for place in people],
        free=sum(place.state == "open" for place in table.seats),
        phase=table.phase,
        password=bool(table.password),
        clock=table.settings.clock,
        link=table.door,
        host=next((place.name for place in table.seats if place.player and place.player == table.host), ""),
    )
