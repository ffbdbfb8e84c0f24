"""What a house must know about a game beside its rules: how it looks, how it is told, how long things take.

A game declares it once, in the `info` of its `Game`. Terminal, browser, tables, bots and replays read it there, so no
other place has to name a game. Everything has a default: a game that declares nothing can be played.

Texts are English templates; a client that has a sentence of its own in another language prefers that one. A template of
news names what it needs in braces, and gives a verb twice: `{seat} [wins|win] the trick` is told to p1, if it is p1
who wins, as "you win the trick".
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from string import Formatter
from typing import Any, Final, Literal, NamedTuple, get_args

FaceKind = Literal["cards", "numbers", "pieces", "text"]
HandKind = Literal["fan", "stack", "slots"]
PileKind = Literal["open", "discard", "stock", "single", "away"]
Takes = Literal["nothing", "cards", "slots", "number", "seat", "text"]
Spelling = Literal["commas", "sets", "letters"]
Prominence = Literal["main", "plain", "side"]
Where = Literal["seat", "line", "nowhere"]
Score = Literal["many", "few"]
Cloth = Literal["plain", "petals", "straw", "damask", "tiles", "waves"]
Tone = Literal["", "danger", "safe", "title", "deal", "end"]
Icon = Literal[
    "layers", "heart", "spade", "club", "diamond", "crown", "donkey", "eye", "star", "swords", "trophy", "users"
]

RESULT_MS: Final = 20_000  # a result stays on the table: hands are opened one by one, and people read
IN_A_MOVE: Final = frozenset(("cards", "count", "slot", "other", "rest", "card"))  # what the label of a verb may name
_NAME = re.compile(r"[a-z][a-z0-9_]*")
_REFERENCE = re.compile(r"[\w.]+:[\w./-]+")
_COLOUR = re.compile(r"#[0-9a-f]{6}")


class BadInfo(ValueError):
    """A declaration that cannot be."""


def fields_of(template: str) -> set[str]:
    """What a template needs. Raises BadInfo if it is none."""
    try:
        named = {name for _, name, _, _ in Formatter().parse(template) if name is not None}
    except ValueError as error:
        raise BadInfo(f"the text {template!r}: {error}") from None
    if not all(name.isidentifier() for name in named):
        raise BadInfo(f"the text {template!r}: only names stand in braces")
    return named


def load(reference: str) -> Any:
    """What a reference stands for."""
    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)


def in_a_line(error: BaseException) -> str:
    """`KeyError: 'x'`"""
    return " ".join(f"{type(error).__name__}: {error}".split()).removesuffix(":")


def _one_of(what: str, value: str, kinds: Any) -> None:
    if value not in get_args(kinds):
        raise BadInfo(f"{what}: {value!r} is none of {', '.join(get_args(kinds))}")


def _colour(what: str, value: str) -> None:
    if not _COLOUR.fullmatch(value):
        raise BadInfo(f"{what} {value} is not a colour like #c9a35b")


@dataclass(frozen=True)
class Faces:
    """What is on the cards. Of "cards" the texts are rank and suit, like 7h; of the others, what is declared here."""

    kind: FaceKind = "text"
    names: Mapping[str, str] = field(default_factory=dict)  # text → what a person says: "Peasant", "red general"
    signs: Mapping[str, str] = field(default_factory=dict)  # text → how it is drawn or written: 帥; of cards, the rank
    red: tuple[str, ...] = ()  # the texts that are drawn in red; suits know their colour
    wild: tuple[str, ...] = ()  # the texts that stand for any other
    worth: Mapping[str, Mapping[str, float]] = field(
        default_factory=dict
    )  # option → text → what it counts; "" for none
    order: tuple[str, ...] = ()  # of a sorted hand; nothing said: by suit and rank, else as they come

    def __post_init__(self) -> None:
        _one_of("kind of faces", self.kind, FaceKind)


@dataclass(frozen=True)
class Felt:
    """What a game is played on: two colours by night and two by day, in the middle and at the edge, and the pattern in
    the cloth. Letters on it are light by night and dark by day."""

    night: tuple[str, str] = ("#146c66", "#08323b")
    day: tuple[str, str] = ("#ecd29c", "#e2c183")
    cloth: Cloth = "plain"

    def __post_init__(self) -> None:
        _one_of("cloth", self.cloth, Cloth)
        for colour in (*self.night, *self.day):
            _colour("the felt", colour)


@dataclass(frozen=True)
class PileInfo:
    """A pile in the middle. `open`: what is being played; `discard`: the top is seen; `stock`: to draw from, face
    down; `single`: one card between two places; `away`: out of the game. The first card of a pile is its top; of one
    that is being played, the first that was played."""

    kind: PileKind
    label: str

    def __post_init__(self) -> None:
        _one_of("kind of pile", self.kind, PileKind)


@dataclass(frozen=True)
class NewsKind:
    """One kind of news: how it is told, and what time it takes. Only times of news that all are told count."""

    says: tuple[str, ...] = ()  # the first one for which everything is there; none: told word by word
    hold_ms: int = 0  # a client shows it for this long,
    leave_ms: int = 0  # and then moves the cards away for this long
    credit_ms: int = 0  # the next decision gets it on top
    pause_ms: int = 0  # the table stays like this, unless everyone goes on;
    alone_ms: int = 0  # where one person plays with bots, only for this long, if that is less
    stay_ms: int = 0  # a replay that runs by itself looks at it for this long, at least
    mark: bool = False  # a replay marks it,
    tone: Tone = ""  # in this colour: a danger, a rescue, an event of the court, a new deal, the end of a trick
    within: bool = False  # it happens in the middle of a turn: a replay does not stop there
    loud: bool = False  # it stands out, in a banner and in the log
    resolves: bool = False  # it clears the open pile
    ends: bool = False  # a hand, a round or the game is over
    sound: str = ""  # what is heard, if the client has such a sound

    def __post_init__(self) -> None:
        for template in self.says:
            fields_of(template)
        _one_of("tone", self.tone, Tone)
        if min(self.hold_ms, self.leave_ms, self.credit_ms, self.pause_ms, self.alone_ms, self.stay_ms) < 0:
            raise BadInfo("news cannot take less than no time")


@dataclass(frozen=True)
class Verb:
    """One kind of move, by the first word of its text. The verb "" stands for a text that is nothing but cards."""

    label: str  # of its button: "Give {cards}", "Swap {slot} and {other}"
    takes: Takes = "nothing"  # what is named after the word
    spelling: Spelling = "commas"  # of cards: 7h,8h – 6x2+J – RHC
    ordered: bool = False  # whether the order of cards or slots makes another move
    beside: str = ""  # the verb together with which it is chosen: how many slots are named tells them apart
    place: Prominence = "plain"  # main: the large button if nothing is chosen; side: it ends or costs something
    numbers: range | None = None  # may follow the word although no list of legal moves names them
    eager: float | None = None  # how often a bot for company says it, beside the plain play of cards, which is 1
    early: bool = False  # can be decided on before one's turn, for as long as the open pile lies there
    pile: str = ""  # a tap on this pile in the middle says it, too: one draws from the stock
    boldest: int | None = None  # the highest number that such a bot says, if it can help it

    def __post_init__(self) -> None:
        _one_of("what a verb takes", self.takes, Takes)
        _one_of("spelling", self.spelling, Spelling)
        _one_of("place of a button", self.place, Prominence)
        strange = fields_of(self.label) - IN_A_MOVE
        if strange:
            raise BadInfo(f"the label {self.label!r} names {' '.join(sorted(strange))}, which no move has")


@dataclass(frozen=True)
class FactInfo:
    """A public fact: what it is called, and where it stands."""

    label: str = ""  # nothing said: its name
    where: Where = "nowhere"  # beside each seat, in a line above the table, or only where the client knows the game
    recorded: bool = False  # `cardhouse replay --json` prints it: programs read it for ever

    def __post_init__(self) -> None:
        _one_of("place of a fact", self.where, Where)


@dataclass(frozen=True)
class Count:
    """Something that is counted for a seat in every match, for the book of those who play together."""

    label: str  # what is counted: "cuts"
    news: str  # the kind of news on which it is
    says: str = ""  # a sentence about an evening, if it is worth one: "{name} cut {n} times"
    best: str = ""  # what the largest single one is called, if that is remembered: "biggest pick-up"
    of: str = ""  # the count that it is a part of: a page of a player shows the rate
    jewels: tuple[tuple[int, str], ...] = ()  # what comes with so many of them: (3, "bell")

    def __post_init__(self) -> None:
        strange = fields_of(self.says) - {"name", "n"}
        if strange:
            raise BadInfo(f"the sentence {self.says!r} names {' '.join(sorted(strange))}; it has name and n")
        if [n for n, _ in self.jewels] != sorted({n for n, _ in self.jewels}):
            raise BadInfo("each jewel comes later than the one before")


class Counted(NamedTuple):
    """One thing that was counted: see `Info.counted`."""

    what: str
    seat: str
    amount: int
    at: int  # in which trick, hand or round: `Info.counts_in`


SCORES: Final = "scores"  # instead of a count: the points decide

# Words that many games share. A game may declare them again in its own way.
COMMON: Final[Mapping[str, NewsKind]] = {
    "play": NewsKind(
        ("{seat} [plays|play] {cards}", "{seat} [plays|play] face down: {count}"), hold_ms=320, sound="slide"
    ),
    "pass": NewsKind(("{seat} [passes|pass]",), hold_ms=180),
    "draw": NewsKind(("{seat} [draws|draw] {cards}", "{seat} [draws|draw] a card"), hold_ms=250, stay_ms=1_000),
    "deal": NewsKind(
        ("Round {round} is dealt; {starter} first", "The cards are dealt"),
        hold_ms=500,
        credit_ms=1_600,
        stay_ms=1_500,
        tone="deal",
    ),
    "trick": NewsKind(
        ("{seat} [wins|win] the trick of {count}", "{seat} [wins|win] the trick"),
        hold_ms=800,
        leave_ms=360,
        credit_ms=900,
        stay_ms=1_600,
        mark=True,
        tone="end",
        resolves=True,
    ),
    "out": NewsKind(
        ("{seat} [is|are] out, in place {place}", "{seat} [is|are] out"), mark=True, tone="safe", sound="safe"
    ),
    "reshuffle": NewsKind(("The discard pile is shuffled; {count} cards to draw",), mark=True, tone="deal"),
    "hand_over": NewsKind(
        ("The hand is over; points {points}", "The hand is over"),
        pause_ms=RESULT_MS,
        stay_ms=3_500,
        mark=True,
        tone="deal",
        resolves=True,
        ends=True,
    ),
    "round_over": NewsKind(
        ("Round {round} is over; scores {scores}", "The round is over; scores {scores}", "The round is over"),
        pause_ms=RESULT_MS,
        stay_ms=3_500,
        mark=True,
        tone="deal",
        ends=True,
    ),
    "game_over": NewsKind(
        ("The game is over, lost by {losers}", "The game is over, won by {winners}", "The game is over"),
        pause_ms=RESULT_MS,
        stay_ms=3_500,
        mark=True,
        tone="deal",
        resolves=True,
        ends=True,
    ),
}
COMMON_FACTS: Final[Mapping[str, FactInfo]] = {
    "out": FactInfo("out", recorded=True),
    "scores": FactInfo("score", "seat", recorded=True),
    "round": FactInfo("round", "line", recorded=True),
}


@dataclass(frozen=True)
class Info:
    """The declaration of one game. A reference is text, `package.module:NAME`, and is loaded when it is needed."""

    line: str = ""  # what it is, in a few words
    rules: tuple[str, ...] = ()  # and in three short sentences
    own_name: tuple[str, str] = ("", "")  # language and name, where it is written otherwise at home: ("ml", "കഴുതക്കളി")
    colour: str = "#7a4a12"  # deep: light letters are written on it, and by day it writes itself
    accent: str = "#f2c14e"  # the same in light, for letters and lines by night
    felt: Felt = Felt()
    icon: Icon = "layers"
    poster: tuple[str, ...] = ()  # up to three faces, in a fan on its tile: ("Qs", "Ah")
    score: Score = "many"  # whether many or few points are good,
    score_with: Mapping[str, Score] = field(default_factory=dict)  # and with these options: "scoring=count"
    faces: Faces = Faces()
    hand: HandKind = "fan"  # a hand to choose from, a stack face down, or slots with an order
    remembers: bool = False  # a game of memory: played over days, nobody is shown again what they have seen
    piles: Mapping[str, PileInfo] = field(default_factory=dict)
    news: Mapping[str, NewsKind] = field(default_factory=dict)  # in the order in which a replay marks them
    facts: Mapping[str, FactInfo] = field(default_factory=dict)
    verbs: Mapping[str, Verb] = field(default_factory=dict)
    asks: Mapping[str, str] = field(default_factory=dict)  # phase → the second half of "Your turn: …", with {facts}
    by_phase: Mapping[str, Mapping[str, int]] = field(default_factory=dict)  # clock → phase → ms for one decision
    counts: Mapping[str, Count] = field(default_factory=dict)  # what the book counts
    counted: str = ""  # → news, view of a spectator after it: the `Counted` in it; others than declared are left out
    counts_in: str = "round"  # what such a match is counted in: "trick", "hand"
    close: str = SCORES  # how close a match was: the points between the first two, or this count, where few are close
    turn: str = SCORES  # where it turned: whoever won is ahead from then on, or the largest single one of this count
    bots: str = ""  # → a mapping from level to bot
    reasons: str = ""  # → a mapping from code to sentence: why these bots do what they do
    chances: str = ""  # → `Chances`: the line that puts those of hints right, and where they are told as numbers
    habit: str = ""  # → position, seat: the move of a fair player without a thought; a search starts from it
    value: str = ""  # → before, after, seat: how good a hand that is over was for it, 0 … 1
    oracle: str = ""  # → view, seat: the legal moves by a second reading of the rules; `cardhouse check-game` compares
    baselines: str = ""  # → bots to be measured against, at no table
    daily: str = ""  # options of the deal of the day: a match that is not too long
    lesson: str = ""  # → the text of a lesson, or several by name
    moves: str = ""  # → a function from seats and options to every move there can be: programs learn it by number
    page: str = ""  # package:path of the rules page; nothing said: docs/games of the house
    texts: str = ""  # package:folder with translations for a client: de.ftl, ml.ftl …

    def __post_init__(self) -> None:
        for score in (self.score, *self.score_with.values()):
            _one_of("score", score, Score)
        _one_of("kind of hand", self.hand, HandKind)
        _one_of("icon", self.icon, Icon)
        if len(self.poster) > 3:
            raise BadInfo(f"a poster has room for three faces, not {len(self.poster)}")
        _colour("the colour", self.colour)
        _colour("the accent", self.accent)
        if len(self.rules) not in (0, 3):
            raise BadInfo(f"the rules in short are three sentences, not {len(self.rules)}")
        for name in (*self.piles, *self.news, *self.facts, *self.counts, *filter(None, self.verbs)):
            if not _NAME.fullmatch(name):
                raise BadInfo(f"{name!r} is not a word like round_over")
        for count in {self.close, self.turn} - {SCORES}:
            if count not in self.counts:
                raise BadInfo(f"{count!r} is not counted")
        for reference in (
            self.counted,
            self.bots,
            self.reasons,
            self.chances,
            self.habit,
            self.value,
            self.oracle,
            self.baselines,
            self.lesson,
            self.moves,
            self.page,
            self.texts,
        ):
            if reference and not _REFERENCE.fullmatch(reference):
                raise BadInfo(f"{reference!r} is not a reference like package.module:NAME")

    # Worked out once: a table asks at every move.

    @cached_property
    def all_news(self) -> Mapping[str, NewsKind]:
        """What is declared here, then the words that many games share."""
        return {**self.news, **{what: kind for what, kind in COMMON.items() if what not in self.news}}

    @cached_property
    def all_facts(self) -> Mapping[str, FactInfo]:
        return {**COMMON_FACTS, **self.facts}

    @cached_property
    def credits(self) -> Mapping[str, int]:
        return {what: kind.credit_ms for what, kind in self.all_news.items() if kind.credit_ms}

    @cached_property
    def pauses(self) -> Mapping[str, int]:
        return {what: kind.pause_ms for what, kind in self.all_news.items() if kind.pause_ms}

    @cached_property
    def pauses_alone(self) -> Mapping[str, int]:
        """Where only one person plays."""
        return {what: min(ms, self.all_news[what].alone_ms or ms) for what, ms in self.pauses.items()}

    @cached_property
    def marks(self) -> tuple[str, ...]:
        return tuple(what for what, kind in self.all_news.items() if kind.mark)

    @cached_property
    def counting(self) -> frozenset[str]:
        """The kinds of news on which something is counted."""
        return frozenset(count.news for count in self.counts.values())

    def good_scores(self, options: str) -> Score:
        """Whether many or few points are good, with these options."""
        return next((score for item, score in self.score_with.items() if item in options.split()), self.score)

    @cached_property
    def eagerness(self) -> Mapping[str, float]:
        return {word: verb.eager for word, verb in self.verbs.items() if verb.eager is not None}
