"""What the seats of a match have been told, for those who ask for all of it at once: bots and the coach.

It is kept line by line while somebody listens. Whoever begins to listen late has the lines before played again, once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardhouse.core import kernel
from cardhouse.core.ears import Ears
from cardhouse.core.fold import deal
from cardhouse.core.game import Game, read_seat
from cardhouse.core.options import Options
from cardhouse.core.position import News, Position

SOON_AGAIN = 500  # lines that are played again in a few milliseconds


class Hearing:
    """Bounded, as ears are: whatever a bot needs of a long match, and no more."""

    def __init__(self, game: Game, seats: int, options: Options, lines: Sequence[str]) -> None:
        self._game, self._seats, self._options = game, seats, options
        self._lines = lines  # of the match, which adds to them
        self._ears: Ears | None = None  # nobody listens
        self._heard = 0  # lines
        self._late: Position | None = None  # after as many, while there are more to be played again

    @property
    def on(self) -> bool:
        """Whether somebody listens."""
        return self._ears is not None

    def begin(self) -> Ears:
        """From now on what is told is kept; what was told before is played again when it is asked for."""
        if self._ears is None:
            self._ears, self._heard, self._late = Ears(self._seats, self._game.faces), 0, None
        return self._ears

    def line(self, news: Sequence[News] | None) -> None:
        """The last of the lines was just made, and this is its news."""
        if self._ears is not None and self._heard == len(self._lines) - 1:
            self._ears.hear(news)
            self._heard += 1

    def by(self, seat: int) -> list[dict[str, Any]]:
        """All the news so far, as this seat was told them."""
        self.catch_up(len(self._lines))
        return self.begin().heard[seat][:]

    def catch_up(self, most: int) -> bool:
        """This many lines that nobody has listened to are played again; whether there are more."""
        ears, lines = self.begin(), self._lines
        if self._heard == len(lines):
            return False
        position = self._late or self._game.start(self._seats, self._options)
        for line in lines[self._heard : self._heard + most]:
            position = self._after(position, line)
            ears.hear(position.news)
            self._heard += 1
        self._late = position if self._heard < len(lines) else None
        return self._late is not None

    def _after(self, position: Position, line: str) -> Position:
        actor, _, text = line.partition("  ; ")[0].partition(" ")
        if actor == "deck":
            return deal(self._game, position, text)
        return kernel.play(position, read_seat(actor, self._seats), text)

    def end(self) -> None:
        """Nobody listens any more, and nobody will."""
        self._ears = self._late = None

    def rest(self) -> None:
        """Nobody listens for now. What was told in a long match stays: it would take long to play it again."""
        if len(self._lines) <= SOON_AGAIN:
            self.end()
