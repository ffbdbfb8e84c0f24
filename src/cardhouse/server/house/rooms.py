"""Who is here, told to a crowd: the newest to everybody, but not each time that somebody comes or goes.

A table says it to all its guests whenever one of them comes, goes or sits down: three hundred who all come are ninety
thousand messages. To leave most of them out is a matter of the network and not of the table, which never waits for
anything: what it says, and in which order, stays the same for every connection, but for rooms that a newer one has
made useless. They were kept before they came here, and nothing but a room ever waits: whatever else is said to a
connection takes the room that waits along, in front of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from cardhouse.server.house.caller import Caller
from cardhouse.table import messages as m

CROWD = 16  # guests; up to here everybody hears it at once
GAP_MS = 250  # between two rooms for one connection at a crowded table
AT_ONCE = 64  # connections that are told before everything else has a turn


class Rooms:
    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._waiting: dict[int, Caller] = {}
        self._timer: asyncio.Handle | None = None

    def tell(self, caller: Caller, room: m.Room, guests: int) -> None:
        if caller.room(room, self._now(), GAP_MS if guests > CROWD else 0):
            return
        self._waiting[caller.id] = caller
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(GAP_MS / 1000, self.flush)

    def flush(self) -> None:
        now = self._now()
        for number in list(self._waiting)[:AT_ONCE]:
            self._waiting.pop(number).flush(now)
        self._timer = asyncio.get_running_loop().call_soon(self.flush) if self._waiting else None
