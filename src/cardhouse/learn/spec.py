"""A game with its seats and its options: what stays the same from episode to episode."""

from __future__ import annotations

from functools import cached_property, lru_cache

from cardhouse.core.game import Game
from cardhouse.core.options import Options, read_options, write_options
from cardhouse.core.position import Position
from cardhouse.games import GAMES
from cardhouse.learn.actions import Actions
from cardhouse.learn.observer import Observer
from cardhouse.learn.sample import some_positions


class Spec:
    """`Spec.of("thulla", 4, "reversal=on")`. Actions and observer are made when they are first needed."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        self.game, self.seats, self.options = game, seats, options
        game.start(seats, options)  # raises BadDeal where that cannot be

    @staticmethod
    def of(game: str | Game, seats: int | None = None, options: str = "") -> Spec:
        """By name, also of an installed game; nothing said about seats: 4, or what is next to it."""
        found = game if isinstance(game, Game) else GAMES[game]
        fit = min(found.seats, key=lambda n: abs(n - 4)) if seats is None else seats
        return _known(found.name, fit, options) if found is GAMES.get(found.name) else _made(found, fit, options)

    def __reduce__(self) -> tuple[object, ...]:
        return _made, (self.game, self.seats, write_options(self.options))

    @property
    def agents(self) -> list[str]:
        """As seats are named at a table: p1, p2 …"""
        return [f"p{seat + 1}" for seat in range(self.seats)]

    def start(self) -> Position:
        return self.game.start(self.seats, self.options)

    @cached_property
    def actions(self) -> Actions:
        return Actions(self.game, self.seats, self.options)

    @cached_property
    def observer(self) -> Observer:
        return Observer(self.game, self.seats, self.options, some_positions(self.game, self.seats, self.options))

    @cached_property
    def few_points_are_good(self) -> bool:
        return self.game.info.good_scores(write_options(self.options)) == "few"


def _made(game: Game, seats: int, options: str) -> Spec:
    return Spec(game, seats, read_options(game.options, options))


@lru_cache(64)
def _known(name: str, seats: int, options: str) -> Spec:
    return _made(GAMES[name], seats, options)
