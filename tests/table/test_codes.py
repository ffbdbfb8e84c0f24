"""What somebody may have meant who has written a code that leads nowhere."""

from __future__ import annotations

import pytest

from cardhouse.table.codes import WORDS, meant

OPEN = ["banyan-ivory-82", "mango-river-42"]


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("82", "banyan-ivory-82"),
        ("banyan ivory", "banyan-ivory-82"),
        ("ivory-banyan-82", "banyan-ivory-82"),
        ("mango-river-43", "mango-river-42"),
        ("Mango_Rivver 42", "mango-river-42"),
        ("saffrn-tigre-17", "saffron-tiger-17"),  # whether there is such a table or not
        ("saffrontiger17", "saffron-tiger-17"),
        ("saffron tiger17", "saffron-tiger-17"),
    ],
)
def test_a_slip_leads_to_an_open_table_or_to_the_right_spelling(typed: str, first: str) -> None:
    assert meant(typed, OPEN)[0] == first


@pytest.mark.parametrize("typed", ["", "---", "zzzz", "saffron-tiger-17", "99", "x" * 500, "saffron-tiger-177"])
def test_nothing_is_made_up(typed: str) -> None:
    assert meant(typed, OPEN) == []


def test_a_code_that_is_spelt_right_is_answered_in_the_same_way_whether_it_is_taken_or_not() -> None:
    """A table that is not open to everybody is never offered: only what was typed, and what is listed, count."""
    assert meant("pearl-otter-31", []) == meant("pearl-otter-32", []) == []


def test_at_most_three_are_offered() -> None:
    assert len(meant("42", [f"{word}-{word}-42" for word in WORDS[:9]])) == 3
