"""How a game of tricks starts: from a full deal, or from a set-up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardhouse.core.cards import ACE_OF_SPADES, SUIT_OF
from cardhouse.core.game import check_cards, read_seats
from cardhouse.core.position import BadDeal, Deal, seat_name, seat_names
from cardhouse.games.tricks.rules import Tricks, lead, play, reset


def begin(t: Tricks, piles: Mapping[str, Sequence[int]], leader: int) -> None:
    """A full deal is on the table; the first trick starts."""
    reset(t)
    t.place(piles)
    link(t, list(range(t.seats)))
    t.opening = True
    lead(t, open_with_the_ace(t, leader))


def open_with_the_ace(t: Tricks, leader: int) -> int:
    """T4: the holder of As leads it; from then on everybody knows who that is."""
    if t.house.forced_ace:
        for seat, hand in enumerate(t.hands):
            if hand >> ACE_OF_SPADES & 1:
                t.must_open = True
                t.known[seat] |= 1 << ACE_OF_SPADES
                return seat
    return leader


def link(t: Tricks, players: list[int]) -> None:
    """The ring of those who are in, clockwise."""
    t.after = [-1] * t.seats
    t.still = len(players)
    for seat, following in zip(players, players[1:] + players[:1], strict=True):
        t.after[seat] = following


def check_set_up_deal(trial: Tricks, deal: Deal) -> None:
    """Raises BadDeal. The game gives a copy of itself, which is started for a trial."""
    check_cards(deal, [*seat_names(range(trial.seats)), "trick", "gone"], range(52))
    begin_from_setup(trial, deal.piles)


def begin_from_setup(t: Tricks, piles: Mapping[str, Sequence[int]]) -> None:
    """Starts between two tricks or, if there are cards in `trick`, within one."""
    assert t.setup is not None
    setup, t.setup = t.setup, None
    t.place(piles)
    trick, t.trick = t.trick, []
    t.out = read_seats(setup.get("out", ()), t.seats)
    t.cuts = int(setup.get("cuts", ("0",))[0])
    t.opening = "opening" in setup
    t.leader = read_seats(setup.get("lead", ("p1",)), t.seats)[0]
    if t.opening and not trick:
        t.leader = open_with_the_ace(t, t.leader)
    inside = [s % t.seats for s in range(t.leader, t.leader + t.seats) if s % t.seats not in t.out]
    played, waiting = inside[: len(trick)], inside[len(trick) :]
    if any(t.hands[seat] for seat in t.out):
        raise BadDeal("who is out holds no cards")
    t.out += sorted(seat for seat in waiting if not t.hands[seat])
    waiting = [seat for seat in waiting if t.hands[seat]]
    if t.leader not in played + waiting:
        raise BadDeal(f"{seat_name(t.leader)} cannot lead without cards")
    if not waiting or len(played) + len(waiting) < 2:
        raise BadDeal("at least two players must hold cards")
    played_out = t.opening and t.house.first_safe
    if not played_out and any(SUIT_OF[card] != SUIT_OF[trick[0]] for card in trick):
        raise BadDeal("a trick that is cut is over")
    link(t, sorted(played + waiting))
    t.hands = [hand | (1 << trick[played.index(s)] if s in played else 0) for s, hand in enumerate(t.hands)]
    lead(t, t.leader)
    for seat, card in zip(played, trick, strict=True):
        play(t, seat, card)
