"""The deal of the day: one for each game, the same for everybody in the house, sealed before its day begins.

What it is follows from a key that only this house has, so nothing has to be drawn or kept. Its commitment can be read
a week before; the secret behind it is shown when the day is over, and then everybody can verify it.
"""

from __future__ import annotations

import hmac
import secrets
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING

from cardhouse.core.deal import commitment
from cardhouse.core.game import Game
from cardhouse.server.store.players import Player
from cardhouse.table import messages as m
from cardhouse.table.events import Beginning
from cardhouse.table.refusals import Refusal

if TYPE_CHECKING:
    from cardhouse.server.house.house import House

LEVEL = "steady"  # of the bots, for everybody
SEAT = 0  # everybody has the same one
AHEAD = 7  # days whose commitments are published
BEHIND = 7  # days whose secrets are shown


class OfDays:
    def __init__(self, house: House) -> None:
        self.house = house
        self._key = b""

    def today(self) -> date:
        return datetime.fromtimestamp(self.house.clock.now() / 1000, UTC).date()

    async def secret(self, day: date, game: str) -> bytes:
        """Of 32 bytes. It leaves the house in the records of that day, which are locked, and when the day is over."""
        if not self._key:
            self._key = bytes.fromhex(await self.house.store.secret("day"))
        return hmac.digest(self._key, f"cardhouse day 1\n{day.isoformat()}\n{game}\n".encode(), "sha256")

    async def commit(self, day: date, game: str) -> str:
        return commitment(await self.secret(day, game))

    async def begin(self, game: Game, player: Player, address: str) -> str:
        """The code of the table of their only try today. Raises Refusal."""
        day, store = self.today(), self.house.store
        before = (await store.tries_of(day.isoformat(), player.id)).get(game.name)
        if before is not None:
            return before.code
        sealed = (await self.secret(day, game.name)).hex()
        beginning = Beginning(SEAT, LEVEL, day=day.isoformat(), secret=sealed)
        # Nobody knows this password: the cards are for whoever plays them, and their record for nobody else today.
        settings = m.Settings(game.name, seats_of(game), game.info.daily, "off", hints=False)
        table = await self.house.opening.open_table(settings, player, secrets.token_hex(16), address, beginning)
        kept = await store.begin_day(day.isoformat(), game.name, player.id, table.code, self.house.clock.now())
        if kept != table.code:  # they asked twice at once
            await self.house.opening.close_table(table.code)
        return kept

    def over(self, day: str) -> bool:
        """Whether everybody may know the cards of that day."""
        return day < self.today().isoformat()


def seats_of(game: Game) -> int:
    return 4 if 4 in game.seats else game.seats[0]


def around(today: date) -> list[date]:
    return [today + timedelta(days) for days in range(-BEHIND, AHEAD + 1)]


def read_day(text: str) -> date:
    """Raises Refusal."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Refusal("bad_settings", error=f"{text} is no day") from None
