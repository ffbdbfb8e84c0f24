"""Teaches the bot a game by letting it play against itself, on one core, with NumPy alone.

    OPENBLAS_NUM_THREADS=1 python -m self_taught.train thulla --minutes 9
    cardhouse arena thulla self_taught gentle --deals 500

All seats are the same agent. It plays the action that it believes to be worth most, now and then another one, and
compares what it believed with how the hand or the game ended.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from cardhouse.learn import Spec, VectorTable

from .agent import Agent, Array

AT_ONCE, BATCH = 64, 512
TRIES = (0.15, 0.02)  # how often it plays anything, at the beginning and at the end
RATE = (0.002, 0.0002)  # how fast it learns
WEIGHTS = Path(__file__).parent / "weights"


class Memory:
    """What was done in every game since its last reward, and then what came of it."""

    def __init__(self, games: int) -> None:
        self._running: list[list[tuple[Array, int, int]]] = [[] for _ in range(games)]
        self._known: list[tuple[Array, int, float]] = []

    def note(self, seen: Array, actions: Array, seats: Array) -> None:
        for i, running in enumerate(self._running):
            running.append((seen[i], int(actions[i]), int(seats[i])))

    def pay(self, i: int, rewards: Array) -> None:
        self._known += [(row, action, float(rewards[seat])) for row, action, seat in self._running[i]]
        self._running[i] = []

    def batches(self) -> Iterator[tuple[Array, Array, Array]]:
        while len(self._known) >= BATCH:
            some, self._known = self._known[:BATCH], self._known[BATCH:]
            rows, actions, returns = (np.array(part) for part in zip(*some, strict=True))
            yield rows, actions, returns.astype(np.float32)


def train(
    spec: Spec, seconds: float, reward: str = "place", seed: int = 1, enough: int = 10_000_000
) -> tuple[Agent, int]:
    """The agent, and how many games it has played: for some CPU time, or until `enough`."""
    agent, rng, memory = Agent.new(spec, seed), np.random.default_rng(seed), Memory(AT_ONCE)
    tables = VectorTable(spec, AT_ONCE, seed, reward)
    games, began, spread = 0, time.process_time(), 1.0
    while games < enough and (done := (time.process_time() - began) / seconds) < 1:
        seen = tables.observations.copy()
        tries = rng.random(AT_ONCE) < between(TRIES, done)
        actions = np.where(tries, tables.some(rng), agent.choose(seen, tables.masks))
        memory.note(seen, actions, tables.seats)
        rewards, over = tables.step(actions)
        for i in np.flatnonzero(rewards.any(axis=1) | over).tolist():
            gained = rewards[i] - rewards[i].mean()  # what one gets, the others do not
            spread += 0.001 * (float(np.abs(gained).max()) - spread)
            memory.pay(i, gained / max(spread, 1e-3))
        games += int(over.sum())
        for batch in memory.batches():
            agent.learn(*batch, between(RATE, done))
    return agent, games


def between(ends: tuple[float, float], done: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * done


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--options", default="")
    parser.add_argument("--reward", default="place", help="place: at the end of the game; points: after every hand")
    parser.add_argument("--minutes", type=float, default=20, help="of one core")
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    args = parser.parse_args()
    spec = Spec.of(args.game, args.seats, args.options)
    agent, games = train(spec, args.minutes * 60, args.reward)
    path = args.out / f"{args.game}-{args.seats}.npz"
    agent.save(path, spec)
    print(f"{path}: {games:,} games, {agent.updates:,} steps")


if __name__ == "__main__":
    main()
