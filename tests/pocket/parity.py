"""Whole matches, hints and reviews as hashes, to compare one Python with another. Knows nothing of either."""

from __future__ import annotations

import json
from hashlib import sha256

from one import One  # type: ignore[import-not-found]  # beside this file, also inside the browser's Python

from cardhouse.pocket.answers import Asked
from cardhouse.pocket.steps import answer_in_steps

SHORT = {
    "thulla": (4, ""),
    "kazhutha": (3, ""),
    "dalmuti": (4, "hands=1 revolution=off"),
    "tincholi": (3, "target=10"),
    "liap_tui": (4, "max_rounds=1 max_redeals=0"),
}

REVIEWED = ("thulla", "tincholi")


def match(game: str, seed: int, level: str) -> str:
    """A record, what the coach said in it, and a page of its review."""
    seats, options = SHORT[game]
    one = One(seed)
    one.sits_with_bots(one.opens(game, seats, options), level)
    if seed == 0:
        one.plays(2)
        one.says(type="hint")
    one.plays()
    (record,) = one.records.values()
    said = [message for message in one.told if message["type"] == "hinted"]
    return sha256(
        json.dumps([record, said, review(record) if seed == 0 and game in REVIEWED else ""]).encode()
    ).hexdigest()


def review(record: str) -> str:
    step = answer_in_steps(Asked("GET", ["api", "records", "x-1", "review"], {"seat": "p1"}, "", record))
    while (said := step()) is None:
        pass
    return said[1]


def level_of(game: str, seed: int) -> str:
    """All levels; those that think long now and then."""
    if seed % 20 == 19:
        return {"thulla": "sharp", "kazhutha": "sharp", "tincholi": "master"}.get(game, "steady")
    return "steady" if seed % 5 == 0 else "gentle"


def digests(count: int) -> str:
    found = {game: [match(game, seed, level_of(game, seed)) for seed in range(count)] for game in SHORT}
    return json.dumps(found)
