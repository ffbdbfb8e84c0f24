"""What Thulla tells beside the cards."""

from __future__ import annotations

from cardhouse.games.tricks import told as tricks

NEWS = tricks.NEWS
OwnFacts = tricks.OwnFacts


class Facts(tricks.Scene):
    out: list[str]  # in order of going out
    scores: dict[str, int]  # games won or, with `scoring`, points
    losses: dict[str, int]
    games: int  # of the session
