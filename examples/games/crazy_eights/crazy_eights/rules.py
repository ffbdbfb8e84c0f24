"""Crazy Eights. The numbers are those of rules.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from cardhouse.core.cards import FACES, SUIT_NAMES, pretty, rank
from cardhouse.core.game import Game, check_cards, check_sizes
from cardhouse.core.options import Options, number
from cardhouse.core.position import (
    ALONE,
    NAMES,
    PUBLIC,
    TO_DECK,
    BadDeal,
    Deal,
    News,
    Pile,
    Position,
    Reason,
    Result,
    Setup,
    by_seat,
    seat_name,
)

from .info import INFO

PASS: Final = 52  # a move is a card, or one of these
DRAW: Final = 53
NAME: Final = 54  # and a suit
WORDS: Final = ("pass", "draw", *(f"name {suit}" for suit in SUIT_NAMES))
CARD_OF: Final = {face: card for card, face in enumerate(FACES)}
ANY_SUIT: Final = 4

REASONS: Final = {
    "unknown_move": "{text} is not a move; write a card like 7h, draw, pass, or name hearts",
    "not_in_hand": "you do not hold {card}",
    "no_match": "{card} is neither {suit} nor of the same rank as {top}",
    "name_first": "first name the suit that follows: name hearts",
    "nothing_to_name": "only whoever plays an eight names a suit",
    "draw_first": "play a card or draw one before you pass",
    "no_more_draws": "you cannot draw any more now: play a card or pass",
}


@dataclass(frozen=True)
class CrazyEightsOptions(Options):
    target: int = number(100, 20, 500, "How many points end the game.")
    draws: int = number(3, 1, 10, "How many cards may be drawn in one turn.")


class CrazyEights(Position):
    __slots__ = (
        "discard", "drawn", "hands", "options", "passes", "phase", "round", "scores", "stock", "suit", "turn",
    )  # fmt: skip
    faces = FACES
    reasons = REASONS

    options: CrazyEightsOptions
    hands: list[list[int]]
    stock: list[int]  # the last card is on top
    discard: list[int]  # here too
    suit: int  # that has to follow
    turn: int
    drawn: int  # cards, in this turn
    passes: int  # in a row, without a card drawn
    phase: str  # play, or name a suit
    scores: list[int]
    round: int

    def __init__(self, seats: int, options: CrazyEightsOptions, setup: Setup | None = None) -> None:
        if setup is not None:
            raise BadDeal("Crazy Eights starts at the deal")
        self.seats, self.options, self.setup = seats, options, None
        self.to_move, self.news, self.result = TO_DECK, None, None
        self.hands, self.stock, self.discard = [[] for _ in range(seats)], [], []
        self.suit, self.turn, self.drawn, self.passes, self.phase = ANY_SUIT, 0, 0, 0, "play"
        self.scores, self.round = [0] * seats, 0

    def copy(self) -> CrazyEights:
        q = CrazyEights.__new__(CrazyEights)
        q.seats, q.options, q.setup, q.to_move, q.result = self.seats, self.options, None, self.to_move, self.result
        q.hands, q.stock, q.discard = [hand[:] for hand in self.hands], self.stock[:], self.discard[:]
        q.suit, q.turn, q.drawn, q.passes, q.phase = self.suit, self.turn, self.drawn, self.passes, self.phase
        q.scores, q.round, q.news = self.scores[:], self.round, None
        return q

    # -- the deck

    @property
    def refills(self) -> bool:
        """E5: in the middle of a hand the deck only shuffles what was played."""
        return any(self.hands)

    def deck(self) -> list[int]:
        return self.discard[:-1] if self.refills else list(range(52))

    def deal(self, shuffled: Sequence[int]) -> Deal:
        if self.refills:
            return Deal({"stock": shuffled})
        n = hand_size(self.seats)
        hands = {seat_name(seat): shuffled[seat * n : seat * n + n] for seat in range(self.seats)}
        top = n * self.seats
        return Deal({**hands, "discard": shuffled[top : top + 1], "stock": shuffled[top + 1 :]})

    def check(self, deal: Deal) -> None:
        if self.refills:
            check_cards(deal, ["stock"], self.deck())
            check_sizes(deal, {"stock": len(self.deck())})
            return
        sizes = {seat_name(seat): hand_size(self.seats) for seat in range(self.seats)}
        check_cards(deal, [*sizes, "discard", "stock"], range(52))
        check_sizes(deal, {**sizes, "discard": 1})

    def lay(self, deal: Deal) -> None:
        if self.refills:
            self.stock, self.discard = list(deal.piles["stock"])[::-1], self.discard[-1:]
            tell(self, "reshuffle", {"count": len(self.stock)})
            draw(self, self.turn)
            return
        self.hands = [list(deal.piles[seat_name(seat)]) for seat in range(self.seats)]
        self.stock, self.discard = list(deal.piles.get("stock", ()))[::-1], list(deal.piles["discard"])
        self.suit = ANY_SUIT if is_eight(self.discard[0]) else self.discard[0] % 4  # E1
        self.turn, self.drawn, self.passes, self.phase = self.round % self.seats, 0, 0, "play"
        self.round += 1
        self.to_move = ALONE[self.turn]
        tell(self, "deal", {"round": self.round, "starter": NAMES[self.turn]})

    # -- the players

    def legal(self, seat: int) -> Sequence[int]:
        if seat not in self.to_move:
            return ()
        if self.phase == "name":
            return range(NAME, NAME + 4)  # E3
        return [*(card for card in self.hands[seat] if self.fits(card)), DRAW if self.may_draw else PASS]

    def fits(self, card: int) -> bool:
        """E2, and E3 for eights."""
        return is_eight(card) or self.suit in (ANY_SUIT, card % 4) or rank(card) == rank(self.discard[-1])

    @property
    def may_draw(self) -> bool:
        """E4, and E5: while there is anything to draw or to shuffle."""
        return self.drawn < self.options.draws and (bool(self.stock) or len(self.discard) > 1)

    def apply(self, seat: int, move: int) -> None:
        if move >= NAME:
            name(self, seat, move - NAME)
        elif move == DRAW:
            if self.stock:
                draw(self, seat)
            else:
                self.to_move = TO_DECK  # E5: then the card is drawn
        elif move == PASS:
            no_card(self, seat)
        else:
            play(self, seat, move)

    def default(self, seat: int) -> int:
        """Any card that fits; else draw or pass."""
        return self.legal(seat)[0]

    # -- text

    def text(self, move: int) -> str:
        return FACES[move] if move < PASS else WORDS[move - PASS]

    def spell(self, text: str) -> str:
        face = text[:1].upper() + text[1:].lower()
        return face if face in CARD_OF else text.lower()

    def why(self, seat: int, text: str) -> Reason:
        card = CARD_OF.get(text)
        if card is None and text not in WORDS:
            return Reason("unknown_move", {"text": text})
        if self.phase == "name":
            return Reason("name_first", {}, "E3")
        if card is None:
            return self.why_no_word(text)
        if card not in self.hands[seat]:
            return Reason("not_in_hand", {"card": pretty(card)})
        held = {"card": pretty(card), "suit": SUIT_NAMES[self.suit], "top": pretty(self.discard[-1])}
        return Reason("no_match", held, "E2")

    def why_no_word(self, word: str) -> Reason:
        if word == "pass":
            return Reason("draw_first", {}, "E4")
        return Reason("no_more_draws", {}, "E4") if word == "draw" else Reason("nothing_to_name", {}, "E3")

    # -- what is seen

    def piles(self) -> dict[str, Pile]:
        """Of a pile that is shown, the first card is the top."""
        seen = {NAMES[seat]: Pile(hand, 1 << seat) for seat, hand in enumerate(self.hands)}
        return {**seen, "stock": Pile(self.stock[::-1]), "discard": Pile(self.discard[::-1], PUBLIC)}

    def place(self, piles: Mapping[str, Sequence[int]]) -> None:
        self.hands = [list(piles[seat_name(seat)]) for seat in range(self.seats)]
        self.stock, self.discard = list(piles["stock"])[::-1], list(piles["discard"])[::-1]

    def facts(self) -> dict[str, object]:
        return {
            "scores": by_seat(self.scores),
            "round": self.round,
            "suit": SUIT_NAMES[self.suit] if self.suit < ANY_SUIT else "any",
            "drawn": self.drawn,
            "draws": self.options.draws,
            "target": self.options.target,
            "phase": self.phase,
        }


# -- what happens


def tell(
    t: CrazyEights, what: str, about: Mapping[str, object], cards: Sequence[int] = (), seen_by: int = PUBLIC
) -> None:
    if t.news is not None:
        t.news.append(News(what, about, cards, seen_by))


def play(t: CrazyEights, seat: int, card: int) -> None:
    t.hands[seat].remove(card)
    t.discard.append(card)
    t.suit, t.passes = card % 4, 0
    tell(t, "play", {"seat": NAMES[seat]}, (card,))
    if not t.hands[seat]:
        end_hand(t, seat)  # E6
    elif is_eight(card):
        t.phase = "name"  # E3
    else:
        next_turn(t, seat)


def name(t: CrazyEights, seat: int, suit: int) -> None:
    t.suit, t.phase = suit, "play"
    tell(t, "named", {"seat": NAMES[seat], "suit": SUIT_NAMES[suit]})
    next_turn(t, seat)


def draw(t: CrazyEights, seat: int) -> None:
    """E4"""
    t.hands[seat].append(t.stock.pop())
    t.drawn += 1
    t.passes = 0
    t.to_move = ALONE[seat]
    tell(t, "draw", {"seat": NAMES[seat]}, t.hands[seat][-1:], 1 << seat)


def no_card(t: CrazyEights, seat: int) -> None:
    tell(t, "pass", {"seat": NAMES[seat]})
    t.passes += not t.drawn
    if t.passes == t.seats:
        end_hand(t, -1)  # E6: nobody can play or draw
    else:
        next_turn(t, seat)


def next_turn(t: CrazyEights, seat: int) -> None:
    t.turn, t.drawn = (seat + 1) % t.seats, 0
    t.to_move = ALONE[t.turn]


def end_hand(t: CrazyEights, out: int) -> None:
    points = [sum(map(points_of, hand)) for hand in t.hands]  # E7
    t.scores = [score + more for score, more in zip(t.scores, points, strict=True)]
    tell(t, "hand_over", {**({"seat": NAMES[out]} if out >= 0 else {}), "points": by_seat(points)})
    t.discard = [card for hand in t.hands for card in hand] + t.stock + t.discard  # all cards are taken in
    t.hands, t.stock = [[] for _ in t.hands], []
    t.to_move = TO_DECK
    if max(t.scores) >= t.options.target:  # E8
        places = sorted(set(t.scores))
        ranking = [[seat for seat, score in enumerate(t.scores) if score == place] for place in places]
        t.to_move, t.result = (), Result(ranking, ranking[-1] if len(ranking) > 1 else [], t.scores)
        tell(t, "game_over", {"winners": [NAMES[seat] for seat in ranking[0]]})


def hand_size(seats: int) -> int:
    return 7 if seats == 2 else 5  # E1


def is_eight(card: int) -> bool:
    return card >> 2 == 6


def points_of(card: int) -> int:
    """E7"""
    value = rank(card)
    return 50 if value == 8 else 1 if value == 14 else min(value, 10)


GAME = Game(
    "crazy_eights", 1, "Crazy Eights", range(2, 7), CrazyEightsOptions, CrazyEights, FACES, best=range(3, 6), info=INFO
)
