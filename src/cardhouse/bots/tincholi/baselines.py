"""Players to be measured against, of Tincholi: what they do is fixed, so that results can be compared over the years.

They play in the arena, `cardhouse arena tincholi master hard --seats 2`; no table of the house has them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cardhouse.bots.mind import Bot, Mind
from cardhouse.bots.tincholi.habit import turns_of
from cardhouse.games.tincholi import moves
from cardhouse.games.tincholi.pieces import CARD, KNOWN, NUMBER, VALUE
from cardhouse.games.tincholi.rules import Tincholi

Chance = Callable[[], float]
LITTLE = 8  # a total that `hard` cuts with, and
GROWS = 0.4  # so much more after each turn
USUAL = 6  # a card that nobody has seen is kept for an unknown one when it is not above this


class Own(NamedTuple):
    """Its hand as it remembers it."""

    known: dict[int, int]  # slot → card
    unknown: list[int]  # slots

    @property
    def total(self) -> int | None:
        return None if self.unknown else sum(VALUE[card] for card in self.known.values())

    @property
    def highest(self) -> int | None:
        """The slot of its highest known card."""
        return max(self.known, key=lambda slot: VALUE[self.known[slot]], default=None)


def own(t: Tincholi, seat: int) -> Own:
    slots = list(enumerate(t.hands[seat]))
    known = {i: slot & CARD for i, slot in slots if slot & KNOWN << seat}
    return Own(known, [i for i, _ in slots if i not in known])


def easy(mind: Mind) -> str:
    """Cuts at random in one turn of twenty, draws from anywhere, and puts the card anywhere."""
    t, seat, random = _at(mind)
    if t.phase == "look":
        return _any(mind.legal, random)
    if moves.CUT in t.legal(seat) and random() < 0.05:
        return "cut"
    if t.phase == "draw":
        return _any([text for text in mind.legal if text != "cut"], random)
    return f"keep {int(random() * len(t.hands[seat])) + 1}"


def medium(mind: Mind) -> str:
    """Remembers its slots: fills the unknown ones first, then replaces its highest; cuts at 10 without a call."""
    t, seat, random = _at(mind)
    mine = own(t, seat)
    if t.phase == "look":
        return _any(mind.legal, random)
    if moves.CUT in t.legal(seat) and mine.total is not None and mine.total <= 10 and random() < 0.75:
        return "cut"
    if t.phase == "draw":
        return "draw" if t.stock else "take"
    if mine.unknown:
        return f"keep {mine.unknown[0] + 1}"
    return _for_the_highest(t, mine)


def hard(mind: Mind) -> str:
    """Cuts with the exact call when it holds little, and more with every turn; gets to know its hand, takes what is
    lower than its highest, discards pairs, and gives its highest away with a nine."""
    t, seat, random = _at(mind)
    mine = own(t, seat)
    if t.phase == "look":
        return _any(mind.legal, random)
    if moves.CUT in t.legal(seat) and mine.total is not None and mine.total <= LITTLE + GROWS * turns_of(t):
        return f"cut {mine.total}"
    highest = mine.highest
    worst = USUAL if mine.unknown or highest is None else VALUE[mine.known[highest]]
    if t.phase == "draw":
        top = VALUE[t.discard[-1]] if t.discard else 99
        return "take" if top < worst - 1 or not t.stock else "draw"
    card = t.drawn & CARD
    pair = _known_pair(mine)
    if pair and (t.stock or t.discard):
        return f"pair {pair[0] + 1} {pair[1] + 1}"
    if not t.taken and NUMBER[card] == 7 and mine.unknown:
        return f"peek {mine.unknown[0] + 1}"
    if not t.taken and NUMBER[card] == 9 and highest is not None and VALUE[mine.known[highest]] > USUAL + 1:
        return _given_away(mind, t, f"p{seat + 1}.{highest + 1}", random)
    if mine.unknown and (VALUE[card] <= USUAL or highest is None):
        return f"keep {mine.unknown[0] + 1}"
    return _for_the_highest(t, mine)


def _given_away(mind: Mind, t: Tincholi, slot: str, random: Chance) -> str:
    """For a card that somebody else has seen and kept."""
    swaps = [text for text in mind.legal if text.startswith("swap") and slot in text.split()]
    kept = [text for text in swaps if _is_kept(t, next(word for word in text.split()[1:] if word != slot))]
    return _any(kept or swaps, random)


def _is_kept(t: Tincholi, slot: str) -> bool:
    owner, at = (int(part) - 1 for part in slot.removeprefix("p").split("."))
    return owner != t.turn and bool(t.hands[owner][at] & KNOWN << owner)


def hard_1(mind: Mind) -> str:
    """What was `hard` before: the exact call at 6, and random swaps."""
    t, seat, random = _at(mind)
    mine = own(t, seat)
    if t.phase == "look":
        return _any(mind.legal, random)
    if moves.CUT in t.legal(seat) and mine.total is not None and mine.total <= 6:
        return f"cut {mine.total}"
    highest = mine.highest
    if t.phase == "draw":
        lower = bool(t.discard) and highest is not None and VALUE[t.discard[-1]] < VALUE[mine.known[highest]]
        return "take" if lower or not t.stock else "draw"
    card = t.drawn & CARD
    pair = _known_pair(mine)
    if pair and (t.stock or t.discard):
        return f"pair {pair[0] + 1} {pair[1] + 1}"
    if not t.taken and NUMBER[card] == 7 and mine.unknown:
        return f"peek {mine.unknown[0] + 1}"
    if not t.taken and NUMBER[card] == 9:
        return _any([text for text in mind.legal if text.startswith("swap")], random)
    if mine.unknown and (VALUE[card] <= USUAL or highest is None):
        return f"keep {mine.unknown[0] + 1}"
    return _for_the_highest(t, mine)


def _for_the_highest(t: Tincholi, mine: Own) -> str:
    """The drawn card in place of the highest known one, if that is higher, or if it has to go somewhere."""
    highest = mine.highest
    if highest is not None and (t.taken or VALUE[t.drawn & CARD] < VALUE[mine.known[highest]]):
        return f"keep {highest + 1}"
    return "keep 1" if t.taken else "drop"


def _known_pair(mine: Own) -> tuple[int, int] | None:
    """Two known slots with the same number; the highest such pair."""
    slots = sorted(mine.known, key=lambda slot: -VALUE[mine.known[slot]])
    for i, a in enumerate(slots):
        for b in slots[i + 1 :]:
            if NUMBER[mine.known[a]] == NUMBER[mine.known[b]]:
                return a, b
    return None


def _any(texts: list[str], random: Chance) -> str:
    return texts[int(random() * len(texts))]


def _at(mind: Mind) -> tuple[Tincholi, int, Chance]:
    t = mind.possible
    assert isinstance(t, Tincholi), "these play Tincholi"
    return t, mind.seat, mind.dice().random


LEVELS: dict[str, Bot] = {"easy": easy, "medium": medium, "hard": hard, "hard_1": hard_1}
