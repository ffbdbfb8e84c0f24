"""Hints in real play, to be judged by a person: what the seat saw, what was weighed, and what it is told.

    python -m tools.hints --each 20 --seed 3             # all games, in the words of the client
    python -m tools.hints tincholi --each 5 --language ur

Each is judged like this: right with a fitting reason · right with a wrong reason · an empty reason · silent · no
difference sold as advice · doubtful.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import tempfile
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from bench.pupil import Promise, Set, asked, seats_of, told
from cardhouse.bots.dice import Dice
from cardhouse.bots.roster import LEVELS, sentence
from cardhouse.core.position import seat_name
from cardhouse.games import GAMES
from cardhouse.games.tincholi.pieces import CARD, KNOWN
from cardhouse.games.tincholi.rules import Tincholi
from cardhouse.testing.promises import tables

WEB = Path(__file__).parents[1] / "web"
APART = 100_000  # matches of one seed
LATE = 6  # as many hints go before the last that is shown of a match


def hints(name: str, seed: int, often: float) -> Iterator[tuple[Promise, Set]]:
    """One of each match, early or late, so that many deals are seen."""
    number = seed * APART
    while True:
        at, found = _set(name, number), list[Promise]()
        after = int(Dice(f"hint {name} {number}").random() * LATE)
        for promise, _ in asked(GAMES[name], number, told, often, at):
            found += [promise] if promise else []
            if len(found) > after:
                break
        yield from ((promise, at) for promise in found[-1:])
        number += 1


def _set(name: str, number: int) -> Set:
    """Every other match with rules of its own, and against players of all levels."""
    game, dice = GAMES[name], Dice(f"set {name} {number}")
    others = LEVELS[int(dice.random() * 3)]
    sets = [text for seats, text in tables(game) if seats == seats_of(game, number)] if number % 2 else [""]
    return Set(sets[int(dice.random() * len(sets))], others)


def as_shown(name: str, promise: Promise) -> dict[str, Any]:
    """What the client is sent."""
    thought = promise.thought
    return {
        "game": name,
        "seat": seat_name(promise.mind.seat),
        "view": promise.mind.view,
        "hint": {
            "best": [{"move": move, "chance": round(chance, 3)} for move, chance in thought.weighed[:3]]
            or [{"move": thought.move, "chance": 0}],
            "goal": thought.goal if thought.best else "",
            "code": thought.why.code,
            "params": dict(thought.why.params),
            "text": sentence(thought.why, promise.mind.game),
            "even": min(thought.even, 2),
        },
    }


def in_words(shown: list[dict[str, Any]], language: str) -> list[str]:
    """As the client says it."""
    with tempfile.TemporaryDirectory() as folder:
        asked, said = Path(folder) / "hints.json", Path(folder) / "said.json"
        asked.write_text(json.dumps(shown))
        env = os.environ | {"HINTS": str(asked), "SAID": str(said), "LANGUAGE": language}
        command = ["npx", "vitest", "run", "src/table/hints.test.ts", "-t", "in words"]
        done = subprocess.run(command, cwd=WEB, env=env, capture_output=True, text=True, check=False)
        if not said.exists():
            raise SystemExit(done.stdout + done.stderr)
        return list(json.loads(said.read_text()))


def seen(one: dict[str, Any], promise: Promise) -> Iterator[str]:
    view = one["view"]
    if known := remembered(promise):
        yield f"remembers {known}"
    for pile, cards in view["piles"].items():
        if cards and pile not in ("stock", "gone"):
            yield f"{pile}{'*' if pile == one['seat'] else ''}: {' '.join(cards)}"
    facts = {key: fact for key, fact in view["facts"].items() if fact not in (None, False, [], {}, "")}
    yield json.dumps(facts)[:400]


def remembered(promise: Promise) -> str:
    """What a seat of Tincholi has seen, wherever it lies now."""
    position, seat = promise.mind.possible, promise.mind.seat
    if not isinstance(position, Tincholi):
        return ""
    slots = [(owner, i, slot) for owner, hand in enumerate(position.hands) for i, slot in enumerate(hand)]
    known = [(owner, i, slot & CARD) for owner, i, slot in slots if slot & KNOWN << seat]
    return " ".join(f"{seat_name(owner)}.{i + 1}={position.faces[card]}" for owner, i, card in known)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[[], *GAMES])
    parser.add_argument("--each", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--often", type=float, default=0.0)
    parser.add_argument("--language", default="en")
    args = parser.parse_args()
    for name in args.games or GAMES:
        found = list(islice(hints(name, args.seed, args.often), args.each))
        shown = [as_shown(name, one) for one, _ in found]
        texts = in_words(shown, args.language)
        for i, (one, text, (promise, at)) in enumerate(zip(shown, texts, found, strict=True), 1):
            hint = one["hint"]
            weighed = " · ".join(f"{w['move']} {w['chance']:.3f}" for w in hint["best"])
            print(
                f"\n{name} {i}  ({one['seat']} of {promise.seats}, the others {at.others}; {at.options or 'as usual'})",
                *seen(one, promise),
                f"{weighed}  [{hint['code']}, even {hint['even']}]",
                f"» {text}",
                sep="\n  ",
            )


if __name__ == "__main__":
    main()
