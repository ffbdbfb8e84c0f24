"""War: everyone turns up a card, the highest takes them all. A whole game in one small file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cardhouse.core.cards import FACES, rank
from cardhouse.core.game import Game, check_cards, check_sizes
from cardhouse.core.options import Options, number
from cardhouse.core.position import (
    ALONE, PUBLIC, TO_DECK, BadDeal, Deal, News, Pile, Position, Reason, Result, Setup, by_seat, seat_name, seat_names,
)  # fmt: skip

FLIP = 0


@dataclass(frozen=True)
class WarOptions(Options):
    cards: int = number(5, 1, 13, "So many cards each.")


class War(Position):
    __slots__ = ("options", "stacks", "table", "won")
    faces = FACES
    reasons = {"unknown_move": "{text} is not a move: all you can do is flip"}

    def __init__(self, seats: int, options: WarOptions, setup: Setup | None = None) -> None:
        if setup is not None:
            raise BadDeal("War starts at the deal")
        self.seats, self.options, self.setup = seats, options, None
        self.to_move, self.news, self.result = TO_DECK, None, None
        self.stacks: list[list[int]] = [[] for _ in range(seats)]  # first card on top; nobody sees them
        self.table: list[int] = []
        self.won: list[list[int]] = [[] for _ in range(seats)]

    def copy(self) -> War:
        q = War(self.seats, self.options)
        q.to_move, q.result, q.table = self.to_move, self.result, self.table[:]
        q.stacks, q.won = [s[:] for s in self.stacks], [w[:] for w in self.won]
        return q

    def deck(self) -> list[int]:
        return list(range(52))

    def deal(self, shuffled: Sequence[int]) -> Deal:
        n = self.options.cards
        return Deal({seat_name(seat): shuffled[seat * n : (seat + 1) * n] for seat in range(self.seats)})

    def check(self, deal: Deal) -> None:
        hands = seat_names(range(self.seats))
        check_cards(deal, hands, range(52))
        check_sizes(deal, dict.fromkeys(hands, self.options.cards))

    def lay(self, deal: Deal) -> None:
        self.place(deal.piles)
        self.to_move = ALONE[0]

    def legal(self, seat: int) -> Sequence[int]:
        return (FLIP,) if seat in self.to_move else ()

    def apply(self, seat: int, move: int) -> None:
        card = self.stacks[seat].pop(0)
        self.table.append(card)
        if self.news is not None:
            self.news.append(News("play", {"seat": seat_name(seat)}, (card,)))
        if seat + 1 < self.seats:
            self.to_move = ALONE[seat + 1]
            return
        best = max(self.table, key=rank)  # W2: the highest rank takes all, the earlier card if equal
        self.won[self.table.index(best)] += self.table
        self.table = []
        self.to_move = ALONE[0] if self.stacks[0] else ()
        if not self.to_move:
            scores = [len(cards) for cards in self.won]  # W3: most cards wins
            ranking = [
                [s for s in range(self.seats) if scores[s] == n] for n in sorted(set(scores), reverse=True)
            ]
            self.result = Result(ranking, ranking[-1] if len(ranking[-1]) == 1 else [], scores)

    def default(self, seat: int) -> int:
        return FLIP

    def text(self, move: int) -> str:
        return "flip"

    def why(self, seat: int, text: str) -> Reason:
        return Reason("unknown_move", {"text": text}, "W1")

    def piles(self) -> dict[str, Pile]:
        hands = {seat_name(seat): Pile(cards) for seat, cards in enumerate(self.stacks)}
        won = {f"won{seat + 1}": Pile(cards, PUBLIC) for seat, cards in enumerate(self.won)}
        return hands | {"table": Pile(self.table, PUBLIC)} | won

    def place(self, piles: Mapping[str, Sequence[int]]) -> None:
        self.stacks = [list(piles[seat_name(seat)]) for seat in range(self.seats)]
        self.table = list(piles.get("table", ()))
        self.won = [list(piles.get(f"won{seat + 1}", ())) for seat in range(self.seats)]

    def facts(self) -> dict[str, object]:
        return {"scores": by_seat([len(cards) for cards in self.won])}


GAME = Game("war", 1, "War", range(2, 5), WarOptions, War, FACES)
