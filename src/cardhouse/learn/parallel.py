"""A table for PettingZoo where all agents act at once. There is one more action than the game has: to wait.

Who is asked has a mask of their legal moves, everybody else may only wait. Where a game asks several seats at once,
all of them are answered in one step.
"""

from __future__ import annotations

from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import ParallelEnv

from cardhouse.learn.actions import IllegalAction
from cardhouse.learn.aec import Seen
from cardhouse.learn.episode import Episode
from cardhouse.learn.render import drawn
from cardhouse.learn.seeding import Seeds
from cardhouse.learn.spaces import action_space, observation_space
from cardhouse.learn.spec import Spec

Each = dict[str, Any]


class TableParallel(ParallelEnv[str, Seen, int]):
    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}

    def __init__(
        self, spec: Spec, reward: str = "place", render_mode: str | None = None, illegal: str = "raise"
    ) -> None:
        """With `illegal="lose"` what a mask does not allow ends the episode: -1 for whoever chose it."""
        self.metadata = {**self.metadata, "name": f"cardhouse_{spec.game.name}_parallel_v{spec.game.version}"}
        self.spec_of_table, self.reward, self.render_mode = spec, reward, render_mode
        self.illegal = illegal
        self.possible_agents = spec.agents
        self.agents: list[str] = []
        self.wait = len(spec.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation_space(spec, 1))
        self.action_spaces = dict.fromkeys(self.possible_agents, action_space(spec, 1))
        self._seeds = Seeds()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Seen], Each]:
        self.episode = Episode(self.spec_of_table, self._seeds.next(seed), self.reward)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, Seen]:
        return {agent: self._seen_by(seat) for seat, agent in enumerate(self.possible_agents)}

    def _seen_by(self, seat: int) -> Seen:
        asked = seat in self.episode.to_move
        legal = self.episode.legal(seat) if asked else [self.wait]
        return {"observation": self.episode.observe(seat), "action_mask": self.spec_of_table.actions.mask(legal, 1)}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Seen], Each, Each, Each, Each]:
        """Raises IllegalAction, before anything has changed, for what a mask does not allow."""
        episode = self.episode
        chosen = [(seat, int(actions[self.possible_agents[seat]])) for seat in episode.to_move]
        gained = [0.0] * len(self.possible_agents)
        for seat, action in chosen:
            if action not in episode.legal(seat):
                gained[seat] = -1.0
        if any(gained):
            if self.illegal == "raise":
                raise IllegalAction(f"{chosen}: not every action is legal for its seat here")
            return self._told(gained, over=True)
        for seat, action in chosen:
            episode.step(seat, action)
            gained = [sum(both) for both in zip(gained, episode.rewards, strict=True)]
        return self._told(gained, over=episode.over)

    def _told(self, gained: list[float], over: bool) -> tuple[dict[str, Seen], Each, Each, Each, Each]:
        agents = self.agents
        if over:
            self.agents = []
        rewards = dict(zip(agents, gained, strict=True))
        ended, never = dict.fromkeys(agents, over), dict.fromkeys(agents, False)
        return self._seen(), rewards, ended, never, {agent: {} for agent in agents}

    def render(self) -> str | None:
        """The open table in letters."""
        return drawn(self.episode.position) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
