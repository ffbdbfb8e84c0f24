"""What is counted in a match of Liap Tui."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cardhouse.core.info import Counted


def counted(item: Mapping[str, Any], view: Mapping[str, Any]) -> Iterator[Counted]:
    facts = view["facts"]
    if item["what"] == "turn":
        yield Counted("piles", item["seat"], item["piles"], facts["round"])
    elif item["what"] == "answers":
        for seat in item["redeal"]:
            yield Counted("redeals", seat, 1, facts["round"])
    else:
        for seat, points in item["points"].items():
            yield Counted("declared", seat, 1, facts["round"])
            if points >= 0:  # L10: whoever misses their number loses points
                yield Counted("exact", seat, 1, facts["round"])
