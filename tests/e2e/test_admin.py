"""The operator in one browser, a player in another."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.conftest import DESK, PHONE, Visitor, violations
from tests.e2e.player import Player, short
from tests.server.open_house import OpenHouse, open_house

TOKEN = "a token that nobody guesses"
TEXT = "The house closes at ten tonight. All games are kept, and go on tomorrow with the same link. <b>Good night!</b>"


@pytest.fixture(scope="module")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with open_house(tmp_path_factory.mktemp("house"), "--bot-pace", "0", "--admin-token", TOKEN) as house:
        yield house


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_what_the_operator_says_and_does_reaches_the_player(
    visitor: Visitor, house: OpenHouse, size: dict[str, int]
) -> None:
    page = visitor("Ammu", size=size)
    code = short(Player(page, "waiting").sits_down(house.link, "thulla", 4, start=False))
    expect(page.locator(".mat li")).to_have_count(4)

    operator = visitor(size=size)
    operator.goto("/admin")
    assert violations(operator) == []
    operator.get_by_label("Admin token").fill(TOKEN)
    operator.get_by_role("button", name="Sign in").click()
    expect(operator.get_by_role("heading", name=code)).to_be_visible()
    assert "Ammu" in operator.locator(f'.tables > li:has-text("{code}")').inner_text()
    assert violations(operator) == []
    assert operator.evaluate("document.documentElement.scrollWidth") <= size["width"]

    operator.get_by_label("What everyone in the house is told").fill(TEXT)
    operator.get_by_role("button", name="Tell everyone").click()
    expect(operator.get_by_role("status")).to_contain_text("has been told")
    toast = page.locator('[role="status"] .toast')
    expect(toast).to_contain_text("Cardhouse")
    expect(toast).to_contain_text(TEXT)
    assert violations(page) == []
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_role("log")).to_contain_text(TEXT)
    page.keyboard.press("Escape")

    operator.get_by_role("link", name=f"Close {code}").click()
    expect(operator.get_by_role("heading")).to_have_text(f"Close {code}?")
    assert violations(operator) == []
    operator.get_by_role("button", name="Close the table").click()
    expect(operator.get_by_role("status")).to_contain_text("The table is closed")
    expect(operator.get_by_role("heading", name=code)).to_have_count(0)
    expect(page.get_by_role("heading")).to_have_text("This table was closed")
    expect(page.get_by_text("The people who run this house closed it.")).to_be_visible()
    operator.get_by_role("button", name="Sign out").click()
    expect(operator.get_by_label("Admin token")).to_be_visible()
