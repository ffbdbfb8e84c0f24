"""Thulla: get rid of your cards; if you cannot follow suit, you cut, and the highest card picks up the trick."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardhouse.core.cards import FACES, cards_in, rank
from cardhouse.core.game import Game, check_cards, check_sizes
from cardhouse.core.options import Options, choice, number, switch
from cardhouse.core.position import (
    TO_DECK,
    BadDeal,
    Deal,
    News,
    Result,
    Setup,
    by_seat,
    seat_name,
    seat_names,
)
from cardhouse.games.thulla.info import INFO
from cardhouse.games.thulla.told import Facts
from cardhouse.games.tricks import rules as tricks
from cardhouse.games.tricks import starting
from cardhouse.games.tricks.options import TrickRules
from cardhouse.games.tricks.told import GameOver


@dataclass(frozen=True)
class ThullaOptions(Options):
    forced_ace: bool = switch(True, "The holder of the ace of spades leads it; off: left of the dealer leads any card.")
    first_trick_safe: bool = switch(False, "A cut first trick is played out and discarded; nobody picks up.")
    lead_after_safe: str = choice(
        "clockwise", "second_highest", help="Who leads when the winner of a clean trick is safe."
    )
    reversal: bool = switch(False, "The cutter takes the trick and leads.")
    games: int = number(1, 1, 5, "Best of this number of games.", only=(1, 3, 5))
    scoring: str = choice(
        "none",
        "count",
        "value",
        help="The loser scores the cards left (A 11, K Q J 10 by value); lowest total wins.",
    )


class Thulla(tricks.Tricks):
    __slots__ = ("last_places", "losses", "options", "points", "wins")

    options: ThullaOptions
    wins: list[int]  # these four are replaced at the end of a game, never changed: copies share them
    losses: list[int]
    points: list[int]
    last_places: list[int]  # per seat, in the game before

    def __init__(self, seats: int, options: ThullaOptions, setup: Setup | None = None) -> None:
        house = TrickRules(
            forced_ace=options.forced_ace,
            first_safe=options.first_trick_safe,
            second_highest=options.lead_after_safe == "second_highest",
            reversal=options.reversal,
            stall=25 if options.reversal else 100,  # T13
        )
        super().__init__(seats, house, setup)
        self.options = options
        self.wins, self.losses, self.points = [0] * seats, [0] * seats, [0] * seats
        self.last_places = [0] * seats

    def copy(self) -> Thulla:
        q = Thulla.__new__(Thulla)
        tricks.copy_into(self, q)
        q.options = self.options
        q.wins, q.losses, q.points, q.last_places = self.wins, self.losses, self.points, self.last_places
        return q

    # -- the deck

    def deck(self) -> list[int]:
        return list(range(52 % self.seats, 52))  # T1: the lowest cards are removed, 2c first

    def deal(self, shuffled: Sequence[int]) -> Deal:
        """T2: one at a time, clockwise, starting left of the dealer (p1 deals game 1, then clockwise)."""
        piles: dict[str, Sequence[int]] = {}
        for seat in range(self.seats):
            piles[seat_name(seat)] = sorted(shuffled[(seat - self.game - 1) % self.seats :: self.seats])
        return Deal(piles | {"gone": range(52 % self.seats)})

    def deals_next(self) -> int:
        """It only matters where the seat left of the dealer leads."""
        return 0 if self.options.forced_ace else self.game % self.seats

    def check(self, deal: Deal) -> None:
        if deal.verb != "deal":
            raise BadDeal("the deck deals here")
        if self.setup is not None:
            return starting.check_set_up_deal(self.copy(), deal)
        hands, removed = seat_names(range(self.seats)), range(52 % self.seats)
        check_cards(deal, [*hands, "trick", "gone"], range(52))
        check_sizes(deal, {**dict.fromkeys(hands, 52 // self.seats), "trick": 0})
        if any(card in removed for hand in hands for card in deal.piles[hand]):
            raise BadDeal("the lowest cards are removed before the deal")
        if sorted(deal.piles.get("gone", removed)) != [*removed]:
            raise BadDeal("gone has the cards that are removed before the deal")
        return None

    def lay(self, deal: Deal) -> None:
        if self.setup is not None:
            self.game = 1
            return starting.begin_from_setup(self, deal.piles)
        self.dealer = self.game % self.seats
        self.game += 1
        starting.begin(self, {"gone": range(52 % self.seats), **deal.piles}, (self.dealer + 1) % self.seats)
        return None

    # -- the players

    def apply(self, seat: int, move: int) -> None:
        if tricks.play(self, seat, move):
            if self.still <= 1 or tricks.stalled(self):  # T12, T13
                self._end_game()
            else:
                tricks.lead(self, self.leader)

    def _end_game(self) -> None:
        ranking, losers = tricks.places_at_end(self)
        stalemate = tricks.stalled(self)
        winner = self.out[0] if self.out else -1  # a win is being first out
        seats = range(self.seats)
        self.wins = [self.wins[seat] + (seat == winner) for seat in seats]
        self.losses = [self.losses[seat] + (seat in losers) for seat in seats]
        self.points = [self.points[seat] + (self._penalty(seat) if seat in losers else 0) for seat in seats]
        self.last_places = [next(i for i, group in enumerate(ranking) if seat in group) for seat in seats]
        if self.news is not None:
            self.news.append(News("game_over", GameOver(losers=seat_names(losers), stalemate=stalemate)))
        if not self._session_over():
            self.to_move = TO_DECK
            return
        if self.options.games > 1:
            ranking, stalemate = self._standings(), False
            losers = ranking[-1] if len(ranking[-1]) == 1 else []
        self.to_move = ()
        self.result = Result(ranking, losers, self._scores(), "stalemate" if stalemate else "normal")

    def _penalty(self, loser: int) -> int:
        cards = cards_in(self.hands[loser])
        if self.options.scoring == "count":
            return len(cards)
        if self.options.scoring == "value":
            return sum(11 if rank(card) == 14 else min(rank(card), 10) for card in cards)
        return 0

    def _session_over(self) -> bool:
        games = self.options.games
        enough = self.options.scoring == "none" and max(self.wins) >= (games + 1) // 2
        return enough or self.game >= games

    def _standings(self) -> list[list[int]]:
        """Points where there are any, then most wins, fewest times loser, the better place in the last game."""
        worth = {
            seat: (self.points[seat], -self.wins[seat], self.losses[seat], self.last_places[seat])
            for seat in range(self.seats)
        }
        return [[s for s in worth if worth[s] == place] for place in sorted(set(worth.values()))]

    def _scores(self) -> list[int]:
        return self.wins if self.options.scoring == "none" else self.points

    # -- what is seen

    def facts(self) -> Facts:
        return {
            "out": seat_names(self.out),
            "scores": by_seat(self._scores()),
            "losses": by_seat(self.losses),
            "games": self.options.games,
            **tricks.scene(self),
        }


GAME = Game(
    name="thulla",
    version=1,
    title="Thulla",
    seats=range(2, 7),  # T3
    options=ThullaOptions,
    position=Thulla,
    faces=FACES,
    best=range(3, 6),
    info=INFO,
)
