"""What Thulla and Kazhutha Kali share: follow suit, a cut ends the trick, who is left with cards loses.

`Tricks` is the cards on the table: what is legal, what is seen. The functions below it are what happens. A game
calls `play` and, when a trick is resolved, says itself whether that ends the game. The numbers are the rules'.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, Literal

from cardhouse.core.cards import (
    ACE_OF_SPADES,
    FACES,
    PACK,
    SUIT_NAMES,
    SUIT_OF,
    cards_in,
    lowest,
    mask_of,
    pretty,
    rank,
)
from cardhouse.core.position import (
    ALONE,
    NAMES,
    PUBLIC,
    TO_DECK,
    News,
    Pile,
    Place,
    Position,
    Reason,
    Recall,
    Rng,
    Setup,
    seat_name,
)
from cardhouse.games.tricks.options import TrickRules, check_setup
from cardhouse.games.tricks.told import Cleared, Cut, OwnFacts, Play, Safe, Scene, Would

REASONS: Final = {
    "must_open": "the first card of the game has to be the ace of spades",
    "must_follow": "{suit} were led and you hold {cards}: follow suit",
    "not_in_hand": "you do not hold {card}",
    "no_pass": "you cannot pass here: play a card",
    "unknown_move": "{text} is not a card; write rank and suit, like 7h or As",
}
CARD_OF: Final = {face: card for card, face in enumerate(FACES)}


class Tricks(Position):
    """Hands, the trick on the table, and what everybody has seen of the hands."""

    __slots__ = (
        "after", "best", "by", "cuts", "dealer", "game", "gone", "hands", "house", "known", "leader", "led",
        "most", "must_open", "opening", "out", "safe_on", "spoiled", "still", "taker", "trick", "tricks", "void",
    )  # fmt: skip

    faces = FACES
    reasons = REASONS

    hands: list[int]  # a mask per seat
    trick: list[int]  # cards in the order played, and
    by: list[int]  # who played them
    led: int  # all cards of the led suit; 0 between tricks
    best: int  # the highest card of the led suit so far, and
    taker: int  # who played it
    gone: list[int]  # last one on top
    after: list[int]  # the next player still in, clockwise
    still: int  # how many are still in
    out: list[int]
    safe_on: tuple[tuple[int, int], ...]  # who went out in which trick
    tricks: int  # that are over, in this game
    most: tuple[int, int, int]  # the largest pick-up of this game: how many cards, who, in which trick
    leader: int
    must_open: bool  # the next card is the ace of spades
    opening: bool  # this is the first trick
    spoiled: bool  # somebody cut the first trick, where that is safe
    cuts: int  # cut tricks in a row
    known: list[int]  # cards seen on their way into this hand
    void: list[int]  # suits that the rest of this hand cannot have
    dealer: int
    game: int  # 1, 2, … in a session; 0 before the first deal
    house: TrickRules

    def __init__(self, seats: int, house: TrickRules, setup: Setup | None) -> None:
        if setup is not None:
            check_setup(setup, seats)
        self.seats = seats
        self.setup = setup
        self.to_move = TO_DECK
        self.news = None
        self.result = None
        self.house = house
        self.game = self.dealer = 0
        reset(self)

    # -- the players

    def legal(self, seat: int) -> tuple[int, ...]:
        if seat not in self.to_move:
            return ()
        hand = self.hands[seat]
        if self.led:
            return cards_in(hand & self.led or hand)  # T5: follow the led suit if you can, otherwise any card
        if self.must_open:
            return (ACE_OF_SPADES,)  # T4
        return cards_in(hand)  # T5: a leader may lead anything; T15: there is no pass

    def default(self, seat: int) -> int:
        """T16: the forced As, else the lowest legal rank, ties c < d < h < s: the order of the cards themselves."""
        hand = self.hands[seat]
        if self.led:
            return lowest(hand & self.led or hand)
        return ACE_OF_SPADES if self.must_open else lowest(hand)

    # -- what is seen

    def piles(self) -> dict[str, Pile]:
        seen = {NAMES[seat]: hand_pile(seat, hand) for seat, hand in enumerate(self.hands)}
        seen["trick"] = Pile(self.trick, PUBLIC, (), self.by)
        seen["gone"] = Pile(self.gone[::-1], PUBLIC)
        return seen

    def own_facts(self, viewer: int | None) -> OwnFacts:
        """Whoever follows is told what each card would do."""
        return would(self, viewer) if viewer is not None and self.led and viewer in self.to_move else {}

    def place(self, piles: Mapping[str, Sequence[int]]) -> None:
        self.hands = [mask_of(piles.get(seat_name(seat), ())) for seat in range(self.seats)]
        self.trick = list(piles.get("trick", ()))
        self.gone = list(reversed(piles.get("gone", ())))

    def places(self, viewer: int, rng: Rng) -> list[Place]:
        """The others' hands, but for what was picked up in sight; never a suit that its holder could not follow."""
        found = []
        for seat, hand in enumerate(self.hands):
            at = [i for i, card in enumerate(cards_in(hand)) if not self.known[seat] >> card & 1]
            if seat != viewer and at:
                found.append(Place(seat_name(seat), at, PACK & ~self.void[seat]))
        return found

    def recalls(self, viewer: int) -> dict[str, Recall]:
        hands, known, void = self.hands, self.known, self.void
        return {
            NAMES[seat]: Recall(cards_in(hands[seat] & known[seat]), void[seat])
            for seat in range(self.seats)
            if seat != viewer
        }

    # -- text

    def text(self, move: int) -> str:
        return FACES[move]

    def spell(self, text: str) -> str:
        card = text[:1].upper() + text[1:].lower()
        return card if card in CARD_OF else text.lower()

    def why(self, seat: int, text: str) -> Reason:
        if text == "pass":
            return Reason("no_pass", {}, "T15")
        card = CARD_OF.get(text)
        if card is None:
            return Reason("unknown_move", {"text": text})
        hand = self.hands[seat]
        if not hand >> card & 1:
            return Reason("not_in_hand", {"card": pretty(card)})
        if self.must_open:
            return Reason("must_open", {"card": pretty(ACE_OF_SPADES)}, "T4")
        suit = SUIT_NAMES[self.trick[0] % 4]
        return Reason("must_follow", {"suit": suit, "cards": [pretty(c) for c in cards_in(hand & self.led)]}, "T5")


@lru_cache(4096)
def hand_pile(seat: int, hand: int) -> Pile:
    """Remembered: from one view to the next, most hands stay as they are."""
    return Pile(cards_in(hand), 1 << seat)


def reset(t: Tricks) -> None:
    """An empty table."""
    t.hands, t.known, t.void = [0] * t.seats, [0] * t.seats, [0] * t.seats
    t.trick, t.by, t.gone, t.out, t.after = [], [], [], [], []
    t.led = t.best = t.taker = t.leader = t.cuts = t.still = t.tricks = 0
    t.safe_on, t.most = (), (0, 0, 0)
    t.must_open = t.opening = t.spoiled = False


def copy_into(t: Tricks, q: Tricks) -> None:
    """Everything that is here, into a new position."""
    q.seats, q.setup, q.to_move, q.news, q.result = t.seats, t.setup, t.to_move, None, t.result
    q.hands, q.trick, q.by, q.gone, q.after = t.hands[:], t.trick[:], t.by[:], t.gone[:], t.after[:]
    q.out, q.known, q.void = t.out[:], t.known[:], t.void[:]
    q.led, q.best, q.taker, q.still, q.leader = t.led, t.best, t.taker, t.still, t.leader
    q.must_open, q.opening, q.spoiled, q.cuts = t.must_open, t.opening, t.spoiled, t.cuts
    q.dealer, q.game, q.house = t.dealer, t.game, t.house
    q.safe_on, q.tricks, q.most = t.safe_on, t.tricks, t.most


# -- playing


def lead(t: Tricks, seat: int) -> None:
    t.leader = seat
    t.to_move = ALONE[seat]


def play(t: Tricks, seat: int, card: int) -> bool:
    """A card onto the table. True when that resolves the trick; `leader` then is who should lead."""
    bit = 1 << card
    by = t.by
    t.hands[seat] ^= bit
    t.trick.append(card)
    by.append(seat)
    if t.news is not None:
        t.news.append(News("play", Play(seat=NAMES[seat]), (card,)))
    if bit & t.led:
        if card > t.best:
            t.best = card
            t.taker = seat
    elif not t.led:
        t.led = SUIT_OF[card]
        t.best = card
        t.taker = seat
        t.must_open = False
    else:
        t.void[seat] |= t.led
        if not _safe_to_cut(t):
            _cut(t, seat)  # T7: the trick stops at once
            return True
        t.spoiled = True  # option first_trick_safe: everyone plays on
    following = t.after[seat]
    if following != by[0]:
        t.to_move = ALONE[following]
        return False
    _clear(t)  # T11: everyone still in has played
    return True


def _safe_to_cut(t: Tricks) -> bool:
    """Option first_trick_safe: the first trick is played out and nobody picks it up."""
    return t.opening and t.house.first_safe


def _cut(t: Tricks, cutter: int) -> None:
    """T7: the highest of the led suit takes all; with `reversal` the cutter does."""
    taker = cutter if t.house.reversal else t.taker
    cards = mask_of(t.trick)
    t.hands[taker] |= cards
    t.known[taker] |= cards
    t.cuts += 1
    if len(t.trick) > t.most[0]:
        t.most = (len(t.trick), taker, t.tricks + 1)
    if t.news is not None:
        about = Cut(seat=NAMES[cutter], taker=NAMES[taker], count=len(t.trick))
        t.news.append(News("cut", about, t.trick[:]))
    _go_safe(t)
    t.leader = taker
    _next_trick(t)


def _clear(t: Tricks) -> None:
    """T6: the cards leave the game, the highest card of the led suit wins and leads."""
    t.gone.extend(t.trick)
    winner = t.leader if t.spoiled else t.taker  # first_trick_safe: who led a cut first trick leads again
    leader = winner if t.hands[winner] else _lead_after_safe(t, winner)
    t.cuts = t.cuts + 1 if t.spoiled else 0
    if t.news is not None:
        about = Cleared(seat=NAMES[winner], count=len(t.trick), leads=NAMES[leader], passes=_passes(t, winner))
        t.news.append(News("spoiled" if t.spoiled else "clean", about))
    _go_safe(t)
    t.leader = leader
    _next_trick(t)


def _passes(t: Tricks, winner: int) -> Literal["clockwise", "second_highest"] | None:
    """T10, K3: how the lead is handed on by a winner who is safe."""
    if t.hands[winner]:
        return None
    return "second_highest" if t.house.second_highest and not t.spoiled else "clockwise"


def _go_safe(t: Tricks) -> None:
    """T8, T9: safe is who holds no card when the trick is resolved, in the order of play; the cutter is last."""
    for seat in t.by:
        if not t.hands[seat]:
            t.out.append(seat)
            t.safe_on += ((seat, t.tricks + 1),)
            t.after[t.after.index(seat)] = t.after[seat]
            t.after[seat] = -1
            t.still -= 1
            if t.news is not None:
                t.news.append(News("safe", Safe(seat=NAMES[seat], place=len(t.out))))


def _lead_after_safe(t: Tricks, winner: int) -> int:
    """T10: the next player clockwise who holds cards; K3: the highest card of a clean trick among those who do."""
    holders = [seat for seat in t.by if t.hands[seat]]
    if t.house.second_highest and not t.spoiled:
        return max(holders, key=lambda seat: t.trick[t.by.index(seat)], default=winner)
    return min(holders, key=lambda seat: (seat - winner) % t.seats, default=winner)


def _next_trick(t: Tricks) -> None:
    t.trick.clear()
    t.by.clear()
    t.led = 0
    t.tricks += 1
    t.opening = t.spoiled = False


# -- the end of a game


def stalled(t: Tricks) -> bool:
    """T13: too many cuts in a row, unless T12 ends the game anyway."""
    return t.cuts >= t.house.stall and t.still > 1


def places_at_end(t: Tricks) -> tuple[list[list[int]], list[int]]:
    """The ranking of one game and its loser, if there is one."""
    ranking = [[seat] for seat in t.out]  # T14
    if t.still <= 1:  # T12: who still holds cards loses; if nobody does, the last one to play
        ranking += [[seat] for seat in range(t.seats) if t.hands[seat]]
        return ranking, ranking[-1]
    holders = [seat for seat in range(t.seats) if t.hands[seat]]
    weight = {seat: (len(cards_in(t.hands[seat])), sum(map(rank, cards_in(t.hands[seat])))) for seat in holders}
    for worth in sorted(set(weight.values())):  # T13: fewer cards, then the lower sum of ranks
        ranking.append([seat for seat in holders if weight[seat] == worth])
    return ranking, ranking[-1] if len(ranking[-1]) == 1 else []


# -- what is told


def would(t: Tricks, seat: int) -> OwnFacts:
    """What each legal card of whoever follows would do; what others still hold is not looked at."""
    last = t.after[seat] == t.by[0]
    high: Would = "spoiled" if t.spoiled else "wins" if last else "high"
    cut: Would = "spoiled" if _safe_to_cut(t) else "cuts"
    done: dict[str, Would] = {}
    for card in t.legal(seat):
        done[FACES[card]] = cut if not 1 << card & t.led else high if card > t.best else "low"
    return {"would": done}


def scene(t: Tricks) -> Scene:
    """What a table shows beside the cards."""
    left, trick = t.house.stall - t.cuts, t.trick
    most, taker, at = t.most
    return {
        "game": t.game,
        "dealer": NAMES[t.dealer],
        "leader": NAMES[t.leader],
        "led": SUIT_NAMES[trick[0] % 4] if trick else None,
        "ahead": NAMES[t.taker] if trick else None,
        "if_cut": NAMES[t.taker] if trick and not t.house.reversal and not _safe_to_cut(t) else None,
        "stall_in": left if left <= 20 else None,  # T13: a countdown from 20 tricks before
        "tricks": t.tricks,
        "safe_on": {NAMES[seat]: trick for seat, trick in t.safe_on},
        "most": {"count": most, "seat": NAMES[taker], "trick": at} if most else None,
    }
