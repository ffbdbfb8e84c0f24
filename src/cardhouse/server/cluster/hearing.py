"""What peers tell this node. It is a hint; what is true is looked up."""

from __future__ import annotations

import logging
from collections.abc import Callable

from cardhouse.server.cluster import envelopes
from cardhouse.server.cluster.envelopes import EVERYBODY, Announce, Batch, Beat, Bye, Envelope, Forget, of_node
from cardhouse.server.cluster.following import Following
from cardhouse.server.cluster.heartbeats import Heartbeats
from cardhouse.server.cluster.holdings import Holdings
from cardhouse.server.cluster.ports import Node, Relaying, Start
from cardhouse.server.log import where

log = logging.getLogger("cardhouse.peers")


class Hearing:
    def __init__(
        self,
        node: Node,
        me: str,
        beats: Heartbeats,
        following: Following,
        holdings: Holdings,
        fell: Callable[[str], None],
    ) -> None:
        self._node, self._me, self._fell = node, me, fell
        self._beats, self._following, self._holdings = beats, following, holdings

    def open(self, relay: Relaying, start: Start, changed: Callable[[bool], None]) -> None:
        relay.hear, relay.changed = self.hear, changed
        relay.listen(EVERYBODY)
        relay.listen(of_node(self._me))
        relay.start(start)

    def hear(self, channel: str, text: bytes) -> None:
        try:
            if channel == EVERYBODY:
                self._hear_all(envelopes.to_all.decode(text))
            elif channel == of_node(self._me):
                self._hear_lines(envelopes.batch.decode(text))
            else:
                envelope = envelopes.envelope.decode(text)
                if envelope.node != self._me:
                    self._hear_note(channel[2:], envelope)
        except Exception as error:
            self._node.metrics.add("errors")
            log.error("a peer was not understood", extra={"error": where(error)})

    def _hear_all(self, said: Beat | Bye | Announce | Forget) -> None:
        match said:
            case Beat(peer):
                if peer != self._me:
                    self._beats.beats(peer)
            case Bye(peer):
                self._beats.forget(peer)
                self._fell(peer)
            case Announce(text):
                self._node.announced(text)
            case Forget(player, codes):
                self._node.forgotten(player, codes)

    def _hear_lines(self, batch: Batch) -> None:
        self._node.metrics.relayed(max(0, self._node.clock.now() - batch.at))
        for code, n, lines in batch.kept:
            self._following.follow(code, n, lines)

    def _hear_note(self, code: str, envelope: Envelope) -> None:
        peer, note = envelope.node, envelope.note
        self._beats.speaks(peer)
        self._holdings.spoke(code, peer)
        self._node.do(code, lambda table, now: table.told(peer, note, now))
