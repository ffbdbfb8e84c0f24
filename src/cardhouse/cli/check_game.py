"""`cardhouse check-game`: whatever the house asks of its own games, asked of one that a package brings."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from cardhouse.cli.choose import usual_seats, which_game
from cardhouse.core.game import Game
from cardhouse.testing.check import CHECKS
from cardhouse.testing.finding import Task, told
from cardhouse.testing.playthrough import playthrough as written


@click.command("check-game")
@which_game
@click.option("--quick", is_flag=True, help="Fewer games and decisions: some seconds.")
@click.option("--only", multiple=True, type=click.Choice(list(CHECKS)), help="One of the checks; may be repeated.")
@click.option(
    "--playthrough",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Write a match with all that each player is sent, for you to read.",
)
def check_game(game: Game, quick: bool, only: tuple[str, ...], playthrough: Path | None) -> None:
    """Check that GAME keeps what the house promises of every game."""
    if playthrough is not None:
        playthrough.write_text(written(game, usual_seats(game), "", 7), encoding="utf-8")
    wrong = 0
    for name in only or CHECKS:
        task = Task(game, quick, [])
        try:
            did = CHECKS[name](task)
        except Exception as error:
            did = ""
            task.find(told(error), "the check could not go on; correct this first")
        wrong += len(task.found)
        click.echo(f"{'ok  ' if not task.found else 'FAIL'}  {name:<12} {did}".rstrip())
        for finding in task.found:
            click.echo(f"      - {finding.what}\n        → {finding.todo}")
    click.echo(f"{game.title}: " + (f"{wrong} to mend" if wrong else "everything holds"))
    sys.exit(1 if wrong else 0)
