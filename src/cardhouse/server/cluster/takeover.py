"""Tables that nobody wakes: their node has fallen, or nobody is connected to them. Whoever claims one wakes it."""

from __future__ import annotations

import asyncio
import logging
import random

from cardhouse.server.cluster.ports import Node
from cardhouse.table.refusals import Refusal
from cardhouse.table.table import Table

SWEEP_S = 1.0
LATE_MS = 2_500  # a table that wanted to be woken this long ago has nobody who does it
CLAIM_MS = 4_000  # the node that claims it has this much time, then another tries
CLOSED_MS = 5_000  # a closed table is forgotten by then, or somebody else does it
LATEST_MS = 600_000  # even a table that waits for nothing is looked after this often

log = logging.getLogger("cardhouse.peers")


class Takeover:
    def __init__(self, node: Node) -> None:
        self._node = node
        self._adopting: set[str] = set()

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_S * random.uniform(0.7, 1.3))
            now = self._node.clock.now()
            if not self._node.open:
                continue
            try:
                late = await self._node.store.overdue(now - LATE_MS, now + CLAIM_MS)
                late += await self._node.store.to_wake(now - LATE_MS, now + CLAIM_MS)
            except Exception as error:
                log.warning("the log cannot be swept", extra={"error": type(error).__name__})
                continue
            for code, due in late:
                if code not in self._adopting:
                    self._adopting.add(code)
                    self._node.spawn(self._take_over(code, due))

    async def _take_over(self, code: str, due: int) -> None:
        """Beside others: a table that takes its time to be read holds none of them up."""
        try:
            await self.adopt(code, due)
        except Exception as error:
            log.warning("a table is not taken over", extra={"table": code, "error": type(error).__name__})
        finally:
            self._adopting.discard(code)

    async def adopt(self, code: str, due: int) -> None:
        node, tables = self._node, self._node.tables
        table = tables.current(code)
        if table is None:
            try:
                table = await tables.find(code)
            except Refusal:  # it is ours to wake now, and nobody else tries for a while
                await asyncio.sleep(SWEEP_S / 2)
                table = await tables.find(code)
            if table is None:
                return
            node.metrics.add("takeovers")
            log.info("a table is taken over", extra={"table": code, "late_ms": node.clock.now() - due})
        table.lead()
        node.do(code, lambda table, now: table.tick(now))
        await node.settled()
        table, now = tables.current(code), node.clock.now()
        due = now if table is None else wanted(table, now)  # None: it was not kept
        await node.store.postpone(code, due)
        if table is not None and table.asleep is not None:
            await node.store.sleep_on(code, due)


def wanted(table: Table, now: int) -> int:
    """When somebody has to look after it at the latest."""
    if table.closed:  # and not forgotten yet: its node may fall before that
        return now + CLOSED_MS
    if table.asleep is not None and table.deadline is not None:  # until then whoever comes wakes it
        return table.deadline
    return min(table.deadline or now + LATEST_MS, now + LATEST_MS)
