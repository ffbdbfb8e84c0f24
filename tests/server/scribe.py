"""A process to be killed: writes lines as fast as they are kept, and says aloud what is kept. See test_store.py."""

import asyncio
import os
import random
import sys

from cardhouse.server.store.store import Store

TABLES = [f"table-{i}" for i in range(5)]
IN_FLIGHT = 100


def text(table: str, n: int) -> str:
    return f"p1 {table} {n}  ; " + "x" * (n % 300)


async def scribble(path: str, rng: random.Random) -> None:
    store = await Store.open(path)
    following = {table: len(await store.lines(table)) + 1 for table in TABLES}
    room = asyncio.Semaphore(IN_FLIGHT)

    def submit(table: str, count: int) -> None:
        n = following[table]
        following[table] += count

        def done(error: Exception | None) -> None:
            assert error is None, error
            os.write(1, f"{table} {n + count - 1}\n".encode())
            room.release()

        store.submit(table, n, [text(table, n + i) for i in range(count)], done)

    while True:
        await room.acquire()
        submit(rng.choice(TABLES), rng.choice((0, 1, 1, 1, 2, 5)))


if __name__ == "__main__":
    asyncio.run(scribble(sys.argv[1], random.Random(sys.argv[2])))
