"""What each seat has been told, and how much of it is remembered."""

from __future__ import annotations

from cardhouse.core import kernel
from cardhouse.core.ears import REMEMBERED, Ears
from cardhouse.core.position import PUBLIC, News

FACES = ("2c", "3c")


def item(what: str, told_to: int = PUBLIC, seen_by: int = PUBLIC) -> News:
    return News(what, {"seat": "p1"}, (1,), seen_by, told_to)


def test_each_seat_hears_what_it_is_told_and_sees_what_it_may() -> None:
    ears, news = Ears(3, FACES), [item("play"), item("peek", seen_by=0b010), item("whisper", told_to=0b100)]
    ears.hear(news)
    ears.hear(None)
    for seat in range(3):
        assert ears.heard[seat] == kernel.heard(news, seat, FACES)
    assert [heard["what"] for heard in ears.heard[2]] == ["play", "peek", "whisper"]
    assert ears.heard[1][1]["cards"] == ["3c"] and ears.heard[0][1]["cards"] == ["??"]


def test_what_all_hear_alike_is_in_memory_once() -> None:
    ears = Ears(8, FACES)
    ears.hear([item("play")])
    assert len({id(heard[0]) for heard in ears.heard}) == 1


def test_of_a_very_long_match_the_last_is_remembered() -> None:
    ears = Ears(2, FACES)
    for number in range(REMEMBERED + 50):
        ears.hear([item(f"play {number}")])
    assert [len(heard) for heard in ears.heard] == [REMEMBERED] * 2
    assert ears.heard[1][0]["what"] == "play 50"
