"""Contract. The numbers are those of rules.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from cardhouse.core.cards import FACES, SUIT_NAMES, SUIT_OF, cards_in, mask_of, pretty, rank
from cardhouse.core.game import Game, check_cards, check_sizes
from cardhouse.core.options import Options, number
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
)

from .info import INFO

PACK: Final = [card for card in range(52) if rank(card) >= 10]
EACH: Final = 5
PASS, BID, TRUMP = 60, 60, 70  # a move is a card, `pass`, BID + n or TRUMP + suit
NO_SUIT: Final = -1
REASONS: Final = {
    "unknown_move": "{text} is not a move; write a card like Kh, bid 3, pass, or trump hearts",
    "bid_first": "now everyone bids: bid {low} or more, or pass",
    "trump_first": "first name the trump: trump hearts",
    "play_now": "now cards are played",
    "not_in_hand": "you do not hold {card}",
    "must_follow": "{suit} were led and you have some: follow suit",
}


@dataclass(frozen=True)
class ContractOptions(Options):
    target: int = number(5, 1, 50, "How many points end the game.")


class Contract(Position):
    __slots__ = (
        "asked", "bid", "bidder", "by", "hands", "may", "options", "phase", "round", "scores", "taken", "trick",
        "tricks", "trump",
    )  # fmt: skip
    faces = FACES
    reasons = REASONS

    def __init__(self, seats: int, options: ContractOptions, setup: Setup | None = None) -> None:
        if setup is not None:
            raise BadDeal("Contract starts at the deal")
        self.seats, self.options, self.setup = seats, options, None
        self.to_move, self.news, self.result = TO_DECK, None, None
        self.scores, self.round = [0] * seats, 0
        self.clear()

    def clear(self) -> None:
        n = self.seats
        self.hands, self.may, self.tricks = [0] * n, [ANY] * n, [0] * n
        self.trick: list[int] = []
        self.by: list[int] = []
        self.taken: list[int] = []
        self.bid, self.bidder, self.asked, self.trump, self.phase = 0, -1, 0, NO_SUIT, "bid"

    def copy(self) -> Contract:
        q = Contract.__new__(Contract)
        q.seats, q.options, q.setup, q.to_move, q.result = self.seats, self.options, None, self.to_move, self.result
        q.hands, q.may, q.tricks, q.scores = self.hands[:], self.may[:], self.tricks[:], self.scores[:]
        q.trick, q.by, q.taken, q.round, q.news = self.trick[:], self.by[:], self.taken[:], self.round, None
        q.bid, q.bidder, q.asked, q.trump, q.phase = self.bid, self.bidder, self.asked, self.trump, self.phase
        return q

    # -- the deck

    def deck(self) -> list[int]:
        return PACK[:]

    def deal(self, shuffled: Sequence[int]) -> Deal:
        return Deal({NAMES[seat]: shuffled[seat * EACH : seat * EACH + EACH] for seat in range(self.seats)})

    def check(self, deal: Deal) -> None:
        check_cards(deal, NAMES[: self.seats], PACK)
        check_sizes(deal, dict.fromkeys(NAMES[: self.seats], EACH))

    def lay(self, deal: Deal) -> None:
        self.clear()
        self.hands = [mask_of(deal.piles[name]) for name in NAMES[: self.seats]]
        starter = self.round % self.seats
        self.round += 1
        self.to_move = ALONE[starter]
        tell(self, "deal", {"round": self.round, "starter": NAMES[starter]})

    # -- the players

    def legal(self, seat: int) -> Sequence[int]:
        if seat not in self.to_move:
            return ()
        if self.phase == "bid":
            return [PASS, *range(BID + self.bid + 1, BID + EACH + 1)]  # K1
        if self.phase == "trump":
            return range(TRUMP, TRUMP + 4)  # K2
        hand = self.hands[seat]
        return cards_in((self.trick and hand & SUIT_OF[self.trick[0]]) or hand)  # K3

    def apply(self, seat: int, move: int) -> None:
        if move >= TRUMP:
            self.trump, self.phase = move - TRUMP, "play"
            tell(self, "trump", {"seat": NAMES[seat], "suit": SUIT_NAMES[self.trump]})
        elif move >= PASS:
            bids(self, seat, move - BID)
        else:
            plays(self, seat, move)

    def default(self, seat: int) -> int:
        return self.legal(seat)[0]

    # -- text

    def text(self, move: int) -> str:
        if move >= TRUMP:
            return f"trump {SUIT_NAMES[move - TRUMP]}"
        return FACES[move] if move < PASS else f"bid {move - BID}" if move > PASS else "pass"

    def spell(self, text: str) -> str:
        face = text[:1].upper() + text[1:].lower()
        return face if face in FACES else " ".join(text.lower().split())

    def why(self, seat: int, text: str) -> Reason:
        known = text in FACES or text == "pass" or text.split(" ")[0] in ("bid", "trump")
        if not known:
            return Reason("unknown_move", {"text": text})
        if self.phase == "bid":
            return Reason("bid_first", {"low": self.bid + 1}, "K1")
        if self.phase == "trump":
            return Reason("trump_first", {}, "K2")
        if text not in FACES:
            return Reason("play_now", {}, "K3")
        card = FACES.index(text)
        if not self.hands[seat] >> card & 1:
            return Reason("not_in_hand", {"card": pretty(card)})
        return Reason("must_follow", {"suit": SUIT_NAMES[self.trick[0] % 4]}, "K3")

    # -- what is seen

    def piles(self) -> dict[str, Pile]:
        hands = {NAMES[seat]: Pile(cards_in(hand), 1 << seat) for seat, hand in enumerate(self.hands)}
        return hands | {"trick": Pile(self.trick, PUBLIC, by=self.by), "taken": Pile(self.taken, PUBLIC)}

    def place(self, piles: Mapping[str, Sequence[int]]) -> None:
        self.hands = [mask_of(piles[NAMES[seat]]) for seat in range(self.seats)]
        self.trick, self.taken = list(piles["trick"]), list(piles["taken"])

    def facts(self) -> dict[str, object]:
        return {
            "scores": by_seat(self.scores),
            "partner": {NAMES[seat]: NAMES[(seat + 2) % 4] for seat in range(self.seats)},
            "tricks": by_seat(self.tricks),
            "bid": self.bid,
            "bidder": NAMES[self.bidder] if self.bidder >= 0 else "",
            "trump": SUIT_NAMES[self.trump] if self.trump >= 0 else "",
            "round": self.round,
            "target": self.options.target,
            "phase": self.phase,
        }

    def places(self, viewer: int, rng: Rng) -> list[Place]:
        """Nobody has a suit that they could not follow."""
        others = [seat for seat in range(self.seats) if seat != viewer and self.hands[seat]]
        return [Place(NAMES[seat], range(len(cards_in(self.hands[seat]))), self.may[seat]) for seat in others]


# -- what happens


def tell(t: Contract, what: str, about: Mapping[str, object], cards: Sequence[int] = ()) -> None:
    if t.news is not None:
        t.news.append(News(what, about, cards))


def bids(t: Contract, seat: int, tricks: int) -> None:
    if tricks:
        t.bid, t.bidder = tricks, seat
    tell(t, "bid" if tricks else "pass", {"seat": NAMES[seat], **({"n": tricks} if tricks else {})})
    t.asked += 1
    t.to_move = ALONE[(seat + 1) % t.seats]
    if t.asked == t.seats or tricks == EACH:
        if not t.bid:
            tell(t, "all_passed", {})
            t.to_move = TO_DECK  # K1
        else:
            t.to_move, t.phase = ALONE[t.bidder], "trump"


def plays(t: Contract, seat: int, card: int) -> None:
    if t.trick and card % 4 != t.trick[0] % 4:
        t.may[seat] &= ~SUIT_OF[t.trick[0]]
    t.hands[seat] &= ~(1 << card)
    t.trick.append(card)
    t.by.append(seat)
    tell(t, "play", {"seat": NAMES[seat]}, (card,))
    t.to_move = ALONE[(seat + 1) % t.seats]
    if len(t.trick) == t.seats:
        ends_trick(t)


def ends_trick(t: Contract) -> None:
    led = t.trick[0] % 4
    best = max(t.trick, key=lambda card: (card % 4 == t.trump, card % 4 == led, card))  # K4
    taker = t.by[t.trick.index(best)]
    t.tricks[taker] += 1
    t.taken += t.trick
    t.trick, t.by = [], []
    tell(t, "trick", {"seat": NAMES[taker], "count": t.tricks[taker]})
    t.to_move = ALONE[taker]
    if not any(t.hands):
        ends_hand(t)


def ends_hand(t: Contract) -> None:
    side = t.bidder % 2
    made = sum(t.tricks[side::2]) >= t.bid
    points = [t.bid if (seat % 2 == side) == made else 0 for seat in range(t.seats)]  # K5
    t.scores = [score + more for score, more in zip(t.scores, points, strict=True)]
    tell(t, "hand_over", {"points": by_seat(points), "scores": by_seat(t.scores)})
    t.to_move = TO_DECK
    if max(t.scores) >= t.options.target:  # K6
        first = 0 if t.scores[0] > t.scores[1] else 1
        sides = [[0, 2], [1, 3]]
        t.to_move, t.result = (), Result([sides[first], sides[1 - first]], sides[1 - first], t.scores)
        tell(t, "game_over", {"winners": [NAMES[seat] for seat in sides[first]]})


GAME = Game("contract", 1, "Contract", range(4, 5), ContractOptions, Contract, FACES, info=INFO)
