"""Somebody who is connected to a table, seated or not."""

from __future__ import annotations


class Guest:
    """A connection to this table."""

    __slots__ = ("conn", "name", "player")

    def __init__(self, conn: int, player: str, name: str) -> None:
        self.conn, self.player, self.name = conn, player, name
