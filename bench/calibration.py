"""Whether the chances of the coach can be believed: promised beside what came. `make bench-calibration`.

A pupil does what the coach says; each hint is kept in build/calibration with what came of it, so this can be stopped at
any moment and goes on where it was. Half of the matches say how the chances have to be put right (`--fit` prints the
points of the line for `bots/…/chances.py`), the other half shows what people are told then.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import mean
from typing import Any, Final, NamedTuple

from bench.engine import commit, keep, machine
from bench.pupil import plain, promises
from cardhouse.bots.chances import Line, chances_of, right
from cardhouse.bots.dice import Dice
from cardhouse.games import GAMES

ROOT: Final = Path(__file__).parents[1]
KEPT: Final = ROOT / "build" / "calibration"
RESULTS: Final = ROOT / "bench" / "results.md"
BINS: Final = 10
NEAR: Final = 0.05  # the goal: no bin further off than this
FEW: Final = 30  # hints in a bin: below that chance alone is larger than what is looked for
SURE: Final = "solved"  # certain by the rules: there is nothing to put right


class Kept(NamedTuple):
    match: int
    others: str
    chance: float  # as the search found it
    sure: bool
    got: float


# -- collecting


def collect(name: str, hints: int) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    path = path_of(name)
    known = kept(name)
    number = 1 + max((one.match for one in known), default=-1)
    count = len(known)
    with path.open("a") as file:
        while count < hints:
            lines = list(_match(name, number))
            file.write("".join(json.dumps(line) + "\n" for line in [*lines, {"match": number}]))
            file.flush()
            count += len(lines)
            number += 1
    print(f"{name}: {count} hints", file=sys.stderr, flush=True)


def _match(name: str, number: int) -> Iterator[dict[str, Any]]:
    for promise, got in promises(GAMES[name], number, plain):
        if promise.thought.goal:
            chance = dict(promise.thought.best)[promise.thought.move]
            yield {
                "match": number,
                "n": promise.n,
                "seats": promise.seats,
                "others": promise.others,
                "move": promise.thought.move,
                "code": promise.thought.why.code,
                "chance": round(chance, 4),
                "got": got,
            }


def path_of(name: str) -> Path:
    return KEPT / f"{name}.jsonl"


def kept(name: str) -> list[Kept]:
    path = path_of(name)
    found = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    return [
        Kept(one["match"], one["others"], one["chance"], one["code"] == SURE, one["got"])
        for one in found
        if "chance" in one
    ]


def tests(match: int) -> bool:
    """Whether a match shows how good the line is; the others make it."""
    return Dice(f"half {match}").random() < 0.5


# -- putting right


def fitted(hints: Sequence[Kept], points: int = 3) -> Line:
    """A line that rises everywhere, through means of equally many hints; what falls is put together (isotonic)."""
    ordered = sorted((one.chance, one.got) for one in hints if not one.sure)
    size = max(1, len(ordered) // points)
    blocks = [ordered[i : i + size] for i in range(0, len(ordered), size)]
    if len(blocks) > 1 and len(blocks[-1]) < size // 2:
        blocks[-2:] = [blocks[-2] + blocks[-1]]
    i = 0
    while i + 1 < len(blocks):
        if _got(blocks[i]) >= _got(blocks[i + 1]):
            blocks[i : i + 2] = [blocks[i] + blocks[i + 1]]
            i = max(0, i - 1)
        else:
            i += 1
    points_of = [(mean(chance for chance, _ in block), _got(block)) for block in blocks]
    # what always came in so few tries is not certain, and the line has to rise to its ends
    return tuple((round(x, 3), round(min(1 - (1 - x) / 5, max(x / 5, y)), 3)) for x, y in points_of)


def _got(block: Sequence[tuple[float, float]]) -> float:
    return mean(got for _, got in block)


# -- the tables


class Bin(NamedTuple):
    hints: int
    told: float
    came: float
    error: float

    @property
    def off(self) -> float:
        return self.told - self.came


def bins_of(pairs: Sequence[tuple[float, float]]) -> list[Bin]:
    found = []
    for i in range(BINS):
        mine = [(told, got) for told, got in pairs if i == min(BINS - 1, int(told * BINS))]
        if mine:
            told, came = mean(t for t, _ in mine), mean(g for _, g in mine)
            spread = sqrt(sum((g - came) ** 2 for _, g in mine) / max(1, len(mine) - 1))
            found.append(Bin(len(mine), told, came, spread / sqrt(len(mine))))
    return found


def brier(pairs: Sequence[tuple[float, float]]) -> float:
    return mean((told - got) ** 2 for told, got in pairs)


def pairs_of(hints: Sequence[Kept], line: Line) -> list[tuple[float, float]]:
    return [(one.chance if one.sure else right(line, one.chance), one.got) for one in hints]


def shown(name: str) -> tuple[list[str], bool]:
    hints, line = kept(name), chances_of(GAMES[name]).line
    tested = [one for one in hints if not line or tests(one.match)]  # without a line all matches are a test
    raw, told = [(one.chance, one.got) for one in tested], pairs_of(tested, line)
    bins = bins_of(told)
    far = [one for one in bins if one.hints >= FEW and abs(one.off) > NEAR]
    guess = mean(got for _, got in told)
    head = (
        f"**{GAMES[name].title}**: {len(tested):,} hints of {len({one.match for one in tested}):,} matches; Brier "
        f"{brier(told):.3f} (before it is put right {brier(raw):.3f}; who always says {guess:.0%}: "
        f"{brier([(guess, got) for _, got in told]):.3f}); "
        + (f"bins further off than {NEAR:.0%}: {len(far)}" if far else f"no bin is further off than {NEAR:.0%}")
    )
    rows = [
        "",
        head,
        "",
        "| told | hints | mean of told | came | off by | before it is put right |",
        "|---|---|---|---|---|---|",
    ]
    before = {round(one.told * BINS - 0.5): one for one in bins_of(raw)}
    for one in bins:
        i = min(BINS - 1, int(one.told * BINS))
        was = before.get(i)
        off = f"{100 * one.off:+.1f} ± {196 * one.error:.1f}" + ("" if one.hints >= FEW else ", few")
        then = f"{was.told:.1%} → {was.came:.1%} ({was.hints})" if was else "–"
        rows.append(f"| {i * 10}–{i * 10 + 10} % | {one.hints} | {one.told:.1%} | {one.came:.1%} | {off} | {then} |")
    by = ", ".join(
        f"{level} {mean(g for _, g in some):.1%} came of {mean(t for t, _ in some):.1%} told"
        for level in sorted({one.others for one in tested})
        if (some := pairs_of([one for one in tested if one.others == level], line))
    )
    return [*rows, "", f"By the level of the others: {by}."], not far


def section(names: Sequence[str]) -> str:
    lines = [
        "## The coach: chances it tells, and what came",
        "",
        f"`make bench-calibration` at {commit()}, {machine()}. A pupil asks now and then and does what the coach says; "
        "the others are steady or gentle, by turns, and so is the pupil where they do not ask (steady). Half of the "
        "matches say how a chance is put right (`bots/…/chances.py`), the other half, shown here, how well that does; "
        "where nothing is put right all of them are shown. "
        f"Goal: no bin with at least {FEW} hints further off than {NEAR:.0%}.",
    ]
    for name in names:
        if kept(name):
            lines += shown(name)[0]
    return "\n".join([*lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.calibration", description=__doc__.partition("\n")[0])
    parser.add_argument("games", metavar="GAME", nargs="*", choices=[[], *GAMES], help="only these")
    parser.add_argument("--hints", type=int, default=2000, help="of each game, with those that were kept (2000)")
    parser.add_argument("--fit", action="store_true", help="print the lines for bots/…/chances.py")
    parser.add_argument("--write", action="store_true", help="into bench/results.md")
    args = parser.parse_args()
    names = args.games or list(GAMES)
    for name in names:
        collect(name, args.hints)
        if args.fit:
            print(name, fitted([one for one in kept(name) if not tests(one.match)]))
    text = section(list(GAMES))
    if args.write:
        keep(RESULTS, text)
    else:
        print(text)


if __name__ == "__main__":
    main()
