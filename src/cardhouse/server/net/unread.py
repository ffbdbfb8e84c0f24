"""A reader that takes nothing of what waits for them is cut off; a slow one is not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

TAKES_WITHIN_S = 25.0


class Unread:
    """What one transport could not write. `cut` is told before the transport is aborted."""

    __slots__ = ("_cut", "_left", "_timer", "_transport")

    def __init__(self, transport: asyncio.Transport, cut: Callable[[], None]) -> None:
        self._transport, self._cut = transport, cut
        self._left = 0
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Writing is paused: something must go before long."""
        self.end()
        self._left = self._transport.get_write_buffer_size()
        self._timer = asyncio.get_running_loop().call_later(TAKES_WITHIN_S, self._look)

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        if self._transport.get_write_buffer_size() < self._left:
            self.begin()
        else:
            self._timer = None
            self._cut()
            self._transport.abort()
