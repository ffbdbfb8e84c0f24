"""Python in a browser plays, hints and reviews exactly as Python on a server does."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardhouse.server.outside import STATIC
from tools import web_build

HERE = Path(__file__).parent
START_MS = 3_000  # of a processor, until the first table could be opened; 1 s on a machine of 2025
MATCHES = 1000 if os.environ.get("SOAK") else 20


@pytest.mark.slow
def test_every_match_is_the_same_in_the_browsers_python() -> None:
    if not list(STATIC.glob("assets/pocket-house-*.pack")) or not web_build.up_to_date():
        pytest.skip("the house in a pocket is not built: make web")
    found = web_build.system_npm() or web_build.wheel_npm()
    if found is None:
        pytest.skip("no node here")
    node = "node" if web_build.system_npm() else found[0]
    there = subprocess.Popen([node, str(HERE / "in_node.mjs"), str(STATIC), str(MATCHES)], stdout=subprocess.PIPE)
    code = f"import sys; sys.path.insert(0, {str(HERE)!r}); import parity; print(parity.digests({MATCHES}))"
    here = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    said, _ = there.communicate()
    assert there.returncode == 0
    theirs, ours = json.loads(said), json.loads(here.stdout)
    assert {game: len(matches) for game, matches in ours.items()} == dict.fromkeys(ours, MATCHES)
    assert theirs["matches"] == ours
    assert theirs["heap_mb"] <= 80, theirs["heap_mb"]
    assert theirs["start_ms"] <= START_MS, theirs["start_ms"]
