"""What The Great Dalmuti tells beside the cards: facts, what is one's own, and news."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

Title = Literal["Greater Dalmuti", "Lesser Dalmuti", "Merchant", "Lesser Peon", "Greater Peon"]
Phase = Literal["draw", "deal", "revolution", "tax", "play"]

DRAW: Final = "draw"
DEAL: Final = "deal"
ASK: Final = "revolution"
TAX: Final = "tax"
PLAY: Final = "play"


class Best(TypedDict):
    """The set that has to be beaten."""

    seat: str
    value: int
    count: int


class Revolution(TypedDict):
    seat: str
    greater: bool


class Due(TypedDict):
    """Who will pay whom, and how many cards."""

    seat: str
    to: str
    count: int


class Coming(TypedDict):
    """The ranks of the next hand, when one is over; also those that would be, after the last."""

    order: list[str]
    titles: dict[str, Title]
    dues: list[Due]  # none if there is no next hand


class Facts(TypedDict):
    out: list[str]  # in order of going out
    scores: dict[str, int]
    order: list[str]  # best rank first
    titles: dict[str, Title]
    coming: Coming | None
    hand: int  # 1, 2, …
    hands: int
    phase: Phase
    leader: str | None
    best: Best | None
    passed: list[str]
    revolution: Revolution | None
    drawing: list[str]  # for rank
    firsts: dict[str, int]  # how often each was first out
    drawn: dict[str, list[int]] | None  # for rank, all draws of each seat; a Jester is 13


class Tax(TypedDict):
    to: str
    cards: list[str]


class OwnFacts(TypedDict, total=False):
    tax: Tax  # while a return is chosen: what you have to give, or would give unasked


class Draw(TypedDict):
    seats: list[str]


class Ranks(TypedDict):
    order: list[str]


class OfSeat(TypedDict):
    seat: str


class Play(TypedDict):
    seat: str
    count: int


class Out(TypedDict):
    seat: str
    place: int


class HandOver(TypedDict):
    order: list[str]
    points: dict[str, int]


NEWS: Final = {
    "draw": Draw,
    "ranks": Ranks,
    "tax": Due,
    "chosen": OfSeat,
    "quiet": OfSeat,
    "revolution": Revolution,
    "play": Play,
    "pass": OfSeat,
    "out": Out,
    "trick": Play,
    "hand_over": HandOver,
}
