"""Bare Bones: the highest card takes the trick."""

from .rules import GAME, BareBones, BareBonesOptions

__all__ = ["GAME", "BareBones", "BareBonesOptions"]
