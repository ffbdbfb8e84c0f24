"""Environments of other libraries, which are imported when somebody asks for one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardhouse.learn.spec import Spec

if TYPE_CHECKING:
    from cardhouse.learn.aec import TableAEC
    from cardhouse.learn.parallel import TableParallel
    from cardhouse.learn.solo import SoloEnv


def aec_env(game: str, seats: int | None = None, options: str = "", **more: Any) -> TableAEC:
    """PettingZoo: one agent at a time. `reward` and `render_mode` may follow."""
    from cardhouse.learn.aec import TableAEC

    return TableAEC(Spec.of(game, seats, options), **more)


def parallel_env(game: str, seats: int | None = None, options: str = "", **more: Any) -> TableParallel:
    """PettingZoo: all agents at once; who is not asked waits."""
    from cardhouse.learn.parallel import TableParallel

    return TableParallel(Spec.of(game, seats, options), **more)


def gym_env(game: str, seats: int | None = None, options: str = "", **more: Any) -> SoloEnv:
    """Gymnasium: one seat is yours (`seat`), bots of a level (`others`) have the rest."""
    from cardhouse.learn.solo import SoloEnv

    return SoloEnv(Spec.of(game, seats, options), **more)
