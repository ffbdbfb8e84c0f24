"""The pieces of Liap Tui: which plays they form, which play is the stronger, and what a hand can play.

Pieces are held as one int, three bits per piece, from bit 4 on: adding and taking away are `+` and `-`, and
the numbers below 16 stay free for the moves that are not plays.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final

from cardhouse.core.position import Reason
from cardhouse.games.liap_tui.told import PlayType

FACES = tuple("GAERHCSgaerhcs")  # red general, advisor, elephant, chariot, horse, cannon, soldier; then black
HELD = (1, 2, 2, 2, 2, 2, 5) * 2
PACK = tuple(piece for piece, held in enumerate(HELD) for _ in range(held))
RED_GENERAL = 0
UNIT = tuple(1 << 4 + 3 * piece for piece in range(14))
FULL = tuple(7 << 4 + 3 * piece for piece in range(14))
RED, BLACK = sum(FULL[:7]), sum(FULL[7:])

GUIDE = (20, 4, 4, 18, 8, 9, 2) * 2  # L2: doubled, so that a cannon is 9 and not 4.5
RANKED = (28, 24, 20, 16, 12, 8, 4, 26, 22, 18, 14, 10, 6, 2)  # values=ranked, doubled too
ABOVE_NINE = 18

TYPES: Final[tuple[PlayType, ...]] = (  # L8: weakest first; 0 is what forms no type
    "none", "single", "pair", "three_soldiers", "straight", "four_soldiers", "extended_straight_4",
    "extended_straight_5", "five_soldiers", "double_straight",
)  # fmt: skip
SIZE = (0, 1, 2, 3, 3, 4, 4, 5, 5, 6)
EXTENDED = (6, 7)
STRAIGHTS = ((0, 1, 2), (3, 4, 5))  # general advisor elephant, chariot horse cannon


def pack(pieces: Sequence[int]) -> int:
    return sum([UNIT[piece] for piece in pieces])


@lru_cache(maxsize=1 << 15)
def unpack(held: int) -> tuple[int, ...]:
    """The pieces one by one, in the order they are written in."""
    return tuple(piece for piece in range(14) for _ in range(held >> 4 + 3 * piece & 7))


@lru_cache(maxsize=1 << 15)
def text_of(held: int) -> str:
    return "".join([FACES[piece] for piece in unpack(held)])


def _forms() -> Iterator[tuple[int, int]]:
    """L8: every play type there is, as pieces and type."""
    for colour in (0, 7):
        for name in range(7):
            yield UNIT[colour + name], 1
            if HELD[name] > 1:
                yield 2 * UNIT[colour + name], 2
        soldier = UNIT[colour + 6]
        yield from ((3 * soldier, 3), (4 * soldier, 5), (5 * soldier, 8))
        for names in STRAIGHTS:
            straight = pack([colour + name for name in names])
            yield straight, 4
            doubles = [colour + name for name in names if HELD[name] > 1]
            for i, piece in enumerate(doubles):
                yield straight + UNIT[piece], 6
                yield from ((straight + UNIT[piece] + UNIT[other], 7) for other in doubles[i + 1 :])
            if len(doubles) == 3:
                yield 2 * straight, 9


FORMS = dict(sorted(_forms(), key=lambda form: form[1]))


@cache
def strengths(ranked: bool, red_wins: bool) -> dict[int, int]:
    """L9: a number per play; the higher type is stronger, then the higher sum, then red where that counts."""
    values = RANKED if ranked else GUIDE
    table = {}
    for play, form in FORMS.items():
        pieces: Sequence[int] = unpack(play)
        if ranked and form in EXTENDED:
            pieces = sorted(set(pieces))  # values=ranked: only the three kinds count
        worth = sum(values[piece] for piece in pieces)
        table[play] = form << 8 | worth << 1 | (red_wins and play & RED > 0)
    return table


# The two colours never mix in a play, and a colour can be held in 2,916 ways: these caches stay small.


@cache
def _leads(colour: int) -> tuple[int, ...]:
    held = unpack(colour)
    return tuple(play for play in FORMS if all(held.count(p) >= unpack(play).count(p) for p in unpack(play)))


@cache
def _choices(colour: int) -> tuple[tuple[int, ...], ...]:
    """For 0 … 6 pieces, all ways to take that many out of a colour."""
    ways: list[list[int]] = [[0], [], [], [], [], [], []]
    for piece in reversed(range(14)):
        held = colour >> 4 + 3 * piece & 7
        if held:
            ways = [
                [n * UNIT[piece] + rest for n in range(min(held, size), -1, -1) for rest in ways[size - n]]
                for size in range(7)
            ]
    return tuple(map(tuple, ways))


def leads(hand: int) -> tuple[int, ...]:
    """L7: what a starter can play."""
    return _leads(hand & RED) + _leads(hand & BLACK)


def follows(hand: int, need: int) -> tuple[int, ...]:
    """L7: what everybody else can play, whether it forms a type or not."""
    red, black = _choices(hand & RED), _choices(hand & BLACK)
    if need == 1:
        return red[1] + black[1]
    return tuple([some + rest for n in range(need, -1, -1) for some in red[n] for rest in black[need - n]])


COMBOS = {
    2: ("pair", "two pieces have to be a pair, of the same name and colour"),
    3: ("three", "three pieces have to be soldiers of a colour, or GAE or RHC in one colour"),
    4: ("four", "four pieces have to be soldiers of a colour, or a straight with one piece doubled"),
    5: ("five", "five pieces have to be soldiers of a colour, or a straight with two pieces doubled"),
    6: ("six", "six pieces have to be two chariots, two horses and two cannons of a colour"),
}
TOO_MANY = ("too_many", "a starter plays one to six pieces")


def no_combo(pieces: str) -> Reason:
    """L8: why a starter cannot lead these."""
    reason, needs = COMBOS.get(len(pieces), TOO_MANY)
    return Reason("no_combo", {"reason": reason, "needs": needs, "pieces": pieces}, "L8")
