"""War: a game that comes as a package of its own."""

from .rules import GAME, War, WarOptions

__all__ = ["GAME", "War", "WarOptions"]
