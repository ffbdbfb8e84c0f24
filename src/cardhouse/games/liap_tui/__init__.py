"""Liap Tui."""

from cardhouse.games.liap_tui.rules import GAME

__all__ = ["GAME"]
