"""A record up to one of its moments: what a seat knew there, and other hands that it could not have told apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import islice

from cardhouse.core import kernel
from cardhouse.core.fold import Fold
from cardhouse.core.game import Game
from cardhouse.core.position import UNKNOWN, Position, Rng
from cardhouse.core.record import Line, Record, RecordError, read_piles


def fold_before(record: Record, games: Mapping[str, Game], n: int) -> Fold:
    """The record with its lines before line `n`, from 1 on. Raises RecordError."""
    fold = Fold(record, games)
    for _ in islice(fold.lines(), n - 1):
        pass
    return fold


def remembered(position: Position, viewer: int) -> dict[str, list[str]]:
    """What a seat has seen of cards that are hidden from it now. Slots keep their order, with `??` between."""
    seen = kernel.faces(position, viewer)
    found: dict[str, list[str]] = {}
    for name, recall in position.recalls(viewer).items():
        cards = [kernel.BACK if card == UNKNOWN else position.faces[card] for card in recall.cards]
        if kernel.BACK in seen.get(name, ()) and any(card != kernel.BACK for card in cards):
            found[name] = cards
    return found


# -- other hands


TRIES = 200  # a world may hold cards with which what others did was not legal
PROMISES = ("Seed", "Commit", "Secret", "Shares", "Unopened", "Drawn", "Fair", "Result", "Ended")


def before(record: Record, n: int) -> Record:
    """Its lines before line `n`, without the promises: what is played on from here follows from no seed."""
    tags = {name: value for name, value in record.tags.items() if name not in PROMISES}
    return Record(tags, list(record.lines[: n - 1]))


def otherwise(record: Record, games: Mapping[str, Game], n: int, seat: int, rng: Rng) -> Record | None:
    """The lines before line `n` with the cards dealt again that this seat cannot know: it has seen and heard the same.

    Each line stays, only the deals change; None where no such deal is found, as in a game whose secret moves name
    cards. Raises RecordError.
    """
    known = before(record, n)
    position = fold_before(record, games, n).position
    view = kernel.view(position, seat)
    for _ in range(TRIES):
        other = kernel.resample(position, seat, rng)
        changed = _dealt_again(known, kernel.faces(position, None), kernel.faces(other, None))
        try:
            again = Fold(changed, games).to_end().position if changed else None
        except RecordError:
            continue
        if again is not None and _same(again, other) and kernel.view(again, seat) == view:
            return changed
    return None


def _same(one: Position, other: Position) -> bool:
    return kernel.faces(one, None) == kernel.faces(other, None)


Piles = Mapping[str, Sequence[str]]


def _dealt_again(record: Record, was: Piles, becomes: Piles) -> Record | None:
    """With deals from which the piles become these instead of those; None if that cannot be said of single cards."""
    lines = list(record.lines)
    decks = [i for i, line in enumerate(lines) if line.actor == "deck" and line.move.startswith("deal ")]
    laid = {i: read_piles(lines[i].move)[1] for i in decks}
    full = max((i for i in decks if set(laid[i]) >= {name for name in was if name[0] == "p"}), default=None)
    if full is None:
        return None
    decks = [i for i in decks if i >= full]
    faces = [card for cards in was.values() for card in cards]
    one_each = len(set(faces)) == len(faces)
    changed = _by_card(laid, decks, was, becomes) if one_each else _by_pile(laid, full, was, becomes)
    if not changed:
        return None
    for i in decks:
        piles = " ".join(f"{name}:{','.join(cards)}" for name, cards in laid[i].items())
        lines[i] = Line(lines[i].number, "deck", f"deal {piles}")
    return Record(dict(record.tags), lines)


def _by_card(laid: Mapping[int, dict[str, list[str]]], decks: Sequence[int], was: Piles, becomes: Piles) -> bool:
    """Every card is there once: each is exchanged where it was shuffled last."""
    swapped = {a: b for name in was for a, b in zip(was[name], becomes[name], strict=True) if a != b}
    left = set(swapped)
    for i in reversed(decks):
        here = left & {card for cards in laid[i].values() for card in cards}
        for cards in laid[i].values():
            cards[:] = [swapped[card] if card in here else card for card in cards]
        left -= here
    return not left


def _by_pile(laid: Mapping[int, dict[str, list[str]]], full: int, was: Piles, becomes: Piles) -> bool:
    """Cards look alike: what a pile has too many of is exchanged in what was dealt to it."""
    for name in was:
        more, less = Counter(becomes[name]), Counter(was[name])
        come, go = list((more - less).elements()), list((less - more).elements())
        dealt = laid[full].get(name, [])
        for old, new in zip(go, come, strict=True):
            if old not in dealt:
                return False
            dealt[dealt.index(old)] = new
    return True
