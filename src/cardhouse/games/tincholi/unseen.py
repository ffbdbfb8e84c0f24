"""What a viewer of Tincholi can know of the cards they do not see: memory is the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from cardhouse.core.kernel import shuffle
from cardhouse.core.position import UNKNOWN, Place, Recall, Rng, seat_name
from cardhouse.games.tincholi.pieces import CARD, KNOWN, NO_SEAT, SHUFFLE

if TYPE_CHECKING:
    from cardhouse.games.tincholi.rules import Tincholi


def places(position: Tincholi, viewer: int, rng: Rng) -> list[Place]:
    """What they have seen stays known wherever it goes; and they have counted what each shuffle held."""
    known = KNOWN << min(viewer, NO_SEAT)
    unknown: dict[tuple[int, str], list[int]] = {}
    if position.stock:
        unknown[position.shuffles, "stock"] = list(range(len(position.stock)))
    if position.drawn >= 0 and not position.drawn & known:
        unknown[position.shuffles, "drawn"] = [0]
    for seat, hand in enumerate(position.hands if position.phase != "cut" else ()):
        for i, slot in enumerate(hand):
            if not slot & known:
                unknown.setdefault((slot >> SHUFFLE, seat_name(seat)), []).append(i)
    if len({nth for nth, _ in unknown}) < 2:
        return [Place(pile, at) for (_, pile), at in unknown.items()]
    return _places_by_shuffle(position, unknown, rng)


def recalls(position: Tincholi, viewer: int) -> dict[str, Recall]:
    """By slot; the hands lie open after a cut."""
    if position.phase == "cut":
        return {}
    known = KNOWN << min(viewer, NO_SEAT)
    return {
        seat_name(seat): Recall([slot & CARD if slot & known else UNKNOWN for slot in hand])
        for seat, hand in enumerate(position.hands)
    }


def _places_by_shuffle(position: Tincholi, unknown: Mapping[tuple[int, str], list[int]], rng: Rng) -> list[Place]:
    """Each shuffle's cards only where cards of it lie."""
    piles = position.piles()
    held: dict[int, list[int]] = {}
    for (nth, pile), at in unknown.items():
        held.setdefault(nth, []).extend(piles[pile].cards[i] for i in at)
    may = {nth: sum({1 << card for card in cards}) for nth, cards in held.items()}
    if sum(may.values()) == sum({1 << card for cards in held.values() for card in cards}):
        return [Place(pile, at, may[nth]) for (nth, pile), at in unknown.items()]
    found = []  # copies of a card in two shuffles: a mask cannot count them, so chance decides here
    for cards in held.values():
        cards.sort()
        shuffle(cards, rng)
    for (nth, pile), at in unknown.items():
        found += [Place(pile, [i], 1 << held[nth].pop()) for i in at]
    return found
