"""Tests speak the game's own language: lines of a record in, a position out."""

from __future__ import annotations

from typing import Any

import pytest

from cardhouse.core import kernel
from cardhouse.core.fold import Fold
from cardhouse.core.position import SPECTATOR, Position, seat_name
from cardhouse.core.record import RecordError, read_record
from cardhouse.games import GAMES


def record(
    *lines: str,
    game: str,
    seats: int,
    options: str = "",
    setup: str | None = None,
    seed: str = "",
    fair: str | None = None,
) -> str:
    tags = {"Game": game, "Seats": str(seats), "Options": options, "Setup": setup, "Fair": fair, "Seed": seed or None}
    top = [f'[{name} "{value}"]' for name, value in tags.items() if value is not None]
    return "\n".join([*top, "", *lines]) + "\n"


def after(*lines: str, game: str, seats: int, options: str = "", setup: str | None = None, seed: str = "") -> Seen:
    """The table after these lines; `setup=""` is a set-up with all its defaults."""
    text = record(*lines, game=game, seats=seats, options=options, setup=setup, seed=seed)
    return Seen(Fold(read_record(text), GAMES).to_end())


def refusal(*lines: str, game: str, seats: int, options: str = "", setup: str | None = None) -> RecordError:
    """The error at the last of these lines; everything before it must be fine."""
    text = record(*lines, game=game, seats=seats, options=options, setup=setup)
    with pytest.raises(RecordError) as refused:
        Fold(read_record(text), GAMES).to_end()
    error = refused.value
    assert not lines or error.move in (lines[-1], "") or error.move.startswith("["), f"refused too early: {error}"
    return error


class Seen:
    """The open table, in the words of RECORD."""

    def __init__(self, fold: Fold) -> None:
        self.fold = fold
        self.position: Position = fold.position
        self.view: dict[str, Any] = kernel.view(fold.position, None)

    def cards(self, pile: str) -> str:
        return " ".join(self.view["piles"][pile])

    def legal(self, seat: str) -> list[str]:
        legal: list[str] = self.view["legal"].get(seat, [])
        return legal

    @property
    def to_move(self) -> str:
        return " ".join(self.view["to_move"])

    @property
    def facts(self) -> dict[str, Any]:
        facts: dict[str, Any] = self.view["facts"]
        return facts

    @property
    def scores(self) -> list[int]:
        return list(self.facts["scores"].values())

    @property
    def ranking(self) -> str:
        """`p1, p3=p4, p2`"""
        assert self.view["result"] is not None, "the game is not over"
        return ", ".join("=".join(group) for group in self.view["result"]["ranking"])

    @property
    def losers(self) -> str:
        return " ".join(self.view["result"]["losers"])

    @property
    def reason(self) -> str:
        return str(self.view["result"]["reason"])

    @property
    def news(self) -> list[str]:
        return [news.what for news in self.position.news or ()]

    def seen_by(self, viewer: str) -> dict[str, Any]:
        """What a seat (`p2`) or the `spectator` is sent."""
        if viewer == "spectator":
            return kernel.view(self.position, SPECTATOR)
        seats = [seat_name(seat) for seat in range(self.position.seats)]
        return kernel.view(self.position, seats.index(viewer))

    def why(self, seat: str, move: str) -> str:
        """The sentence that refuses this move."""
        seats = [seat_name(s) for s in range(self.position.seats)]
        reason = kernel.explain(self.position, seats.index(seat), move)
        assert reason is not None, f"{move} is legal"
        return f"{reason.code}: {kernel.sentence(self.position, reason)}"
