"""`cardhouse verify`: were these deals decided before anybody saw a card?"""

from __future__ import annotations

import sys

import click

from cardhouse.cli.files import open_record
from cardhouse.core.record import RecordError
from cardhouse.core.verify import verify as checks_of
from cardhouse.games import GAMES


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
def verify(files: tuple[str, ...]) -> None:
    """Check the deals of records: exit 0 if all hold, 1 if one does not, 2 if there is nothing to check."""
    status = 0
    for name in files:
        try:
            checks = checks_of(open_record(name), GAMES)
        except RecordError as error:
            click.echo(f"{name}: {error}", err=True)
            status = 2
            continue
        for check in checks:
            click.echo(f"{name}: {'ok' if check.holds else 'NO'}  {check.what}")
        if not checks:
            click.echo(f"{name}: nothing to check: the record has no Seed, or no deal after it", err=True)
            status = 2
        elif not all(check.holds for check in checks):
            status = max(status, 1)
    sys.exit(status)
