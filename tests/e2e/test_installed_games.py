"""The games of examples/, installed beside the house: from the first page to the score sheet, out of declarations."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import HOME, Visitor, violations
from tests.e2e.player import QUICK, Player, read_log
from tests.server import open_house as house_of
from tests.server.open_house import OpenHouse
from tests.sixth import installed

RAW = re.compile(r"[{}$]|\bp\d\b|undefined|null|NaN")


@pytest.fixture(scope="module")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    folder: Path = tmp_path_factory.mktemp("installed")
    for project in ("examples/games/hearts", "examples/games/crazy_eights", "tests/contract"):
        installed(folder, HOME / project)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        with house_of.open_house(
            tmp_path_factory.mktemp("house"), "--bot-pace", "0", "--tables-per-player", "1000"
        ) as house:
            yield house


def said(page: Page) -> str:
    log = "\n".join(read_log(page))
    page.keyboard.press("Escape")
    return re.sub("[\u2068\u2069]", "", log)


def test_three_cards_are_chosen_in_the_hand_and_passed(visitor: Visitor, house: OpenHouse) -> None:
    page = visitor("Meera")
    page.add_init_script(QUICK)
    page.goto("/")
    expect(page.get_by_role("link", name="Hearts")).to_contain_text("Take no hearts")
    player = Player(page, "hearts")
    player.sits_down(house.link, "hearts", 4)
    player.waits_for_his_turn()
    expect(page.locator(".prompt .more")).to_have_text("choose three cards to pass left")
    assert page.locator(".actions [data-move]").count() == 0  # and not one of 286 buttons
    for _ in range(3):
        player._tap(page.locator('.held[aria-pressed="false"]').first, "card", corner=True)
    expect(page.locator('[data-act="primary"]')).to_have_text(re.compile(r"^Pass .*[♠♥♦♣]"))
    assert violations(page) == []
    page.locator('[data-act="primary"]').click()
    player.waits_for_his_turn()
    expect(page.locator(".prompt .more")).to_have_text(re.compile(r"^lead a card$|^follow \w+ if you can$"))
    log = said(page)
    assert "You have chosen" in log and re.search(r"You pass \S+ \S+ \S+ to \w+", log), log
    assert not RAW.search(log), log


def test_the_top_of_the_discard_pile_is_seen_and_the_stock_is_tapped(visitor: Visitor, house: OpenHouse) -> None:
    page = visitor("Meera")
    page.add_init_script(QUICK)
    player = Player(page, "eights")
    player.sits_down(house.link, "crazy_eights", 2)
    for held in (7, 8, 9):  # a card is drawn, and it is still one's turn
        player.waits_for_his_turn()
        latest = next(frame for frame in reversed(player.frames) if frame["type"] == "view")
        expect(page.locator(f'[data-top="{latest["view"]["piles"]["discard"][0]}"]')).to_be_attached()
        expect(page.locator(".held")).to_have_count(held)
        page.locator('[data-pile="stock"] [data-tap="draw"]').click()
    player.waits_for_his_turn()
    assert page.locator('[data-tap="draw"]').count() == 0  # three are enough
    if page.locator('[data-act="primary"][data-move="pass"]').count() == 0:
        player._tap(page.locator('.held[aria-pressed="false"]:not([aria-disabled="true"])').first, "card", corner=True)
        expect(page.locator('[data-pile="discard"] .here')).to_be_visible()  # it goes there,
        expect(page.locator(".landing")).to_have_count(0)  # and not between two piles
    assert violations(page) == []
    assert not RAW.search(said(page))


def test_a_bid_is_a_button_and_the_trump_stands_at_the_table(visitor: Visitor, house: OpenHouse) -> None:
    page = visitor("Meera")
    page.add_init_script(QUICK)
    player = Player(page, "contract")
    player.sits_down(house.link, "contract", 4)
    player.waits_for_his_turn()  # p1 bids first
    expect(page.locator(".prompt .more")).to_have_text("bid more than 0, or pass")
    expect(page.locator(".actions [data-move]")).to_have_text(["Pass", *(f"Bid {n}" for n in range(1, 6))])
    expect(page.locator('[data-act="primary"]')).to_have_text("Choose")  # nothing lies there that could be beaten
    page.get_by_role("button", name="Bid 5", exact=True).click()
    expect(page.locator(".prompt .more")).to_have_text("which suit is trump?")
    page.locator('.actions [data-move="trump spades"]').click()
    expect(page.locator(".mat")).to_contain_text("Trump ♠")
    expect(page.locator(".mat")).to_contain_text("With You")
    player.waits_for_his_turn()
    assert violations(page) == []
    assert "You name spades" in said(page)
