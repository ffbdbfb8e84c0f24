"""A small agent that learns Thulla by playing against itself, with NumPy alone. It needs
`pip install cardhouse[learn]`.

    python examples/learn_selfplay.py --seconds 120

It estimates what each card is worth (from 1 for the first place to -1 for the last) with one hidden layer, plays the
card that is worth most, now and then another one, and compares the estimates with how the games end.
"""

from __future__ import annotations

import argparse
import time
from typing import Any, TypeAlias

import numpy as np

from cardhouse.learn import Episode, Spec, VectorTable

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]
HIDDEN, GAMES_AT_ONCE, TRIES, RATE = 64, 64, 0.05, 0.002


class Agent:
    """Observation → the worth of every action."""

    def __init__(self, spec: Spec, seed: int) -> None:
        rng = np.random.default_rng(seed)
        size, actions = spec.observer.size, len(spec.actions)
        self.layers: list[Array] = [
            (rng.standard_normal((size, HIDDEN)) / np.sqrt(size)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, actions), np.float32),
            np.zeros(actions, np.float32),
        ]
        self.means = [np.zeros_like(layer) for layer in self.layers]  # of Adam
        self.squares = [np.zeros_like(layer) for layer in self.layers]
        self.updates = 0

    def worth(self, seen: Array) -> tuple[Array, Array]:
        w1, b1, w2, b2 = self.layers
        hidden = np.maximum(seen @ w1 + b1, 0)
        return hidden @ w2 + b2, hidden

    def choose(self, seen: Array, masks: Array) -> Array:
        best: Array = np.where(masks, self.worth(seen)[0], -np.inf).argmax(axis=-1)
        return best

    def learn(self, seen: Array, actions: Array, returns: Array) -> None:
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
            self.layers[i] -= RATE * mean / (np.sqrt(square) + 1e-8)


def train(spec: Spec, seconds: float, seed: int = 1, enough: int = 1_000_000) -> tuple[Agent, int]:
    """All seats are the same agent. Returns it, and how many games it has played: for some time, or until `enough`."""
    agent, rng = Agent(spec, seed), np.random.default_rng(seed)
    tables = VectorTable(spec, GAMES_AT_ONCE, seed)
    running: list[list[tuple[Array, int, int]]] = [[] for _ in range(GAMES_AT_ONCE)]  # seen, action, seat
    done: list[tuple[Array, int, float]] = []
    games, end = 0, time.monotonic() + seconds
    while time.monotonic() < end and games < enough:
        seen, seats = tables.observations.copy(), tables.seats.copy()
        tries = rng.random(GAMES_AT_ONCE) < TRIES
        actions = np.where(tries, tables.some(rng), agent.choose(seen, tables.masks))
        rewards, over = tables.step(actions)
        for i in range(GAMES_AT_ONCE):
            running[i].append((seen[i], int(actions[i]), int(seats[i])))
            if over[i]:
                done += [(row, action, float(rewards[i, seat])) for row, action, seat in running[i]]
                running[i] = []
                games += 1
        while len(done) >= 512:
            batch, done = done[:512], done[512:]
            rows, acts, returns = (np.array(part) for part in zip(*batch, strict=True))
            agent.learn(rows, acts, returns.astype(np.float32))
    return agent, games


def against_chance(spec: Spec, agent: Agent, games: int, seed: int = 7) -> dict[str, float]:
    """The agent in one seat, in turn, the others by chance: how often it is first and last."""
    rng = np.random.default_rng(seed)
    first = last = 0
    for n in range(games):
        episode, mine = Episode(spec, (seed << 32) + n), n % spec.seats
        while not episode.over:
            seat = episode.to_move[0]
            if seat == mine:
                action = int(agent.choose(episode.observe(seat), episode.mask(seat)))
            else:
                action = int(rng.choice(episode.legal(seat)))
            episode.step(seat, action)
        result = episode.position.result
        assert result is not None
        first += mine in result.ranking[0]
        last += mine in result.losers
    return {"first": first / games, "last": last / games}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=1000, help="against chance, at the end")
    args = parser.parse_args()
    spec = Spec.of("thulla", args.seats)
    print("before:", against_chance(spec, Agent(spec, 1), args.games))
    agent, games = train(spec, args.seconds)
    print(f"after {games} games:", against_chance(spec, agent, args.games))


if __name__ == "__main__":
    main()
