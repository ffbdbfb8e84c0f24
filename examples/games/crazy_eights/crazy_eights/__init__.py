"""Crazy Eights: match the suit or the rank, and an eight is whatever you say."""

from .rules import GAME, CrazyEights, CrazyEightsOptions

__all__ = ["GAME", "CrazyEights", "CrazyEightsOptions"]
