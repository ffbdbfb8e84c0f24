"""`cardhouse book`: the book of those who play together, counted again from the records alone."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import click

from cardhouse.book.book import Match
from cardhouse.book.book import book as fold
from cardhouse.book.sheet import count, sheet_of
from cardhouse.book.told import Book, Person
from cardhouse.cli.book_words import Words
from cardhouse.cli.files import open_record
from cardhouse.core.record import Record, RecordError
from cardhouse.games import GAMES

if TYPE_CHECKING:
    from cardhouse.server.store.engine import Database


@click.command()
@click.argument("files", nargs=-1, metavar="[FILE]...")
@click.option("--database", metavar="WHERE", help="Of a house: its file, or postgresql://…, instead of records.")
@click.option("--circle", metavar="LINK", help="With --database: the matches of this circle.")
@click.option("--player", metavar="ID", help="With --database: the matches of this player.")
@click.option("--with", "other", metavar="ID", help="With --player: those with this one, and only these two.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object, as the API answers it.")
def book(
    files: tuple[str, ...],
    database: str | None,
    circle: str | None,
    player: str | None,
    other: str | None,
    as_json: bool,
) -> None:
    """Standings, head to head, streaks, bests and evenings, from records (.cgn) or a database.

    In records people are known by their names; in a database by who they are.
    """
    if bool(files) == bool(database):
        raise click.UsageError("name records, or --database; one of the two")
    if database and bool(circle) == bool(player):
        raise click.UsageError("whose book? --circle LINK or --player ID")
    found = of_files(files) if files else of_database(str(database), circle or "", player or "", other or "")
    lines = [json.dumps(found, ensure_ascii=False)] if as_json else Words(found, GAMES).lines()
    for line in lines:
        sys.stdout.write(line + "\n")


def of_files(files: Sequence[str]) -> Book:
    matches, names = [], set[str]()
    for file in files:
        try:
            record = open_record(file)
            sheet = count(record, GAMES)
        except RecordError as error:
            raise click.ClickException(f"{file}: {error}") from None
        if sheet is not None:
            people = list(signed(record, len(sheet["places"])))
            names |= {name for name in people if name is not None}
            matches.append(Match(name_of(record, file), sheet["ended"], people, sheet))
    return fold(matches, {name: Person(player=name, name=name, face="") for name in names}, GAMES)


def signed(record: Record, seats: int) -> Iterator[str | None]:
    """Who sat where; bots say that they are."""
    names = [name.strip() for name in record.tags.get("Players", "").split(",")]
    for seat in range(seats):
        name = names[seat] if seat < len(names) else ""
        yield None if not name or name.endswith(" bot)") else name


def name_of(record: Record, file: str) -> str:
    return file.rpartition("/")[2].removesuffix(".cgn")


def of_database(where: str, link: str, player: str, other: str) -> Book:
    try:
        from cardhouse.server.store.engine import engine_of
        from cardhouse.server.store.errors import CannotUse
    except ImportError:
        raise click.ClickException("a database needs more packages: pip install 'cardhouse[serve]'") from None
    try:
        if "://" not in where and not Path(where).is_file():
            raise CannotUse(f"There is no database {where}.")
        with closing(engine_of(where).connect()) as db:
            return _of_database(db, link, player, other)
    except CannotUse as error:
        raise click.ClickException(str(error)) from None


def _of_database(db: Database, link: str, player: str, other: str) -> Book:
    """Counted from the texts; what the house has counted before is not looked at."""
    from cardhouse.server.store import books, circles
    from cardhouse.table import faces

    if link:
        circle = circles.by_link(db, link.rstrip("/").rpartition("/")[2])
        if circle is None:
            raise click.ClickException("there is no such circle")
        ids = books.of_circle(db, circle.id)
    else:
        ids = books.of_player(db, player, other)
    kept, texts = books.kept(db, ids), books.texts(db, ids)
    counted = [(one, sheet_of(texts[one.id], GAMES)) for one in kept]
    matches = [Match(one.name, one.at, one.people, sheet) for one, sheet in counted if sheet is not None]
    people = books.people(db, [who for one in kept for who in one.people if who is not None], faces.of)
    return fold(matches, people, GAMES, {player, other} if other else ())
