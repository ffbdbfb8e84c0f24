"""Tincholi."""

from cardhouse.games.tincholi.rules import GAME

__all__ = ["GAME"]
