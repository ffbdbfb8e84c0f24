"""Where the cards of Tincholi may lie that a seat has not seen, and what its players make of that.

Who has seen a card and still has it does not mind having it: such cards are lower than others, the more so the longer
the round has gone on. The figures were counted in games of the steady level.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from cardhouse.bots.mind import Mind
from cardhouse.bots.tincholi.habit import BLIND, COUNTS, SAFE, sound, turns_of
from cardhouse.core.kernel import shuffle
from cardhouse.core.position import DECK, Position, Rng
from cardhouse.games.tincholi.pieces import CARD, KNOWN, SHUFFLE, total
from cardhouse.games.tincholi.rules import Tincholi

TRIES: Final = 20  # to find a card that a player would have kept
TURNS: Final = 12  # of each that a rollout takes, with two or three players
FEWER_TURNS: Final = 8  # with more
STYLES: Final[tuple[float, ...]] = (SAFE, SAFE, 0.5, 0.95, BLIND)  # as careful as we, more, less, or in another way
SWING: Final = 13.0  # points by which the scores of two move apart in a round


class Deals:
    """`kernel.resample` for one decision, quicker, and with players who keep what is low."""

    def __init__(self, mind: Mind) -> None:
        t, seat = mind.possible, mind.seat
        assert isinstance(t, Tincholi)
        self.t = t
        self.kept = kept(turns_of(t))
        self.slots: list[tuple[int, int, int, bool]] = []  # owner, slot, its shuffle, whether the owner has seen it
        self.cards: dict[int, list[int]] = {t.shuffles: sorted(t.stock)}  # by shuffle
        for owner, hand in enumerate(t.hands):
            for i, slot in enumerate(hand):
                if not slot & KNOWN << seat:
                    self.slots.append((owner, i, slot >> SHUFFLE, bool(slot & KNOWN << owner)))
                    self.cards.setdefault(slot >> SHUFFLE, []).append(slot & CARD)
        for cards in self.cards.values():
            cards.sort()  # as they lie says nothing
        self.slots.sort(key=lambda slot: not slot[3])

    def world(self, dice: Rng) -> Position:
        random, kept = dice.random, self.kept
        left = {nth: cards[:] for nth, cards in self.cards.items()}
        world = self.t.copy()
        hands = world.hands
        for owner, i, nth, seen in self.slots:
            cards = left[nth]
            at = int(random() * len(cards))
            tries = TRIES if seen else 0
            while tries and random() >= kept[cards[at]]:
                at = int(random() * len(cards))
                tries -= 1
            hands[owner][i] = hands[owner][i] & ~CARD | cards[at]
            cards[at] = cards[-1]
            cards.pop()
        world.stock = left[world.shuffles]
        shuffle(world.stock, dice)
        return world


def kept(turns: float) -> list[float]:
    """Per card how likely it is still held by a player who has seen it, beside the best."""
    fall, high = min(0.35, 0.0045 * turns * turns), max(0.04, 0.7 * exp(-0.4 * turns))
    return [exp(-fall * value) * (high if value > 6 else 1.0) for value in COUNTS]


def rollout(t: Tincholi, dice: Rng, me: int, found: Sequence[float] = STYLES) -> int:
    """Plays on by habit, the others each in a style of their own, in place, until a cut or for too long."""
    apply, random = t.apply, dice.random
    styles = [found[int(random() * len(found))] for _ in range(t.seats)]
    styles[me] = SAFE
    most = 2 * t.seats * (TURNS if t.seats < 4 else FEWER_TURNS)
    for steps in range(most):
        seat = t.to_move[0] if t.to_move else DECK
        if seat == DECK:
            if t.phase != "reshuffle":
                return steps
            cards = t.deck()
            shuffle(cards, dice)
            t.lay(t.deal(cards))
            seat = t.turn
        apply(seat, sound(t, seat, styles[seat]))
    return most


def worth(_: Tincholi, after: Tincholi, seat: int) -> tuple[float, float]:
    """The chance to win the match."""
    if after.result is not None:
        first = after.result.ranking[0]
        share = (seat in first) / len(first)
        return share, share
    scores = list(after.scores)
    if after.phase != "cut":  # somebody will, and the lowest is the likeliest
        totals = [total(hand) for hand in after.hands]
        scores = [score + (more if more > min(totals) else 0) for score, more in zip(scores, totals, strict=True)]
    chance = chance_to_win(scores, seat, after)
    return chance, chance


def chance_to_win(scores: list[int], seat: int, t: Tincholi) -> float:
    """The lower the likelier; a lead weighs more the fewer rounds there are to come."""
    rounds = 1 + max(0, t.options.target - max(scores)) / (9 + 3 * (t.seats - 2))
    if t.options.max_rounds is not None:
        rounds = max(1.0, min(rounds, float(t.options.max_rounds - t.round)))
    scale, mine = SWING * sqrt(rounds), scores[seat]
    weights: float = sum([exp(max(-30.0, min(30.0, (mine - score) / scale))) for score in scores])
    return 1 / weights
