"""Matches that begin with something else than a fresh deal."""

from __future__ import annotations

from cardhouse.core import kernel
from cardhouse.core.fold import deal
from cardhouse.core.game import read_seat
from cardhouse.table.events import Beginning
from cardhouse.table.match import Match


def begin(match: Match, beginning: Beginning, at: int) -> None:
    """The lines that lead to where it begins, as if they had been played here."""
    match.beginning = beginning
    for text in beginning.lines:
        _follow(match, text)
    if beginning.lines:
        match.hands = 1
        for seat in match.waiting_for():
            match.asked_at[seat] = at


def _follow(match: Match, text: str) -> None:
    actor, _, move = text.partition(" ")
    if actor == "deck":
        match.position = deal(match.game, match.position, move)
        match.deals += 1
    else:
        seat = read_seat(actor, match.settings.seats)
        match.position = kernel.play(match.position, seat, move)
        match.done[seat] += 1
        match.last_moves[seat] = move
    match.lines.append(text)
