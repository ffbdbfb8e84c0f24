"""What Thulla and Kazhutha Kali tell beside the cards: facts, what is one's own, and news.

The client's types are made from these (`make types`), and every game that is played in the tests is held against them.
"""

from __future__ import annotations

from typing import Final, Literal, TypedDict


class Most(TypedDict):
    """The largest pick-up."""

    count: int
    seat: str
    trick: int


class Scene(TypedDict):
    """What a table of either game shows beside the cards."""

    game: int  # 1, 2, … of a session
    dealer: str
    leader: str
    led: str | None  # the suit
    ahead: str | None  # the seat that has played the highest card of it so far
    if_cut: str | None  # who would pick the trick up if it were cut now
    stall_in: int | None  # this many more cuts in a row end the game; only when they are few
    tricks: int  # that are over
    safe_on: dict[str, int]  # in which trick each went out
    most: Most | None


Would = Literal["low", "high", "wins", "cuts", "spoiled"]


class OwnFacts(TypedDict, total=False):
    would: dict[str, Would]  # what each card of whoever follows would do; `spoiled`: nobody takes this trick


class Play(TypedDict):
    seat: str


class Cut(TypedDict):
    seat: str
    taker: str
    count: int


class Cleared(TypedDict):
    """`spoiled`: the first trick, cut where that is safe."""

    seat: str
    count: int
    leads: str  # who leads next
    passes: Literal["clockwise", "second_highest"] | None  # how, when the winner is safe


class Safe(TypedDict):
    seat: str
    place: int


class GameOver(TypedDict):
    losers: list[str]
    stalemate: bool


NEWS: Final = {"play": Play, "cut": Cut, "clean": Cleared, "spoiled": Cleared, "safe": Safe, "game_over": GameOver}
