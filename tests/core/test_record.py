"""The text of a record: tags, a blank line, one move per line."""

from __future__ import annotations

import pytest

from cardhouse.core.record import Line, RecordError, read_record, read_setup, write_record

TOP = '[Game "thulla"]\n[Seats "3"]\n'


def test_tags_and_lines_keep_their_numbers_in_the_file() -> None:
    record = read_record(f"{TOP}\n; a comment\ndeck deal p1:7h\n\n  p1   7h  ; a note\np10 swap p1.1\tp2.2\n")
    assert record.tags == {"Game": "thulla", "Seats": "3"}
    assert record.tag_lines == {"Game": 1, "Seats": 2}
    assert record.lines == [
        Line(5, "deck", "deal p1:7h"),
        Line(7, "p1", "7h"),
        Line(8, "p10", "swap p1.1 p2.2"),
    ]
    assert record.lines[2].text == "p10 swap p1.1 p2.2"


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_all_three_line_ends_are_read(end: str) -> None:
    assert read_record(f"{TOP}\np1 7h".replace("\n", end)).lines == [Line(4, "p1", "7h")]


@pytest.mark.parametrize("odd", ["\x0b", "\x0c", "\x1c", "\x85", "\u2028"])
def test_nothing_else_ends_a_line(odd: str) -> None:
    """An editor and `grep -n` do not count these either."""
    record = read_record(f"{TOP}\n; a comment{odd}p1 7h\np1 8h{odd} ; a note\n")
    assert record.lines == [Line(5, "p1", "8h")]


@pytest.mark.parametrize(
    ("text", "line", "move", "says"),
    [
        ("", 1, "", "the tag Game is missing"),
        ('[Game "thulla"]', 1, "", "the tag Seats is missing"),
        (f"{TOP}[Seats 3]", 3, "[Seats 3]", 'a tag is written [Name "text"]'),
        (f'{TOP}[Seats "3"', 3, '[Seats "3"', 'a tag is written [Name "text"]'),
        (f'{TOP}[Table "a"b"]', 3, '[Table "a"b"]', 'a tag is written [Name "text"]'),
        (f'{TOP}[Game "war"]', 3, '[Game "war"]', "the tag Game stands twice"),
        (f'{TOP}\np1 7h\n[Table "late"]', 5, '[Table "late"]', "tags stand above the moves"),
        (f"{TOP}\nhello", 4, "hello", "not a tag, a move or a comment"),
        (f"{TOP}\np1", 4, "p1", "not a tag, a move or a comment"),
        (f"{TOP}\np1  ; a note", 4, "p1  ; a note", "not a tag, a move or a comment"),
        (f"{TOP}\np0 7h", 4, "p0 7h", "not a tag, a move or a comment"),
        (f"{TOP}\np1000 7h", 4, "p1000 7h", "not a tag, a move or a comment"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_line(text: str, line: int, move: str, says: str) -> None:
    with pytest.raises(RecordError) as refused:
        read_record(text)
    error = refused.value
    assert (error.line, error.move, error.code, error.message) == (line, move, "bad_record", says)
    assert str(error) == (f"line {line}: {move}: {says}" if move else f"line {line}: {says}")


def test_an_error_without_a_line_says_only_what_is_wrong() -> None:
    assert str(RecordError(0, "", "bad_record", "no such file")) == "no such file"


@pytest.mark.parametrize("value", ["", "plain", 'a "quoted" word', "back\\slash", 'both \\" and \\\\', "Zoë ♥"])
def test_the_text_of_a_tag_survives_writing_and_reading(value: str) -> None:
    text = write_record({"Game": "thulla", "Seats": "3", "Table": value}, ["p1 7h"])
    record = read_record(text)
    assert record.tags["Table"] == value
    assert record.lines == [Line(5, "p1", "7h")]


def test_a_setup_is_items_of_a_key_and_values() -> None:
    assert read_setup("lead p2; out p3 p1 ;opening;;") == {"lead": ("p2",), "out": ("p3", "p1"), "opening": ()}
    assert read_setup("") == {}


def test_a_key_that_stands_twice_in_a_setup_is_refused() -> None:
    with pytest.raises(ValueError, match="lead stands twice in the set-up"):
        read_setup("lead p1; out p3; lead p2")


def test_another_hears_only_that_a_line_was_refused() -> None:
    """R-2: why may depend on a hand, and a line of the deck has all hands in it."""
    refused = RecordError(7, "p2 4h", "must_follow", "you hold the ace of spades")
    assert refused.told_to("p2") is refused
    for viewer in ("p1", ""):
        told = refused.told_to(viewer)
        assert (told.line, told.move, told.code, told.message) == (7, "p2 4h", "illegal_move", "not a legal move here")
    deal = RecordError(5, "deck deal p1:As p2:Ks", "bad_record", "the deck has nothing to do here").told_to("p1")
    assert str(deal) == "line 5: deck deal: the deck has nothing to do here"
    seat = RecordError(9, "p7 As", "bad_record", "there is no seat p7")
    assert seat.told_to("") is seat
