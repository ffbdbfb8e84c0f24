"""Replays, packed for the way to the browser."""

from __future__ import annotations

import gzip

from cardhouse.games import GAMES
from cardhouse.reading import replay
from cardhouse.reading.replay import Unreadable

Packed = tuple[bytes, dict[str, str]]


def page(id: str, text: str, seen_as: str, first: int, codings: set[str]) -> Packed | Unreadable:
    """What the API answers, and its headers. For a process beside the house: a long record takes a while."""
    made = replay.page(id, text, GAMES, seen_as, first)
    return made if isinstance(made, Unreadable) else packed(made, codings)


def packed(answer: bytes, codings: set[str]) -> Packed:
    """As small as the asking browser can read it: views repeat themselves, so that a tenth is left."""
    if "gzip" not in codings:
        return answer, {"vary": "accept-encoding"}
    return gzip.compress(answer, 4), {"vary": "accept-encoding", "content-encoding": "gzip"}
