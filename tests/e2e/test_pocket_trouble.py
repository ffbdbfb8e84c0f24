"""What can go wrong with a house in a pocket: each is a clear sentence, and nothing is lost."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from cardhouse.server.outside import STATIC
from tests.e2e.conftest import PHONE, WAIT_MS
from tests.e2e.player import QUICK, Player
from tests.e2e.pocket import OTHER_RULES, Pocket
from tests.server.open_house import OpenHouse, open_house

pytestmark = pytest.mark.skipif(not list(STATIC.glob("assets/pocket-house-*")), reason="no house in a pocket here")

WHOLE_BROWSER = True
ROOM = 1_000_000_000


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with open_house(tmp_path_factory.mktemp("house"), "--bot-pace", "0", "--address-rate", "0") as house:
        yield house


def device(browser: Browser, house: OpenHouse) -> BrowserContext:
    context = browser.new_context(viewport=PHONE, base_url=house.link, reduced_motion="reduce", has_touch=True)  # type: ignore[arg-type]
    context.set_default_timeout(WAIT_MS)
    context.add_init_script(QUICK)
    context.add_init_script(OTHER_RULES)
    return context


@pytest.fixture(scope="module")
def ready(browser: Browser, home: OpenHouse) -> Iterator[Page]:
    """A phone that has it, and a network."""
    context = device(browser, home)
    page = context.new_page()
    page.goto("/")
    Pocket(page, home.link).downloads()
    yield page
    context.close()


def room_for(page: Page, house: OpenHouse, size: int) -> None:
    """How much this device may keep for the house."""
    tools = page.context.new_cdp_session(page)
    tools.send("Storage.overrideQuotaForOrigin", {"origin": house.link, "quotaSize": size})


def test_a_download_that_stops_at_half_says_so_and_goes_on_later(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with open_house(tmp_path_factory.mktemp("house"), "--bot-pace", "0", "--address-rate", "0") as house:
        context = device(browser, house)
        page = context.new_page()
        page.goto("/")
        page.evaluate("async () => { await navigator.serviceWorker.ready; }")
        page.get_by_role("button", name=re.compile("Play offline")).click()
        sheet = page.get_by_role("dialog")
        room_for(page, house, 4_000_000)
        sheet.get_by_role("button", name=re.compile("Download")).click()
        expect(sheet.get_by_role("alert")).to_contain_text("not enough room")
        room_for(page, house, ROOM)
        sheet.get_by_role("button", name=re.compile("Download")).click()
        house.kill()
        expect(sheet.get_by_role("alert")).to_have_text("The download has stopped. What was loaded stays: try again.")
        house.start()
        sheet.get_by_role("button", name=re.compile("Download")).click()
        expect(sheet.get_by_text(re.compile("^Ready"))).to_be_visible()
        context.close()


def test_two_tabs_at_one_table_the_last_has_it_and_nothing_is_lost(ready: Page, home: OpenHouse) -> None:
    pocket = Pocket(ready, home.link)
    player = pocket.sits_down("thulla")
    player.acts_once()
    player.waits_for_his_turn(60)
    hand = pocket.hand()
    other = ready.context.new_page()
    other.goto(ready.url)
    second = Player(other, "second")
    second.waits_for_his_turn(60)
    assert Pocket(other, home.link).hand() == hand
    expect(ready.get_by_role("heading", name="You opened this table somewhere else")).to_be_visible()
    second.acts_once()
    second.waits_for_his_turn(60)
    hand = Pocket(other, home.link).hand()
    ready.get_by_role("button", name="Play here").click()
    player.waits_for_his_turn(60)
    assert pocket.hand() == hand
    other.close()
    player.plays_to_the_end()
