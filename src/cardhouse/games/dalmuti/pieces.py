"""Hands and sets of The Great Dalmuti as ints, with their spelling.

A card is its value, 13 is a Jester. A hand is packed: five bits per value hold how many cards of it there
are, so that playing a set is one subtraction and "which values do I hold so often" one addition.
A move is a small int: a set of k cards of value v with j Jesters is v·64 + k·4 + j.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from cardhouse.core.position import Reason

JESTER = 13
FACES = ("", *map(str, range(1, 13)), "J")
PACK: tuple[int, ...] = (*(v for v in range(1, 13) for _ in range(v)), JESTER, JESTER)  # D1

PASS, REVOLUTION, QUIET, GIVE = 0, 1, 2, 1024
WORDS = {PASS: "pass", REVOLUTION: "revolution", QUIET: "quiet"}
ONLY_PASS = (PASS,)

SHIFT = (0, *(5 * i for i in range(13)))  # where the count of a value stands in a packed hand
JESTERS = SHIFT[JESTER]
BOTH_JESTERS = 2 << JESTERS
ONE = (0, *(1 << shift for shift in SHIFT[1:]))  # a hand of this one card
ALIKE = tuple((v,) * 12 for v in range(14))
NUMBERED = (1 << JESTERS) - 1  # the part of a packed hand without the Jesters

# Adding HOLDS[n] to a hand turns on the top bit of each value that is there n times; UNDER[v]: those below v.
HOLDS = tuple(sum(16 - n << shift for shift in SHIFT[1:JESTER]) for n in range(15))
UNDER = (0, *(sum(16 << shift for shift in SHIFT[1:v]) for v in range(1, 14)))


def _values_by_bits() -> dict[int, tuple[int, ...]]:
    found: dict[int, tuple[int, ...]] = {0: ()}
    for value in range(1, JESTER):
        found |= {bits | 16 << SHIFT[value]: (*values, value) for bits, values in found.items()}
    return found


VALUES = _values_by_bits()


def a_set(value: int, count: int, jesters: int) -> int:
    return value << 6 | count << 2 | jesters


SETS = (
    *(a_set(v, k, j) for v in range(1, JESTER) for k in range(1, v + 1) for j in range(3)),
    a_set(JESTER, 0, 1),
    a_set(JESTER, 0, 2),
)
COST = [0] * (14 << 6)  # what leaves the hand
SIZE = [0] * (14 << 6)
CARDS: list[tuple[int, ...]] = [()] * (14 << 6)
SPELLING = dict(WORDS)
for _move in SETS:
    _v, _k, _j = _move >> 6, _move >> 2 & 15, _move & 3
    COST[_move] = (_k << SHIFT[_v]) + (_j << JESTERS)
    SIZE[_move] = _k + _j
    CARDS[_move] = (_v,) * _k + (JESTER,) * _j
    SPELLING[_move] = f"{_v}x{_k}" + ("", "+J", "+J2")[_j] if _k else f"Jx{_j}"

# Every set of one value that can be led, by Jesters held, value and cards held of it; then Jesters alone.
LEADS = tuple(
    tuple(
        tuple(tuple(a_set(v, k, i) for k in range(1, c + 1) for i in range(j + 1)) for c in range(v + 1))
        for v in range(JESTER)
    )
    for j in range(3)
)
JESTERS_ALONE = ((), SETS[-2:-1], SETS[-2:])


def leads(hand: int) -> list[int]:
    """D7: the leader plays any set, and may not pass."""
    moves: list[int] = []
    jesters = hand >> JESTERS
    table = LEADS[jesters]
    for v in VALUES[hand + HOLDS[1] & UNDER[JESTER]]:
        moves += table[v][hand >> SHIFT[v] & 31]
    moves += JESTERS_ALONE[jesters]
    return moves


def answers(hand: int, size: int, value: int) -> list[int] | tuple[int, ...]:
    """D8: as many cards as the led set, a strictly lower value; or pass."""
    jesters = hand >> JESTERS
    least = size - jesters if size > jesters else 1
    lower = hand + HOLDS[least] & UNDER[value]
    if not lower:
        return ONLY_PASS
    moves = [PASS]
    if least == size:
        size <<= 2
        moves += [v << 6 | size for v in VALUES[lower]]
        return moves
    for v in VALUES[lower]:
        held = hand >> SHIFT[v] & 31
        moves += [v << 6 | k << 2 | size - k for k in range(min(held, size), least - 1, -1)]
    return moves


# -- packed hands


def packed(cards: Iterable[int]) -> int:
    hand = 0
    for card in cards:
        hand += ONE[card]
    return hand


def cards_in(hand: int) -> list[int]:
    """Lowest first, Jesters last."""
    cards: list[int] = []
    value = 1
    while hand:
        if hand & 31:
            cards += ALIKE[value][: hand & 31]
        hand >>= 5
        value += 1
    return cards


def lowest(hand: int) -> int:
    return ((hand & -hand).bit_length() - 1) // 5 + 1


def highest(hand: int) -> int:
    return (hand.bit_length() - 1) // 5 + 1


def count(hand: int, value: int) -> int:
    return hand >> SHIFT[value] & 31


def shared(few: int, many: int) -> int:
    """The cards that are in both hands."""
    both = 0
    for card in cards_in(few):
        if count(many - both, card):
            both += ONE[card]
    return both


def size_of(hand: int) -> int:
    total = 0
    while hand:
        total += hand & 31
        hand >>= 5
    return total


def choices(hand: int, number: int) -> Iterator[int]:
    """Every choice of one or two numbered cards of a hand, as a packed hand."""
    values = [v for v in range(1, JESTER) if count(hand, v)]
    for i, v in enumerate(values):
        if number == 1:
            yield ONE[v]
        else:
            yield from (ONE[v] + ONE[w] for w in values[i:] if w > v or count(hand, v) > 1)


# -- moves that give cards


def giving(gift: int) -> int:
    cards = cards_in(gift)
    return GIVE | cards[0] << 4 | cards[-1] if len(cards) > 1 else GIVE | cards[0]


def gift_of(move: int) -> int:
    return sum(ONE[v] for v in (move >> 4 & 15, move & 15) if v)


# -- text

_PART = re.compile(r"([1-9][0-9]?)x([1-9][0-9]?)|J(?:x?([1-9]))?")


def text_of(move: int) -> str:
    return f"give {','.join(FACES[v] for v in cards_in(gift_of(move)))}" if move >= GIVE else SPELLING[move]


def spell(text: str) -> str:
    """Capitals and the order of the cards do not matter: `j+6X2` is `6x2+J`, `give 12,11` is `give 11,12`."""
    text = text.lower().replace("j", "J")
    if text.startswith("give "):
        cards = text[5:].split(",")
        if all(card in FACES[1:] for card in cards):
            return f"give {','.join(sorted(cards, key=FACES.index))}"
    first, plus, second = text.partition("+")
    return f"{second}+{first}" if plus and first in ("J", "J2") else text


def read_sets(text: str) -> list[tuple[int, int]] | None:
    """The parts of a play as (value, how many), legal or not; None if it is nothing of the kind."""
    parts: list[tuple[int, int]] = []
    for i, part in enumerate(text.split("+")):
        found = _PART.fullmatch(part)
        if found is None or (found[1] and int(found[1]) >= JESTER) or (not found[1] and ("x" in part) != (i == 0)):
            return None
        parts.append((int(found[1]), int(found[2])) if found[1] else (JESTER, int(found[3] or 1)))
    return parts


# -- why not

REASONS = {
    "no_pass": "the leader may not pass: play a set",
    "not_in_hand": "you do not hold {set}",
    "set_size": "a set of {need} was led, you chose {got}",
    "set_mixed": "a set has one number only; {values} do not mix",
    "set_not_lower": "{value} does not beat {lead}: play a lower number, or pass",
    "answer_first": "you hold both Jesters: say revolution or quiet",
    "give_first": "you owe your Peon {need}: write give and the cards, like give 12 or give 11,12",
    "give_count": "you give {need}, not {got}",
    "give_jester": "Jesters are never given back",
    "not_now": "{text} is not possible now",
    "unknown_move": "{text} is not a move; write a set like 6x2, 6x2+J or Jx1, or pass",
}


def why_not_set(hand: int, need: int, best: int, text: str, parts: list[tuple[int, int]]) -> Reason:
    numbers = sorted({value for value, _ in parts if value < JESTER})
    if len(numbers) > 1:
        return Reason("set_mixed", {"values": numbers}, "D7")
    if any(number > count(hand, value) for value, number in parts):
        return Reason("not_in_hand", {"set": text}, "D13")
    if text not in SPELLING.values():
        return Reason("unknown_move", {"text": text}, "D13")
    got = sum(number for _, number in parts)
    if got != need:
        return Reason("set_size", {"need": need, "got": got}, "D8")
    return Reason("set_not_lower", {"value": parts[0][0], "lead": best}, "D8")


def why_not_give(need: int, text: str) -> Reason:
    word, _, rest = text.partition(" ")
    cards = rest.split(",")
    if word != "give" or any(card not in FACES[1:] for card in cards):
        return Reason("give_first", {"need": need}, "D5")
    if FACES[JESTER] in cards:
        return Reason("give_jester", {}, "D5")
    if len(cards) != need:
        return Reason("give_count", {"need": need, "got": len(cards)}, "D5")
    return Reason("not_in_hand", {"set": rest}, "D13")
