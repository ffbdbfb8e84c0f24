"""`cardhouse arena --jobs`: Ctrl-C stops the processes too, at once."""

from __future__ import annotations

import os
import signal
import sysconfig
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from subprocess import PIPE, Popen, run

import pytest

pytestmark = pytest.mark.slow

COMMAND = str(Path(sysconfig.get_path("scripts")) / "cardhouse")

# It notes in which process it plays, and is slow to think as soon as somebody wants it to be.
PLAYER = """
import os, time
from pathlib import Path
def play(mind):
    Path("processes", str(os.getpid())).touch()
    while Path("slowly").exists():
        time.sleep(60)
    return mind.legal[0]
def vanish(mind):
    os._exit(7)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "player.py").write_text(PLAYER, encoding="utf-8")
    (tmp_path / "processes").mkdir()
    return tmp_path


@pytest.fixture
def arena(folder: Path, ctrl_c: None) -> Iterator[Popen[str]]:
    """In the middle of it: a few deals are played, and now every thought takes long."""
    words = [COMMAND, "arena", "thulla", "player:play", "steady", "--seats", "2", "--deals", "100000", "--jobs", "2"]
    process = Popen(
        [*words, "--records", "kept"], cwd=folder, stdout=PIPE, stderr=PIPE, text=True, start_new_session=True
    )
    try:
        wait_for(lambda: len(list(folder.glob("kept/*"))) > 8 and len(list(folder.glob("processes/*"))) == 2)
        (folder / "slowly").touch()
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def wait_for(happens: Callable[[], bool], seconds: float = 60) -> None:
    until = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < until
        time.sleep(0.05)


def alive(number: str) -> bool:
    try:
        os.kill(int(number), 0)
    except ProcessLookupError:
        return False
    stat = Path("/proc", number, "stat")
    return not stat.exists() or stat.read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"


def test_ctrl_c_shows_at_once_what_was_played(arena: Popen[str], folder: Path) -> None:
    os.killpg(arena.pid, signal.SIGINT)  # as a terminal does: to all of them
    shown, said = arena.communicate(timeout=50)  # a thought takes longer
    assert arena.returncode == 130
    assert said.startswith("stopped after ") and len(said.splitlines()) == 1, said
    assert "With 95 % intervals" in shown
    assert not any(alive(process.name) for process in folder.glob("processes/*"))


def test_ctrl_c_again_leaves_nobody_behind(arena: Popen[str], folder: Path) -> None:
    for _ in range(2):
        os.killpg(arena.pid, signal.SIGINT)
        time.sleep(0.05)
    arena.communicate(timeout=30)
    assert arena.returncode != 0
    assert not any(alive(process.name) for process in folder.glob("processes/*"))


def test_when_the_arena_is_killed_its_processes_go_too(arena: Popen[str], folder: Path) -> None:
    arena.kill()
    wait_for(lambda: not any(alive(process.name) for process in folder.glob("processes/*")), 20)


def test_a_bot_that_ends_its_process_ends_the_contest_with_a_reason(folder: Path) -> None:
    words = [COMMAND, "arena", "thulla", "player:vanish", "steady", "--deals", "9", "--seats", "2", "--jobs", "2"]
    done = run(words, cwd=folder, text=True, capture_output=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "stopped after 0 of 9 tables; a process has ended in the middle of a game\n"
