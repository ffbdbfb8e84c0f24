"""A person who is deleted at one node is nowhere: not in the database, and in no other node's memory either."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path

from tests.cluster.cluster import Cluster
from tests.cluster.engines import RedisServer
from tests.server.http.test_farewell import NAME, everything
from tests.server.postgres import Postgres
from tests.server.test_process import arrive, next_of, say
from tests.server.visitor import http, open_table


def test_what_another_node_has_in_memory_goes_too(tmp_path: Path, postgres: Postgres, redis: RedisServer) -> None:
    async def evening() -> None:
        async with Cluster(tmp_path, postgres, redis, 2) as cluster:
            here, there = cluster.nodes
            key, host = secrets.token_hex(32), secrets.token_hex(32)
            table = await asyncio.to_thread(open_table, there.link, "thulla", 3, host)
            ann = await arrive(there.socket, table, "Ann", host)
            gone = await arrive(there.socket, table, NAME, key)
            while (room := await next_of(gone, "room"))["you"] is None:
                pass
            mine = room["player"]
            assert mine.encode() in everything(cluster.database)
            await asyncio.to_thread(http, f"{here.link}/api/me", None, key, "DELETE")
            assert NAME.encode() not in everything(cluster.database)
            await ann.close()
            ann = await arrive(there.socket, table, "Ann", host)  # and the table goes on there
            await next_of(ann, "room")
            for seat in (2, 3):
                await say(ann, "add_bot", seat=seat, level="gentle")
            await say(ann, "start")
            await next_of(ann, "promise")
            left = everything(cluster.database)
            assert NAME.encode() not in left and mine.encode() not in left
            await ann.close()

    asyncio.run(evening())
