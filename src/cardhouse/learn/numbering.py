"""Moves by number. A number always means the same text, whatever the position.

A game declares every move there can be (`Info.moves`); of one that does not, the forms are learnt from sample games.
Seats in a move count from the one who makes it: to everybody, `peek p2.1` is the first slot of the next player.
Nothing here needs NumPy, so all of it can be compiled.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from itertools import combinations, product
from math import comb

from cardhouse.core.game import Game
from cardhouse.core.info import load
from cardhouse.core.options import Options
from cardhouse.core.position import Position
from cardhouse.learn.sample import games_by_chance

_SEAT = re.compile(r"\bp([1-9][0-9]?)\b")
MOST_SETS = 50_000  # sets of one size: where all would be more, only those that were seen have a number


class IllegalAction(ValueError):
    """A number that is no legal move here."""


class Numbering:
    """Every move of a game with its number: `texts` is the whole encoding."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        declared = game.info.moves
        found = load(declared)(seats, options) if declared else learnt(game, seats, options)
        self.texts: tuple[str, ...] = tuple(dict.fromkeys(found))
        self.seats = seats
        self._id = {text: i for i, text in enumerate(self.texts)}
        self._game = game.start(seats, options)  # knows how a move is spelt
        turned = any(_SEAT.search(text) for text in self.texts)
        whose = range(seats) if turned else (0,) * seats
        tables: dict[int, dict[int, int]] = {seat: {} for seat in whose}
        self._by_move = [tables[seat] for seat in whose]  # seat → move → number; filled as moves are met
        backs: dict[int, dict[int, int]] = {seat: {} for seat in whose}
        self._by_id = [backs[seat] for seat in whose]
        self._some_have_none = False  # of the moves that were met
        self._counted = dict(self._unlisted(game))

    def __len__(self) -> int:
        return len(self.texts)

    @property
    def version(self) -> str:
        """Of the encoding: another list of texts, another version."""
        return sha256("\n".join(self.texts).encode()).hexdigest()[:12]

    # -- numbers and texts

    def text(self, action: int, seat: int) -> str:
        """As it stands in a record, for this seat."""
        return self._turned(self.texts[action], seat)

    def number(self, text: str, seat: int) -> int:
        """The number of a move that this seat writes like this; -1 if it has none."""
        return self._id.get(self._turned(text, -seat), -1)

    def _turned(self, text: str, by: int) -> str:
        if not by % self.seats or not _SEAT.search(text):
            return text
        said = _SEAT.sub(lambda seat: f"p{(int(seat[1]) - 1 + by) % self.seats + 1}", text)
        return self._game.spell(said)

    # -- in a position

    def legal(self, position: Position, seat: int) -> list[int]:
        """The numbers of this seat's legal moves, lowest first; none if it is not asked."""
        table, moves = self._by_move[seat], position.legal(seat)
        try:
            found = [table[move] for move in moves]
        except KeyError:
            for move in moves:
                if move not in table:
                    self._meet(position, seat, move)
            found = [table[move] for move in moves]
        for word, (probe, numbers) in self._counted.items():
            if self._id[word] in found and position.unlisted(seat, probe) is not None:
                found += numbers
        if self._some_have_none:
            found = [number for number in found if number >= 0]
        assert found or not moves, "no legal move has a number"
        found.sort()
        return found

    def marks(self, legal: Iterable[int], more: int = 0) -> bytearray:
        """A byte for each action, 1 for those; `more` bytes at the end are 0."""
        marks = bytearray(len(self.texts) + more)
        for action in legal:
            marks[action] = 1
        return marks

    def move(self, position: Position, seat: int, action: int) -> int:
        """The move of this number, for `position.apply`. Raises IllegalAction."""
        move = self._by_id[seat].get(action)
        legal = position.legal(seat)
        if move is not None and move in legal:
            return move
        if not 0 <= action < len(self.texts):
            raise IllegalAction(f"there is no action {action}: they are 0 … {len(self.texts) - 1}")
        text = self.text(action, seat)
        for move in legal:
            if position.text(move) == text:
                return move
        other = position.unlisted(seat, text) if legal else None
        if other is None:
            raise IllegalAction(f"action {action}, {text}, is not legal for p{seat + 1} here")
        return other

    def _meet(self, position: Position, seat: int, move: int) -> None:
        number = self.number(position.text(move), seat)
        self._by_move[seat][move] = number
        if number >= 0:
            self._by_id[seat][number] = move
        else:
            self._some_have_none = True

    def _unlisted(self, game: Game) -> Iterator[tuple[str, tuple[str, list[int]]]]:
        """Words that may be followed by a number which no list of legal moves names: `cut 7`."""
        for word, verb in game.info.verbs.items():
            numbers = [i for i, text in enumerate(self.texts) if re.fullmatch(rf"{word} [0-9]+", text)]
            if verb.numbers is not None and word in self._id and numbers:
                yield word, (self.texts[numbers[0]], numbers)


# -- of games that do not declare their moves


def learnt(game: Game, seats: int, options: Options) -> list[str]:
    """The moves of sample games, and all that have the same form: other cards, seats, and numbers up to the highest."""
    seen = dict.fromkeys(text for _, text in games_by_chance(game, seats, options, 30) if text)
    highest: dict[tuple[str, ...], list[int]] = {}
    for text in seen:
        form = _form(text, game.faces)
        numbers = [int(word) for word in text.split() if word.isdecimal() and word not in game.faces]
        highest[form] = [*map(max, zip(numbers, highest.get(form, numbers), strict=True))]
    found = dict.fromkeys(sorted(seen))
    for form in sorted(highest):
        found |= dict.fromkeys(_all_of(form, game.faces, seats, iter(highest[form])))
    return list(found)


def _form(text: str, faces: Sequence[str]) -> tuple[str, ...]:
    return tuple(_kind(word, faces) for word in text.split())


def _kind(word: str, faces: Sequence[str]) -> str:
    cards = word.split(",")
    if all(card in faces for card in cards):
        return f"<{len(cards)}>"
    return "<seat>" if _SEAT.fullmatch(word) else "<number>" if word.isdecimal() else word


def _all_of(form: tuple[str, ...], faces: Sequence[str], seats: int, highest: Iterator[int]) -> Iterator[str]:
    cards = [face for face in faces if face]
    parts: list[list[str]] = []
    for word in form:
        if word == "<number>":
            parts.append([str(n) for n in range(next(highest) + 1)])
        elif word == "<seat>":
            parts.append([f"p{seat + 1}" for seat in range(seats)])
        elif re.fullmatch("<[0-9]+>", word):
            size = int(word[1:-1])
            few = comb(len(cards), size) <= MOST_SETS
            parts.append([",".join(some) for some in combinations(cards, size)] if few else [])
        else:
            parts.append([word])
    return (" ".join(words) for words in product(*parts))
