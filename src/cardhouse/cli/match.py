"""A game from a seed, and its record as it grows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256

from cardhouse.core.deal import FAIR
from cardhouse.core.fold import seeded_deal
from cardhouse.core.game import Game
from cardhouse.core.options import Options, write_options
from cardhouse.core.position import Position, Result, seat_name, seat_names
from cardhouse.core.record import write_record


class Match:
    def __init__(self, game: Game, position: Position, options: Options, seed: bytes) -> None:
        self.game = game
        self.position = position
        self.options = options
        self.seed = seed
        self.deals = 0
        self.lines: list[str] = []

    def deal(self) -> None:
        """Whatever the deck does next, as it follows from the seed."""
        self.deals += 1
        deal = seeded_deal(self.position, self.seed, self.deals)
        self.lines.append(f"deck {self.game.write_deal(deal)}")
        self.position.lay(deal)

    def note(self, seat: int, text: str) -> None:
        self.lines.append(f"{seat_name(seat)} {text}")

    def record(self, players: str = "") -> str:
        tags = {
            "Game": f"{self.game.name} {self.game.version}",
            "Seats": str(self.position.seats),
            "Options": write_options(self.options),
            "Players": players,
            "Fair": str(FAIR),
            "Seed": self.seed.hex(),
            "Result": "" if self.position.result is None else places(self.position.result),
        }
        return write_record({name: value for name, value in tags.items() if value}, self.lines)


def seed_from(*words: object) -> bytes:
    """32 bytes for a match from a few words, e.g. `cardhouse simulate 7 0`."""
    return sha256(" ".join(map(str, words)).encode()).digest()


def placed(groups: Sequence[Sequence[str]]) -> Iterator[tuple[int, Sequence[str]]]:
    """Each group with its place; whoever comes after two firsts is third."""
    place = 1
    for group in groups:
        yield place, group
        place += len(group)


def places(result: Result) -> str:
    """`p1, p3=p4, p2`"""
    return ", ".join("=".join(seat_names(group)) for group in result.ranking)
