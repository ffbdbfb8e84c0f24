"""What the seats of a match have been told, from its start on: for players that remember by themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardhouse.core import kernel
from cardhouse.core.position import SPECTATOR, News

REMEMBERED = 3_000  # news; a match may have any number of rounds, and no bot needs them all


class Ears:
    """One list for each seat. What everybody hears alike is in all of them, as one object."""

    def __init__(self, seats: int, faces: Sequence[str]) -> None:
        self.heard: list[list[dict[str, Any]]] = [[] for _ in range(seats)]
        self.faces = faces

    def hear(self, news: Sequence[News] | None) -> None:
        for item in news or ():
            told = (item,)
            alike = kernel.heard(told, SPECTATOR, self.faces) if kernel.for_all(told) else None
            for seat, heard in enumerate(self.heard):
                heard += kernel.heard(told, seat, self.faces) if alike is None else alike
                del heard[:-REMEMBERED]
