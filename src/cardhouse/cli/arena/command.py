"""`cardhouse arena`: bots against each other over the same deals from every seat, and how strong that makes them."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from cardhouse.cli.arena.contest import Task
from cardhouse.cli.arena.jobs import play_tasks
from cardhouse.cli.arena.plot import Point, strength_png, strength_svg
from cardhouse.cli.arena.program import LINK, is_program, program
from cardhouse.cli.arena.tally import Tally
from cardhouse.cli.bot import check_bot
from cardhouse.cli.choose import house_rules, how_many_seats, options_for, start, which_game
from cardhouse.cli.simulate import make_folder
from cardhouse.core.game import Game
from cardhouse.core.options import write_options

COLUMNS = ("games", "first", "last", "points", "score", "rating", "ms")
GAP = 2  # between them
LONGEST, NARROWEST = 24, 8  # letters of a name beside other words, and in a narrow table


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
    tally, broken = Tally(), False
    try:
        with closing(play_tasks(tasks, jobs, game.title)) as results:
            for task, games in zip(tasks, results, strict=True):
                tally.add(task, games)
    except (KeyboardInterrupt, BrokenProcessPool) as stop:
        broken = isinstance(stop, BrokenProcessPool)
        why = "; a process has ended in the middle of a game" if broken else ""
        click.echo(f"stopped after {tally.tables} of {len(tasks)} tables{why}", err=True)
    if tally.tables:
        summary: dict[str, Any] = {
            "game": game.name,
            "options": write_options(options),
            "seats": table,
            "seed": seed,
            "versus": versus,
            "deals": tally.tables // len(tables),
            "bots": tally.summary(versus if len(tables) > 1 else None),
        }
        click.echo(json.dumps(summary)) if as_json else show(summary, game.title)
        if plot is not None:
            draw_plot(plot, summary, f"{game.title}, {table} players")
    if tally.tables < len(tasks):
        sys.exit(1 if broken else 130)


def check_plot(path: Path) -> None:
    """Before the games, not after them."""
    if path.suffix not in (".svg", ".png"):
        raise click.BadParameter(f"{path}: plots are .svg or .png", param_hint="--plot")
    if path.suffix == ".png" and find_spec("PIL") is None:
        raise click.BadParameter("a PNG needs Pillow: pip install 'cardhouse[plot]'", param_hint="--plot")
    there = path.exists()
    try:
        path.open("ab").close()
    except OSError as error:
        raise click.BadParameter(f"{path}: {error.strerror}", param_hint="--plot") from None
    if not there:
        path.unlink()


def line_ups(game: Game, bots: Sequence[str], versus: str | None, seats: int) -> list[tuple[str, ...]]:
    """Who sits at which table, before it is turned."""
    try:
        for name in (*bots, *((versus,) if versus else ())):
            program(name) if is_program(name) else check_bot(name, game, "BOT")
    except ValueError as error:
        raise click.BadParameter(str(error), param_hint="BOT") from None
    if versus:
        return [(name, *(versus,) * (seats - 1)) for name in bots]
    if len(bots) > seats:
        raise click.BadParameter(f"{len(bots)} bots at a table for {seats}", param_hint="BOT")
    rest = bots[1:] or bots[:1]
    return [(bots[0], *(rest[i % len(rest)] for i in range(seats - 1)))]


# -- showing


def show(summary: dict[str, Any], title: str) -> None:
    console = Console(highlight=False, emoji=False)  # a bot may be called my:sleepy
    head = f"[bold]{title}[/], {summary['seats']} players" + (f", {summary['options']}" if summary["options"] else "")
    against = f", each against {escape(called(summary['versus']))}" if summary["versus"] else ""
    deals = f"{summary['deals']:,} deal{'' if summary['deals'] == 1 else 's'}"
    console.print(f"{head}: {deals} from every seat{against}, seed {summary['seed']}\n")
    ranked = sorted(summary["bots"].items(), key=lambda item: -item[1]["points"][0])
    rows = [figures(b, many=summary["deals"] > 1) for _, b in ranked]
    wide = sum(max(map(len, column)) + GAP for column in zip(COLUMNS, *rows, strict=True))
    room = max(console.width - wide, NARROWEST)  # only names are cut, never figures
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, GAP, 0, 0))
    table.add_column("bot", no_wrap=True)
    for column in COLUMNS:
        table.add_column(column, justify="right", no_wrap=True)
    for (name, _), row in zip(ranked, rows, strict=True):
        table.add_row(Text(called(name, room), "bold"), *row)
    Console(width=max(console.width, room + wide)).print(table)
    most = summary["seats"] - 1
    console.print(f"\n[dim]With 95 % intervals. Points are for places: {most} for the first … 0 for the last.[/]")
    for name, b in ranked:
        if b["faults"]:
            many = f"{b['faults']:,} of {b['decisions']:,} answers were not played"
            console.print(f"{name}: {many}; the first: {b['fault']}", style="yellow", markup=False, soft_wrap=True)


def figures(b: dict[str, Any], many: bool) -> list[str]:
    """A row of the table. One deal says nothing of how much deals differ."""
    last = f"{100 * b['last'][0]:.1f} % ({100 * b['last'][1]:.0f}–{100 * b['last'][2]:.0f})"
    points = f"{b['points'][0]:.2f}" + (f" ±{b['points'][2] - b['points'][0]:.2f}" if many else "")
    means = (f"{b['score'][0]:.2f}", f"{b['rating']['mu']:.1f}", f"{b['ms']['mean']:.3g}")
    return [f"{b['games']:,}", f"{100 * b['first'][0]:.1f} %", last, points, *means]


def draw_plot(path: Path, summary: dict[str, Any], title: str) -> None:
    points = [Point(called(name), b["ms"]["mean"], *b["points"]) for name, b in summary["bots"].items()]
    drawn = strength_png(points, title) if path.suffix == ".png" else strength_svg(points, title).encode()
    try:
        path.write_bytes(drawn)
    except OSError as error:
        raise click.ClickException(f"{path}: {error.strerror}") from None


def called(name: str, room: int = LONGEST) -> str:
    """A bot in this many letters, cut in the middle: of a command its words without folders and link."""
    if is_program(name):
        name = " ".join(Path(word).name for word in program(name).words if word != LINK)
    head = (room - 1) // 2
    return name if len(name) <= room else f"{name[:head]}…{name[head + 1 - room :]}"
