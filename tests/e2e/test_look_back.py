"""A line of the log leads back to its moment while the match goes on."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import DESK, PHONE, Visitor, violations
from tests.e2e.player import QUICK, Player
from tests.server.open_house import OpenHouse


def sits_down(visitor: Visitor, house: OpenHouse, game: str, size: dict[str, int] = PHONE) -> Player:
    page: Page = visitor("Meera", size=size)
    page.add_init_script(QUICK)
    player = Player(page, f"back {game}")
    player.sits_down(house.link, game, 4)
    return player


def cards(held: Locator) -> Counter[str]:
    found: list[str] = held.evaluate_all("all => all.map((el) => el.dataset.card)")
    return Counter(found)


def own(view: dict[str, Any]) -> Counter[str]:
    return Counter(view["view"]["piles"][view["you"]])


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_line_of_the_log_shows_its_moment_again(visitor: Visitor, house: OpenHouse, size: dict[str, int]) -> None:
    player = sits_down(visitor, house, "kazhutha", size)
    page = player.page
    for _ in range(8):
        player.acts_once()
    player.waits_for_his_turn()
    now = cards(page.locator("main .held"))
    if size is PHONE:
        page.get_by_role("button", name="What happened").click()
    expect(page.locator(".log li").last).to_be_in_viewport()
    line = page.locator(".log li button").first
    told = line.locator(".sr-only, .text").inner_text()  # the whole sentence, as it is read aloud
    line.click()
    back = page.get_by_role("dialog", name="Looking back")
    expect(back.locator(".prompt")).to_contain_text(told)
    shown = back.get_by_role("slider")
    at = int(shown.input_value())
    assert at < int(shown.get_attribute("max") or 0)
    assert violations(page) == []

    back.get_by_role("button", name="One move on", exact=True).click()
    expect(shown).to_have_value(str(at + 1))
    page.keyboard.press("End")
    expect(shown).to_have_value(shown.get_attribute("max") or "")
    back.locator(".mat .weave").click(position={"x": 20, "y": 160}, force=True)  # a trick that is over is put away
    expect(back.locator(".held")).to_have_count(sum(now.values()))
    assert cards(back.locator(".held")) == now
    page.keyboard.press("Home")
    expect(shown).to_have_value("1")
    views = [frame for frame in player.frames if frame["type"] == "view"]
    first = own(views[0])  # the table may have been laid after a few moves of others, but before the first of their own
    expect(back.locator(".held")).to_have_count(sum(first.values()))
    assert cards(back.locator(".held")) == first

    expect(back.get_by_role("button", name="It is your turn")).to_be_visible()
    page.keyboard.press("Escape")
    expect(back).to_have_count(0)
    assert cards(page.locator("main .held")) == now
    assert player.acts_once()
    assert not [frame for frame in player.frames if frame["type"] == "refused"]


def test_the_last_card_of_a_trick_is_seen_in_it(visitor: Visitor, house: OpenHouse) -> None:
    player = sits_down(visitor, house, "kazhutha")
    page = player.page
    for _ in range(12):
        player.acts_once()
    player.waits_for_his_turn()
    views = [frame for frame in player.frames if frame["type"] == "view"]
    over, before = next(
        (view, last)
        for last, view in pairwise(views)
        if len(view["news"]) > 1 and len(last["view"]["piles"]["trick"]) > 1
    )
    card = over["news"][0]["cards"][0]
    page.get_by_role("button", name="What happened").click()
    page.locator(".log li button").filter(has_text=re.compile("Everyone followed|Pani!")).first.click()
    back = page.get_by_role("dialog", name="Looking back")
    expect(back.get_by_role("slider")).to_be_visible()
    lies = back.locator(".open [data-card]")
    expect(lies).to_have_count(len(before["view"]["piles"]["trick"]) + 1)
    assert cards(lies) == Counter([*before["view"]["piles"]["trick"], card])
    page.wait_for_timeout(1_500)
    expect(lies).to_have_count(len(before["view"]["piles"]["trick"]) + 1)  # until one goes on
    back.get_by_role("button", name="One move on", exact=True).click()
    expect(lies).to_have_count(1)


def test_where_memory_is_the_game_nobody_looks_back(visitor: Visitor, house: OpenHouse) -> None:
    player = sits_down(visitor, house, "tincholi")
    for _ in range(8):
        player.acts_once()
    player.page.get_by_role("button", name="What happened").click()
    lines = player.page.locator("dialog .log li")
    expect(lines.nth(1)).to_be_visible()
    expect(lines.get_by_role("button")).to_have_count(0)
