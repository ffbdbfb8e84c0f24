"""Who stands at the door of a table that is not listed, with its code and without its link. Nothing of it is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cardhouse.table import events, faces, gossip
from cardhouse.table import messages as m
from cardhouse.table.guest import Guest
from cardhouse.table.names import tidy
from cardhouse.table.refusals import Refusal

if TYPE_CHECKING:
    from cardhouse.table.table import Table

MOST = 8  # at one door


class Caller(NamedTuple):
    conn: int | None  # None: at the door of another house
    name: str
    face: str


class Callers:
    def __init__(self) -> None:
        self.waiting: dict[str, Caller] = {}  # player → who they say they are

    @property
    def shown(self) -> list[m.KnockShown]:
        return [m.KnockShown(player, one.name, one.face) for player, one in self.waiting.items()]

    def gone(self, player: str) -> Caller | None:
        return self.waiting.pop(player, None)

    def hung_up(self, conn: int) -> str | None:
        """Who it was."""
        player = next((player for player, one in self.waiting.items() if one.conn == conn), None)
        if player is not None:
            del self.waiting[player]
        return player


def knock(table: Table, conn: int, player: str, message: m.Knock, now: int) -> None:
    if player in table.banned:
        raise Refusal("banned")
    if table.admits(player) or not table.latched:
        table.send([conn], m.Admitted())
        return
    name = tidy(message.name)
    if not name:
        raise Refusal("no_name")
    if table.host is None or table.host not in table.here:
        raise Refusal("nobody_home")
    if len(table.callers.waiting) >= MOST or not table.talk.may_knock(player, now):
        raise Refusal("too_much_chat")
    table.callers.waiting[player] = Caller(conn, name, faces.of(message.face, player))
    table.spread(gossip.Knocked(player, name, table.callers.waiting[player].face))
    table.room()


def admit(table: Table, guest: Guest, player: str, on: bool, now: int) -> None:
    if guest.player != table.host:
        raise Refusal("host_only")
    if player not in table.callers.waiting:
        raise Refusal("no_such_player")
    if on:
        table.keep(events.Admitted(now, player))
    else:
        table.spread(gossip.SentOff(player))
    answer(table, player, on)


def answer(table: Table, player: str, on: bool) -> None:
    """Also what another house has kept or said."""
    caller = table.callers.gone(player)
    if caller is not None:
        table.room()
        if caller.conn is not None:
            table.send([caller.conn], m.Admitted(on))


def hung_up(table: Table, conn: int) -> None:
    player = table.callers.hung_up(conn)
    if player is not None:
        table.spread(gossip.Knocked(player, "", ""))
        table.room()


def heard(table: Table, note: gossip.Knocked) -> None:
    """At the door of another house; without a name they have gone."""
    if not note.name:
        table.callers.gone(note.player)
    elif len(table.callers.waiting) < MOST:
        table.callers.waiting[note.player] = Caller(None, note.name, note.face)
    table.room()
