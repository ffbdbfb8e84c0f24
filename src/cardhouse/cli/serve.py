"""`cardhouse serve`, `cardhouse backup` and `cardhouse transfer`."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

import click

from cardhouse.server.config import Config

SHORTEST_TOKEN = 16
FORMS = {"plain": "plain Python", "compiled": "compiled modules"}


def flags(command: Callable[..., None]) -> Callable[..., None]:
    """One flag for everything an operator can choose."""
    for f in reversed(fields(Config)):
        many = isinstance(f.default, tuple)
        show: dict[str, Any] = {"multiple": True} if many else {"default": f.default, "show_default": f.default != ""}
        kind = click.Choice(["text", "json", "off"]) if f.name == "log" else str if many else type(f.default)
        command = click.option(
            f"--{f.name.replace('_', '-')}",
            type=kind,
            envvar=f"CARDHOUSE_{f.name.upper()}",
            show_envvar=True,
            help=f.metadata["help"],
            **show,
        )(command)
    return command


@click.command()
@flags
def serve(**chosen: Any) -> None:
    """Open the house: tables for people, in the browser and for programs."""
    from cardhouse import form
    from cardhouse.server import log
    from cardhouse.server.run import listen
    from cardhouse.server.run import serve as run
    from cardhouse.server.store.engine import place
    from cardhouse.server.store.errors import CannotUse

    config = Config(**chosen)
    if trouble := config.trouble():
        raise click.ClickException(trouble)
    for what, token in (("an admin", config.admin_token), ("a metrics", config.metrics_token)):
        if 0 < len(token) < SHORTEST_TOKEN:
            raise click.ClickException(f"{what} token of less than {SHORTEST_TOKEN} characters can be guessed")
    log.set_up(config.log)
    try:
        listening = listen(config.host, config.port)
    except OSError as error:
        raise click.ClickException(f"cannot listen on {config.host} port {config.port}: {error.strerror}") from None
    port = listening.getsockname()[1]

    def opened() -> None:
        click.echo(f"The house is open; everything is kept in {place(config.database)}")
        for link in links(config, port):
            click.echo(f"  {link}")
        click.echo(f"It runs as {FORMS[form()]}. Ctrl-C closes it. Nothing is lost.")
        sys.stdout.flush()

    try:
        run(config, listening, opened)
    except CannotUse as error:
        raise click.ClickException(str(error)) from None


def links(config: Config, port: int) -> list[str]:
    """Where to go: on this machine, and from a phone in the same network."""
    if config.url:
        return [config.url]
    if config.host not in ("0.0.0.0", "::"):
        host = f"[{config.host}]" if ":" in config.host else config.host
        return [f"http://{host}:{port}"]
    own = own_address()
    return [f"http://localhost:{port}", *([f"http://{own}:{port}"] if own else [])]


def own_address() -> str | None:
    """The address that other machines know this one by; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: nobody has it
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith(("127.", "0.")) else address


@click.command()
@click.argument("path", type=click.Path())
@click.option(
    "--database", default="cardhouse.db", show_default=True, envvar="CARDHOUSE_DATABASE", help="File to copy."
)
def backup(path: str, database: str) -> None:
    """Copy the database to PATH; safe while the house is open."""
    from cardhouse.server.store.engine import engine_of
    from cardhouse.server.store.errors import CannotUse
    from cardhouse.server.store.store import Store

    async def copy() -> None:
        store = await Store.open(database)
        try:
            await store.backup(path)
        finally:
            await store.close()

    if "://" not in database and not Path(database).exists():
        raise click.ClickException(f"{database} does not exist")
    if Path(path).exists():
        raise click.ClickException(f"{path} exists already")
    try:
        if "://" in database:
            engine_of(database).copy(path)  # says how it is done there
        asyncio.run(copy())
    except (CannotUse, OSError) as error:
        raise click.ClickException(str(error)) from None
    click.echo(f"{path}: {Path(path).stat().st_size} bytes")


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False))
@click.option("--database", required=True, envvar="CARDHOUSE_DATABASE", help="Where to: postgresql://…, and empty.")
def transfer(file: str, database: str) -> None:
    """Copy everything from the SQLite FILE to PostgreSQL. Close the house first; the file stays as it is."""
    from cardhouse.server.store.errors import CannotUse
    from cardhouse.server.store.lock import only_one
    from cardhouse.server.store.store import wall_ms
    from cardhouse.server.store.transfer import copy_all

    try:
        with only_one(file):
            copied = copy_all(file, database, wall_ms())
    except CannotUse as error:
        raise click.ClickException(str(error)) from None
    told = ((name, copied[name]) for name in ("player", "record", "line"))
    click.echo(", ".join(f"{count:,} {name}s" for name, count in told))


@click.command(hidden=True, params=transfer.params)
@click.pass_context
def move(ctx: click.Context, /, **given: Any) -> None:
    """The old name of `transfer`."""
    click.echo("`cardhouse move` is called `cardhouse transfer` now; use that from the next release on.", err=True)
    ctx.invoke(transfer, **given)
