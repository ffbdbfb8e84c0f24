"""`cardhouse dataset`: games as NumPy or Parquet files, for programs that learn."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib.util import find_spec
from pathlib import Path

import click

from cardhouse.bots import roster
from cardhouse.cli.choose import house_rules, how_many_seats, options_for, start, which_game
from cardhouse.cli.simulate import shown_progress
from cardhouse.core.game import Game
from cardhouse.core.options import write_options
from cardhouse.learn.dataset import BadDataset, Plan, begin, check_shard, fitting_records, read_plan, write_shard
from cardhouse.learn.shards import FORMATS

Work = Callable[[Path, Plan, int], int]


@click.command()
@which_game
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@how_many_seats
@house_rules
@click.option("--games", default=10_000, show_default=True, type=click.IntRange(min=1), metavar="N")
@click.option(
    "--bot", default="chance", show_default=True, metavar="NAME", help="The bot in all seats: chance, a level."
)
@click.option("--seed", default=7, show_default=True, type=int, help="The same number gives the same games.")
@click.option(
    "--shard", "per_shard", default=500, show_default=True, type=click.IntRange(min=1), help="Games per file."
)
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(min=1), help="Processes.")
@click.option(
    "--records",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    metavar="DIR",
    help="The records (*.cgn) of this folder instead of a bot's games.",
)
@click.option(
    "--format",
    "ending",
    default="npz",
    show_default=True,
    type=click.Choice(FORMATS),
    help="Of the files; parquet needs cardhouse[data].",
)
@click.option("--check", is_flag=True, help="Play some shards of FOLDER again, and compare.")
def dataset(
    game: Game,
    folder: Path,
    seats: int | None,
    chosen: tuple[str, ...],
    preset: str | None,
    games: int,
    bot: str,
    seed: int,
    per_shard: int,
    jobs: int,
    records: Path | None,
    ending: str,
    check: bool,
) -> None:
    """Write games of GAME into FOLDER: what was known, what was legal, what was chosen, what came of it.

    Stop it at any time; the same command goes on where it was.
    """
    try:
        if check:
            plan = read_plan(folder)
            some = range(0, plan.shards, max(1, plan.shards // 10))
            rows = sum(each(check_shard, folder, plan, some, jobs))
            click.echo(
                f"{len(some)} of {plan.shards} shards were played again: {rows:,} decisions are as they should be"
            )
            return
        if ending == "parquet" and find_spec("pyarrow") is None:
            raise BadDataset("parquet needs pyarrow: pip install 'cardhouse[data]'")
        options = options_for(game, preset, chosen)
        said = (game.name, start(game, seats, options).seats, write_options(options))
        plan = Plan(*said, bot, seed, games, per_shard, format=ending)
        if records is not None:
            found = len(fitting_records(records, plan.spec))
            plan = Plan(*said, "", 0, found, per_shard, str(records), ending)
        else:
            roster.bot(bot, game)
        missing = begin(folder, plan)
        rows = sum(each(write_shard, folder, plan, missing, jobs))
        click.echo(f"{plan.games:,} games in {plan.shards} shards; {rows:,} decisions are new")
    except (BadDataset, roster.NoSuchBot) as error:
        raise click.ClickException(str(error)) from None


def each(work: Work, folder: Path, plan: Plan, shards: Sequence[int], jobs: int) -> Iterator[int]:
    """One after another or in several processes, with a bar."""
    if jobs == 1 or len(shards) < 2:
        yield from (work(folder, plan, shards[i]) for i in shown_progress(range(len(shards)), "shards"))
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        begun = as_completed([pool.submit(work, folder, plan, nth) for nth in shards])
        yield from (next(begun).result() for _ in shown_progress(range(len(shards)), "shards"))
