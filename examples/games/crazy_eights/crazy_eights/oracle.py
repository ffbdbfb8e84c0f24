"""A second reading of the rules, from what a player is sent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

SUITS = ("clubs", "diamonds", "hearts", "spades")


def legal(view: Mapping[str, Any], seat: str) -> list[str]:
    facts, piles = view["facts"], view["piles"]
    if facts["phase"] == "name":
        return [f"name {suit}" for suit in SUITS]
    top, wanted = piles["discard"][0], facts["suit"]
    fits = [
        card
        for card in piles[seat]
        if card[0] == "8" or wanted == "any" or SUITS["cdhs".index(card[1])] == wanted or card[0] == top[0] != "8"
    ]
    may_draw = facts["drawn"] < facts["draws"] and (piles["stock"] or len(piles["discard"]) > 1)
    return [*fits, "draw" if may_draw else "pass"]
