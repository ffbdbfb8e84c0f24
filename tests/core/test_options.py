"""House rules as text: read, refused, written and described."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from cardhouse.core.game import Game
from cardhouse.core.options import (
    About,
    BadOption,
    Options,
    about,
    choice,
    number,
    read_options,
    switch,
    write_options,
)
from cardhouse.games import GAMES
from cardhouse.testing.promises import option_texts


@dataclass(frozen=True)
class Inn(Options):
    music: bool = switch(False, "A fiddler plays.")
    soup: str = choice("pea", "leek", help="What there is to eat.")
    beds: int = number(3, 1, 12, "So many beds.")
    stars: int = number(1, 1, 5, "How good it is.", only=(1, 3, 5))
    closes: int | None = number(None, 1, 12, "When the door is shut.", optional=True)


def test_what_is_not_named_has_its_default() -> None:
    assert read_options(Inn, "") == Inn()
    assert read_options(Inn, "  beds=4   music=on ") == Inn(music=True, beds=4)


@pytest.mark.parametrize("text", ["music=on soup=leek beds=12 stars=5 closes=11", "beds=1", "closes=1", ""])
def test_only_what_differs_is_written_and_it_reads_back(text: str) -> None:
    assert write_options(read_options(Inn, text)) == text


def test_a_default_that_is_named_is_not_written() -> None:
    assert write_options(read_options(Inn, "music=off soup=pea beds=3 stars=1 closes=none")) == ""


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("cellar=on", "unknown option cellar; there are music, soup, beds, stars, closes"),
        ("music", "music: write each option once, as name=value"),
        ("beds=4 beds=4", "beds=4: write each option once, as name=value"),
        ("music=yes", "music=yes: music is off or on"),
        ("music=", "music=: music is off or on"),
        ("soup=fish", "soup=fish: soup is pea or leek"),
        ("beds=0", "beds=0: beds is 1 … 12"),
        ("beds=13", "beds=13: beds is 1 … 12"),
        ("beds=-1", "beds=-1: beds is 1 … 12"),
        ("beds=none", "beds=none: beds is 1 … 12"),
        ("beds=٣", "beds=٣: beds is 1 … 12"),
        ("beds=1000000000000", "beds=1000000000000: beds is 1 … 12"),
        ("stars=2", "stars=2: stars is 1 or 3 or 5"),
        ("closes=13", "closes=13: closes is none or 1 … 12"),
    ],
)
def test_a_bad_option_is_refused_in_words(text: str, says: str) -> None:
    with pytest.raises(BadOption) as refused:
        read_options(Inn, text)
    assert str(refused.value) == says


def test_a_game_without_options_has_none_to_name() -> None:
    with pytest.raises(BadOption, match="there are none"):
        read_options(Options, "music=on")


def test_a_form_learns_all_about_an_option() -> None:
    assert about(Inn) == [
        About("music", "switch", "off", ("off", "on"), None, None, False, "A fiddler plays."),
        About("soup", "choice", "pea", ("pea", "leek"), None, None, False, "What there is to eat."),
        About("beds", "number", "3", (), 1, 12, False, "So many beds."),
        About("stars", "number", "1", ("1", "3", "5"), 1, 5, False, "How good it is."),
        About("closes", "number", "none", (), 1, 12, True, "When the door is shut."),
    ]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_options_of_every_game_read_back(game: Game) -> None:
    for text in option_texts(game):
        options = read_options(game.options, text)
        assert read_options(game.options, write_options(options)) == options
