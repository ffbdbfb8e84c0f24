"""A process on a disk that gets full and has room again. See test_store.py; prints what happened, one word a line.

The disk is a small one of its own (`mount`, in a mount namespace that ends with the process), or the size
that a file may have.
"""

import asyncio
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from cardhouse.server.store.store import Store

LINE = "x" * 1000
ROOM = 400_000  # bytes


def small_disk(folder: Path) -> tuple[Callable[[], None], Callable[[], None]]:
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={ROOM}", "tmpfs", folder], check=True)
    ballast = folder / "ballast"
    ballast.write_bytes(bytes(ROOM // 2))
    return lambda: None, ballast.unlink


def small_files(folder: Path) -> tuple[Callable[[], None], Callable[[], None]]:
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    return (
        lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (ROOM // 2, hard)),
        lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard)),
    )


async def fill(folder: Path, way: str) -> None:
    fill_up, make_room = {"disk": small_disk, "files": small_files}[way](folder)
    store = await Store.open(str(folder / "house.db"))
    fill_up()
    loop = asyncio.get_running_loop()

    async def keep(table: str, n: int, count: int = 1) -> Exception | None:
        told: asyncio.Future[Exception | None] = loop.create_future()
        store.submit(table, n, [LINE] * count, told.set_result)
        return await told

    n = 1
    while (error := await keep("long", n)) is None:
        n += 1
        assert n < 2 * ROOM // len(LINE), "the disk never got full"
    both = await asyncio.gather(keep("long", n), keep("other", 1, 100), return_exceptions=False)
    assert all(both), both
    assert await store.lines("long") == [LINE] * (n - 1)
    assert await store.lines("other") == []
    os.write(1, f"full {n - 1} {type(error).__name__}\n".encode())

    make_room()
    assert await keep("long", n) is None
    assert await keep("other", 1) is None
    assert len(await store.lines("long")) == n
    await store.close()
    os.write(1, f"again {n}\n".encode())


if __name__ == "__main__":
    asyncio.run(fill(Path(sys.argv[1]), sys.argv[2]))
