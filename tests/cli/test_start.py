"""`replay` is run thousands of times in a row: it must not wait for what it does not use."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from cardhouse.cli.match import Match
from cardhouse.games import GAMES

PROGRAM = """
import sys
from cardhouse.cli import main
main(["replay", sys.argv[1]], standalone_mode=False)
loaded = {"rich", "cardhouse.bots", "random"} & set(sys.modules)
assert not loaded, loaded
"""


def test_replay_starts_without_rich_and_bots(tmp_path: Path) -> None:
    thulla = GAMES["thulla"]
    match = Match(thulla, thulla.start(3), thulla.options(), bytes(32))
    match.deal()
    (tmp_path / "game.cgn").write_text(match.record(), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(tmp_path / "game.cgn")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert done.returncode == 0
