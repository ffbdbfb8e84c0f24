"""One house, one innocent table and one process of attackers for the whole folder."""

from __future__ import annotations

import json
import os
import select
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any, NamedTuple

import pytest

from tests.attack.caller import new_key, open_table
from tests.attack.innocent import HOME, Innocent, Measure
from tests.attack.long_match import keep_long_record
from tests.server.open_house import OpenHouse

SOAK = os.environ.get("SOAK") == "1"
MEGABYTE = 1 << 20
WITHIN_S = 240.0  # an attack of a minute, on a busy machine
ROOT = Path(__file__).parents[2]


class Run(NamedTuple):
    """One attack, as the people at the innocent table and the operator have seen it."""

    before: Measure
    under: Measure
    grown: float  # MB of the server, at most
    told: dict[str, int]  # what the attackers were told


class Mob:
    """The process of the attackers."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.attack.mob"]
        self.process = Popen(command, stdin=PIPE, stdout=PIPE, text=True, cwd=ROOT)

    def prepare(self, **order: Any) -> None:
        self._say(order)
        assert (answer := self._hear()) == "ready", answer

    def go(self) -> dict[str, int]:
        self._say("go")
        told = self._hear()
        assert isinstance(told, dict), told
        return told

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()

    def _say(self, what: object) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(what) + "\n")
        self.process.stdin.flush()

    def _hear(self) -> Any:
        assert self.process.stdout is not None
        assert select.select([self.process.stdout], [], [], WITHIN_S)[0], "the mob stands still"
        line = self.process.stdout.readline()
        assert line, "the mob has ended"
        return json.loads(line)


class Memory:
    """The most that a process had while this is looking, in MB."""

    def __init__(self, pid: int) -> None:
        self.pid, self.most, self._over = pid, resident(pid), threading.Event()
        self._looking = threading.Thread(target=self._look, daemon=True)
        self._looking.start()

    def close(self) -> float:
        self._over.set()
        self._looking.join()
        return self.most

    def _look(self) -> None:
        while not self._over.wait(0.05):
            self.most = max(self.most, resident(self.pid))


def resident(pid: int) -> float:
    with open(f"/proc/{pid}/statm", encoding="ascii") as told:
        return int(told.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / MEGABYTE


class Field:
    """Where attacks happen."""

    def __init__(self, house: OpenHouse, innocent: Innocent, mob: Mob) -> None:
        self.house, self.innocent, self.mob = house, innocent, mob
        self.port = int(house.link.rpartition(":")[2])
        # Attackers who want to be at the innocent table have one like it in another house.
        self.table = innocent.table if innocent.port == self.port else open_table(self.port, HOME, new_key())

    def beside(self, house: OpenHouse) -> Field:
        """The same people, and an attack on another house."""
        return Field(house, self.innocent, self.mob)

    def run(self, attack: str, seconds: float, before_s: float, hints: bool = False) -> Run:
        """The same people for a while in peace, then under attack."""
        self.innocent.hints = hints
        begun = time.monotonic()
        time.sleep(before_s)
        before = self.innocent.measured(begun, time.monotonic())
        had, memory = resident(self.house.pid), Memory(self.house.pid)
        self.mob.prepare(attack=attack, port=self.port, table=self.table, seconds=seconds)
        try:
            begun = time.monotonic()
            told = self.mob.go()
            under = self.innocent.measured(begun, time.monotonic())
        finally:
            self.innocent.hints = False
            grown = memory.close() - had
        return Run(before, under, grown, told)


@contextmanager
def house_in_memory(*flags: str) -> Iterator[OpenHouse]:
    """Its folder is in memory where there is such a place: no other work on this machine's disk delays a move."""
    shm = "/dev/shm"
    folder = Path(tempfile.mkdtemp(prefix="attack-", dir=shm if os.access(shm, os.W_OK) else None))
    house = OpenHouse(folder, *flags)
    keep_long_record(house.database)
    house.start()
    try:
        yield house
    finally:
        house.kill()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def mob() -> Iterator[Mob]:
    mob = Mob()
    yield mob
    mob.close()


@pytest.fixture(scope="module")
def field(mob: Mob) -> Iterator[Field]:
    with house_in_memory() as house:
        innocent = Innocent(int(house.link.rpartition(":")[2]))
        yield Field(house, innocent, mob)
        innocent.close()
