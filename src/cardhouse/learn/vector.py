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
from cardhouse.learn.observer import Row
from cardhouse.learn.spec import Spec

Numbers: TypeAlias = npt.NDArray[np.int64]
Flags: TypeAlias = npt.NDArray[np.bool_]


class VectorTable:
    """Row i of every array is of game i. The arrays are the table's own and change with every step."""

    def __init__(self, spec: Spec, count: int, seed: int = 0, reward: str = "place") -> None:
        self.spec, self.count, self.reward = spec, count, reward
        self._seed, self._begun = seed << 40, 0
        self.observations: Row = np.zeros((count, spec.observer.size), np.float32)  # of the seat that is asked
        self.masks: Mask = np.zeros((count, len(spec.actions)), np.int8)  # 1: it may choose this
        self.seats: Numbers = np.zeros(count, np.int64)  # who it is; where several are asked, the first
        self.rewards: Row = np.zeros((count, spec.seats), np.float32)  # of the last step, for every seat
        self.over: Flags = np.zeros(count, np.bool_)  # whether the last step has ended the game before this one
        self.steps = 0
        self.episodes = [self._begin() for _ in range(count)]
        self._legal: list[list[int]] = [[] for _ in range(count)]
        for i in range(count):
            self._look(i)

    def _begin(self) -> Episode:
        self._begun += 1
        return Episode(self.spec, self._seed + self._begun, self.reward)

    def _look(self, i: int) -> None:
        episode, mask = self.episodes[i], self.masks[i]
        seat = episode.position.to_move[0]
        self.seats[i] = seat
        self.observations[i] = self.spec.observer(episode.position, seat)
        mask[self._legal[i]] = 0
        self._legal[i] = legal = self.spec.actions.legal(episode.position, seat)
        mask[legal] = 1

    def step(self, actions: Numbers) -> tuple[Row, Flags]:
        """One move in every game. Raises IllegalAction for what a mask does not allow."""
        self.over[:] = False
        self.rewards[:] = 0.0
        seats = self.seats.tolist()
        for i, action in enumerate(actions.tolist()):
            episode = self.episodes[i]
            episode.step(seats[i], action)
            if episode.paid:
                self.rewards[i] = episode.rewards
            if not episode.position.to_move:
                self.over[i] = True
                self.episodes[i] = self._begin()
            self._look(i)
        self.steps += self.count
        return self.rewards, self.over

    def some(self, rng: np.random.Generator) -> Numbers:
        """A legal action for each game, by chance."""
        return np.array(
            [legal[int(r * len(legal))] for legal, r in zip(self._legal, rng.random(self.count), strict=True)]
        )
