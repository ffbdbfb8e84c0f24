"""The columns of a row: which there are, and what stands in them for a seat in a position.

Piles first, then who is asked, then the facts. Nothing here needs NumPy, so all of it can be compiled.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Final, NamedTuple

from cardhouse.core.game import Game
from cardhouse.core.options import Options
from cardhouse.core.position import NAMES, PUBLIC, TO_DECK, Pile, Position, Recall
from cardhouse.learn.columns import TENTH, Columns, Marks, Seats, Write, columns_of, tenth
from cardhouse.learn.facts import kinds_of_facts

VERSION: Final = 1  # of how observations are made; `Layout.version` also knows the game
SLOTS: Final = 8  # of a hand with slots; what lies beyond is only counted
REMEMBERED: Final = 8_192  # parts of rows; then they are forgotten
NOTHING: Final = Recall(())
HAND: Final = 0
OPEN: Final = 1
COMMON: Final = 2


class Place(NamedTuple):
    """Where a pile is written, and how."""

    how: int
    at: int


class Layout:
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
        hands = [Place(HAND, self._hand(i)) for i in range(seats)]
        common = {name: Place(OPEN, self._open_pile(name)) for name in piles if self._is_open(name)}
        rest = [name for name in piles if name not in NAMES and name not in common]
        common |= {name: Place(COMMON, self._common_pile(name)) for name in rest}
        self._places = [{**{name: hands[i] for name, i in by.items()}, **common} for by in self._distance]  # by viewer
        self._asked = self._add([f"to move{name}" for name in _seat_labels(seats)])
        self._over = self._add(["over", "deck"])
        self._put_facts(kinds_of_facts(game, options, told))
        self._blank = array("f", bytes(4 * len(self.names)))
        self._parts: dict[tuple[object, ...], array[float]] = {}  # of rows: what was met before is not written again

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
        return info is not None and info.kind == "open" and name not in NAMES

    def _open_pile(self, name: str) -> int:
        labels = [f"{name}{seat}" for seat in _seat_labels(self.seats)]
        return self._add([column for label in labels for column in (*self._cards(label), f"{label} unknown")])

    def _common_pile(self, name: str) -> int:
        return self._add([f"{name} unknown", *self._cards(name), *self._cards(f"{name} top")])

    def _put_facts(self, kinds: Mapping[str, object]) -> None:
        """By how they are written: numbers, what marks columns (for each viewer), and all others."""
        self._numbers: list[tuple[str, int]] = []
        self._marked: list[list[tuple[str, dict[object, tuple[int, ...]], tuple[int, ...]]]] = [
            [] for _ in range(self.seats)
        ]
        self._others: list[tuple[str, int, Write]] = []
        for name, kind in kinds.items():
            columns = columns_of(kind, self.seats)
            if columns is not None:
                self._put_fact(name, kind, self._add([f"{name}{more}" for more in columns.names]), columns)

    def _put_fact(self, name: str, kind: object, at: int, columns: Columns) -> None:
        if kind is int:
            self._numbers.append((name, at))
        elif columns.marks is None:
            self._others.append((name, at, columns.write))
        else:
            for marked, seats in zip(self._marked, self._distance, strict=True):
                marks: Marks = columns.marks(seats).moved(at)
                marked.append((name, marks.of, marks.other))

    # -- the row

    def written(self, position: Position, viewer: int) -> array[float]:
        """A new row, which nothing else refers to."""
        out = self._blank[:]
        places, sight = self._places[viewer], 1 << viewer
        recalls = position.recalls(viewer)
        for name, pile in position.piles().items():
            place = places.get(name)
            if place is None:
                continue
            how, at = place
            if how == HAND:
                self._write_hand(out, at, pile, sight, recalls.get(name, NOTHING))
            elif pile.cards:
                if how == OPEN:
                    self._write_open(out, at, pile, sight, viewer)
                else:
                    self._write_common(out, at, pile, sight)
        self._write_turn(out, position, viewer)
        facts = position.facts()
        if viewer not in position.to_move:  # who is asked is told nothing here that the cards do not say
            own = position.own_facts(viewer)
            if own:
                facts = {**facts, **own}
        self._write_facts(out, facts, viewer)
        return out

    def _write_facts(self, out: array[float], facts: Mapping[str, object], viewer: int) -> None:
        told = facts.get
        for name, columns, other in self._marked[viewer]:
            for i in columns.get(told(name), other):
                out[i] = 1.0
        for name, at in self._numbers:
            number = told(name)
            if number:
                assert isinstance(number, int)
                out[at] = number * TENTH if -1_000 <= number <= 1_000 else tenth(number)
        seats = self._distance[viewer]
        for name, at, write in self._others:
            value = told(name)
            if value is not None:
                write(out, at, value, seats)

    def _write_hand(self, out: array[float], at: int, pile: Pile, sight: int, recall: Recall) -> None:
        cards, seen_by, each, _ = pile
        size, never = len(cards), recall.never
        if seen_by & sight and not self.slots:
            self._write_held(out, at, cards, never)  # one's own is another at every move
            return
        if not seen_by & sight:
            cards = _shown(pile, sight, recall) if each else recall.cards
        key = (size, never, *cards)
        part = self._parts.get(key)
        if part is None:
            part = self._remember(key, self._part_of_hand(size, cards, never))
        out[at : at + len(part)] = part

    def _write_held(self, out: array[float], at: int, cards: Sequence[int], never: int) -> None:
        out[at] = len(cards) * TENTH
        first = at + 2
        for card in cards:
            out[first + card] += 1.0
        if never:
            out[first + self.faces : first + 2 * self.faces] = _bits(never, self.faces)

    def _part_of_hand(self, size: int, cards: Sequence[int], never: int) -> array[float]:
        """`cards` are those that are known, with -1 between them where others lie."""
        known, faces, spread = 0, self.faces, max(self.slots, 1)
        part = array("f", bytes(4 * (2 + faces * (spread + 1))))
        for slot, card in enumerate(cards):
            if card >= 0:
                known += 1
                if not self.slots:
                    part[2 + card] += 1.0
                elif slot < self.slots:
                    part[2 + slot * faces + card] = 1.0
        part[0], part[1] = size * TENTH, (size - known) * TENTH
        part[2 + spread * faces :] = _bits(never, faces)
        return part

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
        if seen_by & sight:
            key = ("common", *cards)
            part = self._parts.get(key)
            if part is None:
                part = self._remember(key, self._part_of_common(cards))
            out[at : at + len(part)] = part
            return
        shown = [card for card, more in zip(cards, each, strict=True) if more & sight] if each else ()
        out[at] = (len(cards) - len(shown)) * TENTH
        for card in shown:
            out[at + 1 + card] += 1.0

    def _part_of_common(self, cards: Sequence[int]) -> array[float]:
        part = array("f", bytes(4 * (1 + 2 * self.faces)))
        for card in cards:
            part[1 + card] += 1.0
        part[1 + self.faces + cards[0]] = 1.0  # the top
        return part

    def _remember(self, key: tuple[object, ...], part: array[float]) -> array[float]:
        if len(self._parts) >= REMEMBERED:
            self._parts.clear()
        self._parts[key] = part
        return part

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
