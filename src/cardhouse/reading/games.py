"""What can be played, as `/api/games` tells it: the declaration of every game, so that a client needs to know none."""

from __future__ import annotations

from dataclasses import asdict
from typing import Literal, get_args

import msgspec
from msgspec import Struct

from cardhouse.bots.chances import chances_of
from cardhouse.bots.roster import LEVELS, visitors
from cardhouse.core import info
from cardhouse.core.game import Game
from cardhouse.core.options import about
from cardhouse.games import GAMES
from cardhouse.lessons import pages
from cardhouse.table import messages as m


class OptionShown(Struct, frozen=True):
    """What a form needs to show one house rule."""

    name: str
    kind: Literal["switch", "choice", "number"]
    default: str
    values: list[str]  # all of them, if they can be listed
    low: int | None
    high: int | None
    optional: bool  # a number that may be "none"
    help: str


class FacesShown(Struct, frozen=True):
    """What is on the cards."""

    kind: info.FaceKind  # of "cards" the texts are rank and suit, like 7h; of the others, what is named here
    names: dict[str, str]  # text → what a person says, in English
    signs: dict[str, str]  # text → how it is drawn or written; of cards, the rank
    red: list[str]
    wild: list[str]  # stand for any other
    worth: dict[str, dict[str, float]]  # an option, like values=ranked → text → what it counts; "" without any of these
    order: list[str]  # of a sorted hand; empty: by suit and rank, else as they come


class PileShown(Struct, frozen=True):
    """A pile in the middle of the table."""

    kind: info.PileKind
    label: str


class NewsShown(Struct, frozen=True):
    """One kind of news."""

    says: list[str]  # templates: the first for which everything is there; `[wins|win]`: the second form to whom it is
    hold_ms: int  # a client shows it for this long,
    leave_ms: int  # and then moves the cards away for this long
    pause_ms: int  # the table stays like this, unless everyone goes on
    stay_ms: int  # a replay that runs by itself looks at it for this long, at least
    mark: bool  # a replay marks it,
    tone: info.Tone  # in this colour
    within: bool  # it happens in the middle of a turn: a replay does not stop there
    loud: bool  # it stands out, in a banner and in the log
    resolves: bool  # it clears the open pile
    ends: bool  # a hand, a round or the game is over
    sound: str


class FactShown(Struct, frozen=True):
    label: str
    where: info.Where


class VerbShown(Struct, frozen=True):
    """One kind of move, by the first word of its text; "" for a text that is nothing but cards."""

    label: str  # of its button, with {cards}, {count}, {slot}, {other}, {rest} or {card}
    takes: info.Takes
    spelling: info.Spelling  # of cards
    ordered: bool
    beside: str  # the verb together with which it is chosen; how many slots are named tells them apart
    place: info.Prominence
    low: int | None  # numbers that may follow although no list of legal moves names them
    high: int | None
    early: bool  # can be decided on before one's turn, for as long as the open pile lies there
    pile: str  # a tap on this pile says it, too


class CountShown(Struct, frozen=True):
    """Something that the book counts."""

    label: str
    says: str  # a sentence about an evening, with {name} and {n}; "" for none
    best: str  # what the largest single one is called; "" if that is not remembered
    of: str = ""  # the count that it is a part of


class OwnName(Struct, frozen=True):
    """How the game is written at home."""

    language: str
    name: str


class FeltShown(Struct, frozen=True):
    night: list[str]  # #rrggbb in the middle and at the edge
    day: list[str]
    cloth: info.Cloth


class GameShown(Struct, frozen=True):
    name: str
    title: str
    version: int  # of the rules
    seats: list[int]
    best: list[int]  # with how many it is best
    presets: dict[str, str]  # name → options
    options: list[OptionShown]
    line: str  # what it is, in a few words
    rules: list[str]  # and in three sentences
    own_name: OwnName | None
    colour: str  # #rrggbb: deep,
    accent: str  # and light
    felt: FeltShown
    icon: info.Icon
    poster: list[str]  # faces in a fan, if there are any
    score: info.Score  # whether many or few points are good,
    score_with: dict[str, info.Score]  # and with these options
    faces: FacesShown
    hand: info.HandKind
    piles: dict[str, PileShown]
    news: dict[str, NewsShown]  # in the order in which a replay marks them
    facts: dict[str, FactShown]
    verbs: dict[str, VerbShown]
    asks: dict[str, str]  # phase → the second half of "Your turn: …"; "" for any
    counts: dict[str, CountShown]  # what the book counts,
    counts_in: str  # in these parts of a match: "trick", "hand", "round"
    lesson: bool  # whether there is one
    remembers: bool  # a game of memory: over days that is harder, and a client says so
    firm: list[int]  # tenths in which chances came true as told (7: 70 to 80 %); a client words the others roughly
    page: bool  # whether there is a page with its rules
    texts: list[str]  # the languages in which it brings texts along


class Games(Struct, frozen=True):
    games: list[GameShown]
    levels: list[str]  # of bots
    clocks: list[m.ClockName]


def shown_games() -> Games:
    shown = [shown_game(game) for game in GAMES.values()]
    return Games(shown, [*LEVELS, *visitors()], list(get_args(m.ClockName)))


def shown_game(game: Game) -> GameShown:
    declared = game.info
    return GameShown(
        name=game.name,
        title=game.title,
        version=game.version,
        seats=list(game.seats),
        best=list(game.best or game.seats),
        presets=dict(game.presets),
        options=[OptionShown(**option._asdict() | {"values": list(option.values)}) for option in about(game.options)],
        line=declared.line,
        rules=list(declared.rules),
        own_name=OwnName(*declared.own_name) if declared.own_name[0] else None,
        colour=declared.colour,
        accent=declared.accent,
        felt=FeltShown(list(declared.felt.night), list(declared.felt.day), declared.felt.cloth),
        icon=declared.icon,
        poster=list(declared.poster),
        score=declared.score,
        score_with=dict(declared.score_with),
        faces=msgspec.convert(asdict(declared.faces), FacesShown),
        hand=declared.hand,
        piles={name: PileShown(pile.kind, pile.label) for name, pile in declared.piles.items()},
        news={what: shown_news(kind) for what, kind in declared.all_news.items()},
        facts={name: FactShown(fact.label, fact.where) for name, fact in declared.all_facts.items()},
        verbs={word: shown_verb(verb) for word, verb in declared.verbs.items()},
        asks=dict(declared.asks),
        counts={
            what: CountShown(count.label, count.says, count.best, count.of) for what, count in declared.counts.items()
        },
        counts_in=declared.counts_in,
        lesson=bool(declared.lesson),
        remembers=declared.remembers,
        firm=list(chances_of(game).firm),
        page=pages.page_of(game) is not None,
        texts=sorted(pages.texts_of(game)),
    )


def shown_news(kind: info.NewsKind) -> NewsShown:
    return msgspec.convert(asdict(kind), NewsShown)


def shown_verb(verb: info.Verb) -> VerbShown:
    low, high = (verb.numbers[0], verb.numbers[-1]) if verb.numbers else (None, None)
    return VerbShown(
        verb.label, verb.takes, verb.spelling, verb.ordered, verb.beside, verb.place, low, high, verb.early, verb.pile
    )
