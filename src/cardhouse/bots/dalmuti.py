"""The Great Dalmuti: shed what is bad in whole sets, and keep what wins the lead."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from cardhouse.bots.mind import Bot, Mind, News, Thought
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
    "keep_lead": "nobody can beat {set}: you keep the lead",
    "beat_just": "{set} beats what lies there and breaks nothing you need",
    "beat_hard": "{set} is strong, but the lead is worth it",
    "pass_keep": "what you could play is worth more later",
    "revolution": "without taxes you keep what you were dealt",
    "quiet": "the taxes are good for you",
    "give_worst": "{cards} are of least use to you",
}
CARE: Final = 0.65  # how often a gentle player looks before he plays
NOISE: Final = 0.1  # how often the players of a rollout play what comes to hand
DOUBT: Final = 0.2  # how likely a player has kept a set that he had better played
SPARE: Final = 6  # from this value on a set is no loss
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


def skilled(d: Dalmuti, seat: int) -> int:
    """A better habit, found by trying many against `sound`: whole sets at any price, and Jesters in time."""
    if d.phase != PLAY:
        return _answer(d, seat)
    hand, need = d.hands[seat], d.need
    jesters = hand >> JESTERS
    if not need:
        return _lead_out(d, hand, jesters)
    lower = hand + HOLDS[need - jesters if need > jesters else 1] & UNDER[d.best]
    if not lower:
        return PASS
    left = len(VALUES[hand + HOLDS[1] & UNDER[JESTER]])
    split = wild = 0
    for v in reversed(VALUES[lower]):
        count = hand >> SHIFT[v] & 31
        if count == need:
            return v << 6 | need << 2
        if count > need:
            if not split and left <= FEW:
                split = v << 6 | need << 2
        elif not wild and left <= FEW + 2:
            wild = v << 6 | count << 2 | need - count
    return split or wild


def _lead_out(d: Dalmuti, hand: int, jesters: int) -> int:
    """When at most one set can be beaten, the others first; else the worst."""
    values = VALUES[hand + HOLDS[1] & UNDER[JESTER]]
    if len(values) < 2:
        v = values[0] if values else JESTER
        return v << 6 | (hand >> SHIFT[v] & 31 if values else 0) << 2 | jesters
    if len(values) <= 2 * FEW:
        others, good, bad = sum(d.hands) - hand, 0, 0
        for v in values:
            count = hand >> SHIFT[v] & 31
            if beatable(others, v, count):
                bad += 1
            else:
                good = v << 6 | count << 2
        if good and bad < 2:
            return good
    return values[-1] << 6 | (hand >> SHIFT[values[-1]] & 31) << 2


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
    # The seat itself is skilled: what it plans now it will also follow up.
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
            d.apply(seat, skilled(d, seat) if seat == me else sound(d, seat))
        steps += 1


class Deals:
    """`kernel.resample` for one decision, quicker: what is supposed of the taxes holds for several worlds."""

    def __init__(self, mind: Mind) -> None:
        d = mind.possible
        assert isinstance(d, Dalmuti)
        self.mind, self.d = mind, d
        self.most = usual_most(mind.heard, d.seats)
        self.left = 0  # worlds until the taxes are supposed again
        self.fixed: list[int] = []  # hands as far as they are known
        self.room: list[int] = []  # of each place
        self.cards: list[tuple[int, list[tuple[int, int]]]] = []  # each card, and the places and seats it may go to

    def world(self, dice: Rng) -> Position:
        if self.d.phase != PLAY:
            return self.mind.world(dice)
        if not self.left:
            self._suppose(dice)
        self.left -= 1
        random, most = dice.random, self.most
        hands, room = self.fixed[:], self.room[:]
        for card, fits in self.cards:
            shift, free, weights = SHIFT[card], 0.0, []
            for place, seat in fits:
                weight = float(room[place])
                if hands[seat] >> shift & 31 >= most[seat][card]:
                    weight *= DOUBT
                free += weight
                weights.append(weight)
            pick = random() * free
            for (place, seat), weight in zip(fits, weights, strict=True):
                pick -= weight
                if pick < 0:
                    hands[seat] += ONE[card]
                    room[place] -= 1
                    break
            else:
                return self.mind.world(dice)  # a dead end; the kernel knows the way out
        world = self.d.copy()
        world.hands = hands
        return world

    def _suppose(self, dice: Rng) -> None:
        d, self.left = self.d, SUPPOSED
        self.fixed, self.room, unknown = d.hands[:], [], 0
        may: list[tuple[int, int]] = []  # seat, and which cards
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
                may.append((seat, place.may))
                self.room.append(len(place.at))
        fits = {v: [(i, seat) for i, (seat, which) in enumerate(may) if which >> v & 1] for v in range(1, JESTER + 1)}
        self.cards = sorted(((card, fits[card]) for card in cards_in(unknown)), key=lambda item: len(item[1]))


def usual_most(heard: Sequence[News], seats: int) -> list[list[int]]:
    """Per seat and value how many cards it should hold at most: who passed had no set that he could well spare."""
    most = [[99] * (JESTER + 1) for _ in range(seats)]
    need = best = 0
    for item in heard:
        what = item["what"]
        if what == "play":
            need, best = item["count"], min([int(card) for card in item["cards"] if card != "J"], default=JESTER)
        elif what == "pass":
            own = most[int(item["seat"][1:]) - 1]
            for value in range(SPARE, best):
                own[value] = min(own[value], need - 1)
        elif what == "hand_over":
            most = [[99] * (JESTER + 1) for _ in range(seats)]
    return most


def worth(_: Dalmuti, after: Dalmuti, seat: int) -> tuple[float, float]:
    """The points of this hand."""
    others = after.seats - 1
    share = 1 - after.out.index(seat) / others if seat in after.out else 0.0
    return share, share


def shortlist(d: Dalmuti, seat: int) -> Mapping[int, int]:
    """Of many sets those that a player would think of."""
    hand = d.hands[seat]
    if d.phase == ASK:
        moves = set(d.legal(seat))
    elif d.phase != PLAY:
        worst = [v for v in VALUES[hand + HOLDS[1] & UNDER[JESTER]] if v > 5]
        moves = {m for m in d.legal(seat) if m & 15 in worst[-4:]} or set(d.legal(seat)[-4:])
    elif d.need:
        moves = _answers(d, seat)
    else:
        moves = _leads(d, hand)
    moves |= {sound(d, seat), skilled(d, seat)}
    return {move: move for move in d.legal(seat) if move in moves}


def _leads(d: Dalmuti, hand: int) -> set[int]:
    """The three worst values whole, the biggest set, what cannot be beaten; near the end Jesters too."""
    jesters, others = hand >> JESTERS, sum(d.hands) - hand
    whole = [v << 6 | (hand >> SHIFT[v] & 31) << 2 for v in VALUES[hand + HOLDS[1] & UNDER[JESTER]]]
    moves = set(whole[-3:]) | set(sorted(whole, key=SIZE.__getitem__)[-1:])
    moves |= set([move for move in whole if not beatable(others, move >> 6, SIZE[move])][-2:])
    if jesters and len(whole) <= FEW + 1:
        moves |= {move | wild for move in whole for wild in range(1, jesters + 1)} | {JESTER << 6 | jesters}
    return moves


def _answers(d: Dalmuti, seat: int) -> set[int]:
    """To pass, the two weakest plays without Jesters, the strongest; near the end all."""
    legal = d.legal(seat)
    plain = [move for move in legal if move and not move & 3]
    if len(VALUES[d.hands[seat] + HOLDS[1] & UNDER[JESTER]]) <= FEW:
        return set(legal)
    whole = [move for move in plain if d.hands[seat] >> SHIFT[move >> 6] & 31 == d.need]
    return {PASS, *whole[-2:], *plain[-1:], *plain[:1], *([] if plain else legal[-1:])}


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
        return Reason("keep_lead", {"set": text})
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

    plan = Plan(play_on, worth, "points", steps, shortlist, why, lambda mind: Deals(mind).world, skilled)
    return lambda mind: search(mind, plan)


LEVELS: dict[str, Bot] = {
    "gentle": gentle,
    "steady": steady,
    "sharp": searching(14_000),
    "master": searching(45_000),
}
