"""Which facts a game tells, with their types: as it declares them, or as sample games show them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from importlib import import_module
from importlib.util import find_spec
from typing import Any, get_type_hints

from cardhouse.core.game import Game
from cardhouse.core.options import Options
from cardhouse.core.position import NAMES


def kinds_of_facts(game: Game, options: Options, told: Iterable[Mapping[str, object]]) -> dict[str, Any]:
    """Name → type. What only repeats an option is left out: it never changes."""
    repeated = {option.name for option in fields(options)}
    kinds = _declared(game) or _seen(told)
    return {name: kind for name, kind in kinds.items() if name not in repeated}


def _declared(game: Game) -> dict[str, Any]:
    """The `Facts` of the module `told` beside the rules."""
    module = f"{game.position.__module__.rpartition('.')[0]}.told"
    if not module.startswith("cardhouse.") and find_spec(module.partition(".")[0]) is None:
        return {}
    try:
        facts = import_module(module).Facts
    except (ImportError, AttributeError):
        return {}
    return get_type_hints(facts)


def _seen(told: Iterable[Mapping[str, object]]) -> dict[str, Any]:
    kinds: dict[str, Any] = {}
    nothing: set[str] = set()
    for facts in told:
        for name, value in facts.items():
            if value is None:
                nothing.add(name)
            elif kinds.get(name, list[str]) in (list[str], dict[str, int]):
                kinds[name] = _kind_of(value)  # an empty one says little: the last word counts
    return {name: kind | None if name in nothing else kind for name, kind in sorted(kinds.items()) if kind}


def _kind_of(value: object) -> Any:
    if isinstance(value, bool | int | str):
        return type(value)
    if isinstance(value, list | tuple):
        return list[str] if all(item in NAMES for item in value) else None
    if isinstance(value, Mapping):
        return dict[str, int] if all(type(item) is int for item in value.values()) else None
    return None
