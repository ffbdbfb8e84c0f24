"""The `cardhouse` command. A command is loaded when it is called: `replay` never waits for `rich`."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from io import TextIOWrapper

import click

from cardhouse import __version__, form

# Command → its file; the function in it has the command's name, with `_` for `-`.
COMMANDS = {
    "games": "games",
    "options": "games",
    "rules": "games",
    "play": "play",
    "simulate": "simulate",
    "arena": "arena.command",
    "dataset": "dataset",
    "replay": "replay",
    "verify": "verify",
    "book": "book",
    "check-game": "check_game",
    "new-game": "new_game",
    "serve": "serve",
    "backup": "serve",
    "transfer": "serve",
}
OLD_NAMES = {"move": "serve"}  # of `transfer`; they work for one more release, and are not listed

# These need the house; the others need nothing but click and rich.
SERVING = {"arena", "serve", "backup", "transfer", *OLD_NAMES}
NEEDED = ("httptools", "msgspec", "openskill", "starlette", "uvicorn", "websockets")


LEARNING = ("numpy",)  # what `dataset` needs


def missing(name: str, extra: str = "serve") -> click.Command:
    """A command that is there, but not what it needs."""

    def say() -> None:
        raise click.ClickException(f"`cardhouse {name}` needs more packages: pip install 'cardhouse[{extra}]'")

    anything = {"ignore_unknown_options": True, "allow_extra_args": True}
    return click.Command(name, callback=say, help=f"Needs cardhouse[{extra}].", context_settings=anything)


class Commands(click.Group):
    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        file = COMMANDS.get(cmd_name) or OLD_NAMES.get(cmd_name)
        if file is None:
            return None
        if cmd_name in SERVING and not all(map(find_spec, NEEDED)):
            return missing(cmd_name)
        if cmd_name == "dataset" and not all(map(find_spec, LEARNING)):
            return missing(cmd_name, "learn")
        command = getattr(import_module(f"cardhouse.cli.{file}"), cmd_name.replace("-", "_"))
        assert isinstance(command, click.Command)
        return command


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="cardhouse", message=f"%(prog)s, version %(version)s ({form()})")
def main() -> None:
    """Play, study and extend the card games that families actually play."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a terminal without a sign for hearts is no reason to stop
    context = click.get_current_context()
    if context.invoked_subcommand != "serve":  # which has a log
        context.call_on_close(tell_broken)


def tell_broken() -> None:
    """At the end, if the command has looked for games that packages bring along."""
    games = sys.modules.get("cardhouse.games")
    for line in games.GAMES.broken if games else ():
        click.echo(line, err=True)
