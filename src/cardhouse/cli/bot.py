"""Bots that sit down at the terminal: found by name, and asked so that the game goes on whatever they do."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from threading import current_thread, main_thread
from time import monotonic
from traceback import walk_tb
from types import FrameType

import click

import cardhouse
from cardhouse.bots.mind import Mind, Thought
from cardhouse.bots.roster import BadMove, NoSuchBot, bot
from cardhouse.core.game import Game
from cardhouse.core.info import in_a_line

ANSWER_S, ARRIVE_S = 10.0, 20.0  # for a move, and for the first one of a match
TICK_S = 0.25
LONGEST = 200  # letters of an error
HOME = str(Path(cardhouse.__file__).parent)


class Fault(Exception):
    """Why an answer is not played, in a line."""


class TooLong(BaseException):
    """Its time is up. No Exception, as a bot may catch those."""


def check_bot(name: str, game: Game, hint: str) -> None:
    """Before the first card: is there such a bot? A `module:function` may lie in the folder one is in."""
    folder = os.getcwd()
    if folder not in sys.path:
        sys.path.insert(0, folder)
    try:
        bot(name, game)
    except NoSuchBot as error:
        raise click.BadParameter(str(error), param_hint=hint) from None


def limit_s(mind: Mind) -> float:
    first = mind.seed.endswith(" 0")
    return ARRIVE_S if first else ANSWER_S


def answer(mind: Mind, think: Callable[[Mind], Thought], patience: Patience) -> str:
    """The move that a bot thinks of. Raises Fault for whatever else it does, and lets a person's Ctrl-C through."""
    limit = limit_s(mind)
    try:
        patience.begin(limit)
        move = think(mind).move
        patience.end()
    except BaseException as error:
        patience.end()
        if patience.stopped:
            raise KeyboardInterrupt from None
        raise Fault(told(error, limit)) from error
    if patience.stopped:
        raise KeyboardInterrupt  # the bot has caught it
    return move


def told(error: BaseException, limit: float) -> str:
    match error:
        case Fault():
            line = str(error)
        case BadMove(args=(_, what)):
            line = str(what)
        case TooLong():
            line = f"no answer within {limit:g} s"
        case _:
            line = in_a_line(error) + place_of(error)
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 1]}…"


def place_of(error: BaseException) -> str:
    """The last line outside of the house that led to it."""
    lines = [(frame.f_code.co_filename, line) for frame, line in walk_tb(error.__traceback__)]
    strange = [(Path(file).name, line) for file, line in lines if not file.startswith(HOME)]
    return " ({}, line {})".format(*strange[-1]) if strange else ""


class Patience:
    """Around bots: while one thinks its time runs, and Ctrl-C is the person's, whatever the bot makes of it.

    The time is counted in ticks, so that a game which stands still (Ctrl-Z) uses up nobody's. Without SIGALRM (Windows)
    there is no limit. One that is stopped in this way may have to wait for the end of a call into C.
    """

    def __init__(self) -> None:
        self.thinking = False
        self.left = 0.0  # ticks
        self.stopped = False
        self.on = current_thread() is main_thread()  # others may not set signals, and hear no Ctrl-C

    def begin(self, limit: float) -> None:
        self.left = limit / TICK_S
        self.thinking = True

    def end(self) -> None:
        self.thinking = False

    def __enter__(self) -> Patience:
        if not self.on:
            return self
        self.interrupt = signal.getsignal(signal.SIGINT)
        if callable(self.interrupt):
            signal.signal(signal.SIGINT, self._interrupted)
        if hasattr(signal, "SIGALRM"):
            self.began = monotonic()
            self.alarm = signal.signal(signal.SIGALRM, self._tick)
            self.timer = signal.setitimer(signal.ITIMER_REAL, TICK_S, TICK_S)
        return self

    def __exit__(self, *_: object) -> None:
        if not self.on:
            return
        if hasattr(signal, "SIGALRM"):
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, self.alarm)
            due, often = self.timer  # somebody else's, who goes on waiting
            if due:
                signal.setitimer(signal.ITIMER_REAL, max(due - (monotonic() - self.began), 0.001), often)
        if callable(self.interrupt):
            signal.signal(signal.SIGINT, self.interrupt)

    def _tick(self, number: int, frame: FrameType | None) -> None:
        self.left -= 1
        if self.left <= 0 and self.thinking:
            raise TooLong

    def _interrupted(self, number: int, frame: FrameType | None) -> None:
        self.stopped = True
        if callable(self.interrupt):
            self.interrupt(number, frame)
