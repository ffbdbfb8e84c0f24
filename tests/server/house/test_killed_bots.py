"""Bots that are killed in the middle of a thought: the table goes on."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
from pathlib import Path

from tests.server.open_house import OpenHouse, open_house
from tests.server.visitor import Visitor, http, open_table

KILLS = 5


def thinkers(house: OpenHouse) -> list[int]:
    """The processes in which the bots of this house think."""
    lists = Path(f"/proc/{house.pid}/task").glob("*/children")
    children = [child for page in lists for child in page.read_text().split()]
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def test_a_bot_killed_in_the_middle_does_not_stall_the_table(tmp_path: Path) -> None:
    with open_house(tmp_path, "--bot-pace", "0") as house:
        key = secrets.token_hex(32)
        visitor = Visitor(house.socket, open_table(house.link, "thulla", 4, key), "Ammu", key)
        visitor.people, visitor.wait_s = 1, 0.1
        kills = 0
        visitor.linger = lambda: kills < KILLS

        async def kill() -> None:
            """First held fast, so that it is asked and does not answer; then killed."""
            nonlocal kills
            while kills < KILLS:
                await asyncio.sleep(0.1)
                for thinker in thinkers(house):
                    os.kill(thinker, signal.SIGSTOP)
                    await asyncio.sleep(0.4)
                    os.kill(thinker, signal.SIGKILL)
                    kills += 1

        async def evening() -> None:
            async with asyncio.timeout(90):
                await asyncio.gather(visitor.stay(), kill())

        asyncio.run(evening())
        assert "a bot's process ended" in house.log
        for record in visitor.records.values():
            assert http(f"{house.link}/api/records/{record}.json")["tags"]["Result"]
