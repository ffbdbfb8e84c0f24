"""What a bot is given, and what it gives back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from cardhouse.bots.dice import Dice
from cardhouse.core import kernel
from cardhouse.core.game import Game
from cardhouse.core.position import Position, Reason, Rng

News = Mapping[str, Any]


@dataclass(frozen=True)
class Mind:
    """Everything a seat knows at a decision, and a seed for its whims. The true cards are not in it.

    `possible` is a position that this seat could be in, made by `kernel.resample` before the bot is asked. Its
    hidden cards are as good as any: `world` deals them again. Own cards, what is seen and what is known are true.
    """

    game: Game
    seat: int
    possible: Position
    heard: Sequence[News]  # the news since the start of the match, as this seat was told them: see `core.ears`
    seed: str  # match, seat and decision
    about: str = ""  # a review asks about this move: a bot that weighs moves should weigh it too
    coaching: bool = False  # a person will read the chances: they may take longer, and should be right

    @property
    def legal(self) -> list[str]:
        """The legal moves as texts; never empty."""
        return [self.possible.text(move) for move in self.possible.legal(self.seat)]

    @property
    def view(self) -> dict[str, Any]:
        """What a person in this seat would be sent."""
        return kernel.view(self.possible, self.seat)

    def world(self, rng: Rng) -> Position:
        """Another position that this seat could be in."""
        return kernel.resample(self.possible, self.seat, rng)

    def dice(self, word: str = "") -> Dice:
        """Chance that belongs to this decision; another word, other numbers."""
        return Dice(f"{self.seed} {word}")


def mind_of(game: Game, position: Position, seat: int, heard: Iterable[News], seed: str) -> Mind:
    """What the house hands to a bot: here the true cards are left behind."""
    return Mind(game, seat, kernel.resample(position, seat, Dice(f"{seed} possible")), tuple(heard), seed)


class Thought(NamedTuple):
    """A choice and its reasons. Hints and reviews are made from it."""

    move: str
    best: Sequence[tuple[str, float]] = ()  # the moves it weighed, best first, with the chance of each, 0 … 1
    why: Reason = Reason("habit", {})
    goal: str = ""  # what the chances are chances of: a code of GOALS
    even: int = 0  # how many of `best`, after the first, are as good as it: nobody can tell the difference
    alike: int = 0  # how many of `best`, the last ones, are the same as one before in all but the face

    @property
    def weighed(self) -> Sequence[tuple[str, float]]:
        """What a person is told of: each that is a choice of its own."""
        return self.best[: len(self.best) - self.alike]


GOALS = {
    "win": "to win",
    "not_last": "not to be last",
    "points": "of the points of this hand",
    "hand": "to do best in this hand",
    "hit": "to win exactly the piles declared",
}

Bot = Callable[[Mind], "Thought | str"]
