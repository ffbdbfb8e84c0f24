"""Every message, both ways. TypeScript types and `docs/protocol.md` are made from here.

JSON over one WebSocket: an object whose `type` says which of these it is. Unknown fields are ignored,
unknown types and bad values are refused by name.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

import msgspec
from msgspec import Meta, Struct

from cardhouse.table.settings import ClockName as ClockName
from cardhouse.table.settings import SeatNo as SeatNo
from cardhouse.table.settings import Settings as Settings

Name = Annotated[str, Meta(max_length=200)]  # cut down to what fits by `names.tidy`
Text = Annotated[str, Meta(max_length=300)]
Face = Annotated[str, Meta(max_length=40)]  # an id of `faces.py`; anything else is as good as none
MoveText = Annotated[str, Meta(max_length=100)]
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Code = Annotated[str, Meta(max_length=40)]
Phase = Literal["waiting", "sharing", "playing", "results"]
Removal = Literal["watch", "out", "ban"]  # how somebody is removed: they may watch, come back, or neither
Doing = Literal[
    "came", "left", "stood", "gone", "waits", "plays", "away", "back", "host", "game", "rules", "watch", "out", "ban",
    "restored",
]  # fmt: skip


WEIGHED = 3  # moves in a hint

# -- from the browser


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
    | Pledge | Share | Move | Explain | Hint | GoOn | Back | Say | Mute | Ping
)  # fmt: skip


# -- to the browser


class Out(Struct, frozen=True, tag_field="type"):
    """From the table to a browser."""


class NextShown(Struct, frozen=True):
    """Who takes a bot's seat over at the next deal."""

    player: str
    name: str
    face: str = ""


class SeatShown(Struct, frozen=True):
    """One seat, as everybody sees it."""

    seat: str  # "p1"
    state: Literal["open", "taken", "away", "bot"]  # away: its owner is gone and a bot plays
    player: str | None  # public id
    name: str  # bots have one too
    level: str | None  # of the bot
    ready: bool
    connected: bool
    wins: int  # this evening
    losses: int
    chair: int  # from 0: stays the same when the seats are numbered again
    next: NextShown | None
    program: bool  # it has said that no person sits there: its results are not rated
    face: str = ""  # `f07`, `m3:A`, a thing like `kettle` for a bot; "" only while the seat is open


class RemovedShown(Struct, frozen=True):
    """Whom the host has removed."""

    player: str
    name: str
    face: str
    how: Removal


class TableListed(Struct, frozen=True):
    """A table as the list of open tables shows it."""

    table: str
    game: str
    options: str
    seats: int
    people: list[str]
    free: int
    phase: Phase
    password: bool
    clock: ClockName
    host: str = ""  # the name, if they have a seat
    you: str | None = None  # the seat of whoever asks for this one table with their key,
    turn: Turn | None = None  # and what it owes
    faces: list[str] = []  # of these people, in the same order


class Welcome(Out, frozen=True, tag="welcome"):
    """The answer to `hello`: who you are here, and what time it is."""

    player: str  # public id
    name: str
    version: str
    now: int
    face: str = ""


class Room(Out, frozen=True, tag="room"):
    """Who sits where and what is played. Sent when it changes."""

    table: str
    n: int
    you: str | None  # your seat
    player: str  # your public id
    host: str | None
    phase: Phase
    settings: Settings
    password: bool
    seats: list[SeatShown]
    spectators: int
    match: int  # 0 before the first
    swaps: list[list[str]]  # [who asks, whom]
    can_start: str | None  # why not, as a code; None if the host can
    removed: list[RemovedShown] = []  # for the host


class Did(Out, frozen=True, tag="did"):
    """What somebody has done at the table, or what was done with them."""

    n: int  # of the line that says so: with `what` and `player` it is told once
    what: Doing
    player: str
    name: str
    face: str
    by: str = ""  # the name of the host who did it
    bot: str = ""  # who plays on, or whose seat it was
    game: str = ""  # that was chosen


class Promise(Out, frozen=True, tag="promise"):
    """Before the deal: what the server commits to. The browser answers with its pledge."""

    match: int
    commit: Hex32
    within_ms: int


class Pledged(Out, frozen=True, tag="pledged"):
    """No more pledges, and these are all. A browser that finds its own among them opens it: it sends its share."""

    match: int
    commit: Hex32
    pledges: list[Hex32 | None]  # from p1 on
    within_ms: int


class Ranked(TypedDict):
    """How the match ended."""

    ranking: list[list[str]]  # places from first to last, seats that share one together
    losers: list[str]
    reason: str  # "normal", or why it ended early
    scores: dict[str, int]


class Seen(TypedDict):
    """What `core.kernel.view` makes of a position for one viewer."""

    over: bool
    to_move: list[str]  # seats that owe a decision, or "deck"
    piles: dict[str, list[str]]  # a hidden card is "??"
    by: dict[str, list[str]]  # who played each card of a pile, where everybody saw it
    legal: dict[str, list[str]]  # all your moves under your own seat; nobody else's
    facts: dict[str, Any]  # public facts of the game, and what only you know
    result: Ranked | None


class Turn(Struct, frozen=True):
    """A seat that owes a decision, and how long it has: the client counts down by itself."""

    seat: str
    left_ms: int | None  # None: no clock
    bank_ms: int
    whole_ms: int | None = None  # what a decision has from the start, without the bank


class View(Out, frozen=True, tag="view"):
    """The whole table as you may see it, with what happened since the last one. Never a patch."""

    match: int
    n: int  # grows with everything that happens in public
    you: str | None
    nth: int | None  # your next decision
    view: Annotated[dict[str, Any], Meta(extra={"shape": "Seen"})]
    news: list[dict[str, Any]]  # each with its `what`, perhaps `cards`, and more by its kind
    turns: list[Turn]
    pause_ms: int  # the table stays like this for so long; results also until everybody goes on
    went_on: list[str]  # who has said so
    record: str | None  # where to find it, when the match is over
    took_ms: int | None = None  # from the start to the end, when the match is over
    can_go_on: bool = True  # whether the pause ends at once when everyone has said to go on
    looking: bool = False  # the cards were just dealt: `go_on` says that you have looked at yours


class Story(Out, frozen=True, tag="story"):
    """To you when you come: what has happened in this match, as far as you may know and as much as is kept."""

    match: int
    n: int  # up to here
    news: list[dict[str, Any]]


class Refused(Out, frozen=True, tag="refused"):
    """Not done, and why: a code with parameters, and the sentence in English. Nothing changed."""

    re: str  # the type of the message
    code: str
    params: dict[str, Any]
    text: str


class Explained(Out, frozen=True, tag="explained"):
    move: str
    legal: bool
    code: str
    params: dict[str, Any]
    text: str


class Weighed(Struct, frozen=True):
    move: str
    chance: float  # 0 … 1


class Hinted(Out, frozen=True, tag="hinted"):
    """A hint for your open decision, from what your seat can know: the best few moves, and why the first one."""

    match: int
    nth: int
    best: list[Weighed]
    goal: str  # what the chances are of: `win`, `not_last`, `points`, `hit`
    code: str
    params: dict[str, Any]
    text: str
    even: int = 0  # how many of `best`, after the first, are as good as it, as far as anybody can tell


class Heard(Out, frozen=True, tag="heard"):
    """Chat. `text` is text, never markup."""

    player: str
    name: str
    seat: str | None
    phrase: str
    text: str
    spectator: bool
    face: str = ""
    to: str | None = None  # the seat it is thrown at


class Pong(Out, frozen=True, tag="pong"):
    t: int


class Replaced(Out, frozen=True, tag="replaced"):
    """You opened this table elsewhere; this connection only listens no more."""


class Gone(Out, frozen=True, tag="gone"):
    """You are not at this table any more: `kicked`, `removed`, `closed`, `no_table`, `left`."""

    code: str


class Drain(Out, frozen=True, tag="drain"):
    """The server goes down for a moment; come back, everything is kept."""

    within_ms: int


class Announced(Out, frozen=True, tag="announced"):
    """What the operator tells everybody in the house. `text` is text, never markup."""

    text: str


Outgoing = (
    Welcome | Room | Did | Promise | Pledged | Story | View | Refused | Explained | Hinted | Heard | Pong | Replaced
    | Gone | Drain | Announced
)  # fmt: skip

decode: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)
encode = msgspec.json.Encoder().encode
