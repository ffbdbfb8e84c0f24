"""The rules read a second time, from what a player is sent: `cardhouse check-game` compares the two."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def legal(view: Mapping[str, Any], seat: str) -> list[str]:
    return list(view["piles"][seat])
