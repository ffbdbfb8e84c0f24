"""Golden playthroughs: one short game per game, line by line, with the news and with what every viewer is sent.

They show at a glance what a change does to rules and sight. If a difference is meant, make them again and read it:

    python -m tests.test_playthroughs

How to read one: below each line of the record stand the news (`*`), then the open table, then for each viewer what
they are sent where that differs from the open table: a pile with its hidden cards, their legal moves, their facts.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import groupby, zip_longest
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from cardhouse.core import kernel
from cardhouse.core.fold import Fold, seeded_deal
from cardhouse.core.position import DECK, SPECTATOR, Position, seat_name
from cardhouse.core.record import Line, read_record
from cardhouse.games import GAMES
from tests.harness import record

FOLDER = Path(__file__).parent / "playthroughs"
FIRST, LAST = 40, 10  # so many lines are shown of a long game


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


def steps(name: str) -> Iterator[tuple[Line, Fold]]:
    """A game of random legal moves, the deals written down. The fold changes from step to step."""
    match = MATCHES[name]
    chance = random.Random(f"{name} {match.seed}")
    fold = Fold(read_record(record(game=name, seats=match.seats, options=match.options)), GAMES)
    while fold.position.to_move:
        seat = fold.position.to_move[int(chance.random() * len(fold.position.to_move))]
        if seat == DECK:
            seed = match.seed.to_bytes(32, "big")  # chosen for what happens with deals of version 1
            move = fold.game.write_deal(seeded_deal(fold.position, seed, fold.deals + 1, fair=1))
        else:
            legal = fold.position.legal(seat)
            move = fold.position.text(legal[int(chance.random() * len(legal))])
        line = Line(fold.moves + fold.deals + 1, seat_name(seat), move)
        fold._apply(line)
        yield line, fold


def playthrough(name: str) -> str:
    match = MATCHES[name]
    told: list[list[str]] = []
    facts: dict[str, Any] = {}
    for line, fold in steps(name):
        told.append([f"{line.number}  {line.text}", *news(fold.position), *views(fold.position, facts), ""])
        facts = dict(fold.position.facts())
    if len(told) > FIRST + LAST:
        told[FIRST:-LAST] = [[f"({len(told) - FIRST - LAST} lines are left out)", ""]]
    top = f"{GAMES[name].title}, {match.seats} players, options: {match.options or 'none'}, seed {match.seed}"
    return "\n".join([top, "", *(row for step in told for row in step)])


def news(position: Position) -> Iterator[str]:
    """What the open table hears; then what a viewer hears instead."""
    everything = heard(position, None)
    yield from (f"  * {item}" for item in everything)
    for viewer in viewers(position):
        if heard(position, viewer) != everything:
            yield f"  * {called(viewer)} hears: {'; '.join(heard(position, viewer)) or 'nothing'}"


def heard(position: Position, viewer: int | None) -> list[str]:
    return [f"{item.pop('what')} {flat(item)}" for item in kernel.heard(position.news or (), viewer, position.faces)]


def views(position: Position, facts: dict[str, Any]) -> Iterator[str]:
    """The open table with the facts that are new; then of each viewer what is different for them."""
    table = kernel.view(position, None)
    yield from shown("open", table, table["piles"], different(table["facts"], facts), table["result"])
    for viewer in viewers(position):
        sent = kernel.view(position, viewer)
        yield from shown(
            called(viewer), sent, different(sent["piles"], table["piles"]), different(sent["facts"], table["facts"])
        )


def shown(
    who: str, sent: dict[str, Any], piles: dict[str, Any], facts: dict[str, Any], result: dict[str, Any] | None = None
) -> Iterator[str]:
    yield f"  {who:<10} {' | '.join(f'{name}: {backs(cards)}' for name, cards in piles.items()) or 'sees it all'}"
    told = [f"to move: {flat(sent['to_move'])}"]
    told += [f"legal {seat}: {', '.join(moves)}" for seat, moves in sent["legal"].items()]
    told += [f"facts: {flat(facts)}"] if facts else []
    told += [f"result: {flat(result)}"] if result else []
    yield from (f"  {'':<10} {part}" for part in told)


def viewers(position: Position) -> list[int]:
    return [*range(position.seats), SPECTATOR]


def called(viewer: int) -> str:
    return "spectator" if viewer == SPECTATOR else seat_name(viewer)


def different(these: dict[str, Any], those: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in these.items() if name not in those or those[name] != value}


def backs(cards: list[str]) -> str:
    """Many backs in a row are counted."""
    runs = [(face, len(list(run))) for face, run in groupby(cards)]
    return " ".join(f"{face}*{n}" if face == kernel.BACK and n > 1 else " ".join([face] * n) for face, n in runs) or "-"


def flat(value: object) -> str:
    if isinstance(value, dict):
        return " ".join(f"{key}={inner(item)}" for key, item in value.items())
    if isinstance(value, list | tuple):
        return ",".join(map(inner, value)) or "-"
    return "-" if value is None else str(value)


def inner(value: object) -> str:
    return f"({flat(value)})" if isinstance(value, dict | list | tuple) and len(value) > 1 else flat(value)


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_played_and_seen_as_it_was(name: str) -> None:
    golden = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    for i, (then, now) in enumerate(zip_longest(golden.split("\n"), playthrough(name).split("\n")), 1):
        assert now == then, f"playthroughs/{name}.txt, line {i}"


def test_there_are_no_playthroughs_of_games_that_are_gone() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES) == set(MATCHES)


def make() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")


if __name__ == "__main__":
    make()
