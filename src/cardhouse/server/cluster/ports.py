"""What this room needs of the house it is in, and what the house needs of this room."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence, Sized
from typing import Any, Protocol

from cardhouse.server.clock import Clock
from cardhouse.server.metrics import Metrics
from cardhouse.server.store.store import Listing, Store
from cardhouse.table import gossip
from cardhouse.table import messages as m
from cardhouse.table.effects import Effect
from cardhouse.table.filing import Filed
from cardhouse.table.guest import Guest
from cardhouse.table.ports import World
from cardhouse.table.register import Register
from cardhouse.table.table import Table

Act = Callable[[Table, int], list[Effect]]  # something happens at a table, at a time
Start = Callable[[str, Callable[[], Awaitable[None]]], None]  # a permanent work, by its name


class Relaying(Protocol):
    """What carries hints between nodes: `relay.Relay` over Redis, `workers.line.Line` within one machine."""

    up: bool
    hear: Callable[[str, bytes], None]  # a channel, and what was said there
    changed: Callable[[bool], None]

    def start(self, keep: Start) -> None: ...

    async def close(self) -> None: ...

    def say(self, channel: str, text: bytes) -> None:
        """It may get lost."""

    def listen(self, channel: str) -> None: ...

    def unlisten(self, channel: str) -> None: ...


class Held(Protocol):
    """The tables of this node."""

    async def find(self, code: str) -> Table | None:
        """In memory from now on; None if there is no such table. Raises Refusal if nobody can tell now."""

    def current(self, code: str) -> Table | None:
        """In memory, and not about to be read again."""

    def quiet(self, code: str) -> bool:
        """Nothing of it is on its way to the log."""

    def let_go(self, table: Table) -> None:
        """Out of memory."""

    def let_sleepers_go(self) -> None:
        """Tables that sleep are in the log, and whoever comes wakes them."""


class Node(Protocol):
    """The house in this process: `house.House`."""

    @property
    def clock(self) -> Clock: ...

    @property
    def metrics(self) -> Metrics: ...

    @property
    def store(self) -> Store: ...

    @property
    def world(self) -> World: ...

    @property
    def register(self) -> Register: ...

    @property
    def tables(self) -> Held: ...

    @property
    def connections(self) -> Sized: ...

    @property
    def open(self) -> bool: ...

    def do(self, code: str, act: Act) -> None: ...

    def stop(self, table: Table, error: Exception) -> None:
        """An internal error; the table is read again from the log."""

    def announced(self, text: str) -> None:
        """To everybody who is connected to this node."""

    def forgotten(self, player: str, codes: Sequence[str]) -> None:
        """Somebody is deleted: what this node has in memory of them goes."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]: ...

    async def settled(self) -> None:
        """When everything that was submitted before is kept and told."""


class Company(Protocol):
    """Whoever else writes to the log: `Peers`, or `Solo` where nobody does."""

    @property
    def me(self) -> str:
        """The name of this node among others."""

    @property
    def held(self) -> Sequence[str]:
        """Codes of the tables that others may take over when this node closes."""

    async def open(self, start: Start) -> Sequence[str]:
        """Starts what goes on for as long as the house is open. The codes of tables that must be read first."""

    async def close(self) -> None: ...

    # -- of one table

    def begin(self, table: Table, now: int) -> list[Effect]:
        """It was just read from the log."""

    def holds(self, table: Table) -> None:
        """It has come into memory."""

    def lets_go(self, code: str) -> None:
        """It has gone from memory."""

    # -- of what happens there

    def before(self, table: Table) -> dict[int, Guest]:
        """Its guests before an act that another node may be quicker than."""

    def unless_refused(self, act: Act) -> Act:
        """The same act, but a refusal is said only when nobody can have kept what it takes."""

    def were_first(self, error: Exception | None) -> bool:
        """Whether lines were not kept because another node was quicker."""

    def kept(self, table: Table, n: int, lines: Sequence[str]) -> None:
        """These lines of ours, from number n on, are in the log."""

    def settled(self, code: str) -> None:
        """All that we had on its way to the log of this table is there, or never will be."""

    def note(self, code: str, note: gossip.AnyNote) -> None:
        """To all who have this table."""

    def announce(self, text: str) -> None:
        """To everybody on other nodes."""

    def forget(self, player: str, codes: Sequence[str]) -> None:
        """Somebody is deleted: others who have these tables read them again."""

    # -- what is kept of a table

    def listing(self, table: Table) -> Listing | None:
        """What others want to know of it, kept with its lines."""

    async def listed(self) -> list[m.TableListed]:
        """What is open to everybody, those that wait for people first."""

    async def glance(self, code: str) -> Filed | None:
        """What is filed of a table that is not in memory, or not quiet."""

    async def look_up(self, codes: Sequence[str]) -> bool:
        """What others have kept of these tables is told. False if the log cannot be read: there may be more."""
