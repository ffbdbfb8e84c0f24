"""What a player has to see: whose clock ran out, that a pause is over, the cards that a banner tells of."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESK, PHONE, Visitor
from tests.e2e.player import QUICK, Player
from tests.server.open_house import OpenHouse

LYING_FREE = """() => {
  const banner = document.querySelector(".banner")?.getBoundingClientRect();
  if (!banner) return null;
  const cards = [...document.querySelectorAll(".open li")].map((card) => card.getBoundingClientRect());
  return cards.length > 1 && cards.every((card) => card.bottom <= banner.top + 2 || card.right <= banner.left);
}"""


def sits(
    visitor: Visitor, house: OpenHouse, game: str, size: dict[str, int] = PHONE, speed: str = QUICK, clock: str = "off"
) -> Player:
    page: Page = visitor("Meera", size=size)
    page.add_init_script(speed)
    player = Player(page, f"sight {game}")
    player.sits_down(house.link, game, 4, "max_redeals=0" if game == "liap_tui" else "", clock)
    return player


def test_a_pause_is_over_when_its_time_is(visitor: Visitor, house: OpenHouse) -> None:
    player = sits(visitor, house, "liap_tui")
    page = player.page
    goes_on, primary = page.locator('[data-act="go_on"]'), page.locator('[data-act="primary"]')
    for _ in range(200):
        seen = player.waits_for_his_turn()
        leads = page.locator(".prompt .title").inner_text().replace("\u2068", "").startswith("You")
        if not seen["go_on"] or not leads:
            player.taps(seen)
            continue
        expect(goes_on).to_have_count(0)  # nobody taps
        expect(page.locator(".prompt")).to_contain_text("Your turn")
        expect(primary).to_have_text(re.compile("Choose (a piece|pieces)"))
        player.taps(player.waits_for_his_turn())
        return
    raise AssertionError("he never won a turn")


def test_what_the_clock_has_played_is_told(visitor: Visitor, house: OpenHouse) -> None:
    player = sits(visitor, house, "thulla", size=DESK, clock="speed")
    page = player.page
    player.acts_once()
    while not player.waits_for_his_turn()["turn"]:
        pass
    own = page.locator(".log li", has_text="You\u2069 played")
    told = page.locator(".log li.for-you")
    before = own.count()
    expect(told).to_have_count(1)
    expect(told).to_have_text(re.compile(r"^Time is up: .+ was played for you$"))
    assert own.count() == before


@pytest.mark.parametrize("size", [PHONE, DESK, {"width": 780, "height": 360}], ids=["phone", "desk", "landscape"])
def test_the_banner_of_a_cut_leaves_the_cards_in_sight(
    visitor: Visitor, house: OpenHouse, size: dict[str, int]
) -> None:
    player = sits(visitor, house, "kazhutha", size, "localStorage['cardhouse.speed'] = '0.5'")
    end = time.monotonic() + 60
    while time.monotonic() < end:
        free = player.page.evaluate(LYING_FREE)
        if free is not None:
            assert free is True
            return
        seen = player.offered()
        if seen["over"]:
            break
        if seen["turn"] and player._anything(seen):
            player.taps(seen)
        time.sleep(0.02)
    pytest.skip("nobody was cut")


def test_who_is_waited_for_stands_on_the_button(visitor: Visitor, house: OpenHouse) -> None:
    page = visitor("Meera")
    page.add_init_script(QUICK)
    other = visitor("Bilal")
    player = Player(page, "two")
    code = player.sits_down(house.link, "kazhutha", 3, start=False)
    other.goto(f"/t/{code}")
    expect(page.get_by_text("Bilal")).to_be_visible()
    page.get_by_role("button", name="Add bots").click()
    page.get_by_role("button", name="Start", exact=True).click()
    for _ in range(12):
        expect(page.locator('[data-act="primary"]')).to_be_visible()
        page.wait_for_timeout(600)
        if player.offered()["turn"]:
            player.taps(player.offered())
            continue
        expect(page.locator('[data-act="primary"]')).to_have_text(re.compile("Bilal.* is playing"))
        return
    raise AssertionError("it was never his turn")
