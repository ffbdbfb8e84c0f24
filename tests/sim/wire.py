"""A pretend connection: two queues with delay, in order, until it breaks."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.sim.people import Person


class Wire:
    """What is under way when it breaks is lost, or arrives all the same: nobody can know."""

    def __init__(self, number: int, person: Person, life: int, rng: random.Random) -> None:
        self.number, self.person, self.life, self.rng = number, person, life, rng
        self.lag_ms = rng.choice((5, 20, 80, 300, 1500))
        self.up_at = self.down_at = 0  # when the last message in this direction arrives
        self.open = True  # as its person sees it
        self.cut = False  # nothing arrives any more, either way

    def arrival_up(self, now: int) -> int:
        self.up_at = max(self.up_at, now + self._delay())
        return self.up_at

    def arrival_down(self, now: int) -> int:
        self.down_at = max(self.down_at, now + self._delay())
        return self.down_at

    def break_off(self) -> None:
        self.open = False
        self.cut = self.cut or self.rng.random() < 0.5

    def _delay(self) -> int:
        return int(self.lag_ms * (0.5 + self.rng.random())) + (self.rng.random() < 0.02) * 4_000
