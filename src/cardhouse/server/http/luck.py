"""The luck meter over HTTP: matches are played again in a process beside the house, a few at a time and in turn."""

from __future__ import annotations

from cardhouse.reading import luck
from cardhouse.reading.replay import Unreadable
from cardhouse.server.house.fair import Asker
from cardhouse.server.house.thinker import Thinker

KNOWN = 300  # matches


class Lucks:
    """What was played so far; the last ones need not be played again."""

    def __init__(self, pool: Thinker) -> None:
        self._pool = pool
        self._known: dict[str, tuple[luck.Values, int, list[float]]] = {}

    async def of(self, name: str, text: str, asker: Asker) -> luck.Luck | Unreadable:
        """One part more for whoever asks. Raises Busy."""
        values, decisions, made = self._known.get(name, ([], 0, []))
        if values and (found := luck.shown(name, values, made, decisions)).done:
            return found
        part = await self._pool.read(asker, luck.more, text, len(values))
        if isinstance(part, Unreadable):
            return part
        if len(self._known) >= KNOWN and name not in self._known:
            self._known.pop(next(iter(self._known)))
        values, decisions = [*values, *part.values], decisions + part.decisions
        self._known[name] = values, decisions, part.made
        return luck.shown(name, values, part.made, decisions)
