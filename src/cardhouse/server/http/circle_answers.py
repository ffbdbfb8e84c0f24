"""What is asked and answered about circles."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cardhouse.server.house.circles import Phrase, RuleCard
from cardhouse.table import messages as m


class MakeCircle(Struct, frozen=True):
    name: m.Name


class ChangeCircle(Struct, frozen=True):
    """What is not said stays."""

    name: m.Name = ""
    phrases: list[Phrase] | None = None
    cards: list[RuleCard] | None = None


class JoinCircle(Struct, frozen=True):
    """What you are called there, if you were never at a table."""

    name: m.Name = ""
    face: m.Face = ""


class KeepMember(Struct, frozen=True):
    keeper: bool = False


class MemberShown(Struct, frozen=True):
    player: str
    name: str
    face: str
    keeper: bool
    since: int


class CircleTable(Struct, frozen=True):
    """A table of a circle, as everybody with its link may see it."""

    at: int  # when it was opened
    table: m.TableListed


class CircleShown(Struct, frozen=True):
    link: str  # the one that is good now
    name: str
    created: int
    you: str  # "", "member" or "keeper"
    player: str  # your public id; "" if you were never here
    people: list[MemberShown]
    removed: list[MemberShown]  # for keepers
    tables: list[CircleTable]
    phrases: list[str]
    cards: list[RuleCard]


class CircleCard(Struct, frozen=True):
    """A circle of yours, for the first page."""

    link: str
    name: str
    keeper: bool
    people: list[MemberShown]  # some of them, whoever came first
    tables: list[str]


class MyCircles(Struct, frozen=True):
    circles: list[CircleCard]


Url = Annotated[str, Meta(max_length=1000)]
Told = Literal["laid", "began", "turn", "over", "soon"]


class SetHook(Struct, frozen=True):
    """An address of a chat program, and what it is told; nothing for all of it."""

    url: Url
    kinds: Annotated[list[Told], Meta(max_length=5)] = []


class DropHook(Struct, frozen=True):
    url: Url


class HookShown(Struct, frozen=True):
    url: str
    secret: str  # of the signature that every message has
    kinds: list[str]


class Hooks(Struct, frozen=True):
    hooks: list[HookShown]


class Left(Struct, frozen=True):
    left: bool = True
