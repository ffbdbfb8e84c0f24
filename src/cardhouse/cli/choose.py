"""Which game, how many seats, which house rules: asked for and refused in the same words by every command."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click

from cardhouse.core.game import Game
from cardhouse.core.options import BadOption, Options, read_options
from cardhouse.core.position import BadDeal, Position
from cardhouse.games import GAMES

F = TypeVar("F", bound=Callable[..., Any])


def which_game(command: F) -> F:
    return click.argument("game", metavar="GAME", callback=read_game)(command)


def read_game(ctx: click.Context, param: click.Parameter, name: str) -> Game:
    if name not in GAMES:
        raise click.BadParameter(f"there is no game {name}; there are {', '.join(GAMES)}", ctx, param)
    return GAMES[name]


def house_rules(command: F) -> F:
    """Adds --option and --preset; `options_for` reads them."""
    option = click.option(
        "--option", "-o", "chosen", multiple=True, metavar="NAME=VALUE", help="A house rule; may be repeated."
    )
    preset = click.option("--preset", metavar="NAME", help="A named set of house rules; --option goes above it.")
    return option(preset(command))


def how_many_seats(command: F) -> F:
    help_text = "Players at the table; 4 if the game allows it."
    return click.option("--seats", type=int, metavar="N", help=help_text)(command)


def options_for(game: Game, preset: str | None, chosen: Sequence[str]) -> Options:
    named = {item.partition("=")[0] for item in chosen}
    below = [item for item in preset_text(game, preset).split() if item.partition("=")[0] not in named]
    broken = [item for item in chosen if len(item.split()) != 1]
    try:
        if broken:
            raise BadOption(f"{broken[0]!r}: write each option once, as name=value")
        return read_options(game.options, " ".join([*below, *chosen]))
    except BadOption as error:
        raise click.BadParameter(str(error), param_hint="--option") from None


def preset_text(game: Game, name: str | None) -> str:
    if name is None:
        return ""
    found = {preset.casefold(): text for preset, text in game.presets.items()}.get(name.casefold())
    if found is None:
        there_are = f"there are {', '.join(game.presets)}" if game.presets else "it has none"
        raise click.BadParameter(f"{game.title} has no preset {name}; {there_are}", param_hint="--preset")
    return found


def start(game: Game, seats: int | None, options: Options) -> Position:
    """A position that waits for the deck."""
    wanted = usual_seats(game) if seats is None else seats
    try:
        return game.start(wanted, options)
    except BadDeal as error:
        hint = "--option" if wanted in game.seats else "--seats"
        raise click.BadParameter(str(error), param_hint=hint) from None


def usual_seats(game: Game) -> int:
    return 4 if 4 in game.seats else game.seats[0]
