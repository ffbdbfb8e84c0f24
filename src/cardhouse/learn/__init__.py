"""The same games for programs that learn: what a seat knows as numbers, moves by number, many games at once.

`Spec` is a game with its seats and options: its actions, its observations. `Episode` plays one; the environments of
PettingZoo and Gymnasium are made of episodes (`make`). NumPy is all that is needed here; the two libraries only where
their environments are asked for. docs/learn.md shows the way in.
"""

from __future__ import annotations

from cardhouse.learn.actions import Actions, IllegalAction
from cardhouse.learn.episode import Episode
from cardhouse.learn.make import aec_env, gym_env, parallel_env
from cardhouse.learn.observer import Observer
from cardhouse.learn.spec import Spec
from cardhouse.learn.vector import VectorTable

__all__ = [
    "Actions",
    "Episode",
    "IllegalAction",
    "Observer",
    "Spec",
    "VectorTable",
    "aec_env",
    "gym_env",
    "parallel_env",
]
