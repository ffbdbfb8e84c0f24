"""What a seat knows, as a row of numbers: the same row in every world that the seat cannot tell from the true one.

Piles first, then who is asked, then the facts. `names` says what each column is; how to read it is in docs/learn.md.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from cardhouse.core.game import Game
from cardhouse.core.options import Options
from cardhouse.core.position import NAMES, PUBLIC, TO_DECK, Pile, Position, Recall
from cardhouse.learn.columns import TENTH, Columns, Seats, columns_of
from cardhouse.learn.facts import kinds_of_facts

VERSION: Final = 1  # of how observations are made; `Observer.version` also knows the game
SLOTS: Final = 8  # of a hand with slots; what lies beyond is only counted
Row: TypeAlias = npt.NDArray[np.float32]
NOTHING: Final = Recall(())


class Fact(NamedTuple):
    name: str
    at: int
    columns: Columns


class Observer:
    """Made once for a game with its seats and options."""

    def __init__(self, game: Game, seats: int, options: Options, samples: Iterable[Position]) -> None:
        self.seats, self.faces = seats, len(game.faces)
        self.slots = SLOTS if game.info.hand == "slots" else 0
        self._game, self._text = game, game.faces
        self.names: list[str] = []
        self._distance: list[Seats] = [
            {NAMES[(viewer + i) % seats]: i for i in range(seats)} for viewer in range(seats)
        ]
        piles: dict[str, None] = {}
        told = []
        for position in samples:
            piles |= dict.fromkeys(position.piles())
            told.append(dict(position.facts()))
        self._hands = [self._hand(i) for i in range(seats)]  # where each begins, by distance from the viewer
        self._open = {name: self._open_pile(name) for name in piles if self._is_open(name)}
        common = [name for name in piles if name not in NAMES and name not in self._open]
        self._common = {name: self._common_pile(name) for name in common}
        self._asked = self._add([f"to move{name}" for name in _seat_labels(seats)])
        self._over = self._add(["over", "deck"])
        self._facts = list(self._facts_of(kinds_of_facts(game, options, told)))
        self._blank = array("f", bytes(4 * len(self.names)))

    @property
    def size(self) -> int:
        return len(self.names)

    @property
    def version(self) -> str:
        """Another list of columns, another version."""
        said = f"{VERSION} {self._game.name} {self._game.version}\n" + "\n".join(self.names)
        return f"{VERSION}-{sha256(said.encode()).hexdigest()[:12]}"

    # -- the columns

    def _add(self, names: Sequence[str]) -> int:
        at = len(self.names)
        self.names += names
        return at

    def _cards(self, pile: str) -> list[str]:
        return [f"{pile} {face or '(no card)'}" for face in self._text]

    def _hand(self, distance: int) -> int:
        label = f"hand{_seat_labels(self.seats)[distance]}"
        slots = [f"{name}@{slot + 1}" for slot in range(self.slots) for name in self._cards(label)]
        known = slots or self._cards(label)
        return self._add([f"{label} size", f"{label} unknown", *known, *self._cards(f"{label} never")])

    def _is_open(self, name: str) -> bool:
        info = self._game.info.piles.get(name)
        return info is not None and info.kind == "open"

    def _open_pile(self, name: str) -> int:
        labels = [f"{name}{seat}" for seat in _seat_labels(self.seats)]
        return self._add([column for label in labels for column in (*self._cards(label), f"{label} unknown")])

    def _common_pile(self, name: str) -> int:
        return self._add([f"{name} unknown", *self._cards(name), *self._cards(f"{name} top")])

    def _facts_of(self, kinds: dict[str, object]) -> Iterable[Fact]:
        for name, kind in kinds.items():
            columns = columns_of(kind, self.seats)
            if columns is not None:
                yield Fact(name, self._add([f"{name}{more}" for more in columns.names]), columns)

    # -- the row

    def __call__(self, position: Position, viewer: int) -> Row:
        """A new row, which nothing else refers to."""
        out = self._blank[:]
        seats, sight = self._distance[viewer], 1 << viewer
        recalls = position.recalls(viewer)
        for name, pile in position.piles().items():
            if name in seats:
                self._write_hand(out, self._hands[seats[name]], pile, sight, recalls.get(name, NOTHING))
            elif name in self._open:
                self._write_open(out, self._open[name], pile, sight, viewer)
            elif name in self._common and pile.cards:
                self._write_common(out, self._common[name], pile, sight)
        self._write_turn(out, position, viewer)
        facts = position.facts()
        if viewer not in position.to_move:  # who is asked is told nothing here that the cards do not say
            own = position.own_facts(viewer)
            if own:
                facts = {**facts, **own}
        for name, at, columns in self._facts:
            value = facts.get(name)
            if value is not None:
                columns.write(out, at, value, seats)
        return np.frombuffer(out, dtype=np.float32)

    def _write_hand(self, out: array[float], at: int, pile: Pile, sight: int, recall: Recall) -> None:
        cards: Sequence[int] = pile.cards
        size = len(cards)
        if not pile.seen_by & sight:
            cards = _shown(pile, sight, recall) if pile.each else recall.cards
        out[at] = size * TENTH
        first = at + 2
        if self.slots:
            known = 0
            for slot, card in enumerate(cards):
                if card >= 0:
                    known += 1
                    if slot < self.slots:
                        out[first + slot * self.faces + card] = 1.0
            first += self.slots * self.faces
        else:
            known = len(cards)
            for card in cards:
                if card >= 0:
                    out[first + card] += 1.0
                else:
                    known -= 1
            first += self.faces
        out[at + 1] = (size - known) * TENTH
        if recall.never:
            out[first : first + self.faces] = _bits(recall.never, self.faces)

    def _write_open(self, out: array[float], at: int, pile: Pile, sight: int, viewer: int) -> None:
        """By who played each card; of nobody knows whom, as if by the viewer."""
        cards, seen_by, each, by = pile
        seen, seats, step = seen_by & sight, self.seats, self.faces + 1
        for i, card in enumerate(cards):
            first = at + (by[i] - viewer) % seats * step if by else at
            if seen or (each and each[i] & sight):
                out[first + card] += 1.0
            else:
                out[first + step - 1] += TENTH

    def _write_common(self, out: array[float], at: int, pile: Pile, sight: int) -> None:
        cards, seen_by, each, _ = pile
        if not seen_by & sight:
            shown = [card for card, more in zip(cards, each, strict=True) if more & sight] if each else ()
            out[at] = (len(cards) - len(shown)) * TENTH
            cards = shown
        else:
            out[at + 1 + self.faces + cards[0]] = 1.0  # the top
        first = at + 1
        for card in cards:
            out[first + card] += 1.0

    def _write_turn(self, out: array[float], position: Position, viewer: int) -> None:
        to_move = position.to_move
        if not to_move:
            out[self._over] = 1.0
        elif to_move == TO_DECK:
            out[self._over + 1] = 1.0
        elif position.secret:
            out[self._asked] = float(viewer in to_move)  # only they may know that they are asked
        else:
            for seat in to_move:
                out[self._asked + (seat - viewer) % self.seats] = 1.0


def _seat_labels(seats: int) -> list[str]:
    return ["[me]", *(f"[+{i}]" for i in range(1, seats))]


def _shown(pile: Pile, sight: int, recall: Recall) -> list[int]:
    """Card by card: what is seen now, or remembered where it lies."""
    where = recall.cards if len(recall.cards) == len(pile.cards) else [-1] * len(pile.cards)
    return [c if more & sight else known for c, more, known in zip(pile.cards, pile.each, where, strict=True)]


@lru_cache(4096)
def _bits(mask: int, size: int) -> array[float]:
    return array("f", [float(mask >> i & 1) for i in range(size)])


assert PUBLIC & 1 << 30, "public piles are seen by every viewer's bit"
