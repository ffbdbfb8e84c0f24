"""For a store that stands in for the real one: nobody wants to be told of anything."""

from __future__ import annotations

from cardhouse.server.store.bell_queries import Device, Held, Quiet


class NoBells:
    async def listens(self, player: str) -> list[str]:
        return []

    async def bells(self, player: str) -> list[Device]:
        return []

    async def quiet(self, player: str) -> Quiet:
        return Quiet()

    async def hold(self, held: Held, sent: bool) -> bool:
        return False

    async def hooks(self, place: str) -> list[tuple[str, str, str]]:
        return []

    async def circle_of_table(self, code: str) -> str | None:
        return None

    async def due(self, now: int, most: int = 100) -> list[Held]:
        return []

    async def forget_notices(self, before: int) -> None:
        pass

    async def date(self, code: str) -> tuple[int, str]:
        return 0, ""
