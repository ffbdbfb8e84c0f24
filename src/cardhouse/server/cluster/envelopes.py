"""What nodes say to each other over the relay, and the channels they say it on."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from cardhouse.table import gossip

EVERYBODY = "all"

Kept = tuple[str, int, Sequence[str]]  # a table, the number of the first line, and the lines


class Beat(Struct, frozen=True, tag="beat", array_like=True):
    node: str


class Bye(Struct, frozen=True, tag="bye", array_like=True):
    node: str


class Announce(Struct, frozen=True, tag="announce", array_like=True):
    text: str


class Forget(Struct, frozen=True, tag="forget", array_like=True):
    """Somebody is deleted: these tables are read again, and nobody is connected as this player any more."""

    player: str
    codes: list[str]


class Batch(Struct, frozen=True, array_like=True):
    """Lines that one node has kept."""

    at: int
    kept: list[Kept]


class Envelope(Struct, frozen=True, array_like=True):
    """A note about one table."""

    node: str
    note: gossip.AnyNote


encode = msgspec.msgpack.Encoder().encode
to_all = msgspec.msgpack.Decoder(Beat | Bye | Announce | Forget)
batch = msgspec.msgpack.Decoder(Batch)
envelope = msgspec.msgpack.Decoder(Envelope)


def of_node(name: str) -> str:
    return f"h:{name}"


def of_table(code: str) -> str:
    return f"t:{code}"
