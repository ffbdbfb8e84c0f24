"""A second reading of the rules of Hearts, from what a player is sent and nothing else. `cardhouse check-game` holds
the two against each other: who reads one sentence wrong rarely does so twice in the same way."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

ORDER = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]


def legal(view: Mapping[str, Any], seat: str) -> list[str]:
    hand, trick, taken = view["piles"][seat], view["piles"]["trick"], view["piles"]["taken"]
    if view["facts"]["phase"] == "give":
        return ["give " + ",".join(sorted(three, key=ORDER.index)) for three in combinations(hand, 3)]
    points = [card for card in hand if card[1] == "h" or card == "Qs"]
    hearts = [card for card in hand if card[1] == "h"]
    if not trick and not taken:
        return [min((card for card in hand if card[1] == "c"), key=ORDER.index)]
    if not trick:
        broken = any(card[1] == "h" for card in taken)
        return hand if broken or hearts == hand else [card for card in hand if card not in hearts]
    follow = [card for card in hand if card[1] == trick[0][1]]
    if follow:
        return follow
    if not taken and points != hand:
        return [card for card in hand if card not in points]
    return list(hand)
