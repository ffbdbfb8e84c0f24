"""How a careful player of Tincholi plays by habit: quickly, from the slots they have seen and how long it has gone.

The steady level plays like this, and so does everybody in the worlds that a search tries.
"""

from __future__ import annotations

from typing import Final

from cardhouse.games.tincholi.moves import CUT, DRAW, DROP, FIRST, KEEP, LOOK, PAIR, PEEK, SLOTS, SWAP, TAKE
from cardhouse.games.tincholi.pieces import CARD, EVERYBODY, JOKER, KNOWN, NUMBER, VALUE, total
from cardhouse.games.tincholi.rules import Tincholi

COUNTS: Final = tuple(1.0 if card == JOKER else float(value) for card, value in enumerate(VALUE))
USUAL: Final = 6.3  # what a card that nobody has seen counts
TAKES: Final = 4.0  # and no more, from the discard pile
PAYS: Final = 2.0  # how much lower it has to be then
PAYS_WELL: Final = 3.0  # so much lower is worth more than an effect
HOPELESS: Final = 20.0  # with so much nobody thinks of cutting at first
PATIENCE: Final = 8  # turns; with each one after that somewhat more will do
SAFE: Final = 0.7  # of what another is expected to hold: then it is time to cut
BLIND: Final = 0.0  # a style: who looks at their own hand only, and cuts with
LITTLE: Final = 8.0  # so much


def sound(t: Tincholi, seat: int, safe: float = SAFE) -> int:
    """The move of a careful player. This runs thousands of times in a decision, so it is written to be quick."""
    phase, hand, known = t.phase, t.hands[seat], KNOWN << seat
    if phase == "look":
        return LOOK | 1
    worst, at, mine, unknown, unseen = -1.0, 0, 0.0, 0, 0
    for i, slot in enumerate(hand):
        if slot & known:
            value = COUNTS[slot & CARD]
        else:
            value = USUAL
            unknown += 1
            unseen = i
        mine += value
        if value > worst:
            worst, at = value, i
    if (t.cut_before if phase == "draw" else t.cut_after) and lowest(t, seat, mine, unknown, safe):
        return CUT if unknown else CUT | total(hand) + 1
    if phase == "draw":
        if not t.stock or not t.discard:
            return DRAW if t.stock else TAKE
        top = COUNTS[t.discard[-1]]
        return TAKE if top <= TAKES and worst - top >= PAYS else DRAW
    drawn = t.drawn
    value = COUNTS[drawn & CARD]
    gain = worst - value
    if len(hand) - unknown > 1 and (t.stock or t.discard):
        worth, pair = known_pair(hand, known)
        if pair and worth - value >= max(gain, 0.0):
            return pair
    if gain >= PAYS_WELL or drawn & EVERYBODY == EVERYBODY:
        return KEEP | at << FIRST
    number = NUMBER[drawn & CARD]
    if number == 7 and unknown:
        return PEEK | unseen << FIRST
    if number == 9:
        low, where = lowest_of_others(t, seat)
        if worst - low >= PAYS_WELL:
            return swap(SLOTS * seat + at, where)
    return KEEP | at << FIRST if gain > 0 else DROP


def lowest(t: Tincholi, seat: int, mine: float, unknown: int, safe: float = SAFE) -> bool:
    """Whether a hand is well below what each of the others can be expected to hold by now."""
    turns = turns_of(t)
    mine -= 0.1 * t.seats * max(0.0, turns - PATIENCE)
    if mine > HOPELESS:
        return False
    if safe == BLIND:
        return mine <= LITTLE and not unknown
    seen = max(2.2, 5.3 - 0.4 * turns)  # on average, what a player has seen and not thrown away
    limit = (mine + 1.5 * unknown + 0.4 * (t.seats - 2)) / safe
    known = KNOWN << seat
    for other, hand in enumerate(t.hands):
        if other != seat:
            expected, his = 0.0, KNOWN << other
            for slot in hand:
                expected += COUNTS[slot & CARD] if slot & known else seen if slot & his else USUAL
            if expected <= limit:
                return False
    return True


def turns_of(t: Tincholi) -> float:
    """About how many turns each has had: most of them leave a card on the discard pile."""
    thrown = len(t.discard)
    return (thrown + t.shuffles * (thrown + len(t.stock))) / t.seats


def known_pair(hand: list[int], known: int) -> tuple[float, int]:
    """The most that a double discard is sure to get rid of, and the move; 0 if there is none."""
    seen: dict[int, int] = {}
    worth, pair = 0.0, 0
    for i, slot in enumerate(hand):
        if slot & known:
            j = seen.setdefault(NUMBER[slot & CARD], i)
            both = COUNTS[slot & CARD] + COUNTS[hand[j] & CARD]
            if j < i and both > worth:
                worth, pair = both, PAIR | j << FIRST | i
    return worth, pair


def lowest_of_others(t: Tincholi, seat: int) -> tuple[float, int]:
    """What the lowest card of the others should count, and its slot of the table."""
    low, where, known = 99.0, 0, KNOWN << seat
    for other, hand in enumerate(t.hands):
        if other != seat:
            for i, slot in enumerate(hand):
                value = COUNTS[slot & CARD] if slot & known else USUAL
                if value < low:
                    low, where = value, SLOTS * other + i
    return low, where


def swap(a: int, b: int) -> int:
    """The move that exchanges two slots of the table."""
    return SWAP | a << FIRST | b if a < b else SWAP | b << FIRST | a
