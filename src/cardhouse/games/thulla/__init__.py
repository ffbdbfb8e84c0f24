"""Thulla."""

from cardhouse.games.thulla.rules import GAME

__all__ = ["GAME"]
