"""In a worker: connections that the parent has taken and hands over, as if they had come here."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable

AT_ONCE = 64  # connections before everybody else has a turn


class Handed:
    def __init__(self, takes: socket.socket, protocol: Callable[[], asyncio.Protocol]) -> None:
        self._takes, self._protocol = takes, protocol
        self._coming: set[asyncio.Task[object]] = set()

    def open(self) -> None:
        self._takes.setblocking(False)
        asyncio.get_running_loop().add_reader(self._takes, self._take)

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._takes)
        self._takes.close()

    def _take(self) -> None:
        loop = asyncio.get_running_loop()
        for _ in range(AT_ONCE):
            try:
                said, files, _, _ = socket.recv_fds(self._takes, 1, 1)
            except BlockingIOError:
                return
            if not said:  # the parent has gone
                loop.remove_reader(self._takes)
                return
            for file in files:  # none if this process may have no more of them
                guest = socket.socket(fileno=file)
                guest.setblocking(False)
                task = loop.create_task(loop.connect_accepted_socket(self._protocol, guest))
                self._coming.add(task)
                task.add_done_callback(self._came)

    def _came(self, task: asyncio.Task[object]) -> None:
        self._coming.discard(task)
        if not task.cancelled():
            task.exception()  # it may have gone again
