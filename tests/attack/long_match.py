"""The record of a match as long as four people who want to do harm can make it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from cardhouse.core.fold import deal, seeded_deal
from cardhouse.core.options import read_options
from cardhouse.core.position import TO_DECK, seat_name
from cardhouse.core.record import write_record
from cardhouse.games import GAMES
from cardhouse.server.store.store import Store

NAME = "amber-apple-11-1"
GAME, OPTIONS = "liap_tui", "target=1000 max_rounds=300"  # about 10,000 lines


def long_record() -> str:
    game = GAMES[GAME]
    position, lines, dice = game.start(4, read_options(game.options, OPTIONS)), list[str](), random.Random(1)
    deals = 0
    while position.result is None:
        if position.to_move == TO_DECK:
            deals += 1
            dealt = game.write_deal(seeded_deal(position, bytes(32), deals))
            position = deal(game, position, dealt)
            lines.append(f"deck {dealt}")
        else:
            seat = position.to_move[0]
            move = dice.choice(position.legal(seat))
            lines.append(f"{seat_name(seat)} {position.text(move)}")
            position.apply(seat, move)
    return write_record({"Game": GAME, "Seats": "4", "Options": OPTIONS}, lines)


def keep_long_record(database: Path) -> None:
    async def keep() -> None:
        store = await Store.open(str(database))
        await store.keep_record(NAME, GAME, long_record(), [None] * 4, [[0], [1], [2], [3]], False, 0)
        await store.close()

    asyncio.run(keep())
