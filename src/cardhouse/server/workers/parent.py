"""The parent of the workers: it starts them, hands connections to them, and starts those again that end."""

from __future__ import annotations

import logging
import os
import selectors
import signal
import socket
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import NoReturn

from cardhouse.server.log import where
from cardhouse.server.store.errors import CannotUse
from cardhouse.server.workers.frames import FAILED, HERE, OPEN
from cardhouse.server.workers.hub import Hub, Member
from cardhouse.server.workers.reception import Reception

SILENT_S = 20.0  # a worker that says nothing for so long is ended: it may stand still in the middle of its turn
CLOSE_S = 15.0  # and one that does not close by then
CALM_S = 2.0  # one that has gone on for so long is started again at once when it ends,
AGAIN_S = (0.0, 0.2, 1.0, 5.0)  # others after this
TICK_S = 0.5

log = logging.getLogger("cardhouse.workers")

Work = Callable[[int, socket.socket, socket.socket], None]  # a number, its line, and where its connections come from


class Worker:
    """One process, as its parent knows it."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.pid = 0
        self.member: Member | None = None
        self.gives: socket.socket | None = None  # where its connections are handed over
        self.open = False
        self.begun = self.heard = 0.0
        self.fell = 0  # times in a row
        self.again_at = 0.0


class Parent:
    def __init__(
        self,
        listening: socket.socket,
        count: int,
        work: Work,
        opened: Callable[[], None],
        crews: Mapping[str, int],
    ) -> None:
        self._work, self._opened = work, opened
        self._reading = selectors.DefaultSelector()
        self._hub = Hub(crews)
        self.workers = [Worker(number) for number in range(count)]
        self._reception = Reception(listening, self._reading, self._give)
        self._closing_since = 0.0
        self._told = False  # that the house is open
        self._trouble = ""
        self._wake, self._woken = socket.socketpair()

    def run(self) -> None:
        """Until SIGTERM or Ctrl-C, and all workers are gone. Raises CannotUse if they cannot open."""
        before = self._catch_signals()
        self._reading.register(self._woken, selectors.EVENT_READ, self._signalled)
        try:
            for worker in self.workers:
                self._start(worker)
            while not self._closing_since or any(worker.pid for worker in self.workers):
                try:
                    self._turn()
                except Exception as error:  # an internal error costs one connection or one hint, and not the house
                    log.error("an internal error of the parent", extra={"error": where(error)})
                    time.sleep(TICK_S / 10)
        finally:
            self._let_go(before)
        if self._trouble:
            raise CannotUse(self._trouble)

    # -- signals

    def _catch_signals(self) -> dict[signal.Signals, object]:
        for end in (self._wake, self._woken):
            end.setblocking(False)
        signal.set_wakeup_fd(self._wake.fileno(), warn_on_full_buffer=False)
        kinds = (signal.SIGTERM, signal.SIGINT, signal.SIGCHLD)
        return {kind: signal.signal(kind, lambda *_: None) for kind in kinds}

    def _let_go(self, before: dict[signal.Signals, object]) -> None:
        signal.set_wakeup_fd(-1)
        for kind, how in before.items():
            signal.signal(kind, how)  # type: ignore[arg-type]
        for worker in self.workers:
            self._ended(worker, signal.SIGKILL)
        self._reception.close()
        self._reading.close()
        self._wake.close()
        self._woken.close()

    def _signalled(self) -> None:
        kinds = set(self._woken.recv(1024))
        if kinds & {signal.SIGTERM, signal.SIGINT}:
            self._close()
        self._bury()

    def _close(self) -> None:
        """They say good-bye to their people; the second time there is no more waiting."""
        how = signal.SIGKILL if self._closing_since else signal.SIGTERM
        self._closing_since = self._closing_since or time.monotonic()
        for worker in self.workers:
            if worker.pid:
                os.kill(worker.pid, how)

    # -- what goes on

    def _turn(self) -> None:
        for key, events in self._reading.select(self._reception.wait_s(TICK_S)):
            if isinstance(key.data, Member):
                self._hear(key.data, events)
            else:
                key.data()
        self._reception.look_again()
        self._hub.flush()
        self._watch()

    def _hear(self, member: Member, events: int) -> None:
        if not events & selectors.EVENT_READ:
            return  # it takes more again, and is told it with all others
        worker = next(worker for worker in self.workers if worker.member is member)
        said = member.read()
        if said is None:
            self._gone(worker)
            return
        worker.heard = time.monotonic()
        for kind, channel, text in said:
            if kind == OPEN:
                member.last_words = channel, text
                self._opens(worker)
            elif kind == FAILED:
                self._trouble = text.decode()
            elif kind != HERE:
                self._hub.hear(member, kind, channel, text)

    def _opens(self, worker: Worker) -> None:
        worker.open = True
        if not self._told and all(one.open for one in self.workers):
            self._told = True
            self._reception.open()
            self._opened()

    def _watch(self) -> None:
        now = time.monotonic()
        if self._closing_since:
            if now - self._closing_since > CLOSE_S:
                self._close()
            return
        for worker in self.workers:
            if not worker.pid and now >= worker.again_at:
                self._start(worker)
            elif worker.open and now - worker.heard > SILENT_S:
                log.error("a worker says nothing any more, and is ended", extra={"node": worker.number})
                os.kill(worker.pid, signal.SIGKILL)
                worker.heard = now

    # -- one worker

    def _start(self, worker: Worker) -> None:
        ours, line = socket.socketpair()
        gives, takes = socket.socketpair()
        sys.stdout.flush()
        sys.stderr.flush()
        pid = os.fork()
        if not pid:
            self._become(worker.number, line, takes, (ours, gives))
        line.close()
        takes.close()
        gives.setblocking(False)
        worker.pid, worker.gives, worker.open = pid, gives, False
        worker.begun = worker.heard = time.monotonic()
        worker.member = Member(worker.number, ours, self._reading)
        self._hub.comes(worker.member)

    def _become(
        self, number: int, line: socket.socket, takes: socket.socket, ours: tuple[socket.socket, ...]
    ) -> NoReturn:
        """In the child: nothing of the parent's is left open, or others would not notice when it ends."""
        status = 1
        try:
            signal.set_wakeup_fd(-1)
            for kind in (signal.SIGTERM, signal.SIGINT, signal.SIGCHLD):
                signal.signal(kind, signal.SIG_DFL)
            self._reading.close()
            self._reception.forget()
            for other in self.workers:
                if other.member is not None:
                    other.member.line.close()
                if other.gives is not None:
                    other.gives.close()
            for end in (*ours, self._wake, self._woken):
                end.close()
            self._work(number, line, takes)
            status = 0
        except BaseException as error:  # whatever it is, this process does not go on as the parent
            log.error("a worker fell", extra={"node": number}, exc_info=error)
        finally:
            os._exit(status)

    def _gone(self, worker: Worker) -> None:
        """It takes nothing from now on. Its process may take a moment to end."""
        worker.open = False
        if worker.member is not None:
            self._hub.leaves(worker.member)
            worker.member = None
        if worker.gives is not None:
            worker.gives.close()
            worker.gives = None

    def _bury(self) -> None:
        for worker in self.workers:
            if worker.pid:
                with suppress(ChildProcessError):
                    if os.waitpid(worker.pid, os.WNOHANG)[0]:
                        self._has_ended(worker)

    def _has_ended(self, worker: Worker) -> None:
        now, worker.pid = time.monotonic(), 0
        never_opened = not worker.open and not self._told
        self._gone(worker)
        if self._closing_since:
            return
        if never_opened:
            self._trouble = self._trouble or "A worker could not open; the log says why."
            self._close()
            return
        worker.fell = 0 if now - worker.begun > CALM_S else worker.fell + 1
        again_s = AGAIN_S[min(worker.fell, len(AGAIN_S) - 1)]
        worker.again_at = now + again_s
        log.warning("a worker has ended, and is started again", extra={"node": worker.number, "again_s": again_s})

    def _ended(self, worker: Worker, how: signal.Signals) -> None:
        if worker.pid:
            with suppress(ProcessLookupError, ChildProcessError):
                os.kill(worker.pid, how)
                os.waitpid(worker.pid, 0)
        worker.pid = 0
        self._gone(worker)

    # -- connections

    def _give(self, guest: socket.socket, code: str) -> bool:
        """To the worker of its table, or to the next one. False if nobody takes it now."""
        takers = {worker.number for worker in self.workers if worker.open}
        while takers:
            number = self._reception.choose(code, takers)
            gives = self.workers[number].gives
            assert gives is not None
            try:
                socket.send_fds(gives, [b"."], [guest.fileno()])
            except OSError:  # it has gone, or has no room now
                takers.discard(number)
                continue
            return True
        return False
