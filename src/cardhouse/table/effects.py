"""What the table asks the world to do, in order, and the order is the contract: keep, then tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from cardhouse.core.game import Game
from cardhouse.core.position import Position, Result
from cardhouse.table.gossip import AnyNote
from cardhouse.table.messages import Outgoing


class Append(NamedTuple):
    """Keep this line. What follows may only be done once it is durable."""

    line: str


class Send(NamedTuple):
    """Tell these connections."""

    to: Sequence[int]
    message: Outgoing
    text: bytes | None = None  # the message, if it is written already


class Spread(NamedTuple):
    """Tell the other houses that have this table; there is nobody to tell where there is one house only."""

    note: AnyNote


class Ask(NamedTuple):
    """Let a bot choose for this seat, from what the seat may know; the answer comes back by `Table.answer`."""

    match: int
    seat: int
    nth: int
    lines: int  # of the match so far
    level: str
    game: Game
    possible: Position  # what is hidden from this seat lies in it at random: a bot is never given the true cards
    heard: Sequence[Mapping[str, Any]]  # the news of the match so far
    seed: str  # the bot's own dice: match, seat and decision


class Advise(NamedTuple):
    """The same for a person who wants a hint; it comes back by `Table.advice`."""

    player: str
    ask: Ask


class Advice(NamedTuple):
    """What a bot thinks of a decision."""

    best: Sequence[tuple[str, float]]  # moves with the chance of each, best first
    goal: str  # what the chances are chances of
    code: str  # why, with parameters, and the sentence
    params: Mapping[str, object]
    text: str
    even: int = 0  # how many of `best`, after the first, are as good


class Finished(NamedTuple):
    """A match is over and its record complete."""

    match: int
    record: str
    players: Sequence[str | None]  # per seat; None for a bot
    result: Result
    rated: Sequence[bool]  # per seat: whether the result counts for it
    homes: Sequence[str] = ()  # per seat: a keyed hash of where the player came from
    lock: str = ""  # the hash of the table's password then, if it had one, and
    readers: Sequence[str] = ()  # who may read the record without it
    how: Sequence[str] = ()  # per seat, why it does not count for it: "bot" has played for its owner, or "set_up"
    day: str = ""  # it was the sealed deal of this day
    link: str = ""  # what the link of the record has beside its id, as that of the table had


class Shut(NamedTuple):
    """The table is closed and may be forgotten."""


Effect = Append | Send | Spread | Ask | Advise | Finished | Shut
