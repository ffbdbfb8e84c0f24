"""What is counted in a match of Tincholi."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cardhouse.core.info import Counted


def counted(item: Mapping[str, Any], view: Mapping[str, Any]) -> Iterator[Counted]:
    seat, number = item["seat"], view["facts"]["round"]
    if item["what"] == "pair":
        if item["ok"]:
            yield Counted("pairs", seat, 1, number)
        return
    mine = item["totals"][seat]
    yield Counted("cuts", seat, 1, number)
    if mine < min(total for other, total in item["totals"].items() if other != seat):  # C11
        yield Counted("held", seat, 1, number)
    if item["called"] == mine:
        yield Counted("called", seat, 1, number)
