"""What a book says. The client's types are made from these; `cardhouse book --json` prints them."""

from __future__ import annotations

from typing import Any, TypedDict


class Amount(TypedDict):
    """What one seat has of something that is counted."""

    total: int
    most: int  # the largest single one,
    at: int  # and in which trick, hand or round that was


class Turn(TypedDict):
    """Where a match turned."""

    seat: int  # from 0: who won points from then on, or who had the largest of what is counted
    at: int
    what: str  # the count; "" where points decide
    amount: int


class Sheet(TypedDict):
    """A match without its people."""

    game: str
    options: str
    places: list[int]  # per seat, from 1; may be shared
    losers: list[int]  # seats
    counts: dict[str, list[Amount]]  # per seat
    close: int | None  # how close it was: few is close; None if nobody can say
    turn: Turn | None
    ended: int  # ms; 0 if the record does not say


class Person(TypedDict):
    player: str
    name: str
    face: str


class Standing(TypedDict):
    """How somebody has done, in one game or in all."""

    player: str
    matches: int
    wins: int  # first places, shared ones too
    losses: int  # as the rules of the game say who has lost
    beaten: int  # others who finished behind them,
    met: int  # of so many
    streak: int  # wins in a row, up to the last match
    best_streak: int
    counts: dict[str, int]  # in one game; empty over all


class GameBook(TypedDict):
    game: str
    matches: int
    standings: list[Standing]  # best first


class Pair(TypedDict):
    """Two people, head to head."""

    one: str
    two: str
    matches: int
    one_ahead: int
    two_ahead: int


class Friend(TypedDict):
    """Somebody who stands out for somebody else, over three matches or more."""

    player: str
    other: str
    matches: int
    share: float  # of the matches in which they finished ahead; of the others who were beaten, for a buddy


class Best(TypedDict):
    """The largest single one of something that is counted."""

    game: str
    what: str
    player: str
    amount: int
    at: int
    record: str


class Close(TypedDict):
    """One of the closest finishes."""

    game: str
    by: int
    first: list[str]
    second: list[str]  # where a count decides, those who lost
    record: str


class Jewel(TypedDict):
    """What comes with so many of something."""

    player: str
    game: str
    what: str
    count: int
    jewel: str


class Said(TypedDict):
    """A sentence of a recap: a code, and what is in it. Players are named by their ids."""

    code: str
    params: dict[str, Any]


class Won(TypedDict):
    player: str
    wins: int


class Evening(TypedDict):
    """Matches that were played without a long pause between them."""

    began: int  # when the first of them was over, in ms
    ended: int
    records: list[str]
    games: list[str]
    won: list[Won]  # everybody who played, most wins first
    recap: list[Said]


class Book(TypedDict):
    matches: int
    missing: int  # matches that are not counted yet: ask again
    people: list[Person]
    standings: list[Standing]  # over all games, best first
    games: list[GameBook]
    pairs: list[Pair]
    nemeses: list[Friend]
    buddies: list[Friend]
    bests: list[Best]
    closest: list[Close]
    jewels: list[Jewel]
    evenings: list[Evening]  # the last one first
