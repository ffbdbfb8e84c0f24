"""A cable between a node and a server of ours, which can be cut: at once, or just before the answer to something."""

from __future__ import annotations

import contextlib
import socket
import threading
import time


class Cable:
    """Whoever connects to `port` talks to `to_port`, for as long as it is whole."""

    def __init__(self, to_port: int) -> None:
        self.to_port = to_port
        self.whole = True
        self.silent = False  # nothing goes through, and nobody is told
        self.cuts = 0
        self._question: bytes | None = None  # the answer to the next one that has this in it will not come
        self._ends: set[socket.socket] = set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self.whole = False
        self._part(*self._ends)

    def mend(self) -> None:
        self.whole = True

    def swallow_answer(self, question: bytes = b"") -> None:
        """The server does what it is asked, and nobody hears of it. After that the cable is whole again."""
        self._question = question

    def close(self) -> None:
        self._part(self._listening, *self._ends)

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                try:
                    if not self.whole:
                        raise ConnectionRefusedError
                    far = socket.create_connection(("127.0.0.1", self.to_port))
                except OSError:
                    near.close()
                    continue
                asked = threading.Event()
                self._ends |= {near, far}
                threading.Thread(target=self._ask, args=(near, far, asked), daemon=True).start()
                threading.Thread(target=self._answer, args=(near, far, asked), daemon=True).start()

    def _ask(self, near: socket.socket, far: socket.socket, asked: threading.Event) -> None:
        with contextlib.suppress(OSError):
            while said := near.recv(65536):
                if self._question is not None and self._question in said:
                    self._question = None
                    asked.set()
                self._wait()
                far.sendall(said)
        self._part(near, far)

    def _answer(self, near: socket.socket, far: socket.socket, asked: threading.Event) -> None:
        with contextlib.suppress(OSError):
            while said := far.recv(65536):
                if asked.is_set():
                    self.cuts += 1
                    break
                self._wait()
                near.sendall(said)
        self._part(near, far)

    def _wait(self) -> None:
        while self.silent:
            time.sleep(0.05)

    def _part(self, *ends: socket.socket) -> None:
        for end in ends:
            self._ends.discard(end)
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
