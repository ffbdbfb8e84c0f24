"""Where connections come in: each waits until it is known which table it is for, and is handed over unread."""

from __future__ import annotations

import itertools
import selectors
import socket
import time
from collections.abc import Callable, Collection

from cardhouse.server.workers.route import LONGEST, belongs, table_of, whole

AT_ONCE = 128  # connections that are taken before everybody else has a turn
BACKLOG = 2048
WAIT_S = 1.0  # so long a connection may say nothing; then any worker has it, with its limits
SLOW_S = 0.05  # how soon somebody is looked at again who has said half a line, or whom nobody took
MOST = 2_000  # connections that wait for somebody to take them
FULL_S = 10.0  # and for how long
FULL_REST_S = 0.01

Give = Callable[[socket.socket, str], bool]


class Reception:
    def __init__(self, listening: socket.socket, reading: selectors.BaseSelector, give: Give) -> None:
        self._listening, self._reading, self._give = listening, reading, give
        self._silent: dict[socket.socket, float] = {}  # those who have said nothing → since when
        self._slow: dict[socket.socket, float] = {}  # those who are looked at again
        self._turn = itertools.count()
        self._looked = 0.0

    def open(self) -> None:
        self._listening.listen(BACKLOG)
        self._listening.setblocking(False)
        self._reading.register(self._listening, selectors.EVENT_READ, self._come)

    def close(self) -> None:
        for guest in (*self._silent, *self._slow):
            guest.close()
        self._listening.close()

    forget = close  # in a worker: its own copies of them

    def choose(self, code: str, takers: Collection[int]) -> int:
        if code:
            return belongs(code, takers)
        return sorted(takers)[next(self._turn) % len(takers)]

    def wait_s(self, most: float) -> float:
        return SLOW_S if self._slow else most

    def _come(self) -> None:
        for _ in range(AT_ONCE):
            try:
                guest, _ = self._listening.accept()
            except BlockingIOError:  # nobody more
                return
            except OSError:  # gone again; or there is no room for a further file, until somebody leaves
                time.sleep(FULL_REST_S)
                return
            guest.setblocking(False)
            guest.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            if not self._look(guest, time.monotonic()):
                self._silent[guest] = time.monotonic()
                self._reading.register(guest, selectors.EVENT_READ, lambda guest=guest: self._speaks(guest))

    def _speaks(self, guest: socket.socket) -> None:
        since = self._silent.pop(guest)
        self._reading.unregister(guest)
        if not self._look(guest, since):
            self._slow[guest] = since

    def look_again(self) -> None:
        """At those who speak slowly, whom nobody took, or who say nothing."""
        now = time.monotonic()
        if now - self._looked < SLOW_S:
            return
        self._looked = now
        for guest in [guest for guest, since in self._silent.items() if now - since > WAIT_S]:
            self._speaks(guest)
        for guest, since in list(self._slow.items()):
            if self._look(guest, since) or now - since > FULL_S or len(self._slow) > MOST:
                del self._slow[guest]
                guest.close()

    def _look(self, guest: socket.socket, since: float) -> bool:
        """Whether it is somebody else's from now on."""
        try:
            head = guest.recv(LONGEST, socket.MSG_PEEK)
            gone = not head
        except BlockingIOError:
            head, gone = b"", False
        except OSError:
            head, gone = b"", True
        if not gone:
            if not whole(head) and time.monotonic() - since < WAIT_S:
                return False
            if not self._give(guest, table_of(head)):
                return False
        guest.close()
        return True
