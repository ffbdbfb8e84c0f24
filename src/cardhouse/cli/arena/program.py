"""Bots that are programs: the arena gives each a link and speaks the protocol of a table with it, docs/protocol.md."""

from __future__ import annotations

import atexit
import shlex
import shutil
from contextlib import suppress
from functools import cache
from itertools import count
from queue import Empty, SimpleQueue
from subprocess import DEVNULL, Popen, TimeoutExpired
from threading import Thread
from time import monotonic
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import Server, ServerConnection, serve

from cardhouse import __version__
from cardhouse.bots.mind import Mind
from cardhouse.cli.bot import Fault, TooLong, limit_s
from cardhouse.core import kernel
from cardhouse.core.position import Position, seat_name
from cardhouse.table import messages as m

WIRE = "wire:"  # and a command: the name of such a bot
LINK = "{link}"  # where a command wants the link of its table
LEAVE_S = 1.0  # to go by itself at the end
YOU = "you"  # the public id of whoever comes
GLANCE_S = 0.2  # between two looks at whether it is still there
PROGRAMS: set[Popen[bytes]] = set()  # that run


class Program:
    """A command that takes a seat by link, as examples/seat.py does: a new process for every match and seat."""

    def __init__(self, command: str) -> None:
        self.words = shlex.split(command)
        if LINK not in command:
            raise ValueError(f"{command}: say {LINK} where the link of the table belongs")
        if shutil.which(self.words[0]) is None:
            raise ValueError(f"there is no command {self.words[0]}")
        self.options = ""  # of the match that is played
        self.seats: dict[int, Seat] = {}

    def begin(self, options: str) -> None:
        self.options = options

    def __call__(self, mind: Mind) -> str:
        nth = int(mind.seed.rpartition(" ")[2])
        if mind.seat not in self.seats:
            self.seats[mind.seat] = Seat(self.words, mind, self.options)
        return self.seats[mind.seat].ask(mind, nth)

    def over(self, position: Position) -> None:
        """The match has ended: they see the result, and go."""
        for seat in self.seats.values():
            seat.leave(position)
        self.seats.clear()


def is_program(name: str) -> bool:
    return name.startswith(WIRE)


@cache
def program(name: str) -> Program:
    """Raises ValueError if the command cannot be."""
    return Program(name.removeprefix(WIRE))


@atexit.register
def end_programs() -> None:
    for process in list(PROGRAMS):
        process.kill()


class Seat:
    """One program at its place, and what it is told."""

    def __init__(self, words: list[str], mind: Mind, options: str) -> None:
        house = open_house()
        self.seat, self.seats = mind.seat, mind.possible.seats
        self.settings = m.Settings(mind.game.name, self.seats, options, clock="off", hints=False)
        self.code = f"arena-{next(house.numbers)}"
        self.heard, self.n = 0, 0
        self.newest: m.View | None = None
        self.socket: ServerConnection | None = None
        self.moves: SimpleQueue[m.Move] = SimpleQueue()
        house.seats[self.code] = self
        self.process = Popen(
            [word.replace(LINK, f"{house.link}/t/{self.code}") for word in words], stdin=DEVNULL, stdout=DEVNULL
        )
        PROGRAMS.add(self.process)

    def ask(self, mind: Mind, nth: int) -> str:
        news, self.heard = [dict(item) for item in mind.heard[self.heard :]], len(mind.heard)
        self._show(mind.view, nth, news)
        until = monotonic() + limit_s(mind)
        while monotonic() < until and (self.process.poll() is None or not self.moves.empty()):
            try:
                answer = self.moves.get(timeout=GLANCE_S)
            except Empty:
                continue
            if answer.nth == nth:
                return answer.move
        status = self.process.poll()
        raise TooLong if status is None else Fault(f"the program has ended, with exit status {status}")

    def leave(self, position: Position) -> None:
        self._show(kernel.view(position, None), None, [])
        try:
            self.process.wait(LEAVE_S)
        except TimeoutExpired:
            self.process.kill()
            self.process.wait()
        PROGRAMS.discard(self.process)
        del open_house().seats[self.code]

    def _show(self, view: dict[str, Any], nth: int | None, news: list[dict[str, Any]]) -> None:
        self.n += 1
        turns = [m.Turn(name, None, 0) for name in view["to_move"]]
        self.newest = m.View(1, self.n, seat_name(self.seat), nth, view, news, turns, 0, [], None)
        self.send(self.newest)

    def send(self, message: m.Out) -> None:
        """To whoever is here; who comes later is told then."""
        if self.socket is not None:
            try:
                self.socket.send(msgspec.json.encode(message).decode())
            except ConnectionClosed:
                self.socket = None

    def room(self) -> m.Room:
        seats = [
            m.SeatShown(
                seat=seat_name(seat),
                state="taken" if seat == self.seat else "bot",
                player=None,
                name="",
                level=None,
                ready=True,
                connected=True,
                wins=0,
                losses=0,
                chair=seat,
                next=None,
                program=True,
            )
            for seat in range(self.seats)
        ]
        return m.Room(
            table=self.code,
            n=self.n,
            you=seat_name(self.seat),
            player=YOU,
            host=None,
            phase="playing",
            settings=self.settings,
            password=False,
            seats=seats,
            spectators=0,
            match=1,
            swaps=[],
            can_start="while_playing",
        )


class House:
    """What a program finds behind its link: a table with its seat, and nothing else."""

    def __init__(self) -> None:
        self.seats: dict[str, Seat] = {}
        self.numbers = count(1)
        self.server: Server = serve(self.receive, "127.0.0.1", 0)
        self.link = f"http://127.0.0.1:{self.server.socket.getsockname()[1]}"
        Thread(target=self.server.serve_forever, daemon=True).start()

    def receive(self, socket: ServerConnection) -> None:
        with suppress(ConnectionClosed):
            self._converse(socket)

    def _converse(self, socket: ServerConnection) -> None:
        seat: Seat | None = None
        for frame in socket:
            try:
                message = m.decode.decode(frame)
            except msgspec.MsgspecError as error:
                tell(socket, m.Refused("", "bad_message", {}, str(error)))
                continue
            match message:
                case m.Hello():
                    tell(socket, m.Welcome(YOU, "", __version__, 0))
                case m.Join(table=code) if code in self.seats:
                    seat = self.seats[code]
                    seat.socket = socket
                    tell(socket, seat.room())
                    if seat.newest is not None:
                        tell(socket, seat.newest)
                case m.Join():
                    tell(socket, m.Refused("join", "no_table", {}, "there is no such table"))
                case m.Move() if seat is not None:
                    seat.moves.put(message)
                case m.Ping(t=t):
                    tell(socket, m.Pong(t))
                case m.Pledge() | m.Share() | m.GoOn() | m.Back() | m.Leave():
                    pass  # the deals are the arena's, and nothing waits
                case _:
                    kind = str(message.__struct_config__.tag)
                    tell(socket, m.Refused(kind, "not_here", {}, "in the arena there are only moves"))


def tell(socket: ServerConnection, message: m.Out) -> None:
    socket.send(msgspec.json.encode(message).decode())


@cache
def open_house() -> House:
    """One in each process, opened when the first program comes."""
    return House()
