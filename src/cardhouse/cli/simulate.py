"""`cardhouse simulate`: many games from one number, and what became of them."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from cardhouse.bots.generic import mild
from cardhouse.cli.choose import house_rules, how_many_seats, options_for, start, which_game
from cardhouse.cli.match import Match, seed_from
from cardhouse.core import kernel
from cardhouse.core.game import Game
from cardhouse.core.options import write_options
from cardhouse.core.position import DECK, Position, seat_name

PLAYERS = ("chance", "mild")  # quick ones; the levels of the house meet in the arena
LONGEST = 1_000_000  # moves: a game that goes on after them has a fault in its rules


@click.command()
@which_game
@how_many_seats
@click.option("--games", default=10_000, show_default=True, type=click.IntRange(min=1), metavar="N")
@click.option("--seed", default=7, show_default=True, type=int, help="The same number gives the same games.")
@house_rules
@click.option("--bot", default="chance", show_default=True, type=click.Choice(PLAYERS), help="The bot in all seats.")
@click.option("--json", "as_json", is_flag=True, help="The summary as one JSON object.")
@click.option(
    "--records",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Keep each game as a record.",
)
def simulate(
    game: Game,
    seats: int | None,
    games: int,
    seed: int,
    chosen: tuple[str, ...],
    preset: str | None,
    bot: str,
    as_json: bool,
    records: Path | None,
) -> None:
    """Let bots play GAME many times, and sum it up."""
    options = options_for(game, preset, chosen)
    opening = start(game, seats, options)
    tally = Tally(opening.seats)
    if records is not None:
        make_folder(records)
    began = perf_counter()
    try:
        for i in shown_progress(range(games), game.title):
            match = Match(game, opening.copy(), options, seed_from("cardhouse", "simulate", seed, i))
            moves = run(match, bot, Random(f"cardhouse bots {seed} {i}"), keep=records is not None)
            tally.add(match.position, moves)
            if records is not None:
                keep_record(records / f"{game.name}-{seed}-{i:0{len(str(games - 1))}}.cgn", match)
    except KeyboardInterrupt:
        click.echo(f"stopped after {tally.games} of {games} games", err=True)
    seconds = perf_counter() - began
    if tally.games:
        asked = {"game": game.name, "options": write_options(options), "bot": bot, "seed": seed}
        summary = asked | tally.summary() | {"games_per_second": round(tally.games / seconds, 1)}
        click.echo(json.dumps(summary)) if as_json else show(summary, game.title)
    if tally.games < games:
        sys.exit(130)  # as a shell reports an interrupt


def run(match: Match, bot: str, rng: Random, keep: bool) -> int:
    """Plays a match to its end, in place, and counts the moves. Chance needs no views, so it plays bare."""
    position = match.position
    position.news = []
    moves = 0
    while position.result is None:
        to_move = position.to_move
        seat = to_move[0] if len(to_move) == 1 else to_move[int(rng.random() * len(to_move))]
        if seat == DECK:
            match.deal()
            continue
        if bot == "chance":
            legal = position.legal(seat)
            move = legal[int(rng.random() * len(legal))]
        else:
            move = asked(match.game, position, seat, rng)
        if keep:
            match.note(seat, position.text(move))
        position.apply(seat, move)
        moves += 1
        if moves > LONGEST:
            raise click.ClickException(f"the game with seed {match.seed.hex()} does not end")
    return moves


def asked(game: Game, position: Position, seat: int, rng: Random) -> int:
    text = mild(kernel.view(position, seat), rng, game.info)
    move = kernel.find(position, seat, text)
    assert move is not None, f"the bot plays {text}, which is not legal"
    return move


@dataclass
class Tally:
    """What is counted while games go by."""

    seats: int
    moves: list[int] = field(default_factory=list)  # per game
    reasons: Counter[str] = field(default_factory=Counter)
    news: Counter[str] = field(default_factory=Counter)
    places: list[list[int]] = field(default_factory=list)  # per game, per seat
    first: Counter[int] = field(default_factory=Counter)
    last: Counter[int] = field(default_factory=Counter)
    scores: Counter[int] = field(default_factory=Counter)

    @property
    def games(self) -> int:
        return len(self.places)

    def add(self, position: Position, moves: int) -> None:
        result = position.result
        assert result is not None
        self.moves.append(moves)
        self.reasons[result.reason] += 1
        self.news.update(item.what for item in position.news or ())
        self.first.update(result.ranking[0])
        if len(result.ranking) > 1:  # where all share a place, nobody is last
            self.last.update(result.ranking[-1])
        self.scores.update(dict(enumerate(result.scores)))
        place_of = {seat: place for place, group in enumerate(result.ranking, 1) for seat in group}
        self.places.append([place_of[seat] for seat in range(self.seats)])

    def summary(self) -> dict[str, Any]:
        n = self.games
        moves = sorted(self.moves[:n])
        return {
            "seats": self.seats,
            "games": n,
            "moves": {
                "mean": round(sum(moves) / n, 2),
                "p50": moves[(n - 1) // 2],
                "p99": moves[(n * 99 - 1) // 100],
                "max": moves[-1],
            },
            "ended": dict(self.reasons.most_common()),
            "per_game": {what: round(count / n, 3) for what, count in self.news.most_common()},
            "by_seat": {
                seat_name(seat): {
                    "place": round(sum(places[seat] for places in self.places) / n, 3),
                    "first": self.first[seat],
                    "last": self.last[seat],
                    "score": round(self.scores[seat] / n, 3),
                }
                for seat in range(self.seats)
            },
        }


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise click.BadParameter(f"{folder}: {error.strerror}", param_hint="--records") from None


def keep_record(path: Path, match: Match) -> None:
    path.write_text(match.record(), encoding="utf-8")


def shown_progress(games: range, title: str) -> Iterable[int]:
    """The same numbers, with a bar beside them if somebody is watching."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield from games
        return
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        yield from progress.track(games)


def show(summary: dict[str, Any], title: str) -> None:
    console = Console(highlight=False)
    head = f"[bold]{title}[/], {summary['seats']} players" + (f", {summary['options']}" if summary["options"] else "")
    console.print(f"{head}: {summary['games']:,} games by {summary['bot']}, seed {summary['seed']}")
    console.print(f"[dim]{summary['games_per_second']:,.0f} games/s[/]\n")
    console.print(_facts(summary))
    console.print()
    console.print(_seats(summary))


def _facts(summary: dict[str, Any]) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style="dim")
    table.add_column()
    moves, games = summary["moves"], summary["games"]
    table.add_row("moves per game", " · ".join(f"{name} {value:,}" for name, value in moves.items()))
    table.add_row("ended", " · ".join(f"{why} {_share(count, games)}" for why, count in summary["ended"].items()))
    counted = (f"{what.replace('_', ' ')} {mean:,.2f}" for what, mean in summary["per_game"].items())
    table.add_row("per game", " · ".join(counted))
    return table


def _seats(summary: dict[str, Any]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 3, 0, 0))
    table.add_column("seat")
    for column in ("mean place", "first", "last", "mean score"):
        table.add_column(column, justify="right")
    for name, seat in summary["by_seat"].items():
        shares = [_share(seat[end], summary["games"]) for end in ("first", "last")]
        table.add_row(Text(name, "bold"), f"{seat['place']:.2f}", *shares, f"{seat['score']:.2f}")
    return table


def _share(count: int, games: int) -> str:
    return f"{count:,} ({count / games:.1%})"
