"""A whole game of each of the five on a phone, by tapping what is offered; and what the browser was sent meanwhile."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import DESK, Visitor, until, violations
from tests.e2e.player import QUICK, SHORT, Player
from tests.e2e.truth import checked, record_of
from tests.server.open_house import OpenHouse

GAMES = list(SHORT)


def sits_down(visitor: Visitor, house: OpenHouse, game: str, seed: str = "", **more: Any) -> Player:
    page: Page = visitor("Meera", **more)
    page.add_init_script(QUICK)
    player = Player(page, f"{game} {seed}")
    seats, options = SHORT[game]
    player.sits_down(house.link, game, seats, options)
    return player


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_on_a_phone(visitor: Visitor, house: OpenHouse, game: str) -> None:
    player = sits_down(visitor, house, game)
    player.waits_for_his_turn()
    assert violations(player.page) == []
    player.plays_to_the_end()
    assert violations(player.page) == []
    expect(player.page.get_by_role("listitem").filter(has_text="You").first).to_be_visible()
    views = [frame for frame in player.frames if frame["type"] == "view"]
    assert views[-1]["view"]["over"] and views[-1]["record"]
    assert checked(player.frames, record_of(house.link, player.frames), 0) > 3
    refused = [frame for frame in player.frames if frame["type"] == "refused"]
    assert refused == []


def test_a_card_that_cannot_be_played_says_why(visitor: Visitor, house: OpenHouse) -> None:
    player = sits_down(visitor, house, "thulla", "why")
    dimmed = player.page.locator('.held[aria-disabled="true"]')
    for _ in range(60):
        player.waits_for_his_turn()
        if dimmed.count():
            break
        player.acts_once()
    dimmed.first.click(position={"x": 10, "y": 14}, force=True)
    expect(player.page.locator(".prompt .danger")).to_contain_text(re.compile("must play one|ace of spades"))
    assert not [frame for frame in player.frames if frame["type"] == "refused"]


# A card may come back as fast as it was played: whoever is cut off takes the trick.
LEAST = """() => {
  window.least = Infinity;
  const look = () => { window.least = Math.min(window.least, document.querySelectorAll(".held").length); };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def test_a_trick_is_played_with_the_keyboard_alone(visitor: Visitor, house: OpenHouse) -> None:
    player = sits_down(visitor, house, "kazhutha", "keys", size=DESK)
    page = player.page
    for _ in range(3):
        seen = player.waits_for_his_turn()
        before = page.locator(".held").count()
        page.evaluate(LEAST)
        page.locator('.held[tabindex="0"]').focus()
        page.keyboard.press("Home")
        for _ in range(before):
            if page.evaluate("document.activeElement.getAttribute('aria-disabled')") is None:
                break
            page.keyboard.press("ArrowRight")
        if page.evaluate("document.activeElement.getAttribute('aria-pressed')") != "true":
            page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        until(page, f"window.least < {before}")
        assert seen["turn"]


def test_a_reload_in_the_middle_comes_back_to_the_same_hand(visitor: Visitor, house: OpenHouse) -> None:
    player = sits_down(visitor, house, "thulla", "reload")
    for _ in range(4):
        player.acts_once()
    player.waits_for_his_turn()
    hand = player.page.locator(".held").evaluate_all("all => all.map(card => card.dataset.card)")
    assert hand
    player.page.reload()
    player.waits_for_his_turn()
    assert player.page.locator(".held").evaluate_all("all => all.map(card => card.dataset.card)") == hand


def test_a_rematch_starts_when_all_people_are_ready(visitor: Visitor, house: OpenHouse) -> None:
    player = sits_down(visitor, house, "liap_tui", "rematch")
    player.plays_to_the_end()
    player.page.locator('[data-act="rematch"]').click()
    end = time.monotonic() + 40
    while not dealt_again(player) and time.monotonic() < end:
        player.page.wait_for_timeout(50)
    assert dealt_again(player)


def dealt_again(player: Player) -> bool:
    return any(frame["type"] == "view" and frame["match"] == 2 for frame in player.frames)
