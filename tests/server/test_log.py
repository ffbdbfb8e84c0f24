"""What the log says, and what it never does."""

from __future__ import annotations

import ast
import logging
from pathlib import Path

import cardhouse.server
from cardhouse.server.log import SAFE, Text

LOGGED = ("debug", "info", "warning", "error", "critical")


def said() -> set[str]:
    """The fields that ride on any log record of the server."""
    names: set[str] = set()
    for path in Path(cardhouse.server.__file__).parent.rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text())):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in LOGGED:
                for extra in (keyword.value for keyword in call.keywords if keyword.arg == "extra"):
                    assert isinstance(extra, ast.Dict), f"{path.name}: the fields are named where they are said"
                    names |= {key.value for key in extra.keys if isinstance(key, ast.Constant)}  # type: ignore[misc]
    return names


def test_whatever_is_said_is_written() -> None:
    assert {"node", "late_ms", "table"} <= said() <= set(SAFE)


def test_what_nobody_named_stays_where_it_is() -> None:
    record = logging.makeLogRecord({"msg": "a table is taken over", "late_ms": 7, "node": "b", "hand": "As"})
    text = Text().format(record)
    assert "late_ms=7" in text and "node=b" in text and "As" not in text
