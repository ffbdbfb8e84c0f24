"""docs/learn.md is run from top to bottom."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

import pytest

for _needed in ("numpy", "gymnasium", "pettingzoo"):
    pytest.importorskip(_needed, reason="cardhouse[learn] is not installed")

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
