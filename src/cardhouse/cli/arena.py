"""`cardhouse arena`: bots against each other over the same deals from every seat, and how strong that makes them."""

from __future__ import annotations

import json
import multiprocessing
import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from importlib.util import find_spec
from math import sqrt
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, NamedTuple

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from cardhouse.bots.decisions import Ears
from cardhouse.bots.house import NoSuchBot, bot, settled, think
from cardhouse.bots.mind import Mind, mind_of
from cardhouse.cli.choose import house_rules, how_many_seats, options_for, start, which_game
from cardhouse.cli.match import Match, seed_from
from cardhouse.cli.plot import Point, strength_png, strength_svg
from cardhouse.cli.simulate import make_folder, shown_progress
from cardhouse.cli.wire import LINK, Program
from cardhouse.core import kernel
from cardhouse.core.deal import bot_seed
from cardhouse.core.game import Game
from cardhouse.core.options import read_options, write_options
from cardhouse.core.position import DECK, Result
from cardhouse.games import GAMES
from cardhouse.server.ratings import NEWCOMER, Rating, places, rate

WIRE = "wire:"  # and a command: a program that plays over the protocol
LONGEST = 18  # name in a table
NORMAL = 1.96  # standard errors on each side of a 95 % interval


@click.command()
@which_game
@click.argument("bots", metavar="BOT...", nargs=-1, required=True)
@how_many_seats
@click.option("--deals", default=50, show_default=True, type=click.IntRange(min=1), metavar="N")
@click.option("--versus", metavar="BOT", help="Each BOT alone at a table of these, instead of all at one table.")
@click.option("--seed", default=7, show_default=True, type=int, help="The same number gives the same games.")
@house_rules
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(min=1), help="Processes to play in.")
@click.option("--json", "as_json", is_flag=True, help="The results as one JSON object.")
@click.option(
    "--plot", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE.svg|png", help="Strength over time."
)
@click.option("--records", type=click.Path(file_okay=False, path_type=Path), metavar="DIR", help="Keep every game.")
def arena(
    game: Game,
    bots: tuple[str, ...],
    seats: int | None,
    deals: int,
    versus: str | None,
    seed: int,
    chosen: tuple[str, ...],
    preset: str | None,
    jobs: int,
    as_json: bool,
    plot: Path | None,
    records: Path | None,
) -> None:
    """Let BOTs play GAME against each other: each deal once from every seat.

    A BOT is a level (gentle, steady, sharp, master), chance, a bot that a package has brought, module:function, or
    "wire:COMMAND {link}" for a program that takes a seat by link. The first has one seat, the others fill the rest of
    the table in turn.
    """
    sys.path.insert(0, os.getcwd())  # module:function may lie here
    options = options_for(game, preset, chosen)
    table = start(game, seats, options).seats
    tables = line_ups(game, bots, versus, table)
    if plot is not None:
        check_plot(plot)
    if records is not None:
        make_folder(records)
    tasks = [
        Task(game.name, write_options(options), names, seed, deal, records) for deal in range(deals) for names in tables
    ]
    tally = Tally()
    try:
        for task, games in zip(tasks, shown_progress_over(tasks, jobs, game.title), strict=False):
            tally.add(task, games)
    except KeyboardInterrupt:
        click.echo(f"stopped after {tally.tables} of {len(tasks)} tables", err=True)
    asked: dict[str, Any] = {
        "game": game.name,
        "options": write_options(options),
        "seats": table,
        "seed": seed,
        "versus": versus,
    }
    summary = asked | {"deals": tally.tables // len(tables), "bots": tally.summary(versus if len(tables) > 1 else None)}
    if plot is not None:
        draw_plot(plot, summary, f"{game.title}, {table} players")
    click.echo(json.dumps(summary)) if as_json else show(summary, game.title)
    if tally.tables < len(tasks):
        sys.exit(130)


def check_plot(path: Path) -> None:
    """Before the games, not after them."""
    if path.suffix not in (".svg", ".png"):
        raise click.BadParameter(f"{path}: plots are .svg or .png", param_hint="--plot")
    if path.suffix == ".png" and find_spec("PIL") is None:
        raise click.BadParameter("a PNG needs Pillow: pip install 'cardhouse[plot]'", param_hint="--plot")


def line_ups(game: Game, bots: Sequence[str], versus: str | None, seats: int) -> list[tuple[str, ...]]:
    """Who sits at which table, before it is turned."""
    try:
        for name in (*bots, *((versus,) if versus else ())):
            program(name) if is_program(name) else bot(name, game.name)
    except (NoSuchBot, ValueError) as error:
        raise click.BadParameter(str(error), param_hint="BOT") from None
    if versus:
        return [(name, *(versus,) * (seats - 1)) for name in bots]
    if len(bots) > seats:
        raise click.BadParameter(f"{len(bots)} bots at a table for {seats}", param_hint="BOT")
    rest = bots[1:] or bots[:1]
    return [(bots[0], *(rest[i % len(rest)] for i in range(seats - 1)))]


# -- playing


class Task(NamedTuple):
    """One deal, played from every seat."""

    game: str
    options: str
    names: tuple[str, ...]
    seed: int
    deal: int
    records: Path | None


class Played(NamedTuple):
    """What became of one game."""

    names: tuple[str, ...]
    ranking: list[list[int]]
    losers: list[int]
    scores: list[int]
    thinking: list[list[float]]  # per seat, in ms
    faults: list[int]  # per seat: answers that were no legal move, or none


def play_task(task: Task) -> list[Played]:
    played = []
    for turn, (match, what) in enumerate(games_of(task)):
        played.append(what)
        if task.records is not None:
            name = f"{task.game}-{task.seed}-{task.deal:04}-{spelt(task.names[0])}-{turn}.cgn"
            (task.records / name).write_text(match.record(", ".join(what.names)), encoding="utf-8")
    return played


def games_of(task: Task) -> Iterator[tuple[Match, Played]]:
    """The same deal for every way of sitting; where all are the same bot there is only one."""
    game = GAMES[task.game]
    for names in dict.fromkeys(task.names[-turn:] + task.names[:-turn] for turn in range(len(task.names))):
        options = read_options(game.options, task.options)
        seed = seed_from("cardhouse", "arena", task.seed, task.deal)
        match = Match(game, game.start(len(names), options), options, seed)
        programs = [program(name) for name in set(names) if is_program(name)]
        for each in programs:
            each.begin(task.options)
        yield match, play_match(match, names)
        for each in programs:
            each.over(match.position)


def spelt(name: str) -> str:
    """The name of a bot as part of the name of a file."""
    return re.sub(r"[^\w.-]+", ".", name)


def play_match(match: Match, names: Sequence[str]) -> Played:
    """To the end, in place. A bot that fails plays the default move, as at any table of the house."""
    position, game = match.position, match.game
    position.news = []
    seats = range(position.seats)
    ears = Ears(position.seats, position.faces)
    done, faults = [0] * position.seats, [0] * position.seats
    thinking: list[list[float]] = [[] for _ in seats]
    while position.result is None:
        position.news.clear()
        seat = position.to_move[0]
        if seat == DECK:
            match.deal()
            ears.hear(position.news)
            continue
        mind = mind_of(game, position, seat, ears.heard[seat], bot_seed(match.seed, seat, done[seat]))
        clock = perf_counter if is_program(names[seat]) else process_time
        began = clock()
        try:
            text = asked(mind, names[seat])
        except Exception:  # whatever a stranger's bot does, the game goes on
            faults[seat] += 1
            text = position.text(position.default(seat))
        thinking[seat].append((clock() - began) * 1000)
        done[seat] += 1
        match.note(seat, text)
        move = kernel.find(position, seat, text)
        assert move is not None, text
        position.apply(seat, move)
        ears.hear(position.news)
    return played(tuple(names), position.result, thinking, faults)


def asked(mind: Mind, name: str) -> str:
    return settled(mind, name, program(name)(mind)).move if is_program(name) else think(mind, name).move


def is_program(name: str) -> bool:
    return name.startswith(WIRE)


@cache
def program(name: str) -> Program:
    """Raises ValueError if the command cannot be."""
    return Program(name.removeprefix(WIRE))


def played(names: tuple[str, ...], result: Result, thinking: list[list[float]], faults: list[int]) -> Played:
    return Played(names, [list(g) for g in result.ranking], list(result.losers), list(result.scores), thinking, faults)


def shown_progress_over(tasks: Sequence[Task], jobs: int, title: str) -> Iterator[list[Played]]:
    if jobs == 1:
        for i in shown_progress(range(len(tasks)), title):
            yield play_task(tasks[i])
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), sys.path.insert, (0, os.getcwd())) as pool:
        results = pool.map(play_task, tasks, chunksize=1)
        for _, games in zip(shown_progress(range(len(tasks)), title), results, strict=True):
            yield games


# -- counting


@dataclass
class Count:
    """What is known of one bot."""

    games: int = 0
    first: float = 0.0  # a shared first place is a share
    last: int = 0
    points: list[float] = field(default_factory=list)  # per deal: places below it, of all the seats it had
    scores: list[float] = field(default_factory=list)  # per deal
    rating: Rating = NEWCOMER
    ms: list[float] = field(default_factory=list)
    faults: int = 0


@dataclass
class Tally:
    tables: int = 0
    bots: dict[tuple[str, str], Count] = field(default_factory=dict)  # by name and by whom it met

    def add(self, task: Task, games: Sequence[Played]) -> None:
        self.tables += 1
        per_deal: dict[str, list[tuple[float, float]]] = {}
        for game in games:
            for name, points, score in self._count(task.names[0], game):
                per_deal.setdefault(name, []).append((points, score))
        for name, got in per_deal.items():
            count = self._of(task.names[0], name)
            count.points.append(mean([points for points, _ in got]))
            count.scores.append(mean([score for _, score in got]))

    def _of(self, guest: str, name: str) -> Count:
        return self.bots.setdefault((guest, name), Count())

    def _count(self, guest: str, game: Played) -> Iterable[tuple[str, float, float]]:
        seats = range(len(game.names))
        below = points_of(game.ranking)
        ratings = rate([self._of(guest, game.names[seat]).rating for seat in seats], places(game.ranking))
        for seat in seats:
            count = self._of(guest, game.names[seat])
            count.games += 1
            count.first += (seat in game.ranking[0]) / len(game.ranking[0])
            count.last += seat in game.losers
            count.ms += game.thinking[seat]
            count.faults += game.faults[seat]
            yield game.names[seat], below[seat], game.scores[seat]
        for name in set(game.names):
            own = [rating for seat, rating in enumerate(ratings) if game.names[seat] == name]
            count = self._of(guest, name)
            count.rating = Rating(mean([r.mu for r in own]), mean([r.sigma for r in own]), count.games)

    def summary(self, versus: str | None) -> dict[str, Any]:
        """Per bot; of the bots that all met, only how they did among themselves if they were asked for too."""
        shown = {}
        for (guest, name), count in self.bots.items():
            if versus is None or name == guest:
                shown[name] = summary_of(count)
        return shown


def points_of(ranking: Sequence[Sequence[int]]) -> dict[int, float]:
    """n−1 points for the first … 0 for the last; who shares places shares their points."""
    points, left = {}, sum(map(len, ranking))
    for group in ranking:
        points.update(dict.fromkeys(group, left - (len(group) + 1) / 2))
        left -= len(group)
    return points


def summary_of(count: Count) -> dict[str, Any]:
    n, ms = count.games, sorted(count.ms)
    return {
        "games": n,
        "first": rounded([count.first / n, *wilson(count.first, n)]),
        "last": rounded([count.last / n, *wilson(count.last, n)]),
        "points": rounded(interval(count.points)),
        "score": rounded(interval(count.scores)),
        "rating": {"mu": round(count.rating.mu, 2), "sigma": round(count.rating.sigma, 2)},
        "ms": {"mean": round(mean(ms), 3), "p99": round(ms[(len(ms) * 99 - 1) // 100], 2), "max": round(ms[-1], 2)},
        "decisions": len(ms),
        "faults": count.faults,
    }


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def rounded(numbers: Iterable[float]) -> list[float]:
    return [round(number, 4) for number in numbers]


def interval(per_deal: Sequence[float]) -> tuple[float, float, float]:
    """Mean and 95 % interval. Games of one deal are not independent, deals are."""
    middle, n = mean(per_deal), len(per_deal)
    spread = sqrt(sum((x - middle) ** 2 for x in per_deal) / max(n - 1, 1) / n)
    return middle, middle - NORMAL * spread, middle + NORMAL * spread


def wilson(count: float, n: int) -> tuple[float, float]:
    """The 95 % interval of a share, also of a small one."""
    z, share = NORMAL, count / n
    middle = share + z * z / (2 * n)
    spread = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return max(0.0, (middle - spread) / (1 + z * z / n)), min(1.0, (middle + spread) / (1 + z * z / n))


# -- showing


def show(summary: dict[str, Any], title: str) -> None:
    console = Console(highlight=False)
    head = f"[bold]{title}[/], {summary['seats']} players" + (f", {summary['options']}" if summary["options"] else "")
    against = f", each against {summary['versus']}" if summary["versus"] else ""
    deals = f"{summary['deals']:,} deal{'' if summary['deals'] == 1 else 's'}"
    console.print(f"{head}: {deals} from every seat{against}, seed {summary['seed']}\n")
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column("bot", no_wrap=True)
    for column in ("games", "first", "last", "points", "score", "rating", "ms"):
        table.add_column(column, justify="right", no_wrap=True)
    ranked = sorted(summary["bots"].items(), key=lambda item: -item[1]["points"][0])
    for name, b in ranked:
        last = f"{100 * b['last'][0]:.1f} % ({100 * b['last'][1]:.0f}–{100 * b['last'][2]:.0f})"
        points = f"{b['points'][0]:.2f} ±{b['points'][2] - b['points'][0]:.2f}"
        means = (f"{b['score'][0]:.2f}", f"{b['rating']['mu']:.1f}")
        shown = (f"{b['games']:,}", f"{100 * b['first'][0]:.1f} %", last, points, *means)
        table.add_row(Text(called(name), "bold"), *shown, f"{b['ms']['mean']:.3g}")
    console.print(table)
    most = summary["seats"] - 1
    console.print(f"\n[dim]With 95 % intervals. Points are for places: {most} for the first … 0 for the last.[/]")
    for name, b in ranked:
        if b["faults"]:
            console.print(
                f"{called(name)}: {b['faults']} of {b['decisions']} answers were no legal move", style="yellow"
            )


def draw_plot(path: Path, summary: dict[str, Any], title: str) -> None:
    points = [Point(called(name), b["ms"]["mean"], *b["points"]) for name, b in summary["bots"].items()]
    if path.suffix == ".png":
        path.write_bytes(strength_png(points, title))
    else:
        path.write_text(strength_svg(points, title), encoding="utf-8")


def called(name: str) -> str:
    """A bot as a table has room for it: of a command its words without folders and link."""
    if is_program(name):
        name = " ".join(Path(word).name for word in program(name).words if word != LINK)
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
