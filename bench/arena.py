"""The strength of the bots as a table for results.md: `python -m bench.arena [DEALS] [GAME ...]`.

Each level alone against a table of the one below, and sharp and master against steady too.
"""

from __future__ import annotations

import json
import sys

from click.testing import CliRunner

from cardhouse.bots.house import LEVELS
from cardhouse.cli import main
from cardhouse.games import GAMES

SHORT = {"dalmuti": ["-o", "hands=1"]}  # one hand: the points of a place are its score
PAIRS = [*zip(LEVELS[1:], LEVELS, strict=False), ("master", "steady")]


def measure(game: str, bot: str, versus: str, deals: int) -> dict[str, list[float]]:
    words = ["arena", game, bot, "--versus", versus, "--deals", str(deals), "--json", *SHORT.get(game, [])]
    done = CliRunner().invoke(main, words, catch_exceptions=False)
    assert done.exit_code == 0, done.output
    found: dict[str, list[float]] = json.loads(done.stdout)["bots"][bot]
    return found


def row(game: str, bot: str, versus: str, deals: int) -> str:
    b: dict[str, object] = dict(measure(game, bot, versus, deals))
    last, points, ms = b["last"], b["points"], b["ms"]
    assert isinstance(last, list) and isinstance(points, list) and isinstance(ms, dict)
    return (
        f"| {game} | {bot} | {versus} | {b['games']} | {last[0]:.1%} ({last[1]:.1%}–{last[2]:.1%}) "
        f"| {points[0]:.2f} ({points[1]:.2f}–{points[2]:.2f}) | {ms['mean']:.1f} / {ms['p99']:.0f} |"
    )


if __name__ == "__main__":
    deals, *games = sys.argv[1:] or ["100"]
    print("| game | bot | alone against | games | last (95 %) | place points (95 %) | ms mean / p99 |")
    print("|---|---|---|---|---|---|---|")
    for game in games or GAMES:
        for bot, versus in PAIRS:
            print(row(game, bot, versus, int(deals)), flush=True)
