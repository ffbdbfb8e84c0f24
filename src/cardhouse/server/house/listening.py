"""Who hears of a table: whoever has asked to be told of it or of its circle, and belongs there.

Anybody can ask to be told of any place. Whoever does not belong there hears nothing of what is behind a door that is
shut for them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardhouse.server.store import circles
from cardhouse.server.store.store import Store

if TYPE_CHECKING:
    from cardhouse.server.house.house import House


def place_of(code: str) -> str:
    return f"t/{code}"


async def places_of(store: Store, code: str) -> list[str]:
    """Where one listens to hear of this table: it, and the circle whose table it is."""
    circle = await store.circle_of_table(code)
    return [place_of(code), *([circles.place_of(circle)] if circle else [])]


async def listeners(house: House, code: str) -> set[str]:
    store, filed = house.store, await house.tables.glance(code)
    found = set(await store.listeners(place_of(code))) & set(filed.members if filed is not None else ())
    circle = await store.circle_of_table(code)
    return found | (await of_circle(store, circle, *await places_of(store, code)) if circle else set())


async def of_circle(store: Store, circle: str, *places: str) -> set[str]:
    """Its people who listen to one of these."""
    people = {one.player for one in await store.members(circle) if not one.removed}
    return {one for place in places for one in await store.listeners(place) if one in people}
