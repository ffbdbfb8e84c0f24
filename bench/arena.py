"""How strong the bots are: `python -m bench.arena --write` plays the contests and writes "Bots" of results.md.

Each deal is kept in build/arena as soon as it is played, so this can be stopped at any moment and goes on where it
was; `--deals 0 --write` writes what there is. A few deals of each contest come first, then more of those with a goal.
Who has changed a bot starts afresh: what was kept counts only while the first deal is played the same way again.

With `--compiled` the deals are played by rules and bots that mypyc has compiled: the same moves, three times as fast.
Thinking times are then those of the deals that were played without it.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from bench.engine import commit, keep, machine
from cardhouse.bots.roster import LEVELS
from cardhouse.cli.arena.contest import Played, Task, games_of, spelt
from cardhouse.cli.arena.tally import Tally, interval, summary_of
from cardhouse.cli.match import Match
from cardhouse.core import position
from cardhouse.core.fold import Fold
from cardhouse.core.record import read_record
from cardhouse.games import GAMES
from cardhouse.games.liap_tui.rules import LiapTui
from tools.compile import build, every_module

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "arena"
RESULTS = ROOT / "bench" / "results.md"
HEAD = "## Bots: how strong they are\n"
COMPILED = KEPT / "compiled"
PLAIN = str(position.__file__).endswith(".py")
SEARCHING = ("search", "tricks", *GAMES)  # modules of the bots that are worth it
SEED = 7
FEW, FIRST, SOME = 5, 25, 100  # deals of everything, of the goals, of everything; then as many as were asked for

RANKED = GAMES["liap_tui"].presets["Ranked"]
OPTIONS = {"dalmuti": "hands=1", "liap_tui": f"{RANKED} max_rounds=4"}  # of a contest between levels: short games


class Goal(NamedTuple):
    of: str
    limit: float
    share: bool = True

    def __str__(self) -> str:
        limit = f"{self.limit:.0%}" if self.share else f"{self.limit:+.1f}" if self.of == "base" else f"{self.limit}"
        return f"{'≤' if self.of == 'last' else '≥'} {limit}"

    def reached(self, found: Sequence[float]) -> str:
        """By the middle of the interval; and whether that is beyond doubt."""
        middle, low, high = (-x for x in found) if self.of == "last" else found
        limit = -self.limit if self.of == "last" else self.limit
        if self.of == "last":
            low, high = high, low
        if middle >= limit:
            return "reached" if low >= limit else "reached, within the error"
        return "missed" if high < limit else "missed, within the error"


NOVICE = (Goal("points", 1.2, share=False),)  # and at most 1.6
HITS = (Goal("hit", 0.72),)


class Contest(NamedTuple):
    """The first has one seat, whatever the others do."""

    game: str
    names: tuple[str, ...]
    options: str
    goals: tuple[Goal, ...] = ()

    @property
    def path(self) -> Path:
        return KEPT / f"{self.game}-{'-'.join(map(spelt, self.names))}.jsonl"

    def task(self, deal: int) -> Task:
        return Task(self.game, self.options, self.names, SEED, deal, None)


def contests() -> list[Contest]:
    """Those with a goal, then each level against the one below."""
    donkey, points = [("sharp", 0.12), ("master", 0.08)], [("sharp", 1.9), ("master", 2.1)]
    goals = {
        **{(game, bot): Goal("last", most) for game in ("thulla", "kazhutha") for bot, most in donkey},
        **{("dalmuti", bot): Goal("points", least, share=False) for bot, least in points},
    }
    found = [Contest(game, (bot, *["steady"] * 3), _options(game), (goal,)) for (game, bot), goal in goals.items()]
    found.append(Contest("tincholi", ("master", "hard_1"), "", (Goal("first", 0.9),)))
    found.append(Contest("tincholi", ("master", "medium", "hard_1", "hard_1"), "", (Goal("first", 0.55),)))
    found += strangers()
    found += [Contest(game, (f"bench.novices:{game}", *["gentle"] * 3), _options(game), NOVICE) for game in GAMES]
    found.append(Contest("liap_tui", ("master",) * 4, RANKED, (Goal("hit", 0.5), Goal("base", 2.8, share=False))))
    for game in GAMES:
        for below, bot in pairwise(LEVELS):
            names = (bot, *[below] * 3)
            if (game, names) not in [(contest.game, contest.names) for contest in found]:
                found.append(Contest(game, names, _options(game)))
    return found


def strangers() -> list[Contest]:
    """Against players whom nobody's search imagines."""
    thrifty = ["bench.strangers:liap_tui"] * 3
    found = [Contest("liap_tui", (bot, *thrifty), _options("liap_tui"), HITS) for bot in LEVELS[1:]]
    return found + [Contest("tincholi", (bot, "medium", "hard", "hard"), "") for bot in LEVELS[1:]]


def _options(game: str) -> str:
    return OPTIONS.get(game, "")


# -- playing


def compiled() -> None:
    """This command again, by compiled modules."""
    bots = sorted(path.name for path in (ROOT / "src/cardhouse/bots").glob("*.py") if path.stem.startswith(SEARCHING))
    build(COMPILED, [*every_module(), *[f"cardhouse/bots/{name}" for name in bots]])
    again = [sys.executable, "-m", "bench.arena", *[word for word in sys.argv[1:] if word != "--compiled"]]
    os.execve(sys.executable, again, os.environ | {"PYTHONPATH": f"{COMPILED}{os.pathsep}{ROOT}"})


def play(contest: Contest, upto: int) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    with contest.path.open("ab") as file:
        whole = whole_lines(contest)
        file.truncate(len(whole))  # somebody was stopped in the middle of a line
        for deal in range(whole.count(b"\n"), upto):
            file.write(json.dumps(played(contest, deal)).encode() + b"\n")
            file.flush()
            if sys.stderr.isatty():
                print(f"\r{contest.path.stem}: {deal + 1} of {upto}", end=" ", file=sys.stderr, flush=True)
    print(f"{contest.path.stem}: {len(kept(contest))} deals", file=sys.stderr, flush=True)


def played(contest: Contest, deal: int) -> dict[str, Any]:
    """One deal from every seat, as it is kept."""
    games = list(games_of(contest.task(deal)))
    faults = [fault for _, what in games for seat in what.faults for fault in seat]
    assert not faults, f"{contest.path.stem}, deal {deal}: a bot failed: {faults[0]}"
    return {
        "deal": deal,
        "plain": PLAIN,
        "commit": commit().split()[1],
        "moves": moves_of(match for match, _ in games),
        "games": [
            what._replace(thinking=[[round(ms, 2) for ms in seat] for seat in what.thinking]) for _, what in games
        ],
        "rounds": [rounds_of(match, own_seats(contest, what)) for match, what in games]
        if contest.game == "liap_tui"
        else [],
    }


def moves_of(matches: Iterator[Match]) -> str:
    return sha256("\n".join(line for match in matches for line in match.lines).encode()).hexdigest()[:16]


def own_seats(contest: Contest, what: Played) -> list[int]:
    """Where the first of the contest sits."""
    return [seat for seat, name in enumerate(what.names) if name == contest.names[0]]


def rounds_of(match: Match, seats: Sequence[int]) -> list[list[int]]:
    """Of Liap Tui, per round, of these seats: declarations that were hit, points before they are multiplied, of how
    many seats."""
    fold = Fold(read_record(match.record()), GAMES)
    found = []
    for _ in fold.lines():
        t = fold.position
        assert isinstance(t, LiapTui)
        if t.points is not None and any(item.what == "round_over" for item in t.news or ()):
            hits = sum(t.said[seat] == t.won[seat] for seat in seats)
            found.append([hits, sum(t.points[seat] for seat in seats) // t.multiplier, len(seats)])
    return found


def kept(contest: Contest) -> list[dict[str, Any]]:
    """The deals played so far. It only reads: who is playing may be in the middle of a line, which is not there yet."""
    return [json.loads(line) for line in whole_lines(contest).splitlines()]


def whole_lines(contest: Contest) -> bytes:
    text = contest.path.read_bytes() if contest.path.exists() else b""
    return text[: text.rfind(b"\n") + 1]


def forget_others(contest: Contest) -> None:
    """What other bots of the same names have played."""
    deals = kept(contest)
    if deals and deals[0]["moves"] != moves_of(match for match, _ in games_of(contest.task(0))):
        print(f"{contest.path.stem}: the bots have changed, afresh", file=sys.stderr, flush=True)
        contest.path.replace(contest.path.with_suffix(".old"))


def play_all(asked: Sequence[Contest], deals: int) -> None:
    sizes = sorted({min(deals, size) for size in (FEW, FIRST, SOME, 2 * SOME, 5 * SOME, deals)})
    checked = set()
    for size in sizes:
        for contest in asked:
            if len(kept(contest)) >= size or (size == FIRST and not contest.goals):
                continue
            if contest not in checked:
                checked.add(contest)
                forget_others(contest)
            play(contest, size)


# -- the tables


class Found(NamedTuple):
    """What one contest has shown."""

    deals: int
    games: int
    bot: dict[str, Any]
    against: str  # the ratings of the others
    figures: dict[str, Sequence[float]]  # with their intervals


def found_in(contest: Contest) -> Found | None:
    deals, tally = kept(contest), Tally()
    if not deals:
        return None
    for deal in deals:
        tally.add(contest.task(deal["deal"]), [game_of(game) for game in deal["games"]])
    bots = {name: summary_of(count) for (_, name), count in tally.bots.items()}
    bot = bots.pop(contest.names[0])
    figures = {name: bot[name] for name in ("first", "last", "points", "score")}
    rounds = [[r for game in deal["rounds"] for r in game] for deal in deals if deal["rounds"]]
    if rounds:
        figures["hit"] = interval([sum(r[0] for r in deal) / sum(r[2] for r in deal) for deal in rounds])
        figures["base"] = interval([sum(r[1] for r in deal) / sum(r[2] for r in deal) for deal in rounds])
    against = ", ".join(f"{b['rating']['mu']:.1f}" for b in bots.values())
    return Found(len(deals), sum(len(deal["games"]) for deal in deals), bot, against, figures)


def game_of(kept: Sequence[Any]) -> Played:
    """A game that was kept is one in which nobody failed; older lines say so with a 0 for each seat."""
    names, *rest, _ = kept
    return Played._make([tuple(names), *rest, [[] for _ in names]])


def section(asked: Sequence[Contest], command: str) -> str:
    found = [(contest, what) for contest in asked if (what := found_in(contest))]
    if not found:
        sys.exit("nothing has been played yet")
    commits = list(dict.fromkeys(deal["commit"] for contest, _ in found for deal in kept(contest)))
    lines = [
        HEAD,
        f"`{command}` at commit {' … '.join(dict.fromkeys((commits[0], commits[-1])))}, {machine()}. Each deal is "
        "played once from every seat; 95 % intervals (Wilson for shares of games, over deals for means). Rating: "
        "openskill within the contest, beside that of the others. A game of Dalmuti is one hand; between levels a game "
        "of Liap Tui is four rounds of Ranked. Thinking time is CPU time of plain Python.\n",
        "| contest | deals (games) | what | measured | goal | |",
        "|---|---|---|---|---|---|",
    ]
    for contest, what in found:
        for goal in contest.goals:
            cells = (_who(contest), _games(what), WORDS[goal.of], _shown(goal.of, what.figures[goal.of]), str(goal))
            verdict = goal.reached(what.figures[goal.of]) if what.deals >= FEW else "too few deals yet"
            lines.append(f"| {' | '.join(cells)} | {verdict} |")
    lines += [
        "",
        "| contest | deals (games) | first | last | place points | rating |",
        "|---|---|---|---|---|---|",
    ]
    for contest, what in sorted(found, key=lambda pair: list(GAMES).index(pair[0].game)):
        if len(set(contest.names)) > 1:
            shown = [_shown(name, what.figures[name]) for name in ("first", "last", "points")]
            ratings = f"{what.bot['rating']['mu']:.1f} : {what.against}"
            lines.append(f"| {' | '.join((_who(contest), _games(what), *shown, ratings))} |")
    return "\n".join([*lines, "", *_times(found), ""])


WORDS = {
    "last": "last (fair: 25 %)",
    "points": "place points of 3 (fair: 1.5)",
    "first": "wins",
    "hit": "declarations hit",
    "base": "base points per round and seat",
}


def _times(found: Sequence[tuple[Contest, Found]]) -> Iterator[str]:
    """The mean of each level over all that it has decided, per game."""
    spent: dict[tuple[str, str], list[float]] = {}
    for contest, _ in found:
        for names, *_, thinking, _faults in [game for deal in kept(contest) if deal["plain"] for game in deal["games"]]:
            for name, times in zip(names, thinking, strict=True):
                spent.setdefault((contest.game, name), []).extend(times)
    yield "| thinking time, ms mean / p99 | " + " | ".join(LEVELS) + " |"
    yield "|---" * (len(LEVELS) + 1) + "|"
    for game in GAMES:
        times = [sorted(spent.get((game, level), [])) for level in LEVELS]
        cells = [f"{sum(t) / len(t):.3g} / {t[(len(t) * 99 - 1) // 100]:.3g}" if t else "" for t in times]
        yield f"| {game} | {' | '.join(cells)} |"
    yield "| goal, mean | | 2 | 50 | 150 |"


def _who(contest: Contest) -> str:
    bot, *others = contest.names
    same = {1: "one", 2: "two", 3: "three"}[len(others)]
    if set(others) == {bot}:
        return f"{contest.game}: four of {bot}, Ranked"
    return f"{contest.game}: {bot} against {f'{same} {others[0]}' if len(set(others)) == 1 else ', '.join(others)}"


def _games(what: Found) -> str:
    return f"{what.deals:,} ({what.games:,})"


def _shown(name: str, figure: Sequence[float]) -> str:
    form: Callable[[float], str] = "{:.2f}".format if name in ("points", "base") else "{:.1%}".format
    middle, low, high = map(form, figure)
    return f"{middle} ({low}–{high})"


def read_game(name: str) -> str:
    if name not in GAMES:
        raise argparse.ArgumentTypeError(f"there is no game {name}; there are {', '.join(GAMES)}")
    return name


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.arena", description=__doc__.partition("\n")[0])
    parser.add_argument("games", metavar="GAME", nargs="*", type=read_game, help=f"only these: {', '.join(GAMES)}")
    parser.add_argument("--deals", type=int, default=1000, help="of each contest, with those played before (1000)")
    parser.add_argument("--compiled", action="store_true", help="play by compiled modules (needs a C compiler)")
    parser.add_argument("--write", action="store_true", help="into bench/results.md")
    args = parser.parse_args()
    if args.compiled:
        compiled()
    asked = [contest for contest in contests() if contest.game in (args.games or GAMES)]
    try:
        play_all(asked, args.deals)
    except KeyboardInterrupt:
        print("stopped; what was played is kept", file=sys.stderr)
    if args.write:
        keep(RESULTS, section(contests(), "make bench-bots"))
    else:
        print(section(asked, "make bench-bots"))


if __name__ == "__main__":
    main()
