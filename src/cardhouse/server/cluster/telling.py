"""What this node tells its peers. Nobody waits for it, and it may get lost."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from cardhouse.server.cluster.envelopes import (
    EVERYBODY,
    Announce,
    Batch,
    Beat,
    Bye,
    Envelope,
    Forget,
    Kept,
    encode,
    of_node,
    of_table,
)
from cardhouse.server.cluster.ports import Node, Relaying
from cardhouse.table import gossip
from cardhouse.table.table import Table


class Telling:
    def __init__(self, node: Node, relay: Relaying | None, me: str) -> None:
        self._node, self.relay, self.me = node, relay, me
        self._batches: dict[str, list[Kept]] = {}  # peer → what it is told next

    @property
    def deaf(self) -> bool:
        """There may be others, and they cannot be heard."""
        return self.relay is not None and not self.relay.up

    @property
    def up(self) -> bool:
        return self.relay is not None and self.relay.up

    def holds(self, table: Table) -> None:
        if self.relay is not None:
            self.relay.listen(of_table(table.code))
            self.note(table.code, gossip.Who(table.people))

    def lets_go(self, code: str) -> None:
        if self.relay is not None:
            self.note(code, gossip.LetGo())
            self.relay.unlisten(of_table(code))

    def note(self, code: str, note: gossip.AnyNote) -> None:
        if self.relay is not None:
            self.relay.say(of_table(code), encode(Envelope(self.me, note)))

    def kept(self, table: Table, n: int, lines: Sequence[str]) -> None:
        """All that is kept in one turn of the loop goes together."""
        if self.relay is None or not table.elsewhere:
            return
        if not self._batches:
            asyncio.get_running_loop().call_soon(self._send_batches)
        for peer in table.elsewhere:
            self._batches.setdefault(peer, []).append((table.code, n, lines))

    def _send_batches(self) -> None:
        batches, self._batches = self._batches, {}
        if self.relay is not None:
            for peer, kept in batches.items():
                self.relay.say(of_node(peer), encode(Batch(self._node.clock.now(), kept)))

    def announce(self, text: str) -> None:
        if self.relay is not None:
            self.relay.say(EVERYBODY, encode(Announce(text)))

    def forget(self, player: str, codes: Sequence[str]) -> None:
        if self.relay is not None:
            self.relay.say(EVERYBODY, encode(Forget(player, list(codes))))

    def beat(self) -> None:
        if self.relay is not None:
            self.relay.say(EVERYBODY, encode(Beat(self.me)))

    async def close(self) -> None:
        if self.relay is not None:
            self.relay.say(EVERYBODY, encode(Bye(self.me)))
            await self.relay.close()
