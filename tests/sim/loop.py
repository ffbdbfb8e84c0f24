"""The event loop of one pretend house. It runs when the street lets it, and stands still while the house does."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.sim.street import Street

MOST_AT_ONCE = 100_000  # steps without any time passing


class Loop(asyncio.AbstractEventLoop):
    """As much of a loop as a house needs; the time is the street's."""

    def __init__(self, street: Street) -> None:
        self.street = street
        self.paused = self.dead = False
        self._ready: deque[asyncio.Handle] = deque()

    def post(self, callback: Callable[..., object], *args: Any) -> None:
        """Something comes from outside. A house that stands still finds it when it goes on."""
        self.call_soon(callback, *args)
        self.run()

    def run(self) -> None:
        if self.paused or self.dead:
            return
        asyncio._set_running_loop(self)
        try:
            for _ in range(MOST_AT_ONCE):
                if not self._ready or self.dead:
                    return
                handle = self._ready.popleft()
                if not handle.cancelled():
                    handle._run()
            raise AssertionError("a house is busy for ever")
        finally:
            asyncio._set_running_loop(None)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """From outside."""
        self.post(lambda: self.create_task(work))

    # -- what asyncio asks of a loop

    def time(self) -> float:
        return self.street.now / 1000

    def call_soon(self, callback: Any, *args: Any, context: Any = None) -> asyncio.Handle:  # type: ignore[override]
        handle = asyncio.Handle(callback, args, self, context)
        if not self.dead:
            self._ready.append(handle)
        return handle

    def call_at(self, when: float, callback: Any, *args: Any, context: Any = None) -> asyncio.TimerHandle:  # type: ignore[override]
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self.street.at(round(when * 1000), partial(self._fire, handle))
        return handle

    def call_later(self, delay: float, callback: Any, *args: Any, context: Any = None) -> asyncio.TimerHandle:  # type: ignore[override]
        return self.call_at(self.time() + delay, callback, *args, context=context)

    def _fire(self, handle: asyncio.TimerHandle) -> None:
        if not self.dead and not handle.cancelled():
            self._ready.append(handle)
            self.run()

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        pass

    def create_task(self, coro: Any, *, name: Any = None, context: Any = None) -> asyncio.Task[Any]:
        return asyncio.Task(coro, loop=self, name="of a house")

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return asyncio._get_running_loop() is self

    def is_closed(self) -> bool:
        return self.dead

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if not self.dead:  # what is left of a house that fell says so, and nobody minds
            self.street.mistake(context.get("exception") or AssertionError(context["message"]))
