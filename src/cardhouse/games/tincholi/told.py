"""What Tincholi tells beside the cards: facts and news."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

Phase = Literal["deal", "look", "draw", "decide", "reshuffle", "cut"]


class Cut(TypedDict):
    seat: str
    called: int | None
    totals: dict[str, int]
    points: dict[str, int]


class Facts(TypedDict):
    scores: dict[str, int]
    round: int
    first: str | None
    turn: str
    phase: Phase
    drawn_from: Literal["discard", "stock"] | None
    cut: Cut | None
    target: int
    max_rounds: int | None


class OwnFacts(TypedDict, total=False):
    """Nothing stands differently for anybody."""


class Deal(TypedDict):
    round: int
    starter: str


class Reshuffle(TypedDict):
    count: int


class OfSeat(TypedDict):
    seat: str


class Look(TypedDict):
    seat: str
    slots: list[int]


class Keep(TypedDict):
    seat: str
    slot: int


class Pair(TypedDict):
    seat: str
    slots: list[int]
    ok: bool


class Peek(TypedDict):
    seat: str
    slot: str


class Swap(TypedDict):
    seat: str
    slots: list[str]


class TurnUp(TypedDict):
    """The first card of an empty discard pile."""


class CutNews(Cut):
    scores: dict[str, int]


class RoundOver(TypedDict):
    round: int
    scores: dict[str, int]
    game_over: bool


NEWS: Final = {
    "deal": Deal,
    "reshuffle": Reshuffle,
    "look": Look,
    "draw": OfSeat,
    "take": OfSeat,
    "drop": OfSeat,
    "keep": Keep,
    "pair": Pair,
    "peek": Peek,
    "swap": Swap,
    "turn_up": TurnUp,
    "cut": CutNews,
    "round_over": RoundOver,
}
