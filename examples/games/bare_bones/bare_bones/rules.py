"""Bare Bones. The numbers are those of rules.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cardhouse.core.cards import FACES, pretty, rank
from cardhouse.core.game import Game, check_cards, check_sizes
from cardhouse.core.options import Options, number
from cardhouse.core.position import (
    DECK,
    PUBLIC,
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

REASONS = {
    "unknown_move": "{text} is not a card; write rank and suit, like 7h",
    "not_in_hand": "you do not hold {card}",
}


@dataclass(frozen=True)
class BareBonesOptions(Options):
    cards: int = number(5, 1, 13, "How many cards each player gets.")


class BareBones(Position):
    __slots__ = ("by", "gone", "hands", "options", "scores", "stock", "trick")
    faces = FACES
    reasons = REASONS
    hands: list[list[int]]
    trick: list[int]  # in the order played,
    by: list[int]  # and by whom
    gone: list[int]  # tricks that are over
    stock: list[int]  # what nobody gets
    scores: list[int]

    def __init__(self, seats: int, options: BareBonesOptions, setup: Setup | None = None) -> None:
        if setup is not None:
            raise BadDeal("Bare Bones starts at the deal")
        self.seats, self.options, self.setup = seats, options, None
        self.to_move, self.news, self.result = (DECK,), None, None
        self.scores, self.by = [0] * seats, []
        self.place({})

    def copy(self) -> BareBones:
        q = BareBones(self.seats, self.options)
        q.to_move, q.result, q.scores, q.by = self.to_move, self.result, self.scores[:], self.by[:]
        q.place({name: pile.cards for name, pile in self.piles().items()})
        return q

    # -- the deck

    def deck(self) -> list[int]:
        return list(range(52))

    def deal(self, shuffled: Sequence[int]) -> Deal:
        n = self.options.cards  # B1
        hands = {seat_name(seat): shuffled[seat * n : seat * n + n] for seat in range(self.seats)}
        return Deal({**hands, "stock": shuffled[n * self.seats :]})

    def check(self, deal: Deal) -> None:
        sizes = {seat_name(seat): self.options.cards for seat in range(self.seats)}
        check_cards(deal, [*sizes, "stock"], range(52))
        check_sizes(deal, sizes)

    def lay(self, deal: Deal) -> None:
        self.place(deal.piles)
        self.to_move = (0,)

    # -- the players

    def legal(self, seat: int) -> Sequence[int]:
        return tuple(self.hands[seat]) if seat in self.to_move else ()  # B2: any card

    def apply(self, seat: int, move: int) -> None:
        self.hands[seat].remove(move)
        self.trick.append(move)
        self.by.append(seat)
        self.tell("play", {"seat": seat_name(seat)}, [move])
        self.to_move = ((seat + 1) % self.seats,)
        if len(self.trick) == self.seats:
            self.end_trick()

    def end_trick(self) -> None:
        winner = self.by[self.trick.index(max(self.trick, key=rank))]  # B3
        self.scores[winner] += 1
        self.tell("trick", {"seat": seat_name(winner), "count": self.seats})
        self.gone += self.trick
        self.trick, self.by, self.to_move = [], [], (winner,)
        if not any(self.hands):  # B4
            places = sorted(set(self.scores), reverse=True)
            ranking = [[seat for seat, score in enumerate(self.scores) if score == place] for place in places]
            self.to_move, self.result = (), Result(ranking, [], self.scores)

    def tell(self, what: str, about: Mapping[str, object], cards: Sequence[int] = ()) -> None:
        if self.news is not None:
            self.news.append(News(what, about, cards))

    def default(self, seat: int) -> int:
        return min(self.hands[seat])

    # -- text

    def text(self, move: int) -> str:
        return FACES[move]

    def spell(self, text: str) -> str:
        return text[:1].upper() + text[1:].lower()

    def why(self, seat: int, text: str) -> Reason:
        if text not in FACES:
            return Reason("unknown_move", {"text": text}, "B2")
        return Reason("not_in_hand", {"card": pretty(FACES.index(text))}, "B2")

    # -- what is seen

    def piles(self) -> dict[str, Pile]:
        hands = {seat_name(seat): Pile(hand, 1 << seat) for seat, hand in enumerate(self.hands)}
        table = {"trick": Pile(self.trick, PUBLIC, by=self.by), "gone": Pile(self.gone, PUBLIC)}
        return {**hands, **table, "stock": Pile(self.stock)}

    def place(self, piles: Mapping[str, Sequence[int]]) -> None:
        self.hands = [list(piles.get(seat_name(seat), ())) for seat in range(self.seats)]
        self.trick, self.gone, self.stock = (list(piles.get(name, ())) for name in ("trick", "gone", "stock"))

    def facts(self) -> dict[str, object]:
        return {"scores": by_seat(self.scores)}


GAME = Game("bare_bones", 1, "Bare Bones", range(2, 5), BareBonesOptions, BareBones, FACES, info=INFO)
