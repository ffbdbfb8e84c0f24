"""Fair deals: anyone can recompute a shuffle from the seed of the match. `docs/fair-deals.md` says it byte by byte."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from struct import unpack
from typing import Final, TypeVar

FAIR: Final = 2  # the version of fair deals by which new matches are dealt
GONE: Final = "gone"  # the pile of the cards that are left out before the shuffle
SEATS_END: Final = 1_000  # above every number of a seat
Card = TypeVar("Card")


def commitment(secret: bytes) -> str:
    """What the server publishes before anybody sees a card."""
    return sha256(secret).hexdigest()


def pledge_of(commit: str, share: bytes) -> bytes:
    """What a seat shows of its share before anybody's is known: bound to the match by the server's commitment."""
    return sha256(f"cardhouse pledge 2\n{commit}\n{share.hex()}\n".encode()).digest()


def match_seed(secret: bytes, shares: Sequence[bytes | None], pledges: Sequence[bytes | None]) -> bytes:
    """The server's secret and every seat's own random bytes, mixed. A seat that did not open counts as it pledged."""
    given = (_given(share, pledge) for share, pledge in zip(shares, pledges, strict=True))
    return _seed(2, secret, given)


def match_seed_1(secret: bytes, shares: Sequence[bytes | None]) -> bytes:
    """Of version 1, which knew no pledges."""
    return _seed(1, secret, ("-" if share is None else share.hex() for share in shares))


def _given(share: bytes | None, pledge: bytes | None) -> str:
    if share is not None:
        return f"share {share.hex()}"
    return "none" if pledge is None else f"pledge {pledge.hex()}"


def _seed(version: int, secret: bytes, given: Iterator[str]) -> bytes:
    seats = "".join(f"p{i} {what}\n" for i, what in enumerate(given, 1))
    return sha256(f"cardhouse seed {version}\n{secret.hex()}\n{seats}".encode()).digest()


def first_seat(draft: bytes, seats: int) -> int:
    """Who becomes p1 where that is drawn by lot; the draft is the seed with the seats as they were numbered before."""
    lot = sha256(f"cardhouse lot 1\n{draft.hex()}\n".encode()).digest()
    fair = 2**32 // seats * seats
    return next(word for word in words(lot, 0) if word < fair) % seats


def bot_seed(seed: bytes, seat: int, nth: int) -> str:
    """For the whims of a bot at its nth decision: it follows from the seed of the match; no deal follows from it."""
    whims = sha256(f"cardhouse bot 1\n{seed.hex()}\n".encode()).hexdigest()
    return f"{whims} p{seat + 1} {nth}"


def words(seed: bytes, k: int) -> Iterator[int]:
    """The stream of the k-th deal: SHA-256(seed ‖ k ‖ counter), cut into 32-bit numbers."""
    counter = 0
    while True:
        yield from _block(seed, k, counter)
        counter += 1


def _block(seed: bytes, k: int, counter: int) -> tuple[int, ...]:
    return unpack(">8I", sha256(seed + k.to_bytes(4, "big") + counter.to_bytes(4, "big")).digest())


def shuffled(cards: Sequence[Card], seed: bytes, k: int) -> list[Card]:
    """Fisher–Yates from the last card down; a number that would favour low indices is thrown away."""
    deck, numbers, counter = list(cards), list[int](), 0
    for i in range(len(deck) - 1, 0, -1):
        places = i + 1
        fair = 4_294_967_296 // places * places
        word = fair
        while word >= fair:
            if not numbers:
                numbers = [*_block(seed, k, counter)]
                numbers.reverse()
                counter += 1
            word = numbers.pop()
        j = word % places
        deck[i], deck[j] = deck[j], deck[i]
    return deck


def laid_out(cards: Sequence[Card], piles: Mapping[str, Sequence[Card]]) -> dict[str, Sequence[Card]]:
    """The shuffled cards in consecutive runs, as many as each pile has; what is gone was never shuffled."""
    laid: dict[str, Sequence[Card]] = {}
    at = 0
    for name in sorted(piles, key=pile_order):
        size = len(piles[name]) if name != GONE else 0
        laid[name] = cards[at : at + size] if name != GONE else piles[name]
        at += size
    return laid


@lru_cache(256)
def pile_order(name: str) -> tuple[int, str]:
    """Seats by their numbers, then the other piles by name: nobody chooses whose run comes first."""
    seat = re.fullmatch(r"p([1-9][0-9]*)", name)
    return (int(seat[1]), "") if seat else (SEATS_END, name)
