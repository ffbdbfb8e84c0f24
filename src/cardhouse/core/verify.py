"""Checks that a record's deals follow from what was promised before the first card was seen."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from cardhouse.core.deal import commitment, first_seat, match_seed
from cardhouse.core.fold import Fold, seeded_deal
from cardhouse.core.game import Game, read_seat
from cardhouse.core.kernel import faces
from cardhouse.core.position import BadDeal, Deal, Position
from cardhouse.core.record import Record


class Check(NamedTuple):
    holds: bool
    what: str


def verify(record: Record, games: Mapping[str, Game]) -> list[Check]:
    """Every promise the record lets us check. Raises RecordError if it does not even replay."""
    fold = Fold(record, games)
    seats = fold.position.seats
    return [*_secret(record), *_seed(record, seats), *_lot(record, seats), *_deals(fold)]


def _hex(record: Record, name: str) -> bytes:
    value = record.tags.get(name, "")
    if not re.fullmatch(r"(?:[0-9a-fA-F]{64})?", value):
        raise record.bad_tag(name, f"{name} is 64 hex digits")
    return bytes.fromhex(value)


def _secret(record: Record) -> Iterator[Check]:
    commit, secret = _hex(record, "Commit"), _hex(record, "Secret")
    if commit and secret:
        holds = commitment(secret) == commit.hex()
        yield Check(
            holds,
            f"the server's secret {'is' if holds else 'IS NOT'} the one it committed to before the deal",
        )


def _seed(record: Record, seats: int) -> Iterator[Check]:
    secret, seed = _hex(record, "Secret"), _hex(record, "Seed")
    if secret and seed:
        holds = match_seed(secret, read_shares(record, seats)) == seed
        verb = "follows" if holds else "DOES NOT FOLLOW"
        yield Check(holds, f"the seed {verb} from the secret and the players' shares")


def _lot(record: Record, seats: int) -> Iterator[Check]:
    """`[Drawn "p3"]`: p1 was drawn by lot, and who is p3 now was p1 before."""
    secret = _hex(record, "Secret")
    if "Drawn" not in record.tags or not secret:
        return
    try:
        was_first = read_seat(record.tags["Drawn"], seats)
    except BadDeal as error:
        raise record.bad_tag("Drawn", str(error)) from None
    shares = read_shares(record, seats)
    holds = first_seat(secret, shares[was_first:] + shares[:was_first]) == -was_first % seats
    verb = "follows" if holds else "DOES NOT FOLLOW"
    yield Check(holds, f"who is p1 {verb} from the secret and the players' shares")


def read_shares(record: Record, seats: int) -> list[bytes | None]:
    """`[Shares "p1:9f… p3:02…"]`; a seat that is not named gave none."""
    shares: list[bytes | None] = [None] * seats
    for item in record.tags.get("Shares", "").split():
        found = re.fullmatch(r"p([1-9][0-9]?):([0-9a-fA-F]{64})", item)
        if found is None or int(found[1]) > seats or shares[int(found[1]) - 1] is not None:
            raise record.bad_tag("Shares", "Shares is p1:<64 hex digits> p2:…, each seat once")
        shares[int(found[1]) - 1] = bytes.fromhex(found[2])
    return shares


def _deals(fold: Fold) -> Iterator[Check]:
    """Each line of the deck beside what the seed gives. A set-up deal is nobody's promise."""
    before, k = fold.position, fold.deals
    for line in fold.lines():
        if line.actor == "deck" and fold.seed and before.setup is None:
            holds = _laid(before, fold.game.read_deal(line.move)) == _laid(
                before, seeded_deal(before, fold.seed, k + 1)
            )
            verb = "follows" if holds else "DOES NOT FOLLOW"
            yield Check(holds, f"line {line.number}: deal {k + 1} {verb} from the seed")
        before, k = fold.position, fold.deals


def _laid(before: Position, deal: Deal) -> object:
    """Where the cards lie after a deal, for the order inside a hand does not matter; or what was drawn."""
    if deal.verb == "draw":
        return {name: list(cards) for name, cards in deal.piles.items()}
    after = before.copy()
    after.lay(deal)
    return faces(after, None)
