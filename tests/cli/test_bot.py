"""Bots at the terminal: whatever they do, the game goes on."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from threading import Thread

import pytest

from cardhouse.bots.mind import Mind, Thought, mind_of
from cardhouse.bots.roster import settled
from cardhouse.cli import bot
from cardhouse.cli.bot import Fault, Patience, answer
from cardhouse.core.deal import bot_seed
from cardhouse.core.fold import seeded_deal
from cardhouse.games import GAMES

THULLA = GAMES["thulla"]


@pytest.fixture
def mind() -> Mind:
    position = THULLA.start(3)
    position.lay(seeded_deal(position, bytes(32), 1))
    (seat,) = position.to_move
    return mind_of(THULLA, position, seat, (), bot_seed(bytes(32), seat, 1))


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot, "ANSWER_S", 0.2)
    monkeypatch.setattr(bot, "TICK_S", 0.05)


def asked(mind: Mind, player: Callable[[Mind], object]) -> str:
    with Patience() as patience:
        return answer(mind, partial(thought_of, player=player), patience)


def thought_of(mind: Mind, player: Callable[[Mind], object]) -> Thought:
    return settled(mind, "it", player(mind))


def test_a_good_answer_is_played(mind: Mind) -> None:
    assert asked(mind, lambda mind: mind.legal[-1].upper()) == mind.legal[-1]


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (KeyError("x"), "KeyError: 'x'"),
        (RuntimeError("two\nlines"), "RuntimeError: two lines"),
        (SystemExit(), "SystemExit"),
        (SystemExit("enough"), "SystemExit: enough"),
        (KeyboardInterrupt(), "KeyboardInterrupt"),
        (GeneratorExit(), "GeneratorExit"),
    ],
    ids=repr,
)
def test_whatever_a_bot_raises_is_a_fault_with_its_line(mind: Mind, error: BaseException, says: str) -> None:
    def fails(mind: Mind) -> str:
        raise error

    with pytest.raises(Fault) as fault:
        asked(mind, fails)
    assert str(fault.value) == f"{says} (test_bot.py, line {fails.__code__.co_firstlineno + 1})"


def test_an_error_inside_the_house_is_told_with_the_line_that_led_to_it(mind: Mind) -> None:
    def careless(mind: Mind) -> str:
        return mind.possible.text(mind.possible.hands[99])  # type: ignore[attr-defined]

    with pytest.raises(Fault, match=rf"\(test_bot.py, line {careless.__code__.co_firstlineno + 1}\)$"):
        asked(mind, careless)


@pytest.mark.parametrize(
    ("said", "says"),
    [
        (None, "answers None, which is not a move"),
        ("pass", "plays pass, which is not legal"),
        ("x" * 1000, f"plays {'x' * (bot.LONGEST - 7)}…"),
    ],
)
def test_an_answer_that_is_no_legal_move_is_a_fault(mind: Mind, said: object, says: str) -> None:
    with pytest.raises(Fault) as fault:
        asked(mind, lambda mind: said)
    assert str(fault.value) == says


# -- time


@pytest.mark.usefixtures("hurried")
def test_a_bot_that_sleeps_or_runs_for_ever_is_not_waited_for(mind: Mind) -> None:
    def sleeps(mind: Mind) -> str:
        time.sleep(100)
        return mind.legal[0]

    def runs(mind: Mind) -> str:
        while True:
            with suppress(Exception):
                time.monotonic()

    for player in (sleeps, runs):
        with pytest.raises(Fault, match=r"^no answer within 0.2 s$"):
            asked(mind, player)


def test_the_first_answer_of_a_match_may_take_longer(mind: Mind) -> None:
    assert bot.limit_s(mind) == bot.ANSWER_S < bot.ARRIVE_S
    first = mind_of(THULLA, mind.possible, mind.seat, (), bot_seed(bytes(32), mind.seat, 0))
    assert bot.limit_s(first) == bot.ARRIVE_S
    tenth = mind_of(THULLA, mind.possible, mind.seat, (), bot_seed(bytes(32), mind.seat, 10))
    assert bot.limit_s(tenth) == bot.ANSWER_S


def test_each_answer_has_its_own_time_and_what_is_between_them_is_nobodys(
    mind: Mind, hurried: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot, "ANSWER_S", 0.4)

    def slow(mind: Mind) -> Thought:
        time.sleep(0.12)
        return Thought(mind.legal[0])

    with Patience() as patience:
        for _ in range(3):
            assert answer(mind, slow, patience) == mind.legal[0]
        time.sleep(0.6)
        assert answer(mind, slow, patience) == mind.legal[0]


@pytest.mark.usefixtures("hurried")
def test_whoever_else_waits_for_an_alarm_goes_on_waiting(mind: Mind) -> None:
    rung: list[int] = []
    before = signal.signal(signal.SIGALRM, lambda number, frame: rung.append(number))
    timer = signal.setitimer(signal.ITIMER_REAL, 0.3)
    try:
        with pytest.raises(Fault):
            asked(mind, lambda mind: time.sleep(100))
        assert 0 < signal.getitimer(signal.ITIMER_REAL)[0] <= 0.3
        time.sleep(0.5)
        assert rung == [signal.SIGALRM]
    finally:
        signal.signal(signal.SIGALRM, before)
        signal.setitimer(signal.ITIMER_REAL, *timer)


def test_in_another_thread_there_is_no_alarm(mind: Mind) -> None:
    said: list[str] = []
    thread = Thread(target=lambda: said.append(asked(mind, lambda mind: mind.legal[0])))
    thread.start()
    thread.join()
    assert said == [mind.legal[0]]


# -- Ctrl-C


def test_the_interrupt_of_a_person_is_nobodys_fault_even_if_the_bot_catches_it(mind: Mind, ctrl_c: None) -> None:
    def interrupted(mind: Mind) -> str:
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(100)
        return mind.legal[0]

    def hides(mind: Mind) -> str:
        try:
            return interrupted(mind)
        except BaseException:
            return mind.legal[0]

    before = signal.getsignal(signal.SIGINT)
    for player in (interrupted, hides):
        with pytest.raises(KeyboardInterrupt):
            asked(mind, player)
        assert signal.getsignal(signal.SIGINT) is before
