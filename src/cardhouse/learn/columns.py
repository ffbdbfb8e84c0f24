"""How a fact becomes numbers: its declared type says how many columns it has, and what is written into them.

| type of the fact | columns |
|---|---|
| `bool` | 1 or 0 |
| `int` | a tenth of it |
| one of several words | one for each word: 1 for the one it is |
| `str`, a seat | one for each seat: 1 for the one it is; a text that is no seat is left out |
| `list[str]`, seats | one for each seat: a tenth of its place in the list, from 1 on; 0 if it is not there |
| `dict[str, X]`, by seat | those of X for each seat |
| a structure | those of each of its facts |
| anything of these, or None | first a column that is 1 if it is there |

Seats always begin with the viewer's own and go on clockwise. What has another type is left out.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints, is_typeddict

MOST = 100.0  # no column is larger, or smaller than minus this
TENTH = 0.1

Seats = Mapping[str, int]  # seat name → how far from the viewer
Write = Callable[["array[float]", int, Any, Seats], None]


class Marks(NamedTuple):
    """Of a fact that only ever makes some columns 1: which ones, by its value."""

    of: dict[object, tuple[int, ...]]
    other: tuple[int, ...]  # for any value beside these

    def moved(self, by: int, more: tuple[int, ...] = ()) -> Marks:
        """The same some columns further on; `more` of them are always 1."""
        here = {value: (*more, *(i + by for i in columns)) for value, columns in self.of.items()}
        return Marks(here, (*more, *(i + by for i in self.other)))


class Columns(NamedTuple):
    names: list[str]  # one per column, to be put after the name of the fact
    write: Write  # into the array, from this column on, the value
    marks: Callable[[Seats], Marks] | None = None  # the same as `write`, looked up

    @property
    def size(self) -> int:
        return len(self.names)


def columns_of(kind: Any, seats: int) -> Columns | None:
    """None if facts of this type are left out."""
    if kind is bool:
        return Columns([""], _write_bool, lambda seats: Marks({True: (0,)}, ()))
    if kind is int:
        return Columns([""], _write_int)
    if kind is str:
        return Columns(_by_seat([""], seats), _write_seat, lambda seats: Marks({s: (i,) for s, i in seats.items()}, ()))
    if is_typeddict(kind):
        return _structure(get_type_hints(kind), seats)
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return _word(args)
    if origin is list and args == (str,):
        return Columns(_by_seat([""], seats), _write_list)
    if origin is dict and args[0] is str:
        return _each_seat(args[1], seats)
    if origin in (Union, UnionType) and len(args) == 2 and NoneType in args:
        return _maybe(next(arg for arg in args if arg is not NoneType), seats)
    return None


def _by_seat(names: list[str], seats: int) -> list[str]:
    """The viewer is `me`, the next one `+1`."""
    return [f"[{f'+{i}' if i else 'me'}]{name}" for i in range(seats) for name in names]


def tenth(value: float) -> float:
    """A number as it stands in a column."""
    if -1_000 <= value <= 1_000:
        return value * TENTH
    return MOST if value > 0 else -MOST


def _write_bool(out: array[float], at: int, value: bool, seats: Seats) -> None:
    if value:
        out[at] = 1.0


def _write_int(out: array[float], at: int, value: int, seats: Seats) -> None:
    out[at] = tenth(value)


def _write_seat(out: array[float], at: int, value: str, seats: Seats) -> None:
    if value in seats:
        out[at + seats[value]] = 1.0


def _write_list(out: array[float], at: int, value: list[str], seats: Seats) -> None:
    place = TENTH
    for name in value:
        if name in seats:
            out[at + seats[name]] = place
        place += TENTH


def _word(words: tuple[str, ...]) -> Columns:
    at_word = {word: i for i, word in enumerate(words)}

    def write(out: array[float], at: int, value: str, seats: Seats) -> None:
        if value in at_word:
            out[at + at_word[value]] = 1.0

    return Columns(
        [f"={word}" for word in words], write, lambda seats: Marks({w: (i,) for w, i in at_word.items()}, ())
    )


def _each_seat(kind: Any, seats: int) -> Columns | None:
    inner = columns_of(kind, seats)
    if inner is None:
        return None
    size, write_one = inner.size, inner.write

    def write(out: array[float], at: int, value: Mapping[str, Any], seats: Seats) -> None:
        for name, one in value.items():
            if name in seats:
                write_one(out, at + size * seats[name], one, seats)

    def write_numbers(out: array[float], at: int, value: Mapping[str, Any], seats: Seats) -> None:
        for name, one in value.items():
            if one and name in seats:
                out[at + seats[name]] = one * TENTH if -1_000 <= one <= 1_000 else tenth(one)

    return Columns(_by_seat(inner.names, seats), write_numbers if kind is int else write)


def _maybe(kind: Any, seats: int) -> Columns | None:
    inner = columns_of(kind, seats)
    if inner is None:
        return None
    write_it, marks_of = inner.write, inner.marks

    def write(out: array[float], at: int, value: Any, seats: Seats) -> None:
        if value is not None:
            out[at] = 1.0
            write_it(out, at + 1, value, seats)

    def marks(seats: Seats) -> Marks:
        assert marks_of is not None
        there = marks_of(seats).moved(1, more=(0,))
        return Marks({**there.of, None: ()}, there.other)

    return Columns(["?", *inner.names], write, marks if marks_of else None)


def _structure(hints: Mapping[str, Any], seats: int) -> Columns | None:
    names: list[str] = []
    parts: list[tuple[str, int, Write]] = []
    for name, kind in hints.items():
        inner = columns_of(kind, seats)
        if inner is not None:
            parts.append((name, len(names), inner.write))
            names += [f".{name}{more}" for more in inner.names]

    def write(out: array[float], at: int, value: Mapping[str, Any], seats: Seats) -> None:
        for name, place, write_it in parts:
            if name in value:
                write_it(out, at + place, value[name], seats)

    return Columns(names, write) if names else None
