"""Whole matches to be verified in the browser. `python -m tools.records` writes web/src/replay/records.json.

The browser checks deals with code of its own; these are the deals of the house to compare it with.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from cardhouse.bots.generic import eager
from cardhouse.core.deal import pledge_of
from cardhouse.core.position import seat_name
from cardhouse.games import GAMES
from cardhouse.table import fairness
from cardhouse.table.match import Match
from cardhouse.table.messages import Settings

FILE = Path(__file__).parent.parent / "web" / "src" / "replay" / "records.json"
STARTED = 1_767_225_600_000
MATCHES = {  # name → game, seats, options, how often a cut of Tincholi is thought of
    "thulla": ("thulla", 5, "games=3", 1.0),
    "thulla of six": ("thulla", 6, "games=3 first_trick_safe=on lead_after_safe=second_highest scoring=count", 1.0),
    "kazhutha": ("kazhutha", 4, "games=4", 1.0),
    "kazhutha with a safe first trick": ("kazhutha", 5, "games=3 first_trick_safe=on forced_ace=off", 1.0),
    "kazhutha of partners": ("kazhutha", 4, "games=3 partners=on", 1.0),
    "dalmuti": ("dalmuti", 5, "hands=3", 1.0),
    "dalmuti with choices": ("dalmuti", 8, "hands=2 tax_return=choice", 1.0),
    "dalmuti by seats": ("dalmuti", 3, "hands=2 opening=seats", 1.0),
    "tincholi": ("tincholi", 4, "max_rounds=3", 0.2),
    "tincholi with everything": ("tincholi", 6, "deck=both jokers=3 max_rounds=2 cut_timing=either", 0.1),
    "liap_tui": ("liap_tui", 4, "max_rounds=4", 1.0),
    "thulla by lot": ("thulla", 5, "forced_ace=off games=3", 1.0),
    "liap_tui with a share unopened": ("liap_tui", 4, "max_rounds=2", 1.0),
    "thulla by lot with a share unopened": ("thulla", 3, "forced_ace=off games=3", 1.0),
    "dalmuti of version 1": ("dalmuti", 4, "hands=2", 1.0),
    "kazhutha by lot of version 1": ("kazhutha", 4, "games=3", 1.0),
}


def record(name: str) -> str:
    """Played by mild bots, with a share of every seat but the second; where one is unopened it is the third's."""
    game, seats, options, cut = MATCHES[name]
    dice = Random(f"records of {name}")
    secret, *shares = (dice.randbytes(32) for _ in range(seats + 1))
    settings, fair = Settings(game, seats, options, by_lot="by lot" in name), 1 if "version 1" in name else 2
    match = Match(1, GAMES[game], settings, secret.hex(), STARTED, fair)
    silent = (1, 2) if "unopened" in name else (1,)
    match.shares = [None if seat in silent else share for seat, share in enumerate(shares)]
    if fair > 1:
        match.pledges = [None if seat == 1 else pledge_of(match.commit, share) for seat, share in enumerate(shares)]
    match.close_shares(fairness.drawn_first(match))
    while not match.over:
        if match.deck_to_act:
            match.deal(match.next_deal(), 0)
            continue
        match.veil = None
        position = match.position
        seat = dice.choice(position.to_move)
        moves = [position.text(move) for move in position.legal(seat)]
        some = [move for move in moves if move != "cut"]
        chosen = eager(moves if not some or dice.random() < cut else some, dice, match.game.info)
        match.move(match.found(seat, chosen), STARTED + 1_000 * len(match.lines), "")
    return match.record("mango-river-42", [f"Player {seat_name(seat)}" for seat in range(seats)])


def page() -> str:
    return json.dumps({name: record(name) for name in MATCHES}, indent=0) + "\n"


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
