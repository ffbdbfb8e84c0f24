"""A seat is a durable thing: independent of sockets, of the host, and of whether its owner is there."""

from __future__ import annotations

import hmac
from typing import Literal, NamedTuple, TypeVar

import msgspec

from cardhouse.table.guest import Ticket
from cardhouse.table.messages import Change, Join

State = Literal["open", "taken", "away", "bot"]
Sealed = TypeVar("Sealed", bound=Join | Change)
HELP = "steady"  # who plays for an absent player, and for one who has left


class Next(NamedTuple):
    """Who takes a bot's seat over when cards are dealt next."""

    player: str
    name: str
    ticket: Ticket = Ticket()
    face: str = ""


class Seat:
    __slots__ = ("away", "face", "level", "name", "next", "player", "ready", "ticket")

    def __init__(self) -> None:
        self.player: str | None = None
        self.name = ""
        self.level: str | None = None  # a bot sits here
        self.ready = False
        self.away = False  # a bot plays for its owner
        self.next: Next | None = None
        self.ticket = Ticket()
        self.face = ""  # of its owner, as they chose it

    @classmethod
    def of(cls, stood: tuple[str | None, str, str | None, bool, bool], ticket: tuple[bool, str], face: str) -> Seat:
        seat = cls()
        seat.player, seat.name, seat.level, seat.ready, seat.away = stood
        seat.ticket, seat.face = Ticket(*ticket), face
        return seat

    @property
    def stood(self) -> tuple[str | None, str, str | None, bool, bool]:
        """As it is kept when a match begins."""
        return self.player, self.name, self.level, self.ready, self.away

    @property
    def state(self) -> State:
        if self.player is not None:
            return "away" if self.away else "taken"
        return "open" if self.level is None else "bot"

    @property
    def helper(self) -> str | None:
        """The level of the bot that moves here, if one does."""
        return self.level if self.player is None else HELP if self.away else None

    @property
    def signature(self) -> str:
        """As it stands in the record, where commas stand between names."""
        name = self.name.replace(",", " ")
        return name if self.level is None else f"{name} ({self.level} bot)".strip()

    def take(self, player: str, name: str, ticket: Ticket, face: str = "") -> None:
        self.player, self.name, self.level, self.ready, self.away = player, name, None, False, False
        self.next, self.ticket, self.face = None, ticket, face

    def give_to_bot(self, level: str, name: str) -> None:
        self.player, self.name, self.level, self.ready, self.away = None, name, level, True, False
        self.ticket, self.face = Ticket(), ""

    def clear(self) -> None:
        self.player, self.name, self.level, self.ready, self.away = None, "", None, False, False
        self.ticket, self.face = Ticket(), ""


def hashed(password: str, code: str) -> str:
    """Empty for no password."""
    from hashlib import pbkdf2_hmac  # not in a browser, where a table needs no password

    return pbkdf2_hmac("sha256", password.encode(), code.encode(), 20_000).hex() if password else ""


def sealed(message: Sealed, code: str) -> Sealed:
    """With its password hashed, as a table takes it. This takes a while: the house does it outside."""
    return msgspec.structs.replace(message, password=hashed(message.password, code)) if message.password else message


def fits(given: str, kept: str) -> bool:
    """Both hashed; in constant time."""
    return not kept or hmac.compare_digest(given.encode(), kept.encode())
