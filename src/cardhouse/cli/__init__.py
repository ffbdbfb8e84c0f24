"""The `cardhouse` command. A command is loaded when it is called: `replay` never waits for `rich`."""

from __future__ import annotations

import sys
from importlib import import_module
from io import TextIOWrapper

import click

from cardhouse import __version__

# Command → its file; the function in it has the command's name.
COMMANDS = {
    "games": "games",
    "options": "games",
    "rules": "games",
    "play": "play",
    "simulate": "simulate",
    "arena": "arena",
    "replay": "replay",
    "verify": "verify",
    "serve": "serve",
    "backup": "serve",
    "move": "serve",
}


class House(click.Group):
    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command = getattr(import_module(f"cardhouse.cli.{COMMANDS[cmd_name]}"), cmd_name)
        assert isinstance(command, click.Command)
        return command


@click.command(cls=House, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="cardhouse")
def main() -> None:
    """Play, study and extend the card games that families actually play."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a terminal without a sign for hearts is no reason to stop
