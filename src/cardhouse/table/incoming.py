"""What a browser says to the table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cardhouse.table.settings import SeatNo, Settings

Name = Annotated[str, Meta(max_length=200)]  # cut down to what fits by `names.tidy`
Text = Annotated[str, Meta(max_length=300)]
Face = Annotated[str, Meta(max_length=40)]  # an id of `faces.py`; anything else is as good as none
MoveText = Annotated[str, Meta(max_length=100)]
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Code = Annotated[str, Meta(max_length=100)]  # or what stands behind `/t/` in a link
Help = Literal["time", "hints", "memory"]  # what makes it easier for one seat
Removal = Literal["watch", "out", "ban"]  # how somebody is removed: they may watch, come back, or neither


class In(Struct, frozen=True, tag_field="type"):
    """From a browser to the table."""


class Hello(In, frozen=True, tag="hello"):
    """The first message of a connection: the device key, 32 random bytes that the browser keeps for itself."""

    key: Hex32
    program: bool = False  # no person sits here; everybody sees it, and it is not rated


class Join(In, frozen=True, tag="join"):
    """Come to a table. Seats you if a seat is free and you do not just watch; also the way back to your seat."""

    table: Code
    name: Name = ""
    password: Text = ""
    watch: bool = False
    face: Face = ""  # nothing said: the one you had, or one of the house's choice; another one while you sit changes it


class Knock(In, frozen=True, tag="knock"):
    """After `join` was refused with `knock`: ask whoever is there to be let in."""

    name: Name
    face: Face = ""


class Admit(In, frozen=True, tag="admit"):
    """The host lets somebody in who has knocked, or does not."""

    player: Annotated[str, Meta(max_length=40)]
    on: bool = True


class Leave(In, frozen=True, tag="leave"):
    """Give the seat up for good; a bot plays on if a match is running."""


class Sit(In, frozen=True, tag="sit"):
    """Take a free seat, or move to another one; during a match: take a bot's seat over at the next deal."""

    seat: SeatNo


class Swap(In, frozen=True, tag="swap"):
    """Ask to change places with a seated person; done when they ask for yours."""

    seat: SeatNo


class StandUp(In, frozen=True, tag="stand"):
    """Give the seat up before or between matches and watch; during a match: wait for a bot's seat no more."""


class Ready(In, frozen=True, tag="ready"):
    """Ready for the match, or for the next one."""

    on: bool = True


class AddBot(In, frozen=True, tag="add_bot"):
    seat: SeatNo
    level: Annotated[str, Meta(max_length=100)] = "steady"


class RemoveBot(In, frozen=True, tag="remove_bot"):
    seat: SeatNo


class Start(In, frozen=True, tag="start"):
    """The host starts the match; also the rematch."""


class Change(In, frozen=True, tag="change"):
    """The host changes what is played, between matches."""

    settings: Settings
    password: Text | None = None  # None leaves it as it is, "" removes it
    seen: Settings | None = None  # what they saw when they chose: what is the same there stays as it is now


class Kick(In, frozen=True, tag="kick"):
    """The host removes whoever sits here, or waits for this seat; for good only with `sure`."""

    seat: SeatNo
    sure: bool = False
    how: Removal = "ban"


class Restore(In, frozen=True, tag="restore"):
    """The host takes a removal back."""

    player: Annotated[str, Meta(max_length=40)]


class HandOn(In, frozen=True, tag="host"):
    """The host makes somebody else host."""

    seat: SeatNo


class Close(In, frozen=True, tag="close"):
    """The host closes the table for good; only with `sure`."""

    sure: bool = False


class Pledge(In, frozen=True, tag="pledge"):
    """The hash of the browser's own random bytes for a fair deal: they are fixed before anybody's are known."""

    pledge: Hex32


class Share(In, frozen=True, tag="share"):
    """Those random bytes, once all pledges are shown."""

    share: Hex32


class Move(In, frozen=True, tag="move"):
    """A move, and which of the seat's own decisions in this match it answers: 0, 1, 2, …"""

    nth: Annotated[int, Meta(ge=0)]
    move: MoveText
    match: Annotated[int, Meta(ge=0)] = 0  # of the view it answers, so that none strays into a rematch; 0: this one


class Explain(In, frozen=True, tag="explain"):
    """Would this be legal, and if not, why?"""

    move: MoveText


class Hint(In, frozen=True, tag="hint"):
    """What would a good player do? Answered with `hinted`; marked in the record, and the match is not rated then."""


class GoOn(In, frozen=True, tag="go_on"):
    """Seen the results; deal again when everybody has."""


class Pause(In, frozen=True, tag="pause"):
    """Let us stop for a while. Done when all people who sit here and are there have said so; anybody ends it."""

    on: bool = True


class Holiday(In, frozen=True, tag="holiday"):
    """In a match over days: away until then, and the clock of the seat does not run. 0: back again."""

    until: Annotated[int, Meta(ge=0, le=2**53)]


class Ease(In, frozen=True, tag="ease"):
    """Make it easier for whoever sits there: done when everybody who has a seat has said the same; nothing: no more."""

    seat: SeatNo
    helps: Annotated[list[Help], Meta(max_length=10)] = []
    on: bool = True  # or say no to what somebody has asked for


class Beside(In, frozen=True, tag="beside"):
    """Let somebody who watches look at your cards and point at them, or no more; also for them to stop."""

    player: Annotated[str, Meta(max_length=40)]
    on: bool = True


class Point(In, frozen=True, tag="point"):
    """From beside: this card of a pile, as it lies in the view; whoever has the seat sees it, and nobody else."""

    pile: Annotated[str, Meta(max_length=60)]
    at: Annotated[int, Meta(ge=0, le=200)]


class Back(In, frozen=True, tag="back"):
    """Take the seat back from the bot."""


class Say(In, frozen=True, tag="say"):
    """A quick phrase or reaction by its id, or free text where the host allows it; `to`: thrown at this seat."""

    phrase: Annotated[str, Meta(max_length=30)] = ""
    text: Text = ""
    to: SeatNo | None = None


class Mute(In, frozen=True, tag="mute"):
    """Hear no more of somebody."""

    player: Annotated[str, Meta(max_length=40)]
    on: bool = True


class Ping(In, frozen=True, tag="ping"):
    """Answered at once with the same number; lets the client show its lag."""

    t: Annotated[int, Meta(ge=-(2**53), le=2**53)]


Incoming = (
    Hello | Join | Leave | Sit | Swap | StandUp | Ready | AddBot | RemoveBot | Start | Change | Kick | Restore | HandOn
    | Close | Knock | Admit | Pledge | Share | Move | Explain | Hint | GoOn | Pause | Holiday | Ease | Beside | Point
    | Back | Say | Mute | Ping
)  # fmt: skip
