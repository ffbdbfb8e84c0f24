"""A house in this process, on a free port of loopback, so that a test can look into its memory."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

from cardhouse.bots.mind import Mind, Thought
from cardhouse.bots.roster import think
from cardhouse.server.config import Config
from cardhouse.server.house.house import House
from cardhouse.server.house.thinker import R
from cardhouse.server.metrics import Metrics
from cardhouse.server.run import Server, _uvicorn, listen
from cardhouse.server.store.store import Store


class QuickBots:
    async def think(self, mind: Mind, level: str, *more: Any, **how: Any) -> Thought | None:
        return think(mind, "gentle")

    async def read(self, asker: Any, work: Callable[..., R], *args: Any) -> R:
        return work(*args)

    def close(self) -> None:
        pass


@asynccontextmanager
async def house_here(folder: Path, **config: Any) -> AsyncIterator[tuple[House, int]]:
    """The house and its port."""
    quick: dict[str, Any] = {"bot_pace": 0.0, "log": "off"}
    chosen = Config(**quick | config)
    store = await Store.open(str(folder / "house.db"))
    house = House(store, QuickBots(), Metrics(), chosen)
    await house.wake()
    opened, listening = asyncio.Event(), listen("127.0.0.1", 0)
    server = Server(_uvicorn(house, chosen), house, opened.set)
    server.capture_signals = nullcontext  # type: ignore[method-assign,assignment]
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        await opened.wait()
        yield house, listening.getsockname()[1]
    finally:
        server.should_exit = True
        await serving
        await house.close()
        await store.close()
