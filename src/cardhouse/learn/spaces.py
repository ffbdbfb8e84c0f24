"""Observations and actions as spaces of Gymnasium."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from cardhouse.learn.columns import MOST
from cardhouse.learn.spec import Spec


def observation_space(spec: Spec, more: int = 0) -> spaces.Dict:
    """`more` actions beside those of the game."""
    row = spaces.Box(-MOST, MOST, (spec.observer.size,), np.float32)
    mask = spaces.Box(0, 1, (len(spec.actions) + more,), np.int8)
    return spaces.Dict({"observation": row, "action_mask": mask})


def action_space(spec: Spec, more: int = 0) -> spaces.Discrete:
    return spaces.Discrete(len(spec.actions) + more)
