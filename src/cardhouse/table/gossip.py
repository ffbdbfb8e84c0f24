"""What one house tells another that has the same table in its memory. Not kept: a note that is lost does no harm."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from cardhouse.table.messages import Heard


class Note(Struct, frozen=True, tag_field="what", array_like=True):
    pass


class Here(Note, frozen=True, tag="here"):
    """Who is connected to the table with me."""

    people: list[tuple[str, str]]  # player and name


class Who(Note, frozen=True, tag="who"):
    """I have the table from now on, with these people; who else has it?"""

    people: list[tuple[str, str]]


class LetGo(Note, frozen=True, tag="let go"):
    """I do not have it any more."""


class Came(Note, frozen=True, tag="came"):
    """They have taken their seat with me: a connection they had with you is replaced."""

    player: str


class Said(Note, frozen=True, tag="said"):
    heard: Heard


class HasGoneOn(Note, frozen=True, tag="went on"):
    """This seat has seen the results."""

    match: int
    seat: int


class Wishes(Note, frozen=True, tag="wishes"):
    """This seat would like that one."""

    seat: int
    other: int


class Knocked(Note, frozen=True, tag="knocked"):
    """Somebody is at my door; without a name: not any more."""

    player: str
    name: str
    face: str


class SentOff(Note, frozen=True, tag="sent off"):
    """The host does not let them in."""

    player: str


class Pausing(Note, frozen=True, tag="pausing"):
    """This seat would like a pause, or not any more."""

    match: int
    seat: int
    on: bool


class Pointed(Note, frozen=True, tag="pointed"):
    """Somebody beside points at a card: for whoever has the seat."""

    owner: str
    seat: str
    pile: str
    at: int
    player: str
    name: str


AnyNote = Pointed | Pausing | Knocked | SentOff | Here | Who | LetGo | Came | Said | HasGoneOn | Wishes
encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(AnyNote).decode
