"""Checks that a record's deals follow from what was promised before the first card was seen.

From version 2 of fair deals on this needs no rules; whether the record is a game at all is for the rules to say.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from cardhouse.core.deal import GONE, commitment, first_seat, laid_out, match_seed, match_seed_1, shuffled
from cardhouse.core.fold import Fold, seeded_deal
from cardhouse.core.game import Game, read_seat
from cardhouse.core.kernel import faces
from cardhouse.core.position import NAMES, BadDeal, Deal, Position
from cardhouse.core.record import Record, RecordError, fair_of, read_piles

CLAIMS = ("Commit", "Secret", "Shares", "Unopened", "Drawn")  # a table's promise; a game played alone has a seed only
Given = Sequence[bytes | None]  # per seat


class Check(NamedTuple):
    holds: bool
    what: str


def verify(record: Record, games: Mapping[str, Game]) -> list[Check]:
    """Every promise the record lets us check. Raises RecordError if it does not even replay."""
    if fair_of(record) == 1:
        fold = Fold(record, games)
        return [*promises(record), *_deals_of_version_1(fold)]
    if record.tags["Game"].split()[0] in games:  # its rules say whether the pack and the hands can be
        Fold(record, games).to_end()
    return [*promises(record), *deals(record)]


def promises(record: Record) -> Iterator[Check]:
    """All that was given before the first card."""
    seats = _seats(record)
    yield from _missing(record)
    yield from _secret(record)
    yield from _seed(record, seats)
    yield from _lot(record, seats)


def _missing(record: Record) -> Iterator[Check]:
    """A record that claims a promise carries all of it: whoever takes a part away has something to hide."""
    missing = [name for name in ("Commit", "Secret", "Seed") if not record.tags.get(name)]
    shown = record.tags.get("Secret") or record.tags.get("Seed")
    if shown and any(name in record.tags for name in CLAIMS):
        for name in missing:
            yield Check(False, f"{name} IS MISSING: the deals of a table follow from all of its promise")


def _seats(record: Record) -> int:
    if not re.fullmatch(r"[1-9][0-9]?", record.tags["Seats"]):
        raise record.bad_tag("Seats", "Seats is the number of seats")
    return int(record.tags["Seats"])


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
    shares, unopened = read_given(record, seats)
    if secret and seed:
        holds = _seed_of(record, secret, shares, unopened) == seed
        late = [name for name, pledge in zip(NAMES, unopened, strict=False) if pledge]
        shy = f"; {' '.join(late)} did not open the share they had pledged" if late else ""
        yield Check(holds, f"the seed {_verb(holds)} from the secret and the players' shares{shy}")


def _lot(record: Record, seats: int) -> Iterator[Check]:
    """`[Drawn "p3"]`: p1 was drawn by lot, and who is p3 now was p1 before."""
    secret = _hex(record, "Secret")
    if "Drawn" not in record.tags or not secret:
        return
    try:
        was_first = read_seat(record.tags["Drawn"], seats)
    except BadDeal as error:
        raise record.bad_tag("Drawn", str(error)) from None
    shares, unopened = ([*given[was_first:], *given[:was_first]] for given in read_given(record, seats))
    holds = first_seat(_seed_of(record, secret, shares, unopened), seats) == -was_first % seats
    yield Check(holds, f"who is p1 {_verb(holds)} from the secret and the players' shares")


def _seed_of(record: Record, secret: bytes, shares: Given, unopened: Given) -> bytes:
    return match_seed_1(secret, shares) if fair_of(record) == 1 else match_seed(secret, shares, unopened)


def _verb(holds: bool) -> str:
    return "follows" if holds else "DOES NOT FOLLOW"


def read_given(record: Record, seats: int) -> tuple[list[bytes | None], list[bytes | None]]:
    """Per seat its share, or the pledge that it did not open; a seat that is not named gave neither."""
    shares, unopened = _by_seat(record, "Shares", seats), _by_seat(record, "Unopened", seats)
    if any(share and pledge for share, pledge in zip(shares, unopened, strict=True)):
        raise record.bad_tag("Unopened", "a seat has opened its share or it has not")
    return shares, unopened


def _by_seat(record: Record, name: str, seats: int) -> list[bytes | None]:
    """`[Shares "p1:9f… p3:02…"]`"""
    values: list[bytes | None] = [None] * seats
    for item in record.tags.get(name, "").split():
        found = re.fullmatch(r"p([1-9][0-9]?):([0-9a-fA-F]{64})", item)
        if found is None or int(found[1]) > seats or values[int(found[1]) - 1] is not None:
            raise record.bad_tag(name, f"{name} is p1:<64 hex digits> p2:…, each seat once")
        values[int(found[1]) - 1] = bytes.fromhex(found[2])
    return values


# -- deals of version 2, without any rules


class Dealt(NamedTuple):
    line: int
    verb: str
    piles: Mapping[str, Sequence[str]]

    @property
    def pack(self) -> list[str]:
        """What was shuffled, in the order of its bytes."""
        return sorted((card for name, cards in self.piles.items() if name != GONE for card in cards), key=str.encode)


def deals(record: Record) -> Iterator[Check]:
    """Each line of the deck beside what the seed gives. A set-up deal is nobody's promise."""
    seed, written = _hex(record, "Seed"), _written(record)
    for k, dealt in enumerate(written, 1):
        pack = _pack(written, k - 1)
        if seed and pack is not None and not (k == 1 and "Setup" in record.tags):
            holds = _follows(dealt, shuffled(pack, seed, k))
            yield Check(holds, f"line {dealt.line}: deal {k} {_verb(holds)} from the seed")


def _written(record: Record) -> list[Dealt]:
    found = []
    for line in record.lines:
        if line.actor == "deck":
            try:
                found.append(Dealt(line.number, *read_piles(line.move)))
            except BadDeal as error:
                raise RecordError(line.number, line.text, "bad_record", str(error)) from None
    return found


def _pack(written: Sequence[Dealt], at: int) -> list[str] | None:
    """A draw shows a few cards of the pack that is dealt next; None if there is no such deal."""
    return next((dealt.pack for dealt in written[at:] if dealt.verb == "deal"), None)


def _follows(dealt: Dealt, cards: Sequence[str]) -> bool:
    """Every card where it should be, and the piles in an order that nobody chose."""
    should = laid_out(cards, dealt.piles)
    return [(name, list(cards)) for name, cards in dealt.piles.items()] == list(should.items())


# -- deals of version 1, whose layout depends on the game


def _deals_of_version_1(fold: Fold) -> Iterator[Check]:
    before, k = fold.position, fold.deals
    for line in fold.lines():
        if line.actor == "deck" and fold.seed and before.setup is None:
            should = seeded_deal(before, fold.seed, k + 1, fair=1)
            holds = _laid(before, fold.game.read_deal(line.move)) == _laid(before, should)
            yield Check(holds, f"line {line.number}: deal {k + 1} {_verb(holds)} from the seed")
        before, k = fold.position, fold.deals


def _laid(before: Position, deal: Deal) -> object:
    """Where the cards lie after a deal, for the order inside a hand does not matter; or what was drawn."""
    if deal.verb == "draw":
        return {name: list(cards) for name, cards in deal.piles.items()}
    after = before.copy()
    after.lay(deal)
    return faces(after, None)
