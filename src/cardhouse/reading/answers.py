"""What is asked and answered over HTTP, beside what a game, a lesson, a replay and a review are."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from cardhouse.book.told import Person
from cardhouse.games import GAMES
from cardhouse.reading.offline import LONGEST
from cardhouse.table import messages as m
from cardhouse.table.refusals import Refusal


class OpenTable(Struct, frozen=True):
    """Options that are named win over those of the preset."""

    settings: m.Settings
    preset: Annotated[str, Meta(max_length=40)] = ""
    password: m.Text = ""
    circle: Annotated[str, Meta(max_length=40)] = ""  # the link of one, whose table it is then
    language: Annotated[str, Meta(max_length=20)] = ""  # of the words in its code


class TableOpened(Struct, frozen=True):
    table: str  # as it is joined, and stands behind `/t/` in its link: more than its code if it is not listed
    link: str


class Invitation(Struct, frozen=True):
    """What a link that invites ends with: `/t/CODE?i=…`. It shows whoever gets it who invites, and who is there."""

    invitation: str


class PlayOn(Struct, frozen=True):
    """From a moment of a record, against bots."""

    at: Annotated[int, Meta(ge=1, le=100_000)]  # after this many lines
    seat: Annotated[str, Meta(max_length=4)]
    hands: Literal["were", "known"]  # as they were, or other ones that the seat could not have told apart
    level: Annotated[str, Meta(max_length=40)] = "steady"


class Tables(Struct, frozen=True):
    tables: list[m.TableListed]


class RatingShown(Struct, frozen=True):
    rating: float  # a cautious guess: it grows with certainty
    mu: float
    sigma: float
    games: int
    provisional: bool  # too few matches, or against too few people, to be on the leaderboard


class Me(Struct, frozen=True):
    """All empty for a device that was never at a table: to look makes nobody a player."""

    player: str
    name: str
    created: int
    ratings: dict[str, RatingShown]
    face: str = ""


class Rename(Struct, frozen=True):
    """What is not said stays."""

    name: m.Name = ""
    face: m.Face = ""


class RecoveryCode(Struct, frozen=True):
    """Shown once; it moves the player to another device."""

    code: str


class Recover(Struct, frozen=True):
    code: Annotated[str, Meta(max_length=100)]


class Played(Struct, frozen=True):
    record: str
    game: str
    at: int
    seat: str
    place: int
    seats: int
    rated: bool
    people: list[Person] = []  # who else played, bots apart
    how: str = ""  # why it does not count: a "bot" has finished it for you, or it was "set_up" from another match


class History(Struct, frozen=True):
    games: list[Played]
    more: bool = False  # there are older ones that fit


class Forgotten(Struct, frozen=True):
    forgotten: bool = True


class SendGame(Struct, frozen=True):
    """A match that was played without the house, and the seat that you had."""

    record: Annotated[str, Meta(max_length=LONGEST)]
    seat: Annotated[str, Meta(max_length=4)]


class SentGame(Struct, frozen=True):
    record: str


class Leader(Struct, frozen=True):
    place: int
    player: str
    name: str
    rating: float
    games: int
    face: str = ""


class Leaderboard(Struct, frozen=True):
    game: str
    players: list[Leader]


class Version(Struct, frozen=True):
    version: str
    rules: dict[str, int]


class Status(Struct, frozen=True):
    status: str  # "ok", "ready", or "troubled": alive, and an operator should look into the log


def with_preset(settings: m.Settings, preset: str) -> m.Settings:
    """Raises Refusal."""
    if not preset:
        return settings
    game = GAMES.get(settings.game)
    if game is None or preset not in game.presets:
        raise Refusal("bad_settings", error=f"there is no preset {preset}")
    named = dict(item.partition("=")[::2] for item in f"{game.presets[preset]} {settings.options}".split())
    return msgspec.structs.replace(settings, options=" ".join(f"{name}={value}" for name, value in named.items()))
