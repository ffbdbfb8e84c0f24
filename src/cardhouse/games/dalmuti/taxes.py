"""The taxes of The Great Dalmuti, and what each viewer knows or may suppose of the hands because of them.

Both sides of an exchange know the cards that moved. The Dalmuti also knows that the rest of the Peon's hand
is no better than what they got, the Peon (when the worst cards come back) that the rest of the Dalmuti's is no
worse. Everybody else knows only that there was an exchange: one is supposed that fits all they have seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, islice
from typing import NamedTuple

from cardhouse.core.position import ANY, Place, Rng, seat_name
from cardhouse.games.dalmuti.pieces import (
    BOTH_JESTERS,
    JESTER,
    JESTERS,
    NUMBERED,
    ONE,
    SHIFT,
    cards_in,
    choices,
    count,
    highest,
    lowest,
    packed,
    shared,
    size_of,
)

ANY_CARD = (1 << JESTER + 1) - 2  # masks of values, one bit each
JESTER_ONLY = 1 << JESTER
NO_JESTER = ANY_CARD ^ JESTER_ONLY
TRIES = 8  # exchanges supposed by chance before all are tried in turn


class Exchange(NamedTuple):
    up: int  # the Dalmuti
    down: int  # the Peon
    due: int  # two cards or one
    number: int  # fewer where a set-up has left somebody with too few numbered cards
    tax: int = 0  # what went up, packed
    back: int = 0  # what went down, or is chosen to


def exchange(up: int, down: int, due: int, hands: Sequence[int]) -> Exchange:
    """D5: two cards or one; as many as both sides have numbered cards, should a set-up leave fewer."""
    return Exchange(up, down, due, min(due, size_of(hands[up] & NUMBERED), size_of(hands[down] & NUMBERED)))


def best_of(hand: int, number: int) -> int:
    """D5: the lowest; Jesters are never taxed."""
    return packed(cards_in(hand & NUMBERED)[:number])


def worst_of(hand: int, number: int) -> int:
    """D5: the highest numbered cards; Jesters are never returned."""
    return packed(cards_in(hand & NUMBERED)[::-1][:number])


# -- what is known


class Claim(NamedTuple):
    """What is supposed of the unknown cards in a hand."""

    fixed: int = 0  # these are among them, packed
    numbered: int = 0  # this many more are no Jesters
    may: int = ANY_CARD  # what all the others may be


class Scene:
    """What a viewer can tell of the hands; never where the cards truly are that they do not know."""

    def __init__(
        self,
        viewer: int,
        hands: Sequence[int],
        full: Sequence[int],
        exchanges: Sequence[Exchange],
        pending: bool,
        worst: bool,
        caller: int,
    ) -> None:
        self.viewer, self.hands, self.exchanges = viewer, hands, exchanges
        self.pending = pending  # the cards have not moved yet
        self.worst = worst  # tax_return=worst
        self.played = [was - now for was, now in zip(full, hands, strict=True)]
        self.sizes = list(map(size_of, full))
        self.own_numbered = size_of(full[viewer] & NUMBERED) if viewer < len(hands) else 0
        self.known = self._known(caller)
        seats = range(len(hands))
        hidden = [0 if seat == viewer else hands[seat] - self.known[seat] for seat in seats]
        self.pool = sum(hidden)  # all the cards they do not know
        self.room = list(map(size_of, hidden))  # how many of them are in each hand

    def _known(self, caller: int) -> list[int]:
        """What they gave away, and the Jesters of a revolution, as far as they are not played yet."""
        return known_cards(self.viewer, self.played, () if self.pending else self.exchanges, caller)


def known_cards(viewer: int, played: Sequence[int], exchanges: Sequence[Exchange], caller: int) -> list[int]:
    """By seat, as packed hands: what was given away and is not played yet."""
    known = [0] * len(played)
    for e in exchanges:
        if e.up == viewer:
            known[e.down] = e.back - shared(e.back, played[e.down])
        elif e.down == viewer:
            known[e.up] = e.tax - shared(e.tax, played[e.up])
    if caller >= 0:
        known[caller] = BOTH_JESTERS - (played[caller] >> JESTERS << JESTERS)
    return known


def places(scene: Scene, claims: Mapping[int, Claim]) -> list[Place]:
    """The unknown cards of each hand, in parts that may hold different cards."""
    found = []
    for seat, hand in enumerate(scene.hands):
        if seat == scene.viewer:
            continue
        claim = claims.get(seat, Claim())
        at = unknown(hand, scene.known[seat])
        parts = [(1, 1 << card) for card in cards_in(claim.fixed)] + [(claim.numbered, NO_JESTER)]
        for number, may in [*parts, (len(at), claim.may)]:
            part, at = at[:number], at[number:]
            if part:
                found.append(Place(seat_name(seat), part, ANY if may == ANY_CARD else may))
    return found


def unknown(hand: int, known: int) -> list[int]:
    """Where in a sorted hand the cards are that are not known."""
    at = []
    for i, card in enumerate(cards_in(hand)):
        if count(known, card):
            known -= ONE[card]
        else:
            at.append(i)
    return at


def both_jesters(scene: Scene, rng: Rng) -> Mapping[int, Claim]:
    """D4: somebody is asked, so they hold both Jesters: anybody, as chance would deal them."""
    claims = {seat: Claim(may=NO_JESTER) for seat, cards in enumerate(scene.room) if cards}
    chances = {seat: scene.room[seat] * (scene.room[seat] - 1) for seat in claims}
    pick = rng.random() * sum(chances.values())
    holder = next(seat for seat in claims if (pick := pick - chances[seat]) < 0)
    return {**claims, holder: Claim(BOTH_JESTERS, 0, NO_JESTER)}


# -- what is supposed


def suppose(scene: Scene, rng: Rng) -> Mapping[int, Claim]:
    """Exchanges that can have been, for all that the viewer knows, and what follows for each hand."""
    found = _suppose(scene.exchanges, scene, rng, {})
    assert found is not None, "what a viewer knows contradicts itself"
    return found


def _suppose(
    exchanges: Sequence[Exchange], scene: Scene, rng: Rng, so_far: dict[int, Claim]
) -> dict[int, Claim] | None:
    if not exchanges:
        return so_far
    for claims in _guesses(exchanges[0], scene, rng):
        together = {**so_far, **claims}
        if fits(together, scene):
            found = _suppose(exchanges[1:], scene, rng, together)
            if found is not None:
                return found
    return None


def _guesses(e: Exchange, scene: Scene, rng: Rng) -> Iterable[dict[int, Claim]]:
    short = _short(e, scene, rng)
    if scene.pending:
        others = [seat for seat in (e.up, e.down) if seat != scene.viewer]
        return [{seat: _before(e, scene, seat, one) for seat in others} for one in short]
    if not e.number:
        return filter(None, (_after(e, scene, 0, 0, one) for one in short))
    if scene.viewer not in (e.up, e.down):
        tries = chain(islice(_by_chance(e, scene, short, rng), TRIES), _in_turn(e, scene, short))
        return filter(None, (_after(e, scene, tax, back, one) for tax, back, one in tries))
    claims = _after(e, scene, e.tax, e.back, short[0])
    assert claims is not None
    other = e.down if scene.viewer == e.up else e.up
    return [{other: claims[other]._replace(fixed=0)}]  # the cards that moved are known


def _short(e: Exchange, scene: Scene, rng: Rng) -> list[int]:
    """Who had only as many numbered cards as were exchanged, if that was why they were so few; -1: nobody."""
    if e.number == e.due:
        return [-1]
    if scene.viewer not in (e.up, e.down):
        return [e.down, e.up][:: 1 if rng.random() < 0.5 else -1]
    if scene.own_numbered == e.number:
        return [scene.viewer]
    return [e.down if scene.viewer == e.up else e.up]


def _before(e: Exchange, scene: Scene, seat: int, short: int) -> Claim:
    if seat == short:
        return Claim(0, e.number, JESTER_ONLY)
    scarce = scene.room[seat] - count(scene.pool, JESTER) < e.number
    return Claim(0, e.number if scarce else 0)


def _after(e: Exchange, scene: Scene, tax: int, back: int, short: int) -> dict[int, Claim] | None:
    """What follows for both hands if these cards moved; None if what has been played since says otherwise."""
    up = down = ANY_CARD
    if tax:
        down = ANY_CARD & -1 << highest(tax)  # the rest of the Peon's cards are no better
        if scene.worst:
            up = (2 << lowest(back)) - 1 & ANY_CARD | JESTER_ONLY  # the rest of the Dalmuti's are no worse
    if short == e.down:
        down = JESTER_ONLY
    elif short == e.up:
        up = JESTER_ONLY
    claims = {}
    for seat, got, may in ((e.up, tax, up), (e.down, back, down)):
        played = shared(got, scene.played[seat])
        if scene.played[seat] - played & ~_of_values(may):
            return None
        claims[seat] = Claim(got - played, 0, may)
    return claims


@cache
def _of_values(may: int) -> int:
    """A mask for packed hands from one of values; there are some forty of them."""
    return sum(31 << SHIFT[v] for v in range(1, JESTER + 1) if may >> v & 1)


def _by_chance(e: Exchange, scene: Scene, short: list[int], rng: Rng) -> Iterator[tuple[int, int, int]]:
    """As the taxes would be if hands of that size were dealt from all that could have been in them."""
    while True:
        tax = best_of(_some(scene.pool + scene.played[e.up], scene.sizes[e.down], rng), e.number)
        back = worst_of(_some(scene.pool + scene.played[e.down], scene.sizes[e.up], rng), e.number)
        if not size_of(tax) == size_of(back) == e.number:
            return
        yield tax, back, short[int(rng.random() * len(short))]


def _some(cards: int, number: int, rng: Rng) -> int:
    deck = cards_in(cards)
    hand = 0
    for left in range(len(deck), max(len(deck) - number, 0), -1):
        i = int(rng.random() * left)
        hand += ONE[deck[i]]
        deck[i] = deck[left - 1]
    return hand


def _in_turn(e: Exchange, scene: Scene, short: list[int]) -> Iterator[tuple[int, int, int]]:
    """All of them, those first that say least: low cards up, high cards down."""
    taxes = sorted(choices(scene.pool + scene.played[e.up], e.number))
    backs = sorted(choices(scene.pool + scene.played[e.down], e.number), reverse=True)
    yield from ((tax, back, one) for tax in taxes for back in backs for one in short)


def fits(claims: Mapping[int, Claim], scene: Scene) -> bool:
    """Whether the unknown cards can lie so (Hall: any group of places has as many cards as it needs)."""
    fixed = sum(claim.fixed for claim in claims.values())
    left = [count(scene.pool, v) - count(fixed, v) for v in range(1, 14)]
    if min(left) < 0:
        return False
    groups = [(0, 0)]
    for seat, claim in claims.items():
        free = scene.room[seat] - size_of(claim.fixed) - claim.numbered
        if free < 0:
            return False
        for number, may in ((claim.numbered, NO_JESTER), (free, claim.may)):
            if number and may != ANY_CARD:
                groups += [(n + number, m | may) for n, m in groups]
    return all(n <= sum(number for v, number in enumerate(left, 1) if m >> v & 1) for n, m in groups)


# -- what is made again in another world


def exchange_again(e: Exchange, hands: Sequence[int], worst: bool, rng: Rng) -> Exchange:
    """An exchange that led to these hands (as they were after the taxes)."""
    if not e.number:
        return e
    up, down = hands[e.up], hands[e.down]
    ups = [(tax, highest(tax), highest(up - tax & NUMBERED)) for tax in choices(up, e.number)]
    downs = [(back, lowest(back), lowest(down - back | ONE[JESTER])) for back in choices(down, e.number)]
    could_be = [
        (tax, back)
        for tax, worst_taxed, left_up in ups
        for back, best_returned, left_down in downs
        if worst_taxed <= left_down and (not worst or left_up <= best_returned)
    ]
    tax, back = could_be[int(rng.random() * len(could_be))]
    return e._replace(tax=tax, back=back)
