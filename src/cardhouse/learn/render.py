"""A table in letters, as one seat sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardhouse.core import kernel
from cardhouse.core.kernel import BACK
from cardhouse.core.position import Position

IN_A_PILE = 16


def drawn(position: Position, viewer: int | None = None) -> str:
    """Piles and facts, one to a line; None is the open table."""
    view = kernel.view(position, viewer)
    piles = [
        f"{'>' if name in view['to_move'] else ' '} {name}: {_pile(cards)}" for name, cards in view["piles"].items()
    ]
    facts = [f"  {name}: {said}" for name, fact in view["facts"].items() if (said := _fact(fact))]
    over = [f"  ranking: {', '.join('='.join(group) for group in view['result']['ranking'])}"] if view["over"] else []
    return "\n".join([*piles, *facts, *over])


def _pile(cards: list[str]) -> str:
    if all(card == BACK for card in cards):
        return f"({len(cards)})"
    shown = " ".join(cards[:IN_A_PILE])
    return f"{shown} … ({len(cards)})" if len(cards) > IN_A_PILE else shown


def _fact(fact: object) -> str:
    """In a word or two; nothing for what is empty or has parts of its own."""
    if isinstance(fact, bool):
        return "yes" if fact else ""
    if isinstance(fact, Mapping):
        plain: dict[str, Any] = {key: value for key, value in fact.items() if isinstance(value, int | str)}
        return " ".join(f"{key} {value}" for key, value in plain.items())
    if isinstance(fact, list | tuple):
        return " ".join(str(item) for item in fact if isinstance(item, int | str))
    return "" if fact is None else str(fact)
