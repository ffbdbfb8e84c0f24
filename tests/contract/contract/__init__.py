"""Contract: two partners say how many of five tricks they take, and with which trump."""

from .rules import GAME, Contract

__all__ = ["GAME", "Contract"]
