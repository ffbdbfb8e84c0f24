"""What ends: a player's cards, a trick, a hand and the session; and the next one in order of play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardhouse.core.position import ALONE, TO_DECK, News, Result, by_seat, seat_name, seat_names
from cardhouse.games.dalmuti import told

if TYPE_CHECKING:
    from cardhouse.games.dalmuti.rules import Dalmuti


def next_of(d: Dalmuti, some: int, me: int) -> int:
    """D3: the next of these in order of play, which is the order of rank."""
    later = some & -(me << 1) or some
    return d.order[(later & -later).bit_length() - 1]


def go_out(d: Dalmuti, seat: int, me: int) -> None:
    d.out.append(seat)
    d.holding ^= me
    if d.news is not None:
        d.news.append(News("out", told.Out(seat=seat_name(seat), place=len(d.out))))


def end_trick(d: Dalmuti) -> None:
    """D10: the last player who played leads; if they are out, the next in order of play who holds cards."""
    if d.news is not None:
        d.news.append(News("trick", told.Play(seat=seat_name(d.by), count=len(d.trick))))
    _clear(d)
    d.leader = d.by if d.hands[d.by] else next_of(d, d.holding, 1 << d.rank[d.by])
    d.to_move = ALONE[d.leader]


def _clear(d: Dalmuti) -> None:
    d.gone += d.trick
    d.trick, d.players = [], []
    d.need = d.passed = 0


def end_hand(d: Dalmuti) -> None:
    """D12: n−1 points for the first … 0 for the last; after the last hand most points win."""
    _clear(d)
    last = d.order[d.holding.bit_length() - 1]
    d.last_order = (*d.out, last)
    place = [d.last_order.index(seat) for seat in range(d.seats)]
    gained = [d.seats - 1 - p for p in place]
    d.points = tuple(map(int.__add__, d.points, gained))
    d.firsts = tuple(first + (p == 0) for first, p in zip(d.firsts, place, strict=True))
    if d.news is not None:
        about = told.HandOver(order=seat_names(d.last_order), points=by_seat(gained))
        d.news.append(News("hand_over", about))
    d.to_move = TO_DECK
    if d.hand >= d.options.hands:
        d.to_move = ()
        ranking = sorted(range(d.seats), key=lambda s: (-d.points[s], -d.firsts[s], place[s]))
        d.result = Result([[seat] for seat in ranking], ranking[-1:], d.points)
