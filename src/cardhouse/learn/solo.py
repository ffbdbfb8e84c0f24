"""A seat for Gymnasium: one agent learns, bots have the other seats."""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np

from cardhouse.bots import roster
from cardhouse.learn.actions import IllegalAction
from cardhouse.learn.aec import Seen
from cardhouse.learn.company import Company
from cardhouse.learn.episode import Episode
from cardhouse.learn.render import drawn
from cardhouse.learn.seeding import Seeds
from cardhouse.learn.spaces import action_space, observation_space
from cardhouse.learn.spec import Spec


class SoloEnv(gymnasium.Env[Seen, int]):
    """`others` is `chance`, a level, or any bot the house knows; `seat` is yours, None for another one each time.

    An illegal action ends the episode with the reward -1; `info["illegal"]` says so.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        spec: Spec,
        others: str = "chance",
        seat: int | None = None,
        reward: str = "place",
        render_mode: str | None = None,
    ) -> None:
        self.spec_of_table, self.others, self.reward, self.render_mode = spec, others, reward, render_mode
        self._fixed = seat
        self.observation_space, self.action_space = observation_space(spec), action_space(spec)
        roster.bot(others, spec.game)  # raises NoSuchBot, before anybody plays
        self._seeds = Seeds()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        number = self._seeds.next(seed)
        self.episode = Episode(self.spec_of_table, number, self.reward)
        self._company = Company(self.episode, self.others)
        seats = self.spec_of_table.seats
        self.seat = int(self._company.dice.random() * seats) if self._fixed is None else self._fixed
        self._others_play()
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        try:
            self.episode.step(self.seat, int(action))
        except IllegalAction:
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": True}
        gained = self.episode.rewards[self.seat]
        self._company.hear()
        gained += self._others_play()
        return self._seen(), gained, self.episode.over, False, self._info()

    def _others_play(self) -> float:
        """Until the agent is asked or all is over; what the agent gets on the way."""
        episode, gained = self.episode, 0.0
        while episode.to_move and self.seat not in episode.to_move:
            seat = episode.to_move[0]
            episode.apply(seat, self._company.choose(seat))
            gained += episode.rewards[self.seat]
            self._company.hear()
        return gained

    def _seen(self) -> Seen:
        legal = self.episode.legal(self.seat) if self.seat in self.episode.to_move else []
        return {
            "observation": np.array(self.episode.observe(self.seat)),
            "action_mask": self.spec_of_table.actions.mask(legal),
        }

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "moves": self.episode.moves}

    def render(self) -> str | None:
        """The table in letters, as this seat sees it."""
        return drawn(self.episode.position, self.seat) if self.render_mode == "ansi" else None
