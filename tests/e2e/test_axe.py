"""axe-core finds nothing on any screen, in English and, read from the right, in Urdu."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visitor, until, violations
from tests.e2e.player import SHORT, Player
from tests.e2e.test_languages import sits_down, speaks
from tests.server.open_house import OpenHouse

BOTH = pytest.mark.parametrize("language", ["en", "ur"])


@BOTH
def test_axe_finds_nothing_around_the_table(visitor: Visitor, house: OpenHouse, language: str) -> None:
    page = speaks(visitor, language)
    page.goto("/")
    expect(page.locator("a.poster").first).to_be_visible()
    assert violations(page) == []
    for opens in range(2):  # languages, settings
        page.locator("header .icon-button").nth(opens).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert violations(page) == []
        page.keyboard.press("Escape")
        until(page, "history.state === null")  # a sheet that closes steps back
    page.goto("/g/liap_tui")
    page.locator('[data-act="rules"]').click()
    expect(page.locator("dialog h3").first).to_be_visible()
    assert violations(page) == []
    Player(page, "waiting").sits_down(house.link, "kazhutha", 6, start=False)
    expect(page.locator(".mat li")).to_have_count(6)
    assert violations(page) == []
    Player(page, "house rules").sits_down(house.link, "liap_tui", 4, start=False)
    page.locator('[data-part="rules"]').first.click()
    expect(page.get_by_role("dialog").get_by_role("radio").first).to_be_visible()
    assert violations(page) == []


@BOTH
@pytest.mark.parametrize("game", SHORT)
def test_axe_finds_nothing_at_a_table_in_play(visitor: Visitor, house: OpenHouse, language: str, game: str) -> None:
    page = speaks(visitor, language)
    player = sits_down(page, house, game, *SHORT[game])
    player.waits_for_his_turn()
    told = page.locator('[data-act="drawn"], [data-act="gifts"]')  # lies over the seats until it is read
    while told.count():
        assert not [found for found in violations(page) if not found.startswith("target-size")]
        told.first.click()
    assert violations(page) == []


@BOTH
def test_axe_finds_nothing_on_results_and_replay(visitor: Visitor, house: OpenHouse, language: str) -> None:
    page = speaks(visitor, language)
    player = sits_down(page, house, "liap_tui", 4, "max_rounds=1 max_redeals=0")
    player.plays_to_the_end()
    assert violations(page) == []
    record = next(frame["record"] for frame in reversed(player.frames) if frame["type"] == "view")
    page.goto(f"/r/{record}")
    expect(page.locator("h1")).to_be_visible()
    assert violations(page) == []
