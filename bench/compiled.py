"""The plain and the compiled rules beside pyspiel hearts. `make bench-compiled` writes bench/results.md.

Each round is hearts, then the plain rules, then the compiled ones, each form in a process of its own. Outside: the
loop that plays is plain Python for all three. Inside: one call plays a game by chance, `playout` for ours, and for
pyspiel `evaluate_bots` with uniform bots, all of it C++. The compiled form is in build/compiled, or where
CARDHOUSE_COMPILED says.
"""

from __future__ import annotations

import json
import os
import platform
import random
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from bench import engine
from bench.engine import (
    Counts,
    commit,
    dealt,
    encoded_view,
    hearts_dealt,
    hearts_from_dealt,
    keep,
    machine,
    measure,
    microseconds,
    midgame,
    ours,
)

ROUNDS, SECONDS = int(os.environ.get("BENCH_ROUNDS", "7")), float(os.environ.get("BENCH_SECONDS", "0.5"))
ROOT = Path(__file__).parents[1]
FORMS = {"plain": ROOT / "src", "compiled": Path(os.environ.get("CARDHOUSE_COMPILED", ROOT / "build/compiled"))}
GAMES = {"thulla": 4, "kazhutha": 4, "dalmuti": 5, "tincholi": 4, "liap_tui": 4}


def hearts_inside() -> Callable[[random.Random], Counts]:
    import pyspiel

    roots = hearts_dealt()
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(4)]

    def play(rng: random.Random) -> Counts:
        root = rng.choice(roots)
        state = root.clone()
        pyspiel.evaluate_bots(state, bots, rng.randrange(1 << 30))
        return state.move_number() - root.move_number(), 1

    return play


def inside(name: str, seats: int) -> Callable[[random.Random], Counts]:
    from cardhouse.core.playout import playout

    roots = dealt(name, seats)

    def play(rng: random.Random) -> Counts:
        return playout(rng.choice(roots).copy(), rng.randrange(1 << 30)), 1

    return play


def one_round(n: int) -> dict[str, float]:
    """With the rules that this process has found."""
    engine.SECONDS = SECONDS
    found = {}
    for name, seats in GAMES.items():
        found[name] = measure(ours(name, seats), random.Random(n))[0]
        found[f"{name} inside"] = measure(inside(name, seats), random.Random(n))[0]
    position = midgame("thulla", 4)
    found["copy"] = microseconds(position.copy)
    found["view"] = microseconds(lambda: encoded_view(position), 1000)
    return found


def in_form(package: Path, n: int) -> dict[str, float]:
    env = os.environ | {"PYTHONPATH": f"{package}{os.pathsep}{ROOT}"}
    run = [sys.executable, "-m", "bench.compiled", str(n)]
    said = subprocess.run(run, cwd=ROOT, env=env, capture_output=True, text=True, check=True).stdout
    rates: dict[str, float] = json.loads(said)
    return rates


def main() -> None:
    engine.SECONDS = SECONDS
    loops = {"outside": hearts_from_dealt(), "inside": hearts_inside()}
    hearts: dict[str, list[float]] = {loop: [] for loop in loops}
    forms: dict[str, list[dict[str, float]]] = {form: [] for form in FORMS}
    for n in range(ROUNDS):
        for loop, play in loops.items():
            hearts[loop].append(measure(play, random.Random(n))[0])
        for form, package in FORMS.items():
            forms[form].append(in_form(package, n))
    outer, inner = (statistics.median(rates) for rates in hearts.values())
    plain, compiled = (
        {what: statistics.median(each[what] for each in rounds) for what in rounds[0]} for rounds in forms.values()
    )
    text = [
        "## Engine: plain and compiled",
        "",
        f"`make bench-compiled` at {commit()}, "
        f"{platform.python_implementation()} {platform.python_version()}, {machine()}. "
        f"Steps per CPU second on one core, median of {ROUNDS} rounds of {SECONDS:g} s, both forms and "
        f"pyspiel's hearts in turn. The loop outside, in plain Python for all: hearts {outer:,.0f}. The loop inside, "
        f"one call for a game: hearts {inner:,.0f}, all of it C++.",
        "",
        "| game | outside: plain | compiled | compiled : plain | plain : hearts | compiled : hearts "
        "| inside: plain | compiled | compiled : hearts | goal |",
        "|---" * 10 + "|",
    ]
    for name, seats in GAMES.items():
        slow, fast, slow_in, fast_in = plain[name], compiled[name], plain[f"{name} inside"], compiled[f"{name} inside"]
        text.append(
            f"| {name}, {seats} players | {slow:,.0f} | {fast:,.0f} | {fast / slow:.2f} | {slow / outer:.2f} "
            f"| {fast / outer:.2f} | {slow_in:,.0f} | {fast_in:,.0f} | {fast_in / inner:.2f} "
            f"| {2 if name in ('thulla', 'kazhutha') else 1} |"
        )
    text += [
        "",
        f"Thulla in mid-game: `copy()` {plain['copy']:.2f} µs plain, {compiled['copy']:.2f} µs compiled; "
        f"one view, encoded, {plain['view']:.1f} µs and {compiled['view']:.1f} µs.",
    ]
    page = "\n".join(text) + "\n"
    print(page)
    keep(ROOT / "bench/results.md", page)


if __name__ == "__main__":
    if sys.argv[1:]:
        print(json.dumps(one_round(int(sys.argv[1]))))
    else:
        main()
