"""Whoever thinks for bots and reads records, as the house and the coach know them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from cardhouse.bots.mind import Mind, Thought
from cardhouse.server.house.fair import Asker

SOMEBODY = Asker("", "")
R = TypeVar("R")
Wanted = Callable[[], bool]


def always() -> bool:
    return True


class Busy(Exception):
    """Others come first, for longer than it makes sense to wait."""


class Thinker(Protocol):
    """`pool.Pool`, or something quicker in a test."""

    async def think(self, mind: Mind, level: str, asker: Asker = SOMEBODY, wanted: Wanted = always) -> Thought | None:
        """What the bot would do; None if it fails, has no time, or is not wanted any more when its turn comes."""

    async def read(self, asker: Asker, work: Callable[..., R], *args: Any) -> R:
        """In a process that reads records. Raises Busy; `work` raises nothing, or it is our mistake."""

    def close(self) -> None: ...
