"""A server on a core of its own: what it costs is read from /proc."""

from __future__ import annotations

import atexit
import os
import signal
import sys
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen

ROOT = Path(__file__).parents[1]
SERVER_CORE, LOAD_CORE = 0, 1
TICK = os.sysconf("SC_CLK_TCK")


class Child:
    """Started when it has said where it listens."""

    def __init__(self, command: list[str], folder: Path, **more: str) -> None:
        pinned = ["taskset", "-c", str(SERVER_CORE), *command]
        env = os.environ | {"NODE_ENV": "production"} | more
        self.process = process = Popen(pinned, stdout=PIPE, stderr=DEVNULL, text=True, cwd=folder, env=env)
        atexit.register(process.kill)  # none outlives us
        assert process.stdout is not None
        links = (line.strip() for line in process.stdout)
        self.host = next(link for link in links if link.startswith("http://")).removeprefix("http://")

    @property
    def cpu_s(self) -> float:
        """Of all its threads so far, and of its workers."""
        return sum(cpu_s(pid) for pid in (self.process.pid, *self.workers))

    @property
    def workers(self) -> list[int]:
        """The processes that it has started."""
        started = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(pid) for pid in started.split()]

    @property
    def memory(self) -> int:
        """Bytes in memory."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))

    def kill(self) -> None:
        for pid in (self.process.pid, *self.workers):
            os.kill(pid, signal.SIGKILL)
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


def cpu_s(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def cardhouse(folder: Path, port: int = 0, *more: str, package: Path = ROOT / "src") -> Child:
    """Ours, with durable commits, and without the limits that stop one address from being a thousand people."""
    limits = {"rate": 0, "address-rate": 0, "connections": 50_000, "connections-per-address": 50_000}
    limits |= {"tables-per-player": 50_000, "port": port}
    flags = [word for name, value in limits.items() for word in (f"--{name}", str(value))]
    command = [sys.executable, "-c", "from cardhouse.cli import main; main()", "serve", "--host", "127.0.0.1"]
    kept = ["--database", str(folder / "bench.db"), "--log", "off"]
    return Child([*command, *kept, *flags, *more], folder, PYTHONPATH=str(package))
