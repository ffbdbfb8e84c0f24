"""The game of docs/adding-a-game.md, which the client has never heard of, played in a browser to its end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.conftest import Visitor, violations
from tests.e2e.player import QUICK, Player
from tests.server import open_house as house_of
from tests.server.open_house import OpenHouse
from tests.sixth import installed


@pytest.fixture(scope="module")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """The game is a package beside the house: nothing but its entry point tells of it."""
    folder: Path = tmp_path_factory.mktemp("house")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(installed(tmp_path_factory.mktemp("installed"))))
        with house_of.open_house(folder, "--bot-pace", "0", "--tables-per-player", "1000") as house:
            yield house


def test_the_sixth_game_is_played_to_the_end_from_its_piles_alone(visitor: Visitor, house: OpenHouse) -> None:
    page = visitor("Meera")
    page.add_init_script(QUICK)
    player = Player(page, "war")
    player.sits_down(house.link, "war", 3, "cards=4")
    charge = page.get_by_role("button", name="Turn up your top card")
    expect(charge).to_be_enabled()
    expect(page.locator(".prompt .more")).to_have_text("into battle")
    expect(page.get_by_role("list", name="Battlefield")).to_be_attached()
    expect(page.locator(".mat")).to_contain_text("Cards won 0")
    expect(page.locator("p.stack")).to_contain_text(re.compile(".?4.? cards lie in front of you"))
    charge.click()
    expect(page.locator("p.stack")).to_contain_text(re.compile(".?3.? cards lie in front of you"))
    expect(page.locator(".open [data-card]")).not_to_have_count(0)
    assert violations(page) == []
    player.plays_to_the_end()
    expect(page.locator('[data-act="rematch"]')).to_be_visible()
    places = page.locator(".results li")
    expect(places).to_have_count(3)
    assert sum(int(n) for n in places.locator(".score").all_inner_texts()) == 12
    assert violations(page) == []
    assert [frame["type"] for frame in player.frames if frame["type"] == "refused"] == []


def test_the_question_mark_shows_the_page_the_package_brings(visitor: Visitor, house: OpenHouse) -> None:
    page = visitor("Meera")
    page.add_init_script(QUICK)
    Player(page, "war").sits_down(house.link, "war", 2, "cards=4")
    page.get_by_role("button", name="Rules of this table").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("The highest card takes them all.")
    expect(sheet).to_contain_text("Turn up your top card.")
    expect(sheet).to_contain_text("W2 When all have, the highest rank takes the cards; of equal ones the first.")
    expect(sheet).not_to_contain_text(re.compile(r"[*`{}]"))
    expect(sheet.locator('a[href="/learn/war"]')).to_have_count(1)
    assert violations(page) == []


def test_the_lesson_of_the_sixth_game_speaks_in_its_own_texts(visitor: Visitor, house: OpenHouse) -> None:
    page = visitor("Meera")
    page.goto("/learn/war")
    expect(page.locator(".coach p")).to_have_text("Turn up your top card.")


def test_the_sixth_game_stands_on_the_first_page_and_has_a_form(visitor: Visitor, house: OpenHouse) -> None:
    page = visitor("Meera")
    page.goto("/")
    link = page.get_by_role("link", name="War")
    expect(link).to_contain_text("The highest card takes them all.")
    link.click()
    expect(page.get_by_role("heading", name="War")).to_be_visible()
    expect(page.locator("ol.rules li")).to_have_text(
        ["Turn up your top card.", "The highest takes them all.", "Most cards win."]
    )
    expect(page.locator('a[href="/learn/war"]')).to_be_visible()
    page.get_by_role("button", name="Play with friends").click()
    expect(page.get_by_role("button", name="Add bots")).to_be_visible()
