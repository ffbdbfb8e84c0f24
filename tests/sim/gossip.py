"""What carries the hints between houses: in order for each of them, late, and with losses."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.sim.loop import Loop
    from tests.sim.street import Street

NOTICED_MS = 3_000  # a line that is dead is known to be, after so long at most


class Gossip:
    """In the middle, where everybody is heard."""

    def __init__(self, street: Street) -> None:
        self.street = street
        self.ears: list[Ear] = []

    def publish(self, channel: str, text: bytes) -> None:
        for ear in self.ears:
            if channel in ear.channels and not ear.cut and self.street.rng.random() >= self.street.losses:
                ear.tell(channel, text)


class Ear:
    """One house's end of it; the house takes it for its relay."""

    def __init__(self, gossip: Gossip, loop: Loop) -> None:
        self.gossip, self.loop, self.street = gossip, loop, gossip.street
        self.up = False
        self.cut = True
        self.hear: Callable[[str, bytes], None] = lambda channel, text: None
        self.changed: Callable[[bool], None] = lambda up: None
        self.channels: set[str] = set()  # as the middle knows them
        self._wanted: set[str] = set()
        self._out_at = self._in_at = 0
        self._life = 0

    def start(self, keep: object = None) -> None:
        self.gossip.ears.append(self)
        self.street.after(self.street.rng.randrange(50), self._connect)

    async def close(self) -> None:
        self.street.after(500, partial(self.fail, 10**9))

    def fail(self, for_ms: int) -> None:
        """Nothing goes through any more; the house finds out, and connects again when it can."""
        if self.cut:
            return
        self.cut = True
        self._life += 1
        self.street.after(self.street.rng.randrange(NOTICED_MS), lambda: self.loop.post(self._set, False))
        self.street.after(for_ms + NOTICED_MS, self._connect)

    def _connect(self) -> None:
        if not self.loop.dead:
            self.cut, self.channels = False, set(self._wanted)
            self.loop.post(self._set, True)

    def _set(self, up: bool) -> None:
        if up is not self.up:
            self.up = up
            self.changed(up)

    def say(self, channel: str, text: bytes) -> None:
        if self.up:
            self._send(partial(self.gossip.publish, channel, text))

    def listen(self, channel: str) -> None:
        self._wanted.add(channel)
        self._send(lambda: self.channels.add(channel))

    def unlisten(self, channel: str) -> None:
        self._wanted.discard(channel)
        self._send(lambda: self.channels.discard(channel))

    def _send(self, thing: Callable[[], None]) -> None:
        life = self._life
        self._out_at = max(self._out_at, self.street.now + self.street.hop_ms())
        self.street.at(self._out_at, lambda: thing() if life == self._life and not self.cut else None)

    def tell(self, channel: str, text: bytes) -> None:
        life = self._life
        self._in_at = max(self._in_at, self.street.now + self.street.hop_ms())

        def arrive() -> None:
            if life == self._life:
                self.loop.post(lambda: self.hear(channel, text))

        self.street.at(self._in_at, arrive)
