"""The coach over HTTP: reviews are thought about where the bots of the tables think, after them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from cardhouse.bots.decisions import Decision
from cardhouse.bots.review import asked
from cardhouse.reading.replay import Unreadable
from cardhouse.reading.review import LEVEL, Review, Reviewed, choices, judged, no_choice
from cardhouse.server.house.fair import Asker
from cardhouse.server.house.thinker import Busy, Thinker

WITHIN_S = 5.0  # after so long what is there is answered
KNOWN = 500  # pages

Here = Callable[[], Awaitable[bool]]  # whether the asker still waits


class Reviews:
    """Pages that were asked for; the last ones need not be thought about again."""

    def __init__(self, pool: Thinker) -> None:
        self._pool = pool
        self._known: dict[tuple[str, str, int], Review] = {}

    def known(self, name: str, seat: str, first: int) -> Review | None:
        return self._known.get((name, seat, first))

    async def page(self, name: str, text: str, seat: str, first: int, asker: Asker, here: Here) -> Review | Unreadable:
        """Shorter than a page if the coach has little time for this asker. Raises Busy if there is none."""
        found = await self._pool.read(asker, choices, text, seat, first)
        if isinstance(found, Unreadable):
            return found
        done, following = await self._reviewed(*found[:2], asker, here)
        made = Review(name, seat, done, following, found[2])
        if len(self._known) >= KNOWN:
            self._known.pop(next(iter(self._known)))
        self._known[name, seat, first] = made
        return made

    async def _reviewed(
        self, found: list[Decision], following: int | None, asker: Asker, here: Here
    ) -> tuple[list[Reviewed], int | None]:
        done: list[Reviewed] = []
        latest = asyncio.get_running_loop().time() + WITHIN_S
        for decision in found:
            if (done and asyncio.get_running_loop().time() > latest) or not await here():
                break
            judged = await self._judged(decision, asker)
            if judged is None:
                break
            done.append(judged)
        if found and not done:
            raise Busy
        return done, following if len(done) == len(found) else found[len(done)].n

    async def _judged(self, decision: Decision, asker: Asker) -> Reviewed | None:
        """None if the bot did not answer."""
        if (known := no_choice(decision)) is not None:
            return known
        thought = await self._pool.think(asked(decision), LEVEL, asker)
        return None if thought is None else judged(decision, thought)
