"""`cardhouse games`, `options` and `rules`: what there is to play, and how."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import fields

import click
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from cardhouse.cli.choose import house_rules, options_for, which_game
from cardhouse.core.game import Game
from cardhouse.core.options import Options, about, values_text, write_options
from cardhouse.games import GAMES
from cardhouse.lessons.pages import page_of

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
            game.info.line or "–",
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


def show_page(game: Game, chosen: Options, console: Console) -> None:
    """Drawn in a terminal; as it was written where a file or a program reads."""
    text = page_for(game, chosen)
    if console.is_terminal:
        console.print(Markdown(text, code_theme="ansi_dark"), width=min(console.width, WIDEST))
    else:
        click.echo(text)


def page_for(game: Game, chosen: Options) -> str:
    """The page of the game with this table's house rules on top and in their places."""
    page = page_of(game)
    differing = write_options(chosen)
    text = page.read_text(encoding="utf-8") if page is not None else in_short(game)
    title, _, rest = text.partition("\n")
    marked = mark(rest, dict(item.split("=") for item in differing.split()))
    return f"{title}\n\n**At this table:** {differing or 'the default rules'}\n{marked}".rstrip()


def in_short(game: Game) -> str:
    """A game that has no page of its own still says what it is, and what a table can change."""
    rules = "\n".join(f"* {rule}" for rule in game.info.rules)
    options = "\n".join(f"- `{option.name}` ({option.default}) – {option.help}" for option in about(game.options))
    return f"# {game.title}\n\n{game.info.line}\n\n{rules}\n\n{options}\n"


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
