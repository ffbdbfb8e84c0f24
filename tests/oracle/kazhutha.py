"""Kazhutha Kali: rules K1–K4 on top of Thulla's trick rules, read from the rules text alone."""

from __future__ import annotations

import random
from typing import ClassVar

from tests.oracle import BadRecord
from tests.oracle.getaway import Game, Getaway, number, random_options, random_setup, share_places

TEAMS = [["p1", "p3"], ["p2", "p4"]]


class Oracle(Getaway):
    name = "kazhutha"
    choices: ClassVar[dict[str, list[str]]] = {
        "games": [str(n) for n in range(1, 21)],
        "partners": ["off", "on"],
        "first_trick_safe": ["off", "on"],
        "forced_ace": ["on", "off"],
    }

    def check_options(self) -> None:
        if self.partners() and len(self.seats) != 4:  # partners: only with 4
            raise BadRecord("partners is for 4 players")

    def partners(self) -> bool:
        return self.options["partners"] == "on"

    def removed(self) -> list[str]:
        return []  # K1: all 52 cards are dealt

    def hand_sizes(self) -> dict[str, int]:
        each, extra = divmod(52, len(self.seats))
        order = [*self.clockwise_after(self.dealer), self.dealer]
        return {seat: each + (order.index(seat) < extra) for seat in self.seats}  # K1

    def lead_after_safe(self, winner: str, trick: list[tuple[str, str]]) -> str:
        holding = [(seat, card) for seat, card in trick if self.hands[seat]]
        return max(holding, key=lambda play: number(play[1]))[0]  # K3

    def next_dealer(self) -> str:
        losers = self.games[-1].losers
        return losers[0] if len(losers) == 1 else self.clockwise_after(self.dealer)[0]  # K2

    # ---- partners ---------------------------------------------------------------------------------

    def already_over(self, out: list[str]) -> bool:
        if self.partners():
            return any(set(team) <= set(out) for team in TEAMS)
        return super().already_over(out)

    def game_end(self) -> Game | None:
        if not self.partners():
            return self.single_loser_end()
        finished = [team for team in TEAMS if set(team) <= set(self.out)]
        if not finished:
            return None
        if len(finished) == 2:  # all out in one trick: the team of the last to play loses
            losers = next(team for team in TEAMS if self.out[-1] in team)
        else:
            losers = next(team for team in TEAMS if team not in finished)
        winners = next(team for team in TEAMS if team != losers)
        return self.ended([winners, losers], losers, "normal")

    def stalemate(self) -> Game:
        if self.partners():
            return self.ended([list(self.seats)], [], "stalemate")  # no loser: both teams share the place
        return self.ranked_stalemate()

    # ---- sessions ---------------------------------------------------------------------------------

    def scores(self) -> dict[str, int]:
        return {seat: sum(seat in game.losers for game in self.games) for seat in self.seats}

    def session_over(self) -> bool:
        return len(self.games) == int(self.options["games"])

    def session_result(self) -> tuple[list[list[str]], list[str]]:
        lost = self.scores()
        ranking = share_places(self.seats, {seat: (lost[seat],) for seat in self.seats})  # fewest first
        return ranking, ranking[-1]  # most losses; ties share it


def scenarios(rng: random.Random) -> tuple[int, dict[str, str], str | None, str | None]:
    seats = rng.choice([2, 3, 4, 4, 4, 5, 6])
    options = random_options(rng, Oracle.choices)
    if seats != 4:
        options.pop("partners", None)
    if rng.random() < 0.5:
        if rng.random() < 0.8:  # long sessions are slow
            options["games"] = str(rng.randint(2, 4))
        if rng.random() < 0.5:
            options.pop("games", None)
        return seats, options, None, None
    options.pop("games", None)
    if rng.random() < 0.2:
        options["games"] = str(rng.randint(2, 3))
    setup, deal = random_setup(rng, Oracle, seats, options)
    return seats, options, setup, deal
