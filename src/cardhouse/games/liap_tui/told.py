"""What Liap Tui tells beside the pieces: facts, what is one's own, and news."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

Phase = Literal["deal", "redeal", "declare", "turn"]
Answer = Literal["stay", "redeal"]
PlayType = Literal[
    "none", "single", "pair", "three_soldiers", "straight", "four_soldiers", "extended_straight_4",
    "extended_straight_5", "five_soldiers", "double_straight",
]  # fmt: skip
Standing = Literal["ahead", "ties", "behind"]
Strength = tuple[PlayType, int, Standing | None]  # of a play: its type, twice its worth, and against the table


class Turn(TypedDict):
    """Who has won it, with which type of play, and how many piles."""

    seat: str
    type: PlayType
    piles: int


class Row(TypedDict):
    """A finished round, as it is written down."""

    round: int
    multiplier: int
    said: dict[str, int]
    won: dict[str, int]
    points: dict[str, int]
    scores: dict[str, int]


class Facts(TypedDict):
    round: int
    scores: dict[str, int]
    said: dict[str, int | None]
    won: dict[str, int]  # piles
    multiplier: int
    starter: str | None
    phase: Phase
    asked: list[str]  # about a redeal
    answers: dict[str, Answer]  # when all are given
    declared: int  # in total
    need: int | None  # how many pieces each plays
    type: PlayType | None  # of the first play
    ahead: str | None
    last_turn: Turn | None
    points: dict[str, int] | None  # of the last round
    zeros: dict[str, int]  # how often in a row each has declared 0
    redeals_left: int
    target: int
    max_rounds: int
    came_back: bool
    sheet: list[Row]  # between two rounds


class OwnFacts(TypedDict, total=False):
    strength: dict[str, Strength]  # of each legal play
    said: dict[str, int | None]  # a sealed declaration is open to whoever made it


class Deal(TypedDict):
    round: int
    starter: str


class Asked(TypedDict):
    seats: list[str]


class OfSeat(TypedDict):
    seat: str


class Answers(TypedDict):
    redeal: list[str]
    stay: list[str]


class Redeal(TypedDict):
    multiplier: int
    starter: str


class Said(TypedDict):
    seat: str
    n: int


class Declared(TypedDict):
    said: dict[str, int]


class Play(TypedDict):
    seat: str
    count: int


class RoundOver(TypedDict):
    points: dict[str, int]
    scores: dict[str, int]


class Comeback(TypedDict):
    gap: int


class GameOver(TypedDict):
    winners: list[str]


NEWS: Final = {
    "deal": Deal,
    "asked": Asked,
    "answered": OfSeat,
    "answers": Answers,
    "redeal": Redeal,
    "said": Said,
    "sealed": OfSeat,
    "declared": Declared,
    "declare_again": OfSeat,
    "play": Play,
    "turn": Turn,
    "round_over": RoundOver,
    "comeback": Comeback,
    "game_over": GameOver,
}
