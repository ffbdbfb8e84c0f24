"""Fair deals beside a second implementation, written from the promise and with nothing but SHA-256."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import count, islice

import pytest

from cardhouse.core.deal import (
    GONE,
    bot_seed,
    commitment,
    first_seat,
    laid_out,
    match_seed,
    match_seed_1,
    pile_order,
    pledge_of,
    shuffled,
    words,
)

SECRET = bytes(range(32))
SHARES = [bytes([i] * 32) for i in (0xAA, 0x0B)]


def sha(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def numbers(seed: bytes, k: int) -> Iterator[int]:
    for n in count():
        block = sha(seed + bytes.fromhex(f"{k:08x}{n:08x}")).hex()
        yield from (int(block[i : i + 8], 16) for i in range(0, 64, 8))


def dealt(cards: list[int], seed: bytes, k: int) -> tuple[list[int], int]:
    """The shuffled cards, and how many numbers were thrown away."""
    stream, thrown, left = numbers(seed, k), 0, cards[:]
    for size in range(len(left), 1, -1):
        while (n := next(stream)) >= 2**32 - 2**32 % size:
            thrown += 1
        left[size - 1], left[n % size] = left[n % size], left[size - 1]
    return left, thrown


@pytest.mark.parametrize("n", range(1, 11))
def test_the_first_seat_is_drawn_as_the_page_says(n: int) -> None:
    for salt in range(20):
        draft = sha(bytes([salt, n]))
        lot = sha(f"cardhouse lot 1\n{draft.hex()}\n".encode())
        word = next(word for word in numbers(lot, 0) if word < 2**32 - 2**32 % n)
        assert first_seat(draft, n) == word % n


def test_every_seat_is_first_as_often() -> None:
    firsts = [first_seat(n.to_bytes(32, "big"), 3) for n in range(3_000)]
    assert all(900 < firsts.count(seat) < 1_100 for seat in range(3))


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert commitment(SECRET) == sha(SECRET).hex()


def test_a_pledge_is_the_hash_of_a_text_with_the_commitment_and_the_share() -> None:
    text = f"cardhouse pledge 2\n{commitment(SECRET)}\n{'aa' * 32}\n"
    assert pledge_of(commitment(SECRET), SHARES[0]) == sha(text.encode("ascii"))


def test_the_seed_is_the_hash_of_a_text_with_the_secret_and_what_every_seat_gave() -> None:
    text = f"cardhouse seed 2\n{SECRET.hex()}\np1 share {'aa' * 32}\np2 none\np3 pledge {'0b' * 32}\n"
    assert match_seed(SECRET, [SHARES[0], None, None], [SHARES[1], None, SHARES[1]]) == sha(text.encode("ascii"))


def test_the_seed_of_version_1_is_the_hash_of_a_text_with_the_secret_and_every_share() -> None:
    text = f"cardhouse seed 1\n{SECRET.hex()}\np1 {'aa' * 32}\np2 -\np3 {'0b' * 32}\n"
    assert match_seed_1(SECRET, [SHARES[0], None, SHARES[1]]) == sha(text.encode("ascii"))


def test_every_share_every_pledge_and_its_seat_count() -> None:
    one, two = SHARES
    given: list[tuple[list[bytes | None], list[bytes | None]]] = [
        ([], []),
        ([None], [None]),
        ([one], [None]),
        ([None], [one]),
        ([one, None], [None, None]),
        ([None, one], [None, None]),
        ([one, two], [None, None]),
        ([one, None], [None, two]),
    ]
    assert len({match_seed(SECRET, *some) for some in given}) == len(given)
    old = [shares for shares, pledges in given if not any(pledges)]
    assert len({match_seed_1(SECRET, shares) for shares in old}) == len(old)


def test_piles_are_filled_in_an_order_that_nobody_chooses() -> None:
    names = ["stock", "p10", "gone", "p2", "discard", "p1", "p", "pair", "p0"]
    assert sorted(names, key=pile_order) == ["p1", "p2", "p10", "discard", "gone", "p", "p0", "pair", "stock"]


def test_each_pile_gets_the_next_run_and_what_is_gone_none() -> None:
    piles = {"stock": "zz", GONE: "x", "p2": "z", "p10": "", "p1": "zzz"}
    assert list(laid_out("abcdef", piles).items()) == [
        ("p1", "abc"),
        ("p2", "d"),
        ("p10", ""),
        (GONE, "x"),
        ("stock", "ef"),
    ]


@pytest.mark.parametrize("k", [0, 1, 2, 255, 256, 70_000])
def test_the_stream_is_cut_from_hashes_of_seed_deal_and_counter(k: int) -> None:
    assert list(islice(words(SECRET, k), 100)) == list(islice(numbers(SECRET, k), 100))


@pytest.mark.parametrize("size", [0, 1, 2, 3, 32, 52, 80, 300])
def test_the_shuffle_is_the_promised_one(size: int) -> None:
    for k in range(1, 6):
        assert shuffled(range(size), SECRET, k) == dealt(list(range(size)), SECRET, k)[0]


def test_a_known_answer() -> None:
    """The first deal of a pack of 52 with the seed 00…00; nobody may ever change it."""
    assert shuffled(range(52), bytes(32), 1) == [
        31, 46, 14, 21, 48, 40, 42, 4, 19, 30, 36, 3, 29, 37, 49, 32, 43, 44, 47, 39, 15, 26, 35, 50, 41, 5,
        22, 8, 45, 28, 20, 33, 18, 9, 13, 0, 6, 2, 12, 17, 34, 23, 7, 27, 16, 1, 24, 38, 25, 11, 51, 10,
    ]  # fmt: skip


def test_a_number_that_would_favour_low_cards_is_thrown_away() -> None:
    """About one deal of 52 cards in six million does that; this is one."""
    rare = (5_508_710).to_bytes(32, "big")
    expected, thrown = dealt(list(range(52)), rare, 1)
    assert thrown == 1
    assert shuffled(range(52), rare, 1) == expected


def test_the_cards_themselves_stay_as_they_were() -> None:
    cards = [5, 5, 7, 9]
    assert sorted(shuffled(cards, SECRET, 1)) == cards == [5, 5, 7, 9]


def test_a_bot_is_given_a_seed_from_which_no_deal_follows() -> None:
    """`printf 'cardhouse bot 1\\n%s\\n' SEED | sha256sum`: anybody who has the record can make it again."""
    whims = sha(f"cardhouse bot 1\n{SECRET.hex()}\n".encode()).hex()
    assert bot_seed(SECRET, 0, 12) == f"{whims} p1 12"
    assert SECRET.hex() not in bot_seed(SECRET, 0, 12)
    assert bot_seed(SECRET, 1, 12) != bot_seed(SECRET, 0, 12) != bot_seed(SECRET, 0, 13)
