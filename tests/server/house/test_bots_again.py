"""What a bot did at a real table can be made again by anybody who has the record."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from urllib.request import urlopen

import pytest

from cardhouse.bots.decisions import decisions
from cardhouse.bots.roster import think
from cardhouse.core.record import read_record
from cardhouse.games import GAMES
from tests.server.open_house import OpenHouse, open_house
from tests.server.visitor import Visitor, open_table

LEVELS = {"p2": "sharp", "p3": "steady", "p4": "gentle"}


class Host(Visitor):
    """Asks for bots of different levels."""

    async def say(self, kind: str, **fields: object) -> None:
        if kind == "add_bot":
            fields["level"] = LEVELS[f"p{fields['seat']}"]
        await super().say(kind, **fields)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with open_house(tmp_path_factory.mktemp("again"), "--bot-pace", "0") as house:
        yield house


@pytest.mark.parametrize("game", GAMES)
def test_the_moves_of_bots_follow_from_the_record(game: str, house: OpenHouse) -> None:
    key = secrets.token_hex(32)
    host = Host(house.socket, open_table(house.link, game, 4, key), "Ammu", key)
    host.people = 1

    async def evening() -> None:
        async with asyncio.timeout(120):
            await host.stay()

    asyncio.run(evening())
    with urlopen(f"{house.link}/api/records/{host.records[1]}.cgn", timeout=60) as answer:
        text = answer.read().decode()
    record, written = read_record(text), text.splitlines()
    made = dict.fromkeys(LEVELS, 0)
    for decision in decisions(record, GAMES):
        seat = f"p{decision.mind.seat + 1}"
        line = written[record.lines[decision.n - 1].number - 1]
        if seat in LEVELS and made[seat] < 12 and not line.endswith("; clock"):  # on a busy machine a bot may be late
            assert think(decision.mind, LEVELS[seat]).move == decision.move, (seat, decision.nth)
            made[seat] += 1
    assert min(made.values()) > 0
