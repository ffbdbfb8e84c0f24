"""What is kept of a table beside its log, for whoever has its link: enough for a page, and nothing that is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from cardhouse.core.position import seat_name
from cardhouse.table import codes, faces
from cardhouse.table import messages as m
from cardhouse.table.register import listing
from cardhouse.table.sight import owing

if TYPE_CHECKING:
    from cardhouse.table.table import Table


class Owed(Struct, frozen=True):
    """A decision that somebody owes, while the table is in nobody's memory."""

    seat: int
    until: int | None = None  # when its time is up; None if nobody's clock runs
    whole_ms: int | None = None


class Filed(Struct, frozen=True):
    listed: m.TableListed
    seats: list[str | None] = []  # players; None where none sits
    owed: list[Owed] = []
    members: list[str] = []  # who needs no password, and no link
    link: str = ""  # what others need beside the code; "" for nothing

    def opens(self, player: str, given: str) -> bool:
        """Whether they may see it: it is listed, they belong there, or they have its link."""
        return not self.link or player in self.members or codes.same(given, self.link)

    def of(self, player: str, now: int) -> m.TableListed:
        """As this player may see it: with their seat, and what it owes."""
        if not player or player not in self.seats:
            return self.listed
        seat = self.seats.index(player)
        owed = next((one for one in self.owed if one.seat == seat), None)
        turn = None if owed is None else m.Turn(seat_name(seat), _left(owed, now), 0, owed.whole_ms)
        return msgspec.structs.replace(self.listed, you=seat_name(seat), turn=turn)


def _left(owed: Owed, now: int) -> int | None:
    return None if owed.until is None else max(0, owed.until - now)


def filed(table: Table) -> Filed:
    return Filed(
        listed=at_the_door(table),
        seats=[place.player for place in table.seats],
        owed=[Owed(seat, until, table.playing.whole_ms(seat)) for seat, until in owing(table)],
        members=sorted({*table.members, *table.keepers}),
        link=table.link if table.latched else "",
    )


def at_the_door(table: Table) -> m.TableListed:
    """What its page says before somebody comes in: who belongs here, how it stands, and how the last matches ended."""
    return msgspec.structs.replace(
        listing(table),
        asleep=table.asleep is not None,
        visited=table.public_at if table.asleep is None else table.asleep,
        known=_known(table),
        ended=[m.EndedShown(one.game, one.at, one.places) for one in reversed(table.ended)],
        turns=_turns(table),
    )


def _turns(table: Table) -> list[str]:
    """Whose turn it is, where everybody may know; people only."""
    match = table.match
    if match is None or match.over or match.deals == 0 or match.shown.secret:
        return []
    return [table.seats[seat].name for seat in match.waiting_for() if table.seats[seat].player is not None]


def _known(table: Table) -> list[m.KnownShown]:
    here = table.here
    return [
        m.KnownShown(
            known.name,
            faces.of(known.face, player),
            table.wins.get(player, 0),
            table.losses.get(player, 0),
            player in here,
        )
        for player, known in reversed(table.known.items())
    ]


def shut_door(code: str) -> m.TableListed:
    """What the code alone says of a table that is not listed: that one can knock."""
    return m.TableListed(code, "", "", 0, [], 0, "waiting", False, "off", knock=True)


def write(table: Table) -> str:
    return msgspec.json.encode(filed(table)).decode()


def read(text: str) -> Filed:
    """An older release has kept the listing alone."""
    if text.startswith('{"listed":'):
        return msgspec.json.decode(text, type=Filed)
    return Filed(msgspec.json.decode(text, type=m.TableListed))
