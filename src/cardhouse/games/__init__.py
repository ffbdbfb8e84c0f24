"""A package, a game: those of the house, and those that installed packages bring along.

A package brings a game by an entry point of the group `cardhouse.games`: a name, and a `Game` or a module that has one
as `GAME`. A package that cannot be used is a line in `GAMES.broken`; it never keeps the others from being played.
"""

from __future__ import annotations

from collections import UserDict
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from cardhouse.core.game import Game
from cardhouse.core.info import in_a_line
from cardhouse.games import dalmuti, kazhutha, liap_tui, thulla, tincholi

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "cardhouse.games"


class Games(UserDict[str, Game]):
    """Name → game. Packages are looked for when somebody wants all games, or one that is not of the house: to look
    takes longer than to replay a record."""

    def __init__(self, of_the_house: Mapping[str, Game]) -> None:
        super().__init__(of_the_house)
        self.broken: list[str] = []  # a line for each package that cannot be used
        self._looked = False

    def __missing__(self, name: str) -> Game:
        self.look()
        return self.data[name]

    def __contains__(self, name: object) -> bool:
        if name not in self.data:
            self.look()
        return name in self.data

    def __iter__(self) -> Iterator[str]:
        self.look()
        return iter(self.data)

    def __len__(self) -> int:
        self.look()
        return len(self.data)

    def look(self) -> None:
        """For what is installed; once."""
        if not self._looked:
            from importlib.metadata import entry_points

            self._looked = True
            self.bring(entry_points(group=GROUP))

    def bring(self, entries: Iterable[EntryPoint]) -> None:
        """Adds the games of these entry points. A stranger's module may do anything while it is imported."""
        for entry in sorted(entries, key=lambda entry: entry.name):
            try:
                game = _loaded(entry)
                if game.name in self.data:
                    raise ValueError(f"there is a game {game.name} already")
            except KeyboardInterrupt:
                raise
            except BaseException as error:
                self.broken.append(f"the game {entry.name} ({entry.value}) cannot be used: {in_a_line(error)}")
            else:
                self.data[game.name] = game


def _loaded(entry: EntryPoint) -> Game:
    found = entry.load()
    game = getattr(found, "GAME", found)
    if not isinstance(game, Game):
        raise TypeError("it is neither a Game nor a module with a GAME")
    return game


GAMES: Final = Games({game.GAME.name: game.GAME for game in (thulla, kazhutha, dalmuti, tincholi, liap_tui)})
