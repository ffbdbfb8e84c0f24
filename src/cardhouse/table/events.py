"""What a table remembers: one line each, kept before anybody is told. A table is the fold of its lines.

Lines of the game are lines of a record (`deck deal …`, `p1 7h`); everything else is a comment of a record
(`; {…}`), so that the log of a match is a record that anybody can replay.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from cardhouse.table.messages import Help, Removal, Settings

_LINE = re.compile(r"(?:deck|p([1-9][0-9]?)) (.*?)  ; (\{.*\})")


# Who decided: the player, with a hint, a bot, or the default of a player whose time ran out.
By = Literal["", "hint", "bot", "clock"]


class Event(Struct, frozen=True, tag_field="e"):
    at: int  # milliseconds of the house clock


class Beginning(Struct, frozen=True, omit_defaults=True):
    """What the matches of a table begin with instead of a fresh deal. Such a match is never rated."""

    seat: int = 0  # of the person; bots sit on the others,
    level: str = ""  # this strong
    record: str = ""  # played on from this record
    at: int = 0  # after this many lines,
    hands: Literal["", "were", "known"] = ""  # with the cards as they were, or as the seat could know them
    lines: list[str] = []  # that lead there
    day: str = ""  # the sealed deal of this day, 2026-11-18: for the first match of the table,
    secret: str = ""  # which has this one


class Opened(Event, frozen=True, tag="opened", omit_defaults=True):
    settings: Settings
    host: str
    password: str  # hashed; empty for none
    link: str = ""  # what the link of an unlisted table has beside its code; older logs have none
    beginning: Beginning | None = None


class Changed(Event, frozen=True, tag="changed"):
    settings: Settings
    password: str


class Admitted(Event, frozen=True, tag="admitted"):
    """Somebody who watches knew the password: they need it no more, and may read the records."""

    player: str


class Seated(Event, frozen=True, tag="seated", omit_defaults=True):
    """Before, between and after matches; in a match only whoever has held this very hand from its beginning."""

    seat: int
    player: str
    name: str
    program: bool = False
    home: str = ""  # where they come from, as a keyed hash
    face: str = ""  # older logs have none


class Waits(Event, frozen=True, tag="waits", omit_defaults=True):
    """Somebody takes this bot's seat over at the next deal, or after the match if there is none."""

    seat: int
    player: str
    name: str
    program: bool = False
    home: str = ""
    face: str = ""


class Looks(Event, frozen=True, tag="looks"):
    """Somebody has chosen another face for the seat that they have or wait for."""

    player: str
    face: str


class WaitsNoMore(Event, frozen=True, tag="waits_no_more"):
    """They have changed their mind, are gone, or were sent away."""

    seat: int
    banned: bool = False


class Unseated(Event, frozen=True, tag="unseated", omit_defaults=True):
    """Somebody gave their seat up, or was removed. During a match a bot plays on for it."""

    seat: int
    banned: bool = False  # in older logs
    bot: str = ""  # what it is called
    why: Literal["", "left", "stood", "gone"] = ""  # nothing: removed; older logs do not say


class Removed(Event, frozen=True, tag="removed"):
    """The host has sent somebody to those who watch, away, or away for good."""

    player: str
    name: str
    face: str
    how: Removal


class Restored(Event, frozen=True, tag="restored"):
    """The host takes it back."""

    player: str


class BotSeated(Event, frozen=True, tag="bot"):
    seat: int
    level: str
    name: str = ""


class WasReady(Event, frozen=True, tag="ready"):
    seat: int
    on: bool


class Swapped(Event, frozen=True, tag="swapped"):
    a: int
    b: int


class HostIs(Event, frozen=True, tag="host"):
    player: str | None


class Ended(Struct, frozen=True):
    """How a match ended, for those who come to the table later."""

    game: str
    match: int
    at: int
    places: list[list[str]]  # names, from first to last; those who share a place together


class Stood(Struct, frozen=True):
    """A table between two matches: whoever has this need not read the lines before it."""

    n: int  # so many
    silent: int
    settings: Settings
    password: str
    host: str | None
    seats: list[tuple[str | None, str, str | None, bool, bool]]  # as Seat.stood has it
    banned: list[str]
    matches: int
    wins: dict[str, int]
    losses: dict[str, int] = {}  # older logs have none, and no seat was numbered again
    turned: int = 0
    tickets: list[tuple[bool, str]] = []  # of the seats; older logs have none
    members: list[str] = []
    faces: list[str] = []  # of the seats; older logs have none
    removed: list[tuple[str, str, str, Removal]] = []  # player, name, face, how
    link: str = ""
    known: list[tuple[str, str, str]] = []  # player, name, face; older logs have none
    ended: list[Ended] = []
    beginning: Beginning | None = None
    helps: list[tuple[str, list[Help]]] = []  # player, what is made easier for them
    easing: list[tuple[str, list[Help], list[str]]] = []  # player, what is asked for them, who has agreed
    beside: list[tuple[str, str, str, str]] = []  # who looks, their name and face, and with whom


class Started(Event, frozen=True, tag="started"):
    """A match begins: the server's secret, whose hash it publishes, and how the table stood."""

    secret: str
    stood: Stood | None = None  # older logs have none
    first: int = 0  # the seat that is p1 from now on; the others follow it
    fair: int = 1  # the version of its fair deals; older logs have none


class Pledged(Event, frozen=True, tag="pledged"):
    """A seat has fixed its share, which nobody knows yet."""

    seat: int
    pledge: str


class PledgesClosed(Event, frozen=True, tag="pledges_closed"):
    """No more pledges: from now on shares are opened."""


class Shared(Event, frozen=True, tag="shared"):
    seat: int
    share: str


class SharesClosed(Event, frozen=True, tag="shares_closed"):
    """No more shares: the seed of the match is decided, and who is p1 if that was drawn by lot."""

    first: int = 0


class Dealt(Event, frozen=True, tag="dealt"):
    deal: str


class Moved(Event, frozen=True, tag="moved"):
    seat: int
    move: str
    by: By = ""


class Hinted(Event, frozen=True, tag="hinted"):
    """Somebody has asked for a hint: the match is not rated any more, and their move is marked."""

    seat: int


class WentOn(Event, frozen=True, tag="went_on"):
    """Everybody has seen the results."""


class Lifted(Event, frozen=True, tag="lifted"):
    """The time in which somebody may have been asked in secret is over: now everybody sees what came of it."""


class Away(Event, frozen=True, tag="away"):
    """A bot plays for this seat until its owner takes it back."""

    seat: int


class Back(Event, frozen=True, tag="back"):
    seat: int


class Asleep(Event, frozen=True, tag="asleep"):
    """Nobody has been here for a while: nothing happens by itself until somebody comes. In older logs: at a match."""


class Woken(Event, frozen=True, tag="woken", omit_defaults=True):
    """Somebody has come, or the house was closed for a while: whoever owes a decision has their whole time again.

    Not where a decision has days: there the clock has run on, and only where the house was closed they have a while.
    """

    down: bool = False


class Holiday(Event, frozen=True, tag="holiday"):
    """Somebody is away until then, and their days do not run; until now: they are back."""

    seat: int
    until: int


class Paused(Event, frozen=True, tag="paused"):
    """All have agreed to stop for a while: no clock runs, and seats stay."""


class Resumed(Event, frozen=True, tag="resumed"):
    """It goes on where it was."""


class Easing(Event, frozen=True, tag="easing"):
    """Somebody would like this to be easier for a player, or agrees; nothing: somebody does not."""

    player: str
    helps: list[Help]
    by: str = ""


class Eased(Event, frozen=True, tag="eased"):
    """All have agreed that this is easier for them; nothing: not any more."""

    player: str
    helps: list[Help]


class Besides(Event, frozen=True, tag="beside"):
    """Somebody who watches looks at the cards of a player with them from now on; or no more."""

    player: str
    name: str
    face: str
    owner: str
    on: bool = True


class Closed(Event, frozen=True, tag="closed"):
    pass


AnyEvent = (
    Opened | Changed | Admitted | Seated | Waits | WaitsNoMore | Unseated | BotSeated | WasReady | Swapped | HostIs
    | Started | Pledged | PledgesClosed | Shared | SharesClosed | Dealt | Moved | Hinted | Lifted | WentOn | Away | Back
    | Asleep | Woken | Closed | Looks | Removed | Restored | Holiday | Paused | Resumed | Easing | Eased | Besides
)  # fmt: skip
_decode: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)
_encode = msgspec.json.Encoder().encode


class _Note(Struct, frozen=True, omit_defaults=True):
    at: int
    by: By = ""


_decode_note: msgspec.json.Decoder[_Note] = msgspec.json.Decoder(_Note)


STARTED = '; {"e":"started",'


def matches(lines: Sequence[str]) -> int:
    """How many were started, without reading the lines."""
    return sum(line.startswith(STARTED) for line in lines)


def last_stood(lines: Sequence[str], before: int = 0) -> Stood | None:
    """How a table stood when its last match began; None if it must be read from its first line.

    `before` this many lines are left out at the beginning.
    """
    for i in range(len(lines) - 1, -1, -1):
        if lines[i].startswith(STARTED):
            event = read(lines[i])
            return event.stood if isinstance(event, Started) and event.stood and event.stood.n == before + i else None
    return None


def write(event: AnyEvent) -> str:
    """The line of an event."""
    match event:
        case Moved(at, seat, move, by):
            return f'p{seat + 1} {move}  ; {{"at":{at}' + (f',"by":"{by}"}}' if by else "}")
        case Dealt(at, deal):
            return f'deck {deal}  ; {{"at":{at}}}'
        case _:
            return f"; {_encode(event).decode()}"


def read(line: str) -> AnyEvent:
    """The event of a line. Raises ValueError for a line that no table has written."""
    try:
        if line.startswith("; "):
            return _decode.decode(line[2:])
        found = _LINE.fullmatch(line)
        note = _decode_note.decode(found[3] if found else "")
    except msgspec.MsgspecError:
        found = None
    if found is None:
        raise ValueError(f"not a line of a table: {line[:40]}")
    if found[1] is None:
        return Dealt(note.at, found[2])
    return Moved(note.at, int(found[1]) - 1, found[2], note.by)
