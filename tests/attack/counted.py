"""How much a house remembers: every container of every object of ours, by the name of its class and attribute."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter, deque
from collections.abc import Collection, Iterator, Mapping
from typing import Any

OURS = ("cardhouse.server.", "cardhouse.table.", "uvicorn.", "websockets.", "starlette.")
CONTAINERS = (dict, list, set, frozenset, deque, tuple)


def counted() -> Counter[str]:
    """`Talk.muted` → how many things are in all of them, nested ones too; `Table` → how many there are."""
    gc.collect()
    found: Counter[str] = Counter()
    for thing in gc.get_objects():
        kind = type(thing)
        if not str(kind.__module__).startswith(OURS):
            continue
        found[kind.__qualname__] += 1
        for name, value in attributes(thing):
            if isinstance(value, CONTAINERS):
                found[f"{kind.__qualname__}.{name}"] += inside(value)
    found["asyncio tasks"] = len(asyncio.all_tasks())
    return found


def attributes(thing: object) -> Iterator[tuple[str, Any]]:
    yield from getattr(thing, "__dict__", {}).items()
    for kind in type(thing).__mro__:
        for name in getattr(kind, "__slots__", ()):
            if isinstance(name, str) and hasattr(thing, name):
                yield name, getattr(thing, name)


def inside(value: Collection[Any], depth: int = 3) -> int:
    """How many there are, and are in them."""
    parts: Collection[Any] = value.values() if isinstance(value, Mapping) else value
    deeper = [inside(part, depth - 1) for part in parts if isinstance(part, CONTAINERS)] if depth else []
    return len(value) + sum(deeper)


def grown(before: Counter[str], after: Counter[str], more_than: int) -> dict[str, tuple[int, int]]:
    """Whatever there is more of than before."""
    return {name: (before[name], count) for name, count in after.items() if count - before[name] > more_than}
