"""War: everyone turns up a card, the highest takes them all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cardhouse.core.cards import FACES, rank
from cardhouse.core.game import Game, check_cards, check_sizes
from cardhouse.core.options import Options, number
from cardhouse.core.position import DECK, PUBLIC, BadDeal, Deal, News, Pile, Position, Reason, Result, Setup, seat_name

from .info import INFO

CHARGE = 0
REASONS = {"unknown_move": "{text} is not a move: all you can do is charge"}


@dataclass(frozen=True)
class WarOptions(Options):
    cards: int = number(5, 1, 13, "How many cards each player gets.")


class War(Position):
    __slots__ = ("options", "scores", "stacks", "stock", "table")
    faces = FACES
    reasons = REASONS
    stacks: list[list[int]]  # the first card is the top
    stock: list[int]  # what nobody gets
    table: list[int]  # all that has been turned up, in order

    def __init__(self, seats: int, options: WarOptions, setup: Setup | None = None) -> None:
        if setup is not None:
            raise BadDeal("War starts at the deal")
        self.seats, self.options, self.setup = seats, options, None
        self.to_move, self.news, self.result = (DECK,), None, None
        self.scores = [0] * seats
        self.place({})

    def copy(self) -> War:
        q = War(self.seats, self.options)
        q.to_move, q.result, q.scores = self.to_move, self.result, self.scores[:]
        q.place({name: pile.cards for name, pile in self.piles().items()})
        return q

    def deck(self) -> list[int]:
        return list(range(52))

    def deal(self, shuffled: Sequence[int]) -> Deal:
        n, dealt = self.options.cards, self.options.cards * self.seats
        hands = {seat_name(seat): shuffled[seat * n : seat * n + n] for seat in range(self.seats)}
        return Deal({**hands, "stock": shuffled[dealt:]})

    def check(self, deal: Deal) -> None:
        sizes = {seat_name(seat): self.options.cards for seat in range(self.seats)}
        check_cards(deal, [*sizes, "stock"], range(52))
        check_sizes(deal, sizes)

    def lay(self, deal: Deal) -> None:
        self.place(deal.piles)
        self.to_move = (0,)

    def legal(self, seat: int) -> Sequence[int]:
        return (CHARGE,) if seat in self.to_move else ()

    def apply(self, seat: int, move: int) -> None:
        self.table.append(self.stacks[seat].pop(0))  # W1: turn up your top card
        if self.news is not None:
            self.news.append(News("play", {"seat": seat_name(seat)}, self.table[-1:]))
        self.to_move = ((seat + 1) % self.seats,)
        if seat + 1 == self.seats:
            shown = self.table[-self.seats :]
            winner = shown.index(max(shown, key=rank))  # W2: the highest rank takes all, of equal ones the first
            self.scores[winner] += self.seats
            if self.news is not None:
                self.news.append(News("battle", {"seat": seat_name(winner), "count": self.seats}))
            if not self.stacks[0]:  # W3: most cards win
                places = sorted(set(self.scores), reverse=True)
                ranking = [[seat for seat, n in enumerate(self.scores) if n == place] for place in places]
                self.to_move, self.result = (), Result(ranking, [], self.scores)

    def default(self, seat: int) -> int:
        return CHARGE

    def text(self, move: int) -> str:
        return "charge"

    def why(self, seat: int, text: str) -> Reason:
        return Reason("unknown_move", {"text": text}, "W1")

    def piles(self) -> dict[str, Pile]:
        stacks = {seat_name(seat): Pile(cards) for seat, cards in enumerate(self.stacks)}  # hidden from all
        played_by = [i % self.seats for i in range(len(self.table))]
        return stacks | {"stock": Pile(self.stock), "table": Pile(self.table, PUBLIC, by=played_by)}

    def place(self, piles: Mapping[str, Sequence[int]]) -> None:
        self.stacks = [list(piles.get(seat_name(seat), ())) for seat in range(self.seats)]
        self.stock, self.table = list(piles.get("stock", ())), list(piles.get("table", ()))

    def facts(self) -> dict[str, object]:
        return {"scores": {seat_name(seat): n for seat, n in enumerate(self.scores)}}


GAME = Game("war", 1, "War", range(2, 5), WarOptions, War, FACES, info=INFO)
