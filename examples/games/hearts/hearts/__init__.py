"""Hearts: take no hearts, and never the queen of spades. Or take them all."""

from .rules import GAME, Hearts, HeartsOptions

__all__ = ["GAME", "Hearts", "HeartsOptions"]
