"""`cardhouse check-game`: whatever the house asks of its own games, asked of one that a package brings."""

from __future__ import annotations

import sys
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path

import click

from cardhouse.cli.choose import read_game, usual_seats
from cardhouse.core.game import Game
from cardhouse.games import GAMES, GROUP
from cardhouse.testing.check import CHECKS
from cardhouse.testing.finding import Task, told
from cardhouse.testing.playthrough import playthrough as written


def game_or_folder(ctx: click.Context, param: click.Parameter, text: str) -> Game:
    return of_project(Path(text)) if (Path(text) / "pyproject.toml").is_file() else read_game(ctx, param, text)


def of_project(folder: Path) -> Game:
    """The game of a project that is not installed, from where it lies."""
    try:
        project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))
        ((name, value), *_) = project["project"]["entry-points"][GROUP].items()
    except (tomllib.TOMLDecodeError, KeyError, ValueError):
        raise click.BadParameter(f"{folder}/pyproject.toml has no entry point of the group {GROUP}") from None
    if name in GAMES:
        return GAMES[name]
    sys.path.insert(0, str(folder.resolve()))
    there = set(GAMES)
    GAMES.bring([EntryPoint(name, value, GROUP)])
    for found in set(GAMES) - there:
        return GAMES[found]
    raise click.BadParameter(GAMES.broken.pop())


@click.command("check-game")
@click.argument("game", metavar="GAME", callback=game_or_folder)
@click.option("--quick", is_flag=True, help="Fewer games and decisions: some seconds.")
@click.option("--only", multiple=True, type=click.Choice(list(CHECKS)), help="One of the checks; may be repeated.")
@click.option(
    "--playthrough",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Write a match with all that each player is sent, for you to read.",
)
def check_game(game: Game, quick: bool, only: tuple[str, ...], playthrough: Path | None) -> None:
    """Check that GAME, a name or the folder of a project, keeps what is promised of every game."""
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
