"""One house to one file, however the one before has ended."""

from __future__ import annotations

import sys
from pathlib import Path
from subprocess import PIPE, Popen, run

import pytest

from cardhouse.server.store.errors import CannotUse
from cardhouse.server.store.lock import only_one
from tests.server.open_house import CARDHOUSE, open_house

HOLDS = """
import sys
from cardhouse.server.store.lock import only_one
with only_one(sys.argv[1]):
    print("in", flush=True)
    sys.stdin.read()
"""


def holder(path: Path) -> Popen[str]:
    process = Popen([sys.executable, "-c", HOLDS, str(path)], stdin=PIPE, stdout=PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "in\n"
    return process


def test_a_second_house_is_told_who_has_the_file(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    with holder(path) as process:
        told = rf"Another house is open on .*house\.db \(process {process.pid}\)"
        with pytest.raises(CannotUse, match=told), only_one(str(path), patience_s=0):
            pass
        process.kill()
    with only_one(str(path), patience_s=0):
        pass


def test_one_that_is_just_closing_is_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    with holder(path) as process:
        assert process.stdin is not None
        process.stdin.close()
        with only_one(str(path), patience_s=60):
            pass


def test_a_folder_that_cannot_be_written_is_not_our_business(tmp_path: Path) -> None:
    with only_one(str(tmp_path / "nowhere" / "house.db")):
        assert not (tmp_path / "nowhere").exists()


def test_serving_twice_is_refused_and_the_first_one_goes_on(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        again = run(
            [*CARDHOUSE, "serve", "--port", "0", "--host", "127.0.0.1", "--database", str(house.database)],
            capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip
        assert again.returncode != 0
        assert f"(process {house.pid})" in again.stderr
        assert house.process is not None and house.process.poll() is None
