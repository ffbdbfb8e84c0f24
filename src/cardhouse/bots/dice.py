"""Chance for bots: the same numbers from the same words, in every Python and on every machine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from hashlib import shake_256
from itertools import chain
from struct import unpack


class Dice:
    """An `Rng`, as quick as `random.Random`; its numbers are promised to stay."""

    __slots__ = ("random",)

    random: Callable[[], float]  # at least 0, below 1

    def __init__(self, seed: str) -> None:
        self.random = chain.from_iterable(_blocks(seed.encode())).__next__


class Luck:
    """The same numbers again and again, for tries that should differ in nothing else; no more than are needed."""

    __slots__ = ("dice", "drawn")

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.drawn: list[float] = []

    def again(self) -> Again:
        return Again(self)


class Again:
    """From the first number of a luck on."""

    __slots__ = ("random",)

    random: Callable[[], float]

    def __init__(self, luck: Luck) -> None:
        self.random = chain(luck.drawn, _more(luck)).__next__


def _more(luck: Luck) -> Iterator[float]:
    """A try that goes further than all before it draws for those after it, too."""
    random, note = luck.dice.random, luck.drawn.append
    while True:
        number = random()
        note(number)
        yield number


def _blocks(seed: bytes) -> Iterator[Iterable[float]]:
    counter, words = 0, 64
    while True:
        block = shake_256(seed + counter.to_bytes(4, "big")).digest(4 * words)
        yield [word * 2.0**-32 for word in unpack(f">{words}I", block)]
        counter, words = counter + 1, 1024  # most bots need few numbers
