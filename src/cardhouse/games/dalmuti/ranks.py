"""Who stands above whom: drawn for before the first hand, then by the order of going out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardhouse.core.position import TO_DECK, News, seat_name, seat_names
from cardhouse.games.dalmuti import told

if TYPE_CHECKING:
    from cardhouse.games.dalmuti.rules import Dalmuti


def draw(d: Dalmuti, drawn: list[tuple[int, int]]) -> None:
    """D2: the lowest becomes Greater Dalmuti, J counts 13; tied seats draw again among themselves."""
    if d.news is not None:
        d.news.append(News("draw", told.Draw(seats=seat_names(tied(d))), [card for card, _ in drawn]))
    cards = {seat: card for card, seat in drawn}
    d.drawn = tuple((*old, cards[s]) if s in cards else old for s, old in enumerate(d.drawn))
    i = d.groups.index(tied(d))
    split = tuple(tuple(s for c, s in drawn if c == card) for card in sorted({card for card, _ in drawn}))
    d.groups = d.groups[:i] + split + d.groups[i + 1 :]
    if not tied(d):
        d.phase = told.DEAL
        rank_by(d, [seat for group in d.groups for seat in group])


def tied(d: Dalmuti) -> tuple[int, ...]:
    """The best group of seats that have still to draw for their order."""
    return next((group for group in d.groups if len(group) > 1), ())


def next_order(d: Dalmuti) -> tuple[int, ...]:
    """D11: the order of going out is the rank for the next hand."""
    return d.last_order or d.order


def rank_by(d: Dalmuti, order: Sequence[int]) -> None:
    d.order = tuple(order)
    d.rank = tuple(d.order.index(seat) for seat in range(d.seats))
    if d.news is not None:
        d.news.append(News("ranks", told.Ranks(order=seat_names(order))))


def coming(d: Dalmuti) -> told.Coming | None:
    """D11, D5: when a hand is over, the ranks that follow from it, and who will pay whom."""
    if not d.hand or (d.to_move != TO_DECK and d.result is None):
        return None
    dues: list[told.Due] = []
    if d.options.taxes and d.result is None:
        dues = [told.Due(seat=seat_name(down), to=seat_name(up), count=due) for up, down, due in pairs(d.last_order)]
    return {"order": seat_names(d.last_order), "titles": titles(d.last_order), "dues": dues}


def pairs(order: Sequence[int]) -> list[tuple[int, int, int]]:
    """D5: up, down and how many cards; with 3 players there are no Lesser ones."""
    both = [(order[0], order[-1], 2), (order[1], order[-2], 1)]
    return both[: 1 if len(order) == 3 else 2]


def titles(order: Sequence[int]) -> dict[str, told.Title]:
    return {seat_name(seat): title(place, len(order)) for place, seat in enumerate(order)}


def title(place: int, seats: int) -> told.Title:
    """D3; with 3 players there are no Lesser ones."""
    if place in (0, seats - 1):
        return "Greater Peon" if place else "Greater Dalmuti"
    if seats > 3 and place in (1, seats - 2):
        return "Lesser Dalmuti" if place == 1 else "Lesser Peon"
    return "Merchant"
