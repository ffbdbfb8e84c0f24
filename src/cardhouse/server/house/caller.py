"""Somebody who is connected, as the house knows them. How their messages travel is a matter of `net`."""

from __future__ import annotations

from typing import Protocol

from cardhouse.server.store.players import Player
from cardhouse.table import messages as m


class Caller(Protocol):
    """`net.connection.Connection`, or a test."""

    player: Player  # nobody, until they have said hello
    table: str | None  # the code of the one they are at

    @property
    def id(self) -> int: ...

    @property
    def address(self) -> str: ...

    @property
    def program(self) -> bool:
        """It has said so."""

    def push(self, message: m.Outgoing, text: bytes | None = None) -> None:
        """`text` is the message, if it is written already. Never waits."""

    def room(self, room: m.Room, now: int, gap_ms: int) -> bool:
        """At once, unless the last one was just sent: then False, and `flush` sends what is the newest by then."""

    def flush(self, now: int) -> None: ...

    def refuse(self, message: m.Incoming | str, code: str, **params: object) -> None: ...

    def close(self, code: int, reason: str) -> None:
        """With one of `close_codes`, after what is queued."""
