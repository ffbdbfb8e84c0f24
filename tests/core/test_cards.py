"""The pack of 52 as ints and masks, beside the plainest way to say the same."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cardhouse.core.cards import (
    ACE_OF_SPADES,
    FACES,
    PACK,
    SUIT_NAMES,
    SUIT_OF,
    SUITS,
    cards_in,
    lowest,
    mask_of,
    pretty,
    rank,
)

HANDS = st.sets(st.integers(0, 51))


def test_the_ints_are_in_the_order_of_a_sorted_hand() -> None:
    assert FACES[:5] == ("2c", "2d", "2h", "2s", "3c")
    assert (FACES[50], FACES[ACE_OF_SPADES]) == ("Ah", "As")
    assert len(set(FACES)) == 52


def test_a_card_counts_its_rank_ace_high() -> None:
    assert [rank(FACES.index(face)) for face in ("2s", "9c", "Th", "Jd", "Qs", "Kc", "As")] == [
        2, 9, 10, 11, 12, 13, 14,
    ]  # fmt: skip


def test_each_card_knows_all_cards_of_its_suit() -> None:
    for card, face in enumerate(FACES):
        assert cards_in(SUIT_OF[card]) == tuple(c for c, other in enumerate(FACES) if other[1] == face[1])
        assert SUIT_NAMES[card % 4][0] == face[1] == SUITS[card % 4]


@given(HANDS)
def test_a_mask_holds_a_hand_and_gives_it_back_lowest_first(hand: set[int]) -> None:
    assert cards_in(mask_of(hand)) == tuple(sorted(hand))
    assert mask_of(hand) & PACK == mask_of(hand)


@given(HANDS.filter(bool))
def test_the_lowest_card_is_found_without_unpacking(hand: set[int]) -> None:
    assert lowest(mask_of(hand)) == min(hand)


def test_cards_are_shown_as_people_write_them() -> None:
    assert [pretty(FACES.index(face)) for face in ("7h", "Ts", "2c", "Kd")] == ["7♥", "10♠", "2♣", "K♦"]
