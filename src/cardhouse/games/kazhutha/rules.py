"""Kazhutha Kali: the trick rules of Thulla in the words of Kerala. A cut is Pani, the last one is the donkey."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardhouse.core.cards import FACES
from cardhouse.core.game import Game, check_cards, check_sizes
from cardhouse.core.options import Options, number, switch
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
from cardhouse.games.kazhutha.info import INFO
from cardhouse.games.kazhutha.told import Facts
from cardhouse.games.tricks import rules as tricks
from cardhouse.games.tricks import starting
from cardhouse.games.tricks.options import TrickRules
from cardhouse.games.tricks.told import GameOver


@dataclass(frozen=True)
class KazhuthaOptions(Options):
    games: int = number(1, 1, 20, "Number of games; whoever loses most is the Kazhutha of the session.")
    partners: bool = switch(False, "Four players: p1 and p3 against p2 and p4.")
    first_trick_safe: bool = switch(False, "A cut first trick is played out and discarded; nobody picks up.")
    forced_ace: bool = switch(True, "The holder of the ace of spades leads it; off: left of the dealer leads any card.")


class Kazhutha(tricks.Tricks):
    __slots__ = ("last_losers", "losses", "options")

    options: KazhuthaOptions
    losses: list[int]  # replaced at the end of a game, never changed: copies share it
    last_losers: list[int]

    def __init__(self, seats: int, options: KazhuthaOptions, setup: Setup | None = None) -> None:
        if options.partners and seats != 4:
            raise BadDeal("partners need exactly 4 players")
        house = TrickRules(
            forced_ace=options.forced_ace,
            first_safe=options.first_trick_safe,
            second_highest=True,  # K3: transfer of power
        )
        super().__init__(seats, house, setup)
        self.options = options
        self.losses = [0] * seats
        self.last_losers = []

    def copy(self) -> Kazhutha:
        q = Kazhutha.__new__(Kazhutha)
        tricks.copy_into(self, q)
        q.options = self.options
        q.losses, q.last_losers = self.losses, self.last_losers
        return q

    # -- the deck

    def deals_next(self) -> int:
        """K2: p1 deals game 1, afterwards the last Kazhutha; if there was not exactly one, it passes clockwise."""
        if self.game == 0:
            return 0
        return self.last_losers[0] if len(self.last_losers) == 1 else (self.dealer + 1) % self.seats

    def deck(self) -> list[int]:
        return list(range(52))

    def deal(self, shuffled: Sequence[int]) -> Deal:
        first = self.deals_next() + 1
        seats = range(self.seats)
        return Deal({seat_name(seat): sorted(shuffled[(seat - first) % self.seats :: self.seats]) for seat in seats})

    def check(self, deal: Deal) -> None:
        if deal.verb != "deal":
            raise BadDeal("the deck deals here")
        if self.setup is not None:
            return starting.check_set_up_deal(self.copy(), deal)
        check_cards(deal, [*seat_names(range(self.seats)), "trick", "gone"], range(52))
        check_sizes(deal, {name: len(hand) for name, hand in self.deal(range(52)).piles.items()} | {"trick": 0})  # K1
        return None

    def lay(self, deal: Deal) -> None:
        if self.setup is not None:
            self.game = 1
            return starting.begin_from_setup(self, deal.piles)
        self.dealer = self.deals_next()
        self.game += 1
        starting.begin(self, deal.piles, (self.dealer + 1) % self.seats)
        return None

    # -- the players

    def apply(self, seat: int, move: int) -> None:
        if tricks.play(self, seat, move):
            if self.still <= 1 or tricks.stalled(self) or self._team_is_out():  # T12, T13
                self._end_game()
            else:
                tricks.lead(self, self.leader)

    def _team_is_out(self) -> bool:
        """Partners: the game is over as soon as one team is completely out."""
        return self.options.partners and any(not self.hands[s] and not self.hands[s + 2] for s in (0, 1))

    def _end_game(self) -> None:
        stalemate = tricks.stalled(self) and not self._team_is_out()
        if self.options.partners:
            ranking, losers = self._teams(stalemate)
        else:
            ranking, losers = tricks.places_at_end(self)  # K4
        self.last_losers = losers
        self.losses = [count + (seat in losers) for seat, count in enumerate(self.losses)]
        if self.news is not None:
            self.news.append(News("game_over", GameOver(losers=seat_names(losers), stalemate=stalemate)))
        if self.game < self.options.games:
            self.to_move = TO_DECK
            return
        if self.options.games > 1:
            ranking, losers, stalemate = *self._standings(), False
        self.to_move = ()
        self.result = Result(ranking, losers, self.losses, "stalemate" if stalemate else "normal")

    def _teams(self, stalemate: bool) -> tuple[list[list[int]], list[int]]:
        """Winners, losers; all out in one trick: the team of the last to play loses; a stalemate is shared."""
        if stalemate:
            return [[0, 1, 2, 3]], []
        held = [seat for seat in range(4) if self.hands[seat]]
        loser = (held[0] if held else self.out[-1]) % 2
        return [[1 - loser, 3 - loser], [loser, loser + 2]], [loser, loser + 2]

    def _standings(self) -> tuple[list[list[int]], list[int]]:
        """Fewest losses first; all who have the most are the Kazhutha of the session."""
        counts = sorted(set(self.losses))
        ranking = [[seat for seat in range(self.seats) if self.losses[seat] == count] for count in counts]
        return ranking, ranking[-1] if counts[-1] else []

    # -- what is seen

    def facts(self) -> Facts:
        return {
            "out": seat_names(self.out),
            "scores": by_seat(self.losses),
            "games": self.options.games,
            "teams": [["p1", "p3"], ["p2", "p4"]] if self.options.partners else None,
            **tricks.scene(self),
        }


GAME = Game(
    name="kazhutha",
    version=1,
    title="Kazhutha Kali",
    seats=range(2, 7),
    options=KazhuthaOptions,
    position=Kazhutha,
    faces=FACES,
    best=range(3, 5),
    info=INFO,
)
