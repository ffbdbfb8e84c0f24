"""What is counted in a match of The Great Dalmuti."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cardhouse.core.info import Counted


def counted(item: Mapping[str, Any], view: Mapping[str, Any]) -> Iterator[Counted]:
    hand = view["facts"]["hand"]
    if item["what"] == "hand_over":
        yield Counted("first", item["order"][0], 1, hand)
        yield Counted("peon", item["order"][-1], 1, hand)
    elif item["what"] == "revolution":
        yield Counted("revolutions", item["seat"], 1, hand)
    else:
        yield Counted("taxes", item["seat"], item["count"], hand)
