"""Real views of all games, for the tests of the client. `make fixtures` writes web/src/table/fixtures.json,
and what every game declares into web/src/net/declared.json.

For each game some whole matches of bots are watched from p1; kept are the views in which p1 is offered something
that no kept view offers yet, a few plain ones, one run of views in a row (for the animations), and the end.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from cardhouse.bots.generic import mild
from cardhouse.core import kernel
from cardhouse.core.fold import seeded_deal
from cardhouse.core.game import Game
from cardhouse.core.options import read_options
from cardhouse.core.position import DECK, Position
from cardhouse.games import GAMES
from cardhouse.reading.games import shown_games
from cardhouse.table.time_control import pause_ms

DECLARED = Path(__file__).parent.parent / "web" / "src" / "net" / "declared.json"
FILE = Path(__file__).parent.parent / "web" / "src" / "table" / "fixtures.json"
TABLES = {
    "thulla": [(4, ""), (2, ""), (6, "")],
    "kazhutha": [(4, ""), (5, "first_trick_safe=on")],
    "dalmuti": [(5, "hands=2"), (4, "hands=2 tax_return=choice"), (3, "hands=1")],
    "tincholi": [(4, "target=10"), (3, "target=10 cut_timing=either"), (2, "jokers=2 target=5 memory_aid=on")],
    "liap_tui": [(4, "target=10"), (4, "target=5 declaration=sealed"), (4, "target=5 face_down=on")],
}
SEEDS = 6
RUN = 14  # views in a row, of the first table


def matches(game: Game) -> Iterator[tuple[int, int, str, Iterator[dict[str, Any]]]]:
    for table, (seats, options) in enumerate(TABLES[game.name]):
        for seed in range(SEEDS):
            yield table, seats, options, views(game, seats, options, seed)


def views(game: Game, seats: int, options: str, seed: int) -> Iterator[dict[str, Any]]:
    """What p1 is sent in one match, as messages."""
    position: Position = game.start(seats, read_options(game.options, options))
    rng, deals, n, nth = Random(f"{game.name} {seats} {seed}"), 0, 0, 0
    while position.result is None:
        if position.to_move == (DECK,):
            deals += 1
            dealt = seeded_deal(position, bytes([seed]) * 32, deals)
            position = position.copy()
            position.news = []
            position.lay(dealt)
        else:
            seat = position.to_move[int(rng.random() * len(position.to_move))]
            nth += seat == 0
            position = kernel.play(position, seat, mild(kernel.view(position, seat), rng, game.info))
        n += 1
        yield message(game, position, n, nth)


def message(game: Game, position: Position, n: int, nth: int) -> dict[str, Any]:
    news = list(position.news or ())
    seen = kernel.view(position, None if position.result else 0)
    clocks = [{"seat": seat, "left_ms": 25000, "bank_ms": 60000} for seat in seen["to_move"] if seat != "deck"]
    return {
        "type": "view", "match": 1, "n": n, "you": "p1", "beside": None, "nth": nth, "view": seen,
        "news": kernel.heard(news, 0, position.faces), "turns": clocks,
        "pause_ms": 0 if position.result else pause_ms(game.info, news, position.seats), "went_on": [],
        "record": "mango-river-42-1" if position.result else None,
    }  # fmt: skip


def kinds(view: dict[str, Any]) -> frozenset[str]:
    """What is offered, without the cards: `look # #`, `#x#+J`."""
    legal = view["view"]["legal"].get("p1", [])
    words = {re.sub(r"[0-9]+", "#", move) if " " in move or "x" in move else move for move in legal}
    return frozenset(word if (len(word) > 3 and word.islower()) or "#" in word else f"{len(word)}" for word in words)


def chosen(game: Game) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    offered: set[str] = set()
    for match, (table, seats, options, seen) in enumerate(matches(game)):
        mine = 0
        for view in seen:
            new = kinds(view) - offered
            asked = bool(view["view"]["legal"])
            run = match == 0 and view["n"] <= RUN
            if run or new or (match % SEEDS == 0 and (view["view"]["over"] or (asked and mine < 2))):
                found.append({"table": table, "seats": seats, "options": options, "run": run, "view": view})
                offered |= new
                mine += asked
    return found


def page() -> str:
    games = {name: chosen(GAMES[name]) for name in TABLES}
    lines = (
        f'"{name}": [\n' + ",\n".join(json.dumps(view, separators=(",", ":")) for view in found) + "\n]"
        for name, found in games.items()
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"


def declarations() -> str:
    """Of all games, as the house serves them."""
    shown = msgspec.to_builtins([game for game in shown_games().games if game.name in TABLES])
    return "[\n" + ",\n".join(json.dumps(game, ensure_ascii=False) for game in shown) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
    DECLARED.write_text(declarations(), encoding="utf-8")
