"""A line to the house that can be slow, or cut: then nothing gets through, and nobody is told."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread
from urllib.parse import urlsplit


class Wire:
    def __init__(self, link: str) -> None:
        there = urlsplit(link)
        self.house = (there.hostname or "", there.port or 80)
        self.whole = Event()
        self.whole.set()
        self.late_s = 0.0  # each way
        self.door = socket.create_server(("127.0.0.1", 0))
        self.link = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        Thread(target=self._welcome, daemon=True).start()

    def cut(self) -> None:
        self.whole.clear()

    def mend(self) -> None:
        self.whole.set()

    def _welcome(self) -> None:
        with suppress(OSError):
            while True:
                caller, _ = self.door.accept()
                Thread(target=self._connect, args=(caller,), daemon=True).start()

    def _connect(self, caller: socket.socket) -> None:
        with caller, socket.create_connection(self.house) as house:
            back = Thread(target=self._carry, args=(house, caller), daemon=True)
            back.start()
            self._carry(caller, house)
            back.join()

    def _carry(self, hears: socket.socket, speaks: socket.socket) -> None:
        with suppress(OSError):
            while said := hears.recv(65536):
                self.whole.wait()
                time.sleep(self.late_s)
                speaks.sendall(said)
        for end in (hears, speaks):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


@contextmanager
def wire_to(link: str) -> Iterator[Wire]:
    wire = Wire(link)
    try:
        yield wire
    finally:
        wire.mend()
        wire.door.close()
