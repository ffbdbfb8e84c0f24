"""What a check has to say: what is wrong, and what to do about it."""

from __future__ import annotations

from typing import NamedTuple

from cardhouse.core.game import Game
from cardhouse.core.info import in_a_line
from cardhouse.testing.promises import Broken


class Finding(NamedTuple):
    what: str
    todo: str


class Task(NamedTuple):
    """One game, how thoroughly it is looked at, and what has been found so far."""

    game: Game
    quick: bool
    found: list[Finding]

    def find(self, what: str, todo: str) -> None:
        if Finding(what, todo) not in self.found:
            self.found.append(Finding(what, todo))


def told(error: Exception) -> str:
    """A promise that is not kept speaks for itself; of anything else one has to know what it was."""
    return str(error) if isinstance(error, Broken) else in_a_line(error)
