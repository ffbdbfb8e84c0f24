"""The columns of a row: which there are, and what stands in them for a seat in a position.

Piles first, then who is asked, then the facts. Nothing here needs NumPy, so all of it can be compiled.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from cardhouse.core.game import Game
from cardhouse.core.options import Options
from cardhouse.core.position import NAMES, PUBLIC, TO_DECK, UNKNOWN, Pile, Position, Recall
from cardhouse.learn.columns import TENTH, Columns, Marks, Seats, Write, columns_of, tenth
from cardhouse.learn.facts import kinds_of_facts
from cardhouse.learn.parts import TENTHS, TWICE, Faces, bits, blank, one_more

VERSION: Final = 1  # of how observations are made; `Layout.version` also knows the game
SLOTS: Final = 8  # of a hand with slots; what lies beyond is only counted
NOTHING: Final = Recall(())
HAND: Final = 0
OPEN: Final = 1
COMMON: Final = 2


class Place(NamedTuple):
    """Which parts of a row a pile has, and how they are written."""

    how: int
    at: int


class Layout:
    """Made once for a game with its seats and options."""

    def __init__(self, game: Game, seats: int, options: Options, samples: Iterable[Position]) -> None:
        self.seats, self.faces = seats, Faces(len(game.faces))
        self.slots = SLOTS if game.info.hand == "slots" else 0
        self._game, self._text = game, game.faces
        self.names: list[str] = []
        self._parts: list[bytes] = []  # the piles of a row, as they are where nothing lies
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
        self._first = len(self.names)  # of the columns behind the piles, which are one array
        self._asked = self._add([f"to move{name}" for name in _seat_labels(seats)])
        self._over = self._add(["over", "deck"])
        self._put_facts(kinds_of_facts(game, options, told))
        self._rest = array("f", blank(len(self.names) - self._first))

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
        """Columns behind the piles, counted from the first of them."""
        at = len(self.names) - self._first
        self.names += names
        return at

    def _add_parts(self, names: Sequence[str], parts: Sequence[bytes]) -> int:
        """Columns of a pile; which part is their first."""
        at = len(self._parts)
        self.names += names
        self._parts += parts
        return at

    def _cards(self, pile: str) -> list[str]:
        return [f"{pile} {face or '(no card)'}" for face in self._text]

    def _hand(self, distance: int) -> int:
        label, faces = f"hand{_seat_labels(self.seats)[distance]}", self.faces
        at = self._add_parts([f"{label} size", f"{label} unknown"], [blank(2)])
        for slot in range(self.slots):
            self._add_parts([f"{name}@{slot + 1}" for name in self._cards(label)], [faces.nothing])
        if not self.slots:
            self._add_parts(self._cards(label), faces.blanks)
        self._add_parts(self._cards(f"{label} never"), [faces.nothing])
        return at

    def _is_open(self, name: str) -> bool:
        info = self._game.info.piles.get(name)
        return info is not None and info.kind == "open" and name not in NAMES

    def _open_pile(self, name: str) -> int:
        at = len(self._parts)
        for seat in _seat_labels(self.seats):
            self._add_parts(self._cards(f"{name}{seat}"), [self.faces.nothing])
            self._add_parts([f"{name}{seat} unknown"], [blank(1)])
        return at

    def _common_pile(self, name: str) -> int:
        at = self._add_parts([f"{name} unknown"], [blank(1)])
        self._add_parts(self._cards(name), self.faces.blanks)
        self._add_parts(self._cards(f"{name} top"), [self.faces.nothing])
        return at

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

    def written(self, position: Position, viewer: int) -> bytearray:
        """A new row, which nothing else refers to."""
        parts = self._parts[:]
        places, sight = self._places[viewer], 1 << viewer
        recalls = position.recalls(viewer)
        for name, pile in position.piles().items():
            place = places.get(name)
            if place is None:
                continue
            how, at = place
            if how == HAND:
                self._write_hand(parts, at, pile, sight, recalls.get(name, NOTHING))
            elif pile.cards:
                if how == OPEN:
                    self._write_open(parts, at, pile, sight, viewer)
                else:
                    self._write_common(parts, at, pile, sight)
        parts.append(self._written_rest(position, viewer))
        return bytearray().join(parts)

    def _written_rest(self, position: Position, viewer: int) -> bytes:
        out = self._rest[:]
        self._write_turn(out, position, viewer)
        facts = position.facts()
        if viewer not in position.to_move:  # who is asked is told nothing here that the cards do not say
            own = position.own_facts(viewer)
            if own:
                facts = {**facts, **own}
        self._write_facts(out, facts, viewer)
        return out.tobytes()

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

    def _write_hand(self, parts: list[bytes], at: int, pile: Pile, sight: int, recall: Recall) -> None:
        cards, seen_by, each, _ = pile
        size = len(cards)
        if not seen_by & sight:
            cards = _shown(pile, sight, recall) if each else recall.cards
            if recall.never:
                parts[at + 1 + (self.slots or self.faces.chunks)] = bits(recall.never, self.faces.size)
        if not cards:
            parts[at] = TWICE[size]
            return
        if self.slots:
            known = self._write_slots(parts, at + 1, cards)
        else:
            if UNKNOWN in cards:
                cards = [card for card in cards if card >= 0]
            known = len(cards)
            self.faces.put(parts, at + 1, cards)
        parts[at] = TENTHS[size] + TENTHS[size - known]

    def _write_slots(self, parts: list[bytes], at: int, cards: Sequence[int]) -> int:
        """How many of them are known."""
        known = 0
        for slot, card in enumerate(cards):
            if card >= 0:
                known += 1
                if slot < self.slots:
                    parts[at + slot] = self.faces.one[card]
        return known

    def _write_open(self, parts: list[bytes], at: int, pile: Pile, sight: int, viewer: int) -> None:
        """By who played each card; of nobody knows whom, as if by the viewer."""
        cards, seen_by, each, by = pile
        seen, seats, faces = seen_by & sight, self.seats, self.faces
        unknown = [0] * seats
        for i, card in enumerate(cards):
            distance = (by[i] - viewer) % seats if by else 0
            if seen or (each and each[i] & sight):
                part = at + 2 * distance
                there = parts[part]
                parts[part] = faces.one[card] if there is faces.nothing else one_more(there, card)
            else:
                unknown[distance] += 1
                parts[at + 2 * distance + 1] = TENTHS[unknown[distance]]

    def _write_common(self, parts: list[bytes], at: int, pile: Pile, sight: int) -> None:
        cards, seen_by, each, _ = pile
        if seen_by & sight:
            parts[at + 1 + self.faces.chunks] = self.faces.one[cards[0]]  # the top
        else:
            unseen = len(cards)
            cards = [card for card, more in zip(cards, each, strict=True) if more & sight] if each else ()
            parts[at] = TENTHS[unseen - len(cards)]
        if cards:
            self.faces.put(parts, at + 1, cards)

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


assert PUBLIC & 1 << 30, "public piles are seen by every viewer's bit"
