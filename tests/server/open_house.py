"""A real `cardhouse serve`, in a process of its own on a free port, for as long as a test needs it."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, Popen

from tests.ports import free_port

Keeping = Callable[[Path], tuple[str, ...]]  # the flags of a new house with this folder: `--database`, its value, …
CARDHOUSE = [sys.executable, "-c", "from cardhouse.cli import main; main()"]
DROWSY = (
    "from cardhouse.table import time_control; time_control.ASLEEP_MS = 3_000"  # as a `prelude`: nobody waits for 30 s
)


class OpenHouse:
    """Started by `start`, which waits until it says where it is. Keeps everything in its folder, or in `--database`."""

    prelude = ""  # Python that it runs first, to shorten a time

    def __init__(self, folder: Path, *flags: str) -> None:
        self.folder, self.flags, self.port = folder, flags, free_port()
        self.database, self.log_file = folder / "house.db", folder / "house.log"
        self.process: Popen[str] | None = None
        self.link = ""

    def start(self) -> OpenHouse:
        """Always on the same port."""
        where = ["--host", "127.0.0.1", "--port", str(self.port), "--database", str(self.database)]
        with self.log_file.open("a") as log:
            self.process = Popen(
                [*CARDHOUSE[:2], f"{self.prelude}\n{CARDHOUSE[2]}", "serve", *where, *self.flags],
                stdout=PIPE,
                stderr=log,
                text=True,
                cwd=self.folder,
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.strip().startswith("http://"):
                self.link = line.strip()
                return self
        raise AssertionError(f"it did not open:\n{self.log}")

    @property
    def socket(self) -> str:
        return self.link.replace("http", "ws", 1) + "/ws"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    @property
    def log(self) -> str:
        return self.log_file.read_text(encoding="utf-8")

    def kill(self) -> None:
        """As the power fails."""
        self._end(signal.SIGKILL)

    def close(self) -> int:
        """As an operator ends it; its exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process, self.process = self.process, None
        if process is None:
            return 0
        os.kill(process.pid, how)
        status = process.wait(20)
        if process.stdout is not None:
            process.stdout.close()
        return status


@contextmanager
def open_house(folder: Path, *flags: str) -> Iterator[OpenHouse]:
    house = OpenHouse(folder, *flags).start()
    try:
        yield house
    finally:
        house.kill()
