"""What a browser was sent, against the record of the match, which says where every card lay at every moment."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.request import urlopen

from cardhouse.core import kernel
from cardhouse.core.fold import Fold, seeded_deal
from cardhouse.core.position import DECK, Position
from cardhouse.core.record import Line, Record, read_record
from cardhouse.games import GAMES

# Games in which a face is there once, so that it can be searched for in any text.
FACES = {"thulla": r'"([2-9TJQKA][cdhs])"', "kazhutha": r'"([2-9TJQKA][cdhs])"', "tincholi": r'"([A2-9TJQ][cdhs])"'}


class Truth(Fold):
    """Keeps every position, also those in which the deck is about to deal."""

    def __init__(self, record: Record) -> None:
        self.all: list[tuple[Position, int]] = []  # and how many lines led to it
        self.done = 0
        super().__init__(record, GAMES)
        for _ in self.lines():
            pass

    def _deal_from_seed(self, following: Line | None) -> None:
        self.all.append((self.position, self.done))
        while self.seed and self.position.to_move == (DECK,) and not (following and following.actor == "deck"):
            self.deals += 1
            after = self.position.copy()
            after.news = []
            after.lay(seeded_deal(after, self.seed, self.deals))
            self.position = after
            self.all.append((self.position, self.done))
        self.done += 1


def record_of(link: str, frames: list[dict[str, Any]]) -> Record:
    """Of the match that these frames have seen to its end."""
    name = next(frame["record"] for frame in reversed(frames) if frame["type"] == "view")
    with urlopen(f"{link}/api/records/{name}.cgn", timeout=60) as answer:
        return read_record(answer.read().decode())


def checked(frames: list[dict[str, Any]], record: Record, viewer: int) -> int:
    """How many views there were: each is what this viewer may see, and no frame names a face hidden from them."""
    truth = Truth(record)
    assert truth.position.result is not None
    game, at, views = truth.game.name, 0, 0
    for frame in frames:
        if frame["type"] != "view" or frame["view"]["over"]:
            continue
        found = [k for k in range(at, len(truth.all)) if plain(kernel.view(truth.all[k][0], viewer)) == frame["view"]]
        assert found, f"no position of the record looks like this to {viewer}: {frame}"
        at, views = found[0], views + 1
        position, lines = truth.all[at]
        if game in FACES:
            named = set(re.findall(FACES[game], json.dumps(frame)))
            shown = {line.move for line in record.lines[:lines]} if game != "tincholi" else set()
            assert not named & (hidden(position, viewer) - shown), f"a hidden card was sent to {viewer}: {frame}"
    return views


def hidden(position: Position, viewer: int) -> set[str]:
    true, seen = kernel.view(position, None)["piles"], kernel.view(position, viewer)["piles"]
    pairs = ((face, shown) for name in true for face, shown in zip(true[name], seen[name], strict=True))
    return {face for face, shown in pairs if shown == kernel.BACK}


def plain(view: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(view))
    return found
