"""How a careful player of Liap Tui plays by habit: as many strong pieces as piles to win are kept, the rest goes first.

The steady level plays like this, and so does everybody in the worlds that a search tries.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from cardhouse.games.liap_tui.options import Rules
from cardhouse.games.liap_tui.pieces import FORMS, FULL, SIZE, UNIT, leads, strengths, unpack
from cardhouse.games.liap_tui.rules import LiapTui

Chance = Callable[[], float]
LONG: Final = 0.85  # how often a long play that fits is led at once
NOW: Final = 0.6  # how often a pile is fought for now, and not later
PAIR: Final = 2  # the type


class Scale:
    """The pieces alone, measured by the house rules."""

    def __init__(self, ranked: bool, red_wins: bool) -> None:
        strength = strengths(ranked, red_wins)
        self.worth = tuple(strength[UNIT[piece]] for piece in range(14))
        worth = self.worth
        self.above = tuple(sum(FULL[q] for q in range(14) if worth[q] > worth[p]) for p in range(14))
        below = sorted(range(14), key=lambda piece: worth[piece])
        self.alone = tuple(max(0.0, below.index(piece) / 13 * 2 - 1) for piece in range(14))  # chance to win a pile
        self.ladder = lru_cache(1 << 14)(self._ladder)

    def _ladder(self, hand: int) -> tuple[int, ...]:
        """The pieces of a hand, the lowest first."""
        return tuple(sorted(unpack(hand), key=self.worth.__getitem__))


_scale = lru_cache(4)(Scale)


def scale_of(rules: Rules) -> Scale:
    return _scale(rules.options.values == "ranked", rules.options.ties == "red")


@lru_cache(1 << 14)
def combined(hand: int) -> tuple[int, ...]:
    """The plays of two and more pieces that a hand can lead."""
    return tuple([play for play in leads(hand) if SIZE[FORMS[play]] > 1])


def sound(t: LiapTui, seat: int, scale: Scale, random: Chance, bold: bool = False) -> int:
    """A careful player's pieces. This runs thousands of times in a decision, so it is written to be quick."""
    hand, want, need = t.hands[seat], t.said[seat] - t.won[seat], t.need
    if bold and want < 1:
        want = 1  # who is bold goes on to win
    if not need:
        return _lead(t, hand, want, scale, random)
    best = ahead(t)
    ladder = scale.ladder(hand)
    if need == 1:
        return _single(t, hand, ladder, want, best, scale, random) if want > 0 else _duck(t, ladder, best, scale.worth)
    if want >= need:
        winning = [play for play in combined(hand) if SIZE[FORMS[play]] == need and beats(t, play, best)]
        if winning:
            strongest = len(t.plays) < 3
            return (max if strongest else min)(winning, key=t.rules.strength.__getitem__)
    return _throw(t, ladder, max(want, 0), best)


def ahead(t: LiapTui) -> int:
    """How strong the play is that wins so far."""
    plays, strength = t.plays, t.rules.strength
    best = strength[plays[0]]
    for play in plays[1:]:
        if play in strength and beats(t, play, best):
            best = strength[play]
    return best


def beats(t: LiapTui, play: int, best: int) -> bool:
    strong = t.rules.strength.get(play, 0)
    return strong > best and (not t.rules.options.type_lock or strong >> 8 == best >> 8)


def _single(t: LiapTui, hand: int, ladder: tuple[int, ...], want: int, best: int, scale: Scale, random: Chance) -> int:
    """One piece, with piles still to win."""
    worth, top = scale.worth, ladder[-1]
    if worth[top] > best:
        if len(t.plays) == 3:
            return UNIT[next(piece for piece in ladder if worth[piece] > best)]
        if not out(t, hand) & scale.above[top] or len(ladder) <= want or random() < NOW:
            return UNIT[top]
    for i in range(len(ladder) - 1 - want, -1, -1):  # the highest that loses, but for those to win with
        if worth[ladder[i]] <= best:
            return UNIT[ladder[i]]
    return UNIT[ladder[0]]


def _duck(t: LiapTui, ladder: tuple[int, ...], best: int, worth: tuple[int, ...]) -> int:
    """One piece that loses, as high as that goes; if every piece wins, the highest."""
    for piece in reversed(ladder):
        if worth[piece] <= best:
            return UNIT[piece]
    return UNIT[ladder[-1]] if len(t.plays) == 3 else UNIT[ladder[0]]


def _throw(t: LiapTui, ladder: tuple[int, ...], keep: int, best: int) -> int:
    """Several pieces that lose: the highest, but for those to win with."""
    need, size = t.need, len(ladder)
    at = max(0, size - need - keep)
    play = sum([UNIT[piece] for piece in ladder[at : at + need]])
    if size > need and beats(t, play, best):
        play += UNIT[ladder[at - 1 if at else need]] - UNIT[ladder[at]]
    return play


def _lead(t: LiapTui, hand: int, want: int, scale: Scale, random: Chance) -> int:
    ladder, strength = scale.ladder(hand), t.rules.strength
    size, top = len(ladder), ladder[-1]
    if want <= 0:
        return UNIT[ladder[0]]
    fitting = [play for play in combined(hand) if SIZE[FORMS[play]] <= want]
    best = max(fitting, key=strength.__getitem__, default=0)
    if best and FORMS[best] > PAIR and random() < LONG:
        return best
    if size <= want:
        return UNIT[top]
    spare = ladder[size - 1 - want]  # the highest that is not needed to win
    if not out(t, hand) & scale.above[top]:
        return UNIT[top] if random() < NOW else UNIT[spare]
    if best and random() < NOW:
        return best
    pick = random()
    return UNIT[top if pick < 0.35 else spare if pick < 0.7 else ladder[0]]


def out(t: LiapTui, hand: int) -> int:
    """All the pieces that the others hold; everybody can count them."""
    a, b, c, d = t.hands
    return a + b + c + d - hand


# -- declarations


def hoped(hand: int, scale: Scale, starts: bool) -> float:
    """How many piles a hand should win."""
    alone = scale.alone
    found = sum([alone[piece] for piece in unpack(hand)])
    longest = max([SIZE[FORMS[play]] for play in combined(hand)], default=0)
    if longest < 3:
        return found
    return max(found, longest + 0.5 * found) if starts else found + 0.3


def declaration(t: LiapTui, seat: int, scale: Scale) -> int:
    hope = 2.0 if t.rules.blind else hoped(t.hands[seat], scale, seat == t.starter)
    return min(t.declarations(seat), key=lambda n: (abs(n - hope), n))
