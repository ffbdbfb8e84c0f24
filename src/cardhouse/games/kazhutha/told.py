"""What Kazhutha Kali tells beside the cards."""

from __future__ import annotations

from cardhouse.games.tricks import told as tricks

NEWS = tricks.NEWS
OwnFacts = tricks.OwnFacts


class Facts(tricks.Scene):
    out: list[str]  # in order of going out
    scores: dict[str, int]  # games lost
    games: int  # of the session
    teams: list[list[str]] | None
