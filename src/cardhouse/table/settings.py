"""What a table plays, and how."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

SeatNo = Annotated[int, Meta(ge=1, le=10)]  # p1 is 1
ClockName = Literal["off", "relaxed", "normal", "speed", "custom", "days"]
Absent = Literal["auto", "move", "bot", "wait"]  # what happens for somebody who does not decide
Seconds = Annotated[int, Meta(ge=0, le=100_000)]


class Settings(Struct, frozen=True):
    """What a table plays, chosen by its host."""

    game: Annotated[str, Meta(max_length=40)]
    seats: SeatNo
    options: Annotated[str, Meta(max_length=500)] = ""
    clock: ClockName = "normal"
    public: bool = False
    free_chat: bool = False  # otherwise only phrases and reactions
    open_hands: bool = True  # all hands are shown when a match is over
    hints: bool = True  # whoever takes one plays an unrated match
    turn_s: Seconds = 0  # with `custom`: for a decision,
    bank_s: Seconds = 0  # and for the whole match on top
    by_lot: bool = False  # who is p1, and so deals or starts, is drawn before each match
    phrases: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=20)] = []  # what else may be said
    days: Annotated[int, Meta(ge=0, le=7)] = 0  # with `days`: for a decision
    absent: Absent = "auto"  # with `days`, when they are over; with `off`, for somebody who is not there
