"""Somebody who is connected to a table, seated or not."""

from __future__ import annotations

from typing import NamedTuple


class Ticket(NamedTuple):
    """What the house knows of a connection and the table keeps with a seat."""

    program: bool = False  # it has said that no person sits there
    home: str = ""  # a keyed hash of the address: two of the same come from one place


NOTHING_KNOWN = Ticket()


class Guest:
    """A connection to this table."""

    __slots__ = ("conn", "face", "name", "player", "ticket")

    def __init__(self, conn: int, player: str, name: str, ticket: Ticket = NOTHING_KNOWN, face: str = "") -> None:
        self.conn, self.player, self.name, self.ticket, self.face = conn, player, name, ticket, face
