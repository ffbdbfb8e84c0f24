"""The decisions of a game that has been played: what each seat knew, and what it did. Proofs and reviews begin here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from cardhouse.bots.mind import Mind, mind_of
from cardhouse.core.deal import bot_seed
from cardhouse.core.ears import Ears
from cardhouse.core.fold import Fold
from cardhouse.core.game import Game, read_seat
from cardhouse.core.record import Record


class Decision(NamedTuple):
    mind: Mind
    nth: int  # of this seat, from 0 on
    move: str  # what it did
    n: int  # the line of the record, from 1 on


def decisions(record: Record, games: Mapping[str, Game]) -> Iterator[Decision]:
    """In the order of play. Raises RecordError where the record cannot be."""
    fold = Fold(record, games)
    before = fold.position
    done = [0] * before.seats
    ears = Ears(before.seats, before.faces)
    ears.hear(before.news)
    for n, line in enumerate(fold.lines(), 1):
        if line.actor != "deck":
            seat = read_seat(line.actor, before.seats)
            seed = bot_seed(fold.seed, seat, done[seat])
            yield Decision(mind_of(fold.game, before, seat, ears.heard[seat], seed), done[seat], line.move, n)
            done[seat] += 1
        before = fold.position
        ears.hear(before.news)
