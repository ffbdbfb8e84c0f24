"""Fair deals: anyone can recompute a shuffle from the seed of the match. `docs/fair-deals.md` says it byte by byte."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256


def commitment(secret: bytes) -> str:
    """What the server publishes before anybody sees a card."""
    return sha256(secret).hexdigest()


def match_seed(secret: bytes, shares: Sequence[bytes | None]) -> bytes:
    """The server's secret and every seat's own random bytes, mixed: the server alone cannot choose the outcome."""
    seats = (f"p{i} {'-' if share is None else share.hex()}\n" for i, share in enumerate(shares, 1))
    return sha256(f"cardhouse seed 1\n{secret.hex()}\n{''.join(seats)}".encode()).digest()


def first_seat(secret: bytes, shares: Sequence[bytes | None]) -> int:
    """Who becomes p1 where that is drawn by lot, counted as the seats were numbered before."""
    lot = sha256(f"cardhouse lot 1\n{match_seed(secret, shares).hex()}\n".encode()).digest()
    fair = 2**32 // len(shares) * len(shares)
    return next(word for word in words(lot, 0) if word < fair) % len(shares)


def bot_seed(seed: bytes, seat: int, nth: int) -> str:
    """For the whims of a bot at its nth decision: it follows from the seed of the match; no deal follows from it."""
    whims = sha256(f"cardhouse bot 1\n{seed.hex()}\n".encode()).hexdigest()
    return f"{whims} p{seat + 1} {nth}"


def words(seed: bytes, k: int) -> Iterator[int]:
    """The stream of the k-th deal: SHA-256(seed ‖ k ‖ counter), cut into 32-bit numbers."""
    prefix = seed + k.to_bytes(4, "big")
    counter = 0
    while True:
        block = sha256(prefix + counter.to_bytes(4, "big")).digest()
        for i in range(0, 32, 4):
            yield int.from_bytes(block[i : i + 4], "big")
        counter += 1


def shuffled(cards: Sequence[int], seed: bytes, k: int) -> list[int]:
    """Fisher–Yates from the last card down; a number that would favour low indices is thrown away."""
    deck = list(cards)
    stream = words(seed, k)
    for i in range(len(deck) - 1, 0, -1):
        fair = 2**32 // (i + 1) * (i + 1)
        word = next(stream)
        while word >= fair:
            word = next(stream)
        j = word % (i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return deck
