"""The games for pyspiel, as Python games: `import cardhouse.learn.pyspiel_bridge` registers them, then

    pyspiel.load_game("cardhouse_thulla", {"players": 4, "options": "reversal=on", "seed": 1})

Chance is sampled from the seed, so every new state of one game has the same deals; another seed is another game.
"""

from __future__ import annotations

from typing import Any

import pyspiel

from cardhouse.games import GAMES
from cardhouse.learn.spiel import SpielGame, SpielState

LONGEST = 100_000  # moves; pyspiel wants a number


def _type_of(name: str) -> Any:
    game = GAMES[name]
    return pyspiel.GameType(
        short_name=f"cardhouse_{name}",
        long_name=f"Cardhouse {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,  # places: the sum is 0
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=True,
        provides_observation_string=False,
        provides_observation_tensor=True,
        parameter_specification={"players": min(game.seats, key=lambda n: abs(n - 4)), "options": "", "seed": 1},
    )


class BridgeGame(pyspiel.Game):
    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        said = params or {}
        self.inner = SpielGame(self.name, said.get("players"), said.get("options", ""))
        self.seed = said.get("seed", 1)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.inner.num_distinct_actions(),
            max_chance_outcomes=0,
            num_players=self.inner.num_players(),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type_of(self.name), info, said)

    def new_initial_state(self) -> BridgeState:
        return BridgeState(self, self.inner.new_initial_state(self.seed))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> BridgeObserver:
        return BridgeObserver(self.inner.information_state_tensor_shape())


class BridgeState(pyspiel.State):
    def __init__(self, game: BridgeGame, inner: SpielState) -> None:
        super().__init__(game)
        self.inner = inner

    def current_player(self) -> int:
        return pyspiel.PlayerId.TERMINAL if self.inner.is_terminal() else self.inner.current_player()

    def _legal_actions(self, player: int) -> list[int]:
        return self.inner.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        self.inner.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.inner.action_to_string(player, action)

    def is_terminal(self) -> bool:
        return self.inner.is_terminal()

    def returns(self) -> list[float]:
        return self.inner.returns()

    def __str__(self) -> str:
        return str(self.inner)


class BridgeObserver:
    """As pyspiel wants it: `set_from` fills `tensor`."""

    def __init__(self, shape: list[int]) -> None:
        import numpy as np

        self.tensor = np.zeros(shape, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: BridgeState, player: int) -> None:
        self.tensor[:] = state.inner.episode.observe(player)

    def string_from(self, state: BridgeState, player: int) -> None:
        """There is none."""


def _register(name: str) -> None:
    kind = type(f"Bridge_{name}", (BridgeGame,), {"name": name})
    pyspiel.register_game(_type_of(name), kind)


for _name in GAMES:
    _register(_name)
