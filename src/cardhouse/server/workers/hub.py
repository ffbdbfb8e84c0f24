"""In the parent: what one worker says is told to the others that listen. Nobody waits for it, and it may get lost."""

from __future__ import annotations

import selectors
import socket
from collections import deque
from collections.abc import Mapping
from contextlib import suppress

from cardhouse.server.workers.frames import DONE, LEFT, LISTEN, SAID, UNLISTEN, WANT, Frame, frame, frames
from cardhouse.server.workers.permits import Granting

AT_ONCE = 256 * 1024  # bytes
MOST_WAITING = 16 * 1024 * 1024  # bytes for a worker that does not take them; what comes then is not told


class Member:
    """The parent's end of a worker's line."""

    def __init__(self, number: int, line: socket.socket, reading: selectors.BaseSelector) -> None:
        line.setblocking(False)
        self.number = number
        self.line, self.channels = line, set[str]()
        self.last_words = "", b""
        self._reading = reading
        self._in = bytearray()
        self._out: deque[bytes] = deque()
        self._waiting = 0  # bytes of it
        reading.register(line, selectors.EVENT_READ, self)

    def read(self) -> list[Frame] | None:
        """What it has said; None if it is gone."""
        try:
            some = self.line.recv(AT_ONCE)
        except BlockingIOError:
            return []
        except OSError:
            return None
        if not some:
            return None
        self._in += some
        return list(frames(self._in))

    def tell(self, text: bytes, must: bool = False) -> None:
        """What it must hear are few bytes that nobody says again."""
        if must or self._waiting < MOST_WAITING:
            self._out.append(text)
            self._waiting += len(text)

    def flush(self) -> None:
        while self._out:
            some = b"".join(self._out)
            try:
                sent = self.line.send(some)
            except BlockingIOError:
                sent = 0
            except OSError:
                sent = len(some)  # it is gone, and that is noticed where it is read
            self._waiting -= sent
            self._out.clear()
            if sent < len(some):
                self._out.append(some[sent:])
                break
        events = selectors.EVENT_READ | (selectors.EVENT_WRITE if self._out else 0)
        with suppress(KeyError):
            if self._reading.get_key(self.line).events != events:
                self._reading.modify(self.line, events, self)

    def close(self) -> None:
        with suppress(KeyError):
            self._reading.unregister(self.line)
        self.line.close()


class Hub:
    def __init__(self, crews: Mapping[str, int]) -> None:
        self.members: set[Member] = set()
        self._granting = Granting(crews)

    def hear(self, member: Member, kind: int, channel: str, text: bytes) -> None:
        if kind == WANT:
            self._granting.want(member, channel)
        elif kind == DONE:
            self._granting.done(member, channel)
        elif kind == LISTEN:
            member.channels.add(channel)
        elif kind == UNLISTEN:
            member.channels.discard(channel)
        elif kind == SAID:
            said = b""
            for other in self.members:
                if other is not member and channel in other.channels:
                    said = said or frame(SAID, channel, text)
                    other.tell(said)

    def comes(self, member: Member) -> None:
        self.members.add(member)

    def leaves(self, member: Member) -> None:
        self.members.discard(member)
        member.close()
        self._granting.leaves(member)
        self.hear(member, SAID, *member.last_words)
        for other in self.members:
            other.tell(frame(LEFT, text=str(member.number).encode()), must=True)

    def flush(self) -> None:
        for member in self.members:
            member.flush()
