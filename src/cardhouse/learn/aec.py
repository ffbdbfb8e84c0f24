"""A table for PettingZoo, one agent at a time (AEC).

Where a game asks several seats at once they act one after another, in the order of the seats; none of them can see
what the others have chosen, because that is no part of an observation until the game shows it.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from cardhouse.learn.actions import IllegalAction
from cardhouse.learn.episode import Episode
from cardhouse.learn.render import drawn
from cardhouse.learn.seeding import Seeds
from cardhouse.learn.spaces import action_space, observation_space
from cardhouse.learn.spec import Spec

Seen = dict[str, Any]  # "observation" and "action_mask"


class TableAEC(AECEnv[str, Seen, int]):
    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, spec: Spec, reward: str = "place", render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {**self.metadata, "name": f"cardhouse_{spec.game.name}_v{spec.game.version}"}
        self.spec_of_table, self.reward, self.render_mode = spec, reward, render_mode
        self.possible_agents = spec.agents
        self.agents: list[str] = []
        seen, acts = observation_space(spec), action_space(spec)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, acts)
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = Seeds()
        self._nobody = np.zeros(len(spec.actions), dtype=np.int8)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.episode = Episode(self.spec_of_table, self._seeds.next(seed), self.reward)
        self.agents = self.possible_agents[:]
        self.rewards, self._paid = dict.fromkeys(self.agents, 0.0), False
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._whose_turn()

    def _whose_turn(self) -> None:
        self.agent_selection = self.possible_agents[self.episode.to_move[0]]

    def observe(self, agent: str) -> Seen:
        """Who is not asked has nothing to choose from."""
        seat, episode = self._seat[agent], self.episode
        mask = episode.mask(seat) if seat in episode.to_move else self._nobody.copy()
        return {"observation": episode.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Raises IllegalAction for what the mask does not allow; PettingZoo has wrappers for learners who try it."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(f"{agent} has to choose")
        self.episode.step(self._seat[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.episode.paid:
            self.rewards = dict(zip(self.possible_agents, self.episode.rewards, strict=True))
            self._paid = True
            self._accumulate_rewards()
        elif self._paid:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self._paid = False
        if self.episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self._whose_turn()

    def render(self) -> str | None:
        """The open table in letters."""
        return drawn(self.episode.position) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
