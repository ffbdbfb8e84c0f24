"""What the table says to a browser."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from msgspec import Meta, Struct

from cardhouse.table.incoming import Help, Hex32, Removal
from cardhouse.table.settings import ClockName, Settings

Phase = Literal["waiting", "sharing", "playing", "results"]
Doing = Literal[
    "paused", "resumed", "holiday", "returned", "eased", "uneased", "beside", "alone",
    "came", "left", "stood", "gone", "waits", "plays", "away", "back", "host", "game", "rules", "watch", "out", "ban",
    "restored",
]  # fmt: skip
WEIGHED = 3  # moves in a hint
WATCHERS_SHOWN = 8


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
    helps: list[Help] = []  # what all have agreed to; the matches of this seat are not rated then, nor with
    beside: BesideShown | None = None  # somebody who looks at these cards with them


class BesideShown(Struct, frozen=True):
    """Somebody without a seat, whom a player lets look at their cards."""

    player: str
    name: str
    face: str


class EaseShown(Struct, frozen=True):
    """What somebody would like to make easier for a seat."""

    seat: str
    helps: list[Help]
    agreed: list[str]  # seats
    missing: list[str]  # seats that have not said anything


class WatcherShown(Struct, frozen=True):
    """Somebody without a seat."""

    player: str  # public id
    name: str
    face: str  # "": they are with another house, which has not told it


class RemovedShown(Struct, frozen=True):
    """Whom the host has removed."""

    player: str
    name: str
    face: str
    how: Removal


class KnownShown(Struct, frozen=True):
    """Somebody who has sat at a table, and how they have done there."""

    name: str
    face: str
    wins: int
    losses: int
    here: bool  # now


class EndedShown(Struct, frozen=True):
    """How a match at a table ended."""

    game: str
    at: int
    places: list[list[str]]  # names from first to last; those who share a place together


class AwayShown(Struct, frozen=True):
    """A seat on holiday."""

    seat: str
    until: int


class KnockShown(Struct, frozen=True):
    """Somebody at the door."""

    player: str
    name: str
    face: str


class TableListed(Struct, frozen=True):
    """A table as the list of open tables shows it; with its link one sees more."""

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
    asleep: bool = False  # nobody is there; with its link, from here on
    visited: int = 0  # when something happened there last, or when the last one had left
    known: list[KnownShown] = []  # who has sat there, the last one first
    ended: list[EndedShown] = []  # the last matches, the last one first
    turns: list[str] = []  # the names of people who owe a decision
    link: str = ""  # what stands behind `/t/` in its link
    knock: bool = False  # it is not listed, and the code alone says no more: knock, or come by the link


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
    watchers: list[WatcherShown] = []  # the first of the spectators
    link: str = ""  # what stands behind `/t/` in the link of this table
    knocks: list[KnockShown] = []  # for the host: who would like to be let in
    paused: bool = False  # all have agreed to stop for a while
    pausing: list[str] = []  # the seats that would like to
    away: list[AwayShown] = []  # in a match over days: who is on holiday
    easing: list[EaseShown] = []  # what is asked for one seat, until all have agreed or somebody says no
    beside: str | None = None  # the seat whose cards you may look at


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
    beside: str | None = None  # it is the view of this seat, and you only look
    known: dict[str, list[str]] = {}  # with help for the memory: of hidden piles, what this seat has seen there


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


class Pointed(Out, frozen=True, tag="pointed"):
    """To a seat and to whoever looks with it: somebody beside points at this card of a pile of the view."""

    seat: str
    pile: str
    at: int
    player: str
    name: str


class Pong(Out, frozen=True, tag="pong"):
    t: int


class Replaced(Out, frozen=True, tag="replaced"):
    """You opened this table elsewhere; this connection only listens no more."""


class Admitted(Out, frozen=True, tag="admitted"):
    """To somebody who has knocked: `join` again. Not if `on` is false: the host has said no."""

    on: bool = True


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
    | Gone | Drain | Announced | Admitted | Pointed
)  # fmt: skip
