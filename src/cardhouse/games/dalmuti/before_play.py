"""Between the deal and the first lead: a revolution may be called (D4), then taxes are paid (D5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardhouse.core.position import ALONE, News, seat_name
from cardhouse.games.dalmuti import pieces as sets
from cardhouse.games.dalmuti import ranks, taxes, told
from cardhouse.games.dalmuti.pieces import GIVE, JESTERS, QUIET
from cardhouse.games.dalmuti.told import ASK, PLAY, TAX

if TYPE_CHECKING:
    from cardhouse.games.dalmuti.rules import Dalmuti


def ask(d: Dalmuti) -> None:
    """D4: the holder of both Jesters is asked, alone and privately; without one nobody is."""
    holder = next((seat for seat, hand in enumerate(d.hands) if hand >> JESTERS == 2), -1)
    if holder < 0 or not d.options.revolution:
        return tax(d)
    d.phase, d.full, d.to_move = ASK, d.hands[:], ALONE[holder]
    return None


def tax(d: Dalmuti) -> None:
    """D5: the Greater ones exchange two cards, the Lesser ones (not with 3 players) one."""
    if not d.taxed:
        return start_play(d)
    d.exchanges = tuple(taxes.exchange(up, down, due, d.hands) for up, down, due in ranks.pairs(d.order))
    if d.options.tax_return == "worst":
        worst_of, hands = taxes.worst_of, d.hands
        d.exchanges = tuple(e._replace(back=worst_of(hands[e.up], e.number)) for e in d.exchanges)
    return exchange_when_chosen(d)


def exchange_when_chosen(d: Dalmuti) -> None:
    d.phase, d.full = TAX, d.hands[:]
    d.to_move = tuple(sorted(e.up for e in d.exchanges if e.number and not e.back))
    if d.to_move:
        return None
    hands = d.hands
    d.exchanges = tuple(e._replace(tax=taxes.best_of(hands[e.down], e.number)) for e in d.exchanges)
    for e in d.exchanges:  # all use the hands as dealt: nobody is in two of them
        hands[e.up] += e.tax - e.back
        hands[e.down] += e.back - e.tax
        _tell_of_tax(d, e.down, e.up, e.tax)
        _tell_of_tax(d, e.up, e.down, e.back)
    return start_play(d)


def _tell_of_tax(d: Dalmuti, giver: int, taker: int, gift: int) -> None:
    if d.news is not None and gift:
        about = told.Due(seat=seat_name(giver), to=seat_name(taker), count=sets.size_of(gift))
        cards = sets.cards_in(gift)
        d.news.append(News("tax", about, cards, seen_by=1 << giver | 1 << taker))


def answer(d: Dalmuti, seat: int, move: int) -> None:
    """What is asked before play: a revolution (D4), or what a Dalmuti gives back (D5)."""
    if move >= GIVE:
        gift = sets.gift_of(move)
        d.exchanges = tuple(e._replace(back=gift) if e.up == seat else e for e in d.exchanges)
        if d.news is not None:
            d.news.append(News("chosen", told.OfSeat(seat=seat_name(seat))))
        return exchange_when_chosen(d)
    if move == QUIET:
        if d.news is not None:
            d.news.append(News("quiet", told.OfSeat(seat=seat_name(seat)), told_to=1 << seat))
        return tax(d)
    d.caller, d.greater = seat, seat == d.order[-1]
    if d.news is not None:
        d.news.append(News("revolution", told.Revolution(seat=seat_name(seat), greater=d.greater)))
    if d.greater:
        ranks.rank_by(d, d.order[::-1])  # D4: all ranks reverse
        d.leader = seat  # D6
    return start_play(d)  # D4: no taxes this hand


def start_play(d: Dalmuti) -> None:
    d.phase, d.full = PLAY, d.hands[:]
    d.holding = sum(1 << place for place, seat in enumerate(d.order) if d.hands[seat])
    d.need = d.passed = 0
    d.to_move = ALONE[d.leader]
