"""The game of docs/adding-a-game.md, which the client has never heard of, played in a browser to its end."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.conftest import HOME, Visitor, violations
from tests.e2e.player import QUICK, Player
from tests.server import open_house as house_of
from tests.server.open_house import OpenHouse

# As if its line stood in `GAMES`.
WITH_WAR = """
from cardhouse.games import GAMES
from tests.sixth import war
GAMES[war.GAME.name] = war.GAME
from cardhouse.cli import main
main()
"""


@pytest.fixture(scope="module")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    folder: Path = tmp_path_factory.mktemp("house")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(HOME))
        patch.setattr(house_of, "CARDHOUSE", [sys.executable, "-c", WITH_WAR])
        with house_of.open_house(folder, "--bot-pace", "0", "--tables-per-player", "1000") as house:
            yield house


def test_the_sixth_game_is_played_to_the_end_from_its_piles_alone(visitor: Visitor, house: OpenHouse) -> None:
    page = visitor("Meera")
    page.add_init_script(QUICK)
    player = Player(page, "war")
    player.sits_down(house.link, "war", 3, "cards=4")
    flip = page.get_by_role("button", name="Turn up your card")
    expect(flip).to_be_enabled()
    expect(page.locator(".stack")).to_contain_text(re.compile(".?4.? cards lie in front of you"))
    flip.click()
    expect(page.locator(".stack")).to_contain_text(re.compile(".?3.? cards lie in front of you"))
    expect(page.locator(".open [data-card]")).not_to_have_count(0)
    assert violations(page) == []
    player.plays_to_the_end()
    expect(page.locator('[data-act="rematch"]')).to_be_visible()
    places = page.locator(".results li")
    expect(places).to_have_count(3)
    assert sum(int(n) for n in places.locator(".score").all_inner_texts()) == 12
    assert violations(page) == []
    assert [frame["type"] for frame in player.frames if frame["type"] == "refused"] == []


def test_the_sixth_game_stands_on_the_first_page_and_has_a_form(visitor: Visitor, house: OpenHouse) -> None:
    page = visitor("Meera")
    page.goto("/")
    page.get_by_role("link", name="War").click()
    expect(page.get_by_role("heading", name="War")).to_be_visible()
    page.get_by_role("button", name="Make a table").click()
    expect(page.get_by_role("button", name="Add bots")).to_be_visible()
