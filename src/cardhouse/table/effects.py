"""What the table asks the world to do, in order, and the order is the contract: keep, then tell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from cardhouse.core.position import Result
from cardhouse.table.messages import Outgoing


class Append(NamedTuple):
    """Keep this line. What follows may only be done once it is durable."""

    line: str


class Send(NamedTuple):
    """Tell these connections."""

    to: Sequence[int]
    message: Outgoing


class Ask(NamedTuple):
    """Let a bot choose for this seat, from what the seat may see; the answer comes back by `Table.answer`."""

    seat: int
    nth: int
    level: str
    view: dict[str, Any]
    seed: str  # the bot's own dice: match, seat and decision


class Finished(NamedTuple):
    """A match is over and its record complete."""

    match: int
    record: str
    players: Sequence[str | None]  # per seat; None for a bot
    result: Result
    rated: bool  # all seats are people, all of them to the end


class Shut(NamedTuple):
    """The table is closed and may be forgotten."""


Effect = Append | Send | Ask | Finished | Shut
