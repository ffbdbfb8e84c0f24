"""Environments for learners beside their peers, on one core, in one run. `make bench-learn` writes bench/results.md.

Every row is one loop: observe with a mask, choose by chance among what is legal, step. Steps per CPU second, median of
several rounds, the peers in turn with us. pyspiel is driven as its own users do it, C++ inside.
"""

from __future__ import annotations

import platform
import random
import statistics
import warnings
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from bench.engine import commit, keep, machine, measure, rlcard_env
from cardhouse.core.position import Position
from cardhouse.learn import Episode, Spec, VectorTable, aec_env

ROUNDS = 3
TABLES = 256
GAMES = {"thulla": 4, "kazhutha": 4, "dalmuti": 4, "tincholi": 4, "liap_tui": 4}
PETTINGZOO = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
PEERS = ("PettingZoo", "RLCard", "pyspiel")
Play = Callable[[random.Random], tuple[float, float]]


def aec_loop(env: Any) -> Play:
    """One episode, as PettingZoo's own pages write it."""

    def play(rng: random.Random) -> tuple[float, float]:
        env.reset(seed=rng.randrange(1 << 30))
        steps = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = seen["action_mask"].view(bool).nonzero()[0]  # of 26,313 places: ten times as quick as int8
            env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
        return steps, 1

    return play


def of_pettingzoo(name: str) -> Play:
    return aec_loop(import_module(f"pettingzoo.classic.{name}").env())


def one_by_one(name: str, seats: int) -> Play:
    """Our own loop for one game, with row and mask."""
    spec = Spec.of(name, seats)

    def play(rng: random.Random) -> tuple[float, float]:
        episode, steps = Episode(spec, rng.randrange(1 << 30)), 0
        while to_move := episode.position.to_move:
            seat = to_move[0]
            episode.observe(seat)
            legal = episode.legal(seat)
            spec.actions.mask(legal)
            episode.step(seat, legal[int(rng.random() * len(legal))])
            steps += 1
        return steps, 1

    return play


def many(name: str, seats: int) -> Play:
    tables = VectorTable(Spec.of(name, seats), TABLES)
    dice = np.random.default_rng(1)

    def play(rng: random.Random) -> tuple[float, float]:
        tables.step(tables.some(dice))
        return TABLES, 0

    return play


def bare(name: str, seats: int) -> Play:
    """`legal` and `step` by number, as pyspiel's loop below: nobody looks."""
    spec = Spec.of(name, seats)

    def play(rng: random.Random) -> tuple[float, float]:
        episode, steps = Episode(spec, rng.randrange(1 << 30)), 0
        while to_move := episode.position.to_move:
            legal = episode.legal(to_move[0])
            episode.step(to_move[0], legal[int(rng.random() * len(legal))])
            steps += 1
        return steps, 1

    return play


def of_pyspiel(name: str, look: bool) -> Play:
    import pyspiel

    game = pyspiel.load_game(name)

    def play(rng: random.Random) -> tuple[float, float]:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if look and not state.is_chance_node():
                np.array(state.information_state_tensor(), np.float32)
            legal = state.legal_actions()
            if not state.is_chance_node():
                steps += 1
            state.apply_action(legal[int(rng.random() * len(legal))])
        return steps, 1

    return play


def seen_in(name: str, seats: int) -> Play:
    """Observations alone, in the middle of games."""
    spec, rng = Spec.of(name, seats), random.Random(1)
    places: list[tuple[Position, int]] = []
    for seed in range(4):
        episode = Episode(spec, seed)
        while not episode.over and len(places) < 100 * (seed + 1):
            places.append((episode.position.copy(), episode.to_move[0]))
            episode.step(episode.to_move[0], rng.choice(episode.legal(episode.to_move[0])))

    def play(_: random.Random) -> tuple[float, float]:
        for position, seat in places:
            spec.observer(position, seat)
        return len(places), 1

    return play


def players() -> dict[str, Play]:
    found: dict[str, Play] = {f"PettingZoo {name}": of_pettingzoo(name) for name in PETTINGZOO}
    found |= {f"RLCard {name}, env": rlcard_env(name) for name in ("uno", "doudizhu", "limit-holdem")}
    found["pyspiel hearts"] = of_pyspiel("hearts", look=False)
    found["pyspiel hearts, observed"] = of_pyspiel("hearts", look=True)
    for name, seats in GAMES.items():
        found[f"{name} aec"] = aec_loop(aec_env(name, seats))
        found[f"{name} one"] = one_by_one(name, seats)
        found[f"{name} many"] = many(name, seats)
        found[f"{name} bare"] = bare(name, seats)
        found[f"{name} seen"] = seen_in(name, seats)
    return found


def heading(*columns: str) -> list[str]:
    return ["", f"| {' | '.join(columns)} |", "|---" * len(columns) + "|"]


def main() -> None:
    warnings.simplefilter("ignore")
    measured: dict[str, list[float]] = {}
    for n in range(ROUNDS):
        for name, play in players().items():
            play(random.Random(0))  # caches of both kinds are warm
            measured.setdefault(name, []).append(measure(play, random.Random(n))[0])
    report({name: statistics.median(rates) for name, rates in measured.items()})


def report(steps: dict[str, float]) -> None:
    zoo = max(rate for name, rate in steps.items() if name.startswith("PettingZoo"))
    card = max(rate for name, rate in steps.items() if name.startswith("RLCard"))
    bare_hearts, seen_hearts = steps["pyspiel hearts"], steps["pyspiel hearts, observed"]

    def against(rate: float, peer: float, goal: float) -> str:
        return f"{rate / peer:.2f} × (goal {goal:g}){'' if rate >= goal * peer else ' **missed**'}"

    rows = ["| peer | steps/s |", "|---|---|"]
    rows += [f"| {name} | {rate:,.0f} |" for name, rate in steps.items() if name.startswith(PEERS)]
    rows += heading(
        "game, 4 players", "AEC, steps/s", "fastest of PettingZoo", "one, row and mask", "fastest of RLCard"
    )
    for name in GAMES:
        aec, one = steps[f"{name} aec"], steps[f"{name} one"]
        rows.append(f"| {name} | {aec:,.0f} | {against(aec, zoo, 10)} | {one:,.0f} | {against(one, card, 1.5)} |")
    at_once_said = f"{TABLES} at once, observed, steps/s"
    rows += heading(
        "game, 4 players", at_once_said, "pyspiel, observed", "bare, steps/s", "pyspiel", "a row, µs (goal 15)"
    )
    for name in GAMES:
        at_once, plain, seen = steps[f"{name} many"], steps[f"{name} bare"], 1e6 / steps[f"{name} seen"]
        late = "" if seen <= 15 else " **missed**"
        rows.append(
            f"| {name} | {at_once:,.0f} | {against(at_once, seen_hearts, 1)} | {plain:,.0f} | "
            f"{against(plain, bare_hearts, 1)} | {seen:.1f}{late} |"
        )
    text = "\n".join([
        "## Learners: environments",
        "",
        f"`make bench-learn` at {commit()}, {platform.python_implementation()} {platform.python_version()}, "
        f"{machine()}. Steps per CPU second on one core, median of {ROUNDS} rounds of 1 s, "
        "the peers in turn in the same run. The machine was busy: CPU time leaves that out, caches feel it.",
        "",
        *rows,
    ]) + "\n"  # fmt: skip
    print(text)
    keep(Path(__file__).with_name("results.md"), text)


if __name__ == "__main__":
    main()
