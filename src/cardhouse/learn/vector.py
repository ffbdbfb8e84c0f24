"""Many games at once: arrays in, arrays out. Every game stands at a decision; one that is over begins anew.

tables = VectorTable(Spec.of("thulla"), 1000, seed=1)
while True:
    rewards, over = tables.step(choose(tables.observations, tables.masks))
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from cardhouse.learn.actions import Mask
from cardhouse.learn.episode import Episode
from cardhouse.learn.many import Many
from cardhouse.learn.observer import Row
from cardhouse.learn.spec import Spec

Numbers: TypeAlias = npt.NDArray[np.int64]
Flags: TypeAlias = npt.NDArray[np.bool_]


class VectorTable:
    """Row i of every array is of game i. The arrays are the table's own and change with every step.

    With `look=False` nobody looks: observations and masks stay empty, and `legal` has what each may choose.
    """

    def __init__(self, spec: Spec, count: int, seed: int = 0, reward: str = "place", *, look: bool = True) -> None:
        self.spec, self.count, self.reward, self.look = spec, count, reward, look
        rows = count if look else 0
        self.observations: Row = np.zeros((rows, spec.observer.size), np.float32)  # of the seat that is asked
        self.masks: Mask = np.zeros((rows, len(spec.actions)), np.int8)  # 1: it may choose this
        self.rewards: Row = np.zeros((count, spec.seats), np.float32)  # of the last step, for every seat
        self.over: Flags = np.zeros(count, np.bool_)  # whether the last step has ended the game before this one
        self.steps = 0
        self._games = Many(spec, count, seed, reward)
        self._look()

    @property
    def episodes(self) -> list[Episode]:
        return self._games.episodes

    @property
    def legal(self) -> list[list[int]]:
        """The legal actions of each game, lowest first."""
        return self._games.legal

    @property
    def seats(self) -> Numbers:
        """Who is asked; where several are, the first."""
        return np.array(self._games.seats, np.int64)

    def _look(self) -> None:
        if self.look:
            self._games.write(self.observations.data.cast("B"), self.masks.data.cast("B"))

    def step(self, actions: Numbers) -> tuple[Row, Flags]:
        """One move in every game. Raises IllegalAction for what a mask does not allow."""
        games = self._games
        games.step(actions.tolist())
        self.over[:] = False
        self.over[games.over] = True
        self.rewards[:] = 0.0
        for i, rewards in games.paid:
            self.rewards[i] = rewards
        self.steps += self.count
        self._look()
        return self.rewards, self.over

    def some(self, rng: np.random.Generator) -> Numbers:
        """A legal action for each game, by chance."""
        return np.array(self._games.some(rng.random(self.count).tolist()))
