"""Fair deals, played in all orders of arrival by cheats who do whatever they can.

A small world: a share is one of a few numbers, and the deal is their sum, so that one share that is not known makes
every deal as likely as any other; that is what the hash does in the real one. A pledge is a sealed box. Honest seats do
what docs/fair-deals.md says. The operator and one seat are cheats: they know all that was ever sent, decide what
arrives when and what is shown to whom, write the record, and want one deal out of all.

`solve` is the chance that the best cheats get it in a match that no honest seat objects to. It is an exhaustive search;
an honest share is drawn when it is opened, since until then it can be any. `LUCK` is what honest play gives.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from itertools import product

import pytest

DEALS = 3  # shares and deals are numbers modulo this
WANTED = 0
LUCK = Fraction(1, DEALS)
NONE = -1

Box = int  # what is in the cheats' pledge
Shown = tuple[Box, tuple[bool, ...]]  # the pledges: that of the cheats, and which honest seats have one


@dataclass(frozen=True)
class Rules:
    """What browsers insist on. Each weaker set is a protocol that somebody might think good enough."""

    pledges: bool = True  # shares are fixed before any is open
    compare: bool = True  # the pledges in the record are those that were shown before opening
    own_share: bool = True  # the own share is in the record
    named: bool = True  # a seat that did not open is in the record, and somebody minds
    once: bool = True  # a share is opened to one list of pledges, and that one is noted


@dataclass(frozen=True)
class Honest:
    older: bool = False  # knows no pledges, gives its share at once and objects to nothing
    pledged: bool = False
    shown: Shown | None = None  # what it was shown when it opened
    share: int = NONE
    again: bool = False  # it has opened a second time


World = tuple[Honest, ...]


@dataclass(frozen=True)
class Record:
    shares: tuple[int, ...]  # of the honest seats, NONE for one that is said to have given none
    box: Box  # of the cheats,
    opened: bool  # and whether they have opened it


def solve(rules: Rules, *seats: Honest) -> Fraction:
    @cache
    def best(world: World) -> Fraction:
        """The cheats stop here and write the record, or let another message arrive."""
        chances = [max(won(world, rules, record) for record in records(world, rules))]
        for i, changed in arrivals(world, rules):
            if changed.share != NONE or not changed.shown:
                chances.append(best(put(world, i, changed)))
            else:
                drawn = [best(put(world, i, replace(changed, share=share))) for share in range(DEALS)]
                chances.append(sum(drawn, Fraction(0)) / DEALS)
        return max(chances)

    return best(seats)


def put(world: World, i: int, seat: Honest) -> World:
    return (*world[:i], seat, *world[i + 1 :])


def arrivals(world: World, rules: Rules) -> Iterator[tuple[int, Honest]]:
    """What can happen next to which honest seat."""
    pledged = tuple(seat.pledged or seat.older for seat in world)
    for i, seat in enumerate(world):
        if rules.pledges and not seat.pledged and not seat.older:
            yield i, replace(seat, pledged=True)
        elif seat.share == NONE or not (rules.once or seat.again):
            again = seat.share != NONE
            yield from ((i, replace(seat, shown=(box, pledged), again=again)) for box in range(DEALS))


def records(world: World, rules: Rules) -> Iterator[Record]:
    """Whatever can be written: what was opened, or the lie that it was not; any box of their own, open or not."""
    for shares in product(*({NONE, seat.share} for seat in world)):
        for box in range(DEALS):
            yield Record(shares, box, True)
            if rules.pledges:
                yield Record(shares, box, False)


def won(world: World, rules: Rules, record: Record) -> Fraction:
    """Whether the deal is the wanted one, and nobody objects."""
    given = sum(share for share in record.shares if share != NONE)
    theirs = record.box if record.opened else record.box + 1  # an unopened pledge counts too, as another number
    content = all(accepts(seat, i, rules, record) for i, seat in enumerate(world))
    return Fraction(content and (given + theirs) % DEALS == WANTED)


def accepts(seat: Honest, i: int, rules: Rules, record: Record) -> bool:
    """An honest seat at the end, with the record and what it has noted."""
    if seat.older:
        return True
    if rules.own_share and record.shares[i] == NONE:
        return False
    if rules.named and not record.opened:
        return False
    pledged = tuple(share != NONE for share in record.shares)
    return not (rules.pledges and rules.compare) or seat.shown in (None, (record.box, pledged))


ONE, TWO, OLD = (Honest(),), (Honest(), Honest()), Honest(older=True)


@pytest.mark.parametrize("seats", [ONE, TWO, (*ONE, OLD), (OLD, OLD, *ONE)], ids=len)
def test_nobody_can_choose_a_deal_that_an_honest_seat_accepts(seats: World) -> None:
    """One seat that follows the protocol is enough, whatever the others do."""
    assert solve(Rules(), *seats) == LUCK


@pytest.mark.parametrize("seats", [ONE, TWO], ids=len)
def test_what_is_left_is_one_choice_of_the_cheating_seat_and_the_record_names_it(seats: World) -> None:
    """To open or not: two deals to choose from, not one and not all."""
    assert solve(Rules(named=False), *seats) == 2 * LUCK


WEAKER = {
    "version 1, where the operator's seat sends its share last": Rules(pledges=False),
    "different pledges for everybody, which nobody compares": Rules(compare=False),
    "a browser that opens again to other pledges": Rules(once=False),
}


@pytest.mark.parametrize("seats", [ONE, TWO], ids=len)
@pytest.mark.parametrize("weaker", WEAKER.values(), ids=WEAKER)
def test_a_weaker_protocol_is_found_out(weaker: Rules, seats: World) -> None:
    assert solve(weaker, *seats) == 1


def test_a_seat_that_does_not_look_for_its_own_share_can_be_left_out() -> None:
    assert solve(Rules(own_share=False), *ONE) == 1
    assert solve(Rules(own_share=False), *TWO) == 1


def test_a_table_of_older_clients_is_protected_as_before() -> None:
    assert solve(Rules(), OLD) == solve(Rules(pledges=False), OLD) == 1
