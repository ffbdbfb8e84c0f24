"""A match from one number, line by line, with the news and with what every viewer is sent, for people to read.

How to read one: below each line of the record stand the news (`*`), then the open table, then for each viewer what
they are sent where that differs from the open table: a pile with its hidden cards, their legal moves, their facts.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from cardhouse.core import kernel
from cardhouse.core.fold import Fold, seeded_deal
from cardhouse.core.game import Game
from cardhouse.core.position import DECK, SPECTATOR, Position, seat_name
from cardhouse.core.record import Line, read_record, write_record

FIRST, LAST = 40, 10  # lines are shown of a long game


def steps(game: Game, seats: int, options: str, seed: int) -> Iterator[tuple[Line, Fold]]:
    """A game of random legal moves, the deals written down. The fold changes from step to step."""
    chance = random.Random(f"{game.name} {seed}")
    tags = {"Game": f"{game.name} {game.version}", "Seats": str(seats), "Options": options}
    fold = Fold(read_record(write_record(tags, [])), {game.name: game})
    while fold.position.to_move:
        seat = fold.position.to_move[int(chance.random() * len(fold.position.to_move))]
        if seat == DECK:
            # Deals of version 1, for which the seeds of the matches in tests/playthroughs were chosen.
            move = game.write_deal(seeded_deal(fold.position, seed.to_bytes(32, "big"), fold.deals + 1, fair=1))
        else:
            legal = fold.position.legal(seat)
            move = fold.position.text(legal[int(chance.random() * len(legal))])
        line = Line(fold.moves + fold.deals + 1, seat_name(seat), move)
        fold._apply(line)
        yield line, fold


def playthrough(game: Game, seats: int, options: str, seed: int) -> str:
    told: list[list[str]] = []
    facts: dict[str, Any] = {}
    for line, fold in steps(game, seats, options, seed):
        told.append([f"{line.number}  {line.text}", *news(fold.position), *views(fold.position, facts), ""])
        facts = dict(fold.position.facts())
    if len(told) > FIRST + LAST:
        told[FIRST:-LAST] = [[f"({len(told) - FIRST - LAST} lines are left out)", ""]]
    top = f"{game.title}, {seats} players, options: {options or 'none'}, seed {seed}"
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
