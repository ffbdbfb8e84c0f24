"""Where the cards of The Great Dalmuti may lie that a seat does not see, and what its players make of that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from cardhouse.bots.dalmuti.habit import lead, reply, skilled, sound
from cardhouse.bots.mind import Mind, News
from cardhouse.core.position import Position, Rng
from cardhouse.games.dalmuti.pieces import COST, JESTER, ONE, PASS, SHIFT, SIZE, cards_in
from cardhouse.games.dalmuti.rules import Dalmuti
from cardhouse.games.dalmuti.told import PLAY

NOISE: Final = 0.1  # how often the players of a rollout play what comes to hand
DOUBT: Final = 0.2  # how likely a player has kept a set that they had better played
UNLIKE: Final = 0.2  # how likely they do something else than usual, beside what is usual
SPARE: Final = 6  # from this value on a set is no loss
SUPPOSED: Final = 8  # worlds for which the same taxes are supposed
SWAPS: Final = 20  # of cards between one world and the next
WARMING: Final = 60  # before the first


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
            self.suppose(dice)
            self.left = SUPPOSED
        self.left -= 1
        lies = self.dealt(dice)
        if lies is None:
            return self.mind.world(dice)  # a dead end; the kernel knows the way out
        world = self.d.copy()
        world.hands = self.hands(lies)
        return world

    def dealt(self, dice: Rng) -> list[tuple[int, int]] | None:
        """For each card the place and the seat where it lies in this world; None if they do not come out even."""
        random, most = dice.random, self.most
        hands, room, lies = self.fixed[:], self.room[:], []
        for card, fits in self.cards:
            shift, free, weights = SHIFT[card], 0.0, []
            for place, seat in fits:
                weight = float(room[place])
                if hands[seat] >> shift & 31 >= most[seat][card]:
                    weight *= DOUBT
                free += weight
                weights.append(weight)
            pick = random() * free
            for at, weight in zip(fits, weights, strict=True):
                pick -= weight
                if pick < 0:
                    place, seat = at
                    hands[seat] += ONE[card]
                    room[place] -= 1
                    lies.append(at)
                    break
            else:
                return None
        return lies

    def hands(self, lies: list[tuple[int, int]]) -> list[int]:
        hands = self.fixed[:]
        for (card, _), (_, seat) in zip(self.cards, lies, strict=True):
            hands[seat] += ONE[card]
        return hands

    def suppose(self, dice: Rng) -> None:
        d = self.d
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


class Read:
    """Worlds in which the others have played as careful players would: what they did says what they hold.

    From one world to the next some cards change places, mostly towards hands that explain more (Metropolis).
    """

    def __init__(self, mind: Mind, swaps: int = SWAPS) -> None:
        self.deals, self.swaps = Deals(mind), swaps
        self.d = self.deals.d
        self.acts: list[list[Act]] = [[] for _ in range(self.d.seats)]
        for act in acts_of(mind, self.d):
            self.acts[act.seat].append(act)
        self.left = 0
        self.lies: list[tuple[int, int]] = []
        self.hands: list[int] = []
        self.odd: list[int] = []  # per seat, how much of what it did was not usual

    def world(self, dice: Rng) -> Position:
        if self.d.phase != PLAY or not any(self.acts):
            return self.deals.world(dice)
        swaps = self.swaps
        if not self.left:
            self.deals.suppose(dice)
            lies = self.deals.dealt(dice)
            if lies is None:
                return self.deals.mind.world(dice)
            self.lies, self.hands = lies, self.deals.hands(lies)
            self.odd = [self._odd(seat, hand) for seat, hand in enumerate(self.hands)]
            self.left, swaps = 8 * SUPPOSED, WARMING
        self.left -= 1
        for _ in range(swaps if self.lies else 0):  # nothing may be hidden any more
            self._swap(dice)
        world = self.d.copy()
        world.hands = self.hands[:]
        return world

    def _swap(self, dice: Rng) -> None:
        """Two cards in different hands change places, if nothing is known against it and not too much is to be said."""
        random, cards, lies, hands, odd = dice.random, self.deals.cards, self.lies, self.hands, self.odd
        i, j = int(random() * len(cards)), int(random() * len(cards))
        (one, fits_one), (other, fits_other), (_, a), (_, b) = cards[i], cards[j], lies[i], lies[j]
        if a == b or one == other or lies[j] not in fits_one or lies[i] not in fits_other:
            return
        change = ONE[other] - ONE[one]
        odd_a, odd_b = self._odd(a, hands[a] + change), self._odd(b, hands[b] - change)
        worse = odd_a + odd_b - odd[a] - odd[b]
        if worse <= 0 or random() < UNLIKE**worse:
            hands[a] += change
            hands[b] -= change
            odd[a], odd[b] = odd_a, odd_b
            lies[i], lies[j] = lies[j], lies[i]

    def _odd(self, seat: int, now: int) -> int:
        odd = 0
        for act in self.acts[seat]:
            hand, need = now + act.since, act.need
            if (reply(hand, need, act.best) if need else lead(hand, act.all - hand)) != act.move:
                odd += 1
        return odd


class Act(NamedTuple):
    """What somebody has done, and what is to be added to a hand of now to have the one of then."""

    seat: int
    need: int
    best: int
    move: int
    since: int  # what they have played since then
    all: int  # what all held together


def acts_of(mind: Mind, d: Dalmuti) -> list[Act]:
    """What the others have done in this hand, the last first."""
    found: list[Act] = []
    since, together = [0] * d.seats, sum(d.hands)
    this_hand: list[News] = []
    for item in reversed(mind.heard):
        if item["what"] in ("hand_over", "deal"):
            break
        if item["what"] in ("play", "pass", "trick"):
            this_hand.append(item)
    for i, item in enumerate(this_hand):
        if item["what"] == "trick":
            continue
        seat, move = int(item["seat"][1:]) - 1, PASS
        if item["what"] == "play":
            move = _set_of(item["cards"])
            since[seat] += COST[move]
            together += COST[move]
        before = next((other for other in this_hand[i + 1 :] if other["what"] != "pass"), None)
        need, best = 0, 0
        if before is not None and before["what"] == "play":
            led = _set_of(before["cards"])
            need, best = SIZE[led], led >> 6
        if seat != mind.seat:
            found.append(Act(seat, need, best, move, since[seat], together))
    return found


def _set_of(cards: Sequence[str]) -> int:
    wild = cards.count("J")
    plain = [int(card) for card in cards if card != "J"]
    return plain[0] << 6 | len(plain) << 2 | wild if plain else JESTER << 6 | wild


def usual_most(heard: Sequence[News], seats: int) -> list[list[int]]:
    """Per seat and value how many cards it should hold at most: after a pass, no set that could well be spared."""
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


def worth(_: Dalmuti, after: Dalmuti, seat: int) -> tuple[float, float]:
    """The points of this hand."""
    others = after.seats - 1
    share = 1 - after.out.index(seat) / others if seat in after.out else 0.0
    return share, share
