"""What people call themselves, made fit to stand on a table."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardhouse.table.names import LONGEST, tidy, tidy_text


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ammu", "Ammu"),
        ("  Ann   Marie ", "Ann Marie"),
        ("Ann\u202eeiraM", "AnneiraM"),  # right-to-left override
        ("\x00A\x07b\u2028c\ufeff", "Abc"),
        ("e\u0301", "é"),
        ("ക്\u200dഷ", "ക്\u200dഷ"),  # a joiner inside a Malayalam name stays
        ("\u200d\u200c", ""),
        ("\u3164", ""),  # a letter that shows nothing
        ("\u0301\u0301", ""),  # accents on nothing
        ("x" * 99, "x" * 24),
        ("🂡 ❤️", "🂡 ❤️"),
        ("", ""),
    ],
)
def test_a_name_is_tidied(typed: str, shown: str) -> None:
    assert tidy(typed) == shown


@given(st.text())
def test_a_tidy_name_stays_as_it_is_and_fits_on_a_line(typed: str) -> None:
    name = tidy(typed)
    assert tidy(name) == name
    assert len(name) <= LONGEST
    assert len(name.splitlines()) <= 1
    assert not {unicodedata.category(c) for c in name if c not in "\u200c\u200d"} & {"Cc", "Cf", "Cs", "Co", "Cn"}


def test_chat_may_be_longer_and_its_lines_become_one() -> None:
    assert tidy_text("a\nb" + "x" * 300) == "a b" + "x" * 197
