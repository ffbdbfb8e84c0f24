"""The games in the manner of OpenSpiel: a game makes states, a state knows whose turn it is and what is legal.

Chance is sampled: the deck deals from the seed of the state, so no state is a chance node and `chance_outcomes` is
always empty. Where a game asks several seats at once they are asked one after another. `pyspiel_bridge` registers
the same games with pyspiel, where that is installed.
"""

from __future__ import annotations

from secrets import randbits

from cardhouse.learn.episode import Episode
from cardhouse.learn.render import drawn
from cardhouse.learn.spec import Spec

TERMINAL = -4  # what pyspiel says when nobody is to move


class SpielGame:
    """`SpielGame("thulla", 4).new_initial_state(seed=1)`"""

    def __init__(self, name: str, seats: int | None = None, options: str = "", reward: str = "place") -> None:
        self.spec, self.reward = Spec.of(name, seats, options), reward

    def num_players(self) -> int:
        return self.spec.seats

    def num_distinct_actions(self) -> int:
        return len(self.spec.actions)

    def information_state_tensor_shape(self) -> list[int]:
        return [self.spec.observer.size]

    def new_initial_state(self, seed: int | None = None) -> SpielState:
        return SpielState(
            self, Episode(self.spec, randbits(48) if seed is None else seed, self.reward, keep_lines=True)
        )


class SpielState:
    def __init__(self, game: SpielGame, episode: Episode, returns: list[float] | None = None) -> None:
        self.game, self.episode = game, episode
        self._returns = returns or [0.0] * game.num_players()

    # -- who and what

    def current_player(self) -> int:
        to_move = self.episode.to_move
        return to_move[0] if to_move else TERMINAL

    def is_terminal(self) -> bool:
        return self.episode.over

    def is_chance_node(self) -> bool:
        return False

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """None: what the deck does follows from the seed."""
        return []

    def legal_actions(self, player: int | None = None) -> list[int]:
        seat = self.current_player() if player is None else player
        return self.episode.legal(seat) if seat in self.episode.to_move else []

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        marks: list[int] = self.game.spec.actions.mask(self.legal_actions(player)).tolist()
        return marks

    def action_to_string(self, player: int, action: int) -> str:
        return self.game.spec.actions.text(action, player)

    def string_to_action(self, text: str) -> int:
        return self.game.spec.actions.number(text, self.current_player())

    # -- going on

    def apply_action(self, action: int) -> None:
        """Raises IllegalAction."""
        self.episode.step(self.current_player(), action)
        if self.episode.paid:
            self._returns = [sum(both) for both in zip(self._returns, self.episode.rewards, strict=True)]

    def clone(self) -> SpielState:
        """The deals to come are the same in both."""
        return SpielState(self.game, self.episode.copy(), self._returns[:])

    # -- what is known

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        seat = self.current_player() if player is None else player
        row: list[float] = self.episode.observe(seat).tolist()
        return row

    def returns(self) -> list[float]:
        return self._returns[:]

    def rewards(self) -> list[float]:
        return self.episode.rewards[:]

    def history_str(self) -> str:
        """The record."""
        return self.episode.record()

    def __str__(self) -> str:
        return drawn(self.episode.position)
