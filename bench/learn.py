"""Environments for learners beside their peers, on one core, in one run. `make bench-learn` writes bench/results.md.

Every row is one loop: observe with a mask, choose by chance among what is legal, step. Steps per CPU second, median of
several rounds, the peers in turn with both forms of ours, each form in a process of its own. pyspiel is driven as its
own users do it, C++ inside. The compiled form is in build/compiled, or where CARDHOUSE_COMPILED says.
"""

from __future__ import annotations

import json
import os
import platform
import random
import statistics
import subprocess
import sys
import warnings
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from bench import engine
from bench.engine import commit, keep, machine, measure, rlcard_env
from cardhouse.core.position import Position
from cardhouse.learn import Episode, Spec, VectorTable, aec_env

ROUNDS, SECONDS = int(os.environ.get("BENCH_ROUNDS", "3")), float(os.environ.get("BENCH_SECONDS", "0.5"))
ROOT = Path(__file__).parents[1]
FORMS = {"plain": ROOT / "src", "compiled": Path(os.environ.get("CARDHOUSE_COMPILED", ROOT / "build/compiled"))}
TABLES = 256
GAMES = {"thulla": 4, "kazhutha": 4, "dalmuti": 4, "tincholi": 4, "liap_tui": 4}
PETTINGZOO = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
RLCARD = ("uno", "limit-holdem", "gin-rummy", "mahjong", "bridge", "doudizhu")
# Tricks for four from a whole pack; sets out of ten thousand and more actions; a stock to draw from.
FAIR = {
    "thulla": "bridge",
    "kazhutha": "bridge",
    "dalmuti": "doudizhu",
    "tincholi": "gin-rummy",
    "liap_tui": "doudizhu",
}
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


def many_unseen(name: str, seats: int) -> Play:
    tables = VectorTable(Spec.of(name, seats), TABLES, look=False)
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


def peers() -> dict[str, Play]:
    found: dict[str, Play] = {f"PettingZoo {name}": of_pettingzoo(name) for name in PETTINGZOO}
    found |= {f"RLCard {name}": rlcard_env(name) for name in RLCARD}
    found["pyspiel hearts"] = of_pyspiel("hearts", look=False)
    found["pyspiel hearts, observed"] = of_pyspiel("hearts", look=True)
    return found


def ours() -> dict[str, Play]:
    found: dict[str, Play] = {}
    for name, seats in GAMES.items():
        found[f"{name} aec"] = aec_loop(aec_env(name, seats))
        found[f"{name} one"] = one_by_one(name, seats)
        found[f"{name} many"] = many(name, seats)
        found[f"{name} unseen"] = many_unseen(name, seats)
        found[f"{name} bare"] = bare(name, seats)
        found[f"{name} seen"] = seen_in(name, seats)
    return found


def rates(players: dict[str, Play], n: int) -> dict[str, float]:
    engine.SECONDS = SECONDS
    found = {}
    for name, play in players.items():
        play(random.Random(0))  # caches of both kinds are warm
        found[name] = measure(play, random.Random(n))[0]
    return found


def in_form(package: Path, n: int) -> dict[str, float]:
    env = os.environ | {"PYTHONPATH": f"{package}{os.pathsep}{ROOT}"}
    run = [sys.executable, "-m", "bench.learn", str(n)]
    said = subprocess.run(run, cwd=ROOT, env=env, capture_output=True, text=True, check=True).stdout
    found: dict[str, float] = json.loads(said)
    return found


def main() -> None:
    rounds: dict[str, list[dict[str, float]]] = {"peers": [], **{form: [] for form in FORMS}}
    others = peers()
    for n in range(ROUNDS):
        rounds["peers"].append(rates(others, n))
        for form, package in FORMS.items():
            rounds[form].append(in_form(package, n))
    report({
        who: {name: statistics.median(one[name] for one in measured) for name in measured[0]}
        for who, measured in rounds.items()
    })  # fmt: skip


def heading(*columns: str) -> list[str]:
    return ["", f"| {' | '.join(columns)} |", "|---" * len(columns) + "|"]


def against(rate: float, peer: float, goal: float) -> str:
    return f"{rate / peer:.2f} ×{'' if rate >= goal * peer else ' **missed**'}"


def report(steps: dict[str, dict[str, float]]) -> None:
    peer = steps["peers"]
    zoo = max(rate for name, rate in peer.items() if name.startswith("PettingZoo"))
    card = max(rate for name, rate in peer.items() if name.startswith("RLCard"))
    rows = ["| peer | steps/s |", "|---|---|", *(f"| {name} | {rate:,.0f} |" for name, rate in peer.items())]
    for form in FORMS:
        rows += singles(form, steps[form], peer, zoo, card)
    for form in FORMS:
        rows += at_once(form, steps[form], peer)
    text = "\n".join([
        "## Learners: environments",
        "",
        f"`make bench-learn` at {commit()}, {platform.python_implementation()} {platform.python_version()}, "
        f"{machine()}. Steps per CPU second on one core, median of {ROUNDS} rounds of {SECONDS:g} s, "
        "the peers and both forms in turn in the same run. The machine was busy: CPU time leaves that out, caches feel "
        "it. Four players. The fair peer among RLCard's environments has a game of the same kind and size: bridge is "
        "the one with tricks, doudizhu the one with sets. The fastest are limit-holdem, whose row has 72 columns, and "
        "uno with 240; ours has 300 to 2,113.",
        "",
        *rows,
    ]) + "\n"  # fmt: skip
    print(text)
    keep(Path(__file__).with_name("results.md"), text)


def singles(form: str, ours: dict[str, float], peer: dict[str, float], zoo: float, card: float) -> list[str]:
    rows = heading(
        form, "AEC, steps/s", "fastest of PettingZoo (goal 10)", "one, row and mask", "fair peer of RLCard (goal 1.5)",
        "fastest of RLCard (goal 1.5)",
    )  # fmt: skip
    for name in GAMES:
        aec, one, fair = ours[f"{name} aec"], ours[f"{name} one"], FAIR[name]
        beside = against(one, peer[f"RLCard {fair}"], 1.5)
        most = against(one, card, 1.5)
        rows.append(f"| {name} | {aec:,.0f} | {against(aec, zoo, 10)} | {one:,.0f} | {fair}: {beside} | {most} |")
    return rows


def at_once(form: str, ours: dict[str, float], peer: dict[str, float]) -> list[str]:
    bare_hearts, seen_hearts = peer["pyspiel hearts"], peer["pyspiel hearts, observed"]
    rows = heading(
        form, f"{TABLES} at once, observed, steps/s", "pyspiel, observed (goal 1)", f"{TABLES} at once, nobody looks",
        "pyspiel (goal 1)", "one, nobody looks", "pyspiel (goal 1)", "a row, µs (goal 15)",
    )  # fmt: skip
    for name in GAMES:
        at_once, unseen, bare, seen = (ours[f"{name} {what}"] for what in ("many", "unseen", "bare", "seen"))
        late = "" if seen * 15 >= 1e6 else " **missed**"
        rows.append(
            f"| {name} | {at_once:,.0f} | {against(at_once, seen_hearts, 1)} | {unseen:,.0f} | "
            f"{against(unseen, bare_hearts, 1)} | {bare:,.0f} | {against(bare, bare_hearts, 1)} | "
            f"{1e6 / seen:.1f}{late} |"
        )
    return rows


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    if sys.argv[1:]:
        print(json.dumps(rates(ours(), int(sys.argv[1]))))
    else:
        main()
