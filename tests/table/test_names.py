"""What people call themselves, made fit to stand on a table."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardhouse.table import messages as m
from cardhouse.table.names import LONGEST, apart, tidy, tidy_text
from tests.table.scene import Scene


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


@pytest.mark.parametrize(
    "other",
    [
        "Asha",
        "ASHA",
        "Аshа",
        "A\u200dsha",
        "As ha",
        "Ａｓｈａ",
        "Ásha",
        "Asha\ufe0f",
        "Αsha",
        "ａsʜa".replace("ʜ", "h"),
    ],
)
def test_names_that_look_the_same_are_told_apart(other: str) -> None:
    """S-16: Cyrillic letters, joiners, full width, accents and case."""
    assert apart(tidy(other), ["Bilal", "Asha"]) == f"{tidy(other)} 2"
    assert apart(tidy(other), ["Asha", "Asha 2", "asha 3"]) == f"{tidy(other)} 4"


@pytest.mark.parametrize(
    ("name", "other"),
    [("Asha", "Usha"), ("അമ്മു", "അമ്മ"), ("आशा", "आशु"), ("Ann 1", "Ann 2"), ("小明", "小红"), ("🂡", "🂢")],
)
def test_names_that_look_different_stay_as_they_are(name: str, other: str) -> None:
    assert apart(name, [other]) == name


def test_a_number_has_room_behind_a_long_name() -> None:
    assert apart("x" * LONGEST, ["X" * LONGEST]) == "x" * (LONGEST - 2) + " 2"


@given(st.text(min_size=1), st.lists(st.text(), max_size=6))
def test_another_number_is_always_found_and_short_enough(typed: str, others: list[str]) -> None:
    name = tidy(typed)
    if name:
        told = apart(name, [*map(tidy, others), name])
        assert told != name and len(told) <= LONGEST


def test_at_a_table_the_second_gets_a_number_and_keeps_the_name_elsewhere() -> None:
    scene = Scene(seats=3).join("ann", name="Asha").join("bob", name="Аsha").join("eve", watch=True, name="ASHA")
    assert [seat.name for seat in scene.last("ann", m.Room).seats] == ["Asha", "Аsha 2", ""]
    scene.say("eve", m.Say(phrase="hello"))
    assert scene.last("eve", m.Heard).name == "ASHA 3"
    assert scene.table.guests[scene.conns["bob"]].name == "Аsha", "the house remembers what they call themselves"
    scene.say("bob", m.Sit(3))
    assert scene.last("ann", m.Room).seats[2].name == "Аsha 2"


def test_who_comes_back_or_waits_is_told_apart_too() -> None:
    scene = Scene(seats=3, options="games=3").begin("ann").join("bob", name="Ann").join("cid", name="Ann")
    scene.say("bob", m.Sit(2)).say("cid", m.Sit(3))
    assert [seat.next.name for seat in scene.last("ann", m.Room).seats if seat.next] == ["Ann 2", "Ann 3"]
