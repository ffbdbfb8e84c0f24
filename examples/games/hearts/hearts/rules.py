"""Hearts. The numbers are those of rules.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final

from cardhouse.core.cards import FACES, PACK, SUIT_NAMES, SUIT_OF, cards_in, lowest, mask_of, pretty
from cardhouse.core.game import Game, check_cards, check_sizes
from cardhouse.core.kernel import shuffle
from cardhouse.core.options import Options, choice, number, switch
from cardhouse.core.position import (
    ALONE,
    ANY,
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
    Result,
    Rng,
    Setup,
    by_seat,
    seat_name,
)

from .info import INFO

CARD_OF: Final = {face: card for card, face in enumerate(FACES)}
QUEEN: Final = CARD_OF["Qs"]
JACK: Final = CARD_OF["Jd"]
HEARTS: Final = SUIT_OF[CARD_OF["2h"]]
CLUBS: Final = SUIT_OF[CARD_OF["2c"]]
POINTS: Final = HEARTS | 1 << QUEEN
GIVE: Final = 1 << 52  # a move is a card, or this and the mask of three cards
PASSED: Final = 3
MOON: Final = 26
LEFT_OUT: Final = {3: ["2d"], 4: [], 5: ["2c", "2d"]}  # H1
TURNS: Final = {3: ("left", "right", ""), 4: ("left", "right", "across", ""), 5: ("left", "right", "")}  # H2
STEPS: Final = {"left": 1, "across": 2, "right": -1}

REASONS: Final = {
    "unknown_move": "{text} is not a move; write a card like 7h, or give 7h,8h,Qs",
    "give_three": "pass exactly three different cards that you hold",
    "play_now": "nothing is passed now: play a card",
    "give_first": "first choose three cards to pass",
    "not_in_hand": "you do not hold {card}",
    "must_open": "the first trick is opened with {card}",
    "must_follow": "{suit} were led and you hold {cards}: follow suit",
    "not_broken": "hearts have not been played yet: lead another suit",
    "no_points_yet": "no hearts and no queen of spades in the first trick, while you hold anything else",
}


@dataclass(frozen=True)
class HeartsOptions(Options):
    target: int = number(100, 25, 500, "How many points end the game.")
    passing: bool = switch(True, "Three cards are passed before the hand.")
    moon: str = choice("others", "self", help="All points: 26 for all others, or 26 less for oneself.")
    jack: bool = switch(False, "The jack of diamonds takes 10 points off.")


class Hearts(Position):
    __slots__ = (
        "broken", "by", "given", "hands", "jack", "may", "options", "passing", "points", "received", "round",
        "scores", "taken", "trick",
    )  # fmt: skip
    faces = FACES
    reasons = REASONS

    options: HeartsOptions
    hands: list[int]  # a mask per seat
    given: list[int]  # what each seat passes on in this hand, 0 while it has not chosen
    received: bool  # whether those cards have changed hands
    passing: str  # left, right, across; "" if nothing is passed
    trick: list[int]  # in the order played,
    by: list[int]  # and by whom
    taken: list[int]  # all tricks that are over
    points: list[int]  # of this hand, without the jack
    jack: int  # who has taken it, where it counts; else -1
    scores: list[int]
    may: list[int]  # what all know: the only cards that this seat can still hold
    broken: bool  # a heart has been played
    round: int

    def __init__(self, seats: int, options: HeartsOptions, setup: Setup | None = None) -> None:
        if setup is not None:
            raise BadDeal("Hearts starts at the deal")
        self.seats, self.options, self.setup = seats, options, None
        self.to_move, self.news, self.result = TO_DECK, None, None
        self.scores, self.round, self.passing = [0] * seats, 0, ""
        new_hand(self)

    def copy(self) -> Hearts:
        q = Hearts.__new__(Hearts)
        q.seats, q.options, q.setup, q.to_move, q.result = self.seats, self.options, None, self.to_move, self.result
        q.hands, q.given, q.received, q.passing = self.hands[:], self.given[:], self.received, self.passing
        q.trick, q.by, q.taken, q.points = self.trick[:], self.by[:], self.taken[:], self.points[:]
        q.scores, q.may, q.broken, q.round, q.news = self.scores[:], self.may[:], self.broken, self.round, None
        q.jack = self.jack
        return q

    @property
    def phase(self) -> str:
        return "give" if self.passing and not self.received else "follow" if self.trick else "lead"

    # -- the deck

    def deck(self) -> list[int]:
        gone = mask_of(CARD_OF[face] for face in LEFT_OUT[self.seats])
        return list(cards_in(PACK & ~gone))

    def deal(self, shuffled: Sequence[int]) -> Deal:
        n = len(shuffled) // self.seats
        hands = {seat_name(seat): shuffled[seat * n : seat * n + n] for seat in range(self.seats)}
        return Deal({**hands, "gone": [CARD_OF[face] for face in LEFT_OUT[self.seats]]})

    def check(self, deal: Deal) -> None:
        pack = self.deck()
        sizes = {seat_name(seat): len(pack) // self.seats for seat in range(self.seats)}
        check_cards(deal, [*sizes, "gone"], range(52))
        check_sizes(deal, {**sizes, "gone": len(LEFT_OUT[self.seats])})
        if any(FACES[card] not in LEFT_OUT[self.seats] for card in deal.piles.get("gone", ())):
            raise BadDeal(f"left out are {' '.join(LEFT_OUT[self.seats])}")

    def lay(self, deal: Deal) -> None:
        new_hand(self)
        self.hands = [mask_of(deal.piles[seat_name(seat)]) for seat in range(self.seats)]
        self.round += 1
        turns = TURNS[self.seats]
        self.passing = turns[(self.round - 1) % len(turns)] if self.options.passing else ""  # H2
        tell(self, "deal", {"round": self.round, **({"passing": self.passing} if self.passing else {})})
        if self.passing:
            self.to_move = tuple(range(self.seats))
        else:
            open_play(self)

    # -- the players

    def legal(self, seat: int) -> Sequence[int]:
        if seat not in self.to_move:
            return ()
        hand = self.hands[seat]
        return passes(hand) if self.phase == "give" else cards_in(self.playable(hand))

    def playable(self, hand: int) -> int:
        """The cards of this hand that may be played now, as a mask."""
        if self.trick:
            follow = hand & SUIT_OF[self.trick[0]]
            if follow:
                return follow  # H5
            return hand if self.taken else hand & ~POINTS or hand  # H8
        if not self.taken:
            return hand & opening(self.seats)  # H4
        return hand if self.broken else hand & ~HEARTS or hand  # H7

    def apply(self, seat: int, move: int) -> None:
        if move >= GIVE:
            give(self, seat, move - GIVE)
        else:
            play(self, seat, move)

    def default(self, seat: int) -> int:
        """The highest three away, and the lowest card."""
        hand = self.hands[seat]
        if self.phase == "give":
            return GIVE | mask_of(cards_in(hand)[-PASSED:])
        return lowest(self.playable(hand))

    # -- text

    def text(self, move: int) -> str:
        return FACES[move] if move < GIVE else "give " + ",".join(FACES[card] for card in cards_in(move - GIVE))

    def spell(self, text: str) -> str:
        """`GIVE qs, 7h 8H` is `give 7h,8h,Qs`; `pass` is the same word."""
        first, *rest = text.replace(",", " ").split() or [""]
        if first.lower() not in ("give", "pass"):
            return face_of(text)
        faces = [face_of(word) for word in rest]
        if all(face in CARD_OF for face in faces):
            faces.sort(key=lambda face: CARD_OF[face])
        return " ".join(["give", ",".join(faces)]).strip()

    def why(self, seat: int, text: str) -> Reason:
        hand, gives = self.hands[seat], text.partition(" ")[0] == "give"
        if gives:
            return Reason("give_three", {}, "H2") if self.phase == "give" else Reason("play_now", {}, "H2")
        card = CARD_OF.get(text)
        if card is None:
            return Reason("unknown_move", {"text": text})
        if self.phase == "give":
            return Reason("give_first", {}, "H2")
        if not hand >> card & 1:
            return Reason("not_in_hand", {"card": pretty(card)})
        return self.why_not_now(hand)

    def why_not_now(self, hand: int) -> Reason:
        """A card of the hand that cannot be played now."""
        if self.trick:
            led = hand & SUIT_OF[self.trick[0]]
            if not led:
                return Reason("no_points_yet", {}, "H8")
            held = {"suit": SUIT_NAMES[self.trick[0] % 4], "cards": [pretty(card) for card in cards_in(led)]}
            return Reason("must_follow", held, "H5")
        if not self.taken:
            return Reason("must_open", {"card": pretty(lowest(opening(self.seats)))}, "H4")
        return Reason("not_broken", {}, "H7")

    # -- what is seen

    def piles(self) -> dict[str, Pile]:
        seen = {NAMES[seat]: Pile(cards_in(hand), 1 << seat) for seat, hand in enumerate(self.hands)}
        seen["trick"] = Pile(self.trick, PUBLIC, by=self.by)
        seen["taken"] = Pile(self.taken, PUBLIC)
        seen["gone"] = Pile([CARD_OF[face] for face in LEFT_OUT[self.seats] if self.round], PUBLIC)
        return seen

    def place(self, piles: Mapping[str, Sequence[int]]) -> None:
        self.hands = [mask_of(piles[seat_name(seat)]) for seat in range(self.seats)]
        self.trick, self.taken = list(piles["trick"]), list(piles["taken"])

    def facts(self) -> dict[str, object]:
        return {
            "scores": by_seat(self.scores),
            "points": by_seat(self.points),
            "round": self.round,
            "passing": self.passing if self.phase == "give" else "",
            "led": SUIT_NAMES[self.trick[0] % 4] if self.trick else "",
            "broken": self.broken,
            "target": self.options.target,
            "phase": self.phase,
        }

    def own_facts(self, viewer: int | None) -> dict[str, object]:
        """What this player has chosen to pass, while nobody else may know."""
        if viewer is None or viewer >= self.seats or self.received or not self.given[viewer]:
            return {}
        return {"given": [FACES[card] for card in cards_in(self.given[viewer])]}

    # -- what is not seen

    def places(self, viewer: int, rng: Rng) -> list[Place]:
        """The others' hands: never a suit they could not follow; what the viewer passed on is known, and so is the
        club that opens."""
        known = self.given[viewer] if viewer < self.seats and self.received else 0
        if self.phase == "lead" and not self.taken:
            known |= opening(self.seats)
        found = []
        for seat, hand in enumerate(self.hands):
            at = [i for i, card in enumerate(cards_in(hand)) if not known >> card & 1]
            if seat != viewer and at:
                found.append(Place(seat_name(seat), at, self.may[seat]))
        return found

    def redo(self, viewer: int, rng: Rng) -> None:
        """H3: what others have chosen to pass is not known, so it is chosen again; afterwards it is forgotten."""
        for seat in range(self.seats):
            if seat != viewer and self.given[seat]:
                cards = [] if self.received else list(cards_in(self.hands[seat]))
                shuffle(cards, rng)
                self.given[seat] = mask_of(cards[:PASSED])


# -- what happens


def new_hand(t: Hearts) -> None:
    t.hands, t.given, t.may = [0] * t.seats, [0] * t.seats, [ANY] * t.seats
    t.trick, t.by, t.taken = [], [], []
    t.points, t.jack, t.broken, t.received = [0] * t.seats, -1, False, False


def tell(t: Hearts, what: str, about: Mapping[str, object], cards: Sequence[int] = (), seen_by: int = PUBLIC) -> None:
    if t.news is not None:
        t.news.append(News(what, about, cards, seen_by))


def open_play(t: Hearts) -> None:
    """H4: whoever has the lowest club begins."""
    t.to_move = ALONE[next(seat for seat, hand in enumerate(t.hands) if hand & opening(t.seats))]


def give(t: Hearts, seat: int, cards: int) -> None:
    t.given[seat] = cards
    t.to_move = tuple(other for other in t.to_move if other != seat)
    tell(t, "chosen", {"seat": NAMES[seat]})
    if t.to_move:
        return
    t.hands = [hand & ~given for hand, given in zip(t.hands, t.given, strict=True)]
    for giver, three in enumerate(t.given):  # H3: all at the same time
        to = (giver + STEPS[t.passing]) % t.seats
        t.hands[to] |= three
        tell(t, "passed", {"seat": NAMES[giver], "to": NAMES[to]}, cards_in(three), 1 << giver | 1 << to)
    t.received = True
    open_play(t)


def play(t: Hearts, seat: int, card: int) -> None:
    note_what_it_shows(t, seat, card)
    t.hands[seat] &= ~(1 << card)
    t.trick.append(card)
    t.by.append(seat)
    tell(t, "play", {"seat": NAMES[seat]}, (card,))
    if not t.broken and HEARTS >> card & 1:
        t.broken = True
        tell(t, "broken", {})
    if len(t.trick) == t.seats:
        end_trick(t)
    else:
        t.to_move = ALONE[(seat + 1) % t.seats]


def note_what_it_shows(t: Hearts, seat: int, card: int) -> None:
    """Whoever does not follow has none of that suit; whoever leads an unbroken heart has nothing else."""
    if t.trick:
        if card % 4 != t.trick[0] % 4:
            t.may[seat] &= ~SUIT_OF[t.trick[0]]
            if not t.taken and POINTS >> card & 1:
                t.may[seat] &= POINTS
    elif not t.broken and HEARTS >> card & 1:
        t.may[seat] &= HEARTS


def end_trick(t: Hearts) -> None:
    follow = [card for card in t.trick if card % 4 == t.trick[0] % 4]
    taker = t.by[t.trick.index(max(follow))]  # H6
    won = sum(map(worth, t.trick))
    tell(t, "trick", {"seat": NAMES[taker], **({"points": won} if won else {})})
    if QUEEN in t.trick:
        tell(t, "queen", {"seat": NAMES[taker]})
    if JACK in t.trick and t.options.jack:
        t.jack = taker
    t.points[taker] += won
    t.taken += t.trick
    t.trick, t.by = [], []
    t.to_move = ALONE[taker]
    if not any(t.hands):
        end_hand(t)


def worth(card: int) -> int:
    """H9"""
    return 13 if card == QUEEN else HEARTS >> card & 1


def end_hand(t: Hearts) -> None:
    gains = counted(t)
    t.scores = [score + gain for score, gain in zip(t.scores, gains, strict=True)]
    tell(t, "hand_over", {"points": by_seat(gains), "scores": by_seat(t.scores)})
    t.to_move = TO_DECK
    if max(t.scores) >= t.options.target:  # H11
        places = sorted(set(t.scores))
        ranking = [[seat for seat, score in enumerate(t.scores) if score == place] for place in places]
        t.to_move, t.result = (), Result(ranking, ranking[-1] if len(ranking) > 1 else [], t.scores)
        tell(t, "game_over", {"winners": [NAMES[seat] for seat in ranking[0]]})


def counted(t: Hearts) -> list[int]:
    """What the hand adds to each score."""
    gains = t.points[:]
    if MOON in gains:  # H10
        shooter = gains.index(MOON)
        tell(t, "moon", {"seat": NAMES[shooter]})
        others = t.options.moon == "others"
        gains = [MOON if others else 0] * t.seats
        gains[shooter] = 0 if others else -MOON
    if t.jack >= 0:
        gains[t.jack] -= 10
    return gains


def opening(seats: int) -> int:
    """H4: the lowest club, as a mask."""
    return 1 << CARD_OF["3c" if seats == 5 else "2c"]


@lru_cache(1024)
def passes(hand: int) -> tuple[int, ...]:
    """H2: all ways to choose three cards."""
    bits = [1 << card for card in cards_in(hand)]
    return tuple(GIVE | a | b | c for a, b, c in combinations(bits, PASSED))


def face_of(text: str) -> str:
    face = text[:1].upper() + text[1:].lower()
    return face if face in CARD_OF else text.lower()


GAME = Game("hearts", 1, "Hearts", range(3, 6), HeartsOptions, Hearts, FACES, best=(4,), info=INFO)
