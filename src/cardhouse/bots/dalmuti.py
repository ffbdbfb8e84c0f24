"""The Great Dalmuti: shed what is bad in whole sets, and keep what wins the lead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from cardhouse.bots.mind import Bot, Mind, Thought
from cardhouse.bots.search import Plan, search
from cardhouse.core.position import Position, Reason, Rng
from cardhouse.games.dalmuti import ASK, PLAY, Dalmuti
from cardhouse.games.dalmuti_sets import (
    HOLDS,
    JESTER,
    JESTERS,
    ONE,
    PASS,
    QUIET,
    REVOLUTION,
    SHIFT,
    SIZE,
    UNDER,
    VALUES,
    cards_in,
    text_of,
)

REASONS: Final = {
    "last_set": "these are your last cards",
    "lead_worst": "{set} is the worst you hold, and nobody has to be beaten now",
    "lead_strong": "nobody can beat {set}: you keep the lead",
    "beat_just": "{set} beats what lies there and breaks nothing you need",
    "beat_hard": "{set} is strong, but the lead is worth it",
    "pass_keep": "what you could play is worth more later",
    "revolution": "without taxes you keep what you were dealt",
    "quiet": "the taxes are good for you",
    "give_worst": "{cards} are of least use to you",
}
CARE: Final = 0.65  # how often a gentle player looks before he plays
NOISE: Final = 0.1  # how often the players of a rollout play what comes to hand
SUPPOSED: Final = 8  # worlds for which the same taxes are supposed
FEW: Final = 3  # sets: from then on the lead is worth strong cards


def sound(d: Dalmuti, seat: int) -> int:
    """What a careful player does: from the own hand, the table, and the cards that are still out."""
    if d.phase != PLAY:
        return _answer(d, seat)
    hand, need = d.hands[seat], d.need
    jesters = hand >> JESTERS
    if not need:
        return _lead(d, hand, jesters, VALUES[hand + HOLDS[1] & UNDER[JESTER]])
    lower = hand + HOLDS[need - jesters if need > jesters else 1] & UNDER[d.best]
    if not lower:
        return PASS
    values = VALUES[hand + HOLDS[1] & UNDER[JESTER]]
    few = len(values) <= FEW
    split = 0
    for v in reversed(VALUES[lower]):
        count = hand >> SHIFT[v] & 31
        if count == need:
            return v << 6 | need << 2 if few or v > 3 or need > 1 or d.best < 6 else PASS
        if count > need:
            if not split and (v > 6 or few):
                split = v << 6 | need << 2
        elif few and len(values) <= 2:
            return v << 6 | count << 2 | need - count  # Jesters are for the last steps
    return split


def _lead(d: Dalmuti, hand: int, jesters: int, values: tuple[int, ...]) -> int:
    """The worst set; but when all others but one cannot be beaten, those first."""
    if not values:
        return JESTER << 6 | jesters
    worst = values[-1]
    count = hand >> SHIFT[worst] & 31
    if len(values) == 1:
        return worst << 6 | count << 2 | jesters
    if len(values) <= FEW:
        others = sum(d.hands) - hand
        for v in values[-2::-1]:
            held = hand >> SHIFT[v] & 31
            if not beatable(others, v, held):
                if len(values) == 2 or not beatable(others, values[0], hand >> SHIFT[values[0]] & 31):
                    return v << 6 | held << 2
                break
    return worst << 6 | count << 2


def beatable(others: int, value: int, count: int) -> bool:
    """Whether the cards that are out could beat this set, in one hand."""
    wild = others >> JESTERS
    least = count - wild if count > wild else 1
    return bool(others + HOLDS[least] & UNDER[value])


def _answer(d: Dalmuti, seat: int) -> int:
    if d.phase == ASK:
        return REVOLUTION if d.taxed and d.rank[seat] * 2 >= d.seats else QUIET
    return d.default(seat)


def rollout(d: Dalmuti, dice: Rng, me: int, noise: float) -> int:
    """Plays on as careful players with whims would, in place, until this seat is out or the hand is over."""
    random = dice.random
    steps = 0
    while True:
        to_move = d.to_move
        if not to_move or to_move[0] < 0 or me in d.out:
            return steps
        seat = to_move[0]
        if random() < noise:
            legal = d.legal(seat)
            d.apply(seat, legal[int(random() * len(legal))])
        else:
            d.apply(seat, sound(d, seat))
        steps += 1


class Deals:
    """`kernel.resample` for one decision, quicker: what is supposed of the taxes holds for several worlds."""

    def __init__(self, mind: Mind) -> None:
        d = mind.possible
        assert isinstance(d, Dalmuti)
        self.mind, self.d = mind, d
        self.left = 0  # worlds until the taxes are supposed again
        self.fixed: list[int] = []  # hands as far as they are known
        self.places: list[tuple[int, int, int]] = []  # seat, room, which cards may lie there
        self.cards: list[int] = []

    def world(self, dice: Rng) -> Position:
        if self.d.phase != PLAY:
            return self.mind.world(dice)
        if not self.left:
            self._suppose(dice)
        self.left -= 1
        random = dice.random
        hands, room = self.fixed[:], [number for _, number, _ in self.places]
        for card in self.cards:
            bit = 1 << card
            free = 0
            for i, (_, _, may) in enumerate(self.places):
                if may & bit:
                    free += room[i]
            pick = random() * free
            for i, (seat, _, may) in enumerate(self.places):
                if may & bit:
                    pick -= room[i]
                    if pick < 0:
                        hands[seat] += ONE[card]
                        room[i] -= 1
                        break
            else:
                return self.mind.world(dice)  # a dead end; the kernel knows the way out
        world = self.d.copy()
        world.hands = hands
        return world

    def _suppose(self, dice: Rng) -> None:
        d, self.left = self.d, SUPPOSED
        self.fixed, self.places, unknown = d.hands[:], [], 0
        for place in d.places(self.mind.seat, dice):
            seat = int(place.pile[1:]) - 1
            held = cards_in(d.hands[seat])
            for i in place.at:
                self.fixed[seat] -= ONE[held[i]]
                unknown += ONE[held[i]]
            if place.may > 0 and place.may.bit_count() == 1:
                card = place.may.bit_length() - 1
                self.fixed[seat] += ONE[card]
                unknown -= ONE[card]
            else:
                self.places.append((seat, len(place.at), place.may))
        fits = {card: sum(may >> card & 1 for _, _, may in self.places) for card in range(1, JESTER + 1)}
        self.cards = sorted(cards_in(unknown), key=lambda card: (fits[card], card))  # the choosy ones first


def worth(_: Dalmuti, after: Dalmuti, seat: int) -> tuple[float, float]:
    """The points of this hand."""
    others = after.seats - 1
    share = 1 - after.out.index(seat) / others if seat in after.out else 0.0
    return share, share


def shortlist(d: Dalmuti, seat: int) -> Mapping[int, int]:
    """Of many sets those that a player would think of."""
    legal = d.legal(seat)
    if d.phase == PLAY and not d.need:
        hand = d.hands[seat]
        jesters = hand >> JESTERS
        legal = [m for m in legal if _whole(m, hand, jesters)]
    elif d.phase not in (PLAY, ASK):
        worst = [v for v in VALUES[d.hands[seat] + HOLDS[1] & UNDER[JESTER]] if v > 5]
        legal = [m for m in legal if m & 15 in worst[-4:]] or legal[-4:]
    return {move: move for move in legal}


def _whole(move: int, hand: int, jesters: int) -> bool:
    """All cards of a value, with Jesters or without; or one card of a pair or more."""
    value, count, wild = move >> 6, move >> 2 & 15, move & 3
    if value == JESTER:
        return wild == 1 or hand == hand >> JESTERS << JESTERS
    held = hand >> SHIFT[value] & 31
    return (count == held and (wild == 0 or held > 1 or hand.bit_count() < 6)) or (count == 1 < held and not wild)


def why(d: Dalmuti, seat: int, move: int) -> Reason:
    hand, text = d.hands[seat], text_of(move)
    if d.phase == ASK:
        return Reason("revolution" if move == REVOLUTION else "quiet", {})
    if d.phase != PLAY:
        return Reason("give_worst", {"cards": text.partition(" ")[2]})
    if move == PASS:
        return Reason("pass_keep", {})
    value = move >> 6
    if SIZE[move] == _size(hand):
        return Reason("last_set", {})
    if d.need:
        strong = value <= 4 or move & 3
        return Reason("beat_hard" if strong else "beat_just", {"set": text})
    if value < JESTER and not beatable(sum(d.hands) - hand, value, SIZE[move]):
        return Reason("lead_strong", {"set": text})
    return Reason("lead_worst", {"set": text})


def _size(hand: int) -> int:
    return sum(hand >> shift & 31 for shift in SHIFT[1:])


# -- the levels


def gentle(mind: Mind) -> Thought:
    """Plays the first set that comes to mind, or passes."""
    d, seat, random = _at(mind)
    legal = d.legal(seat)
    if len(legal) == 1:
        return Thought(d.text(legal[0]), why=Reason("only_move", {}))
    move = sound(d, seat) if random() < CARE else legal[int(random() * len(legal))]
    return Thought(d.text(move))


def steady(mind: Mind) -> Thought:
    d, seat, _ = _at(mind)
    legal = d.legal(seat)
    if len(legal) == 1:
        return Thought(d.text(legal[0]), why=Reason("only_move", {}))
    move = sound(d, seat)
    return Thought(d.text(move), why=why(d, seat, move))


def _at(mind: Mind) -> tuple[Dalmuti, int, Callable[[], float]]:
    d = mind.possible
    assert isinstance(d, Dalmuti)
    return d, mind.seat, mind.dice().random


def searching(steps: int, noise: float = NOISE) -> Bot:
    def play_on(d: Dalmuti, dice: Rng, me: int) -> int:
        return rollout(d, dice, me, noise)

    plan = Plan(play_on, worth, "points", steps, shortlist, why, lambda mind: Deals(mind).world)
    return lambda mind: search(mind, plan)


LEVELS: dict[str, Bot] = {
    "gentle": gentle,
    "steady": steady,
    "sharp": searching(14_000),
    "master": searching(45_000),
}
