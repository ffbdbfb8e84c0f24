"""`cardhouse replay`: folds records and shows the table after the last line, or after each."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

import click

from cardhouse.cli.files import open_record
from cardhouse.cli.match import placed
from cardhouse.core import kernel
from cardhouse.core.fold import Fold
from cardhouse.core.game import Game, read_seat
from cardhouse.core.position import SPECTATOR, BadDeal
from cardhouse.core.record import Line, RecordError
from cardhouse.games import GAMES

PARTS = ("over", "to_move", "piles", "legal", "facts", "result")


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--json", "as_json", is_flag=True, help="One JSON object: the position after the last line.")
@click.option("--every", is_flag=True, help="With --json: one object per line, after each line.")
@click.option("--seat", metavar="SEAT", help="Show what this seat is sent, e.g. p2.")
@click.option("--spectator", is_flag=True, help="Show what a spectator is sent.")
def replay(files: tuple[str, ...], as_json: bool, every: bool, seat: str | None, spectator: bool) -> None:
    """Replay records (.cgn); `-` reads standard input."""
    if seat and spectator:
        raise click.UsageError("--seat and --spectator are two viewers; choose one")
    failed = False
    for name in files:
        show = _objects(name, every, seat, spectator) if as_json else _table(name, seat, spectator)
        try:
            for text in show:
                sys.stdout.write(text + "\n")
        except RecordError as raised:
            failed = True
            error = raised.told_to(seat or "") if seat or spectator else raised
            if as_json:
                sys.stdout.write(json.dumps({"error": error_view(error)}) + "\n")
            sys.stdout.flush()
            click.echo(str(error) if error.line and len(files) == 1 else f"{name}: {error}", err=True)
    if failed:
        sys.exit(2)


def error_view(error: RecordError) -> dict[str, Any]:
    return {"line": error.line, "move": error.move, "code": error.code, "message": error.message}


def shown(fold: Fold, viewer: int | None) -> dict[str, Any]:
    """The object of RECORD. Programs outside the house read it; a view has more."""
    whole = kernel.view(fold.position, viewer)
    view = {part: whole[part] for part in PARTS}
    view["facts"] = {name: view["facts"][name] for name in recorded(fold.game) if name in view["facts"]}
    top = {"game": fold.game.name, "version": fold.game.version, "moves": fold.moves_seen_by(viewer)}
    return top | view


def recorded(game: Game) -> list[str]:
    """The facts that docs/record.md promises."""
    return [name for name, fact in game.info.all_facts.items() if fact.recorded]


def _open(name: str, seat: str | None, spectator: bool) -> tuple[Fold, int | None]:
    fold = Fold(open_record(name), GAMES)
    if spectator:
        return fold, SPECTATOR
    try:
        return fold, None if seat is None else read_seat(seat, fold.position.seats)
    except BadDeal as error:
        raise fold.record.bad_tag("Seats", str(error)) from None


def _objects(name: str, every: bool, seat: str | None, spectator: bool) -> Iterator[str]:
    fold, viewer = _open(name, seat, spectator)
    if every:
        for _ in fold.lines():
            yield json.dumps(shown(fold, viewer))
    else:
        yield json.dumps(shown(fold.to_end(), viewer))


def _table(name: str, seat: str | None, spectator: bool) -> Iterator[str]:
    """As text, move by move."""
    fold, viewer = _open(name, seat, spectator)
    tags = fold.record.tags
    yield f"{fold.game.title}, {tags['Seats']} players" + (f", {tags['Options']}" if tags.get("Options") else "")
    if not fold.record.lines:
        yield from _piles(fold, viewer)
    for line in fold.lines():
        yield f"\n{line.number:>4}  {_told(fold, line, viewer)}"
        yield from _piles(fold, viewer)
    result = fold.position.result
    if result is not None:
        places = kernel.result_view(result)["ranking"]
        yield "\nover: " + ", ".join(f"{place}. {' = '.join(group)}" for place, group in placed(places))


def _told(fold: Fold, line: Line, viewer: int | None) -> str:
    """The line itself on the open table; for a viewer only the news that reaches them, for a line may hold faces."""
    if viewer is None:
        return line.text
    news = kernel.heard(fold.position.news or (), viewer, fold.position.faces)
    if line.actor == "deck" or not news:
        return f"{line.actor} deals" if line.actor == "deck" else "…"
    return "; ".join(_news(item) for item in news)


def _news(item: dict[str, Any]) -> str:
    rest = [f"{key} {kernel.listed(value)}" for key, value in item.items() if key not in ("what", "seat", "cards")]
    return " ".join([str(item.get("seat", "")), item["what"], *item.get("cards", ()), *rest]).strip()


def _piles(fold: Fold, viewer: int | None) -> Iterator[str]:
    view = shown(fold, viewer)
    for name, cards in view["piles"].items():
        yield f"      {name:<8}{' '.join(cards) or '-'}"
    if view["to_move"]:
        yield f"      to move {' '.join(view['to_move'])}"
