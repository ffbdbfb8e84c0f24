"""Thulla and Kazhutha Kali: stay under, shed what is high, and let nobody cut you."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest
from typing import Final, Protocol

from cardhouse.bots.mind import Bot, Mind, News, Thought
from cardhouse.bots.search import Plan, search
from cardhouse.bots.tricks.ending import Ending, TooLong
from cardhouse.bots.tricks.reasons import ALONE, in_teams, why, why_all
from cardhouse.core.cards import ACE_OF_SPADES, SUIT_OF, cards_in, mask_of
from cardhouse.core.position import Position, Reason, Rng
from cardhouse.games.tricks.rules import CARD_OF, Tricks

SUITS: Final = SUIT_OF[:4]
CARE: Final = 0.7  # how often a gentle player looks before they play
NOISE: Final = 0.35  # how often the players of a rollout play what comes to hand
OWN_NOISE: Final = 0.1  # a player who follows up their own plans does so less often
BACK: Final = 102  # how much worse a lead is that the next player is known to cut: it comes back, and another with it
DOUBT: Final = 0.2  # how likely a player has kept a card that they had better played
ENDING: Final = 5  # positions of an ending that may be looked at, for each move of a search
EARLY: Final = 0.1  # what being out first is worth beside not losing
CAREFUL: Final = 130_000  # moves for what people are told: not half a second


class Loses(Protocol):
    """Both games: tricks, and a count of the games lost."""

    seats: int
    out: list[int]
    losses: list[int]


def sound(t: Tricks, seat: int) -> int:
    """What a careful player does: from the own hand, the table, and what everybody has seen."""
    hand, led, hands = t.hands[seat], t.led, t.hands
    others = -hand
    for held in hands:
        others += held  # hands share no card, so this is everything that the others hold together
    if led:
        follow = hand & led
        if not follow:
            return _cut(hand, others)
        following = t.after[seat]
        if following == t.by[0] or t.spoiled or (t.opening and t.house.first_safe):
            return follow.bit_length() - 1  # nobody can cut any more
        under = follow & (1 << t.best) - 1
        if under:
            return under.bit_length() - 1
        low = follow & -follow
        if others & led & ~(low - 1):
            behind = 0
            while following != t.by[0]:
                if t.void[following] & led and not t.known[following] & hands[following] & led:
                    return low.bit_length() - 1
                behind += 1
                following = t.after[following]
            if (others & led).bit_count() < 2 * behind + 1:
                return low.bit_length() - 1
        return follow.bit_length() - 1
    if t.must_open:
        return ACE_OF_SPADES
    return _lead(t, seat, hand, others)


def _cut(hand: int, others: int) -> int:
    """A high card of a suit in which few lower ones are out is the most dangerous to keep."""
    best, worst = 0, -100
    for suit in SUITS:
        mine = hand & suit
        if mine:
            top = mine.bit_length() - 1
            out = others & suit
            danger = top - 3 * mine.bit_count() + 2 * (out & (1 << top) - 1).bit_count()
            if not out:
                danger -= 60  # nobody can make it bad but its holder, by leading it
            if danger > worst:
                best, worst = top, danger
    return best


def _lead(t: Tricks, seat: int, hand: int, others: int) -> int:
    """The suit that is likeliest to go round; from a risky one a low card, so that somebody else is above it."""
    best, most = 0, -1000
    void, after = t.void, t.after
    x = after[seat]
    at_once = void[x] and _bare(void[x], t.known[x] & t.hands[x])  # what the next player would cut
    bare = at_once  # suits that somebody is out of, for all to see
    x = after[x]
    while x != seat:
        bare |= void[x] and _bare(void[x], t.known[x] & t.hands[x])
        x = after[x]
    plenty = 2 * t.still
    for suit in SUITS:
        mine = hand & suit
        if not mine:
            continue
        out = others & suit
        count = out.bit_count()
        if count >= plenty and not bare & suit:
            card, good = mine.bit_length() - 1, 40 + 4 * count - 3 * mine.bit_count()
        else:
            low = mine & -mine
            card = low.bit_length() - 1
            if out > low:
                good = 10 + 3 * (out & -low).bit_count() - (8 if bare & suit else 0) - mine.bit_length() // 4
            else:
                good = -100 + count * 5 - card
        if at_once & suit:
            good -= BACK
        if good > most:
            best, most = card, good
    return best


def _bare(void: int, known: int) -> int:
    """Suits that a hand does not have: it could not follow, and has picked up none of them since."""
    if known & void:
        for suit in SUITS:
            if known & suit:
                void &= ~suit
    return void


def rollout(t: Tricks, dice: Rng, me: int, own_noise: float = NOISE) -> int:
    """Plays on as careful players with whims would, in place, until this seat is safe or the game is over."""
    random, hands, after = dice.random, t.hands, t.after
    team = in_teams(t)  # the game goes on for the safe ones
    steps = 0
    while True:
        to_move = t.to_move
        if not to_move or to_move[0] < 0 or (after[me] < 0 and not team):
            return steps
        seat = to_move[0]
        if random() < (own_noise if seat == me else NOISE):
            hand = hands[seat]
            cards = cards_in(hand & t.led or hand) if not t.must_open else (ACE_OF_SPADES,)
            t.apply(seat, cards[int(random() * len(cards))])
        else:
            t.apply(seat, sound(t, seat))
        steps += 1


class Deals:
    """`kernel.resample` for one decision, quicker: what a seat knows is looked up once, not for every world."""

    def __init__(self, mind: Mind) -> None:
        t = mind.possible
        assert isinstance(t, Tricks)
        self.mind, self.t = mind, t
        self.fixed = t.hands[:]  # what this seat knows of each hand
        self.room: list[int] = [0] * t.seats
        may = [0] * t.seats
        unknown = 0
        for place in t.places(mind.seat, mind.dice()):
            seat = int(place.pile[1:]) - 1
            cards = cards_in(t.hands[seat])
            hidden = mask_of(cards[i] for i in place.at)
            self.fixed[seat] ^= hidden
            self.room[seat], may[seat] = len(place.at), place.may
            unknown |= hidden
        doubts = doubtful(mind.heard, t.seats)
        weights = [
            (1 << card, [(s, DOUBT if doubts[s] >> card & 1 else 1.0) for s in range(t.seats) if may[s] >> card & 1])
            for card in cards_in(unknown)
        ]
        self.cards = sorted(weights, key=lambda item: sum(weight for _, weight in item[1]))  # the choosy ones first

    def world(self, dice: Rng) -> Position:
        random = dice.random
        room, hands = self.room[:], self.fixed[:]
        for bit, fits in self.cards:
            free = 0.0
            for seat, weight in fits:
                free += weight * room[seat]
            pick = random() * free
            for seat, weight in fits:
                pick -= weight * room[seat]
                if pick < 0:
                    hands[seat] |= bit
                    room[seat] -= 1
                    break
            else:
                return self.mind.world(dice)  # a dead end; the kernel knows the way out
        world = self.t.copy()
        assert isinstance(world, Tricks)
        world.hands = hands
        return world


def doubtful(heard: Sequence[News], seats: int) -> list[int]:
    """Per seat the cards that it would have played before now, had it held them.

    A player stays under with the highest they can, goes above only with nothing below, and playing last
    gets rid of their highest.
    """
    doubts = [0] * seats
    trick: list[int] = []  # cards of the led suit
    for item, following in zip_longest(heard, heard[1:]):
        what = item["what"]
        if what == "game_over":
            doubts = [0] * seats
        if what != "play":
            trick = []
            continue
        card, seat = CARD_OF[item["cards"][0]], int(item["seat"][1:]) - 1
        if trick and SUIT_OF[card] == SUIT_OF[trick[0]]:
            best = max(trick)
            if following is not None and following["what"] == "clean":
                doubt = -1 << card  # they were the last
            elif card < best:
                doubt = (1 << best) - (1 << card)
            else:
                doubt = (1 << best) - 1
            doubts[seat] |= SUIT_OF[card] & doubt
        trick.append(card)
    return doubts


def worth(before: Loses, after: Loses, seat: int) -> tuple[float, float]:
    """Not to lose this game; and then to be out early."""
    kept = float(after.losses[seat] == before.losses[seat])
    out = after.out
    early = 1 - out.index(seat) / (after.seats - 1) if seat in out else 0.0
    return kept + EARLY * early, kept


def shortlist(t: Tricks, seat: int) -> Mapping[int, int]:
    """Neighbours that no card of others lies between are the same card: for each legal one the highest of them."""
    legal = t.legal(seat)
    others = -t.hands[seat]
    for held in t.hands:
        others += held
    for card in t.trick:
        others |= 1 << card
    same: dict[int, int] = {}
    above: dict[int, int] = {}  # suit → the card looked at before
    for card in reversed(legal):
        suit = SUIT_OF[card]
        top = above.get(suit)
        apart = top is None or others & suit & (1 << top) - (1 << card)
        same[card] = card if apart or top is None else same[top]
        above[suit] = card
    return same


# -- the levels


def gentle(mind: Mind) -> Thought:
    """Sees the table but remembers only what has just been cut, and often plays what comes to hand."""
    t, seat, random = _at(mind)
    hand = t.hands[seat]
    cards = t.legal(seat)
    if not t.led:
        cut = just_cut(mind.heard)
        cards = tuple([card for card in cards if not SUIT_OF[card] & cut]) or cards
    card = cards[int(random() * len(cards))]
    if random() < CARE:
        if not t.led:
            card = cards[0]
        elif not hand & t.led:
            card = cards[-1]
        else:
            under = [c for c in cards if c < t.best]
            card = under[-1] if under else cards[0]
    return Thought(t.text(card), why=Reason("habit", {}) if len(cards) > 1 else Reason("only_move", {}))


def just_cut(heard: Sequence[News]) -> int:
    """The suit of the trick before, if that was cut."""
    for item in reversed(heard):
        if item["what"] == "cut":
            return SUIT_OF[CARD_OF[item["cards"][0]]]
        if item["what"] == "play":
            break
    return 0


def steady(mind: Mind) -> Thought:
    t, seat, _ = _at(mind)
    if len(t.legal(seat)) == 1:
        return Thought(t.text(t.legal(seat)[0]), why=Reason("only_move", {}))
    card = sound(t, seat)
    return Thought(t.text(card), why=why(t, seat, card) or Reason("habit", {}))


def _at(mind: Mind) -> tuple[Tricks, int, Callable[[], float]]:
    t = mind.possible
    assert isinstance(t, Tricks)
    return t, mind.seat, mind.dice().random


def searching(steps: int, own_noise: float = NOISE) -> Bot:
    def play_on(t: Tricks, dice: Rng, me: int) -> int:
        return rollout(t, dice, me, own_noise)

    def worlds(mind: Mind) -> Callable[[Rng], Position]:
        return Deals(mind).world

    plan = Plan(play_on, worth, "not_last", steps, shortlist, why, worlds, careful=CAREFUL)
    plan = plan._replace(finer="sooner", alone=ALONE, why_all=why_all)
    return lambda mind: _solved(mind, steps) or search(mind, plan)


def _solved(mind: Mind, steps: int) -> Thought | None:
    """When two are left and one can be safe for certain."""
    t, seat, _ = _at(mind)
    if t.still != 2 or len(t.legal(seat)) == 1 or in_teams(t):
        return None
    try:
        safe = Ending(ENDING * steps, t.house.reversal).safe_moves(t, seat)
    except TooLong:
        return None
    if not any(safe.values()):
        return None  # the other one may still go wrong
    chances = {move: float(saves) for move, saves in safe.items()}
    same = shortlist(t, seat)  # each card that is the same as one before comes after all others
    own = [move for move in safe if same[move] == move]
    best = sorted(chances, key=lambda move: (move not in own, -chances[move]))
    weighed, even = [(t.text(m), chances[m]) for m in best], sum(safe[move] for move in own) - 1
    return Thought(t.text(best[0]), weighed, Reason("solved", {}), "not_last", even, len(safe) - len(own))


LEVELS: dict[str, Bot] = {
    "gentle": gentle,
    "steady": steady,
    "sharp": searching(6_000),
    "master": searching(36_000, OWN_NOISE),
}
