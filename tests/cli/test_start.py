"""`replay` is run thousands of times in a row: it must not wait for what it does not use."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.harness import record

PROGRAM = """
import sys
from cardhouse.cli import main
main(["replay", sys.argv[1]], standalone_mode=False)
sys.exit(", ".join(sorted({"rich", "cardhouse.bots", "random"} & set(sys.modules))))
"""


def test_replay_starts_without_rich_and_bots(tmp_path: Path) -> None:
    (tmp_path / "game.cgn").write_text(record(game="thulla", seats=3, seed="0" * 64), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(tmp_path / "game.cgn")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert done.returncode == 0
