"""Who may join a table: codes that lead to one, passwords that fit, and what is kept of where somebody comes from."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

import msgspec

from cardhouse.server.house.caller import Caller
from cardhouse.table import faces
from cardhouse.table import messages as m
from cardhouse.table.codes import same, split
from cardhouse.table.guest import Ticket
from cardhouse.table.refusals import Refusal
from cardhouse.table.seat import fits
from cardhouse.table.table import Table

if TYPE_CHECKING:
    from cardhouse.server.house.house import House


class Admission:
    def __init__(self, house: House) -> None:
        self.house = house
        self._address_key = b""

    async def open(self) -> None:
        self._address_key = bytes.fromhex(await self.house.store.secret("address"))

    def home(self, address: str) -> str:
        """What is kept of an address: enough to see that two are the same, and nothing to find it by."""
        return blake2b(address.encode(), key=self._address_key, digest_size=8).hexdigest() if address else ""

    async def join(self, caller: Caller, message: m.Join) -> None:
        """Raises Refusal."""
        table = await self._find(split(message.table)[0])
        if table is None or not self._may_know(caller, table):
            self._nowhere(caller, message, table)
            return
        message = await self._with_link(caller, table, message)
        sealed = await self._sealed(caller, table, message)
        if sealed is None:
            return
        table = self.house.register.find(table.code)
        if table is None:
            raise Refusal("busy")
        if caller.table != table.code:
            self.house.leave(caller)
        if caller.id in self.house.connections:  # else it has gone while we were reading
            self._seat(caller, table, sealed)

    async def _with_link(self, caller: Caller, table: Table, message: m.Join) -> m.Join:
        """As the table takes it. Whoever comes without its link has tried a code, and may knock."""
        if not table.latched or table.admits(caller.player.id) or same(split(message.table)[1], table.link):
            return message
        if await self.house.store.shares_circle(caller.player.id, table.code):
            return msgspec.structs.replace(message, table=table.door)
        self.house.guesses.missed(caller.address)
        return message

    async def _find(self, code: str) -> Table | None:
        """As the log has it: they may have seen more elsewhere than we know."""
        table = await self.house.tables.find(code)
        if table is None:
            return None
        if not await self.house.peers.look_up([table.code]):
            raise Refusal("busy")
        return await self.house.tables.find(table.code)  # it may have been dropped meanwhile, and is in the log still

    def _seat(self, caller: Caller, table: Table, message: m.Join) -> None:
        caller.table = table.code
        name = message.name or caller.player.name
        face = message.face if faces.known(message.face) else caller.player.face
        message = msgspec.structs.replace(message, name=name, face=face)
        conn, player = caller.id, caller.player.id
        ticket = Ticket(caller.program, self.home(caller.address))
        self.house.do(table.code, lambda table, now: table.receive(conn, player, message, now, ticket))
        guest = table.guests.get(conn)
        if guest is not None:
            self._remember(caller, guest.name, face)

    def _remember(self, caller: Caller, name: str, face: str) -> None:
        """For the next table."""
        known, store = caller.player, self.house.store
        caller.player = known._replace(name=name, face=face)
        if name != known.name:
            self.house.spawn(store.rename(known.id, name))
        if face != known.face:
            self.house.spawn(store.dress(known.id, face))

    def _may_know(self, caller: Caller, table: Table) -> bool:
        """Whoever has tried too many codes is not told which are right, unless they belong there."""
        return table.admits(caller.player.id) or not self.house.guesses.lost_s(caller.address)

    def _nowhere(self, caller: Caller, message: m.Join, table: Table | None) -> None:
        seconds = self.house.guesses.lost_s(caller.address)
        if seconds:
            caller.refuse(message, "code_later", seconds=seconds)
        elif table is None:
            self.house.guesses.missed(caller.address)
            caller.refuse(message, "no_table")

    async def _sealed(self, caller: Caller, table: Table, message: m.Join) -> m.Join | None:
        """With its password hashed, where one is needed; None if it may not be tried, and the caller is told."""
        code, player, given = table.code, caller.player.id, message.password
        if not given or not table.password or table.admits(player):
            return msgspec.structs.replace(message, password="")
        seconds = self.house.guesses.take(code, caller.address, player)
        if seconds:
            caller.refuse(message, "guess_later", seconds=seconds)
            return None
        kept = await self.house.guesses.hashed(given, code)
        if fits(kept, table.password):
            self.house.guesses.forgive(code, caller.address, player)
        return msgspec.structs.replace(message, password=kept)
