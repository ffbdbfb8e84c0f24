"""Random playouts of every game beside their peers, on one core, in one run. `make bench` writes bench/results.md.

Steps per CPU second, median of several rounds; the peers are measured in turn with us, so that a busy
machine slows everybody. A step is one decision of a player, chosen uniformly among the legal ones.
"""

from __future__ import annotations

import platform
import random
import statistics
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from cardhouse.core.deal import shuffled
from cardhouse.core.kernel import view
from cardhouse.core.position import DECK, Position
from cardhouse.games import GAMES

ROUNDS = 5
SECONDS = 1.0
Counts = tuple[float, float]  # steps, games (or turns, rounds)


def playout(position: Position, rng: random.Random) -> tuple[int, int]:
    """To the end: steps, and how often the deck acted."""
    steps = deals = 0
    chance = rng.random
    while to_move := position.to_move:
        seat = to_move[0]
        if seat == DECK:
            deck = position.deck()
            rng.shuffle(deck)
            position.lay(position.deal(deck))
            deals += 1
            continue
        moves = position.legal(seat)
        position.apply(seat, moves[int(chance() * len(moves))])
        steps += 1
    return steps, deals


def dealt(name: str, seats: int) -> list[Position]:
    roots = []
    for seed in range(1, 21):
        position, k = GAMES[name].start(seats), 1
        while position.to_move == (DECK,):
            position.lay(position.deal(shuffled(position.deck(), bytes([seed]) * 32, k)))
            k += 1  # a draw that ties is drawn again, from another shuffle
        roots.append(position)
    return roots


def ours(name: str, seats: int) -> Callable[[random.Random], Counts]:
    """Like hearts from positions that are dealt already; later deals of a session count."""
    roots = dealt(name, seats)

    def play(rng: random.Random) -> Counts:
        steps, deals = playout(rng.choice(roots).copy(), rng)
        return steps, deals + 1

    return play


def hearts_dealt() -> list[Any]:
    import pyspiel

    game = pyspiel.load_game("hearts")
    roots: list[Any] = []
    rng = random.Random(1)
    while len(roots) < 20:
        state = game.new_initial_state()
        while state.is_chance_node():
            actions = [action for action, _ in state.chance_outcomes()]
            state.apply_action(rng.choice(actions))
        roots.append(state)
    return roots


def hearts_from_dealt() -> Callable[[random.Random], Counts]:
    """pyspiel hearts driven from Python: `legal_actions` + `apply_action`, C++ inside; the deal is left out."""
    roots = hearts_dealt()

    def play(rng: random.Random) -> Counts:
        state = rng.choice(roots).clone()
        steps = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            steps += 1
        return steps, 1

    return play


def rlcard_env(name: str) -> Callable[[random.Random], Counts]:
    import rlcard

    env = rlcard.make(name)

    def play(rng: random.Random) -> Counts:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(rng.random() * len(actions))])
            steps += 1
        return steps, 1

    return play


def measure(play: Callable[[random.Random], Counts], rng: random.Random) -> Counts:
    """Steps and units per CPU second."""
    steps = units = 0.0
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        more_steps, more_units = play(rng)
        steps += more_steps
        units += more_units
    return steps / spent, units / spent


def microseconds(act: Callable[[], object], times: int = 5000) -> float:
    start = time.process_time()
    for _ in range(times):
        act()
    return (time.process_time() - start) / times * 1e6


def midgame(name: str, seats: int) -> Position:
    """Twenty moves into a game."""
    position = GAMES[name].start(seats)
    position.lay(position.deal(shuffled(position.deck(), bytes(32), 1)))
    k = 2
    for _ in range(20):
        while position.to_move == (DECK,):
            position.lay(position.deal(shuffled(position.deck(), bytes(32), k)))
            k += 1
        seat = position.to_move[0]
        position.apply(seat, position.default(seat))
    return position


def encoded_view(position: Position) -> bytes:
    return msgspec.json.encode(view(position, max(position.to_move[0], 0)))


def main() -> None:
    players = {
        "pyspiel hearts": hearts_from_dealt(),
        "rlcard uno": rlcard_env("uno"),
        "rlcard doudizhu": rlcard_env("doudizhu"),
        "thulla, 4 players": ours("thulla", 4),
        "kazhutha, 4 players": ours("kazhutha", 4),
        "dalmuti, 5 players": ours("dalmuti", 5),
        "tincholi, 4 players": ours("tincholi", 4),
        "liap_tui, 4 players": ours("liap_tui", 4),
    }
    rates: dict[str, list[Counts]] = {name: [] for name in players}
    for n in range(ROUNDS):
        for name, play in players.items():
            rates[name].append(measure(play, random.Random(n)))
    steps = {name: statistics.median(rate[0] for rate in rows) for name, rows in rates.items()}
    units = {name: statistics.median(rate[1] for rate in rows) for name, rows in rates.items()}
    report(steps, units)


def report(steps: dict[str, float], units: dict[str, float]) -> None:
    hearts, uno, doudizhu = steps["pyspiel hearts"], steps["rlcard uno"], steps["rlcard doudizhu"]

    def ratio(name: str, peer: float, goal: float) -> str:
        return f"{steps[name] / peer:.2f} × (goal {goal:g}){'' if steps[name] >= goal * peer else ' **missed**'}"

    rows = ["| what | steps/s | against hearts | against RLCard |", "|---|---|---|---|"]
    rows.append(f"| pyspiel hearts, from dealt | {hearts:,.0f} | 1 | |")
    rows.append(f"| RLCard uno, env | {uno:,.0f} | | 1 (uno) |")
    rows.append(f"| RLCard doudizhu, env | {doudizhu:,.0f} | | 1 (doudizhu) |")
    rows += [
        f"| {name} | {steps[name]:,.0f} | {ratio(name, hearts, 0.5)} | {ratio(name, uno, 10)} uno |"
        for name in ("thulla, 4 players", "kazhutha, 4 players")
    ]
    name = "dalmuti, 5 players"
    rows.append(f"| {name} | {steps[name]:,.0f} | {ratio(name, hearts, 0.3)} | {ratio(name, doudizhu, 50)} doudizhu |")
    turns, rounds = steps["tincholi, 4 players"] / 2, units["liap_tui, 4 players"]
    rows.append(f"| tincholi, 4 players | {2 * turns:,.0f} | {turns:,.0f} turns/s (goal 50,000) | |")
    rows.append(f"| liap_tui | {steps['liap_tui, 4 players']:,.0f} | {rounds:,.0f} rounds/s (goal 5,000) | |")
    rows += ["", "| game | `copy()`, µs (goal 2) | one view, encoded, µs (goal 60) |", "|---|---|---|"]
    for name, seats in (("thulla", 4), ("kazhutha", 4), ("dalmuti", 5), ("tincholi", 4), ("liap_tui", 4)):
        position = midgame(name, seats)
        copy = min(microseconds(position.copy) for _ in range(5))
        sent = min(microseconds(lambda p=position: encoded_view(p), 1000) for _ in range(5))  # type: ignore[misc]
        rows.append(f"| {name} | {copy:.2f} | {sent:.1f} |")
    top = [
        "## Engine: random playouts through `legal` + `apply`",
        "",
        f"`make bench` at {commit()}, {platform.python_implementation()} {platform.python_version()}, "
        f"{machine()}. Steps per CPU second on one core, median of {ROUNDS} rounds of {SECONDS:g} s, the peers in turn "
        "in the same run. Encoded as the server does it, with msgspec.",
        "",
    ]
    text = "\n".join([*top, *rows]) + "\n"
    print(text)
    keep(Path(__file__).with_name("results.md"), text)


def keep(page: Path, text: str) -> None:
    """Replaces the section of the same heading."""
    heading = text.split("\n", 1)[0]
    old = page.read_text() if page.exists() else "# Measurements\n"
    sections = old.split("\n## ")
    kept = [section for section in sections[1:] if not heading.endswith(section.split("\n", 1)[0])]
    page.write_text("\n## ".join([sections[0].rstrip() + "\n", text.removeprefix("## "), *kept]).rstrip() + "\n")


def commit() -> str:
    git = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    return f"commit {git.stdout.strip() or 'unknown'}"


def machine() -> str:
    cpu = Path("/proc/cpuinfo")
    names = [line.split(":", 1)[1].strip() for line in cpu.read_text().splitlines() if line.startswith("model name")]
    return f"{names[0]}, {len(names)} cores" if names else platform.machine()


if __name__ == "__main__":
    main()
