"""The plain and the compiled rules beside pyspiel hearts. `make bench-compiled` writes bench/results.md.

Each round is hearts, then the plain rules, then the compiled ones, each form in a process of its own; the loop that
plays is plain Python for all three.
"""

from __future__ import annotations

import json
import os
import platform
import random
import statistics
import subprocess
import sys
from pathlib import Path

from bench.engine import commit, encoded_view, hearts_from_dealt, keep, machine, measure, microseconds, midgame, ours

ROUNDS = 7
ROOT = Path(__file__).parents[1]
FORMS = {"plain": ROOT / "src", "compiled": ROOT / "build/compiled"}
GAMES = {"thulla": 4, "kazhutha": 4, "dalmuti": 5, "tincholi": 4, "liap_tui": 4}


def one_round(n: int) -> dict[str, float]:
    """With the rules that this process has found."""
    found = {}
    for name, seats in GAMES.items():
        found[name] = measure(ours(name, seats), random.Random(n))[0]
    position = midgame("thulla", 4)
    found["copy"] = microseconds(position.copy)
    found["view"] = microseconds(lambda: encoded_view(position), 1000)
    return found


def in_form(package: Path, n: int) -> dict[str, float]:
    env = os.environ | {"PYTHONPATH": str(package)}
    run = [sys.executable, "-m", "bench.compiled", str(n)]
    said = subprocess.run(run, cwd=ROOT, env=env, capture_output=True, text=True, check=True).stdout
    rates: dict[str, float] = json.loads(said)
    return rates


def main() -> None:
    hearts_rates = []
    forms: dict[str, list[dict[str, float]]] = {form: [] for form in FORMS}
    play_hearts = hearts_from_dealt()
    for n in range(ROUNDS):
        hearts_rates.append(measure(play_hearts, random.Random(n))[0])
        for form, package in FORMS.items():
            forms[form].append(in_form(package, n))
    hearts = statistics.median(hearts_rates)
    plain, compiled = (
        {what: statistics.median(each[what] for each in rounds) for what in rounds[0]} for rounds in forms.values()
    )
    text = [
        "## Engine: plain and compiled",
        "",
        f"`make bench-compiled` at {commit()}, "
        f"{platform.python_implementation()} {platform.python_version()}, {machine()}. "
        f"Steps per CPU second on one core, median of {ROUNDS} rounds, both forms and hearts ({hearts:,.0f}) in turn.",
        "",
        "| game | plain | compiled | compiled : plain | plain : hearts | compiled : hearts |",
        "|---|---|---|---|---|---|",
    ]
    for name, seats in GAMES.items():
        slow, fast = plain[name], compiled[name]
        text.append(
            f"| {name}, {seats} players | {slow:,.0f} | {fast:,.0f} | {fast / slow:.2f} "
            f"| {slow / hearts:.2f} | {fast / hearts:.2f} |"
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
