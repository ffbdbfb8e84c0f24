"""A Redis of our own on a free port, for as long as a test needs it; it can fall and come back."""

from __future__ import annotations

import shutil
import socket
import time
from pathlib import Path
from subprocess import DEVNULL, Popen

from tests.ports import free_port

REDIS = shutil.which("redis-server")


class RedisServer:
    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.process: Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> RedisServer:
        assert REDIS is not None
        keep_nothing = ["--save", "", "--appendonly", "no"]
        command = [
            "setpriv",
            "--pdeathsig=KILL",
            REDIS,
            "--port",
            str(self.port),
            "--bind",
            "127.0.0.1",
            "--dir",
            str(self.folder),
            *keep_nothing,
        ]
        self.process = Popen(command, stdout=DEVNULL, stderr=DEVNULL)
        latest = time.monotonic() + 10
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 0.5).close()
                return self
            except OSError:
                assert time.monotonic() < latest and self.process.poll() is None, "redis does not start"
                time.sleep(0.02)

    def kill(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()
