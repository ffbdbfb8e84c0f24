"""What Thulla and Kazhutha Kali share: follow suit, a cut ends the trick, who is left with cards loses.

`Tricks` is the cards on the table: what is legal, what is seen. The functions below it are what happens. A game
calls `play` and, when a trick is resolved, says itself whether that ends the game. The numbers are the rules'.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

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
from cardhouse.core.game import check_cards, read_numbers, read_seats
from cardhouse.core.position import (
    ALONE,
    NAMES,
    PUBLIC,
    TO_DECK,
    BadDeal,
    Deal,
    News,
    Pile,
    Place,
    Position,
    Reason,
    Rng,
    Setup,
    seat_name,
    seat_names,
)

REASONS: Final = {
    "must_open": "the first card of the game has to be the ace of spades",
    "must_follow": "{suit} were led and you hold {cards}: follow suit",
    "not_in_hand": "you do not hold {card}",
    "no_pass": "there is no pass: play a card",
    "unknown_move": "{text} is not a card; write rank and suit, like 7h or As",
}
CARD_OF: Final = {face: card for card, face in enumerate(FACES)}


class House(NamedTuple):
    """What tables play differently."""

    forced_ace: bool = True  # T4
    first_safe: bool = False  # a cut first trick is played out and discarded
    second_highest: bool = False  # K3 instead of T10
    reversal: bool = False  # the cutter takes the trick
    stall: int = 100  # T13


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
    house: House

    def __init__(self, seats: int, house: House, setup: Setup | None) -> None:
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
        seen["trick"] = Pile(self.trick, PUBLIC)
        seen["gone"] = Pile(self.gone[::-1], PUBLIC)
        return seen

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


# -- dealing


def begin(t: Tricks, piles: Mapping[str, Sequence[int]], leader: int) -> None:
    """A full deal is on the table; the first trick starts."""
    reset(t)
    t.place(piles)
    link(t, list(range(t.seats)))
    t.opening = True
    lead(t, open_with_the_ace(t, leader))


def open_with_the_ace(t: Tricks, leader: int) -> int:
    """T4: the holder of As leads it; from then on everybody knows who that is."""
    if t.house.forced_ace:
        for seat, hand in enumerate(t.hands):
            if hand >> ACE_OF_SPADES & 1:
                t.must_open = True
                t.known[seat] |= 1 << ACE_OF_SPADES
                return seat
    return leader


def link(t: Tricks, players: list[int]) -> None:
    """The ring of those who are in, clockwise."""
    t.after = [-1] * t.seats
    t.still = len(players)
    for seat, following in zip(players, players[1:] + players[:1], strict=True):
        t.after[seat] = following


def check_setup(setup: Setup, seats: int) -> None:
    """Raises BadDeal for items that cannot be, before any card is known."""
    for key, values in setup.items():
        if (key == "lead" and len(values) == 1) or key == "out":
            read_seats(values, seats)
        elif key == "cuts":
            read_numbers("cuts", values, 1, 0, 99)
        elif key != "opening" or values:
            raise BadDeal(f"a set-up has lead, opening, out and cuts, not {' '.join((key, *values))}")


def check_set_up_deal(t: Tricks, deal: Deal) -> None:
    check_cards(deal, [*seat_names(range(t.seats)), "trick", "gone"], range(52))
    trial = t.copy()
    assert isinstance(trial, Tricks)
    begin_from_setup(trial, deal.piles)


def begin_from_setup(t: Tricks, piles: Mapping[str, Sequence[int]]) -> None:
    """Starts between two tricks or, if there are cards in `trick`, within one."""
    assert t.setup is not None
    setup, t.setup = t.setup, None
    t.place(piles)
    trick, t.trick = t.trick, []
    t.out = read_seats(setup.get("out", ()), t.seats)
    t.cuts = int(setup.get("cuts", ("0",))[0])
    t.opening = "opening" in setup
    t.leader = read_seats(setup.get("lead", ("p1",)), t.seats)[0]
    if t.opening and not trick:
        t.leader = open_with_the_ace(t, t.leader)
    inside = [s % t.seats for s in range(t.leader, t.leader + t.seats) if s % t.seats not in t.out]
    played, waiting = inside[: len(trick)], inside[len(trick) :]
    if any(t.hands[seat] for seat in t.out):
        raise BadDeal("who is out holds no cards")
    t.out += sorted(seat for seat in waiting if not t.hands[seat])
    waiting = [seat for seat in waiting if t.hands[seat]]
    if t.leader not in played + waiting:
        raise BadDeal(f"{seat_name(t.leader)} cannot lead without cards")
    if not waiting or len(played) + len(waiting) < 2:
        raise BadDeal("at least two players must hold cards")
    played_out = t.opening and t.house.first_safe
    if not played_out and any(SUIT_OF[card] != SUIT_OF[trick[0]] for card in trick):
        raise BadDeal("a trick that is cut is over")
    link(t, sorted(played + waiting))
    t.hands = [hand | (1 << trick[played.index(s)] if s in played else 0) for s, hand in enumerate(t.hands)]
    lead(t, t.leader)
    for seat, card in zip(played, trick, strict=True):
        play(t, seat, card)


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
        t.news.append(News("play", {"seat": seat_name(seat)}, (card,)))
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
        if not (t.opening and t.house.first_safe):
            _cut(t, seat)  # T7: the trick stops at once
            return True
        t.spoiled = True  # option first_trick_safe: everyone plays on
    following = t.after[seat]
    if following != by[0]:
        t.to_move = ALONE[following]
        return False
    _clear(t)  # T11: everyone still in has played
    return True


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
        about = {"seat": seat_name(cutter), "taker": seat_name(taker), "count": len(t.trick)}
        t.news.append(News("cut", about, t.trick[:]))
    _go_safe(t)
    t.leader = taker
    _next_trick(t)


def _clear(t: Tricks) -> None:
    """T6: the cards leave the game, the highest card of the led suit wins and leads."""
    t.gone.extend(t.trick)
    winner = t.leader if t.spoiled else t.taker  # first_trick_safe: who led a cut first trick leads again
    t.cuts = t.cuts + 1 if t.spoiled else 0
    if t.news is not None:
        t.news.append(News("spoiled" if t.spoiled else "clean", {"seat": seat_name(winner), "count": len(t.trick)}))
    _go_safe(t)
    t.leader = winner if t.hands[winner] else _lead_after_safe(t, winner)
    _next_trick(t)


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
                t.news.append(News("safe", {"seat": seat_name(seat), "place": len(t.out)}))


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


def scene(t: Tricks) -> dict[str, object]:
    """What a table shows beside the cards."""
    left, trick = t.house.stall - t.cuts, t.trick
    most, taker, at = t.most
    return {
        "game": t.game,
        "dealer": NAMES[t.dealer],
        "leader": NAMES[t.leader],
        "led": SUIT_NAMES[trick[0] % 4] if trick else None,
        "if_cut": NAMES[t.taker] if trick and not t.house.reversal else None,
        "stall_in": left if left <= 20 else None,  # T13: a countdown from 20 tricks before
        "tricks": t.tricks,
        "safe_on": {NAMES[seat]: trick for seat, trick in t.safe_on},
        "most": {"count": most, "seat": NAMES[taker], "trick": at} if most else None,
    }
