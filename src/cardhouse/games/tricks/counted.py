"""What is counted in a match of Thulla or Kazhutha Kali."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cardhouse.core.info import Counted


def counted(item: Mapping[str, Any], view: Mapping[str, Any]) -> Iterator[Counted]:
    trick = view["facts"]["tricks"]
    if item["what"] == "cut":
        yield Counted("cuts", item["seat"], 1, trick)
        yield Counted("picked_up", item["taker"], item["count"], trick)
        return
    for loser in item["losers"]:
        yield Counted("lost", loser, 1, trick)
        yield Counted("left", loser, len(view["piles"][loser]), trick)
