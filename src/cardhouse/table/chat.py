"""What people say to each other: quick phrases and reactions first; free text only where the host allows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardhouse.table import faces, gossip
from cardhouse.table import messages as m
from cardhouse.table.demands import numbered
from cardhouse.table.guest import Guest
from cardhouse.table.names import tidy_text
from cardhouse.table.refusals import Refusal
from cardhouse.table.sight import name_of

if TYPE_CHECKING:
    from cardhouse.table.table import Table

PHRASES = ("hello", "well_played", "thanks", "sorry", "hurry", "one_more")
REACTIONS = ("laugh", "wow", "cry", "angry", "clap", "heart", "donkey", "fire", "rose", "chilli")
LINES = ("bot_hello", "bot_good", "bot_lost")  # of a bot alone, each in words of its own
BURST = 5  # this many at once,
EVERY_MS = 3_000  # and one more for every three seconds
CROWD_BURST, CROWD_EVERY_MS = 30, 300  # all who watch a table, together


class Tap:
    """A few at once, then slowly: a bucket of chat."""

    def __init__(self, burst: int = BURST, every_ms: int = EVERY_MS) -> None:
        self.burst, self.every_ms = burst, every_ms
        self.left = float(burst)
        self.at = 0

    def full(self, now: int) -> bool:
        """As if nothing had ever been said."""
        return self.left + (now - self.at) / self.every_ms >= self.burst

    def take(self, now: int) -> bool:
        self.left = min(float(self.burst), self.left + (now - self.at) / self.every_ms)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


def checked(phrase: str, text: str, free: bool, own: Sequence[str] = ()) -> tuple[str, str] | str:
    """What is said, tidied; or the code of the refusal."""
    if phrase:
        return (phrase, "") if phrase in PHRASES + REACTIONS else "unknown_phrase"
    tidy = tidy_text(text)
    if not free and tidy not in own:
        return "no_free_chat"
    return ("", tidy) if tidy else "nothing_said"


def thrown_at(table: Table, number: int | None, by: int | None) -> int | None:
    """The seat of somebody else; what people throw at themselves they only show."""
    if number is None:
        return None
    seat = numbered(table, number)
    if table.seats[seat].state == "open":
        raise Refusal("no_such_seat")
    return None if seat == by else seat


def say(table: Table, guest: Guest, phrase: str, text: str, now: int, to: int | None = None) -> None:
    said = checked(phrase, text, table.settings.free_chat, table.settings.phrases)
    if isinstance(said, str):
        raise Refusal(said)
    seat = table.seat_of(guest.player)
    target = thrown_at(table, to, seat)
    if not table.talk.may_say(guest.player, seat is None, now):
        raise Refusal("too_much_chat")
    name = table.told_apart(guest.player, guest.name) if seat is None else table.seats[seat].name
    face = faces.of(guest.face, guest.player) if seat is None else table.face_of(table.seats[seat])
    tell_aloud(table, m.Heard(guest.player, name, name_of(seat), *said, seat is None, face, name_of(target)))


def tell_aloud(table: Table, said: m.Heard) -> None:
    table.send(hearers(table, said), said)
    table.spread(gossip.Said(said))


def hearers(table: Table, said: m.Heard) -> list[int]:
    """Spectators talk among themselves, and nobody hears whom they have muted."""
    return [
        guest.conn
        for guest in table.presence.guests.values()
        if table.talk.hears(guest.player, said.player) and (not said.spectator or table.seat_of(guest.player) is None)
    ]


def mute(table: Table, guest: Guest, player: str, on: bool) -> None:
    if table.seat_of(player) is None and player not in table.here:
        raise Refusal("no_such_player")
    if on:
        table.talk.mute(guest.player, player, lambda of: _knows(table, of))
    else:
        table.talk.unmute(guest.player, player)


def _knows(table: Table, player: str) -> bool:
    """Somebody who is here, or is expected back."""
    return player == table.host or table.seat_of(player) is not None or player in table.here
