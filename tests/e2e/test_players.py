"""A player is a device with a name: their games, the best of each game, and the way to another device."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import DESK, Visitor, violations
from tests.e2e.player import QUICK, Player
from tests.server.open_house import OpenHouse


def test_a_recovery_code_makes_another_device_the_same_player(visitor: Visitor) -> None:
    phone, desk = visitor("Ammu"), visitor("", DESK)
    phone.goto("/")
    phone.get_by_role("link", name=re.compile("You are .?Ammu")).click()
    phone.get_by_role("button", name="Change name").click()
    phone.get_by_label("Your name").fill("Ammini")
    phone.get_by_role("button", name="Save").click()
    phone.get_by_role("button", name="Make a recovery code").click()
    code = phone.locator(".code").inner_text()
    assert violations(phone) == []
    desk.goto("/me")
    field = desk.get_by_label("A code from your other device")
    field.fill("not-a-code")
    desk.get_by_role("button", name="Use it").click()
    expect(desk.get_by_role("status").filter(has_text="This recovery code does not work")).to_be_visible()
    field.fill(code)
    desk.get_by_role("button", name="Use it").click()
    expect(desk.get_by_role("heading", name="Ammini")).to_be_visible()


def test_the_games_of_a_player_and_the_best_of_a_game(visitor: Visitor, house: OpenHouse) -> None:
    page = visitor("Meera")
    page.add_init_script(QUICK)
    player = Player(page, "history")
    player.sits_down(house.link, "liap_tui", 4, "max_rounds=1 max_redeals=0")
    player.plays_to_the_end()
    page.goto("/")
    page.get_by_role("link", name="Your games").click()
    played = page.get_by_role("link", name=re.compile("Liap Tui.* of .?4"))
    expect(played).to_be_visible()
    played.click()
    page.wait_for_url("**/r/*")
    page.goto("/best/liap_tui")
    expect(page.get_by_role("heading", name=re.compile("Best at .?Liap Tui"))).to_be_visible()
    page.get_by_role("link", name="Tincholi").click()
    expect(page.get_by_role("heading", name=re.compile("Best at .?Tincholi"))).to_be_visible()
    expect(page.get_by_text("Nobody has a rating yet")).to_be_visible()
    assert violations(page) == []
