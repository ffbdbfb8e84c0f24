"""docs/learn.md is run from top to bottom, and the example learns."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

import pytest

for _needed in ("numpy", "gymnasium", "pettingzoo"):
    pytest.importorskip(_needed, reason="cardhouse[learn] is not installed")

from cardhouse.learn import Spec
from examples import learn_selfplay

PAGE = (Path(__file__).parents[2] / "docs" / "learn.md").read_text(encoding="utf-8")


def test_every_example_prints_what_the_page_says() -> None:
    blocks = re.findall(r"```python\n(.*?)```\s*```text\n(.*?)```", PAGE, re.DOTALL)
    assert len(blocks) >= 6 and len(blocks) == PAGE.count("```python")
    known: dict[str, object] = {}
    for code, printed in blocks:
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            exec(code, known)
        assert said.getvalue() == printed


def test_the_example_trains_and_is_measured() -> None:
    spec = Spec.of("thulla", 3)
    agent, games = learn_selfplay.train(spec, seconds=200, enough=40)
    assert games >= 40 and agent.updates > 0
    assert set(learn_selfplay.against_chance(spec, agent, 6)) == {"first", "last"}
