"""Many games, each at a decision: what `VectorTable` has arrays of. One that is over begins anew.

Nothing here needs NumPy, so all of it can be compiled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardhouse.learn.episode import Episode

if TYPE_CHECKING:
    from cardhouse.learn.spec import Spec


class Many:
    """Game i is item i of every list."""

    def __init__(self, spec: Spec, count: int, seed: int, reward: str) -> None:
        self.spec, self.reward = spec, reward
        self._actions, self._begun, self._seed = spec.actions, 0, seed << 40
        self.episodes: list[Episode] = [self._begin() for _ in range(count)]
        self.seats: list[int] = [0] * count  # who is asked; where several are, the first
        self.legal: list[list[int]] = [[] for _ in range(count)]  # what they may choose
        self.over: list[int] = []  # which games the last step has ended
        self.paid: list[tuple[int, list[float]]] = []  # which of them it has brought rewards
        for i in range(count):
            self._ask(i)

    def _begin(self) -> Episode:
        self._begun += 1
        return Episode(self.spec, self._seed + self._begun, self.reward)

    def _ask(self, i: int) -> None:
        position = self.episodes[i].position
        seat = position.to_move[0]
        self.seats[i] = seat
        self.legal[i] = self._actions.legal(position, seat)

    def step(self, actions: Sequence[int]) -> None:
        """One move in every game. Raises IllegalAction for what is not legal."""
        self.over, self.paid = [], []
        for i, action in enumerate(actions):
            episode = self.episodes[i]
            episode.step(self.seats[i], action)
            if episode.paid:
                self.paid.append((i, episode.rewards))
            if not episode.position.to_move:
                self.over.append(i)
                self.episodes[i] = self._begin()
            self._ask(i)

    def some(self, chances: Sequence[float]) -> list[int]:
        """A legal action in each game, by a number below 1."""
        return [legal[int(chance * len(legal))] for legal, chance in zip(self.legal, chances, strict=True)]

    def write(self, rows: memoryview, masks: memoryview) -> None:
        """What each seat that is asked knows, and what it may choose, into the bytes of arrays."""
        observer, actions = self.spec.observer, self._actions
        width, places = 4 * observer.size, len(actions.texts)
        for i, episode in enumerate(self.episodes):
            rows[i * width : (i + 1) * width] = observer.written(episode.position, self.seats[i])
            masks[i * places : (i + 1) * places] = actions.marks(self.legal[i])
