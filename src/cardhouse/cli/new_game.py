"""`cardhouse new-game`: a small game that works, as a package, to be made into another one."""

from __future__ import annotations

import keyword
import re
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import click

import cardhouse
from cardhouse.games import GAMES

SPARED = ("__pycache__", ".pytest_cache")


def read_name(ctx: click.Context, param: click.Parameter, name: str) -> str:
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or keyword.iskeyword(name):
        raise click.BadParameter(f"{name!r} is not a name like liars_dice", ctx, param)
    if name in GAMES or name in sys.stdlib_module_names or name in ("cardhouse", "tests"):
        raise click.BadParameter(f"{name} is taken: choose another name", ctx, param)
    return name


@click.command("new-game")
@click.argument("name", metavar="NAME", callback=read_name)
@click.option(
    "--into",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path(),
    metavar="DIR",
    help="Where the folder NAME is made; here, if nothing is said.",
)
@click.option("--title", metavar="TITLE", help="What people call it; made from NAME, if nothing is said.")
def new_game(name: str, into: Path, title: str | None) -> None:
    """Write a package with a small game that works, to make yours of it."""
    folder = into / name
    if folder.exists():
        raise click.BadParameter(f"{folder} is there already", param_hint="NAME")
    write(template(), folder, words(name, title or name.replace("_", " ").title()))
    click.echo(f"{folder.as_posix()} has a small game that works: rules, bots, lesson, rules page, texts, tests.")
    click.echo(f"Check it:    cardhouse check-game ./{folder.as_posix()}")
    click.echo(f"Install it:  pip install --editable ./{folder.as_posix()}")


def template() -> Traversable:
    """Inside an installed house; among the examples in a checkout."""
    inside = files(cardhouse) / "new_game"
    return inside if inside.is_dir() else files(cardhouse) / ".." / ".." / "examples" / "games" / "bare_bones"


def words(name: str, title: str) -> list[tuple[re.Pattern[str], str]]:
    """What stands in the template, and what is put in its place; also the letter of the rules."""
    camel = "".join(part.capitalize() for part in name.split("_"))
    pairs = {
        "bare_bones": name,
        "bare-bones": name.replace("_", "-"),
        "BareBones": camel,
        "Bare Bones": title,
        r"\bB(?=[1-9]\b)": name[0].upper(),
    }
    return [(re.compile(old), new) for old, new in pairs.items()]


def write(source: Traversable, to: Path, changes: list[tuple[re.Pattern[str], str]]) -> None:
    if source.is_dir():
        to.mkdir(parents=True)
        for part in source.iterdir():
            if part.name not in SPARED:
                write(part, to / changed(part.name, changes), changes)
        return
    to.write_text(changed(source.read_text(encoding="utf-8"), changes), encoding="utf-8")


def changed(text: str, changes: list[tuple[re.Pattern[str], str]]) -> str:
    for old, new in changes:
        text = old.sub(lambda _, new=new: new, text)  # type: ignore[misc]
    return text
