"""Thulla: rules T1–T16 and their options, read from the rules text alone."""

from __future__ import annotations

import random
from typing import ClassVar

from tests.oracle.getaway import DECK, Getaway, number, random_options, random_setup, share_places


def points(card: str) -> int:
    """`scoring=value`: A 11, K Q J 10, others their number."""
    if card[0] == "A":
        return 11
    return min(number(card), 10)


class Oracle(Getaway):
    name = "thulla"
    choices: ClassVar[dict[str, list[str]]] = {
        "forced_ace": ["on", "off"],
        "first_trick_safe": ["off", "on"],
        "lead_after_safe": ["clockwise", "second_highest"],
        "reversal": ["off", "on"],
        "games": ["1", "3", "5"],
        "scoring": ["none", "count", "value"],
    }

    def removed(self) -> list[str]:
        return DECK[: 52 % len(self.seats)]  # T1: 2c 2d 2h 2s …, the order of DECK

    def hand_sizes(self) -> dict[str, int]:
        return {seat: 52 // len(self.seats) for seat in self.seats}  # T1, T2

    def lead_after_safe(self, winner: str, trick: list[tuple[str, str]]) -> str:
        if self.options["lead_after_safe"] == "second_highest":  # as K3
            holding = [(seat, card) for seat, card in trick if self.hands[seat]]
            return max(holding, key=lambda play: number(play[1]))[0]
        return self.next_holder(winner)  # T10

    def cutter_takes(self) -> bool:
        return self.options["reversal"] == "on"

    def stall_limit(self) -> int:
        return 25 if self.options["reversal"] == "on" else 100  # T13

    def next_dealer(self) -> str:
        return self.clockwise_after(self.dealer)[0]  # forced_ace: the dealer moves clockwise

    # ---- sessions ---------------------------------------------------------------------------------

    def wins(self, seat: str) -> int:
        return sum(game.first_out == seat for game in self.games)  # games: a win is being first out

    def losses(self, seat: str) -> int:
        return sum(seat in game.losers for game in self.games)

    def total(self, seat: str) -> int:
        """scoring: only the loser of a game scores, for their cards left."""
        total = 0
        for game in self.games:
            if seat in game.losers:
                each = [1 if self.options["scoring"] == "count" else points(card) for card in game.left[seat]]
                total += sum(each)
        return total

    def scores(self) -> dict[str, int]:
        if self.options["scoring"] == "none":
            return {seat: self.wins(seat) for seat in self.seats}
        return {seat: self.total(seat) for seat in self.seats}

    def session_over(self) -> bool:
        games = int(self.options["games"])
        if len(self.games) == games:
            return True
        if self.options["scoring"] != "none":
            return False  # scoring: all games are played
        return any(self.wins(seat) >= (games + 1) // 2 for seat in self.seats)

    def session_result(self) -> tuple[list[list[str]], list[str]]:
        key: dict[str, tuple[int, ...]] = {}
        for seat in self.seats:
            # most wins, then fewest times loser, then the better place in the last game
            best_of = (-self.wins(seat), self.losses(seat), self.games[-1].place(seat))
            lowest = 0 if self.options["scoring"] == "none" else self.total(seat)
            key[seat] = (lowest, *best_of)
        ranking = share_places(self.seats, key)
        # RECORD: the last place of the ranking, nobody if it is shared
        return ranking, ranking[-1] if len(ranking[-1]) == 1 else []


def scenarios(rng: random.Random) -> tuple[int, dict[str, str], str | None, str | None]:
    seats = rng.randint(2, 6)
    options = random_options(rng, Oracle.choices)
    if rng.random() < 0.5:
        return seats, options, None, None
    if rng.random() < 0.7:
        options.pop("games", None)  # a set-up position is followed by full games otherwise
    setup, deal = random_setup(rng, Oracle, seats, options)
    return seats, options, setup, deal
