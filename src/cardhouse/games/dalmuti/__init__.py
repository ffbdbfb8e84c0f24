"""The Great Dalmuti."""

from cardhouse.games.dalmuti.rules import GAME

__all__ = ["GAME"]
