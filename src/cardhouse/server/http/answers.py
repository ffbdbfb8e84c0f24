"""What is asked and answered over HTTP, beside what a game, a lesson, a replay and a review are."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from cardhouse.table import messages as m


class OpenTable(Struct, frozen=True):
    """Options that are named win over those of the preset."""

    settings: m.Settings
    preset: Annotated[str, Meta(max_length=40)] = ""
    password: m.Text = ""


class TableOpened(Struct, frozen=True):
    table: str
    link: str


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


class History(Struct, frozen=True):
    games: list[Played]


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
