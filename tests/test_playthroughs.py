"""Golden playthroughs: one short game per game, line by line, with the news and with what every viewer is sent.

They show at a glance what a change does to rules and sight. If a difference is meant, make them again and read it:

    python -m tests.test_playthroughs

`cardhouse.testing.playthrough` says how to read one.
"""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

import pytest

from cardhouse.games import GAMES
from cardhouse.testing.playthrough import playthrough

FOLDER = Path(__file__).parent / "playthroughs"


class Match(NamedTuple):
    seats: int
    options: str
    seed: int  # of the deals and of the choices


MATCHES = {
    "thulla": Match(3, "", 10),
    "kazhutha": Match(4, "", 81),
    "dalmuti": Match(4, "hands=1 tax_return=choice", 44),
    "tincholi": Match(3, "max_rounds=1 jokers=1", 268),
    "liap_tui": Match(4, "max_rounds=1 declaration=sealed face_down=on", 298),
}


def of(name: str) -> str:
    return playthrough(GAMES[name], *MATCHES[name])


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_played_and_seen_as_it_was(name: str) -> None:
    golden = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    for i, (then, now) in enumerate(zip_longest(golden.split("\n"), of(name).split("\n")), 1):
        assert now == then, f"playthroughs/{name}.txt, line {i}"


def test_there_are_no_playthroughs_of_games_that_are_gone() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES) == set(MATCHES)


def make() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(of(name), encoding="utf-8")


if __name__ == "__main__":
    make()
