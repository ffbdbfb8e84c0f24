"""Plays seeded games and prints a digest of all that is seen of them: a line per game, number of seats and option.

tests/test_compiled.py runs it twice, with the plain rules and bots and with the compiled ones.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec

from cardhouse.bots.mind import mind_of
from cardhouse.bots.roster import LEVELS, think
from cardhouse.core import kernel
from cardhouse.core.deal import shuffled
from cardhouse.core.game import Game
from cardhouse.core.options import about, read_options
from cardhouse.core.position import DECK, SPECTATOR, BadDeal, Position
from cardhouse.games import GAMES
from cardhouse.games.thulla import rules as thulla

TYPED = ["", "pass", "7h", "As", "6x2", "give 12,12", "drop", "pair 1 2", "peek p2.1", "cut 7", "say 3", "SSS", "ß"]


def tables(game: Game) -> Iterator[tuple[int, str]]:
    """Every number of seats, and with four of them every option alone."""
    for seats in game.seats:
        yield seats, ""
    for option in about(game.options):
        for value in option.values or (str(option.low), str(option.high)):
            if value != option.default:
                yield 4, f"{option.name}={value}"


def digest(p: Position, rng: random.Random, most: int = 400) -> str:
    """Plays on at random; every tenth position is looked at from all sides."""
    seen = sha256()

    def note(thing: object) -> None:
        seen.update(json.dumps(thing).encode())

    for step in range(most):
        if not p.to_move:
            break
        seat = rng.choice(p.to_move)
        p = p.copy()
        p.news = []
        if seat == DECK:
            p.lay(p.deal(shuffled(p.deck(), bytes(32), step)))
        else:
            moves = p.legal(seat)
            move = moves[int(rng.random() * len(moves))]
            note([seat, list(moves), p.default(seat), p.text(move)])
            p.apply(seat, move)
        note(kernel.heard(p.news, SPECTATOR, p.faces))
        if step % 10 == 0 or not p.to_move:
            note([kernel.view(p, viewer) for viewer in (None, SPECTATOR, *range(p.seats))])
        if step % 10 == 0 and p.to_move and p.to_move[0] != DECK:
            seat = p.to_move[0]
            for text in TYPED:
                reason = kernel.explain(p, seat, text)
                note(reason and kernel.sentence(p, reason))
            note(kernel.view(kernel.resample(p, seat, rng), None))
    return seen.hexdigest()


def played() -> Iterator[str]:
    yield thulla.__file__  # which form this is
    for name, game in GAMES.items():
        for seats, options in tables(game):
            try:
                start = game.start(seats, read_options(game.options, options))
            except BadDeal as error:
                yield f"{name} {seats} {options} {error}"
            else:
                rng = random.Random(f"{name} {seats} {options}")
                yield f"{name} {seats} {options} {digest(start, rng)}"
    for name, game in GAMES.items():
        yield f"{name} {thoughts(game)}"
    if find_spec("numpy"):
        yield from (f"{name} {rows(name)}" for name in GAMES)


def rows(name: str, most: int = 300) -> str:
    """What learners are given: a row and the legal actions for every decision of games by chance."""
    from cardhouse.learn import Spec, VectorTable

    seen, spec = sha256(), Spec.of(name)
    tables, rng = VectorTable(spec, 2, seed=1), random.Random(name)
    for _ in range(most):
        seen.update(tables.observations.tobytes() + tables.masks.tobytes() + tables.rewards.tobytes())
        tables.step(
            tables.masks.argmax(1)
            if rng.random() < 0.5
            else tables.masks.shape[1] - 1 - tables.masks[:, ::-1].argmax(1)
        )
    return seen.hexdigest()


def thoughts(game: Game, most: int = 3) -> list[str]:
    """What the levels do at the first decisions that matter of a game that is played by default."""
    position, k, found = game.start(4), 0, 0
    said = []
    while found < most:
        seat = position.to_move[0]
        if seat == DECK:
            position.lay(position.deal(shuffled(position.deck(), bytes([7]) * 32, k := k + 1)))
            continue
        mind = mind_of(game, position, seat, (), f"thought {found}")
        if len(mind.legal) > 2 and position.text(position.default(seat)).split()[0] != "look":
            said += [f"{level} {think(mind, level).move}" for level in LEVELS[:3]]
            found += 1
        position.apply(seat, position.default(seat))
    return said


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in played())
