"""What it has instead of a head: one hidden layer, from what a seat knows to what each action is worth."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from cardhouse.learn import Spec

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]
HIDDEN = 96


class Agent:
    """Observation → the worth of every action. It learns with Adam."""

    def __init__(self, layers: list[Array]) -> None:
        self.layers = layers
        self.means = [np.zeros_like(layer) for layer in layers]
        self.squares = [np.zeros_like(layer) for layer in layers]
        self.updates = 0

    @classmethod
    def new(cls, spec: Spec, seed: int) -> Agent:
        rng, size, actions = np.random.default_rng(seed), spec.observer.size, len(spec.actions)
        first = rng.standard_normal((size, HIDDEN)) / np.sqrt(size)
        shapes = (np.zeros(HIDDEN), np.zeros((HIDDEN, actions)), np.zeros(actions))
        return cls([layer.astype(np.float32) for layer in (first, *shapes)])

    def worth(self, seen: Array) -> tuple[Array, Array]:
        w1, b1, w2, b2 = self.layers
        hidden = np.maximum(seen @ w1 + b1, 0)
        return hidden @ w2 + b2, hidden

    def choose(self, seen: Array, masks: Array) -> Array:
        best: Array = np.where(masks, self.worth(seen)[0], -np.inf).argmax(axis=-1)
        return best

    def learn(self, seen: Array, actions: Array, returns: Array, rate: float) -> None:
        """A step towards what really came of these actions."""
        worth, hidden = self.worth(seen)
        rows = np.arange(len(actions))
        error = np.zeros_like(worth)
        error[rows, actions] = (worth[rows, actions] - returns) / len(rows)
        back = error @ self.layers[2].T * (hidden > 0)
        self.updates += 1
        for i, slope in enumerate((seen.T @ back, back.sum(0), hidden.T @ error, error.sum(0))):
            self.means[i] += 0.1 * (slope - self.means[i])
            self.squares[i] += 0.001 * (slope**2 - self.squares[i])
            mean = self.means[i] / (1 - 0.9**self.updates)
            square = self.squares[i] / (1 - 0.999**self.updates)
            self.layers[i] -= rate * mean / (np.sqrt(square) + 1e-8)

    # -- kept in a file, with what it was learned from

    def save(self, path: Path, spec: Spec) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        kept: dict[str, Any] = {f"layer{i}": layer.astype(np.float16) for i, layer in enumerate(self.layers)}
        np.savez_compressed(path, observer=spec.observer.version, actions=spec.actions.version, **kept)

    @classmethod
    def load(cls, path: Path, spec: Spec) -> Agent:
        """Raises ValueError if the game is told in other numbers today than when it was learned."""
        with np.load(path) as kept:
            for part, now in (("observer", spec.observer.version), ("actions", spec.actions.version)):
                if str(kept[part]) != now:
                    raise ValueError(f"{path.name} was learned with the {part} {kept[part]}, and today it is {now}")
            return cls([kept[f"layer{i}"].astype(np.float32) for i in range(4)])
