"""Kazhutha Kali."""

from cardhouse.games.kazhutha.rules import GAME

__all__ = ["GAME"]
