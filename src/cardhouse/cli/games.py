"""`cardhouse games`, `options` and `rules`: what there is to play, and how."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import fields
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import click
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

import cardhouse
from cardhouse.cli.choose import house_rules, options_for, which_game
from cardhouse.core.game import Game
from cardhouse.core.options import Options, about, values_text, write_options
from cardhouse.games import GAMES

WIDEST = 110  # longer lines are hard to read
_BULLET = re.compile(r"^- `(\w+)`", re.MULTILINE)


@click.command()
def games() -> None:
    """List the games of the house."""
    table = _table("name", "title", "players", "best with", "presets", "what it is")
    for game in GAMES.values():
        table.add_row(
            Text(game.name, "bold"),
            game.title,
            span(game.seats),
            span(game.best or game.seats),
            ", ".join(game.presets) or "–",
            in_a_line(game),
        )
    Console().print(table)


@click.command()
@which_game
@click.option("--json", "as_json", is_flag=True, help="For programs: one JSON object.")
def options(game: Game, as_json: bool) -> None:
    """List the house rules a table of GAME can choose."""
    if as_json:
        all_of_them = [option._asdict() for option in about(game.options)]
        click.echo(json.dumps({"game": game.name, "options": all_of_them, "presets": dict(game.presets)}, indent=2))
        return
    table = _table("option", "default", "values", "what it does")
    for option, field in zip(about(game.options), fields(game.options), strict=True):
        table.add_row(Text(option.name, "bold"), option.default, values_text(field), option.help)
    console = Console()
    console.print(table)
    for name, text in game.presets.items():
        console.print(f"Preset [bold]{name}[/]: {text or 'the defaults'}", highlight=False)
    console.print(f"Try: cardhouse play {game.name} --option NAME=VALUE", style="dim", highlight=False)


@click.command()
@which_game
@house_rules
def rules(game: Game, chosen: tuple[str, ...], preset: str | None) -> None:
    """Show the rules of GAME, with the chosen house rules marked."""
    show_page(game, options_for(game, preset, chosen), Console())


def span(numbers: Sequence[int]) -> str:
    first, last = numbers[0], numbers[-1]
    return str(first) if first == last else f"{first}–{last}"


def in_a_line(game: Game) -> str:
    """The first line of the game's own file, which says what the game is."""
    line = (sys.modules[game.position.__module__].__doc__ or "").partition("\n")[0]
    text = line.removeprefix(f"{game.title}: ")
    return text[:1].upper() + text[1:]


def show_page(game: Game, chosen: Options, console: Console) -> None:
    """Drawn in a terminal; as it was written where a file or a program reads."""
    text = page_for(game, chosen)
    if console.is_terminal:
        console.print(Markdown(text, code_theme="ansi_dark"), width=min(console.width, WIDEST))
    else:
        click.echo(text)


def page_for(game: Game, chosen: Options) -> str:
    """The page of the game with this table's house rules on top and in their places."""
    page = find_page(game.name)
    if page is None:
        raise click.ClickException(f"the rules page of {game.title} (docs/games/{game.name}.md) is not installed")
    differing = write_options(chosen)
    title, _, rest = page.read_text(encoding="utf-8").partition("\n")
    marked = mark(rest, dict(item.split("=") for item in differing.split()))
    return f"{title}\n\n**At this table:** {differing or 'the default rules'}\n{marked}".rstrip()


def find_page(name: str) -> Traversable | None:
    """In an installed house the pages travel inside the package; in a checkout they are in its docs."""
    inside: Traversable = files(cardhouse) / "docs" / "games" / f"{name}.md"
    beside = Path(cardhouse.__file__).parents[2] / "docs" / "games" / f"{name}.md"
    return next((page for page in (inside, beside) if page.is_file()), None)


def mark(page: str, chosen: Mapping[str, str]) -> str:
    """- `reversal` (off) – …   becomes   - ▶ **`reversal` = on** (off) – …"""

    def marked(bullet: re.Match[str]) -> str:
        name = bullet[1]
        return f"- ▶ **`{name}` = {chosen[name]}**" if name in chosen else bullet[0]

    return _BULLET.sub(marked, page)


def _table(*columns: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    for column in columns:
        table.add_column(column, no_wrap=column in ("name", "option"))
    return table
