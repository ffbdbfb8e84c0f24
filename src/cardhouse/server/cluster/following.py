"""What other nodes have kept: told by the relay or looked up in the log, and in the order of its numbers."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Sequence

from cardhouse.server.cluster.ports import Act, Node
from cardhouse.server.cluster.telling import Telling
from cardhouse.table import events, gossip
from cardhouse.table import messages as m
from cardhouse.table.effects import Effect, Send
from cardhouse.table.refusals import sentence
from cardhouse.table.table import Table

LOOK_S, LOOK_DEAF_S = 2.5, 0.25  # how often the log is looked into, with and without the relay
LOOK_AT_ONCE = 500  # tables

log = logging.getLogger("cardhouse.peers")


class Following:
    def __init__(self, node: Node, telling: Telling) -> None:
        self._node, self._telling = node, telling
        self._looking: set[str] = set()
        self._later: dict[str, list[tuple[int, Sequence[str]]]] = {}  # lines that came while ours were on their way

    def forget(self, code: str) -> None:
        self._later.pop(code, None)

    def follow(self, code: str, n: int, lines: Sequence[str]) -> None:
        """Lines of another node, from number n on; some of them may be known."""
        node, table = self._node, self._node.tables.current(code)
        if table is None:
            return
        if not node.tables.quiet(code):  # one of us will be first, and it is not known yet who
            self._later.setdefault(code, []).append((n, lines))
        elif n > table.n + 1:
            if code not in self._looking:
                self._looking.add(code)
                node.spawn(self._look_for(code))
        elif lines[table.n + 1 - n :]:
            try:
                at = events.read(lines[-1]).at  # the log is in order of time
            except ValueError as error:
                node.stop(table, error)
                return
            node.clock.at_least(at)
            node.do(code, lambda table, now: table.follow(lines[table.n + 1 - n :], max(now, at)))

    def settled(self, code: str) -> None:
        for n, lines in self._later.pop(code, ()):
            self.follow(code, n, lines)

    # -- refusals

    def unless_refused(self, act: Act) -> Act:
        """The same, but a refusal is said only after the log was asked: another node may have kept what it takes."""

        def judged(table: Table, now: int) -> list[Effect]:
            effects = act(table, now)
            if any(isinstance(effect, Send) and isinstance(effect.message, m.Refused) for effect in effects):
                self._node.spawn(self._judge_again(table, table.n, effects, act))
                return []
            return effects

        return judged

    async def _judge_again(self, table: Table, n: int, refusal: list[Effect], act: Act) -> None:
        await self._node.settled()  # it may have been judged on lines of ours that another node was first with
        if not await self.look_up([table.code]):
            refusal = [busy(effect) for effect in refusal]
        self._node.do(table.code, lambda copy, now: refusal if copy is table and copy.n == n else act(copy, now))

    # -- the log

    async def look(self) -> None:
        """What the relay has lost is found in the log."""
        while True:
            await asyncio.sleep(LOOK_DEAF_S if self._telling.deaf else LOOK_S)
            codes = list(self._node.register.tables)
            for i in range(0, len(codes), LOOK_AT_ONCE):
                await self.look_up(codes[i : i + LOOK_AT_ONCE])

    async def _look_for(self, code: str) -> None:
        await self.look_up([code])

    async def look_up(self, codes: Sequence[str]) -> bool:
        """What others have kept of these tables is told. False if the log cannot be read: there may be more."""
        node, tables = self._node, self._node.tables
        known = {code: table.n for code in codes if (table := tables.current(code)) and tables.quiet(code)}
        node.metrics.add("polls")
        try:
            found = await node.store.newer(known) if known else []
        except Exception as error:
            log.warning("the log cannot be read", extra={"error": type(error).__name__})
            return False
        finally:
            self._looking.difference_update(codes)
        for code, rows in itertools.groupby(found, key=lambda row: row[0]):
            lines = list(rows)
            node.metrics.add("lines_looked_up", len(lines))
            self.follow(code, lines[0][1], [text for _, _, text in lines])
            if (table := tables.current(code)) is not None:  # somebody has it who does not know that we do
                self._telling.note(code, gossip.Who(table.people))
        return True


def busy(effect: Effect) -> Effect:
    """A refusal that may be wrong, as nobody can look it up."""
    if isinstance(effect, Send) and isinstance(effect.message, m.Refused):
        return Send(effect.to, m.Refused(effect.message.re, "busy", {}, sentence("busy", {})))
    return effect
