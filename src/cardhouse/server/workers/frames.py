"""What the parent and a worker say to each other: frames of a kind, a channel and some bytes, over a stream."""

from __future__ import annotations

from collections.abc import Iterator
from struct import Struct

SAID = 1  # on a channel; to all others who listen there
LISTEN, UNLISTEN = 2, 3  # a worker and a channel
OPEN = 4  # this worker takes people
FAILED = 5  # this worker cannot open; the text says why
HERE = 6  # it goes on
LEFT = 7  # another one has ended; the text is its number
WANT, GRANT, DONE = 8, 9, 10  # a permit to think, of a crew

HEAD = Struct("!IBB")  # length of what follows, kind, length of the channel
Frame = tuple[int, str, bytes]


def frame(kind: int, channel: str = "", text: bytes = b"") -> bytes:
    name = channel.encode()
    return b"".join((HEAD.pack(len(name) + len(text), kind, len(name)), name, text))


def frames(rest: bytearray) -> Iterator[Frame]:
    """Those that are whole; they go from the front of it."""
    at = 0
    while len(rest) - at >= HEAD.size:
        length, kind, name = HEAD.unpack_from(rest, at)
        start = at + HEAD.size
        if len(rest) - start < length:
            break
        at = start + length
        yield kind, rest[start : start + name].decode(), bytes(rest[start + name : at])
    del rest[:at]
