"""Plain Python is the reference: the compiled rules play the same games, to the last view.

By default only Thulla, Kazhutha and what they stand on are compiled, without optimisation: that takes some ten seconds.
The other games then run plain on a compiled `Position`. `make compiled` asks the same of the whole, optimised build.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.compile import CORE, ROOT, TRICKS, build

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if given := os.environ.get("CARDHOUSE_COMPILED"):
        return Path(given).resolve()
    if not (shutil.which("cc") or shutil.which("gcc")):
        pytest.skip("there is no C compiler")
    out = tmp_path_factory.mktemp("compiled") / "package"
    build(out, CORE + TRICKS, level="0")
    return out


def games_played(package: Path) -> list[str]:
    env = os.environ | {"PYTHONPATH": str(package), "PYTHONHASHSEED": "0"}
    games = [sys.executable, str(ROOT / "tests/same_games.py")]
    return subprocess.run(games, env=env, capture_output=True, text=True, check=True).stdout.splitlines()


def test_compiled_rules_play_the_same_games(compiled: Path) -> None:
    plain_file, *plain = games_played(ROOT / "src")
    compiled_file, *as_compiled = games_played(compiled)
    assert Path(plain_file) == ROOT / "src/cardhouse/games/thulla/rules.py"
    assert Path(compiled_file).parent == compiled / "cardhouse/games/thulla" and not compiled_file.endswith(".py")
    assert as_compiled == plain and len(plain) > 50
