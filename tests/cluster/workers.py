"""One real house of several workers; each of them can fall, and so can their parent."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from contextlib import suppress
from pathlib import Path

from tests.cluster.cluster import FLAGS, until
from tests.server.open_house import OpenHouse


class Workers(OpenHouse):
    def __init__(self, folder: Path, *flags: str, count: int = 2) -> None:
        super().__init__(folder, "--workers", str(count), *FLAGS, *flags)
        self.count = count
        self.paused: set[int] = set()

    @property
    def pids(self) -> list[int]:
        """Of those that are there now."""
        started = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text(encoding="ascii")
        return [int(pid) for pid in started.split()]

    def socket_of(self, table: str) -> str:
        """The address that leads to the worker of this table."""
        return f"{self.socket}?table={table}"

    async def kill_worker(self, pid: int) -> None:
        """The parent starts another one."""
        os.kill(pid, signal.SIGKILL)
        await until(lambda: pid not in self.pids and len(self.pids) == self.count)

    async def stop_worker(self, pid: int, for_s: float) -> None:
        os.kill(pid, signal.SIGSTOP)
        self.paused.add(pid)
        await asyncio.sleep(for_s)
        self.resume(pid)

    def resume(self, pid: int) -> None:
        self.paused.discard(pid)
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGCONT)

    def end(self) -> None:
        """Whatever is left of it."""
        pids = self.pids if self.process is not None else []
        for pid in list(self.paused):
            self.resume(pid)
        self.kill()
        latest = time.monotonic() + 10
        while any(Path(f"/proc/{pid}/stat").exists() for pid in pids) and time.monotonic() < latest:
            time.sleep(0.05)
