"""A game as the house knows it: its name, its seats, its options, and how it starts."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from importlib import import_module
from typing import Any, Protocol, cast

from cardhouse.core.info import BadInfo, Info
from cardhouse.core.options import Options
from cardhouse.core.position import BadDeal, Deal, Position, Setup, seat_name
from cardhouse.core.record import read_piles


class Start(Protocol):
    """A position that waits for the deck. Raises BadDeal for a set-up that cannot be."""

    def __call__(self, seats: int, options: Any, setup: Setup | None = None) -> Position: ...


@dataclass(frozen=True)
class Game:
    name: str  # file name, docs page, record tag and URL
    version: int  # of the rules: records of every version replay for ever
    title: str
    seats: range
    options: type[Options]
    position: Start
    faces: Sequence[str]  # the text of each card; "" where an int is no card
    presets: Mapping[str, str] = field(default_factory=dict)  # name → options text
    exact_case: bool = False  # whether upper and lower case are different cards
    best: Sequence[int] = ()  # with how many players it is best; nothing said: with any
    info: Info = field(default_factory=Info)  # everything that is no rule

    def __post_init__(self) -> None:
        if not re.fullmatch(r"[a-z][a-z0-9_]*", self.name):
            raise BadInfo(f"{self.name!r} is not a name like liars_dice")
        drawn = self.info.faces
        strange = {*drawn.names, *drawn.red, *drawn.wild, *drawn.order}.difference(self.faces)
        if strange:
            raise BadInfo(f"{self.title} has no face {' '.join(sorted(strange))}")

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process a game goes as the place where it is declared, if it is the one that is declared there."""
        home = self.position.__module__
        if getattr(sys.modules.get(home), "GAME", None) is self:
            return _declared_in, (home,)
        return type(self), tuple(getattr(self, part.name) for part in fields(self))

    def start(self, seats: int, options: Options | None = None, setup: Setup | None = None) -> Position:
        if seats not in self.seats:
            fewest, most = self.seats[0], self.seats[-1]
            fit = f"{fewest} to {most}" if fewest < most else f"exactly {most}"
            raise BadDeal(f"{self.title} is for {fit} players, not {seats}")
        return self.position(seats, options or self.options(), setup)

    def card(self, text: str) -> int:
        """The card that is written like this. Raises BadDeal if there is none."""
        try:
            return self._cards[text if self.exact_case else text.upper()]
        except KeyError:
            raise BadDeal(f"{text or 'nothing'} is not a card of {self.title}") from None

    @property
    def _cards(self) -> Mapping[str, int]:
        table = _TABLES.get(self.name)
        if table is None:
            table = {face if self.exact_case else face.upper(): card for card, face in enumerate(self.faces) if face}
            _TABLES[self.name] = table
        return table

    def read_deal(self, text: str) -> Deal:
        """`deal p1:As,7h p2: gone:2c`. Raises BadDeal if it is not even the text of one."""
        verb, piles = read_piles(text)
        return Deal({name: [self.card(card) for card in cards] for name, cards in piles.items()}, verb)

    def write_deal(self, deal: Deal) -> str:
        piles = (f" {name}:{','.join(self.faces[c] for c in cards)}" for name, cards in deal.piles.items())
        return deal.verb + "".join(piles)


def _declared_in(module: str) -> Game:
    return cast(Game, import_module(module).GAME)


_TABLES: dict[str, Mapping[str, int]] = {}


def read_seat(text: str, seats: int) -> int:
    """`p3` → 2. Raises BadDeal if there is no such seat."""
    for seat in range(seats):
        if text == seat_name(seat):
            return seat
    raise BadDeal(f"there is no seat {text}")


def read_seats(texts: Sequence[str], seats: int) -> list[int]:
    found = [read_seat(text, seats) for text in texts]
    if len(set(found)) < len(found):
        raise BadDeal(f"{' '.join(texts)}: a seat is named twice")
    return found


def read_numbers(key: str, texts: Sequence[str], count: int, low: int, high: int) -> list[int]:
    """This many whole numbers in a range, from an item of a set-up."""
    try:
        numbers = [int(text) if text.lstrip("-").isdecimal() and text.isascii() else low - 1 for text in texts]
    except ValueError:
        numbers = []
    if len(numbers) != count or not all(low <= n <= high for n in numbers):
        raise BadDeal(f"{key} takes {count} number{'s'[: count > 1]} from {low} to {high}")
    return numbers


def check_cards(deal: Deal, piles: Sequence[str], pack: Sequence[int]) -> None:
    """Only these piles, and no card more often than the pack has it."""
    left: dict[int, int] = {}
    for card in pack:
        left[card] = left.get(card, 0) + 1
    for name, cards in deal.piles.items():
        if name not in piles:
            raise BadDeal(f"there is no pile {name} to deal to")
        for card in cards:
            left[card] = left.get(card, 0) - 1
            if left[card] < 0:
                raise BadDeal("a card is dealt more often than the pack has it")


def check_sizes(deal: Deal, sizes: Mapping[str, int]) -> None:
    """Exactly this many cards in each of these piles."""
    for name, size in sizes.items():
        dealt = len(deal.piles.get(name, ()))
        if dealt != size:
            raise BadDeal(f"{name} gets {size} cards, not {dealt}")
