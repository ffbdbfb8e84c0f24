"""Help for one seat in three browsers: asked for, agreed to and seen; and a hand that is looked at by two."""

from __future__ import annotations

import json
import os
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import PHONE, violations
from tests.e2e.player import makes_table
from tests.server.open_house import OpenHouse

SHOTS = os.environ.get("SHOTS", "")


def come(browser: Browser, house: OpenHouse, name: str, language: str = "en") -> Page:
    context = browser.new_context(
        viewport={"width": PHONE["width"], "height": PHONE["height"]},
        base_url=house.link,
        service_workers="block",
        reduced_motion="reduce",
    )
    context.add_init_script(
        f"localStorage['cardhouse.name'] ??= {json.dumps(json.dumps(name))};"
        "localStorage['cardhouse.speed'] = '0.02'; localStorage['cardhouse.language'] ??= "
        + json.dumps(json.dumps(language))
    )
    return context.new_page()


def shot(page: Page, name: str) -> None:
    if SHOTS:
        page.screenshot(path=str(Path(SHOTS) / f"{name}.png"))


def help_sheet(page: Page) -> None:
    page.get_by_role("button", name="Menu", exact=True).click()
    page.locator('[data-act="help-sheet"]').click()
    expect(page.get_by_role("dialog", name="Help for a player")).to_be_visible()


def test_help_is_asked_for_agreed_to_and_seen_and_somebody_looks_and_points(browser: Browser, tmp_path: Path) -> None:
    house = OpenHouse(tmp_path, "--bot-pace", "0").start()
    try:
        asha, ben, dadi = (come(browser, house, name) for name in ("Asha", "Ben", "Dadi"))
        link = f"/t/{makes_table(asha, 'thulla', 2)}"
        ben.goto(link)
        expect(ben.locator(".seat.taken")).to_have_count(2)
        dadi.goto(f"{link}?watch=1")
        for page in (asha, ben):
            expect(page.locator(".seat.taken")).to_have_count(2)

        # before the match: more time and the memory aid for Asha, asked by Ben
        help_sheet(ben)
        ben.locator('[data-for="p1"]').click()
        ben.get_by_role("switch", name="More time").check()
        ben.get_by_role("switch", name="Memory aid").check()
        shot(ben, "help-sheet")
        ben.locator('[data-act="ease"]').click()
        expect(ben.get_by_role("dialog")).to_contain_text("Waiting for")
        ben.keyboard.press("Escape")
        wish = asha.locator("[data-easing]")
        expect(wish).to_contain_text("More time and Memory aid")
        shot(asha, "help-wish")
        assert violations(asha) == []
        asha.locator('[data-act="ease-agree"]').click()
        expect(ben.locator(".seat.taken", has_text="Asha")).to_contain_text("has help")

        # somebody looks
        asha.locator('[data-act="start"]').click()
        expect(asha.locator(".held").first).to_be_visible()
        help_sheet(asha)
        asha.locator("[data-beside]").click()
        asha.keyboard.press("Escape")
        expect(dadi.locator("[data-beside-of]")).to_contain_text("You look at the cards of")
        expect(dadi.locator(".held")).to_have_count(asha.locator(".held").count())
        mine = asha.locator(".held").evaluate_all("cards => cards.map(card => card.dataset.card).sort()")
        seen = dadi.locator(".held").evaluate_all("cards => cards.map(card => card.dataset.card).sort()")
        assert mine == seen and mine
        assert dadi.locator(".actions").count() == 0, "nothing can be done with it"
        dadi.locator(".held").nth(1).click(position={"x": 5, "y": 18})
        expect(dadi.locator("[data-finger]")).to_be_visible()
        expect(asha.locator("[data-finger]")).to_be_visible()
        expect(asha.locator("body")).to_contain_text("points at")
        assert ben.locator("[data-finger]").count() == 0
        shot(dadi, "help-beside")
        shot(asha, "help-finger")
        expect(ben.locator("body")).to_contain_text("with \u2068Dadi")
        shot(ben, "help-seen-by-others")
        assert violations(dadi) == []
        dadi.locator('[data-act="alone"]').click()
        expect(dadi.locator(".held")).to_have_count(0)
        for page in (asha, ben, dadi):
            page.context.close()
    finally:
        house.kill()
